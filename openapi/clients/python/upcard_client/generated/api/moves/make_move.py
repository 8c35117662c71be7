from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.down_and_back_discard import DownAndBackDiscard
from ...models.down_and_back_draw_discard import DownAndBackDrawDiscard
from ...models.down_and_back_draw_stock import DownAndBackDrawStock
from ...models.down_and_back_split import DownAndBackSplit
from ...models.liars_race_play_card import LiarsRacePlayCard
from ...models.move_answer import MoveAnswer
from ...models.problem import Problem
from ...models.schieberamsch_announce_grand_hand import SchieberamschAnnounceGrandHand
from ...models.schieberamsch_discard_skat import SchieberamschDiscardSkat
from ...models.schieberamsch_kontra import SchieberamschKontra
from ...models.schieberamsch_pass import SchieberamschPass
from ...models.schieberamsch_play_card import SchieberamschPlayCard
from ...models.schieberamsch_push_skat import SchieberamschPushSkat
from ...models.schieberamsch_rekontra import SchieberamschRekontra
from ...models.schieberamsch_take_skat import SchieberamschTakeSkat
from ...models.showdown_bet import ShowdownBet
from ...models.showdown_flip import ShowdownFlip
from ...models.showdown_fold import ShowdownFold
from ...models.showdown_stack_card import ShowdownStackCard
from ...types import UNSET, Response, Unset


