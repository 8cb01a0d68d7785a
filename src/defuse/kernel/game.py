"""Game: a value. Playing an act gives a new game; the old one stays as it was."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from defuse.kernel.act import HOST, Act, Pass
from defuse.kernel.applied import applied
from defuse.kernel.ask import Ask
from defuse.kernel.chance import Chance
from defuse.kernel.event import Event, in_order
from defuse.kernel.fact import Fact
from defuse.kernel.form import Form
from defuse.kernel.public import Outcome, Public, Secret, Step
from defuse.kernel.rule import Index, index_of
from defuse.kernel.things import UNKNOWN, veil
from defuse.kernel.view import Table, View, sealed_by
from defuse.words import Said, Text, say


class Refused(Said):
    """An act that may not be done, with the reason. The game is as it was."""


class Kit(NamedTuple):
    """What the kernel has to know of a game: its words, not its rules."""

    name: str
    version: str
    """Changes whenever the same acts may lead to another game."""
    setup: type[Struct]
    begin: Callable[[Any], tuple[Public, tuple[Step, ...]]]
    """From a set-up (checked here, with a clear error) to the empty table and the first steps, the next one first."""
    acts: Callable[[], tuple[type[Act], ...]]
    view: type[View[Any]]
    table: type[Table[Any]]
    value: Callable[[int], int]
    """Which kinds count as the same (see `Same` and `CountOf`)."""


class Filled(NamedTuple):
    """What a rule imagines beside the main deal: faces by thing, and sealed acts."""

    faces: Mapping[int, int] = MappingProxyType({})
    sealed: tuple[Act, ...] = ()


class Observation(Struct, frozen=True):
    """What a seat (None: a spectator) may know. Odds, bots and clients get nothing else."""

    game: str
    seat: int | None
    public: Any
    faces: bytes
    """The faces of all things, `UNKNOWN` where this seat has not looked."""
    sealed: Act | None = None
    """What this seat itself has locked in, or that it has let a race go by in secret."""

    def view(self) -> Any:
        """The same as a view, to read it with words of the game."""
        return kit_of(self.game).view(self.public, self.faces, self.seat, None, self.sealed)

    def forms(self) -> tuple[Form, ...]:
        """What this seat may do now."""
        forms: tuple[Form, ...] = self.view().forms()
        return forms


class Game:
    """A game in progress. It does not change: `play` returns another one.

    `public` may be seen by everybody, `secret` by nobody; `observe` is what one seat may see.
    """

    __slots__ = ("_forms", "acts", "index", "kit", "public", "secret", "setup")

    def __init__(
        self,
        kit: Kit,
        setup: Any,
        public: Any,
        secret: Secret,
        acts: tuple[Act, ...] = (),
        index: Index | None = None,
    ) -> None:
        self.kit = kit
        self.setup = setup
        """How it was set up; None for a game that was only imagined."""
        self.public = public
        self.secret = secret
        self.acts = acts
        self.index = index or index_of(public.rules)
        self._forms: tuple[int, tuple[Form, ...]] | None = None  # of the seat that asked last: it will act on them

    def __getstate__(self) -> tuple[Any, ...]:
        return self.kit, self.setup, self.public, self.secret, self.acts

    def __setstate__(self, state: tuple[Any, ...]) -> None:
        self.kit, self.setup, self.public, self.secret, self.acts = state
        self.index = index_of(self.public.rules)
        self._forms = None

    def __eq__(self, other: object) -> bool:
        """Games that were made alike (set-up, seed and acts, or the same text) are equal."""
        if not isinstance(other, Game):
            return NotImplemented
        return self is other or (
            self.kit.name == other.kit.name
            and self.acts == other.acts
            and self.secret == other.secret
            and self.setup == other.setup
            and bool(self.public == other.public)
        )

    def __hash__(self) -> int:
        secret = self.secret
        return hash((self.kit.name, secret.seed, secret.drawn, secret.faces, len(self.acts)))

    @property
    def ask(self) -> Ask | None:
        """The open question; None when the game is over."""
        ask: Ask | None = self.public.ask
        return ask

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None while it goes on."""
        outcome: Outcome | None = self.public.outcome
        return outcome

    @property
    def over(self) -> bool:
        """Whether it has ended."""
        return self.public.outcome is not None

    def seats(self) -> range:
        """All seats, clockwise."""
        return range(self.public.players)

    def waiting(self) -> tuple[int, ...]:
        """Who is really asked and has yet to answer: for the program that runs the game. No seat may know it."""
        ask = self.ask
        if ask is None:
            return ()
        if not ask.discreet:
            return ask.waiting
        gone_by = {act.seat for act in self.secret.sealed if isinstance(act, Pass)}
        return tuple([seat for seat in ask.waiting if seat not in gone_by])

    def table(self) -> Any:
        """The truth, for tests and for drivers that may know it."""
        return self.kit.table(self.public, self.secret, self.index)

    def view(self, seat: int | None) -> Any:
        """What a seat (None: a spectator) sees, to read it with words of the game."""
        known = self.public.known[self.public.players if seat is None else seat]
        sealed = sealed_by(self.secret.sealed, seat)
        return self.kit.view(self.public, veil(self.secret.faces, known), seat, self.index, sealed)

    def observe(self, seat: int | None) -> Observation:
        """What a seat (None: a spectator) may know."""
        known = self.public.known[self.public.players if seat is None else seat]
        faces = veil(self.secret.faces, known)
        return Observation(self.kit.name, seat, self.public, faces, sealed_by(self.secret.sealed, seat))

    def forms(self, seat: int) -> tuple[Form, ...]:
        """What a seat may do now."""
        kept = self._forms
        if kept is not None and kept[0] == seat:
            return kept[1]
        forms: tuple[Form, ...] = self.view(seat).forms()
        self._forms = (seat, forms)
        return forms

    def why_not(self, act: Act) -> Text | None:
        """None if the act may be done now, or the reason why not."""
        found = self._form_of(act)
        return None if isinstance(found, Form) else found

    def play(self, act: Act) -> tuple[Game, tuple[Event, ...]]:
        """The game after an act, and what happened. Raises `Refused` if the act may not be done."""
        form = self._form_of(act)
        if not isinstance(form, Form):
            raise Refused(form)
        return self._played(act if form.made is act else form.canonical(act), form)

    def allowed(self, act: Act) -> Allowed:
        """The act with its form, ready to be played. Raises `Refused` if it may not be done."""
        form = self._form_of(act)
        if not isinstance(form, Form):
            raise Refused(form)
        return Allowed(self, form.canonical(act), form)

    def _form_of(self, act: Act) -> Form | Text:
        thing: object = act  # what programs and clients pass in may be anything
        if not isinstance(thing, Act) or not isinstance(thing.using, tuple):
            return say("refused-no-act")
        if type(act.seat) is not int or not HOST <= act.seat < self.public.players:
            return say("refused-no-seat")
        kept = self._forms
        if kept is not None and kept[0] == act.seat:
            for offered in kept[1]:
                if offered.made is act or (offered.fits(act) and offered.what_is_wrong(act) is None):
                    return offered
        form: Form | Text = self.view(None if act.seat < 0 else act.seat).form_of(act)
        return form

    def _played(self, act: Act, form: Form) -> tuple[Game, tuple[Event, ...]]:
        table = self.kit.table(self.public, self.secret, self.index)
        table.accept(act, form)
        return self._after(table, (*self.acts, act))

    def _after(self, table: Table[Any], acts: tuple[Act, ...]) -> tuple[Game, tuple[Event, ...]]:
        table.run()
        public, secret = table.settle()
        return Game(self.kit, self.setup, public, secret, acts, table.index), tuple(table.events)


