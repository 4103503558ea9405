-- People are told who have no seat at the table (any more, or yet); and the tables that somebody lets wait are counted.

ALTER TABLE outbox ADD COLUMN tells TEXT NOT NULL DEFAULT '[]';  -- JSON: persons; emptied when it has gone out
CREATE INDEX tables_waiting_by_owner ON tables (owner) WHERE state = 'lobby';
