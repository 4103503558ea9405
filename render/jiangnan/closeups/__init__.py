"""Parts of the table, large.

- `quays`   districts: Scholar Tracks and the boats below them
- `journey` Travel
- `stalls`  the Temple Fair
- `council` the Upkeep Board: tiles on offer, scoring, goals, turn order
- `works`   the Society's portfolios, Display tracks, muses and talents, with names and what they do; `gallery` its plan
"""

from render.jiangnan.closeups.council import draw_council
from render.jiangnan.closeups.journey import draw_journey
from render.jiangnan.closeups.quays import draw_quays
from render.jiangnan.closeups.stalls import draw_stalls
from render.jiangnan.closeups.works import draw_works

__all__ = ["draw_council", "draw_journey", "draw_quays", "draw_stalls", "draw_works"]
