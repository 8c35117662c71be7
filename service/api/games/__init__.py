"""The catalogue: what can be played, by which rules, in which words."""
