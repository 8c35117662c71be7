"""Background work: the relay that hands it out, and the jobs that do it."""
