"""The use cases, free of Flask, Redis and RQ."""
