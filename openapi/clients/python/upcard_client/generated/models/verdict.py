from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.verdict_facts import VerdictFacts


T = TypeVar("T", bound="Verdict")


@_attrs_define
class Verdict:
    """Would this move be legal now? If not: the slug of the rule, a sentence, and the facts that explain it.

    Attributes:
        legal (bool):
        version (int):
        rule (str | Unset):
        detail (str | Unset):
        facts (VerdictFacts | Unset):
    """

    legal: bool
    version: int
    rule: str | Unset = UNSET
    detail: str | Unset = UNSET
    facts: VerdictFacts | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        legal = self.legal

        version = self.version

        rule = self.rule

        detail = self.detail

        facts: dict[str, Any] | Unset = UNSET
        if not isinstance(self.facts, Unset):
            facts = self.facts.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "legal": legal,
                "version": version,
            }
        )
        if rule is not UNSET:
            field_dict["rule"] = rule
        if detail is not UNSET:
            field_dict["detail"] = detail
        if facts is not UNSET:
            field_dict["facts"] = facts

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.verdict_facts import VerdictFacts  # noqa: PLC0415

        d = dict(src_dict)
        legal = d.pop("legal")

        version = d.pop("version")

        rule = d.pop("rule", UNSET)

        detail = d.pop("detail", UNSET)

        _facts = d.pop("facts", UNSET)
        facts: VerdictFacts | Unset
        if isinstance(_facts, Unset):
            facts = UNSET
        else:
            facts = VerdictFacts.from_dict(_facts)

        verdict = cls(
            legal=legal,
            version=version,
            rule=rule,
            detail=detail,
            facts=facts,
        )

        verdict.additional_properties = d
        return verdict

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
