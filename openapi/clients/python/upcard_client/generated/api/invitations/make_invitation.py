from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.invitation_request import InvitationRequest
from ...models.new_invitation import NewInvitation
from ...models.problem import Problem
from ...types import UNSET, Response, Unset


def _get_kwargs(
    match_id: str,
    *,
    body: InvitationRequest,
    idempotency_key: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/matches/{match_id}/invitations".format(
            match_id=quote(str(match_id), safe=""),
        ),
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> NewInvitation | Problem | None:
    if response.status_code == 201:
        response_201 = NewInvitation.from_dict(response.json())

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

    if response.status_code == 413:
        response_413 = Problem.from_dict(response.json())

        return response_413

    if response.status_code == 415:
        response_415 = Problem.from_dict(response.json())

        return response_415

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
) -> Response[NewInvitation | Problem]:
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
    body: InvitationRequest,
    idempotency_key: str | Unset = UNSET,
) -> Response[NewInvitation | Problem]:
    """Invite somebody

     Anybody at the table may, and the app that opened the match. The code is shown only in this answer;
    whoever brings
    it first gets the seat. With a `player` it is for that player alone, who learns of it from GET
    /v1/me/events, may
    look at the match, and needs no code to sit down. Revoke an invitation to make its seat open to
    everybody again.

    Args:
        match_id (str):
        idempotency_key (str | Unset):
        body (InvitationRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[NewInvitation | Problem]
    """

    kwargs = _get_kwargs(
        match_id=match_id,
        body=body,
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
    body: InvitationRequest,
    idempotency_key: str | Unset = UNSET,
) -> NewInvitation | Problem | None:
    """Invite somebody

     Anybody at the table may, and the app that opened the match. The code is shown only in this answer;
    whoever brings
    it first gets the seat. With a `player` it is for that player alone, who learns of it from GET
    /v1/me/events, may
    look at the match, and needs no code to sit down. Revoke an invitation to make its seat open to
    everybody again.

    Args:
        match_id (str):
        idempotency_key (str | Unset):
        body (InvitationRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        NewInvitation | Problem
    """

    return sync_detailed(
        match_id=match_id,
        client=client,
        body=body,
        idempotency_key=idempotency_key,
    ).parsed


async def asyncio_detailed(
    match_id: str,
    *,
    client: AuthenticatedClient,
    body: InvitationRequest,
    idempotency_key: str | Unset = UNSET,
) -> Response[NewInvitation | Problem]:
    """Invite somebody

     Anybody at the table may, and the app that opened the match. The code is shown only in this answer;
    whoever brings
    it first gets the seat. With a `player` it is for that player alone, who learns of it from GET
    /v1/me/events, may
    look at the match, and needs no code to sit down. Revoke an invitation to make its seat open to
    everybody again.

    Args:
        match_id (str):
        idempotency_key (str | Unset):
        body (InvitationRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[NewInvitation | Problem]
    """

    kwargs = _get_kwargs(
        match_id=match_id,
        body=body,
        idempotency_key=idempotency_key,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    match_id: str,
    *,
    client: AuthenticatedClient,
    body: InvitationRequest,
    idempotency_key: str | Unset = UNSET,
) -> NewInvitation | Problem | None:
    """Invite somebody

     Anybody at the table may, and the app that opened the match. The code is shown only in this answer;
    whoever brings
    it first gets the seat. With a `player` it is for that player alone, who learns of it from GET
    /v1/me/events, may
    look at the match, and needs no code to sit down. Revoke an invitation to make its seat open to
    everybody again.

    Args:
        match_id (str):
        idempotency_key (str | Unset):
        body (InvitationRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        NewInvitation | Problem
    """

    return (
        await asyncio_detailed(
            match_id=match_id,
            client=client,
            body=body,
            idempotency_key=idempotency_key,
        )
    ).parsed
