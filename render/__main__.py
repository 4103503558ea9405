"""`python -m render <game> --seats N --seed S --after N [--seat k] [--area …] --out f.png`: draw a position."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from engine.cli.arguments import Unusable, at_least, check_setup, options_of, policies_of, position_parser
from engine.cli.showing import position
from engine.games import rules_for
from engine.kernel import Seat, Session
from engine.words import LANGUAGES, Localiser
from render import UnknownArea, areas, encode, render


def main(typed: list[str]) -> int:
    """Exit code 0, or 2 with one sentence for what cannot be done."""
    parser = position_parser("python -m render", "Draws a position of a game, played on by computer players.")
    parser.add_argument("--after", type=at_least(0), default=0, metavar="N", help="replies to play first")
    parser.add_argument("--seat", type=at_least(0), metavar="k", help="whose view, from 0 (default: the public's)")
    parser.add_argument("--area", default="board", help="what to draw (default: the whole board)")
    parser.add_argument("--lang", choices=LANGUAGES, default=LANGUAGES[0])
    parser.add_argument("--since", type=at_least(0), metavar="M", help="mark what changed since M replies")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="a .png or .webp file")
    given = parser.parse_args(typed)
    try:
        rules = rules_for(given.slug)
        options = options_of(given.option)
        check_setup(rules, given.seats, options)
        if given.seat is not None and given.seat >= given.seats:
            raise Unusable(f"there are only the seats 0 to {given.seats - 1}")
        if given.out.suffix not in (".png", ".webp"):
            raise Unusable(f"--out must end in .png or .webp, not {given.out.suffix!r}")
        policies = policies_of(rules, given.policy)

        def session_after(replies: int) -> Session[Any, Any]:
            return position(rules, given.seats, options, given.seed, policies, replies)[0]

        session = session_after(given.after)
        seat: Seat | None = given.seat
        decision = session.decision(seat) if seat is not None else None
        since = session_after(given.since).view(seat) if given.since is not None else None
        words = Localiser(given.lang)
        picture = render(given.slug, session.view(seat), decision, since, words, given.area)
        given.out.write_bytes(encode(picture.image, given.out.name))
    except UnknownArea:
        print(f"{given.slug} has no area {given.area!r}; it has: {', '.join(areas(given.slug))}", file=sys.stderr)
        return 2
    except (Unusable, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    print(words.say(picture.alt))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
