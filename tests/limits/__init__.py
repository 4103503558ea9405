"""Discord's limits, held against every payload that simulated flows produce.

- `checker`    the one checker: a request in, broken limits out
- `messages`   messages, embeds, files
- `components` components of messages, and modals (commands: `cogs.check.commands`)
- `recorder`   hooks the checker into simcord, and can write all payloads into a folder
"""
