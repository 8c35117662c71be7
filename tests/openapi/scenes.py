"""What examples are recorded from, where a row of the table of every answer would show little: matches of each game,
lists with something in them, streams.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

from engines.registry import ENGINES
from service.api.events.forms import EVENT_STREAM, NDJSON
from service.application.own_events import NOTHING
from tests.service.api.client import Client
from tests.service.api.conftest import Opened
from tests.service.api.somebody import Somebody, relay

NAMES = ("Ann", "Ben", "Cid", "Dot", "Eve")
KEY = "4ccf0a1e-7d0f-4c55-9d0e-5a1f0e6b7c21"
"""An Idempotency-Key, as a client would make it."""

FEW, MANY = 5, 60


class Take(NamedTuple):
    """An answer that becomes an example of an operation. `shows` says of what."""

    operation: str
    name: str
    shows: str
    answer: Any


Scene = Callable[[Client], Iterator[Take]]


def a_match_of(game: str) -> Scene:
    """A match of a game, until each type of move has been made."""

    def scene(api: Client) -> Iterator[Take]:
        engine, chance, name = ENGINES[game], Random(game), game.replace("-", "_")
        title = api.get(f"/v1/games/{game}").json["title"]
        seats = [{"kind": "human", "name": person} for person in NAMES[: engine.seats[0]]]
        opened = api.post("/v1/matches", {"game": game, "seats": seats}, idempotency_key=KEY)
        yield Take("open_match", name, f"{title} for {len(seats)} people at one device.", opened)
        path, tokens = opened.headers["Location"], [seat["token"] for seat in opened.json["seats"]]
        match, made = opened.json, set[str]()
        for number in range(MANY):
            if match["status"] != "active" or len(made) == len(engine.move_types):
                break
            token = tokens[chance.choice(match["to_move"])]
            seen = api.get(path, token=token)
            legal = seen.json["legal_moves"]
            if number == FEW:
                yield Take("get_match", name, f"{title}, as the seat to move sees it.", seen)
                moves = api.get(f"{path}/legal-moves", token=token)
                yield Take("list_legal_moves", name, f"{title}: what the seat may do.", moves)
            new = [move for move in legal if move["type"] not in made]
            move = chance.choice(new or legal)
            answer = api.post(f"{path}/moves", move, token=token, if_match=seen.headers["ETag"])
            match = answer.json["match"]
            if new:
                made.add(move["type"])
                yield Take("make_move", f"{name}_{move['type']}", f"{title}: `{move['type']}`.", answer)
        last = api.get(f"{path}/events?after={match['version'] - FEW}")
        yield Take("list_events", name, f"{title}: what happened last, as a spectator is told.", last)

    return scene


def other_tables(api: Client) -> Iterator[Take]:
    """Tables that are not just for people at one device."""
    bot = {"game": "showdown", "seats": [{"kind": "human", "name": "Ann"}, {"kind": "bot", "bot": "basic"}]}
    yield Take("open_match", "against_a_bot", "One person against a bot.", api.post("/v1/matches", bot))
    ann = Somebody(api, "Ann")
    wanted = {
        "game": "liars-race",
        "seats": [{"kind": "human", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}],
        "settings": {"on_resign": "bot"},
    }
    opened = api.post("/v1/matches", wanted, token=ann.token)
    yield Take("open_match", "open_seats", "A table in the lobby, opened by a player.", opened)
    path = opened.headers["Location"]
    yield Take("take_seat", "guest", "As a guest.", api.post(f"{path}/seats", {"name": "Ben"}, idempotency_key=KEY))
    cid = Somebody(api, "Cid")
    yield Take(
        "take_seat",
        "player",
        "As a player, who may choose a seat.",
        api.post(f"{path}/seats", {"seat": 2}, token=cid.token),
    )


def the_end(api: Client) -> Iterator[Take]:
    """A match that is over."""
    table = Somebody(api, "Ann").open(seats=[{"kind": "human", "name": name} for name in ("Ann", "Ben")])
    over = table.play_to_the_end()
    path = table.path
    yield Take("get_match", "finished", "A match that is over.", api.get(path))
    yield Take("list_events", "the_end", "How a match ends.", api.get(f"{path}/events?after={over['version'] - 2}"))


def lists(api: Client) -> Iterator[Take]:
    """Lists with something in them."""
    api.runtime.outbox.prepare()
    ann = Somebody(api, "Ann")
    tables = [ann.open() for _ in range(3)]
    Somebody(api, "Ben").join(tables[0])
    relay(api)
    yield Take("list_matches", "lobby", "The lobby, page by page.", api.get("/v1/matches?status=open&limit=1"))
    yield Take("list_my_matches", "own", "All matches of a player.", api.get("/v1/me/matches", token=ann.token))


def streams(api: Client) -> Iterator[Take]:
    """Streams, which `limit` ends."""
    api.runtime.outbox.prepare()
    ann, ben = Somebody(api, "Ann"), Somebody(api, "Ben")
    match = ann.open()
    ben.join(match)
    relay(api)
    [started, *_] = api.runtime.own_matches.told(ann.id, NOTHING, 1)
    for media, name in ((EVENT_STREAM, "events"), (NDJSON, "lines")):
        told = api.get(f"{match.path}/events?limit=2&after=1", token=match.tokens[0], accept=media)
        yield Take("list_events", name, "A stream, resumed after the first event.", _whole(told))
        told = api.get(f"/v1/me/events?limit=1&after={started.id}", token=ann.token, accept=media)
        yield Take("follow_my_matches", name, "A stream, resumed after the first item.", _whole(told))


def _whole(stream: Any) -> Any:
    """The stream, read to its end."""
    stream.get_data()
    return stream


def invitations(api: Client) -> Iterator[Take]:
    """A seat that is kept for somebody."""
    table: Opened = Somebody(api, "Ann").open(visibility="private")
    path, token = f"{table.path}/invitations", table.tokens[0]
    made = api.post(path, {"seat": 1}, token=token)
    yield Take("make_invitation", "seat", "An invitation to a certain seat.", made)
    yield Take("list_invitations", "open", "Who is still expected.", api.get(path, token=token))


def a_bug(api: Client) -> Iterator[Take]:
    """A server that has one."""

    def broken() -> str:
        raise RuntimeError("a bug on purpose")

    faulty = Client(api.runtime.settings.required_redis_url())
    faulty.app.view_functions["games.list_games"] = broken
    answer = faulty.get("/v1/games")
    faulty.runtime.close()
    yield Take("list_games", "internal_error", "A bug.", answer)


SCENES: dict[str, Scene] = {
    **{game: a_match_of(game) for game in ENGINES},
    "other tables": other_tables,
    "the end": the_end,
    "lists": lists,
    "streams": streams,
    "invitations": invitations,
    "a bug": a_bug,
}

SHOWN = {
    ("open_match", 201),
    ("get_match", 200),
    ("list_legal_moves", 200),
    ("make_move", 201),
    ("list_events", 200),
    ("take_seat", 201),
    ("list_matches", 200),
    ("list_my_matches", 200),
    ("follow_my_matches", 200),
    ("make_invitation", 201),
    ("list_invitations", 200),
}
"""What the scenes show, so that no row of the table has to."""
