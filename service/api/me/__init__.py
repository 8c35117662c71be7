"""The caller itself: a player or an app."""
