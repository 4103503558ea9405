-- Campaigns: linked games, of which each hands something on. They outlive their tables.

CREATE TABLE campaigns (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    slug       TEXT    NOT NULL,
    name       TEXT    NOT NULL,     -- which of the game's campaigns
    guild      INTEGER,
    owner      INTEGER NOT NULL,
    owner_name TEXT    NOT NULL,
    language   TEXT    NOT NULL,     -- of its tables
    pace       INTEGER NOT NULL,     -- of its tables, in hours
    options    TEXT    NOT NULL,     -- JSON object: what was chosen for all its tables
    progress   TEXT    NOT NULL,     -- JSON: the campaign's state, after the game that was taken over last
    created    REAL    NOT NULL,
    updated    REAL    NOT NULL
) STRICT;
CREATE INDEX campaigns_by_owner ON campaigns (owner, updated);
CREATE INDEX campaigns_by_guild ON campaigns (guild, updated);

-- Which game of which campaign a table is. A game that is played again has the number of the first try.
CREATE TABLE campaign_games (
    table_id    INTEGER PRIMARY KEY REFERENCES tables (id),
    campaign_id INTEGER NOT NULL REFERENCES campaigns (id),
    number      INTEGER NOT NULL,    -- from 1
    before      TEXT    NOT NULL,    -- JSON: the campaign's state at its beginning
    taken       INTEGER NOT NULL     -- whether its result has been taken over
) STRICT;
CREATE INDEX campaign_games_by_campaign ON campaign_games (campaign_id, table_id);
