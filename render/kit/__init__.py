"""The drawing kit that all games share. Sizes are pixels of the finished picture, which is normally 1600 px wide.

- `palette`    pigments, looks of the seats (`SEATS`), `mix`, `tint`, `deep`; `contrast`, `readable`, `legible`
- `boxes`      `Box`: layouts are computed once by cutting and dividing named boxes
- `type`       which font draws which character; measured widths; cached masks of lines (`run`)
- `words`      `lay` one line, `paragraph`, vertical `column`; `fit`, `shorten`, `wrap`, `block`; `NEEDED`: least size
- `printing`   what is printed on cards: `heading`, `caption`, `money`; `put` lays a sprite down, `faded` veils it
- `pen`        `Pen`: shapes drawn at 4× and reduced, translucent paint adds up; `curve` through points
- `brush`      `Brush`: a pen that counts in units around a centre, for figures and things
- `noise`      repeatable unevenness for paper, washes and worn seals
- `paper`      `scroll` (mounted ground with its paper box), `sheet`, cards (`lay_slip`), `lay_shadow`, `lay_frame`
- `landscape`  `panorama`, `hills`, `mist`, `water`, `sun`, `birds`: washes without information
- `ink`        brush `stroke`, `cloud`, `divider`, `cartouche`, `roof`, `skyline`
- `seals`      `seal` with characters, `put_tag` for an option's code, `put_glow` round what may be chosen
- `legend`     what the red marks mean; `options` marks of what may be chosen; `sheets` calm grounds of a board's parts
- `marks`      what changed: a brush `ring`, the circled dot `fresh`, a difference (`delta`)
- `seats`      `mark` (a seat's shape in its colour), `plate` (name plate with the turn's seal)
- `icons`      `icon("coin", 40)` and the other common signs; `drawn` for a game's own
- `encode`     WebP and 256-colour PNG with the size guard
- `cache`      `LAYERS`, `TILES`, `SPRITES`: bounded, by content; `tiled` keeps finished parts of a picture
- `specimen`   ``python -m render.kit.specimen out.png`` shows all of it

How a picture is made: a base layer, everything that stays the same while a game goes on, is cached in ``LAYERS`` and
copied; parts (`tiled`) that look as they did before are put back; for the others sprites from the cache are pasted and
words come last, at 1×. Whatever the cache returns is shared and must not be drawn on.
"""
