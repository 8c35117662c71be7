"""Liars' Race, rule by rule: ids quote rules/liars-race.md."""
