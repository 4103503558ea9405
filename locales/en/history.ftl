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

## The score sheet
history-not-over = That comes when the game is over.
history-sheet = The scores by source, the last board, and what everybody ended up with.
history-sheet-rank = { $rank }.
history-sheet-total = Total
history-sheet-out = out of the running
history-sheet-note = { $who }: { $what }
history-sheet-alt = The scores. { $reason } { $parties }
history-sheet-alt-party = { $who }: { $points }

## The film
history-frame = { $number }/{ $count }
history-film-waiting = The film is waiting for its turn.
history-film-making = The film is being made: { $done } of { $of } pictures.
history-film-ready = The whole game as a film, from its first to its last of { $count } steps.
history-film-alt = The game as a film of { $count } steps: the board as everybody saw it.
history-film-busy = Several films are being made already. Please ask again in a few minutes.
history-film-failed = The film could not be made. The replay shows every step of the game.
history-film-later = The film takes longer than this message can wait. Press again in a few minutes: it will be ready then.
history-film-too-large = The film is larger than Discord allows for a file here. The replay shows every step of the game.
