"""A Dream of Splendor, proved rule by rule: one file a chapter of `rules.md`, positions set up with `position`."""
