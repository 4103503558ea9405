"""Discord's limits, one name each, with the page of Discord's developer documentation that states it.

The pages stand under https://docs.discord.com/developers/. Lengths are in characters, sizes in bytes, times in
seconds. `tests/limits/checker.py` holds every payload of the simulated flows against them.
"""

from __future__ import annotations

from typing import Final

# Messages: resources/message
CONTENT: Final = 2000
"""Characters of a message's `content` (Create Message)."""
FILES: Final = 10
"""Files of one message (reference#uploading-files)."""
FILE_SIZE: Final = 10 * 1024 * 1024
"""Bytes of a message's files, where the interaction does not say otherwise (`attachment_size_limit`)."""
ALT_TEXT: Final = 1024
"""Characters of a file's `description` (Attachment Object), and of a media gallery item's."""
NONCE: Final = 25
"""Characters of `nonce` (Create Message)."""
MENTIONS: Final = 100
"""Entries of `allowed_mentions.users` and `.roles` each (Allowed Mentions Object)."""

# Embeds: resources/message#embed-object-embed-limits
EMBEDS: Final = 10
EMBED_TITLE: Final = 256
EMBED_DESCRIPTION: Final = 4096
EMBED_FIELDS: Final = 25
EMBED_FIELD_NAME: Final = 256
EMBED_FIELD_VALUE: Final = 1024
EMBED_FOOTER: Final = 2048
EMBED_AUTHOR: Final = 256
EMBED_TOTAL: Final = 6000
"""Characters of all embeds of a message together."""

# Components: components/reference
COMPONENTS: Final = 40
"""Components of a message with Components V2, nested ones included."""
TEXT_TOTAL: Final = 4000
"""Characters of all text displays of a message together."""
ROWS: Final = 5
"""Action rows of a message without Components V2."""
ROW_BUTTONS: Final = 5
"""Buttons of an action row (a menu fills a row alone)."""
SECTION_TEXTS: Final = 3
"""Text displays of a section."""
GALLERY_ITEMS: Final = 10
"""Pictures of a media gallery."""
CUSTOM_ID: Final = 100
BUTTON_LABEL: Final = 80
SELECT_OPTIONS: Final = 25
OPTION_LABEL: Final = 100
OPTION_VALUE: Final = 100
OPTION_DESCRIPTION: Final = 100
PLACEHOLDER: Final = 150

# Modals: interactions/receiving-and-responding#interaction-response-object-modal, components/reference#label
MODAL_TITLE: Final = 45
MODAL_COMPONENTS: Final = 5
LABEL_TEXT: Final = 45
LABEL_DESCRIPTION: Final = 100
INPUT_LENGTH: Final = 4000
"""Characters that a text input may let people type."""
INPUT_PLACEHOLDER: Final = 100

# Commands: interactions/application-commands
COMMANDS: Final = 100
"""Global slash commands."""
COMMAND_NAME: Final = 32
"""Characters of the name of a command, group or option; lower case where the script has cases."""
COMMAND_DESCRIPTION: Final = 100
COMMAND_OPTIONS: Final = 25
"""Options of a command, and children of a group."""
COMMAND_CHOICES: Final = 25
"""Fixed choices of an option."""
COMMAND_TOTAL: Final = 8000
"""Characters of all names, descriptions and choice values of a command together, of every language the longest."""
AUTOCOMPLETE_CHOICES: Final = 25
CHOICE_NAME: Final = 100
CHOICE_VALUE: Final = 100

# Channels: resources/channel
CHANNEL_NAME: Final = 100
"""Characters of the name of a channel or thread."""
THREAD_ARCHIVE_MINUTES: Final = (60, 1440, 4320, 10080)
"""The only values of `auto_archive_duration`."""
AUDIT_REASON: Final = 512
"""Characters of an audit log reason (resources/audit-log)."""

# Interactions: interactions/receiving-and-responding
FIRST_RESPONSE: Final = 3
"""Seconds until an interaction must be answered or deferred."""
TOKEN_LIFETIME: Final = 15 * 60
"""Seconds for which an interaction can be followed up and its private messages edited."""
