"""What simcord's page lacks for play: room for many pictures.

It decodes each picture in a process of its own and keeps it as a PNG of some megabytes, eight at a time at most. With
ours the page would be slow, and after some forty of them show none at all.
"""

from __future__ import annotations

import io

from PIL import Image
from simcord.preview._media import MediaInfo, MediaWorker


class AsTheyAre(MediaWorker):
    """Hands the bot's still WebP pictures to the browser as they are; for all else it does what simcord does."""

    async def validate(self, key: str, blob: bytes, *, media_time: float | None = None) -> MediaInfo:
        """See simcord. `media_time` is only there when the page is photographed."""
        if media_time is None and blob[8:12] == b"WEBP":
            with Image.open(io.BytesIO(blob)) as picture:
                width, height = picture.size
                frames = int(getattr(picture, "n_frames", 1))
            if frames == 1:
                # Its memory needs no limit, since nothing is decoded.
                return MediaInfo(
                    "WEBP", width, height, 1, width * height * 4, blob, "image/webp",
                    transformation="preserved", memory_limited=True,
                )  # fmt: skip
        return await super().validate(key, blob, media_time=media_time)
