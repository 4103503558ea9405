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

## Files
history-param-form = form
history-param-form-says = As a record with checks (JSON), or as a text with a line a move
history-form-record = Record with checks (JSON)
history-form-notation = Text with a line a move
history-command-import = import
history-command-import-says = Look at an exported game again, step by step with pictures
history-param-file = file
history-param-file-says = A file that /export has made of a finished game
history-import-title = { $game } · a game from a file
history-more-happened = { $count ->
    [one] … and 1 event before that.
   *[other] … and { $count } events before that.
 }
history-import-large = That file is too large to be an exported game: { $most } KB are the most.
history-import-gone = The file of this replay is not there any more. Please use `/import` again.
history-import-running = That file holds what somebody may know of a running game. Only the export of a finished game can be looked at again.
history-import-cards = That game was played with card values that this bot does not have, so it cannot be replayed here.
history-import-unreadable = That is no exported game that can be read. The problem, in English: `{ $problem }`
history-import-differs = That game does not go on here as its file says, from move { $move } on: the file has been changed, or it was played with other rules.
