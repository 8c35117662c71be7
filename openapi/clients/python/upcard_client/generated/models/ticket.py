from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.ticket_status import TicketStatus, check_ticket_status
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.next_step import NextStep
    from ..models.ticket_options import TicketOptions
    from ..models.why_waiting import WhyWaiting
    from ..models.widening import Widening


T = TypeVar("T", bound="Ticket")


@_attrs_define
class Ticket:
    """A ticket as its player sees it.

    While it waits: `why_waiting`, `widening`, and `next_step` unless that is the match. Once matched: `match`, in which
    the player's own token acts, and `seat`. `seats` are the acceptable sizes of the table, `fill_with_bots_after` is in
    seconds, null for never.

        Attributes:
            id (str):
            game (str):
            status (TicketStatus):
            seats (list[int]):
            options (TicketOptions):
            rated (bool):
            fill_with_bots_after (int | None):
            created_at (str):
            expires_at (str):
            why_waiting (WhyWaiting | Unset): Why a ticket waits: `reason` for programs, `detail` for people.

                `others` wait for the same game and are not about to be matched, `same_wishes` of them for the same options as
                well,
                rated or not alike, and `within_range` of these have a rating within the range.
            widening (Widening | Unset): How far another rating may be from the player's: `range` now, `growth` more with
                each second of waiting.

                `rating` is the `mu` that the player had when the ticket was taken, or that of newcomers.
            next_step (NextStep | Unset): What will change next, and when, if nobody else comes or goes.

                `range`: it will hold enough others; `bots`: they may fill the table; `expiry`: the ticket has waited long
                enough.
            match (str | Unset):
            seat (int | Unset):
    """

    id: str
    game: str
    status: TicketStatus
    seats: list[int]
    options: TicketOptions
    rated: bool
    fill_with_bots_after: int | None
    created_at: str
    expires_at: str
    why_waiting: WhyWaiting | Unset = UNSET
    widening: Widening | Unset = UNSET
    next_step: NextStep | Unset = UNSET
    match: str | Unset = UNSET
    seat: int | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        game = self.game

        status: str = self.status

        seats = self.seats

        options = self.options.to_dict()

        rated = self.rated

        fill_with_bots_after: int | None
        fill_with_bots_after = self.fill_with_bots_after

        created_at = self.created_at

        expires_at = self.expires_at

        why_waiting: dict[str, Any] | Unset = UNSET
        if not isinstance(self.why_waiting, Unset):
            why_waiting = self.why_waiting.to_dict()

        widening: dict[str, Any] | Unset = UNSET
        if not isinstance(self.widening, Unset):
            widening = self.widening.to_dict()

        next_step: dict[str, Any] | Unset = UNSET
        if not isinstance(self.next_step, Unset):
            next_step = self.next_step.to_dict()

        match = self.match

        seat = self.seat

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "game": game,
                "status": status,
                "seats": seats,
                "options": options,
                "rated": rated,
                "fill_with_bots_after": fill_with_bots_after,
                "created_at": created_at,
                "expires_at": expires_at,
            }
        )
        if why_waiting is not UNSET:
            field_dict["why_waiting"] = why_waiting
        if widening is not UNSET:
            field_dict["widening"] = widening
        if next_step is not UNSET:
            field_dict["next_step"] = next_step
        if match is not UNSET:
            field_dict["match"] = match
        if seat is not UNSET:
            field_dict["seat"] = seat

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.next_step import NextStep  # noqa: PLC0415
        from ..models.ticket_options import TicketOptions  # noqa: PLC0415
        from ..models.why_waiting import WhyWaiting  # noqa: PLC0415
        from ..models.widening import Widening  # noqa: PLC0415

        d = dict(src_dict)
        id = d.pop("id")

        game = d.pop("game")

        status = check_ticket_status(d.pop("status"))

        seats = cast(list[int], d.pop("seats"))

        options = TicketOptions.from_dict(d.pop("options"))

        rated = d.pop("rated")

        def _parse_fill_with_bots_after(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        fill_with_bots_after = _parse_fill_with_bots_after(d.pop("fill_with_bots_after"))

        created_at = d.pop("created_at")

        expires_at = d.pop("expires_at")

        _why_waiting = d.pop("why_waiting", UNSET)
        why_waiting: WhyWaiting | Unset
        if isinstance(_why_waiting, Unset):
            why_waiting = UNSET
        else:
            why_waiting = WhyWaiting.from_dict(_why_waiting)

        _widening = d.pop("widening", UNSET)
        widening: Widening | Unset
        if isinstance(_widening, Unset):
            widening = UNSET
        else:
            widening = Widening.from_dict(_widening)

        _next_step = d.pop("next_step", UNSET)
        next_step: NextStep | Unset
        if isinstance(_next_step, Unset):
            next_step = UNSET
        else:
            next_step = NextStep.from_dict(_next_step)

        match = d.pop("match", UNSET)

        seat = d.pop("seat", UNSET)

        ticket = cls(
            id=id,
            game=game,
            status=status,
            seats=seats,
            options=options,
            rated=rated,
            fill_with_bots_after=fill_with_bots_after,
            created_at=created_at,
            expires_at=expires_at,
            why_waiting=why_waiting,
            widening=widening,
            next_step=next_step,
            match=match,
            seat=seat,
        )

        ticket.additional_properties = d
        return ticket

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
