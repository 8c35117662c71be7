"""Down and Back, rule by rule: ids quote rules/down-and-back.md."""
