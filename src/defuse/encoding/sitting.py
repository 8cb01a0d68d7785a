"""Sitting: a game that is played number by number, and whose turn it is to give one.

Who is asked follows from what everybody knows, so the order of seats tells nothing:

- Before a question that is open to any-time cards, each other seat gets a turn of its own, clockwise from the one who
  is asked, if everybody can see that it might use one. It may decline.
- Then come those who are asked. If all are asked at once, they answer one after the other, and nobody sees an answer
  before the last one is given.
- In a race, seats are asked in turn until one does not pass. If nobody is to know who passes, all of them answer
  before anything happens; if several want it, chance decides.
- A seat that has begun an act gives the next number too, until the act is complete. Others see nothing of it before.

Time passes by itself: in missions with a clock each turn takes as long as the mission says.
"""

from __future__ import annotations

from collections.abc import Sequence

from defuse.encoding.game import Frame, GameEncoding, encoding_of
from defuse.encoding.grammar import Filling, advanced, begun
from defuse.kernel import Act, Allowed, Chance, Event, Form, Game, Pass, Public
from defuse.kernel.things import veil
from defuse.kernel.view import sealed_by

KEPT = 32
"""How many acts a seat can look back on: more than the layouts have room for."""

Heard = tuple[Public | None, tuple[Event, ...]]
"""What happened, and the table as it was before; None before there was one."""


class Illegal(ValueError):
    """A number that says nothing that may be done now. The game is as it was."""


