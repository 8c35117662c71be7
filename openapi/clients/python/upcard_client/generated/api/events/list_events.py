from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.event_page import EventPage
from ...models.problem import Problem
from ...types import UNSET, Response, Unset


def _get_kwargs(
    match_id: str,
    *,
    ticket: str | Unset = UNSET,
    after: int | Unset = UNSET,
    limit: int | Unset = UNSET,
    wait: int | Unset = 0,
    if_none_match: str | Unset = UNSET,
    last_event_id: int | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(if_none_match, Unset):
        headers["If-None-Match"] = if_none_match

    if not isinstance(last_event_id, Unset):
        headers["Last-Event-ID"] = str(last_event_id)

    params: dict[str, Any] = {}

    params["ticket"] = ticket

    params["after"] = after

    params["limit"] = limit

    params["wait"] = wait

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/matches/{match_id}/events".format(
            match_id=quote(str(match_id), safe=""),
        ),
        "params": params,
    }

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Any | EventPage | Problem | None:
    if response.status_code == 200:
        response_200 = EventPage.from_dict(response.json())

        return response_200

    if response.status_code == 204:
        response_204 = cast(Any, None)
        return response_204

    if response.status_code == 304:
        response_304 = cast(Any, None)
        return response_304

    if response.status_code == 401:
        response_401 = Problem.from_dict(response.json())

        return response_401

    if response.status_code == 404:
        response_404 = Problem.from_dict(response.json())

        return response_404

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
) -> Response[Any | EventPage | Problem]:
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
    ticket: str | Unset = UNSET,
    after: int | Unset = UNSET,
    limit: int | Unset = UNSET,
    wait: int | Unset = 0,
    if_none_match: str | Unset = UNSET,
    last_event_id: int | Unset = UNSET,
) -> Response[Any | EventPage | Problem]:
    """Read the events of a match

     As JSON: one page; with `wait`, held back until there is something to tell. With `Accept:
    text/event-stream` or
    `application/x-ndjson`: as a stream that goes on until the match is over, resumed by `after` or
    Last-Event-ID.
    A full page that lies in the past never changes, but for the `version` of the match in it, which is
    of its time.

    Args:
        match_id (str):
        ticket (str | Unset):
        after (int | Unset):
        limit (int | Unset):
        wait (int | Unset):  Default: 0.
        if_none_match (str | Unset):
        last_event_id (int | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | EventPage | Problem]
    """

    kwargs = _get_kwargs(
        match_id=match_id,
        ticket=ticket,
        after=after,
        limit=limit,
        wait=wait,
        if_none_match=if_none_match,
        last_event_id=last_event_id,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    match_id: str,
    *,
    client: AuthenticatedClient,
    ticket: str | Unset = UNSET,
    after: int | Unset = UNSET,
    limit: int | Unset = UNSET,
    wait: int | Unset = 0,
    if_none_match: str | Unset = UNSET,
    last_event_id: int | Unset = UNSET,
) -> Any | EventPage | Problem | None:
    """Read the events of a match

     As JSON: one page; with `wait`, held back until there is something to tell. With `Accept:
    text/event-stream` or
    `application/x-ndjson`: as a stream that goes on until the match is over, resumed by `after` or
    Last-Event-ID.
    A full page that lies in the past never changes, but for the `version` of the match in it, which is
    of its time.

    Args:
        match_id (str):
        ticket (str | Unset):
        after (int | Unset):
        limit (int | Unset):
        wait (int | Unset):  Default: 0.
        if_none_match (str | Unset):
        last_event_id (int | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | EventPage | Problem
    """

    return sync_detailed(
        match_id=match_id,
        client=client,
        ticket=ticket,
        after=after,
        limit=limit,
        wait=wait,
        if_none_match=if_none_match,
        last_event_id=last_event_id,
    ).parsed


async def asyncio_detailed(
    match_id: str,
    *,
    client: AuthenticatedClient,
    ticket: str | Unset = UNSET,
    after: int | Unset = UNSET,
    limit: int | Unset = UNSET,
    wait: int | Unset = 0,
    if_none_match: str | Unset = UNSET,
    last_event_id: int | Unset = UNSET,
) -> Response[Any | EventPage | Problem]:
    """Read the events of a match

     As JSON: one page; with `wait`, held back until there is something to tell. With `Accept:
    text/event-stream` or
    `application/x-ndjson`: as a stream that goes on until the match is over, resumed by `after` or
    Last-Event-ID.
    A full page that lies in the past never changes, but for the `version` of the match in it, which is
    of its time.

    Args:
        match_id (str):
        ticket (str | Unset):
        after (int | Unset):
        limit (int | Unset):
        wait (int | Unset):  Default: 0.
        if_none_match (str | Unset):
        last_event_id (int | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | EventPage | Problem]
    """

    kwargs = _get_kwargs(
        match_id=match_id,
        ticket=ticket,
        after=after,
        limit=limit,
        wait=wait,
        if_none_match=if_none_match,
        last_event_id=last_event_id,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    match_id: str,
    *,
    client: AuthenticatedClient,
    ticket: str | Unset = UNSET,
    after: int | Unset = UNSET,
    limit: int | Unset = UNSET,
    wait: int | Unset = 0,
    if_none_match: str | Unset = UNSET,
    last_event_id: int | Unset = UNSET,
) -> Any | EventPage | Problem | None:
    """Read the events of a match

     As JSON: one page; with `wait`, held back until there is something to tell. With `Accept:
    text/event-stream` or
    `application/x-ndjson`: as a stream that goes on until the match is over, resumed by `after` or
    Last-Event-ID.
    A full page that lies in the past never changes, but for the `version` of the match in it, which is
    of its time.

    Args:
        match_id (str):
        ticket (str | Unset):
        after (int | Unset):
        limit (int | Unset):
        wait (int | Unset):  Default: 0.
        if_none_match (str | Unset):
        last_event_id (int | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | EventPage | Problem
    """

    return (
        await asyncio_detailed(
            match_id=match_id,
            client=client,
            ticket=ticket,
            after=after,
            limit=limit,
            wait=wait,
            if_none_match=if_none_match,
            last_event_id=last_event_id,
        )
    ).parsed
