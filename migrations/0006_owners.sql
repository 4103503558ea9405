-- Whose seats others play: to be found by their owners.
CREATE INDEX chairs_by_owner ON chairs (owner, table_id) WHERE owner IS NOT NULL;
