"""`python -m engine` as people type it, in a process of its own and within this one; and records of games."""
