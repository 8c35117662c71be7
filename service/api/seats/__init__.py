"""A seat that somebody holds: a new token for it, and the ways to give it up."""
