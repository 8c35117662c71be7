from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.problem import Problem
from ...models.rating_explanation import RatingExplanation
from ...types import Response


def _get_kwargs(
    player_id: str,
    match_id: str,
) -> dict[str, Any]:

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/players/{player_id}/ratings/{match_id}/explain".format(
            player_id=quote(str(player_id), safe=""),
            match_id=quote(str(match_id), safe=""),
        ),
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Problem | RatingExplanation | None:
    if response.status_code == 200:
        response_200 = RatingExplanation.from_dict(response.json())

        return response_200

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
) -> Response[Problem | RatingExplanation]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    player_id: str,
    match_id: str,
    *,
    client: AuthenticatedClient,
) -> Response[Problem | RatingExplanation]:
    """See why a match changed a rating

     For whoever may see the match: anybody, unless it is private.

    Args:
        player_id (str):
        match_id (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | RatingExplanation]
    """

    kwargs = _get_kwargs(
        player_id=player_id,
        match_id=match_id,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    player_id: str,
    match_id: str,
    *,
    client: AuthenticatedClient,
) -> Problem | RatingExplanation | None:
    """See why a match changed a rating

     For whoever may see the match: anybody, unless it is private.

    Args:
        player_id (str):
        match_id (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | RatingExplanation
    """

    return sync_detailed(
        player_id=player_id,
        match_id=match_id,
        client=client,
    ).parsed


async def asyncio_detailed(
    player_id: str,
    match_id: str,
    *,
    client: AuthenticatedClient,
) -> Response[Problem | RatingExplanation]:
    """See why a match changed a rating

     For whoever may see the match: anybody, unless it is private.

    Args:
        player_id (str):
        match_id (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | RatingExplanation]
    """

    kwargs = _get_kwargs(
        player_id=player_id,
        match_id=match_id,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    player_id: str,
    match_id: str,
    *,
    client: AuthenticatedClient,
) -> Problem | RatingExplanation | None:
    """See why a match changed a rating

     For whoever may see the match: anybody, unless it is private.

    Args:
        player_id (str):
        match_id (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | RatingExplanation
    """

    return (
        await asyncio_detailed(
            player_id=player_id,
            match_id=match_id,
            client=client,
        )
    ).parsed
