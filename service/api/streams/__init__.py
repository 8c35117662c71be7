"""Tickets for those who open a stream and cannot send a header."""
