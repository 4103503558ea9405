# What the keeper of the tables says.
host-no-table = There is no table { $table }.
host-no-game = There is no game “{ $slug }”.
host-no-policy = There is no computer player “{ $policy }” for this game.
host-no-language = I do not speak “{ $language }”.
host-pace = The pace must be between { $least } and { $most } hours.
host-many-lobbies = You have { $most } tables waiting for players already. Start or cancel one of them first; `/game list` shows them.
host-full = Every seat is taken.
host-too-few-seats = { $taken } seats are taken, so the table cannot shrink to { $seats }.
host-no-computer = No computer player sits at this table.
host-lobby-closed = This table is no longer waiting for players.
host-owner-only = Only the person who opened this table can do that.
host-no-cancel = A game with several people cannot be cancelled by one of them.
host-set-up-failed = The game could not be set up. Nothing was changed; please tell the person who runs this bot.
host-not-seated = You have no seat at this table.
host-not-your-seat = That is not your seat.
host-no-entry = The record of this table has no entry { $at }.
host-no-replay = The record of table { $table } cannot be replayed with the current rules.
host-not-saved = The database could not be written, so nothing was changed. Please try again later.
host-unreadable = Table { $table } cannot be read right now. Please tell the person who runs this bot.
host-frozen = Table { $table } is frozen at its last good position, because something in its data or rules failed. Nothing that was played is lost.
host-is-lobby = The game has not begun yet.
host-is-over = The game is over.
host-is-cancelled = This table has been cancelled.
host-is-frozen = This table is frozen until its problem is solved.
host-taken-back = { $who } took the last choice back.
host-new-rules = The rules of this game have been updated.
host-new-rules-dropped = The rules of this game have been updated; { $count ->
    [one] one choice of the open turn has
   *[other] { $count } choices of the open turn have
 } to be made again.

## Campaigns
host-no-campaign = There is no campaign { $campaign }.
host-campaign-unknown = This game has no campaign “{ $name }”.
host-campaign-owner = Only the person who began this campaign can go on with it.
host-campaign-open = Table { $table } of this campaign is still being played. Finish it, or let its owner cancel it.
host-campaign-over = This campaign is over: all its games have been played.
host-campaign-nothing = No game of this campaign has been finished yet, so none can be played again.
host-campaign-went-on = This campaign has gone on since then.
host-campaign-broken = Something in the data or rules of campaign { $campaign } failed. Nothing that was played is lost; please tell the person who runs this bot.
host-campaign-untaken = What table { $table } brought could not be taken over into campaign { $campaign }; please tell the person who runs this bot. Until that is mended you can only play this game again.
host-campaign-fixed = This table belongs to a campaign, which says how it is played and by how many.
host-campaign-seats = This table belongs to a campaign: it begins when all { $seats } seats are taken.
