"""The private panel: where one person sees the own view, the question, and chooses.

- `menu`     how the options of a decision are divided into buttons, menus and pages. Pure.
- `outlook`  what a reply would do, found out on a clone: does it close the turn, can it be taken back? Pure.
- `why`      the page behind "Why can't I?": what is refused, and the rule behind each option. Pure.
- `entries`  how options and their groups are called in menus. Pure.
- `page`     the panel as a message: texts, picture, buttons, menus
- `presses`  what its buttons and menus do
"""
