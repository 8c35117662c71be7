"""service/processes/data_folder.py: one supervisor on a folder, and what an earlier one left behind."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from service.processes import embedded_redis
from service.processes.data_folder import LOCK, DataFolder, FolderInUse, FolderTrouble, claim, holder
from service.processes.part import Running
from service.processes.parts import redis_part
from service.settings import Settings
from tests.processes.waiting import wait_until
from tests.redis_server import SERVERS


def not_called() -> None:
    raise AssertionError("there is nothing to stop")


@contextmanager
def left_behind(path: Path) -> Iterator[Running]:
    """A server that runs on this folder although the process that claimed it is gone."""
    folder = claim(path, stop_leftover=not_called)
    server = Running(redis_part(Settings(), folder, SERVERS["valkey"]), folder.logs)
    try:
        wait_until(lambda: embedded_redis.answers(folder.redis))
        folder.release()
        gone = subprocess.Popen(["true"])
        gone.wait()
        (path / LOCK).write_text(str(gone.pid), encoding="utf-8")
        yield server
    finally:
        server.kill()


@pytest.fixture
def claimed(tmp_path: Path) -> Iterator[DataFolder]:
    folder = claim(tmp_path, stop_leftover=not_called)
    yield folder
    folder.release()


def test_a_folder_in_use_is_refused(claimed: DataFolder) -> None:
    with pytest.raises(FolderInUse, match=f"process {os.getpid()}"):
        claim(claimed.path, stop_leftover=not_called)
    assert holder(claimed.path) == os.getpid()


def test_a_released_folder_can_be_claimed_again(tmp_path: Path) -> None:
    claim(tmp_path, stop_leftover=not_called).release()
    claim(tmp_path, stop_leftover=not_called).release()


def test_a_folder_is_made_for_its_owner_only(tmp_path: Path) -> None:
    claim(tmp_path / "a" / "b", stop_leftover=not_called).release()
    assert (tmp_path / "a" / "b").stat().st_mode & 0o777 == 0o700


def test_a_place_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(FolderTrouble, match="cannot be written"):
        claim(tmp_path / "file" / "data", stop_leftover=not_called)


def test_a_server_left_behind_is_stopped_first(tmp_path: Path) -> None:
    with left_behind(tmp_path) as server:
        assert embedded_redis.tell(tmp_path / "redis", "SET", "card", "Qs") == b"+OK\r\n"
        claim(tmp_path, stop_leftover=lambda: embedded_redis.tell(tmp_path / "redis", "SHUTDOWN")).release()
        assert server.end() is not None
    with embedded_redis.serving(SERVERS["valkey"], tmp_path / "redis"):
        assert embedded_redis.tell(tmp_path / "redis", "STRLEN", "card") == b":2\r\n"


def test_a_server_left_behind_that_does_not_stop_keeps_the_folder(tmp_path: Path) -> None:
    with left_behind(tmp_path), pytest.raises(FolderTrouble, match="left over from an earlier run"):
        claim(tmp_path, stop_leftover=lambda: None, patience=0.1)