def _get_kwargs(
    match_id: str,
    *,
    body: DownAndBackDiscard
    | DownAndBackDrawDiscard
    | DownAndBackDrawStock
    | DownAndBackSplit
    | LiarsRacePlayCard
    | SchieberamschAnnounceGrandHand
    | SchieberamschDiscardSkat
    | SchieberamschKontra
    | SchieberamschPass
    | SchieberamschPlayCard
    | SchieberamschPushSkat
    | SchieberamschRekontra
    | SchieberamschTakeSkat
    | ShowdownBet
    | ShowdownFlip
    | ShowdownFold
    | ShowdownStackCard,
    if_match: str | Unset = UNSET,
    idempotency_key: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(if_match, Unset):
        headers["If-Match"] = if_match

    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/matches/{match_id}/moves".format(
            match_id=quote(str(match_id), safe=""),
        ),
    }

    if isinstance(body, ShowdownStackCard):
        _kwargs["json"] = body.to_dict()
    elif isinstance(body, ShowdownBet):
        _kwargs["json"] = body.to_dict()
    elif isinstance(body, ShowdownFold):
        _kwargs["json"] = body.to_dict()
    elif isinstance(body, ShowdownFlip):
        _kwargs["json"] = body.to_dict()
    elif isinstance(body, DownAndBackDrawStock):
        _kwargs["json"] = body.to_dict()
    elif isinstance(body, DownAndBackDrawDiscard):
        _kwargs["json"] = body.to_dict()
    elif isinstance(body, DownAndBackDiscard):
        _kwargs["json"] = body.to_dict()
    elif isinstance(body, DownAndBackSplit):
        _kwargs["json"] = body.to_dict()
    elif isinstance(body, SchieberamschPass):
        _kwargs["json"] = body.to_dict()
    elif isinstance(body, SchieberamschAnnounceGrandHand):
        _kwargs["json"] = body.to_dict()
    elif isinstance(body, SchieberamschKontra):
        _kwargs["json"] = body.to_dict()
    elif isinstance(body, SchieberamschRekontra):
        _kwargs["json"] = body.to_dict()
    elif isinstance(body, SchieberamschTakeSkat):
        _kwargs["json"] = body.to_dict()
    elif isinstance(body, SchieberamschPushSkat):
        _kwargs["json"] = body.to_dict()
    elif isinstance(body, SchieberamschDiscardSkat):
        _kwargs["json"] = body.to_dict()
    elif isinstance(body, SchieberamschPlayCard):
        _kwargs["json"] = body.to_dict()
    else:
        _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> MoveAnswer | Problem | None:
    if response.status_code == 201:
        response_201 = MoveAnswer.from_dict(response.json())

        return response_201

    if response.status_code == 400:
        response_400 = Problem.from_dict(response.json())

        return response_400

    if response.status_code == 401:
        response_401 = Problem.from_dict(response.json())

        return response_401

    if response.status_code == 403:
        response_403 = Problem.from_dict(response.json())

        return response_403

    if response.status_code == 404:
        response_404 = Problem.from_dict(response.json())

        return response_404

    if response.status_code == 409:
        response_409 = Problem.from_dict(response.json())

        return response_409

    if response.status_code == 412:
        response_412 = Problem.from_dict(response.json())

        return response_412

    if response.status_code == 413:
        response_413 = Problem.from_dict(response.json())

        return response_413

    if response.status_code == 415:
        response_415 = Problem.from_dict(response.json())

        return response_415

    if response.status_code == 422:
        response_422 = Problem.from_dict(response.json())

        return response_422

    if response.status_code == 428:
        response_428 = Problem.from_dict(response.json())

        return response_428

    if response.status_code == 429:
        response_429 = Problem.from_dict(response.json())

        return response_429

    if response.status_code == 500:
        response_500 = Problem.from_dict(response.json())

        return response_500

    if response.status_code == 503:
        response_503 = Problem.from_dict(response.json())

        return response_503

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[MoveAnswer | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    match_id: str,
    *,
    client: AuthenticatedClient,
    body: DownAndBackDiscard
    | DownAndBackDrawDiscard
    | DownAndBackDrawStock
    | DownAndBackSplit
    | LiarsRacePlayCard
    | SchieberamschAnnounceGrandHand
    | SchieberamschDiscardSkat
    | SchieberamschKontra
    | SchieberamschPass
    | SchieberamschPlayCard
    | SchieberamschPushSkat
    | SchieberamschRekontra
    | SchieberamschTakeSkat
    | ShowdownBet
    | ShowdownFlip
    | ShowdownFold
    | ShowdownStackCard,
    if_match: str | Unset = UNSET,
    idempotency_key: str | Unset = UNSET,
) -> Response[MoveAnswer | Problem]:
    """Make a move

     One move is one atomic batch of events; where bots are `instant`, in test mode, theirs follow it in
    the answer.
    With an Idempotency-Key it is safe to repeat for as long as the match is kept.

    Args:
        match_id (str):
        if_match (str | Unset):
        idempotency_key (str | Unset):
        body (DownAndBackDiscard | DownAndBackDrawDiscard | DownAndBackDrawStock |
            DownAndBackSplit | LiarsRacePlayCard | SchieberamschAnnounceGrandHand |
            SchieberamschDiscardSkat | SchieberamschKontra | SchieberamschPass | SchieberamschPlayCard
            | SchieberamschPushSkat | SchieberamschRekontra | SchieberamschTakeSkat | ShowdownBet |
            ShowdownFlip | ShowdownFold | ShowdownStackCard):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[MoveAnswer | Problem]
    """

    kwargs = _get_kwargs(
        match_id=match_id,
        body=body,
        if_match=if_match,
        idempotency_key=idempotency_key,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    match_id: str,
    *,
    client: AuthenticatedClient,
    body: DownAndBackDiscard
    | DownAndBackDrawDiscard
    | DownAndBackDrawStock
    | DownAndBackSplit
    | LiarsRacePlayCard
    | SchieberamschAnnounceGrandHand
    | SchieberamschDiscardSkat
    | SchieberamschKontra
    | SchieberamschPass
    | SchieberamschPlayCard
    | SchieberamschPushSkat
    | SchieberamschRekontra
    | SchieberamschTakeSkat
    | ShowdownBet
    | ShowdownFlip
    | ShowdownFold
    | ShowdownStackCard,
    if_match: str | Unset = UNSET,
    idempotency_key: str | Unset = UNSET,
) -> MoveAnswer | Problem | None:
    """Make a move

     One move is one atomic batch of events; where bots are `instant`, in test mode, theirs follow it in
    the answer.
    With an Idempotency-Key it is safe to repeat for as long as the match is kept.

    Args:
        match_id (str):
        if_match (str | Unset):
        idempotency_key (str | Unset):
        body (DownAndBackDiscard | DownAndBackDrawDiscard | DownAndBackDrawStock |
            DownAndBackSplit | LiarsRacePlayCard | SchieberamschAnnounceGrandHand |
            SchieberamschDiscardSkat | SchieberamschKontra | SchieberamschPass | SchieberamschPlayCard
            | SchieberamschPushSkat | SchieberamschRekontra | SchieberamschTakeSkat | ShowdownBet |
            ShowdownFlip | ShowdownFold | ShowdownStackCard):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        MoveAnswer | Problem
    """

    return sync_detailed(
        match_id=match_id,
        client=client,
        body=body,
        if_match=if_match,
        idempotency_key=idempotency_key,
    ).parsed


