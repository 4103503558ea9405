"""Jiangnan: Life of Gentry (江南): scholars visit six districts, publish, travel, and win muses as assistants.

In the order of the rulebook:

- `rules.md`   the numbered rules (JN-…), with translations beside it; `content/` the data
- `kinds`      the words of the game; `content` the types of the data; `checks` reads it and looks whether it holds
  together; `box` unpacks it for play
- `names`      the names of things; `board` where they lie
- `table`      the state; `audit`, with `components`, says what must be true of it
- `chapters`   which parts of the game are used; `refusing` those that do not go together
- `setup`      the beginning, with `trends` for the boats
- `flow`       what comes when; `rules` binds everything to the kernel's contract; `asking` puts the questions
- `turn`       a turn, with `affording` (which districts may be chosen), `bonus` (icons) and `gains`
- `society` (with `exams`), `teahouse`, `tavern` (with `display`), `parlour` (with `charm`), `travel`, `fair` (with the
  package `shops`), `rest`: the districts; `works` and `tracks` what lies there, `publishing`, `exchanges`, `boarding`
- `income`, `boats`, `draft`, `events`, `status`, `spirits`: the steps of Upkeep; `final` (with `measures`) the end,
  `standings` the result
- `powers`     the moments at which `talents` change something; `assistants` what muses do once hired
- `vassals`    the second colours of two players; `bot` the Bot of the solo game
- `why`        explains what is not offered
- `view`       what a seat may see; `deal` deals anew what it cannot know
"""

from engine.games.jiangnan.rules import rules

__all__ = ["rules"]
