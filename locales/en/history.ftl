# Looking back: the log, the replay, the sheet and the film of a game, files

## The log
history-command-log = log
history-command-log-says = What has happened at a table, page by page
history-param-page = page
history-param-page-says = Which page; 1 is the newest
history-log-oldest = Oldest
history-log-newest = Newest
history-took = { $count ->
    [one] (no. { $numbers })
   *[other] (nos. { $numbers })
 }

## The replay
history-command-replay = replay
history-command-replay-says = A game again, step by step with pictures
history-param-step = step
history-param-step-says = Where to begin; if left out, at the first step of a finished game, else at the newest
history-step = Replay · step { $number } of { $count }
history-step-short = Step { $number }
history-between = { " · " }
history-seen-by = As { $who } saw it
history-first = First
history-back = Back
history-forward = Forward
history-last = Last
history-eyes-all = As everybody saw it
history-eyes = As { $who } saw it
