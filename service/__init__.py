"""The service: matches around the engines, kept in Redis and published over HTTP."""
