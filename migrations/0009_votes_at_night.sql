-- Whoever wants to be left alone when a vote begins is asked as soon as that is over.

ALTER TABLE votes ADD COLUMN uncalled TEXT NOT NULL DEFAULT '[]';  -- JSON: persons whom nobody has told of it yet
ALTER TABLE votes ADD COLUMN call REAL;                            -- when the first of them may be told
CREATE INDEX votes_to_call ON votes (call) WHERE state = 'open' AND call IS NOT NULL;