class Allowed(NamedTuple):
    """An act that a game allows, with the form that it was found in: nobody has to look for it again."""

    game: Game
    act: Act
    """The act as its form writes it."""
    form: Form

    def play(self) -> tuple[Game, tuple[Event, ...]]:
        """The game after the act, and what happened."""
        return self.game._played(self.act, self.form)


_KITS: dict[str, Kit] = {}


def register(kit: Kit) -> Kit:
    """Make a game known by its name, so that observations and replay files find it."""
    _KITS[kit.name] = kit
    return kit


def kit_of(name: str) -> Kit:
    """The game of a name."""
    if name not in _KITS:
        raise Said(say("game-unknown", name=name, known=tuple(sorted(_KITS))))
    return _KITS[name]


def start(kit: Kit, setup: Any, seed: int | str, hidden: str | None = None) -> tuple[Game, tuple[Event, ...]]:
    """A new game up to its first question, and what happened. Everything random comes from the seed.

    `hidden` replaces the part of chance that nobody sees (the order of face-down things) and nothing else.
    """
    seed = str(seed)
    public, steps = kit.begin(setup)
    public = replace(public, rules=in_order(public.rules))
    secret = Secret(b"", seed, 0, f"{seed}/hidden" if hidden is None else hidden)
    blank = Game(kit, setup, replace(public, stack=tuple(reversed(steps))), secret)
    return blank._after(kit.table(blank.public, secret, blank.index), ())


