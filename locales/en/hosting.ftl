# What the bot tells the person who hosts it, and those who manage a server.

## /status
hosting-command-status = status
hosting-command-status-says = How this bot is (for the person who hosts it)
hosting-status = Yizhan
hosting-not-the-host = Only the person who hosts this bot can see its status.
hosting-days = { $days ->
    [one] 1 day
   *[other] { $days } days
 } { $hours } h
hosting-hours = { $hours } h { $minutes } min
hosting-minutes = { $minutes } min
hosting-uptime = **Version { $version }**, up for { $uptime }.
hosting-line = **Connection { $shard }:** { $servers ->
    [one] 1 server
   *[other] { $servers } servers
 }, { $ms } ms to Discord.
hosting-line-dead = ⚠️ **Connection { $shard }:** { $servers ->
    [one] 1 server
   *[other] { $servers } servers
 }, not connected at this moment.
hosting-tables = **Tables:** { $running } running, { $lobbies } not begun, { $over } finished; { $people ->
    [one] 1 person plays
   *[other] { $people } people play
 }. Waiting for a computer player: { $computers }.
hosting-frozen = ⚠️ { $tables ->
    [one] 1 table is frozen
   *[other] { $tables } tables are frozen
 }; the log says why.
hosting-troubled = ⚠️ { $tables ->
    [one] 1 table cannot speak in its channel
   *[other] { $tables } tables cannot speak in their channels
 }; the log says why.
hosting-outbox-empty = **Announcements:** none is waiting.
hosting-outbox = **Announcements:** { $unsent } waiting, the oldest for { $age }.
hosting-presses = **Presses and commands:** { $presses }. Slower than half a second: { $late } (the slowest { $slowest } ms). Failed: { $failed }. Being answered: { $now }.
hosting-pictures = **Pictures:** { $drawn } drawn. Slow: { $slow } (the slowest { $slowest } ms). Failed: { $failed }. Waiting: { $waiting }.
hosting-memory = **Memory:** { $memory } MB. **Database:** { $database } MB.
hosting-backup = **Backup:** the newest is { $age } old.
hosting-backup-none = ⚠️ **Backup:** there is none yet.
hosting-backup-failed = ⚠️ The last backup failed; the log says why. It is tried again by itself.

## Permissions
hosting-may = I have all permissions that I need in { $channels }.
hosting-lacking-more = … and in { $channels ->
    [one] 1 more channel
   *[other] { $channels } more channels
 }.

## Restore
hosting-restored = The station was restored from its backup of { $time }. What was played here since is lost; the game stands as shown.
