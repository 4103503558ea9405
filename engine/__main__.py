"""`python -m engine list | simulate | replay | notate | show`: the games without Discord."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from engine.cli import listing, replaying, showing, simulating
from engine.cli.arguments import Lookup, Unusable, check_setup, options_of, parser, policies_of
from engine.games import SLUGS, rules_for
from engine.kernel import ContentError
from engine.words import Localiser


def main(argv: Sequence[str] | None = None, slugs: Sequence[str] = SLUGS, lookup: Lookup = rules_for) -> int:
    """Run one command; returns its exit code. `slugs` and `lookup` say which games there are."""
    args = parser(slugs).parse_args(argv)
    try:
        if args.command == "list":
            return listing.run(slugs, lookup, sys.stdout)
        if args.command == "replay":
            return replaying.run(args.record, sys.stdout)
        if args.command == "notate":
            return replaying.notate(args.record, Localiser(args.lang), sys.stdout)
        rules = lookup(args.slug)
        options = options_of(args.option)
        check_setup(rules, args.seats, options)
        policies = policies_of(rules, args.policy)
        if args.command == "simulate":
            task = simulating.Task(args.slug, args.seats, options, args.seed, policies, args.record)
            summary = None if args.json else sys.stderr
            return simulating.run(task, args.games, args.jobs, lookup, sys.stdout, summary)
        if args.seat is not None and args.seat >= args.seats:
            raise Unusable(f"seats are numbered from 0: --seat is at most {args.seats - 1} here")
        session, played = showing.position(rules, args.seats, options, args.seed, policies, args.after)
        if played < args.after:
            print(f"The game was over after {played} replies.")
        return showing.run(session, args.seat, Localiser(args.lang), sys.stdout)
    except (Unusable, ContentError) as error:
        print(f"python -m engine: {error}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    try:
        sys.exit(main())
    except BrokenPipeError:
        # Whoever read our lines (`| head`) has seen enough.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
