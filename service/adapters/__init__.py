"""One module per outside thing: Redis as event store, as directory, as bell, and RQ."""
