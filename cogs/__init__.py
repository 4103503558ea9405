"""The Discord face: commands, panels, pings. No rules, no SQL, no pixels.

- `bot`       the bot: wires store, host, studio and courier; registers commands
- `check/`    `bot.py --check`: settings, games, database, texts, fonts, commands
- `ratings`   `/ratings`;  `rematch` the button after a game;  `privacy` `/privacy`
- `status`    `/status` for the host, over the `figures` of presses;  `metrics` the same for Prometheus
- `registering` tells Discord about the commands;  `config` settings from the environment and `.env`;  `logs`
- `ids`       custom ids, and the buttons and menus that outlive restarts
- `replying`  receipts, private answers, and what becomes of an error
- `language`  which language to speak to whom; translated command names
- `escape`    names of any script, made safe
- `tables`    finding the table that somebody means
- `courier`   sends announcements: threads, nonces, mentions;  `permissions` what is missing;  `places` deleted threads
- `game`      `/game new · list · show · move`;  `opening` a table, with the `choices` that are offered meanwhile
- `campaign`  `/campaign`;  `campaign_card` record sheet and buttons;  `campaign_choices` which one is meant
- `lobby`     the lobby card;  `lobby_options` the panel of a table's options
- `settings`  `/settings` for a server and for a person (`me`, with `times` as people type them)
- `table`     `/table`;  `deciding` the presses about people who are missing, and votes
- `waiting`   `/games`;  `letters` direct messages to people who want to be called that way
- `help`      `/help`;  `rules` `/rules`, over a `rulebook`;  `export` `/export`
- `cards/`    turn, reaction and final cards;  `panel/` the private Play panel;  `ahead/` deciding ahead
- `typed/`    typed commands
- `board`     My view and `/board`;  `history` `/log`;  `replay/` `/replay`;  `cutting` texts that fit
- `card`      a message ready to be sent, and pictures in it;  `shown` what the newest card shows
- `suggesting` autocomplete
- `limits`    what Discord allows, as constants;  `codes` its error codes
"""

from __future__ import annotations

EXTENSIONS: tuple[str, ...] = (
    "cogs.lobby",
    "cogs.game",
    "cogs.campaign",
    "cogs.settings",
    "cogs.help",
    "cogs.rules",
    "cogs.export",
    "cogs.places",
    "cogs.panel.presses",
    "cogs.ahead.presses",
    "cogs.board",
    "cogs.history",
    "cogs.waiting",
    "cogs.deciding",
    "cogs.table",
    "cogs.replay.presses",
    "cogs.replay.sheet",
    "cogs.replay.film",
    "cogs.replay.importing",
    "cogs.typed.commands",
    "cogs.ratings",
    "cogs.rematch",
    "cogs.privacy",
    "cogs.status",
    "cogs.metrics",
)
"""Loaded in this order when the bot starts."""
