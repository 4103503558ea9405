"""Discord's error codes that the bot knows what to do about (topics/opcodes-and-status-codes#json)."""

from __future__ import annotations

from typing import Final

UNKNOWN_CHANNEL: Final = 10003
UNKNOWN_MESSAGE: Final = 10008
UNKNOWN_WEBHOOK: Final = 10015
UNKNOWN_INTERACTION: Final = 10062
ANSWERED_ALREADY: Final = 40060
"""The interaction was delivered twice: the first delivery has it in hand."""
INVALID_TOKEN: Final = 50027
ARCHIVED: Final = 50083
"""The thread has been archived."""
THREAD_EXISTS: Final = 160004
"""The message has a thread already."""

INTERACTION_OVER: Final = (UNKNOWN_INTERACTION, UNKNOWN_WEBHOOK, INVALID_TOKEN)
"""The interaction or its token is too old to be answered."""
