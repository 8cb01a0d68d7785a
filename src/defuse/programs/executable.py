"""Executables as bots of the arena: `defuse simulate --bots "exec:./mybot"`. docs/programs.md has the protocol.

A program that is too slow, talks nonsense, does what is not offered or ends has lost its seat: the random bot plays it
to the end of that game. Whatever it does, the arena goes on.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from defuse.arena.outside import Lost, SeatFor, program_of
from defuse.bots import Bot, RandomBot
from defuse.kernel import Act, Form, Observation, Outcome
from defuse.programs.frames import seen_by
from defuse.programs.talking import Silent, Talking
from defuse.server.games.forms import NotChosen, act_of
from defuse.server.wire.options import LETTERS

PROTOCOL = 1
"""Changes whenever an older program would misunderstand what it is told."""


class Begin(Struct, frozen=True, kw_only=True, tag_field="type", tag="begin"):
    """The first line to a program. It answers `Ready`."""

    protocol: int = PROTOCOL
    game: str
    seat: int
    players: int
    seed: str
    """For whatever the program draws by lot: a digest of the name of the deal and the seat."""
    company: dict[str, str]
    """The names of the bots by seat."""
    setup: Any
    seconds: float
    """How long an answer may take."""


class End(Struct, frozen=True, kw_only=True, tag_field="type", tag="end"):
    """The last line; nothing is answered to it."""

    won: bool
    """Whether anybody has won."""
    winners: tuple[int, ...]
    why: str


class Ready(Struct):
    """The answer to `Begin`."""

    ready: bool
    chime_in: bool = False
    """Whether it wants to be asked when somebody else is: for cards that are used at any time."""


class Answer(Struct):
    """The answer to a question: a form that was offered, filled in as at a table."""

    id: int
    form: str | None = None
    chosen: dict[str, list[int | str]] = {}


def sit_down(seat: SeatFor) -> Bot:
    """A program at a seat."""
    return ProgramBot(seat)


class ProgramBot:
    """A program, as a bot. It is started at its first question, and ended by `leave`."""

    def __init__(self, seat: SeatFor) -> None:
        self.seat = seat
        self.program = program_of(seat.name)
        self.stand_in = RandomBot(seat.seed)
        self.names = tuple(LETTERS[: len(seat.company)])
        self.lost: Lost | None = None
        self._talking: Talking | None = None
        self._chimes = False
        self._count = 0
        self._acts = 0

    def decide(self, observation: Observation, forms: tuple[Form, ...]) -> Act:
        act = self._ask("decide", observation, forms)
        return self.stand_in.decide(observation, forms) if act is None else act

    def chime_in(self, observation: Observation, forms: tuple[Form, ...]) -> Act | None:
        return self._ask("chime-in", observation, forms) if self._is_ready() and self._chimes else None

    def leave(self, outcome: Outcome | None) -> Lost | None:
        """The game is over, or has failed."""
        talking, self._talking = self._talking, None
        if talking is not None:
            if outcome is not None:
                talking.tell(End(won=outcome.won, winners=outcome.winners, why=outcome.why))
            talking.end(gently=outcome is not None)
        return self.lost

    def _is_ready(self) -> bool:
        if self.lost is None and self._talking is None:
            self._start()
        return self.lost is None

    def _start(self) -> None:
        seat = self.seat
        try:
            self._talking = Talking(self.program.command)
        except OSError:
            self._lose("start")
            return
        self._talking.tell(
            Begin(
                game=seat.game,
                seat=seat.seat,
                players=len(seat.company),
                seed=seat.seed,
                company={str(other): name for other, name in seat.company.items()},
                setup=msgspec.to_builtins(seat.setup),
                seconds=self.program.seconds,
            )
        )
        ready = self._heard(Ready)
        if ready is not None and not ready.ready:
            self._lose("nonsense")
        self._chimes = ready is not None and ready.chime_in

    def _ask(self, what: str, observation: Observation, forms: tuple[Form, ...]) -> Act | None:
        """What the program does; None where it lets a chance go by, or has lost its seat."""
        if not self._is_ready():
            return None
        assert self._talking is not None
        self._count += 1
        seen = seen_by(observation, forms, self.seat.setup, self.names)
        # `decide` has to be answered; `chime-in` may be let go by.
        self._talking.tell({"type": what, "id": self._count, **msgspec.structs.asdict(seen)})
        answer = self._heard(Answer)
        if answer is None:
            return None
        if answer.id != self._count:
            self._lose("nonsense")
            return None
        if answer.form is None and what == "chime-in":
            return None
        act = _offered(forms, answer)
        if act is None:
            self._lose("illegal")
        else:
            self._acts += 1
        return act

    def _heard(self, kind: type[Any]) -> Any:
        """A line of the program; None where it has lost its seat by it."""
        assert self._talking is not None
        try:
            return msgspec.convert(self._talking.hear(self.program.seconds), kind)
        except Silent as silent:
            self._lose(silent.why)
        except msgspec.ValidationError:
            self._lose("nonsense")
        return None

    def _lose(self, why: str) -> None:
        self.lost = Lost(self.seat.seat, why, self._acts)
        talking, self._talking = self._talking, None
        if talking is not None:
            talking.end(gently=False)


def _offered(forms: tuple[Form, ...], answer: Answer) -> Act | None:
    """The act of an answer, if it is one that was offered."""
    try:
        act = act_of(forms, answer.form or "", answer.chosen)
    except NotChosen:
        return None
    return act if any(form.fits(act) and form.has(act) for form in forms) else None
