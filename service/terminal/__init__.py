"""The terminal client, `upcard play`: a front end like any other, which knows the published contract and no rules."""
