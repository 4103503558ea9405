"""Every rule is proved: each ID of a game's `rules.md` is cited by a test that would fail if the rule were broken.

- `catalogue`      the IDs that a `rules.md` defines
- `citations`      the IDs that tests cite with `@pytest.mark.rule("…")`
- `without_effect` the IDs that mean nothing in a program, each with its reason
"""
