"""Causes: why something happened, for rules to compare and for people to read.

Their values are part of what games and files keep (events, digests), so they stay as they are; what people read is in
the catalogues, under the member's name: `loss-red-wire`, `skip-no-oxygen`.
"""

from __future__ import annotations

from enum import StrEnum

from defuse.words import Message, Seat, say


def _entry(family: str, member: StrEnum) -> str:
    return f"{family}-{member.name.lower().replace('_', '-')}"


class Loss(StrEnum):
    """Why a mission was lost."""

    DIAL = "dial"
    TIME = "time"
    RED_WIRE = "red wire"
    NOTHING_LEGAL = "nothing legal to do"
    NOT_RED = "a wire that was called red is not"
    WRONG_WIRES = "wrong wires were named"
    RED_AMONG_NAMED = "a red wire was among those named"
    REDS_TOLD_TO_CUT = "a seat with nothing but reds was told to cut"
    FLIPPED_MISTAKEN = "a flipped wire was not what its owner took it for"
    CARDS_STRANDED = "number cards are stranded with a seat that has no wires"
    WRONG_YELLOWS = "wrong wires were named as yellow"
    RED_TRIPWIRE = "a red wire was taken for a tripwire"
    NOBODY_CAN_ACT = "nobody can act any more"
    RED_WITH_LEVER = "a red wire was named with the lever"
    NOBODY_MAY_CUT = "nobody has a wire left that may be cut"
    DOCTOR_AWAY = "the doctor got away"
    IDLE_ROUND = "nobody could act for a whole round"
    ROOKIE_MISSED = "the rookie missed"
    CARELESS_MISSED = "Captain Careless missed"
    HERRINGS_MISSED = "Rhett Herrings missed"
    NANO_ARRIVED = "Nano reached space 12"
    NANO_LADEN = "Nano still carries wires, and nobody else has any"

    def words(self) -> Message:
        """Why, as a phrase without a capital or a full stop."""
        return say(_entry("loss", self))

    def blaming(self, seat: int | None) -> Message:
        """Why, with who it was, where it was somebody."""
        if seat is None or self not in BLAMED:
            return self.words()
        return say(f"{_entry('loss', self)}.by", seat=Seat(seat))


BLAMED = frozenset(
    [
        Loss.DIAL,
        Loss.RED_WIRE,
        Loss.NOTHING_LEGAL,
        Loss.NOT_RED,
        Loss.WRONG_WIRES,
        Loss.RED_AMONG_NAMED,
        Loss.REDS_TOLD_TO_CUT,
        Loss.FLIPPED_MISTAKEN,
        Loss.WRONG_YELLOWS,
        Loss.RED_TRIPWIRE,
        Loss.RED_WITH_LEVER,
        Loss.ROOKIE_MISSED,
        Loss.CARELESS_MISSED,
        Loss.HERRINGS_MISSED,
    ]
)
"""What can be said to be the doing of a seat."""


class Skip(StrEnum):
    """Why a turn passed without an action."""

    PASSED = "lets the turn go by"
    NUMBER_LEFT = "the number has left the hand"
    NO_CARD_FITS = "no wire matches a number card of the seat"
    NO_NUMBER_FITS = "no visible number is in the hand"
    NONE_OF_THREE = "none of the three numbers"
    ONLY_TRIPWIRE = "only the tripwire is left"
    ONLY_YELLOW = "only yellow"
    NOTHING_UNDER_NANO = "nothing under or before Nano can be cut"
    CARD_ALLOWS_NONE = "the card allows no cut"
    NO_OXYGEN = "no oxygen"
    FLIPPED_OF_A = "nothing fits but the flipped wire of A"
    FLIPPED_OF_B = "nothing fits but the flipped wire of B"
    FLIPPED_OF_C = "nothing fits but the flipped wire of C"
    FLIPPED_OF_D = "nothing fits but the flipped wire of D"
    FLIPPED_OF_E = "nothing fits but the flipped wire of E"

    @classmethod
    def flipped_of(cls, seat: int) -> Skip:
        """Nothing fits but the flipped wire of this seat."""
        return _FLIPPED[seat]

    def words(self) -> Message:
        """Why, as a phrase without a capital or a full stop."""
        if self in _FLIPPED:
            return say("skip-flipped", seat=Seat(_FLIPPED.index(self)))
        return say(_entry("skip", self))


_FLIPPED = (Skip.FLIPPED_OF_A, Skip.FLIPPED_OF_B, Skip.FLIPPED_OF_C, Skip.FLIPPED_OF_D, Skip.FLIPPED_OF_E)


class DialCause(StrEnum):
    """Why the dial moved."""

    MISS = "miss"
    CHALLENGE = "challenge"
    SPECIAL_ACTION = "special action"
    NO_BOW = "no bow"
    ACCUSATION = "accusation"
    WEAKEST_LINK = "weakest link"
    TRIPWIRE = "tripwire"
    SKIP = "skip"
    SKIPPED = "skipped"
    PASSED = "passed"
    NO_SUCH_WIRE = "no such wire"
    CARD = "card"
    SAW = "saw"
    LEVER = "lever"
    SWAP = "swap"
    NUMBER_CARD = "number card"
    GUESSED = "guessed"
    SLIP = "slip"
    IDLE_ROUND = "idle round"
    OXYGEN = "oxygen"
    SET_UP = "set-up"
    REWINDER = "rewinder"


class TokenCause(StrEnum):
    """Why a token was placed, or its value said."""

    OPENING = "opening"
    MISS = "miss"
    SPECIAL_ACTION = "special action"
    NO_SUCH_WIRE = "no such wire"
    TRIPWIRE = "tripwire"
    NUMBER_CARD = "number card"
    LEVER = "lever"
    POST_IT = "post-it"
    SINGLE_WIRE_LABEL = "single wire label"
    GIFT = "gift"
    DRAFT = "draft"


class MoveCause(StrEnum):
    """Why wires changed their places."""

    SWAP = "swap"
    HOOK = "hook"
    NANO = "nano"
    LEAK = "leak"
