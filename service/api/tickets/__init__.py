"""Quick match: tickets that wait for others who want to play."""
