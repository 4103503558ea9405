"""Gugong (故宮): gifts for the officials of the Forbidden City, and the way into its Palace.

In the order of the rulebook:

- `rules.md`    the numbered rules (GG-…), with translations beside it; `content/` the data
- `content`     its types; `reading` reads and checks it; `box` unpacks it for play, with `offers` (options ready made)
  and `names`
- `table`       the state; `audit` says what must be true of it
- `setup`       the beginning
- `flow`        what comes when, and a turn; `rules` binds everything to the kernel's contract
- `morning`; `exchange` and `action`, the two steps of a turn; `evening`; `final`: the parts of a Day and the end
- `travel` (with `tokens`), `wall` (with `benefits`), `jade`, `intrigue`, `palace`, `decree`, `canal` (with `loading`,
  `ships`, `harbors`): the locations; `swap` the other card actions
- `pieces`      servants and Foreman; `tracks` points, Intrigue, Envoy; `trade` exchanges of tokens
- `why`         explains what is not offered
- `view`        what a seat may see; `deal` deals anew what it may not
- `sensible`    the computer player, on the judgement of `outlook` (by `weights`) and, for ships, `fleet`
"""

from engine.games.gugong.rules import rules

__all__ = ["rules"]
