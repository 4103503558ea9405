"""One module a kind of figure; each registers its own when it is imported."""
