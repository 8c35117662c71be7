"""How Upcard's processes are started, watched and stopped on one machine."""
