"""`kill -9` at any moment: nothing acknowledged is lost, nothing is taken or announced twice.

- `child`    the process that is killed: a real host on a real database
- `discord`  a small fake Discord, which lives on in the parent process
- `players`  people who press buttons, and the ledger of what they were told
- `wire`     how the two processes speak
"""
