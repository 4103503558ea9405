"""The kernel's own tests. `little` makes games of a few lines, `tests.teaching` is a whole one."""
