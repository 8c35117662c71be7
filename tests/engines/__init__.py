"""Tests of the rules: no socket, no clock, no chance but seeds that are written down."""
