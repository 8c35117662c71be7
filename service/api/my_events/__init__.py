"""One stream of what happens in all of the caller's matches."""
