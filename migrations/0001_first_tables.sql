-- Everything that Yizhan remembers. JSON columns hold the engine's own data structures.

-- Card data by the digest of what it says: a game keeps the content that it was set up with.
CREATE TABLE contents (
    digest TEXT PRIMARY KEY,
    slug   TEXT NOT NULL,
    text   BLOB NOT NULL             -- canonical JSON, zlib
) STRICT;

-- One row a table, from its lobby to its end. Ids are never used again: old buttons name them.
CREATE TABLE tables (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    slug       TEXT    NOT NULL,
    state      TEXT    NOT NULL CHECK (state IN ('lobby', 'running', 'over', 'cancelled', 'frozen')),
    guild      INTEGER,
    channel    INTEGER NOT NULL,
    thread     INTEGER,
    language   TEXT    NOT NULL,
    owner      INTEGER NOT NULL,
    owner_name TEXT    NOT NULL,
    options    TEXT    NOT NULL,     -- JSON object
    threaded   INTEGER NOT NULL,
    autostart  INTEGER NOT NULL,
    shuffle    INTEGER NOT NULL,
    pace       INTEGER NOT NULL,     -- hours
    content    TEXT REFERENCES contents (digest),
    version    INTEGER NOT NULL,     -- of the rules; 0 in the lobby
    seed       TEXT,                 -- secret until the game is over
    commitment TEXT    NOT NULL,     -- SHA-256 of the seed
    entries    INTEGER NOT NULL,     -- how many entries its record has after the beginning
    base       INTEGER NOT NULL,     -- the start from which its session is restored
    said       INTEGER NOT NULL,     -- entries at the newest announcement
    carded     INTEGER NOT NULL,     -- entries at the newest public card
    card       INTEGER,              -- message id of that card
    trouble    TEXT,                 -- JSON: why it is frozen, or why announcements cannot be delivered
    created    REAL    NOT NULL,     -- seconds since 1970, as all times here
    updated    REAL    NOT NULL
) STRICT;
CREATE INDEX tables_by_place ON tables (guild, state, updated);
CREATE INDEX tables_by_state ON tables (state, updated) WHERE state IN ('lobby', 'running', 'frozen');

CREATE TABLE chairs (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    seat      INTEGER NOT NULL,
    person    INTEGER,
    name      TEXT,
    policy    TEXT,                  -- of a computer player
    ticket    INTEGER NOT NULL,
    acts      INTEGER NOT NULL,      -- how many entries of the record are this seat's
    waiting   TEXT,                  -- the key of the decision that this seat has to make
    since     REAL,                  -- since when
    mentioned INTEGER,               -- the number of its entries when it was last mentioned
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX chairs_by_person ON chairs (person, table_id) WHERE person IS NOT NULL;
CREATE INDEX chairs_of_computers ON chairs (table_id) WHERE policy IS NOT NULL AND waiting IS NOT NULL;

-- The record: rows are added, never changed. Entry 0 is the beginning.
CREATE TABLE records (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    at       INTEGER NOT NULL,
    seat     INTEGER,
    entry    TEXT    NOT NULL,       -- JSON: begin, reply, undo or upgrade
    events   TEXT    NOT NULL,       -- JSON: what happened
    person   INTEGER,                -- who made it
    made     REAL    NOT NULL,
    PRIMARY KEY (table_id, at)
) STRICT, WITHOUT ROWID;

-- The table at the start of each step, after `at` entries.
CREATE TABLE starts (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    at       INTEGER NOT NULL,
    save     BLOB    NOT NULL,       -- JSON, zlib
    PRIMARY KEY (table_id, at)
) STRICT;

-- Announcements, in the order in which they are made. Row numbers are never used again: nonces name them.
CREATE TABLE outbox (
    row      INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    kind     TEXT    NOT NULL CHECK (kind IN
        ('lobby', 'begun', 'turn', 'reaction', 'undone', 'over', 'frozen', 'cancelled')),
    at       INTEGER NOT NULL,
    since    INTEGER NOT NULL,
    events   TEXT    NOT NULL,       -- JSON
    ping     TEXT    NOT NULL,       -- JSON: [seat, acts] of those activated
    created  REAL    NOT NULL,
    message  INTEGER                 -- the id that Discord gave it; none while it has not been accepted
) STRICT;
CREATE INDEX outbox_unsent ON outbox (table_id, row) WHERE message IS NULL;

CREATE TABLE drafts (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    ticket   INTEGER NOT NULL,
    draft    TEXT    NOT NULL,       -- JSON
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE guilds (
    guild    INTEGER PRIMARY KEY,
    settings TEXT NOT NULL           -- JSON
) STRICT;

CREATE TABLE persons (
    person   INTEGER PRIMARY KEY,
    settings TEXT NOT NULL           -- JSON
) STRICT;

-- Small things that the bot has to remember about itself.
CREATE TABLE notes (
    key   TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
