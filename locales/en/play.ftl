# Cards of a running table, the private panel, and typed moves

play-title = { $game } · table { $table }
play-name = { $name }
play-seat = { $who }

# Buttons of the cards
play-play = Play
play-view = My view
play-log = Log
play-replay = Replay
play-sheet = Score sheet
play-film = Film
play-rules = Rules
play-howto = How to play

# Cards
play-more-happened = … { $count ->
    [one] 1 earlier event is
   *[other] { $count } earlier events are
 } in the log.
play-your-turn = { $count ->
    [one] To decide now: { $who }
   *[other] To decide now, in any order: { $who }
 }
play-also-here = -# Also at the table: { $who }
play-card-begun = **The game begins.** Everything is set up; **Play** opens your own panel, which nobody else sees.
play-seed-hash = -# From here on all shuffles are fixed. The SHA-256 of their seed is `{ $hash }`; the seed itself is shown at the end, so that anybody can check.
play-seed = -# The seed of all shuffles was `{ $seed }`. Compare its SHA-256 with the first card.
play-score = **{ $rank }. { $who }: { $points }**
play-score-out = **{ $who }: { $points }**, but out of the running
play-score-source = { $label }: { $points }
play-card-undone = **Taken back**
play-card-frozen = **This table is frozen.** Its data cannot be read right now. Its whole record is kept, and the host of this bot has been told. All other tables go on.
play-card-cancelled = **This table has been cancelled** before its end.

# Panel
play-waiting = { $count ->
    [0] There is nothing to decide right now.
   *[other] You have nothing to decide right now. Waiting for: { $who }
 }
play-no-seat = You have no seat at this table. This is what everybody may see.
play-not-your-seat = This panel belongs to a seat that is not yours, or no longer is.
play-moved-on = The table has moved on since this was shown. Here is where it stands now.
play-options = Choose
play-free = First, if you like
play-free-before = -# You may do other things from below first; then you are asked again.
play-pick-several = Choose { $span ->
    [0] { $most }
   *[other] { $least ->
        [0] up to { $most }
       *[other] { $least } to { $most }
    }
 }; { $picked } chosen.
play-page = Page { $page } of { $pages }
play-page-before = Previous
play-page-after = Next
play-about-to = You are about to:
play-so-far = -# So far in this turn
play-closes = This is your last decision for now. You can take it back until somebody else replies or something is revealed.
play-closes-final = This is your last decision for now, and it cannot be taken back.
play-final = This cannot be taken back.
play-sure = Yes, do it
play-sure-several = { $count ->
    [0] Choose none
    [one] Choose this one
   *[other] Choose these { $count }
 }
play-back = Not yet
play-undo = Undo
play-why = Why can’t I …?
play-refused = **Not possible now**
play-nothing-refused = Nothing is ruled out right now.
play-allowed-by = **The rule behind each choice**

# My view, log and /board
play-areas = Look at …
play-area-board = The whole table
play-picture-missing = The picture could not be drawn just now. Press again in a moment.
play-log-title = Log · page { $page } of { $pages }
play-log-empty = Nothing has happened yet.
play-log-told = (told to { $who }: { $what })
play-log-between = { " " }
play-log-older = Older
play-log-newer = Newer
play-command-board-name = board
play-command-board = The board of a table, or one part of it, for you alone
play-param-area-name = area
play-param-area = Which part of the table
play-param-language = The language of the picture
play-no-such-area = This table has nothing called “{ $area }” to look at.
play-no-such-language = “{ $language }” is not a language of this bot. Possible: { $languages }.
play-not-begun = Table { $table } has not begun yet: there is no board to look at.

# Typed moves
play-command-answer-name = answer
play-command-answer = Answer what you are asked just now, whatever it is
play-param-choice-name = choice
play-param-choice = Your answer to what is asked now
play-param-next-name = next
play-param-next = Your answer to what is asked after it
play-param-last-name = last
play-param-last = Your answer to what is asked after that
play-typed-unfit = “{ $value }” is not possible for `{ $param }` now. Possible: { $offers }. Nothing has been done.
play-typed-within = { $options }
play-typed-none = Nothing can be chosen for `{ $param }` at that point of your turn. Nothing has been done.
play-typed-beyond = `{ $param }` cannot be decided yet: something is drawn or revealed first. Leave it out, and you will be asked afterwards. Nothing has been done.
play-typed-between = Before `{ $param }` something else has to be decided: { $question } Nothing has been done.
play-typed-nothing-picked = (none)
play-typed-other-game = Table { $table } plays { $game }: use its own commands.
play-typed-which-table = Please say with `table:` which table of { $game } you mean.
play-typed-no-table = You sit at no running table of { $game }.
