"""Measures Upcard beside what it stands on: `make bench`."""
