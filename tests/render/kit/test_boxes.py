from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from render.kit.boxes import Box

BOXES = st.builds(Box, st.integers(-50, 50), st.integers(-50, 50), st.integers(100, 900), st.integers(100, 900))


@given(BOXES, st.integers(1, 8), st.integers(0, 10))
def test_columns_and_rows_fill_the_box_to_the_pixel(box: Box, n: int, gap: int) -> None:
    columns, rows = box.columns(n, gap), box.rows(n, gap)
    assert columns[0].x == box.x
    assert columns[-1].right == box.right
    assert rows[-1].bottom == box.bottom
    assert all(b.x - a.right == gap for a, b in pairwise(columns))
    assert max(c.w for c in columns) - min(c.w for c in columns) <= 1
    assert all(c.h == box.h for c in columns)


@given(BOXES)
def test_parts_meet(box: Box) -> None:
    assert box.top(30).bottom == box.below(30).y
    assert box.left(30).right == box.beyond(30).x
    assert box.low(30).bottom == box.bottom
    assert box.end(30).right == box.right
    assert box.inset(7).inset(-7) == box


def test_a_grid_is_in_reading_order() -> None:
    cells = Box(0, 0, 300, 200).grid(3, 2)
    assert [cell.at for cell in cells] == [(0, 0), (100, 0), (200, 0), (0, 100), (100, 100), (200, 100)]
