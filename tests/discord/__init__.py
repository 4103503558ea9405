"""A small Discord on the loopback interface, for the real bot as a process of its own.

It outlives the bot: whatever happens to the process, messages, nonces and commands stay, as at Discord.

- `places`    servers, channels, threads and what the bot may do there;  `payloads` how Discord writes them down
- `messages`  messages, their files, and the nonces that are remembered for some minutes
- `answers`   presses and commands, and what the bot answers to them
- `gateway`   the websocket: hello, identify, heartbeats, resume, events
- `rest`      the HTTP interface;  `requests` reading bodies, refusing like Discord
- `server`    `Discord`: all of it together, and what can be made to go wrong
- `people`    somebody who types, presses and chooses;  `players` somebody who plays;  `groups` whole tables of them
- `process`   the bot as a child process that can be killed
"""