async def asyncio_detailed(
    match_id: str,
    *,
    client: AuthenticatedClient,
    body: DownAndBackDiscard
    | DownAndBackDrawDiscard
    | DownAndBackDrawStock
    | DownAndBackSplit
    | LiarsRacePlayCard
    | SchieberamschAnnounceGrandHand
    | SchieberamschDiscardSkat
    | SchieberamschKontra
    | SchieberamschPass
    | SchieberamschPlayCard
    | SchieberamschPushSkat
    | SchieberamschRekontra
    | SchieberamschTakeSkat
    | ShowdownBet
    | ShowdownFlip
    | ShowdownFold
    | ShowdownStackCard,
    if_match: str | Unset = UNSET,
    idempotency_key: str | Unset = UNSET,
) -> Response[MoveAnswer | Problem]:
    """Make a move

     One move is one atomic batch of events; where bots are `instant`, in test mode, theirs follow it in
    the answer.
    With an Idempotency-Key it is safe to repeat for as long as the match is kept.

    Args:
        match_id (str):
        if_match (str | Unset):
        idempotency_key (str | Unset):
        body (DownAndBackDiscard | DownAndBackDrawDiscard | DownAndBackDrawStock |
            DownAndBackSplit | LiarsRacePlayCard | SchieberamschAnnounceGrandHand |
            SchieberamschDiscardSkat | SchieberamschKontra | SchieberamschPass | SchieberamschPlayCard
            | SchieberamschPushSkat | SchieberamschRekontra | SchieberamschTakeSkat | ShowdownBet |
            ShowdownFlip | ShowdownFold | ShowdownStackCard):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[MoveAnswer | Problem]
    """

    kwargs = _get_kwargs(
        match_id=match_id,
        body=body,
        if_match=if_match,
        idempotency_key=idempotency_key,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    match_id: str,
    *,
    client: AuthenticatedClient,
    body: DownAndBackDiscard
    | DownAndBackDrawDiscard
    | DownAndBackDrawStock
    | DownAndBackSplit
    | LiarsRacePlayCard
    | SchieberamschAnnounceGrandHand
    | SchieberamschDiscardSkat
    | SchieberamschKontra
    | SchieberamschPass
    | SchieberamschPlayCard
    | SchieberamschPushSkat
    | SchieberamschRekontra
    | SchieberamschTakeSkat
    | ShowdownBet
    | ShowdownFlip
    | ShowdownFold
    | ShowdownStackCard,
    if_match: str | Unset = UNSET,
    idempotency_key: str | Unset = UNSET,
) -> MoveAnswer | Problem | None:
    """Make a move

     One move is one atomic batch of events; where bots are `instant`, in test mode, theirs follow it in
    the answer.
    With an Idempotency-Key it is safe to repeat for as long as the match is kept.

    Args:
        match_id (str):
        if_match (str | Unset):
        idempotency_key (str | Unset):
        body (DownAndBackDiscard | DownAndBackDrawDiscard | DownAndBackDrawStock |
            DownAndBackSplit | LiarsRacePlayCard | SchieberamschAnnounceGrandHand |
            SchieberamschDiscardSkat | SchieberamschKontra | SchieberamschPass | SchieberamschPlayCard
            | SchieberamschPushSkat | SchieberamschRekontra | SchieberamschTakeSkat | ShowdownBet |
            ShowdownFlip | ShowdownFold | ShowdownStackCard):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        MoveAnswer | Problem
    """

    return (
        await asyncio_detailed(
            match_id=match_id,
            client=client,
            body=body,
            if_match=if_match,
            idempotency_key=idempotency_key,
        )
    ).parsed
