"""Matches: opened, found, looked at, joined."""
