"""The log of a match: as pages, with long polls, and as a stream."""
