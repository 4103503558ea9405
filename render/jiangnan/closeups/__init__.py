"""Parts of the table, large.

- `quays`   districts: Scholar Tracks and the boats below them
- `council` the Upkeep Board: tiles on offer, scoring, goals, turn order
"""

from render.jiangnan.closeups.council import draw_council
from render.jiangnan.closeups.quays import draw_quays

__all__ = ["draw_council", "draw_quays"]
