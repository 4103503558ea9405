from __future__ import annotations

from io import BytesIO
from threading import Thread

import pytest
from PIL import Image, ImageChops, ImageStat

from render.kit import encode as encoding
from render.kit.boxes import Box
from render.kit.cache import Cache, image_bytes
from render.kit.encode import AIM, encode
from render.kit.icons import ICONS, icon
from render.kit.ink import cloud
from render.kit.landscape import panorama
from render.kit.marks import fresh, ring
from render.kit.noise import cloudy
from render.kit.palette import GAMBOGE, SLIP, VERMILION
from render.kit.paper import frame_mask, lay_frame, lay_slip, scroll, slip
from render.kit.pen import Pen
from render.kit.seals import glow, put_tag, seal, tag, tag_width
from render.kit.seats import mark, plate
from render.kit.specimen import specimen


def test_a_cache_forgets_what_was_not_used_for_the_longest_time() -> None:
    made: list[str] = []
    cache: Cache[str] = Cache(3, len)

    def make(value: str) -> str:
        made.append(value)
        return value

    for key in ("a", "b", "a", "c", "a", "d"):
        cache.get(key, lambda key=key: make(key))  # type: ignore[misc]
    assert made == ["a", "b", "c", "d"]
    assert (len(cache), cache.weight) == (3, 3)
    cache.get("b", lambda: make("b"))
    assert made[-1] == "b", "b was used before a and is gone"
    cache.get("a", lambda: make("a2"))
    assert made[-1] == "b", "a was used last and is still there"


def test_a_cache_holds_one_thing_that_is_too_large() -> None:
    cache: Cache[str] = Cache(3, len)
    assert cache.get(1, lambda: "too long") == "too long"
    assert len(cache) == 1
    cache.clear()
    assert cache.weight == 0


