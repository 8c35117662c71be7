"""Making a move, and asking whether one would be legal."""
