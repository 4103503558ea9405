"""The sentences of a card, cut to what a message holds. Everything here may be read by anybody."""

from __future__ import annotations

from collections.abc import Iterable

from cogs import limits
from cogs.cutting import cut, newest
from engine.host.model import Notice, TableInfo
from engine.kernel import Seat, Standings, Text, fluent, known_to
from engine.kernel.rules import Score, Source
from engine.words import Localiser

HAPPENED = 2400
"""Units of text for what happened."""
REST = limits.TEXT_TOTAL - HAPPENED - 100
"""Units of text for everything below the picture."""


def above(notice: Notice, info: TableInfo, words: Localiser) -> str:
    """What stands over the picture: the table, and what happened since the card before, the newest last."""
    title = f"### {words('play-title', game=Text(f'{fluent(info.slug)}-name'), table=str(info.id))}"
    # A card may tell of several players' turns: their names stand out.
    telling = words.named(tuple(f"**{name}**" for name in words.names))
    lines = [telling.kept(event.text) for event in known_to(None, notice.events)]
    if notice.kind in ("begun", "undone", "frozen", "cancelled"):
        lines.insert(0, words(f"play-card-{notice.kind}"))
    happened = newest(lines, HAPPENED, lambda count: words("play-more-happened", count=count))
    return f"{title}\n{happened}".strip()


def below(notice: Notice, info: TableInfo, words: Localiser, standings: Standings | None) -> str:
    """What stands under the picture: who has to decide, or how the game ended. Only the pinged are mentioned.

    The first card also fixes the shuffles: it says the hash of their seed.
    """
    if notice.kind == "over" and standings is not None:
        lines = score_sheet(standings, words)
        if info.seed:
            lines.append(words("play-seed", seed=info.seed))
        return cut("\n".join(lines), REST)
    if notice.kind in ("frozen", "cancelled"):
        return ""
    if info.paused is not None:
        return words("waiting-card-paused")
    lines = _who_decides(notice, info, words) if info.waiting else []
    if notice.kind == "begun":
        lines.append(words("play-seed-hash", hash=info.commitment))
    return cut("\n".join(lines), REST)


def _who_decides(notice: Notice, info: TableInfo, words: Localiser) -> list[str]:
    pinged = set(notice.ping)
    who = [_mention(info, seat, words, pinged) for seat in sorted(info.waiting)]
    lines = [words("play-your-turn", who=listed(words, who), count=len(who))]
    others = pinged - {chair.person.id for chair in info.chairs if chair.person and chair.seat in info.waiting}
    if others:
        # At the beginning everybody is mentioned once; later, somebody who has replied before this card went out.
        lines.append(words("play-also-here", who=listed(words, [f"<@{person}>" for person in sorted(others)])))
    return lines


def score_sheet(standings: Standings, words: Localiser) -> list[str]:
    """The result by party and source, best first. Who is out of the running has no place, and no victory.

    A party of the game's own that is out of the running is not listed: it has no result.
    """
    lines = [f"**{words.say(standings.reason)}**"]
    for score in standings.scores:
        if score.seat is None and score.out:
            continue
        party = _party(score, words)
        key = "play-score-out" if score.out else "play-score"
        total = words(key, rank=score.rank, who=Text("play-name", {"name": party}), points=score.total)
        lines.append(f"{'🏆 ' if score.won else ''}{total}")
        lines += [f"-# {_source(source, words)}" for source in score.sources if len(score.sources) > 1]
    return lines


def _source(source: Source, words: Localiser) -> str:
    """What a source has brought. One that brings nothing and says a number of its own only breaks ties."""
    if not source.points and source.label.args:
        return words.say(source.label)
    return words("play-score-source", label=source.label, points=source.points)


def listed(words: Localiser, finished: Iterable[str]) -> Text:
    """Finished words as a list in a sentence: "Ada, Ben"."""
    return Text("play-name", {"name": words("kernel-comma").join(finished)})


def _mention(info: TableInfo, seat: Seat, words: Localiser, pinged: set[int]) -> str:
    person = info.chairs[seat].person
    if person and person.id in pinged:
        return f"<@{person.id}>"
    return f"**{words.names[seat]}**"


def _party(score: Score, words: Localiser) -> str:
    if score.name is not None:
        return words.say(score.name)
    return words.names[score.seat] if score.seat is not None else "—"
