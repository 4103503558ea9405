"""The pictures of Mount Tai.

- `layout`     named boxes of the board; the close-ups have plans of their own
- `relief`     the shape of the mountain, `mountain_rock` its ground in ink and colours, `mountain_sites` what lies on a
               cell, `mountain` all of it
- `changes`    what is different from the picture before
"""
