# Waiting and absence: what is said about people who are waited for.

host-budget = The time budget must be between 0 and { $most } hours.

## Calls
waiting-card-call = **{ $table }**: { $who }, it is your turn.
waiting-card-reminder = **{ $table }**: { $who }, the table has been waiting for you since { $since }.
waiting-card-late = **{ $table }**: { $count ->
    [one] the time of { $who } has run out.
   *[other] the time of { $who } has run out.
 } The table has been waiting since { $since }.
waiting-card-handed = **{ $table }**: { $who }, somebody else plays your seat now. It is kept for you.
waiting-letter-handed = **{ $table }**: somebody else plays your seat now. It is kept for you.
waiting-card-ousted = **{ $table }**: { $who }, your seat has been given to somebody else for good. You do not play here any more.
waiting-letter-ousted = **{ $table }**: your seat has been given to somebody else for good. You do not play here any more.
waiting-card-rematch = **{ $table }**: { $who }, { $owner } would like a rematch. It begins when all are there.
waiting-letter-rematch = **{ $table }**: { $owner } would like a rematch. It begins when all are there.
waiting-letter-call = **{ $table }**: it is your turn.
waiting-letter-reminder = **{ $table }** has been waiting for you since { $since }.
waiting-letter-where = -# On { $server }: { $link }
waiting-no-letters = This person takes no direct messages from me.

## What somebody has chosen
waiting-ping = How I call you when it is your turn
waiting-ping-thread = by a mention at the table
waiting-ping-direct = by a direct message
waiting-ping-both = by both
waiting-ping-none = not at all
waiting-zone = **Time zone:** { $zone }
waiting-zone-none = not chosen (UTC)
waiting-quiet = **Quiet hours:** { $hours }
waiting-quiet-none = none
waiting-quiet-from-to = from { $begin } to { $end }
waiting-away = **Away:** { $time }
waiting-away-none = no
waiting-away-from-to = from { $begin } until { $end }
waiting-how-to-type = To change these, type `/settings me` and choose a field: `zone`, `quiet` (such as 22:30-7:00) or `away` (such as 5 for five days). In quiet hours and while you are away I call you later, and remind you of nothing.
waiting-forget-zone = Forget the time zone
waiting-forget-quiet = No quiet hours
waiting-forget-away = I am back
waiting-param-zone = zone
waiting-param-zone-says = Your time zone, by its city
waiting-param-quiet = quiet
waiting-param-quiet-says = Hours in which I leave you alone, such as 22:30-7:00; a dash for none
waiting-param-away = away
waiting-param-away-says = Days from now (5), a last day (2027-01-31), or two days (2027-01-20..2027-01-31)
waiting-not-a-zone = There is no time zone “{ $typed }”. Take one of those that are offered while you type.
waiting-not-hours = “{ $typed }” does not say from when until when. Type it like 22-7 or 22:30-7:00; a single dash means none.
waiting-not-away = “{ $typed }” does not say when you are away, is over already, or is longer than a year. Type a number of days, a last day like 2027-01-31, or two days like 2027-01-20..2027-01-31; a single dash means that you are back.

## What waits
waiting-command-games = games
waiting-command-games-says = What waits for you, on all servers, and where others are waited for
waiting-games-yours = { $count ->
    [one] One table waits for you
   *[other] { $count } tables wait for you
 }
waiting-games-votes = { $count ->
    [one] One vote wants your answer
   *[other] { $count } votes want your answer
 }
waiting-games-others = Your other tables
waiting-games-rematches = { $count ->
    [one] A rematch you could join
   *[other] { $count } rematches you could join
 }
waiting-games-nothing = Nothing waits for you.
waiting-games-none = You sit at no table. `/game list` shows those of this server, `/game new` opens one.
waiting-games-more = … and { $count ->
    [one] 1 more
   *[other] { $count } more
 }
waiting-state-you = has been waiting for you since { $since }
waiting-state-others = waiting for { $who } since { $since }
waiting-state-kept = your seat is played by somebody else; `/table return` brings you back
waiting-state-paused = paused since { $since }

## Absence and votes, as the keeper of the tables says it
host-is-paused = This table is paused. Its host can let it go on with `/table resume`.
host-resumes = The table goes on.
host-paced = From now on: { $pace }; { $budget }.
host-no-seat = This table has no seat { $seat }.
host-plays-already = { $who } is a computer player already.
host-has-played-here = Somebody who has played another seat of this game knows that hand, and cannot go on with this one.
host-sits-already = Somebody who has a seat at this table cannot take another one.
host-no-seat-kept = No seat is kept for you at this table.
host-comes-themselves = The owner of this seat can come back to it: `/table return`.
host-not-late = The time of { $who } has not run out yet. Until then only { $who } can hand the seat over.
host-owner-or-manager = Only the person who opened this table, or somebody who manages this server's channels, can do that.
host-agreed = The table has agreed.
host-handed-steward = A computer player plays for { $who } from now on.
host-handed-substitute = { $who } has taken over seat { $seat }.
host-handed-return = { $who } is back on seat { $seat }.
host-handed-kick = Seat { $seat } has been taken away from its player; a computer player goes on with it.
host-went-back = With everybody's consent, entry { $entry } and all after it have been taken back. The shuffles stay what they were.
host-no-way-back = The game cannot be taken back to there.
host-vote-open = A vote about that is open already.
host-vote-impossible = This cannot be decided by a vote.
host-no-vote = There is no such vote.
host-not-asked = You are not asked in this vote.

