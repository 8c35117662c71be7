"""The settings of every process, read once from UPCARD_… variables."""

from __future__ import annotations

import difflib
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, get_type_hints

import msgspec
from msgspec import Meta

PREFIX = "UPCARD_"

RedisUrl = Annotated[str, Meta(pattern=r"^(redis|rediss|unix)://")]
Quota = Annotated[int, Meta(ge=1, le=1_000_000)]
HttpUrl = Annotated[str, Meta(pattern=r"^https?://[^/]+")]


class SettingsError(Exception):
    """A variable holds what its setting cannot be; the message names the variable."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What an operator may choose. The variable of a setting is its name in capitals, after UPCARD_."""

    redis_url: Annotated[
        RedisUrl | None,
        Meta(description="The Redis or Valkey server, 7.0 or newer. Unset: `upcard up` starts the embedded Valkey."),
    ] = None
    rq_redis_url: Annotated[
        RedisUrl | None, Meta(description="The server of the job queues. Unset: the same as UPCARD_REDIS_URL.")
    ] = None
    appendfsync: Annotated[
        Literal["everysec", "always"],
        Meta(description="When the embedded Valkey writes to disk: everysec, or always (before each answer)."),
    ] = "everysec"
    data: Annotated[
        str, Meta(min_length=1, description="The folder of the embedded server's data and of all logs.")
    ] = ".upcard"

    host: Annotated[str, Meta(min_length=1, description="The address to listen on; 0.0.0.0 for every address.")] = (
        "127.0.0.1"
    )
    port: Annotated[int, Meta(ge=0, le=65535, description="The port to listen on; 0 for any free one.")] = 8000
    public_url: Annotated[
        HttpUrl | None, Meta(description="How clients reach this server, if not by its host and port.")
    ] = None
    cors_origins: Annotated[
        tuple[str, ...], Meta(description="Web origins that may call the API, with commas between; * for every one.")
    ] = ("*",)

    web_workers: Annotated[int, Meta(ge=1, le=64, description="Processes that answer HTTP.")] = 2
    web_threads: Annotated[
        int, Meta(ge=2, le=10_000, description="Threads in each of them; an open event stream keeps one.")
    ] = 600
    max_streams: Annotated[
        int, Meta(ge=1, le=9_999, description="Event streams open at once in each of them; fewer than its threads.")
    ] = 500
    max_streams_each: Annotated[
        int, Meta(ge=1, le=9_999, description="How many of them callers at one address may have, with limits on.")
    ] = 250
    stream_keep_alive: Annotated[
        float, Meta(ge=0.1, le=60, description="Seconds of silence after which a stream gets a comment.")
    ] = 7.0
    stream_patience: Annotated[
        float, Meta(ge=0.1, le=600, description="Seconds for a reader to take a piece of a stream, or an answer.")
    ] = 20.0
    request_patience: Annotated[
        float, Meta(ge=0.1, le=600, description="Seconds within which a request must have arrived, its body included.")
    ] = 10.0
    presence_grace: Annotated[
        float, Meta(ge=0, le=600, description="Seconds that a seat may be away before the others are told.")
    ] = 5.0
    max_body_bytes: Annotated[int, Meta(ge=1024, description="The largest request body.")] = 16_384
    trusted_proxies: Annotated[
        int, Meta(ge=0, le=9, description="Proxies of ours in front, each adding its caller to X-Forwarded-For.")
    ] = 0
    hsts_seconds: Annotated[
        int, Meta(ge=0, description="Seconds for which browsers may reach this host by HTTPS only; 0 for no such rule.")
    ] = 0
    limits: Annotated[
        Literal["on", "off"], Meta(description="Whether callers have quotas, by token and by address: on or off.")
    ] = "on"
    limit_window: Annotated[int, Meta(ge=1, le=86_400, description="Seconds for which a quota holds.")] = 60
    limit_reading: Annotated[Quota, Meta(description="Requests that read, of a token in a window.")] = 3_000
    limit_writing: Annotated[Quota, Meta(description="Requests that change something, of a token in a window.")] = 1_200
    limit_creating: Annotated[
        Quota, Meta(description="Matches, players and the like that a token may make in a window.")
    ] = 120
    limit_streaming: Annotated[Quota, Meta(description="Event streams that a token may open in a window.")] = 600
    limit_address_times: Annotated[
        int, Meta(ge=1, le=1_000, description="How many times the quotas of a token an address has.")
    ] = 2
    limit_app_times: Annotated[
        int, Meta(ge=1, le=1_000, description="How many times the quotas of a token the token of an app has.")
    ] = 10
    open_match_ttl: Annotated[
        int, Meta(ge=60, le=31_536_000, description="Seconds that an open match waits for somebody to join or leave.")
    ] = 86_400

    production: Annotated[
        Literal["on", "off"], Meta(description="Whether this server is for real players; then it has no test mode.")
    ] = "off"
    test_mode: Annotated[
        Literal["on", "off"],
        Meta(description="Whether authors of front ends may script chance and ask for faults: on or off."),
    ] = "off"

    workers: Annotated[int, Meta(ge=1, le=64, description="Processes that play the bots' seats.")] = 2
    bot_budget_ms: Annotated[int, Meta(ge=10, le=60_000, description="Milliseconds that a bot may think.")] = 1_000

    log_level: Annotated[
        Literal["debug", "info", "warning", "error"],
        Meta(description="The least serious message that is logged: debug, info, warning or error."),
    ] = "info"

    @classmethod
    def from_environment(cls, environ: Mapping[str, str] = os.environ) -> Settings:
        """The settings that these variables make; an empty variable counts as unset.

        Raises:
            SettingsError: a value is malformed or out of range, or two do not go together.
        """
        given: dict[str, str | list[str]] = {
            name: value for name in cls.__struct_fields__ if (value := environ.get(variable(name), "").strip())
        }
        if isinstance(origins := given.get("cors_origins"), str):
            given["cors_origins"] = [origin.strip() for origin in origins.split(",") if origin.strip()]
        settings = cls(**{name: _read(name, value) for name, value in given.items()})
        if settings.max_streams >= settings.web_threads:
            raise SettingsError(
                f"{variable('max_streams')}: {settings.max_streams} streams leave no thread for moves; "
                f"{variable('web_threads')} is {settings.web_threads}"
            )
        if settings.production == settings.test_mode == "on":
            raise SettingsError(
                f"{variable('test_mode')} and {variable('production')} are both on: whoever may script chance knows "
                "everybody's cards"
            )
        return settings

    def to_environment(self) -> dict[str, str]:
        """The variables that make these settings, for a process to be started."""
        return {
            variable(name): ",".join(value) if isinstance(value, tuple) else str(value)
            for name, value in msgspec.structs.asdict(self).items()
            if value is not None
        }

    @property
    def data_folder(self) -> Path:
        """The data folder, absolute."""
        return Path(self.data).expanduser().absolute()

    def required_redis_url(self) -> str:
        """The server of the matches.

        Raises:
            SettingsError: none is set; only `upcard up` can do without, since it starts one.
        """
        if self.redis_url is None:
            raise SettingsError(f"{variable('redis_url')} is not set, and only `upcard up` starts a server by itself")
        return self.redis_url

    def required_rq_redis_url(self) -> str:
        """The server of the job queues. Raises SettingsError as `required_redis_url` does."""
        return self.rq_redis_url or self.required_redis_url()


