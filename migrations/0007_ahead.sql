-- Deciding ahead: what a seat's person has decided before being asked. It goes when somebody else gets the seat.

ALTER TABLE chairs ADD COLUMN ahead TEXT;  -- JSON: orders and switches
CREATE INDEX chairs_ahead ON chairs (table_id) WHERE ahead IS NOT NULL;
