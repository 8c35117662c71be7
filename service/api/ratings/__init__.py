"""Ratings: leaderboards, how somebody got there, and the formula."""
