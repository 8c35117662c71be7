from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.new_token import NewToken
from ...models.problem import Problem
from ...types import UNSET, Response, Unset


def _get_kwargs(
    match_id: str,
    seat: int,
    *,
    idempotency_key: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/matches/{match_id}/seats/{seat}/token-rotations".format(
            match_id=quote(str(match_id), safe=""),
            seat=quote(str(seat), safe=""),
        ),
    }

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> NewToken | Problem | None:
    if response.status_code == 201:
        response_201 = NewToken.from_dict(response.json())

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


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[NewToken | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    match_id: str,
    seat: int,
    *,
    client: AuthenticatedClient,
    idempotency_key: str | Unset = UNSET,
) -> Response[NewToken | Problem]:
    """Get a new token for one's seat

     The seat's token is dead at once, and open streams of the seat end; a player's own token stays as it
    is. With the
    token of the seat the Idempotency-Key must have at least 16 characters that nobody can guess, since
    the dead token
    is still good for repeating this very request.

    Args:
        match_id (str):
        seat (int):
        idempotency_key (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[NewToken | Problem]
    """

    kwargs = _get_kwargs(
        match_id=match_id,
        seat=seat,
        idempotency_key=idempotency_key,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    match_id: str,
    seat: int,
    *,
    client: AuthenticatedClient,
    idempotency_key: str | Unset = UNSET,
) -> NewToken | Problem | None:
    """Get a new token for one's seat

     The seat's token is dead at once, and open streams of the seat end; a player's own token stays as it
    is. With the
    token of the seat the Idempotency-Key must have at least 16 characters that nobody can guess, since
    the dead token
    is still good for repeating this very request.

    Args:
        match_id (str):
        seat (int):
        idempotency_key (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        NewToken | Problem
    """

    return sync_detailed(
        match_id=match_id,
        seat=seat,
        client=client,
        idempotency_key=idempotency_key,
    ).parsed


async def asyncio_detailed(
    match_id: str,
    seat: int,
    *,
    client: AuthenticatedClient,
    idempotency_key: str | Unset = UNSET,
) -> Response[NewToken | Problem]:
    """Get a new token for one's seat

     The seat's token is dead at once, and open streams of the seat end; a player's own token stays as it
    is. With the
    token of the seat the Idempotency-Key must have at least 16 characters that nobody can guess, since
    the dead token
    is still good for repeating this very request.

    Args:
        match_id (str):
        seat (int):
        idempotency_key (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[NewToken | Problem]
    """

    kwargs = _get_kwargs(
        match_id=match_id,
        seat=seat,
        idempotency_key=idempotency_key,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    match_id: str,
    seat: int,
    *,
    client: AuthenticatedClient,
    idempotency_key: str | Unset = UNSET,
) -> NewToken | Problem | None:
    """Get a new token for one's seat

     The seat's token is dead at once, and open streams of the seat end; a player's own token stays as it
    is. With the
    token of the seat the Idempotency-Key must have at least 16 characters that nobody can guess, since
    the dead token
    is still good for repeating this very request.

    Args:
        match_id (str):
        seat (int):
        idempotency_key (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        NewToken | Problem
    """

    return (
        await asyncio_detailed(
            match_id=match_id,
            seat=seat,
            client=client,
            idempotency_key=idempotency_key,
        )
    ).parsed
