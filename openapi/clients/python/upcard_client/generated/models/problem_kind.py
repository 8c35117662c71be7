from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.problem_kind_fields import ProblemKindFields


T = TypeVar("T", bound="ProblemKind")


@_attrs_define
class ProblemKind:
    """One kind of problem. `meaning` says what it is, `remedy` what a client can do; `fields` are the ones it adds.

    `statuses` holds the usual status first.

        Attributes:
            code (str):
            statuses (list[int]):
            title (str):
            meaning (str):
            remedy (str):
            fields (ProblemKindFields | Unset):
    """

    code: str
    statuses: list[int]
    title: str
    meaning: str
    remedy: str
    fields: ProblemKindFields | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        code = self.code

        statuses = self.statuses

        title = self.title

        meaning = self.meaning

        remedy = self.remedy

        fields: dict[str, Any] | Unset = UNSET
        if not isinstance(self.fields, Unset):
            fields = self.fields.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "code": code,
                "statuses": statuses,
                "title": title,
                "meaning": meaning,
                "remedy": remedy,
            }
        )
        if fields is not UNSET:
            field_dict["fields"] = fields

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.problem_kind_fields import ProblemKindFields  # noqa: PLC0415

        d = dict(src_dict)
        code = d.pop("code")

        statuses = cast(list[int], d.pop("statuses"))

        title = d.pop("title")

        meaning = d.pop("meaning")

        remedy = d.pop("remedy")

        _fields = d.pop("fields", UNSET)
        fields: ProblemKindFields | Unset
        if isinstance(_fields, Unset):
            fields = UNSET
        else:
            fields = ProblemKindFields.from_dict(_fields)

        problem_kind = cls(
            code=code,
            statuses=statuses,
            title=title,
            meaning=meaning,
            remedy=remedy,
            fields=fields,
        )

        problem_kind.additional_properties = d
        return problem_kind

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
