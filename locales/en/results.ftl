# What the bot says after a game: ratings, statistics, the rematch, and a person's own data.

## Rematch
results-rematch-not-over = There can be a rematch once this game is over.
results-rematch-campaign = This game belongs to a campaign, which goes on with its own buttons.
results-rematch-not-yours = Those who played this game can ask for a rematch. `/game new` opens a table for everybody.
