"""What is kept of a reviewed game beside its acts: who sat where, and what each act was."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from defuse.server.games import box_named
from defuse.server.speakers import speaker
from defuse.server.tables.state import State
from defuse.server.wire.options import LETTERS
from defuse.server.wire.reviews import ReviewAct, ReviewSeat, ReviewSeen
from defuse.words import LETTERS as BADGES
from defuse.words import say, unkept

Mark = Literal["hit", "miss", "card", "explosion", "won"]


class AboutSeat(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who sat at a seat."""

    name: str = ""
    """Empty where nobody knows it."""
    kind: Literal["person", "bot", "unknown"] = "unknown"
    bot: str = ""


class AboutAct(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An act."""

    turn: int
    seat: int
    """Below zero for the clock and the host."""
    marks: tuple[Mark, ...] = ()
    why: str = ""
    """The reason of a bot, as it is kept."""


class Came(Struct, frozen=True, kw_only=True):
    """Where a game came from that was a “what if”."""

    turn: int
    act: int


class About(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A reviewed game."""

    game: str
    mission: int
    seats: tuple[AboutSeat, ...]
    acts: tuple[AboutAct, ...]
    won: bool = False
    winners: tuple[int, ...] = ()
    judged: bool = False
    has_curve: bool = False
    name: str = ""
    """What its file is called, without an ending."""
    came: Came | None = None
    sealed: float = 0.0
    """Until when it is for the members of its crew alone, in seconds since 1970: others have the same deal to play."""
    crew: str = ""
    """Which crew that is."""

    def encode(self) -> bytes:
        """For the store."""
        return msgspec.json.encode(self)

    @staticmethod
    def decode(data: bytes) -> About:
        """From the store."""
        return msgspec.json.decode(data, type=About)

    def names(self) -> tuple[str, ...]:
        """What to call the seats."""
        return tuple([chair.name or BADGES[seat] for seat, chair in enumerate(self.seats)])

    def seen(self, review: str, language: str, *, file: bool) -> ReviewSeen:
        """As it is told to somebody who opens it."""
        box = box_named(self.game)
        text = speaker(language, self.names()).text
        came = self.came
        told = "" if came is None else text(say("branch-from", one=box.one, mission=self.mission, turn=came.turn))
        return ReviewSeen(
            review=review,
            game=self.game,
            mission=box.card(self.mission, language),
            seats=tuple(
                [
                    ReviewSeat(
                        seat=seat,
                        letter=LETTERS[seat],
                        name=chair.name or text(say("lobby-seat", letter=LETTERS[seat])),
                        kind=chair.kind,
                        bot=chair.bot,
                    )
                    for seat, chair in enumerate(self.seats)
                ]
            ),
            acts=tuple(
                [
                    ReviewAct(
                        number=number,
                        turn=act.turn,
                        seat=None if act.seat < 0 else act.seat,
                        marks=act.marks,
                        why=text(unkept(act.why)),
                    )
                    for number, act in enumerate(self.acts, 1)
                ]
            ),
            turns=max([act.turn for act in self.acts], default=0),
            won=self.won,
            winners=self.winners,
            has_curve=self.has_curve,
            judged=self.judged,
            file=file,
            branch=told,
            since=0 if came is None else came.act,
        )


def seated(state: State, players: int) -> tuple[AboutSeat, ...]:
    """Who sits at a table, as far as that fits a game of so many."""
    if len(state.chairs) != players:
        return (AboutSeat(),) * players
    return tuple(
        [
            AboutSeat(name=chair.name, kind=chair.kind, bot=chair.bot if chair.kind == "bot" else "")
            if chair.kind != "open"
            else AboutSeat()
            for chair in state.chairs
        ]
    )
