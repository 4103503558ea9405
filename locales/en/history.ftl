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
