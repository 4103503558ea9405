# What the bot says around the games: commands, lobby, settings, help, refusals.

## Commands (names: lower case, no spaces; descriptions: at most 100 characters)
station-command-game = game
station-command-game-says = Open, find and move tables
station-command-new = new
station-command-new-says = Open a table here and invite people to it
station-command-list = list
station-command-list-says = The open tables of this server
station-command-show = show
station-command-show-says = Show one table: who plays, whom it waits for, its buttons
station-command-move = move
station-command-move-says = Continue a table in this channel or thread
station-command-campaign = campaign
station-command-campaign-says = Linked games, of which each hands something on to the next
station-command-campaign-new = new
station-command-campaign-new-says = Begin a campaign here with its first game
station-command-campaign-show = show
station-command-campaign-show-says = The record sheet of a campaign, and how to go on
station-command-campaign-next = next
station-command-campaign-next-says = Open the next game of your campaign here
station-command-campaign-again = again
station-command-campaign-again-says = Play the last game of your campaign once more
station-command-campaign-list = list
station-command-campaign-list-says = Your campaigns, and the others of this server
station-command-settings = settings
station-command-settings-says = Language, channels and who may open tables
station-command-server = server
station-command-server-says = This server's settings (for those who manage it)
station-command-me = me
station-command-me-says = Your own settings
station-command-help = help
station-command-help-says = What the station does, and how to begin
station-command-rules = rules
station-command-rules-says = Find a rule by words, by its number or by a card's name
station-command-export = export
station-command-export-says = A game as a file that can be kept and replayed
station-param-game = game
station-param-game-says = Which game
station-param-seats = seats
station-param-seats-says = How many play, computer players included
station-param-options = options
station-param-options-says = Variants of the game, as option=value, separated by commas
station-param-language = language
station-param-language-says = The language of the table's cards and pictures
station-param-place = place
station-param-place-says = A thread of its own, or this channel
station-param-autostart = autostart
station-param-autostart-says = Start by itself as soon as every seat is taken
station-param-pace = pace
station-param-pace-says = After how many hours a turn counts as slow
station-param-budget = budget
station-param-budget-says = How many hours each seat may take beyond the pace, in the whole game
station-param-table = table
station-param-table-says = The table's number; if left out, the table of this channel
station-param-which = which
station-param-which-says = Which campaign of which game
station-param-campaign = campaign
station-param-campaign-says = The campaign's number; if left out, the one played here, or your latest
station-param-topic = topic
station-param-topic-says = What you would like to know
station-param-search = search
station-param-search-says = Words, a rule's number, or a card's name
station-place-thread = a thread of its own
station-place-channel = this channel

## Languages
station-language-en = English
station-language-zh-tw = 繁體中文
station-language-unset = as each person's Discord
station-language-client = as in my Discord

## Tables
station-table-title = #{ $table } { $game }
station-table-people = { $table }: { $people }
station-opened = **{ $table }** is open. Its card is on its way to this channel.
station-kept-in-channel = The table stays in this channel.
station-tables = Tables
station-more-tables = … and { $more ->
    [one] 1 more table
   *[other] { $more } more tables
 }. `/game show` finds each of them.
station-state-lobby = { $taken } of { $seats } seats taken
station-state-running = waiting for { $waiting }
station-state-over = finished
station-state-cancelled = cancelled
station-state-frozen = frozen, because its data cannot be read
station-thaw = Try to continue
station-thawed = **{ $table }** continues. Its card is on its way.
station-moved = **{ $table }** continues here. Its card is on its way.

## Campaigns
station-campaigns = Campaigns
station-campaign-kind = { $game }: { $name }
station-campaign-title = Campaign { $campaign }: { $game } · { $name }
station-campaign-game = Game { $number } of **{ $campaign }**
station-campaign-begun = **{ $campaign }** has begun. The card of its first table, **{ $table }**, is on its way.
station-campaign-opened = Game { $number } of **{ $campaign }** is open: **{ $table }**. Its card is on its way.
station-campaign-open-already = Game { $number } is open already: { $table }.
station-campaign-playing = game { $number } is being played (table { $table })
station-campaign-waiting = game { $number } is next
station-campaign-over = all games have been played
station-campaign-broken = cannot be read right now; please tell the person who runs this bot
station-campaign-no-sheet = There is no record sheet to show.
station-press-campaign-next = Next game
station-press-campaign-again = Play it again
station-press-campaign-show = Record sheet

