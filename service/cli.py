"""The `upcard` command. What is heavy is imported where it is needed, so that help appears at once."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from service.settings import Settings, SettingsError, described, misspelt, variable

if TYPE_CHECKING:
    from service.runtime import Runtime

_FLAGS = {"host": "ADDRESS", "port": "N", "data": "FOLDER", "workers": "N", "web_workers": "N"}
"""The settings that have a flag of their own, and how help shows their values."""


_TEST_MODE = f"Let authors of front ends script chance and ask for faults; or {variable('test_mode')}=on."
_PATIENCE = "How long to try again when the connection is lost."

_SUBJECT = len("UPCARD_RQ_REDIS_URL")


class _Refused(click.ClickException):
    """Something that the operator can mend; no traceback."""

    def show(self, file: Any = None) -> None:
        click.echo(f"upcard: {self.message}", err=True, file=file)


def _settings_flags(command: Callable[..., Any]) -> Callable[..., Any]:
    """The flags for `_FLAGS`, whose values stand over the variables of the same settings."""
    for name, metavar in reversed(_FLAGS.items()):
        flag = f"--{name.replace('_', '-')}"
        default = getattr(Settings(), name)
        text = f"{described()[variable(name)]} Default {default}; or {variable(name)}."
        command = click.option(flag, name, metavar=metavar, help=text)(command)
    return command


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="upcard", message="upcard %(version)s")
def main() -> None:
    """Upcard, a card-table server."""


@main.command()
@_settings_flags
@click.option("--test-mode", is_flag=True, help=_TEST_MODE)
def up(test_mode: bool, **flags: str | None) -> None:
    """Start everything on this machine: Redis, the API, the relay and the bots. Ctrl-C stops it.

    Matches are kept in the data folder from one run to the next. With UPCARD_REDIS_URL no server is started and that
    one is used. `upcard doctor` says what would run, and what is wrong.
    """
    settings = _settings(flags | {"test_mode": "on" if test_mode else None})
    _needs_unix()
    from service.processes.up import CannotStart, run

    try:
        sys.exit(run(settings, click.echo))
    except CannotStart as refusal:
        raise _Refused(str(refusal)) from refusal


@main.command()
@_settings_flags
def doctor(**flags: str | None) -> None:
    """Say what would run here, what is wrong, and what to do about it. Exit code 1 if something is wrong."""
    settings = _settings(flags)
    _needs_unix()
    from service.processes.doctor import findings

    wrong = 0
    for finding in findings(settings):
        wrong += not finding.good
        mark = "ok  " if finding.good else "BAD "
        click.echo(f"{mark} {finding.subject:<{_SUBJECT}} {finding.detail}")
        if finding.remedy:
            click.echo(f"     {'':<{_SUBJECT}} -> {finding.remedy}")
    click.echo("Nothing is wrong." if wrong == 0 else f"{wrong} thing{'s' * (wrong > 1)} to mend.")
    sys.exit(1 if wrong else 0)


@main.command()
def settings() -> None:
    """List every UPCARD_… variable: what it is for, and what it is now."""
    now = _settings({}).to_environment()
    for name, text in described().items():
        click.echo(f"{name}={now.get(name, '')}\n    {text}")


@main.group()
def apps() -> None:
    """Make, list and revoke the keys of apps, which open matches for people of their own.

    Works on the server of UPCARD_REDIS_URL, or else on the one that `upcard up` has started for the data folder.
    """


@apps.command("create")
@click.argument("name")
def create_app(name: str) -> None:
    """Make an app and print its key, which is shown only now."""
    from service.api.matches.schemas import name_fault
    from service.application.people import make_app

    if fault := name_fault(name):
        raise _Refused(f"this cannot be a name. {fault}")
    with _running() as runtime:
        app, key = make_app(runtime.accounts, name)
    click.echo(f"{app.id}  {app.name}", err=True)
    click.echo(key)


@apps.command("list")
def list_apps() -> None:
    """List every app: its id, when it was made, its name."""
    from service.application.envelope import timestamp
    from service.application.people import REVOKED

    with _running() as runtime:
        for app in runtime.accounts.apps():
            mark = "  (revoked)" if app.token == REVOKED else ""
            click.echo(f"{app.id}  {timestamp(app.created_at)}  {app.name}{mark}")


@apps.command("revoke")
@click.argument("app_id", metavar="ID")
def revoke_app(app_id: str) -> None:
    """Take an app's key away. Its players and matches stay."""
    from service.application import people

    with _running() as runtime:
        people.revoke_app(runtime.accounts, app_id)
    click.echo(f"The key of {app_id} is dead.")


@main.group()
def ratings() -> None:
    """Look after the ratings."""


