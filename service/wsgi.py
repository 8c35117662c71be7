"""The app for a web server: `gunicorn service.wsgi:app`."""

from __future__ import annotations

import logging

from service.api.app import create_app
from service.runtime import Runtime
from service.settings import Settings

settings = Settings.from_environment()
logging.basicConfig(level=settings.log_level.upper(), format="%(asctime)s %(name)s %(message)s")

app = create_app(Runtime(settings))
