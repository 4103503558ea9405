"""The rules of each game, proved rule by rule."""
