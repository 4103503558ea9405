"""The kernel: what every game is made of, and nothing about any one of them.

- `text`      `Text`, `Who`: messages as data, never finished sentences
- `decision`  `Option`, `Decision`, `Reply`, `Undo`, `Event`
- `rng`       `Rng`: replayable random numbers in two fields
- `table`     `Table`: the base of every game's state
- `steps`     `ask`, `offer`, `question` and `together`: how rules put questions
- `rules`     `Rules`, the contract of a game; variants, typed commands, standings, policies
- `campaign`  `Campaign`: linked games, of which each hands something on
- `policy`    the random computer player
- `session`   `Session`: a running game that takes replies, undoes them, clones and saves itself
- `running`   what drives the steps of a session
- `save`      `Save`: a session at rest; `past`: steps that are over; `reach`: how far back an undo may go
- `checks`    set-ups, decisions and picks, looked at before anything changes
- `content`   card data: read from TOML, checked, known by digest
- `errors`    what can be wrong with a reply
"""

from engine.kernel.campaign import Campaign, campaign_text
from engine.kernel.checks import refusal
from engine.kernel.content import Content, ContentError
from engine.kernel.decision import Blocked, Decision, Event, Offer, Option, Reply, Seat, Undo, Why, code, known_to
from engine.kernel.errors import Illegal, Refused, RulesError, Stale
from engine.kernel.policy import random_picks
from engine.kernel.rng import Rng
from engine.kernel.rules import (
    Catalogue,
    Command,
    Param,
    Policy,
    Rules,
    Score,
    Source,
    Standings,
    Variant,
    View,
    variant_text,
)
from engine.kernel.save import Save, table_of
from engine.kernel.session import Session
from engine.kernel.steps import Steps, ask, offer, question, together
from engine.kernel.table import Table
from engine.kernel.text import Text, Who, fluent, text

__all__ = [
    "Blocked",
    "Campaign",
    "Catalogue",
    "Command",
    "Content",
    "ContentError",
    "Decision",
    "Event",
    "Illegal",
    "Offer",
    "Option",
    "Param",
    "Policy",
    "Refused",
    "Reply",
    "Rng",
    "Rules",
    "RulesError",
    "Save",
    "Score",
    "Seat",
    "Session",
    "Source",
    "Stale",
    "Standings",
    "Steps",
    "Table",
    "Text",
    "Undo",
    "Variant",
    "View",
    "Who",
    "Why",
    "ask",
    "campaign_text",
    "code",
    "fluent",
    "known_to",
    "offer",
    "question",
    "random_picks",
    "refusal",
    "table_of",
    "text",
    "together",
    "variant_text",
]
