"""service/settings.py: what each variable may hold, and what a wrong one is told."""

from __future__ import annotations

from typing import Any

import pytest

from service.settings import Settings, SettingsError, described, misspelt, variable


@pytest.mark.parametrize(
    ("environ", "name", "value"),
    [
        pytest.param({}, "port", 8000, id="unset is the default"),
        pytest.param({"UPCARD_PORT": ""}, "port", 8000, id="empty is unset"),
        pytest.param({"UPCARD_PORT": " 8123 "}, "port", 8123, id="blanks around a number"),
        pytest.param({"UPCARD_PORT": "0"}, "port", 0, id="any free port"),
        pytest.param({}, "redis_url", None, id="no server means the embedded one"),
        pytest.param({"UPCARD_REDIS_URL": "rediss://h:1/0"}, "redis_url", "rediss://h:1/0", id="server with TLS"),
        pytest.param({"UPCARD_REDIS_URL": "unix:///s"}, "redis_url", "unix:///s", id="server on a socket"),
        pytest.param({}, "cors_origins", ("*",), id="every origin"),
        pytest.param(
            {"UPCARD_CORS_ORIGINS": "https://a.b, http://c"},
            "cors_origins",
            ("https://a.b", "http://c"),
            id="two origins",
        ),
        pytest.param({"UPCARD_STREAM_KEEP_ALIVE": "2"}, "stream_keep_alive", 2.0, id="whole seconds"),
        pytest.param({"UPCARD_STREAM_KEEP_ALIVE": "0.5"}, "stream_keep_alive", 0.5, id="half a second"),
        pytest.param({}, "test_mode", "off", id="no test mode unless asked for"),
        pytest.param({"UPCARD_TEST_MODE": "on"}, "test_mode", "on", id="test mode"),
        pytest.param({"UPCARD_PRODUCTION": "on"}, "production", "on", id="real players"),
        pytest.param({"UPCARD_APPENDFSYNC": "always"}, "appendfsync", "always", id="one of a few words"),
        pytest.param(
            {"UPCARD_PUBLIC_URL": "https://cards.example"}, "public_url", "https://cards.example", id="public address"
        ),
    ],
)
def test_a_variable_is_read(environ: dict[str, str], name: str, value: Any) -> None:
    assert getattr(Settings.from_environment(environ), name) == value


@pytest.mark.parametrize(
    ("environ", "said"),
    [
        pytest.param({"UPCARD_PORT": "eighty"}, "UPCARD_PORT cannot be 'eighty'", id="no number"),
        pytest.param({"UPCARD_PORT": "70000"}, "UPCARD_PORT cannot be '70000'.*65535", id="out of range"),
        pytest.param({"UPCARD_PORT": "tcp://10.0.0.1:80"}, "enableServiceLinks: false", id="set by Kubernetes"),
        pytest.param({"UPCARD_REDIS_URL": "localhost:6379"}, "UPCARD_REDIS_URL cannot be", id="no URL"),
        pytest.param({"UPCARD_LOG_LEVEL": "loud"}, "debug, info, warning or error", id="none of the words"),
        pytest.param({"UPCARD_WORKERS": "0"}, "UPCARD_WORKERS cannot be '0'", id="too few"),
        pytest.param(
            {"UPCARD_MAX_STREAMS": "600"},
            "UPCARD_MAX_STREAMS: 600.*UPCARD_WEB_THREADS is 600",
            id="streams take all threads",
        ),
        pytest.param(
            {"UPCARD_TEST_MODE": "on", "UPCARD_PRODUCTION": "on"},
            "UPCARD_TEST_MODE and UPCARD_PRODUCTION are both on",
            id="test mode for real players",
        ),
    ],
)
def test_a_wrong_variable_is_named(environ: dict[str, str], said: str) -> None:
    with pytest.raises(SettingsError, match=said):
        Settings.from_environment(environ)


def test_settings_survive_the_environment_of_a_child() -> None:
    settings = Settings(redis_url="redis://h", port=1, cors_origins=("https://a", "https://b"), stream_keep_alive=0.5)
    assert Settings.from_environment(settings.to_environment()) == settings


def test_every_setting_is_described() -> None:
    assert list(described()) == [variable(name) for name in Settings.__struct_fields__]
    assert all(text.endswith(".") for text in described().values())


@pytest.mark.parametrize(
    ("environ", "found"),
    [
        pytest.param({"UPCARD_PROT": "1"}, {"UPCARD_PROT": "UPCARD_PORT"}, id="swapped letters"),
        pytest.param({"UPCARD_XYZZY": "1"}, {"UPCARD_XYZZY": None}, id="nothing like it"),
        pytest.param({"UPCARD_PORT": "1", "PATH": "x"}, {}, id="a setting, and another program's variable"),
    ],
)
def test_a_misspelt_variable_is_noticed(environ: dict[str, str], found: dict[str, str | None]) -> None:
    assert misspelt(environ) == found


def test_without_a_server_only_the_command_can_run() -> None:
    with pytest.raises(SettingsError, match="UPCARD_REDIS_URL is not set"):
        Settings().required_redis_url()


@pytest.mark.parametrize(
    ("settings", "url"),
    [
        pytest.param(Settings(redis_url="redis://a"), "redis://a", id="the same server"),
        pytest.param(Settings(redis_url="redis://a", rq_redis_url="redis://b"), "redis://b", id="a server of its own"),
    ],
)
def test_where_the_queues_are(settings: Settings, url: str) -> None:
    assert settings.required_rq_redis_url() == url