def variable(name: str) -> str:
    """The variable of a setting: `UPCARD_PORT` for `port`."""
    return PREFIX + name.upper()


def described() -> dict[str, str]:
    """Each variable and what it is for, in the order of the settings."""
    hints = get_type_hints(Settings, include_extras=True)
    return {variable(name): hints[name].__metadata__[-1].description for name in Settings.__struct_fields__}


def misspelt(environ: Mapping[str, str]) -> dict[str, str | None]:
    """Variables that look like settings and are none, each with the setting that may be meant."""
    known = [name.upper() for name in Settings.__struct_fields__]
    words = sorted(name.removeprefix(PREFIX) for name in environ if name.startswith(PREFIX))
    return {
        PREFIX + word: next((PREFIX + meant for meant in difflib.get_close_matches(word, known, n=1)), None)
        for word in words
        if word not in known
    }


def _read(name: str, value: str | list[str]) -> Any:
    hint = get_type_hints(Settings, include_extras=True)[name]
    try:
        return msgspec.convert(value, hint, strict=False)
    except msgspec.ValidationError as refusal:
        cause = f"{variable(name)} cannot be {value!r}: {refusal}. {described()[variable(name)]}"
        if str(value).startswith("tcp://"):
            cause += " Kubernetes sets it for a Service named upcard; set enableServiceLinks: false in the pod."
        raise SettingsError(cause) from refusal