def imagine(observation: Observation, deal: bytes | None, seed: int | str) -> Game:
    """A full game that the observer could be sitting in.

    `deal` gives the faces of hidden things (`UNKNOWN`: not given). What it does not give, the rules fill in (`fills`),
    and where they are silent the kinds of each pile lie in any order. Chance goes on from the new seed.
    """
    kit = kit_of(observation.game)
    public = observation.public
    faces = bytearray(observation.faces)
    if deal is not None:
        if len(deal) != len(faces):
            raise ValueError(f"a deal of {len(deal)} faces for {len(faces)} things")
        for thing, face in enumerate(deal):
            if face != UNKNOWN:
                if faces[thing] not in (UNKNOWN, face):
                    raise ValueError(f"thing {thing} is known to be {faces[thing]}, not {face}")
                faces[thing] = face
    chance = Chance(f"{seed}/imagine")
    table = kit.table(public, Secret(bytes(faces), str(seed), 0, f"{seed}/hidden"))
    sealed = [observation.sealed] if observation.sealed is not None else []
    for rule in table.having("fills"):
        filled: Filled = rule.fills(table, chance)
        for thing, face in filled.faces.items():
            if faces[thing] == UNKNOWN:
                faces[thing] = face
        sealed.extend([act for act in filled.sealed if act.seat != observation.seat])
        table.faces = bytes(faces)
    _fill_piles(public, faces, chance)
    secret = Secret(bytes(faces), str(seed), 0, f"{seed}/hidden", 0, tuple(sealed))
    game = Game(kit, None, public, secret)
    return _sealed_by_others(game, observation.seat, chance)


def _fill_piles(public: Public, faces: bytearray, chance: Chance) -> None:
    for pile in public.piles:
        here = faces[pile.things[0] : pile.things[-1] + 1] if pile.things else b""
        if sorted(here) == sorted(pile.kinds):
            continue
        left = Counter(pile.kinds)
        left.subtract(face for thing in pile.things if (face := faces[thing]) != UNKNOWN)
        over = [face for face, count in left.items() if count < 0]
        if over:
            raise ValueError(f"pile {pile.name} has no more {over[0]} to give")
        gaps = [thing for thing in pile.things if faces[thing] == UNKNOWN]
        for thing, face in zip(gaps, chance.shuffled(sorted(left.elements())), strict=True):
            faces[thing] = face


def _sealed_by_others(game: Game, seat: int | None, chance: Chance) -> Game:
    """What others have locked in is anything that they may lock in."""
    ask = game.ask
    if ask is None or ask.mode != "all":
        return game
    known = {act.seat for act in game.secret.sealed}
    guessed: list[Act] = []
    for other in ask.answered:
        if other not in known and other != seat:
            forms = [form for form in game.forms(other) if not form.aside]
            form = chance.pick(forms)
            guessed.append(form.nth(chance.below(form.count())))
    return Game(game.kit, None, game.public, replace(game.secret, sealed=(*game.secret.sealed, *guessed)))


def clashes(public: Public, faces: bytes, kit: Kit) -> tuple[Fact, ...]:
    """The public facts that are not true of these faces."""
    return tuple([fact for fact in public.facts if not fact.holds(faces, kit.value)])


def fold(kit: Kit, setup: Any, events: Sequence[Event]) -> Public:
    """The public state that a list of events alone leads to (questions apart): it needs no secret."""
    public: Public = kit.begin(setup)[0]
    public = replace(public, rules=in_order(public.rules))
    index = index_of(public.rules)
    for event in events:
        public, index = applied(public, event, index)
    return public


def encode(value: Any) -> bytes:
    """Canonical bytes of anything the kernel hands out: equal bytes mean that nobody can tell two of them apart."""
    # Keys of a form's `barred` are numbers, which JSON has not: they are written as text.
    return msgspec.json.encode(msgspec.to_builtins(value, str_keys=True, order="deterministic", enc_hook=_plain))


def _plain(value: Any) -> Any:
    if isinstance(value, Form):
        return value.data()
    raise TypeError(f"cannot encode {type(value).__name__}")
