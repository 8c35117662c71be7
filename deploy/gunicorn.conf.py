"""How gunicorn serves `service.wsgi:app`; what may vary comes from the UPCARD_… variables (service/settings.py).

Threads, because each open event stream keeps one and an idle thread costs little. No preloading: every worker makes its
own connections and threads, and none crosses a fork.
"""

import os
import signal

from gunicorn.glogging import Logger

from service.processes.line import Line
from service.processes.logs import Discreet
from service.processes.web_worker import WebWorker
from service.settings import Settings

_settings = Settings.from_environment()

bind = f"[{_settings.host}]:{_settings.port}" if ":" in _settings.host else f"{_settings.host}:{_settings.port}"
# gunicorn's gthread, but no thread waits for a caller who is slow.
worker_class = WebWorker
WebWorker.patience, WebWorker.longest_body = _settings.request_patience, _settings.max_body_bytes
Line.patience = _settings.stream_patience
workers = _settings.web_workers
threads = _settings.web_threads
# Connections that are kept alive between two requests keep no thread.
worker_connections = _settings.web_threads + 1000
backlog = 2048
# Whatever is longer is refused before the app sees it: 414 for the first line, 431 for the headers.
limit_request_line = 4094
limit_request_fields = 64
limit_request_field_size = 8190
keepalive = 30
# Files are sent like everything else, so that whoever does not take them is noticed.
sendfile = False
timeout = 30
graceful_timeout = 10
preload_app = False
control_socket_disable = True
# Each worker's heartbeat is a file without a name, and on a slow disk a healthy worker would look hung.
_memory = "/dev/shm"  # noqa: S108 - gunicorn makes a file there that nobody else can open
if os.access(_memory, os.W_OK):
    worker_tmp_dir = _memory


class DiscreetLogger(Logger):
    """gunicorn's own logs, without the secrets that are in some addresses."""

    def setup(self, cfg):
        """Have every line written by a discreet formatter."""
        super().setup(cfg)
        for log in (self.error_log, self.access_log):
            for handler in log.handlers:
                handler.setFormatter(Discreet(handler.formatter))


logger_class = DiscreetLogger
proc_name = "upcard"
errorlog = "-"
loglevel = _settings.log_level
accesslog = "-"
# Without the query string, which may hold a stream ticket; the duration is in milliseconds.
access_log_format = "%(t)s %(m)s %(U)s %(s)s %(B)s B %(M)s ms"


def post_fork(server, worker):
    """A worker whose master is killed stops too."""
    from service.processes.lifeline import die_with_parent

    die_with_parent(server.pid)


def post_worker_init(worker):
    """Let open event streams end at once when the worker is told to stop; gunicorn alone would wait for them.

    Every signal to stop lets other requests finish. gunicorn's own way to stop at once shuts the thread pool within the
    signal's handler, which waits for ever if the signal came while a request was handed to the pool.
    """
    from service.runtime import stopping

    finish = signal.getsignal(signal.SIGTERM)

    def stop(number, frame):
        stopping.set()
        finish(number, frame)

    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGQUIT):
        signal.signal(number, stop)


def worker_exit(server, worker):
    """Covers the ends that no signal announces, such as a master that is gone."""
    from service.runtime import stopping

    stopping.set()
