-- How finished games have ended: what ratings and statistics are counted from, and nothing else is.

CREATE TABLE finished (
    table_id  INTEGER PRIMARY KEY REFERENCES tables (id),
    slug      TEXT    NOT NULL,
    guild     INTEGER,
    family    TEXT    NOT NULL,      -- options that differ from the usual ones, as option=value, by commas
    seats     INTEGER NOT NULL,
    computers INTEGER NOT NULL,      -- how many of its seats a computer player had at the end
    ended     REAL    NOT NULL
) STRICT;
CREATE INDEX finished_by_kind ON finished (guild, slug, family, ended);

-- One row a seat. Its place counts everybody, automata of the game's own as well.
CREATE TABLE results (
    table_id INTEGER NOT NULL REFERENCES finished (table_id),
    seat     INTEGER NOT NULL,
    person   INTEGER,                -- who played it from beginning to end; none: a computer, several, or nobody any more
    name     TEXT,
    place    INTEGER NOT NULL,
    points   INTEGER NOT NULL,
    won      INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX results_by_person ON results (person, table_id) WHERE person IS NOT NULL;

-- Persons who do not want to be rated.
CREATE TABLE unrated (
    person INTEGER PRIMARY KEY
) STRICT;

-- Which table was opened as the rematch of a finished one.
CREATE TABLE rematches (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    next     INTEGER NOT NULL REFERENCES tables (id)
) STRICT;
CREATE INDEX rematches_by_next ON rematches (next);
