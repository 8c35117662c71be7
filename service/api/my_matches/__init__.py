"""The list of the caller's own matches."""
