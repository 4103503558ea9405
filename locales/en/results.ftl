# What the bot says after a game: ratings, statistics, the rematch, and a person's own data.

## Commands
results-command-ratings = ratings
results-command-ratings-says = Who plays how well, and what this server's games say
results-command-list = list
results-command-list-says = The ratings of those who play a game in this server
results-command-statistics = statistics
results-command-statistics-says = What this server's games say about a game and its seats
results-command-me = me
results-command-me-says = Your own results in this server
results-param-kind-says = Which game, with which options; if left out, the one played most
results-command-privacy = privacy
results-command-privacy-says = What is stored about you: see it, get it as a file, delete it

## Ratings
results-list = Ratings: { $game }
results-kind = { $game } ({ $options })
results-kind-other = other options
results-rated = { $rank }. **{ $who }** { $rating } · { $games } games, { $won } won
results-nobody-listed = Nobody has played enough games to be listed.
results-counted = { $games ->
    [one] 1 game has
   *[other] { $games } games have
 } been finished here with these options. Between at least two people who are rated: { $rated }.
results-few = { $people ->
    [one] 1 person has
   *[other] { $people } people have
 } played fewer than { $least } such games and { $people ->
    [one] is
   *[other] are
 } not listed yet.
results-rating-means = Everybody begins at 25. In parentheses: where the true rating lies, nineteen times in twenty; the list is by the lower end. Only people's places among each other count; computer players and other servers do not. A seat's result is yours if you sit there at the end and have played at least three quarters of it; what a computer player finishes for you is nobody's. `/privacy` takes you out.
results-none-yet = No game has been finished in this server yet.
results-no-such-kind = No game “{ $typed }” has been finished here. There are: { $kinds }.

## Statistics
results-statistics = Statistics: { $game }
results-games = { $games ->
    [one] 1 game has
   *[other] { $games } games have
 } been finished here with these options. With computer players: { $computers }. With only one person: { $alone }.
results-points = Points: { $points } on average.
results-too-few = There are too few results for an average: at least { $least } are needed.
results-seats = { $seats ->
    [one] 1 player
   *[other] { $seats } players
 } ({ $games ->
    [one] 1 game
   *[other] { $games } games
 })
results-seat = Seat { $seat }: { $won } of { $games } won
results-seat-averages = , place { $place }, points { $points }
results-unequal = ⚖️ Between these seats there is more than chance explains.
results-equal = What differs between these seats may well be chance.
results-margin-means = ±: nineteen times in twenty, the true average lies within.

## Own results
results-me = Your results in this server
results-none-of-yours = You have not finished any game here. A seat counts if you sit there at the end and have played at least three quarters of it.
results-own = { $games ->
    [one] 1 game
   *[other] { $games } games
 }, { $won } won. Places: { $places }. Most points: { $best }.
results-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
 } × { $times }
results-own-rating = Rating: { $rating }, after { $games } games between people.
results-own-rating-few = Rating: { $rating }, but after only { $games ->
    [one] 1 game
   *[other] { $games } games
 } between people it is mostly chance; from { $least } on you are listed.
results-you-are-not-rated = You are not rated, because you did not want to be (`/privacy`).

## Rematch
results-press-rematch = Rematch
results-rematch-waits = You sit at **{ $table }**: the same options, and the next one starts. It begins by itself when { $missing ->
    [one] one more has
   *[other] { $missing } more have
 } pressed Rematch or Join: { $link }
results-rematch-of = -# Rematch of #{ $table }{ $missing ->
    [0] { "" }
   *[other] ; still to sit down: { $people }
 }.
results-rematch-begun = **{ $table }** has begun: { $link }
results-rematch-not-over = There can be a rematch once this game is over.
results-rematch-campaign = This game belongs to a campaign, which goes on with its own buttons.
results-rematch-not-yours = Those who played this game can ask for a rematch. `/game new` opens a table for everybody.

## Somebody's own data
results-privacy = What is stored about you
results-stored = Your Discord id, and the name under which you sat down:
    • at { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    } (not finished: { $going })
    • with { $entries ->
        [one] 1 entry
       *[other] { $entries } entries
    } in their records: what you chose, and when
    • in { $results ->
        [one] 1 result
       *[other] { $results } results
    }, { $campaigns ->
        [one] 1 campaign
       *[other] { $campaigns } campaigns
    } and { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    }
results-stored-settings = Your own settings (`/settings me`).
results-stored-no-settings = You have no settings of your own.
results-is-rated = You are **rated** by the games that you finish.
results-is-not-rated = You are **not rated**: for everybody's ratings it is as if you had not been there.
results-privacy-elsewhere = Messages in channels are Discord's and stay there; copies that the host of this bot keeps as backups hold older data until they are replaced.
results-press-file = All of it as a file
results-press-rated-off = Do not rate me
results-press-rated-on = Rate me
results-press-forget = Delete everything
results-file = Everything that is stored about you. The entries are in the same form as in `/export`.
results-forget-sure = Delete **everything** about you? Your id and your name go from all tables, records, results, votes and settings, for good. { $going ->
    [0] No game of yours is going on.
    [one] A game of yours is going on: a computer goes on with your seat for good, and if nobody else plays there, it ends.
   *[other] { $going } games of yours are going on: computers go on with your seats for good, and where nobody else plays, the game ends.
 } What you have played stays in the games as nobody's.
results-press-forget-yes = Yes, delete everything
results-forgotten = Your id and your name are deleted. Nothing about you is stored any more; should you play again, it begins anew.

## Help
station-help-after-title = After the game
station-help-after = **Rematch** on the last card opens the same game once more: each of you presses it, the seats move up by one, so that the next one starts, and it begins by itself when all are there. However many press, it is one table.

    `/ratings list` shows who in this server plays a game how well, `/ratings statistics` what the games say about seats and points, `/ratings me` your own results. Averages are only told where there are enough games, together with what chance leaves of them. A game counts for you if you sit there at the end and have played at least three quarters of your seat.
    If you do not want to be rated, say so with `/privacy`; it can be changed at any time.
