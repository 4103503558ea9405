"""Mount Tai (泰山): officials cultivate their fiefs on the mountain, layer by layer, with edicts stacked like it.

In the order of the rulebook:

- `rules.md`   the numbered rules (MT-…), with translations beside it; `content/` the data
- `content`    its types; `checks` reads it and looks whether it holds together; `names` the names of things
- `mountain`   cells, heights, fiefs, water, tribes; `pyramid` how edict tiles lie on each other
- `table`      the state; `view` what a seat may see
"""
