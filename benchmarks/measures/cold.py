"""Draws one picture in a process that has drawn none, and prints how many ms it took: for `pictures.cold`."""

from __future__ import annotations

import sys
import time

from benchmarks.measures.pictures import draw, views

if __name__ == "__main__":
    view, since = views(sys.argv[1])[-1]
    began = time.perf_counter()
    draw(sys.argv[1], view, since)
    sys.stdout.write(f"{(time.perf_counter() - began) * 1000}\n")