def test_threads_share_one_copy() -> None:
    cache: Cache[Image.Image] = Cache(10**6, image_bytes)
    got: list[Image.Image] = []
    threads = [Thread(target=lambda: got.append(cache.get("k", lambda: Image.new("L", (9, 9))))) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(got) == 8
    assert cache.weight == 81


def test_translucent_paint_adds_up() -> None:
    pen = Pen(20, 20)
    pen.box(0, 0, 20, 20, (255, 255, 255))
    pen.disc(10, 10, 8, (0, 0, 0, 128))
    once = pen.done().getpixel((10, 10))
    pen.disc(10, 10, 8, (0, 0, 0, 128))
    twice = pen.done().getpixel((10, 10))
    assert isinstance(once, tuple)
    assert isinstance(twice, tuple)
    assert 120 <= once[0] <= 135
    assert 55 <= twice[0] <= 70


def test_edges_are_smooth() -> None:
    pen = Pen(40, 40)
    pen.disc(20, 20, 15, (0, 0, 0))
    assert len(set(pen.done().getchannel("A").get_flattened_data())) > 8


def test_translucent_paint_may_reach_beyond_the_sheet() -> None:
    pen = Pen(20, 20)
    pen.line([(-30, -30), (50, 50)], (0, 0, 0, 100), 4)
    pen.disc(200, 200, 5, (0, 0, 0, 100))
    assert pen.done().getpixel((10, 10)) != (0, 0, 0, 0)


def test_a_stretched_frame_is_the_drawn_one() -> None:
    for inset, width in ((0, 0), (0, 2), (4, 1)):
        pen = Pen(120, 70)
        fill, line = ((0, 0, 0), None) if not width else (None, (0, 0, 0))
        pen.box(inset, inset, 120 - 2 * inset, 70 - 2 * inset, fill, line, width, 9)
        difference = ImageChops.difference(pen.done().getchannel("A"), frame_mask(120, 70, 9, inset, width))
        assert ImageStat.Stat(difference).mean[0] < 0.5


def test_a_card_has_round_corners_and_its_own_colour() -> None:
    card = slip(90, 60, fill=SLIP, band=GAMBOGE, top=20)
    assert card.getpixel((0, 0))[3] < 100  # type: ignore[index]
    assert card.getpixel((45, 10))[:3] == GAMBOGE  # type: ignore[index]


def test_only_the_border_of_a_frame_is_laid() -> None:
    image = Image.new("RGB", (60, 60), (255, 255, 255))
    lay_frame(image, Image.new("RGBA", (60, 60), (0, 0, 0, 255)), 0, 0, 10)
    assert image.getpixel((30, 30)) == (255, 255, 255)
    assert image.getpixel((5, 30)) == (0, 0, 0)
    assert image.getpixel((30, 55)) == (0, 0, 0)


def test_paper_is_the_same_every_time() -> None:
    assert cloudy((50, 40), (4, 3), 7).tobytes() == cloudy((50, 40), (4, 3), 7).tobytes()
    assert cloudy((50, 40), (4, 3), 7).tobytes() != cloudy((50, 40), (4, 3), 8).tobytes()


def test_a_scroll_is_free_to_be_painted_on_and_its_paper_lies_inside() -> None:
    one, two = scroll(400, 300, GAMBOGE), scroll(400, 300, GAMBOGE)
    assert one.paper.right < 400
    assert one.paper.bottom < 300
    assert one.image.tobytes() == two.image.tobytes()
    one.image.paste((0, 0, 0), (0, 0, 400, 300))
    assert scroll(400, 300, GAMBOGE).image.tobytes() == two.image.tobytes()


def test_an_image_weighs_what_its_pixels_take() -> None:
    assert image_bytes(Image.new("L", (10, 5))) == 50
    assert image_bytes(Image.new("RGB", (10, 5))) == image_bytes(Image.new("RGBA", (10, 5))) == 200


def test_a_landscape_stays_in_its_box() -> None:
    image = Image.new("RGB", (500, 300), (243, 234, 215))
    panorama(image, Box(50, 40, 300, 160), 3)
    changed = ImageChops.difference(image, Image.new("RGB", (500, 300), (243, 234, 215))).getbbox()
    assert changed is not None
    assert changed[0] >= 50
    assert changed[1] >= 40
    assert changed[2] <= 350
    assert changed[3] <= 200


@pytest.mark.parametrize("name", sorted(ICONS))
def test_every_icon_fills_its_square_without_touching_two_opposite_edges(name: str) -> None:
    box = icon(name, 100).getbbox()
    assert box is not None
    assert max(box[2] - box[0], box[3] - box[1]) >= 60


def test_all_icons_and_seat_marks_differ() -> None:
    sprites = [icon(name, 40).tobytes() for name in ICONS] + [mark(seat, 40).tobytes() for seat in range(5)]
    assert len(set(sprites)) == len(sprites)


def test_seat_marks_differ_in_outline_alone() -> None:
    outlines = [mark(seat, 60).getchannel("A") for seat in range(5)]
    for i, one in enumerate(outlines):
        for other in outlines[:i]:
            assert ImageStat.Stat(ImageChops.difference(one, other)).mean[0] > 8


def test_seals_hold_one_to_four_characters() -> None:
    for text in ("驛", "驛站", "大宋圖", "大宋百商"):
        assert seal(80, text).getbbox() == (0, 0, 80, 80)
    assert seal(80, "驛", raised=True).tobytes() != seal(80, "驛").tobytes()


def test_tags_grow_with_their_code() -> None:
    assert tag_width("A", 40) == 40
    assert tag_width("AAA", 40) > 40
    assert tag("A").tobytes() != tag("B").tobytes()
    image = Image.new("RGB", (100, 100), SLIP)
    put_tag(image, 50, 50, "A", 40)
    assert image.getpixel((36, 50)) == VERMILION


def test_a_halo_leaves_the_middle_free() -> None:
    halo = glow(100, 80)
    assert halo.getpixel((halo.width // 2, halo.height // 2))[3] == 0  # type: ignore[index]
    assert halo.getpixel((9, halo.height // 2))[3] > 200  # type: ignore[index]


def test_marks_are_drawn() -> None:
    assert ring(100, 50).getbbox() is not None
    assert fresh(30).getpixel((15, 15))[:3] == VERMILION  # type: ignore[index]
    assert cloud(100).getbbox() is not None


def test_the_active_plate_carries_the_seal() -> None:
    pictures = []
    for active in (False, True):
        image = Image.new("RGB", (400, 80), SLIP)
        plate(image, Box(10, 10, 380, 56), 0, "王小明", active, "輪")
        pictures.append(image)
    difference = ImageChops.difference(*pictures).crop((330, 10, 390, 66))
    assert ImageStat.Stat(difference).mean[1] > 30


def test_a_raised_card_throws_a_shadow() -> None:
    flat, raised = (Image.new("RGB", (200, 200), SLIP) for _ in range(2))
    lay_slip(flat, Box(50, 50, 100, 100), raised=0)
    lay_slip(raised, Box(50, 50, 100, 100), raised=6)
    assert flat.getpixel((100, 155)) == SLIP
    assert raised.getpixel((100, 155)) != SLIP


def test_a_board_sized_scroll_is_a_small_file() -> None:
    image = scroll(1600, 1000, GAMBOGE).image
    assert len(encode(image, "a.webp")) < AIM / 3


def test_png_files_have_256_colours() -> None:
    data = encode(specimen(), "sheet.png")
    with Image.open(BytesIO(data)) as image:
        assert (image.format, image.mode) == ("PNG", "P")


def test_the_specimen_shows_everything_in_a_small_file() -> None:
    image = specimen()
    assert image.size == (1600, 1200)
    data = encode(image, "sheet.webp")
    assert len(data) < AIM
    with Image.open(BytesIO(data)) as read:
        assert (read.format, read.size) == ("WEBP", image.size)


def test_a_noisy_picture_is_written_with_less_quality_and_then_smaller(monkeypatch: pytest.MonkeyPatch) -> None:
    noise = Image.effect_noise((800, 600), 120).convert("RGB")
    whole = encode(noise, "n.webp")
    monkeypatch.setattr(encoding, "GUARD", len(whole) // 2)
    with Image.open(BytesIO(encode(noise, "n.webp"))) as read:
        assert read.size == (400, 300)


def test_other_endings_are_refused_in_a_sentence() -> None:
    with pytest.raises(ValueError, match=r"\.webp or \.png"):
        encode(Image.new("RGB", (9, 9)), "a.gif")
