-- Votes of tables. Their deadlines lie here like all times: in seconds since 1970.

CREATE TABLE votes (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    kind     TEXT    NOT NULL,
    seat     INTEGER,                -- the seat that is to be handed over
    acts     INTEGER NOT NULL,       -- its entries when the vote began
    subject  INTEGER,                -- who played it then
    person   INTEGER,                -- who is to play it
    name     TEXT,
    first    INTEGER,                -- the first entry that is to be taken back
    at       INTEGER NOT NULL,       -- entries of the record when the vote began
    by       INTEGER NOT NULL,       -- who proposed it
    asked    TEXT    NOT NULL,       -- JSON: persons
    answers  TEXT    NOT NULL,       -- JSON: person → yes or no
    made     REAL    NOT NULL,
    due      REAL    NOT NULL,
    state    TEXT    NOT NULL CHECK (state IN ('open', 'passed', 'failed', 'stale'))
) STRICT;
CREATE INDEX votes_open ON votes (table_id) WHERE state = 'open';
CREATE INDEX votes_due ON votes (due) WHERE state = 'open';

ALTER TABLE tables ADD COLUMN votes INTEGER NOT NULL DEFAULT 0;  -- how many of its votes are open
ALTER TABLE outbox ADD COLUMN vote INTEGER;                      -- which vote an announcement is about
