"""Invitations: codes by which somebody may sit down, once."""
