from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.option_words_values import OptionWordsValues


T = TypeVar("T", bound="OptionWords")


@_attrs_define
class OptionWords:
    """What an option is called and what it is for, in a line; and what each of its named values means.

    Attributes:
        description (str):
        title (str):
        values (OptionWordsValues | Unset):
    """

    description: str
    title: str
    values: OptionWordsValues | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        description = self.description

        title = self.title

        values: dict[str, Any] | Unset = UNSET
        if not isinstance(self.values, Unset):
            values = self.values.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "description": description,
                "title": title,
            }
        )
        if values is not UNSET:
            field_dict["values"] = values

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.option_words_values import OptionWordsValues  # noqa: PLC0415

        d = dict(src_dict)
        description = d.pop("description")

        title = d.pop("title")

        _values = d.pop("values", UNSET)
        values: OptionWordsValues | Unset
        if isinstance(_values, Unset):
            values = UNSET
        else:
            values = OptionWordsValues.from_dict(_values)

        option_words = cls(
            description=description,
            title=title,
            values=values,
        )

        option_words.additional_properties = d
        return option_words

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
