"""The bots: a view in, a move out. They know no state, no rules and no wires."""
