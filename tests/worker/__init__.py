"""Tests of the worker: its bots and its jobs."""
