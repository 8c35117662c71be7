"""Players: made by one request, and known to everybody by name."""
