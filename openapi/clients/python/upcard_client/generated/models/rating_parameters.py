from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="RatingParameters")


@_attrs_define
class RatingParameters:
    """The formula of the ratings: OpenSkill's Plackett-Luce with these parameters.

    Everybody starts with `mu` and `sigma`. A rating is shown as `mu - ordinal_sigmas * sigma`, and is provisional while
    its `sigma` is above `provisional_above`. `limit_sigma`: may a match never make a rating less certain.

        Attributes:
            formula (str | Unset):  Default: 'plackett-luce-1'.
            model (str | Unset):  Default: 'Plackett-Luce'.
            mu (float | Unset):  Default: 25.0.
            sigma (float | Unset):  Default: 8.333333333333334.
            beta (float | Unset):  Default: 4.166666666666667.
            kappa (float | Unset):  Default: 0.0001.
            tau (float | Unset):  Default: 0.08333333333333333.
            limit_sigma (bool | Unset):  Default: False.
            ordinal_sigmas (float | Unset):  Default: 3.0.
            provisional_above (float | Unset):  Default: 5.0.
    """

    formula: str | Unset = "plackett-luce-1"
    model: str | Unset = "Plackett-Luce"
    mu: float | Unset = 25.0
    sigma: float | Unset = 8.333333333333334
    beta: float | Unset = 4.166666666666667
    kappa: float | Unset = 0.0001
    tau: float | Unset = 0.08333333333333333
    limit_sigma: bool | Unset = False
    ordinal_sigmas: float | Unset = 3.0
    provisional_above: float | Unset = 5.0
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        formula = self.formula

        model = self.model

        mu = self.mu

        sigma = self.sigma

        beta = self.beta

        kappa = self.kappa

        tau = self.tau

        limit_sigma = self.limit_sigma

        ordinal_sigmas = self.ordinal_sigmas

        provisional_above = self.provisional_above

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({})
        if formula is not UNSET:
            field_dict["formula"] = formula
        if model is not UNSET:
            field_dict["model"] = model
        if mu is not UNSET:
            field_dict["mu"] = mu
        if sigma is not UNSET:
            field_dict["sigma"] = sigma
        if beta is not UNSET:
            field_dict["beta"] = beta
        if kappa is not UNSET:
            field_dict["kappa"] = kappa
        if tau is not UNSET:
            field_dict["tau"] = tau
        if limit_sigma is not UNSET:
            field_dict["limit_sigma"] = limit_sigma
        if ordinal_sigmas is not UNSET:
            field_dict["ordinal_sigmas"] = ordinal_sigmas
        if provisional_above is not UNSET:
            field_dict["provisional_above"] = provisional_above

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        formula = d.pop("formula", UNSET)

        model = d.pop("model", UNSET)

        mu = d.pop("mu", UNSET)

        sigma = d.pop("sigma", UNSET)

        beta = d.pop("beta", UNSET)

        kappa = d.pop("kappa", UNSET)

        tau = d.pop("tau", UNSET)

        limit_sigma = d.pop("limit_sigma", UNSET)

        ordinal_sigmas = d.pop("ordinal_sigmas", UNSET)

        provisional_above = d.pop("provisional_above", UNSET)

        rating_parameters = cls(
            formula=formula,
            model=model,
            mu=mu,
            sigma=sigma,
            beta=beta,
            kappa=kappa,
            tau=tau,
            limit_sigma=limit_sigma,
            ordinal_sigmas=ordinal_sigmas,
            provisional_above=provisional_above,
        )

        rating_parameters.additional_properties = d
        return rating_parameters

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
