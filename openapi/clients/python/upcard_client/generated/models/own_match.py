from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.own_match_status import OwnMatchStatus, check_own_match_status
from ..models.own_match_visibility import OwnMatchVisibility, check_own_match_visibility
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.match_seat import MatchSeat
    from ..models.outcome import Outcome
    from ..models.you import You


T = TypeVar("T", bound="OwnMatch")


@_attrs_define
class OwnMatch:
    """One of the caller's matches in a list. `you` is left out if a bot plays on in the caller's seat.

    Attributes:
        id (str):
        game (str):
        visibility (OwnMatchVisibility):
        status (OwnMatchStatus):
        version (int):
        created_at (str):
        seats (list[MatchSeat]):
        to_move (list[int]):
        you (You | Unset): The seat of the caller.
        outcome (Outcome | Unset): How a match ended.

            `places` holds the place of each seat, 1 for the best; equal places are a tie. `scores` holds the game's own
            points by seat. `reason` is the game's own word for the end.
    """

    id: str
    game: str
    visibility: OwnMatchVisibility
    status: OwnMatchStatus
    version: int
    created_at: str
    seats: list[MatchSeat]
    to_move: list[int]
    you: You | Unset = UNSET
    outcome: Outcome | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        game = self.game

        visibility: str = self.visibility

        status: str = self.status

        version = self.version

        created_at = self.created_at

        seats = []
        for seats_item_data in self.seats:
            seats_item = seats_item_data.to_dict()
            seats.append(seats_item)

        to_move = self.to_move

        you: dict[str, Any] | Unset = UNSET
        if not isinstance(self.you, Unset):
            you = self.you.to_dict()

        outcome: dict[str, Any] | Unset = UNSET
        if not isinstance(self.outcome, Unset):
            outcome = self.outcome.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "game": game,
                "visibility": visibility,
                "status": status,
                "version": version,
                "created_at": created_at,
                "seats": seats,
                "to_move": to_move,
            }
        )
        if you is not UNSET:
            field_dict["you"] = you
        if outcome is not UNSET:
            field_dict["outcome"] = outcome

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.match_seat import MatchSeat  # noqa: PLC0415
        from ..models.outcome import Outcome  # noqa: PLC0415
        from ..models.you import You  # noqa: PLC0415

        d = dict(src_dict)
        id = d.pop("id")

        game = d.pop("game")

        visibility = check_own_match_visibility(d.pop("visibility"))

        status = check_own_match_status(d.pop("status"))

        version = d.pop("version")

        created_at = d.pop("created_at")

        seats = []
        _seats = d.pop("seats")
        for seats_item_data in _seats:
            seats_item = MatchSeat.from_dict(seats_item_data)

            seats.append(seats_item)

        to_move = cast(list[int], d.pop("to_move"))

        _you = d.pop("you", UNSET)
        you: You | Unset
        if isinstance(_you, Unset):
            you = UNSET
        else:
            you = You.from_dict(_you)

        _outcome = d.pop("outcome", UNSET)
        outcome: Outcome | Unset
        if isinstance(_outcome, Unset):
            outcome = UNSET
        else:
            outcome = Outcome.from_dict(_outcome)

        own_match = cls(
            id=id,
            game=game,
            visibility=visibility,
            status=status,
            version=version,
            created_at=created_at,
            seats=seats,
            to_move=to_move,
            you=you,
            outcome=outcome,
        )

        own_match.additional_properties = d
        return own_match

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
