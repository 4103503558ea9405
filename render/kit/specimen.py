"""A sheet that shows everything the kit can draw: ``python -m render.kit.specimen out.png`` (for contributors)."""

from __future__ import annotations

import sys
from pathlib import Path

from PIL import Image

from render.kit.boxes import Box
from render.kit.encode import encode
from render.kit.icons import ICONS, icon
from render.kit.ink import cartouche, cloud, divider, skyline, stroke
from render.kit.landscape import birds, panorama, sun, water
from render.kit.marks import delta, fresh, ring
from render.kit.palette import (
    AZURITE,
    CINNABAR,
    GAMBOGE,
    GOLD,
    INDIGO,
    INK,
    MALACHITE,
    PAPER,
    ROUGE,
    SEATS,
    SHADED,
    SOFT_INK,
    VERMILION,
    WASH,
    tint,
)
from render.kit.paper import lay_slip, scroll
from render.kit.pen import Pen
from render.kit.seals import glow, put_tag, seal
from render.kit.seats import plate
from render.kit.words import NEEDED, column, lay, paragraph

SIZE = (1600, 1200)
PIGMENTS = (PAPER, SHADED, INK, WASH, VERMILION, GOLD, AZURITE, MALACHITE, GAMBOGE, ROUGE, INDIGO)
NAMES = ("Anna Ärger-Großmann", "王小明 🎉 掌柜", "Соня مرحبا", "नमस्ते שלום", "김철수 まどか 𒀀")
PASSAGE = (
    "At dawn the courier station opens its gates; carts, boats and letters arrive from every circuit. "
    "清晨，驛站開門迎客：車馬、船隻與書信自各路而來，「掌櫃」沏茶待客，笑語不絕。"
)


def specimen() -> Image.Image:
    """The sheet, 1600 × 1200 px."""
    mounted = scroll(*SIZE, GAMBOGE)
    image = mounted.image.copy()
    panorama(image, Box(mounted.paper.x, 60, mounted.paper.w, 330), 5, 0.8)
    sun(image, 1240, 128, 48)
    birds(image, 900, 70, 3)
    water(image, Box(mounted.paper.x, 380, mounted.paper.w, 90), 3)
    _title(image)
    for i, (x, y, w) in enumerate(((430, 70, 150), (640, 120, 110), (1380, 210, 140))):
        puff = cloud(w, (GOLD, WASH, GOLD)[i], PAPER)
        image.paste(puff, (x, y), puff)
    _cards(image)
    _people(image)
    _signs(image)
    foot = skyline(mounted.paper.w, 64, 4)
    image.paste(foot, (mounted.paper.x, mounted.paper.bottom - 64), foot)
    return image


def _title(image: Image.Image) -> None:
    label = cartouche(104, 330)
    image.paste(label, (70, 70), label)
    column(image, 122, 92, "驛站圖卷", "serif", 62, INK)
    stamp = seal(76, "驛站")
    image.paste(stamp, (200, 320), stamp)
    frame = seal(76, "大宋百商", raised=True)
    image.paste(frame, (290, 320), frame)
    lay(image, 200, 120, "Yizhan", "serif", 64, INK)
    lay(image, 202, 182, "the courier station", "sans", 34, SOFT_INK)
    rule = divider(330)
    image.paste(rule, (196, 216), rule)


def _cards(image: Image.Image) -> None:
    for i, pigment in enumerate(PIGMENTS):
        lay_slip(image, Box(1010 + i % 6 * 92, 420 + i // 6 * 92, 80, 80), fill=pigment, raised=4)
    for i, accent in enumerate((GAMBOGE, ROUGE, MALACHITE, INDIGO)):
        box = Box(70 + i * 230, 420, 210, 270)
        if i == 1:
            halo = glow(*box.size)
            image.paste(halo, (box.x - 10, box.y - 10), halo)
        lay_slip(image, box, band=tint(accent, 0.55), top=58, line=accent)
        lay(image, box.mid_x, box.y + 30, ("酒肆", "綢緞莊", "茶館", "書坊")[i], "serif", 36, INK, "middle")
        sign = icon(("bowl", "lantern", "house", "cup")[i], 104)
        image.paste(sign, (box.mid_x - 52, box.y + 76), sign)
        money = icon("coin", 40)
        image.paste(money, (box.x + 20, box.bottom - 60), money)
        lay(image, box.x + 68, box.bottom - 40, str(7 + i), "bold", 36, INK)
        if i < 2:
            put_tag(image, box.right - 8, box.y + 4, "AB"[i])
    put_tag(image, 960, 660, "AC")


def _people(image: Image.Image) -> None:
    for seat in range(len(SEATS)):
        plate(image, Box(70, 720 + seat * 66, 440, 56), seat, NAMES[seat], seat == 1, "輪")
    paragraph(image, 560, 722, 470, PASSAGE, size=NEEDED)
    paragraph(image, 1060, 660, 480, PASSAGE[97:], "serif", 34, CINNABAR)


def _signs(image: Image.Image) -> None:
    for i, name in enumerate(ICONS):
        sign = icon(name, 76)
        image.paste(sign, (1058 + i % 6 * 84, 838 + i // 6 * 86), sign)
    pen = Pen(420, 60)
    stroke(pen, [(10, 40), (120, 18), (260, 44), (410, 20)], INK, 9, 3)
    line = pen.done()
    image.paste(line, (560, 1066), line)
    for sign, at in ((ring(130, 62), (560, 990)), (fresh(50), (720, 996))):
        image.paste(sign, at, sign)
    lay(image, 625, 1021, "×12", "bold", 36, INK, "middle")
    delta(image, 800, 1021, 5, 40)
    delta(image, 870, 1021, -3, 40)


if __name__ == "__main__":
    target = Path(sys.argv[1])
    target.write_bytes(encode(specimen(), target.name))
