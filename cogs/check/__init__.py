"""`python bot.py --check`: can this station run? Everything that can be known without asking Discord.

- `report`    runs all parts and puts their findings on lines
- `parts`     settings, games, database, texts, fonts, one function each
- `commands`  slash commands against Discord's limits;  `sentences` for limits that are broken
"""

from cogs.check.report import Finding, checked, lines

__all__ = ["Finding", "checked", "lines"]