## Lobby
station-press-join = Join
station-press-leave = Leave
station-press-add-computer = Add computer
station-press-drop-computer = Remove computer
station-press-start = Start
station-press-options = Options
station-options-of = Options: { $table }
station-press-cancel = Cancel
station-seat-free = free
station-computer = 🤖 computer
station-seat-owner = { $who } (opened the table)
station-chosen = { $option }: { $value }
station-pace = each turn within { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
 }
station-shuffled = random seats
station-autostarts = starts when full
station-needed = { $needed ->
    [one] **One more player is needed**
   *[other] **{ $needed } more players are needed**
 }{ $more ->
    [yes] ; up to { $free } can join
   *[no] { "" }
 }. Press Join, or let a computer play along.
station-free = { $free ->
    [one] **One seat is still free.**
   *[other] **{ $free } seats are still free.**
 } Press Join, or let a computer play along. { $owner } can also start with those who are here.
station-full = **All seats are taken.** { $owner } can press Start.
station-begun = **The game has begun.**
station-show = To the table
station-cancelled = This table has been cancelled. `/game new` opens another one.
station-already-begun = This game has already begun; its options are fixed.
station-cancel-sure = Cancel **{ $table }** for good? Nobody can come back to it.
station-cancel-yes = Yes, cancel it
station-cancel-done = **{ $table }** is cancelled.
station-seats = { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
 }
station-seats-title = Seats
station-language-title = Language of cards and pictures
station-pace-title = Pace
station-toggle-autostart = Start when full: { $on ->
    [yes] yes
   *[other] no
 }
station-toggle-shuffle = Random seats: { $on ->
    [yes] yes
   *[other] no
 }

## Settings
station-settings-server = This server's settings
station-settings-me = Your settings
station-settings-language = Language
station-settings-channels = Channels where tables may be opened
station-settings-everywhere = in every channel
station-settings-openers = Who may open tables
station-settings-everybody = everybody
station-settings-pace = Pace of new tables
station-settings-in-thread = **Place:** each table gets a thread of its own.
station-settings-in-channel = **Place:** tables stay in the channel where they were opened.
station-settings-use-thread = Give tables their own threads
station-settings-use-channel = Keep tables in the channel

## Rules and export
station-back = ◀
station-next = ▶
station-rules-none = { $game } has no numbered rules.
station-rules-found = ## { $game }: “{ $typed }”
    { $found ->
        [one] One rule fits.
       *[other] { $found } rules fit; the best first.
    }
station-rules-nothing = No rule of { $game } mentions “{ $typed }”. Try another word, or just `/rules` to read them all.
station-rules-kin = ## { $game }: { $name }
    No rule speaks of it by name; these are about its kind.
station-rules-hint = `/rules` with a word, a card's name or a rule's number finds single rules.
station-rules-section = Read the whole section
station-rules-language = The rules are written in English.
station-exported = The record of **{ $table }**: every reply, and the seed of its shuffles. `/import` shows it again, step by step, and `python -m engine replay` checks it.
station-exported-so-far = The record of **{ $table }** so far, with what you may see. The whole record comes when the game is over.
station-export-too-large = The record is larger than Discord allows for a file here.

