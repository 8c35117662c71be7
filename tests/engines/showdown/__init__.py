"""Showdown, rule by rule: ids quote rules/showdown.md."""
