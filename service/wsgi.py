"""The app for a web server: `gunicorn service.wsgi:app`."""

from __future__ import annotations

import logging
import sys

from service.api.app import create_app
from service.processes.logs import log_to
from service.runtime import Runtime
from service.settings import Settings

settings = Settings.from_environment()
log_to(sys.stderr, settings.log_level)

if settings.test_mode == "on":
    logging.getLogger("upcard").warning("test mode is on: callers may script chance and ask for faults")

app = create_app(Runtime(settings))
