"""Deals that nobody can choose: what is hashed, and what is noticed when something of it is changed."""

from __future__ import annotations

import os
import re
import subprocess
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from defuse.kernel.deal import Deal, Part, Promised, agreed_of, commitment_of, promise_of, seed_of, wrong_with

SECRET, ONE, TWO = "5e" * 32, "a1" * 32, "b2" * 32
SETUP = {"players": 3, "mission": 9}
AGREED = agreed_of("busters", SETUP)


def honest(**others: Any) -> Deal:
    parts = (Part(seat=0, part=ONE), Part(seat=2, part=TWO))
    return replace(Deal(commitment=commitment_of(SECRET), agreed=AGREED, secret=SECRET, parts=parts), **others)


def test_what_is_hashed_is_plain_text() -> None:
    """As docs/deals.md tells it, so that `sha256sum` is enough."""

    def hashed(text: str) -> str:
        return sha256(text.encode()).hexdigest()

    assert commitment_of(SECRET) == hashed(f"defuse-deal-1 secret {SECRET}")
    assert hashed('defuse-deal-1 setup busters {"mission":9,"players":3}') == AGREED
    assert promise_of(commitment_of(SECRET), 2, TWO) == hashed(f"defuse-deal-1 part {commitment_of(SECRET)} 2 {TWO}")
    text = f"defuse-deal-1 seed\nagreed {AGREED}\nsecret {SECRET}\npart 0 {ONE}\npart 2 {TWO}"
    assert honest().seed == hashed(text)[:32]


def test_sha256sum_is_enough_to_check_it() -> None:
    """The commands on the page print what is in the file."""
    page = (Path(__file__).parents[2] / "docs/deals.md").read_text(encoding="utf-8")
    (commands,) = re.findall(r"```sh\n(.*?)```", page, re.DOTALL)
    deal = honest()
    values = {
        "SECRET": SECRET,
        "COMMITMENT": deal.commitment,
        "AGREED": AGREED,
        "PART_0": ONE,
        "PART_2": TWO,
        "SETUP": '{"mission":9,"players":3}',
    }
    done = subprocess.run(
        ["bash", "-c", commands], env={**os.environ, **values}, capture_output=True, text=True, check=True
    )
    assert [line.split()[0] for line in done.stdout.splitlines()] == [
        deal.commitment,
        promise_of(deal.commitment, 0, ONE),
        AGREED,
        deal.seed,
    ]


def test_every_part_counts_and_so_does_its_seat() -> None:
    parts = honest().parts
    seeds = {
        seed_of(AGREED, SECRET, some)
        for some in (parts, parts[:1], parts[1:], (), parts[::-1], (Part(seat=1, part=ONE), parts[1]))
    }
    assert len(seeds) == 6
    assert seed_of(agreed_of("academy", SETUP), SECRET, parts) not in seeds


def test_an_honest_deal_has_nothing_wrong() -> None:
    deal = honest(left_out=(1,), withheld=(Promised(seat=1, promise=ONE),))
    assert wrong_with(deal, "busters", SETUP, deal.seed) == []
    again = msgspec.json.decode(msgspec.json.encode(deal), type=Deal)
    assert again == deal


@pytest.mark.parametrize(
    ("changed", "noticed"),
    [
        ({"secret": "00" * 32}, ["deal-other-secret", "deal-other-seed"]),
        ({"secret": "00" * 32, "commitment": commitment_of("00" * 32)}, ["deal-other-seed"]),
        ({"parts": (Part(seat=0, part=ONE),)}, ["deal-other-seed"]),
        ({"parts": (Part(seat=0, part=ONE), Part(seat=2, part=ONE))}, ["deal-other-seed"]),
        ({"parts": (Part(seat=2, part=TWO), Part(seat=0, part=ONE))}, ["deal-seats-muddled", "deal-other-seed"]),
        ({"parts": (Part(seat=0, part=ONE), Part(seat=0, part=TWO))}, ["deal-seats-muddled", "deal-other-seed"]),
        ({"left_out": (2,)}, ["deal-seats-muddled"]),
        ({"withheld": (Promised(seat=0, promise=TWO),)}, ["deal-seats-muddled"]),
        ({"agreed": agreed_of("busters", {"mission": 10, "players": 3})}, ["deal-other-setup", "deal-other-seed"]),
        ({"method": "defuse-deal-9"}, ["deal-other-method"]),
    ],
)
def test_whatever_is_changed_is_noticed(changed: dict[str, Any], noticed: list[str]) -> None:
    found = wrong_with(honest(**changed), "busters", SETUP, honest().seed)
    assert [why.id for why in found] == noticed


def test_what_is_no_hash_is_not_even_read() -> None:
    plain = msgspec.to_builtins(honest())
    for bad in ("", "5e", "5E" * 32, "zz" * 32, "5e" * 32 + "\n", 7):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({**plain, "secret": bad}, Deal)
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({**plain, "parts": [{"seat": 0, "part": bad}]}, Deal)
