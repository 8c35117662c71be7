"""service/processes/doctor.py: each thing that can be wrong is found, and said with what to do."""

from __future__ import annotations

import re
import socket
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from redis import Redis

from service.adapters.redis_probe import probe, without_password
from service.processes.data_folder import claim
from service.processes.doctor import Finding, findings
from service.processes.embedded_redis import serving, url
from service.settings import Settings
from tests.redis_server import SERVERS


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(data=str(tmp_path / "data"), port=0)


def found(settings: Settings) -> dict[str, Finding]:
    return {finding.subject: finding for finding in findings(settings)}


def test_a_healthy_machine_has_nothing_to_mend(settings: Settings) -> None:
    told = found(settings)
    assert [finding for finding in told.values() if not finding.good] == []
    assert list(told) == ["upcard", "python", "packages", "gunicorn", "port", "data folder", "redis", "trial"]
    assert told["redis"].detail.startswith("Valkey 9.")


def test_a_taken_port_is_found(settings: Settings) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]
        told = found(msgspec.structs.replace(settings, port=port))["port"]
    assert not told.good
    assert "Choose another with --port" in told.remedy


def test_a_folder_in_use_is_found(settings: Settings) -> None:
    folder = claim(settings.data_folder, stop_leftover=lambda: None)
    told = found(settings)["data folder"]
    folder.release()
    assert not told.good
    assert "in use by another `upcard up`" in told.detail


def test_a_server_of_one_s_own_is_tried(settings: Settings, every_redis: str) -> None:
    told = found(msgspec.structs.replace(settings, redis_url=every_redis))
    assert told["UPCARD_REDIS_URL"].good
    assert told["UPCARD_REDIS_URL"].remedy == ""
    assert "redis" not in told


def test_a_server_that_is_not_there_is_found(settings: Settings, tmp_path: Path) -> None:
    told = found(msgspec.structs.replace(settings, redis_url=f"unix://{tmp_path}/nothing"))["UPCARD_REDIS_URL"]
    assert not told.good
    assert "does not answer" in told.detail


def test_a_server_that_may_lose_moves_is_told_of(tmp_path: Path) -> None:
    with serving(SERVERS["valkey"], tmp_path), Redis.from_url(url(tmp_path)) as client:
        client.config_set("appendonly", "no")
        client.config_set("maxmemory-policy", "allkeys-lru")
        risks = probe(url(tmp_path)).risks
    assert [risk.split(":")[0] for risk in risks] == ["appendonly is off", "maxmemory-policy is allkeys-lru"]


def test_what_an_old_server_lacks_is_found(tmp_path: Path) -> None:
    with serving(SERVERS["valkey"], tmp_path), Redis.from_url(url(tmp_path)) as client:
        # To this user the server looks as if it had never heard of the command.
        client.execute_command("ACL", "SETUSER", "default", "-lmpop")
        assert probe(url(tmp_path)).missing == ("LMPOP",)


def test_a_trial_leaves_no_key_behind(redis_db: str) -> None:
    probe(redis_db)
    with Redis.from_url(redis_db) as client:
        assert client.dbsize() == 0


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        pytest.param("redis://ann:secret@host:1/0", "redis://host:1/0", id="user and password"),
        pytest.param("redis://:a@b@host", "redis://host", id="a sign in the password"),
        pytest.param("redis://host/0?password=secret", "redis://host/0", id="password in the query"),
        pytest.param("unix:///run/redis.sock", "unix:///run/redis.sock", id="nothing to hide"),
    ],
)
def test_no_password_is_shown(url: str, shown: str) -> None:
    assert without_password(url) == shown


def upcard(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "service.cli", *arguments], capture_output=True, text=True, check=False
    )


def test_the_command_ends_well_on_a_healthy_machine(tmp_path: Path) -> None:
    said = upcard("doctor", "--port", "0", "--data", str(tmp_path / "data"))
    assert said.returncode == 0
    assert said.stdout.endswith("Nothing is wrong.\n")
    assert said.stderr == ""


def test_the_command_ends_badly_when_something_is_wrong(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    said = upcard("doctor", "--port", "0", "--data", str(tmp_path / "file" / "data"))
    assert said.returncode == 1
    assert re.search(r"^BAD  data folder .*cannot be written", said.stdout, re.MULTILINE)
    assert said.stdout.endswith("1 thing to mend.\n")


def test_a_wrong_setting_is_told_without_a_traceback() -> None:
    said = upcard("up", "--port", "80000")
    assert said.returncode == 1
    assert said.stderr == (
        "upcard: UPCARD_PORT cannot be '80000': Expected `int` <= 65535. The port to listen on; 0 for any free one.\n"
    )


def test_help_loads_nothing_heavy() -> None:
    listing = "import sys, service.cli; print([name for name in ('flask', 'redis', 'rq') if name in sys.modules])"
    assert subprocess.check_output([sys.executable, "-c", listing], text=True) == "[]\n"
