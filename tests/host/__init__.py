"""The host on a real store, with the teaching game and a courier that remembers."""
