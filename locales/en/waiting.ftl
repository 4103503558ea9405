# Waiting and absence: what is said about people who are waited for.

host-budget = The time budget must be between 0 and { $most } hours.
