"""What guards the project. The folders mirror the code; `support` is shared, `play` is `make play`."""
