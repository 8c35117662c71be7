"""Schieberamsch, rule by rule: ids quote rules/schieberamsch.md."""