## Refusals
station-failed = Something went wrong on our side; nothing was lost. Please try again. If it happens again, tell the bot's host this reference: `{ $reference }`
station-not-now = This is not possible now.
station-unknown-press = This button belongs to an earlier version of the bot. `/game show` brings a fresh one.
station-unknown-command = This command has changed. Please try again in a minute, when Discord has noticed.
station-not-yours = You do not have permission to do this.
station-only-in-servers = Tables live in the text channels of a server and in their threads. Please try it there.
station-no-such-table = There is no table “{ $table }” here. `/game list` shows those that are open.
station-no-table-here = There is no table in this channel. Name one (`table:`), or open one with `/game new`.
station-no-tables = There is no open table on this server. `/game new` opens one.
station-say-which-table = Please say which table you mean (`table:`).
station-no-such-game = There is no game “{ $game }”. There are: { $games }.
station-say-which-game = Please say which game you mean (`game:`).
station-no-such-campaign = There is no campaign “{ $campaign }” here.
station-no-such-kind = There is no campaign “{ $campaign }” that could be begun. There are: { $campaigns }.
station-say-which-kind = Please say which campaign you mean (`which:`). There are: { $campaigns }.
station-no-campaigns = There is no campaign on this server, and none of yours. `/campaign new` begins one.
station-no-campaign-of-yours = You have no campaign. Name one of the others by its number (`campaign:`), or begin one with `/campaign new`.
station-not-an-option = “{ $option }” does not have the form option=value.
station-not-your-table = Only { $owner }, who opened the table, or somebody who manages this server's channels can move it.
station-not-in-this-channel = On this server, tables may only be opened in { $channels }.
station-not-an-opener = On this server, only { $roles } may open tables.
station-not-a-manager = Only those who manage this server can change its settings.
station-card-refused = **{ $table }**: Discord did not accept this card as it was. Its buttons work as always; **Log** says what has happened.
station-cards-refused = Discord does not accept this table's cards; the log of this bot says why. `/game move` tries again in another channel.
station-place-gone = The channel or thread of this table is gone. `/game move` takes the table to another one.

## Permissions
station-lacking = I am missing permissions in { $channel }: { $permissions }. Somebody who may manage this server's roles or that channel can grant them under “Permissions” in the channel's settings.
station-tell-owner = **{ $table }** on your server { $server } cannot go on. { $reason }
station-permission-view-channel = View Channel
station-permission-send-messages = Send Messages
station-permission-attach-files = Attach Files
station-permission-read-message-history = Read Message History
station-permission-create-public-threads = Create Public Threads
station-permission-send-messages-in-threads = Send Messages in Threads

## Help
station-help-start-title = First steps
station-help-start = Yizhan, the courier station, hosts board games that you play by post: one turn now, the next tonight or tomorrow.

    1. `/game new` opens a table. Others press **Join** on its card; computers can fill the seats that are left.
    2. **Start** sets up the game. From then on a new card each turn shows the board and whose turn it is; that person is mentioned once.
    3. **Play** opens your private panel. Nobody else sees it.

    { "**" }How to play** on the first card explains the game in two minutes; `/rules` finds every rule.
station-help-turn-title = Your turn
station-help-turn = **Play** shows your own picture of the table, the question, and what each choice costs and brings. The letters on the buttons are the ones on the picture.

    You can take back step by step until something has been drawn or revealed, or somebody else has replied. Before your turn closes you see what you are about to do.

    An old button does no harm: you get the current panel instead. **My view** shows what you may see at any time, **Log** what has happened.

    While others are asked, { "**" }Decide ahead** lets you say what is picked for you when your turn comes.
station-help-typing-title = Typing
station-help-typing = Everything can be typed as well: type `/` and the game's name. While you type, only legal choices are offered, one after the other. Whatever you leave out, the panel asks.
station-help-tables-title = Tables
station-help-tables = `/game list` shows this server's tables, yours first. `/game show` brings one table with its buttons, `/board` a picture of it.
    `/game move` takes a table to another channel, for example after its thread was deleted.
    `/log` tells what has happened, `/replay` shows it step by step. When a game is over, its last card leads to the score sheet and to a film of the whole game.
    `/export` gives you the game as a file, `/import` looks at such a file again.
station-help-campaigns = Campaigns are games in a row, of which each hands something on to the next. `/campaign new` begins one, `/campaign show` brings its record sheet, `/campaign next` opens the next game.
station-help-host-title = For the server
station-help-host = `/settings server` sets in which channels tables are opened, by whom, in which language, and whether they get threads of their own. If I am missing a permission, it says so too.
    `/settings me` is for everybody: the language in which I talk to you.
station-help-privacy-title = Fairness, privacy
station-help-privacy = All shuffles of a game come from one secret number. Its fingerprint (SHA-256) is published when the game begins and the number itself when it ends, so everybody can check that nothing was changed.
    I keep your Discord id, your name at the table and your moves. Hands and other secrets appear only in private panels. `/privacy` shows everything that is stored about you, gives it to you as a file, and deletes it if you wish.

# Marks of pictures
picture-changed = changed since the last card
picture-option = may be chosen now
