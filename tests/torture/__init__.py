"""`kill -9` at any moment: nothing acknowledged is lost, nothing is taken or announced twice.

The host alone, which dies quickly and often (`test_kill`):

- `child`    the process that is killed: a real host on a real database
- `discord`  a small fake Discord, which lives on in the parent process
- `players`  people who press buttons, and the ledger of what they were told
- `wire`     how the two processes speak

The whole bot, on the Discord of `tests.discord` (`test_process`):

- `books`    compares what people were shown with what the database remembers
"""
