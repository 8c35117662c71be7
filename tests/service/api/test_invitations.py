"""Invitations: they let one person sit down, once, for a while; and private matches, which nobody enters without."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from service.application import inviting, play, tables
from service.application.people import make_app
from tests.service.api.asking import OPEN
from tests.service.api.client import Client
from tests.service.api.conftest import Opened
from tests.service.api.invited import FREE, HUMAN, Table, code_of, invite, join, states, three

KEY = "0f2d4c1e-a-key-that-nobody-guesses"
DAY = 86_400


def later(monkeypatch: pytest.MonkeyPatch, seconds: int) -> None:
    """Let the clock of invitations go forward."""
    for module in (inviting, tables):
        monkeypatch.setattr(module, "now", lambda: play.now() + seconds * 1_000)


def test_an_invitation_offers_a_seat_and_gives_it_once(opened: Table) -> None:
    table = three(opened)
    made = invite(table, seat=2)
    invitation = made.json
    assert invitation["code"].startswith("inv_")
    assert invitation["seat"] == 2
    assert invitation["url"] == made.headers["Location"] == f"/v1/invitations/{invitation['code']}"
    offered = table.api.get(invitation["url"]).json
    assert (offered["seat"], offered["expires_at"]) == (2, invitation["expires_at"])
    assert (offered["match"]["id"], offered["match"]["game"]) == (table.answer["id"], "down-and-back")
    assert ("you" in offered["match"], offered["match"]["options"]) == (False, table.answer["options"])
    taken = join(table, invitation["code"])
    assert (taken.status_code, taken.json["seat"]) == (201, 2)
    for again in (join(table, invitation["code"]), table.api.get(invitation["url"])):
        assert (again.status_code, again.json["code"], again.json["reason"]) == (410, "invitation_gone", "used")
    assert states(table) == ["used"]


def test_without_a_seat_it_is_for_the_first_that_is_open(opened: Table) -> None:
    table = three(opened)
    code = code_of(table)
    assert join(table).json["seat"] == 1
    assert join(table, code).json["seat"] == 2


def test_a_seat_is_kept_for_whoever_is_invited(opened: Table) -> None:
    table = three(opened)
    code, anywhere = code_of(table, seat=1), code_of(table)
    for refused in (join(table, seat=1), join(table, anywhere, seat=1), join(table, code, seat=2)):
        assert (refused.status_code, refused.json["code"]) == (409, "no_open_seat")
    assert join(table, seat=1).json["open_seats"] == [2]
    assert join(table, code, seat=2).json["open_seats"] == [1]
    assert join(table).json["seat"] == 2
    assert join(table).json["open_seats"] == []
    assert join(table, anywhere).json["open_seats"] == []
    # A refusal uses nothing up.
    assert states(table) == ["open", "open"]
    assert join(table, code).json["seat"] == 1
    assert table.api.get(table.path).json["status"] == "active"


def test_a_kept_seat_is_not_offered_twice(opened: Table) -> None:
    table = three(opened)
    code_of(table, seat=1)
    refused = invite(table, seat=1)
    assert (refused.status_code, refused.json["code"], refused.json["open_seats"]) == (409, "no_open_seat", [2])
    assert invite(table, seat=0).json["code"] == "no_open_seat"
    code_of(table, seat=2)
    assert invite(table).json["open_seats"] == []


def test_a_revoked_invitation_is_over_and_its_seat_is_open_to_everybody(opened: Table) -> None:
    table = three(opened)
    made = invite(table, seat=1).json
    path = f"{table.path}/invitations/{made['id']}"
    for _ in range(2):
        assert table.api("DELETE", path, token=table.tokens[0]).status_code == 204
    for gone in (join(table, made["code"]), table.api.get(made["url"])):
        assert (gone.status_code, gone.json["reason"]) == (410, "revoked")
    assert join(table, seat=1).status_code == 201
    assert states(table) == ["revoked"]


def test_what_was_used_cannot_be_taken_back(opened: Table) -> None:
    table = three(opened)
    made = invite(table).json
    join(table, made["code"])
    refused = table.api("DELETE", f"{table.path}/invitations/{made['id']}", token=table.tokens[0])
    assert (refused.status_code, refused.json["reason"]) == (410, "used")


@pytest.mark.parametrize(
    ("wanted", "seconds"), [({}, DAY), ({"expires_in": 60}, 60), ({"expires_in": 30 * DAY}, 30 * DAY)]
)
def test_an_invitation_expires(wanted: Any, seconds: int, opened: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    table = three(opened)
    made = invite(table, seat=1, **wanted).json
    later(monkeypatch, seconds - 5)
    assert table.api.get(made["url"]).status_code == 200
    assert join(table, seat=1).status_code == 409
    later(monkeypatch, seconds)
    for gone in (join(table, made["code"]), table.api.get(made["url"])):
        assert (gone.status_code, gone.json["reason"]) == (410, "expired")
    assert states(table) == ["expired"]
    assert join(table, seat=1).status_code == 201


@pytest.mark.parametrize("expires_in", [59, 30 * DAY + 1, "60"])
def test_how_long_it_may_hold(expires_in: Any, opened: Table) -> None:
    refused = invite(three(opened), expires_in=expires_in)
    assert (refused.status_code, refused.json["errors"][0]["pointer"]) == (422, "/expires_in")


def test_when_the_match_has_started_its_invitations_are_over(opened: Table) -> None:
    table = opened(seats=OPEN)
    made = invite(table).json
    assert join(table).status_code == 201
    for gone in (join(table, made["code"]), table.api.get(made["url"])):
        assert (gone.status_code, gone.json["reason"]) == (410, "expired")
    assert states(table) == ["expired"]
    refused = invite(table)
    assert (refused.status_code, refused.json["code"]) == (409, "match_started")


def test_everybody_at_the_table_invites_and_sees_and_revokes(api: Client, opened: Table) -> None:
    app, key = make_app(api.runtime.accounts, "Club")
    pia = api.post("/v1/players", {"name": "Pia"}).json["token"]
    eve = api.post("/v1/players", {"name": "Eve"}).json["token"]
    _, other_key = make_app(api.runtime.accounts, "Other Club")
    seats = [HUMAN, FREE, FREE, FREE]
    table = Opened(api, api.post("/v1/matches", {"game": "down-and-back", "seats": seats}, token=key).json)
    api.post(f"{table.path}/seats", {"seat": 1}, token=pia)
    at_the_table = [table.tokens[0], pia, key]
    ids = [invite(table, token=token).json["id"] for token in at_the_table]
    for token in at_the_table:
        listed = api.get(f"{table.path}/invitations", token=token).json["data"]
        assert [invitation["id"] for invitation in listed] == ids
        assert all(set(invitation) == {"id", "seat", "player", "state", "expires_at"} for invitation in listed)
    for token in (eve, other_key):
        for answer in (
            invite(table, token=token),
            api.get(f"{table.path}/invitations", token=token),
            api("DELETE", f"{table.path}/invitations/{ids[0]}", token=token),
        ):
            assert (answer.status_code, answer.json["code"]) == (403, "not_a_seat")
    assert api("DELETE", f"{table.path}/invitations/{ids[0]}", token=key).status_code == 204
    assert states(table) == ["revoked", "open", "open"]
    assert app.id.startswith("a_")


def test_the_same_key_invites_once(api: Client, opened: Table) -> None:
    table = three(opened)
    # Simple keys will do: what the codes derive from is known to the server alone.
    first = invite(table, headers={"Idempotency-Key": "1"})
    again = invite(table, headers={"Idempotency-Key": "1"})
    assert (again.data, again.headers["Idempotency-Replayed"]) == (first.data, "true")
    assert again.headers["Location"] == first.headers["Location"]
    assert states(table) == ["open"]
    other = invite(table, seat=1, headers={"Idempotency-Key": "1"})
    assert (other.status_code, other.json["code"]) == (422, "idempotency_key_reused")
    elsewhere = invite(three(opened), headers={"Idempotency-Key": "1"})
    assert elsewhere.json["code"][21:] != first.json["code"][21:]
    join(table, first.json["code"])
    assert invite(table, headers={"Idempotency-Key": "1"}).data == first.data


def test_a_lost_answer_to_taking_the_seat_is_asked_for_again(opened: Table) -> None:
    table = three(opened, visibility="private")
    code = code_of(table)
    first = join(table, code, headers={"Idempotency-Key": KEY})
    again = join(table, code, headers={"Idempotency-Key": KEY})
    assert (again.data, again.headers["Idempotency-Replayed"]) == (first.data, "true")
    assert [seat["kind"] for seat in first.json["match"]["seats"]] == ["human", "human", "open"]


def test_inviting_is_no_event(opened: Table) -> None:
    table = three(opened)
    tag = table.api.get(table.path).headers["ETag"]
    code_of(table)
    assert table.api.get(table.path, if_none_match=tag).status_code == 304
    assert join(table).json["match"]["version"] == 3


def test_codes_are_kept_as_hashes(opened: Table) -> None:
    table = three(opened)
    code = code_of(table)
    kept = msgspec.json.encode(table.api.runtime.matches.head(table.answer["id"]).secrets)
    assert code.encode() not in kept
    assert code[-32:].encode() not in kept


@pytest.mark.parametrize(
    "code",
    [
        pytest.param("x", id="no code"),
        pytest.param("inv_aaaaaaaaaaaaaaaa_" + "a" * 32, id="no such match"),
        pytest.param("seat_aaaaaaaaaaaaaaaa_0_" + "a" * 32, id="a token"),
    ],
)
def test_a_code_of_nothing(code: str, opened: Table) -> None:
    table = three(opened)
    for answer in (table.api.get(f"/v1/invitations/{code}"), join(table, code)):
        assert (answer.status_code, answer.json["code"]) == (404, "invitation_not_found")


def test_the_code_of_another_match(opened: Table) -> None:
    table, other = three(opened), three(opened)
    code = code_of(other)
    assert join(table, code).json["code"] == "invitation_not_found"
    guess = code[:-32] + "a" * 32
    assert other.api.get(f"/v1/invitations/{guess}").json["code"] == "invitation_not_found"
    assert states(other) == ["open"]
    revoked = table.api("DELETE", f"{table.path}/invitations/i_aaaaaaaaaaaaaaaa", token=table.tokens[0])
    assert (revoked.status_code, revoked.json["code"]) == (404, "invitation_not_found")


def test_there_are_not_any_number_of_them(opened: Table) -> None:
    table = three(opened)
    for _ in range(inviting.MOST):
        made = invite(table, seat=1).json
        table.api("DELETE", f"{table.path}/invitations/{made['id']}", token=table.tokens[0])
    refused = invite(table)
    assert (refused.status_code, refused.json["code"]) == (409, "too_many_invitations")


def test_nobody_enters_a_private_match_without_an_invitation(api: Client, opened: Table) -> None:
    table = three(opened, visibility="private")
    eve = api.post("/v1/players", {"name": "Eve"}).json["token"]
    for refused in (
        join(table),
        join(table, seat=1),
        join(table, token=eve),
        join(table, "inv_aaaaaaaaaaaaaaaa_" + "a" * 32),
        join(table, "inv_" + table.answer["id"][2:] + "_" + "a" * 32),
    ):
        assert (refused.status_code, refused.json["code"]) == (404, "match_not_found")
    assert refused.json["detail"] == f"there is no match {table.answer['id']}"
    made = invite(table).json
    assert api.get(made["url"]).json["match"]["visibility"] == "private"
    assert join(table, made["code"], token=eve).status_code == 201
    # Who sits there knows of the match, and is told why it gets no second seat.
    assert join(table, token=eve).json["code"] == "already_seated"


def test_an_invitation_is_not_used_up_by_a_player_who_has_a_seat(api: Client, opened: Table) -> None:
    table = three(opened)
    pia = api.post("/v1/players", {"name": "Pia"}).json["token"]
    join(table, token=pia)
    refused = join(table, code_of(table), token=pia)
    assert (refused.status_code, refused.json["code"]) == (409, "already_seated")
    assert states(table) == ["open"]