## Missing people
waiting-press-steward = A computer goes on for { $who }
waiting-press-offer = I play for { $who }
waiting-press-return = I am back
waiting-done = **{ $table }**: done.
waiting-others-are-asked = **{ $table }**: the others are asked now. The answer is announced at the table.
waiting-paused = **{ $table }** is paused.
waiting-resumed = **{ $table }** goes on.
waiting-card-paused = **The table is paused.** Nobody's time runs.
waiting-no-such-seat = There is no seat “{ $seat }” at this table.
waiting-no-bots = Other bots cannot play here. `/table steward` brings a computer player.
waiting-budget = { $hours ->
    [0] no time beyond that
    [one] 1 hour beyond that in the whole game
   *[other] { $hours } hours beyond that in the whole game
 }
waiting-budget-title = Time budget of each seat

## Votes
waiting-press-vote-yes = Yes
waiting-press-vote-no = No
waiting-vote-steward = { $who } is missing. May a computer player go on for them?
waiting-vote-substitute = May { $person } take over the seat of { $who }?
waiting-vote-offer = { $person }, will you go on for { $who }?
waiting-vote-return = { $person } is back. May they have their seat again from { $who }?
waiting-vote-abandon = { $by } proposes to end this game without a result.
waiting-vote-back = { $by } proposes to take back entry { $entry } of the log and everything after it.
waiting-vote-rule-steward = More than half of the others have to agree. On { $until } those decide who have answered.
waiting-vote-rule-substitute = More than half of the others have to agree, and so has whoever is to play. On { $until } those decide who have answered.
waiting-vote-rule-offer = With Yes the seat is yours, with everything on it. Without an answer by { $until } everything stays as it is.
waiting-vote-rule-return = Without an objection until { $until } they have it again.
waiting-vote-rule-abandon = Everybody has to agree; one objection is enough to play on. On { $until } silence counts as consent if half of the table has agreed.
waiting-vote-rule-back = Everybody has to agree by { $until }. The shuffles stay what they are.
waiting-vote-asks = -# Asked: { $who }
waiting-vote-passed = **Agreed.**
waiting-vote-failed = **Not agreed.** Everything stays as it is.
waiting-vote-stale = **This vote is over:** the table has moved on.

## Commands
waiting-command-table = table
waiting-command-table-says = For the host of a table, and for what its players decide together
waiting-command-pause = pause
waiting-command-pause-says = Let a table rest: nobody's time runs
waiting-command-resume = resume
waiting-command-resume-says = Let a paused table go on
waiting-command-pace = pace
waiting-command-pace-says = How much time the players of a table have: see it, or change it in the middle of the game
waiting-command-steward = steward
waiting-command-steward-says = Let a computer player go on for somebody who is missing, or for you
waiting-command-replace = replace
waiting-command-replace-says = Let somebody else go on for somebody who is missing, or for you
waiting-command-kick = kick
waiting-command-kick-says = Take a seat away for good; a computer player goes on with it
waiting-command-return = return
waiting-command-return-says = Come back to your seat that somebody else plays
waiting-command-abandon = abandon
waiting-command-abandon-says = Propose to end a game without a result
waiting-command-takeback = takeback
waiting-command-takeback-says = Propose to take back an entry of the log and all after it
waiting-param-seat = seat
waiting-param-seat-says = Whose seat
waiting-param-person = person
waiting-param-person-says = Who is to play
waiting-param-entry = entry
waiting-param-entry-says = The first entry to take back

## Help
station-help-waiting-title = Waiting
station-help-waiting = `/games` lists what waits for you on all servers, the oldest first.

    `/settings me` is for how I call you when it is your turn: by a mention, a direct message, both, or not at all. It also takes your time zone, quiet hours and days away; then I call you later. Reminders come at the table's pace, and more and more seldom.

    When somebody's time has run out, a card offers what can be done: a computer player or another person goes on with their seat, if the table's host or a vote says so. Whoever comes back presses **I am back** or types `/table return`.

    `/table takeback` proposes to take back more than your own last choice; everybody has to agree. `/table abandon` proposes to end a game. The host of a table can pause it with `/table pause`, and change its pace with `/table pace`.
