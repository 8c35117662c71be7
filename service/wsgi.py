"""The app for a web server: `gunicorn service.wsgi:app`."""

from __future__ import annotations

import sys

from service.api.app import create_app
from service.processes.logs import log_to
from service.runtime import Runtime
from service.settings import Settings

settings = Settings.from_environment()
log_to(sys.stderr, settings.log_level)

app = create_app(Runtime(settings))
