from http import HTTPStatus
from typing import Any, cast

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.list_matches_status import ListMatchesStatus
from ...models.match_page import MatchPage
from ...models.problem import Problem
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    game: str | Unset = UNSET,
    status: ListMatchesStatus | Unset = UNSET,
    seats: int | Unset = UNSET,
    open_seats: int | Unset = UNSET,
    with_bots: bool | Unset = UNSET,
    rated: bool | Unset = UNSET,
    cursor: str | Unset = UNSET,
    external_reference: str | Unset = UNSET,
    limit: int | Unset = 20,
    if_none_match: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(if_none_match, Unset):
        headers["If-None-Match"] = if_none_match

    params: dict[str, Any] = {}

    params["game"] = game

    json_status: str | Unset = UNSET
    if not isinstance(status, Unset):
        json_status = status

    params["status"] = json_status

    params["seats"] = seats

    params["open_seats"] = open_seats

    params["with_bots"] = with_bots

    params["rated"] = rated

    params["cursor"] = cursor

    params["external_reference"] = external_reference

    params["limit"] = limit

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/matches",
        "params": params,
    }

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Any | MatchPage | Problem | None:
    if response.status_code == 200:
        response_200 = MatchPage.from_dict(response.json())

        return response_200

    if response.status_code == 304:
        response_304 = cast(Any, None)
        return response_304

    if response.status_code == 401:
        response_401 = Problem.from_dict(response.json())

        return response_401

    if response.status_code == 403:
        response_403 = Problem.from_dict(response.json())

        return response_403

    if response.status_code == 422:
        response_422 = Problem.from_dict(response.json())

        return response_422

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
) -> Response[Any | MatchPage | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    game: str | Unset = UNSET,
    status: ListMatchesStatus | Unset = UNSET,
    seats: int | Unset = UNSET,
    open_seats: int | Unset = UNSET,
    with_bots: bool | Unset = UNSET,
    rated: bool | Unset = UNSET,
    cursor: str | Unset = UNSET,
    external_reference: str | Unset = UNSET,
    limit: int | Unset = 20,
    if_none_match: str | Unset = UNSET,
) -> Response[Any | MatchPage | Problem]:
    """List public matches

     With `status=open` this is the lobby. New matches never shift a page that is being read, and neither
    do matches
    whose status changes. With filters a page may have fewer matches than `limit`, even none, and not be
    the last: that
    is the one without `next_cursor`. An app finds its own matches, private ones too, by
    `external_reference`.

    Args:
        game (str | Unset):
        status (ListMatchesStatus | Unset):
        seats (int | Unset):
        open_seats (int | Unset):
        with_bots (bool | Unset):
        rated (bool | Unset):
        cursor (str | Unset):
        external_reference (str | Unset):
        limit (int | Unset):  Default: 20.
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | MatchPage | Problem]
    """

    kwargs = _get_kwargs(
        game=game,
        status=status,
        seats=seats,
        open_seats=open_seats,
        with_bots=with_bots,
        rated=rated,
        cursor=cursor,
        external_reference=external_reference,
        limit=limit,
        if_none_match=if_none_match,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient,
    game: str | Unset = UNSET,
    status: ListMatchesStatus | Unset = UNSET,
    seats: int | Unset = UNSET,
    open_seats: int | Unset = UNSET,
    with_bots: bool | Unset = UNSET,
    rated: bool | Unset = UNSET,
    cursor: str | Unset = UNSET,
    external_reference: str | Unset = UNSET,
    limit: int | Unset = 20,
    if_none_match: str | Unset = UNSET,
) -> Any | MatchPage | Problem | None:
    """List public matches

     With `status=open` this is the lobby. New matches never shift a page that is being read, and neither
    do matches
    whose status changes. With filters a page may have fewer matches than `limit`, even none, and not be
    the last: that
    is the one without `next_cursor`. An app finds its own matches, private ones too, by
    `external_reference`.

    Args:
        game (str | Unset):
        status (ListMatchesStatus | Unset):
        seats (int | Unset):
        open_seats (int | Unset):
        with_bots (bool | Unset):
        rated (bool | Unset):
        cursor (str | Unset):
        external_reference (str | Unset):
        limit (int | Unset):  Default: 20.
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | MatchPage | Problem
    """

    return sync_detailed(
        client=client,
        game=game,
        status=status,
        seats=seats,
        open_seats=open_seats,
        with_bots=with_bots,
        rated=rated,
        cursor=cursor,
        external_reference=external_reference,
        limit=limit,
        if_none_match=if_none_match,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    game: str | Unset = UNSET,
    status: ListMatchesStatus | Unset = UNSET,
    seats: int | Unset = UNSET,
    open_seats: int | Unset = UNSET,
    with_bots: bool | Unset = UNSET,
    rated: bool | Unset = UNSET,
    cursor: str | Unset = UNSET,
    external_reference: str | Unset = UNSET,
    limit: int | Unset = 20,
    if_none_match: str | Unset = UNSET,
) -> Response[Any | MatchPage | Problem]:
    """List public matches

     With `status=open` this is the lobby. New matches never shift a page that is being read, and neither
    do matches
    whose status changes. With filters a page may have fewer matches than `limit`, even none, and not be
    the last: that
    is the one without `next_cursor`. An app finds its own matches, private ones too, by
    `external_reference`.

    Args:
        game (str | Unset):
        status (ListMatchesStatus | Unset):
        seats (int | Unset):
        open_seats (int | Unset):
        with_bots (bool | Unset):
        rated (bool | Unset):
        cursor (str | Unset):
        external_reference (str | Unset):
        limit (int | Unset):  Default: 20.
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | MatchPage | Problem]
    """

    kwargs = _get_kwargs(
        game=game,
        status=status,
        seats=seats,
        open_seats=open_seats,
        with_bots=with_bots,
        rated=rated,
        cursor=cursor,
        external_reference=external_reference,
        limit=limit,
        if_none_match=if_none_match,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    game: str | Unset = UNSET,
    status: ListMatchesStatus | Unset = UNSET,
    seats: int | Unset = UNSET,
    open_seats: int | Unset = UNSET,
    with_bots: bool | Unset = UNSET,
    rated: bool | Unset = UNSET,
    cursor: str | Unset = UNSET,
    external_reference: str | Unset = UNSET,
    limit: int | Unset = 20,
    if_none_match: str | Unset = UNSET,
) -> Any | MatchPage | Problem | None:
    """List public matches

     With `status=open` this is the lobby. New matches never shift a page that is being read, and neither
    do matches
    whose status changes. With filters a page may have fewer matches than `limit`, even none, and not be
    the last: that
    is the one without `next_cursor`. An app finds its own matches, private ones too, by
    `external_reference`.

    Args:
        game (str | Unset):
        status (ListMatchesStatus | Unset):
        seats (int | Unset):
        open_seats (int | Unset):
        with_bots (bool | Unset):
        rated (bool | Unset):
        cursor (str | Unset):
        external_reference (str | Unset):
        limit (int | Unset):  Default: 20.
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | MatchPage | Problem
    """

    return (
        await asyncio_detailed(
            client=client,
            game=game,
            status=status,
            seats=seats,
            open_seats=open_seats,
            with_bots=with_bots,
            rated=rated,
            cursor=cursor,
            external_reference=external_reference,
            limit=limit,
            if_none_match=if_none_match,
        )
    ).parsed
