"""What can be wrong with the data."""


class StoreError(Exception):
    """The database cannot be used. The message is one sentence for the person who runs the bot."""


class Damaged(Exception):
    """One stored row cannot be read; the message says which. Other rows are not concerned."""