class Sitting:
    """A game, the seat that is asked, and what it has filled in so far."""

    __slots__ = (
        "_aside",
        "_codes",
        "_collected",
        "_fillings",
        "_frame",
        "_number",
        "_options",
        "_queue",
        "asides",
        "encoding",
        "game",
        "given",
        "heard",
        "last_act",
        "seat",
    )

    seat: int
    """Who gives the next number."""
    given: tuple[int, ...]
    """The numbers of the act that is being filled in."""
    _fillings: Sequence[Filling] | None
    _frame: Frame | None
    _codes: bytes | None
    _options: list[int] | None
    _aside: bool

    def __init__(self, game: Game, events: Sequence[Event] = (), *, asides: bool = True) -> None:
        self.encoding: GameEncoding = encoding_of(game.kit.name)
        self.game = game
        self.asides = asides
        """Whether seats that are not asked get turns for any-time cards. Who is asked may use one in any case."""
        first: list[Heard] = [(None, tuple(events))] if events else []
        self.heard: list[list[Heard]] = [list(first) for _ in range(game.public.players)]
        """For each seat what has happened since it was last asked, the oldest first, and at what state of the table."""
        self.last_act: Act | None = None
        """The act that was played last."""
        self._number = -1
        self._queue: list[tuple[int, bool]] = []
        self._collected: list[tuple[Form, Act]] = []
        self._next()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.public.outcome is not None

    @property
    def beside(self) -> bool:
        """Whether the seat is offered an any-time card, and may decline."""
        return self._aside

    @property
    def fillings(self) -> Sequence[Filling]:
        """The forms that the seat may go on to fill in."""
        if self._fillings is None:
            game = self.game
            self._fillings = begun(self.encoding, game.public, game.forms(self.seat))
        return self._fillings

    @property
    def frame(self) -> Frame:
        """How the seat counts."""
        if self._frame is None:
            self._frame = self.encoding.frame(self.game.public, self.seat)
        return self._frame

    def options(self) -> list[int]:
        """The numbers that the seat may give now, each once, in no order."""
        if self._options is None:
            if self.game.public.outcome is not None:
                return []
            frame, done = self.frame, self.encoding.done
            fillings = self.fillings
            found = [number for filling in fillings for number in filling.options(frame, done)]
            if len(fillings) > 1:
                found = list(dict.fromkeys(found))
            if self._may_decline():
                found.append(self.encoding.pass_by)
            self._options = found
        return self._options

    def step(self, number: int) -> tuple[Event, ...]:
        """Take the next number of the seat. What happens when an act is complete is what comes back."""
        if self.game.public.outcome is not None:
            raise Illegal("the game is over")
        encoding = self.encoding
        if number == encoding.pass_by and self._may_decline():
            self.heard[self.seat] = []
            self._queue.pop(0)
            return self._next() if self._queue else self._resolved()
        fillings = advanced(self.fillings, number, self.frame, encoding.done)
        if not fillings:
            raise Illegal(f"{_name(encoding, number)} says nothing that seat {self.seat} may do now")
        self.given = (*self.given, number)
        self._fillings = fillings
        self._options = None
        filling = fillings[0]
        if not filling.complete:
            return ()
        if len(fillings) > 1:
            raise RuntimeError(f"{self.given} says two acts")
        return self._completed(filling.form, filling.act())

    def play(self, act: Act) -> tuple[Event, ...]:
        """Take a whole act of the seat, as its numbers would say it."""
        if self.given:
            raise Illegal("an act is begun already")
        allowed = self.game.allowed(act)
        if act.seat != self.seat:
            raise Illegal(f"seat {self.seat} is asked, not {act.seat}")
        return self._completed(allowed.form, allowed.act)

    def events(self, seat: int) -> list[Event]:
        """What has happened since a seat was last asked, the oldest first."""
        return [event for _, events in self.heard[seat] for event in events]

    def codes(self, seat: int, *, truth: bool = False) -> bytes:
        """What a seat sees, as bytes in the layout of the game; with `truth` as if it saw all faces.

        It is what was asked of the seat, or has happened since then; only the seat that is asked sees what it has
        filled in. Worlds that it cannot tell apart give the same bytes.
        """
        asked = seat == self.seat and not self.over
        if asked and not truth and self._codes is not None:
            out = bytearray(self._codes)
        else:
            game, encoding = self.game, self.encoding
            secret = game.secret
            faces = secret.faces if truth else veil(secret.faces, game.public.known[seat])
            out = bytearray(encoding.layout.size)
            frame = self.frame if asked else encoding.frame(game.public, seat)
            encoding.write(out, game.public, faces, frame, self.events(seat), sealed_by(secret.sealed, seat))
            if asked and not truth:
                self._codes = bytes(out)
        if asked and (self.given or self._aside):
            self.encoding.fill_in(out, self.given, self._aside)
        return bytes(out)

    def copy(self) -> Sitting:
        """Another sitting that goes on from here by itself."""
        other = Sitting.__new__(Sitting)
        for name in Sitting.__slots__:
            setattr(other, name, getattr(self, name))
        other.heard = [list(heard) for heard in self.heard]
        other._queue = list(self._queue)
        other._collected = list(self._collected)
        return other

    __copy__ = copy

    def __getstate__(self) -> dict[str, object]:
        """Forms are made again when they are needed."""
        left_out = ("_codes", "_fillings", "_frame", "_options", "encoding", "given", "game")
        state: dict[str, object] = {name: getattr(self, name) for name in Sitting.__slots__ if name not in left_out}
        state["_collected"] = [act for _, act in self._collected]
        return {"game": self.game, "given": self.given, **state}

    def __setstate__(self, state: dict[str, object]) -> None:
        for name, value in state.items():
            setattr(self, name, value)
        self.encoding = encoding_of(self.game.kit.name)
        collected: list[Act] = self._collected  # type: ignore[assignment]
        self._collected = [(self.game.allowed(act).form, act) for act in collected]
        given = self.given
        self._fresh()
        for number in given:
            self._fillings = advanced(self.fillings, number, self.frame, self.encoding.done)
        self.given = given

    def _may_decline(self) -> bool:
        """Whether the seat may let it be: a card that it may use, or a race that it has let go by before."""
        if self.given:
            return False
        ask = self.game.public.ask
        return self._aside or (ask is not None and ask.discreet and not self.fillings)

    def _fresh(self) -> None:
        self.given = ()
        self._fillings = None
        self._frame = None
        self._codes = None
        self._options = None

    def _completed(self, form: Form, act: Act) -> tuple[Event, ...]:
        game = self.game
        ask = game.public.ask
        self.heard[self.seat] = []
        if ask is not None and ask.discreet and not self._aside:
            self._collected.append((form, act))
            self._queue.pop(0)
            if self._queue:
                return self._next()
            return self._resolved()
        self._queue = []
        return self._played(form, act) + self._next()

    def _resolved(self) -> tuple[Event, ...]:
        """All have answered a race in which nobody is told who passes."""
        answers, self._collected = self._collected, []
        takers = [(form, act) for form, act in answers if not isinstance(act, Pass)]
        if takers:
            ask = self.game.public.ask
            chance = Chance(f"{self.game.secret.seed}/race/{ask.number if ask else 0}")
            return self._played(*takers[chance.below(len(takers))]) + self._next()
        happened: tuple[Event, ...] = ()
        for _, act in answers:
            happened += self._played(self.game.allowed(act).form, act)
        return happened + self._next()

    def _played(self, form: Form, act: Act) -> tuple[Event, ...]:
        before = self.game.public
        self.game, happened = Allowed(self.game, form.canonical(act), form).play()
        self.last_act = act
        self._hear(before, happened)
        return happened

    def _hear(self, before: Public, happened: tuple[Event, ...]) -> None:
        for heard in self.heard:
            heard.append((before, happened))
            if len(heard) > KEPT:
                del heard[0]

    def _next(self) -> tuple[Event, ...]:
        """Find the seat that gives the next number."""
        happened: tuple[Event, ...] = ()
        if not self._queue:
            while (act := self.encoding.host_act(self.game)) is not None:
                before = self.game.public
                self.game, ticked = self.game.play(act)
                self._hear(before, ticked)
                happened += ticked
            self._ask()
        self._fresh()
        if self._queue:
            self.seat, self._aside = self._queue[0]
        else:
            self.seat, self._aside = 0, False
        return happened

    def _ask(self) -> None:
        ask = self.game.public.ask
        if ask is None:
            return
        queue: list[tuple[int, bool]] = []
        if self.asides and ask.open and ask.number != self._number:
            queue = [(seat, True) for seat in self.encoding.chimers(self.game)]
        self._number = ask.number
        asked = ask.seats if ask.discreet else ask.waiting[:1]
        self._queue = queue + [(seat, False) for seat in asked]


def _name(encoding: GameEncoding, number: object) -> str:
    if type(number) is int and 0 <= number < encoding.blocks.size:
        return encoding.blocks.name_of(number)
    return f"{number!r}"