@ratings.command("rebuild")
@click.argument("game", required=False)
@click.option("--write", is_flag=True, help="Let the rebuilt ratings take the place of those that count.")
def rebuild_ratings(game: str | None, write: bool) -> None:
    """Compute the ratings of GAME, or of every game, anew from the logs of the matches, and tell what differs.

    Matches may go on meanwhile. Works on the server of UPCARD_REDIS_URL, or else on the one that `upcard up` has
    started for the data folder. Exit code 1 if there are differences and --write is not given.
    """
    from engines.registry import ENGINES
    from service.application.ratings_rebuild import rebuild

    if game is not None and game not in ENGINES:
        raise click.UsageError(f"the games are {', '.join(sorted(ENGINES))}; not {game}")
    wrong = False
    with _running() as runtime:
        for name in ENGINES if game is None else [game]:
            with click.progressbar(length=1, label=name, file=sys.stderr) as bar:
                rebuilt = rebuild(runtime.matches, runtime.rebuilding(name), partial(_advance, bar), write=write)
            for difference in rebuilt.differences:
                click.echo(f"{name}: {difference}")
            counted = f"results {rebuilt.results}, players and bots {rebuilt.people}"
            click.echo(f"{name}: {counted}, differences {len(rebuilt.differences)}{'; written' if write else ''}")
            wrong = wrong or bool(rebuilt.differences)
    sys.exit(1 if wrong and not write else 0)


@main.command()
@click.argument("game", required=False)
@click.option("--server", metavar="URL", default="http://localhost:8000", show_default=True, help="Where to play.")
@click.option("--bots", "bot", metavar="NAME", default="basic", show_default=True, help="Who takes the other seats.")
@click.option("--seats", metavar="N", type=click.IntRange(min=1), help="How many seats. Default: as few as can be.")
@click.option("--option", "pairs", metavar="NAME=VALUE", multiple=True, help="An option of the game; repeatable.")
@click.option("--name", metavar="NAME", help="What you are called at the table.")
@click.option("--match", metavar="URL|ID", help="Continue this match instead; needs --token.")
@click.option("--token", metavar="TOKEN", help="The token of your seat in that match.")
@click.option("--auto", is_flag=True, help="Make a move that is the only one without asking.")
@click.option("--lang", "language", type=click.Choice(["en", "ko"]), default="en", show_default=True, help="Language.")
@click.option("--patience", metavar="SECONDS", type=float, default=60.0, show_default=True, help=_PATIENCE)
def play(
    game: str | None,
    bot: str,
    seats: int | None,
    pairs: tuple[str, ...],
    name: str | None,
    match: str | None,
    token: str | None,
    **how: Any,
) -> None:
    """Play a match of GAME in the terminal, against bots; or go on with one: --match and --token.

    It needs a running server. The exit code is 0 when the match is over or you leave it, 1 when it cannot be played,
    130 after Ctrl-C.
    """
    from service.terminal.play import BegunMatch, CannotPlay, NewMatch, Order
    from service.terminal.play import play as play_it

    chosen: NewMatch | BegunMatch
    if game is not None and match is None and token is None:
        chosen = NewMatch(game, bot, seats, dict(_option(pair) for pair in pairs), name)
    elif game is None and match is not None and token is not None:
        chosen = BegunMatch(match, token)
    else:
        raise click.UsageError("name a game; or give both --match and --token to go on with a match")
    try:
        sys.exit(play_it(Order(chosen, **how)))
    except CannotPlay as refusal:
        raise _Refused(str(refusal)) from refusal


@main.command()
@click.option("--write", "target", metavar="FILE", type=click.Path(path_type=Path), help="Write it there.")
@click.option("--check", "committed", metavar="FILE", type=click.Path(path_type=Path), help="Fail if it differs.")
def openapi(target: Path | None, committed: Path | None) -> None:
    """Print the OpenAPI document that the code makes."""
    from service.api import openapi_document

    document = json.dumps(openapi_document(), indent=2, ensure_ascii=False) + "\n"
    if committed is not None:
        if not committed.exists() or committed.read_text(encoding="utf-8") != document:
            raise _Refused(f"{committed} is not what the code makes; run `make openapi` and read the difference")
        click.echo(f"{committed} is what the code makes.")
    elif target is not None:
        target.write_text(document, encoding="utf-8")
        click.echo(f"Wrote {target}.")
    else:
        click.echo(document, nl=False)


@contextmanager
def _running() -> Iterator[Runtime]:
    """The adapters of the server that is running."""
    from service.application.errors import TableError
    from service.processes.running_server import NotRunning, with_server
    from service.runtime import Runtime

    try:
        runtime = Runtime(with_server(_settings({})))
        try:
            yield runtime
        finally:
            runtime.close()
    except (NotRunning, TableError) as refusal:
        raise _Refused(str(refusal)) from refusal


def _advance(bar: Any, done: int, total: int) -> None:
    """Show how many results have been computed, and of how many there are by now."""
    bar.length = total
    bar.update(done - bar.pos)


def _option(pair: str) -> tuple[str, Any]:
    """The name and value in `NAME=VALUE`; the value is JSON if it can be, and otherwise the text itself."""
    name, equals, value = pair.partition("=")
    if not equals:
        raise click.UsageError(f"--option wants NAME=VALUE, not {pair}")
    try:
        return name, json.loads(value)
    except ValueError:
        return name, value


def _settings(flags: dict[str, str | None]) -> Settings:
    given = {variable(name): value for name, value in flags.items() if value is not None}
    for name, meant in misspelt(os.environ).items():
        hint = f"; is {meant} meant?" if meant else ""
        click.echo(f"upcard: {name} is no setting and has no effect{hint}", err=True)
    try:
        return Settings.from_environment({**os.environ, **given})
    except SettingsError as refusal:
        raise _Refused(str(refusal)) from refusal


def _needs_unix() -> None:
    if os.name == "nt":
        raise _Refused("starting everything at once needs Linux or macOS; on Windows use WSL or the containers")


if __name__ == "__main__":
    main()
