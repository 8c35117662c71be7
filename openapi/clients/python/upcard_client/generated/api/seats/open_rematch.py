from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.problem import Problem
from ...models.seated import Seated
from ...types import UNSET, Response, Unset


def _get_kwargs(
    match_id: str,
    *,
    idempotency_key: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/matches/{match_id}/rematch".format(
            match_id=quote(str(match_id), safe=""),
        ),
    }

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Problem | Seated | None:
    if response.status_code == 201:
        response_201 = Seated.from_dict(response.json())

        return response_201

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


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Problem | Seated]:
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
    idempotency_key: str | Unset = UNSET,
) -> Response[Problem | Seated]:
    """Play again

     All who ask after the end get a seat in the same new match: the same game, options and settings,
    with everybody one
    seat further on, so that whoever sat in seat 1 has seat 0. Bots sit down by themselves. The seats
    are kept for those
    who played, until somebody at the new table invites others. A repeat with the same token gives the
    same seat and
    token, with an Idempotency-Key the whole first answer.

    Args:
        match_id (str):
        idempotency_key (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | Seated]
    """

    kwargs = _get_kwargs(
        match_id=match_id,
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
    idempotency_key: str | Unset = UNSET,
) -> Problem | Seated | None:
    """Play again

     All who ask after the end get a seat in the same new match: the same game, options and settings,
    with everybody one
    seat further on, so that whoever sat in seat 1 has seat 0. Bots sit down by themselves. The seats
    are kept for those
    who played, until somebody at the new table invites others. A repeat with the same token gives the
    same seat and
    token, with an Idempotency-Key the whole first answer.

    Args:
        match_id (str):
        idempotency_key (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | Seated
    """

    return sync_detailed(
        match_id=match_id,
        client=client,
        idempotency_key=idempotency_key,
    ).parsed


async def asyncio_detailed(
    match_id: str,
    *,
    client: AuthenticatedClient,
    idempotency_key: str | Unset = UNSET,
) -> Response[Problem | Seated]:
    """Play again

     All who ask after the end get a seat in the same new match: the same game, options and settings,
    with everybody one
    seat further on, so that whoever sat in seat 1 has seat 0. Bots sit down by themselves. The seats
    are kept for those
    who played, until somebody at the new table invites others. A repeat with the same token gives the
    same seat and
    token, with an Idempotency-Key the whole first answer.

    Args:
        match_id (str):
        idempotency_key (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | Seated]
    """

    kwargs = _get_kwargs(
        match_id=match_id,
        idempotency_key=idempotency_key,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    match_id: str,
    *,
    client: AuthenticatedClient,
    idempotency_key: str | Unset = UNSET,
) -> Problem | Seated | None:
    """Play again

     All who ask after the end get a seat in the same new match: the same game, options and settings,
    with everybody one
    seat further on, so that whoever sat in seat 1 has seat 0. Bots sit down by themselves. The seats
    are kept for those
    who played, until somebody at the new table invites others. A repeat with the same token gives the
    same seat and
    token, with an Idempotency-Key the whole first answer.

    Args:
        match_id (str):
        idempotency_key (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | Seated
    """

    return (
        await asyncio_detailed(
            match_id=match_id,
            client=client,
            idempotency_key=idempotency_key,
        )
    ).parsed
