"""Deals that nobody can choose: how the seed of a game is made from the parts of all who play.

Whoever deals draws a secret and shows its hash, the commitment. Then everybody promises a part of their own by its
hash, and only when all promises are known the parts are told. The seed is a hash of the secret and all parts: nobody
could know it while they could still choose anything. At the end the secret is told, and anybody can do it all again:
docs/deals.md says how, with `sha256sum` alone. All that is hashed is plain text.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from defuse.words import Message, say

METHOD = "defuse-deal-1"
"""How it is done. Every text that is hashed begins with it."""
SEED_DIGITS = 32
"""The seed is so many hexadecimal digits of the last hash: 128 bits."""

Hex = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
"""32 bytes, or a SHA-256, as hexadecimal digits."""


class Part(Struct, frozen=True, kw_only=True):
    """What a seat has added to a deal."""

    seat: int
    part: Hex


class Promised(Struct, frozen=True, kw_only=True):
    """The hash of what a seat will add to a deal."""

    seat: int
    promise: Hex


class Deal(Struct, frozen=True, kw_only=True):
    """How the seed of a game was made. It is secret until the game is over."""

    method: str = METHOD
    commitment: Hex
    """The hash of the secret, as everybody was shown it first."""
    agreed: Hex
    """The hash of the set-up, shown together with it."""
    secret: Hex
    """What the server has added."""
    parts: tuple[Part, ...] = ()
    """What everybody else has added, in order of their seats."""
    withheld: tuple[Promised, ...] = ()
    """Parts that were promised and never told."""
    left_out: tuple[int, ...] = ()
    """The seats of people who have added nothing."""

    @property
    def seed(self) -> str:
        """The seed that follows from it."""
        return seed_of(self.agreed, self.secret, self.parts)

    @property
    def alone(self) -> bool:
        """Whether nobody but the server has added anything."""
        return not self.parts


def commitment_of(secret: str) -> str:
    """What binds the server to its secret without telling it."""
    return _hash(f"{METHOD} secret {secret}")


def agreed_of(game: str, setup: Any) -> str:
    """A name for what was agreed to play: the same seed deals something else in another set-up."""
    plain = msgspec.json.encode(msgspec.to_builtins(setup), order="sorted").decode()
    return _hash(f"{METHOD} setup {game} {plain}")


def promise_of(commitment: str, seat: int, part: str) -> str:
    """What binds a seat to its part in this very deal without telling it."""
    return _hash(f"{METHOD} part {commitment} {seat} {part}")


def seed_of(agreed: str, secret: str, parts: Iterable[Part]) -> str:
    """The seed that a secret and the parts of all seats lead to."""
    told = [f"part {part.seat} {part.part}" for part in parts]
    return _hash("\n".join([f"{METHOD} seed", f"agreed {agreed}", f"secret {secret}", *told]))[:SEED_DIGITS]


def wrong_with(deal: Deal, game: str, setup: Any, seed: str) -> list[Message]:
    """All that does not fit in how the seed of a game is said to have been made."""
    if deal.method != METHOD:
        return [say("deal-other-method", method=deal.method)]
    found: list[Message] = []
    seats = [part.seat for part in deal.parts]
    others = [*deal.left_out, *[promise.seat for promise in deal.withheld]]
    if seats != sorted(set(seats)) or set(seats) & set(others):
        found.append(say("deal-seats-muddled"))
    if commitment_of(deal.secret) != deal.commitment:
        found.append(say("deal-other-secret"))
    if agreed_of(game, setup) != deal.agreed:
        found.append(say("deal-other-setup"))
    if deal.seed != seed:
        found.append(say("deal-other-seed", found=deal.seed, written=seed))
    return found


def _hash(text: str) -> str:
    return sha256(text.encode()).hexdigest()
