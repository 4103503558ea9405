-- Waiting: who is called how and when, and when somebody has to look at a table again.

ALTER TABLE tables ADD COLUMN budget INTEGER NOT NULL DEFAULT 0;  -- hours that each seat has beyond the pace, in all
ALTER TABLE tables ADD COLUMN paused REAL;                        -- since when the table rests

ALTER TABLE chairs ADD COLUMN due      REAL;                      -- when somebody has to look at this chair again
ALTER TABLE chairs ADD COLUMN reminded INTEGER NOT NULL DEFAULT 0;  -- how often since `since`; -1: not called yet
ALTER TABLE chairs ADD COLUMN late     INTEGER NOT NULL DEFAULT 0;  -- whether the table knows that time has run out
ALTER TABLE chairs ADD COLUMN used     REAL    NOT NULL DEFAULT 0;  -- seconds spent of the budget
ALTER TABLE chairs ADD COLUMN owner    INTEGER;                   -- whose seat it is while somebody else plays it
ALTER TABLE chairs ADD COLUMN owner_name TEXT;
CREATE INDEX chairs_due ON chairs (due) WHERE due IS NOT NULL;

UPDATE chairs SET due = since + 3600.0 * (SELECT pace FROM tables WHERE id = table_id)
WHERE person IS NOT NULL AND waiting IS NOT NULL
  AND table_id IN (SELECT id FROM tables WHERE state IN ('running', 'frozen'));

-- Announcements can be letters (direct messages) as well. What kinds there are is for the code to know.
CREATE TABLE outbox_anew (
    row      INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    kind     TEXT    NOT NULL,
    at       INTEGER NOT NULL,
    since    INTEGER NOT NULL,
    events   TEXT    NOT NULL,       -- JSON
    ping     TEXT    NOT NULL,       -- JSON: [seat, acts] of those whom it mentions
    direct   TEXT    NOT NULL,       -- JSON: [seat, acts] of those who get a letter once it is out
    person   INTEGER,                -- to whom it is a letter; none: it goes to the table's place
    created  REAL    NOT NULL,
    message  INTEGER                 -- the id that Discord gave it, 0 if nobody needed it any more; none: not yet sent
) STRICT;
INSERT INTO outbox_anew
SELECT row, table_id, kind, at, since, events, ping, '[]', NULL, created, message FROM outbox;
DROP TABLE outbox;
ALTER TABLE outbox_anew RENAME TO outbox;
CREATE INDEX outbox_unsent ON outbox (table_id, row) WHERE message IS NULL;
CREATE INDEX outbox_letters ON outbox (person, row) WHERE message IS NULL AND person IS NOT NULL;
