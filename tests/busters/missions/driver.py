"""Whole games of a mission: what has to hold after every act, and words for telling stories about them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any

from msgspec.structs import replace

from defuse import busters
from defuse.busters import catalogue
from defuse.busters.acts import Cut
from defuse.busters.asks import TurnAsk
from defuse.busters.events import RedsRevealed
from defuse.busters.wires import BLUE_VALUES
from defuse.kernel import UNKNOWN, Act, Event, Form, Game, Rule, RulesAdded, clashes, encode, fold, imagine
from defuse.kernel import replay as replays
from tests.steer import steer, wander

MOST_ACTS = 1500

Hint = Callable[[Game], Act | None]
"""A good act of a mission's own that a driver would hardly find by trying; None where there is none."""


def careful(game: Game, rng: Random, skill: float, hint: Hint | None) -> Act:
    """Steered play that also thinks twice about answers to other questions than a turn's."""
    if rng.random() < skill:
        act = None if hint is None else hint(game)
        if act is not None:
            return act
        if not isinstance(game.ask, TurnAsk):
            for _ in range(8):
                act = wander(game, rng)
                if game.play(act)[0].public.dial >= game.public.dial:
                    return act
    return steer(game, rng, skill)


def play_out(
    game: Game,
    rng: Random,
    skill: float = 0,
    watch: Callable[[Game, Act | None], None] | None = None,
    hint: Hint | None = None,
) -> Game:
    """Play to the end (skill 0: anything legal); `watch` sees every game on the way, and the act that comes next."""
    for _ in range(MOST_ACTS):
        act = None
        if not game.over:
            act = careful(game, rng, skill, hint) if skill else wander(game, rng)
        if watch is not None:
            watch(game, act)
        if act is None:
            return game
        game, _ = game.play(act)
    raise AssertionError(f"no end after {MOST_ACTS} acts")


class Watch:
    """What has to hold of every game, at every act."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.seen: list[Game] = []

    def __call__(self, game: Game, act: Act | None) -> None:
        self.seen.append(game)
        assert clashes(game.public, game.secret.faces, game.kit) == ()
        for seat in (*game.seats(), None):
            seen = game.observe(seat)
            assert imagine(seen, game.secret.faces, "x").observe(seat) == seen
        if not game.over:
            assert all(game.forms(seat) for seat in waiting(game))
        self.imagined(game, act, len(self.seen) % game.public.players)

    def imagined(self, game: Game, act: Act | None, seat: int) -> None:
        """A world with other cards is the same to a seat that does not know them, and can be played on."""
        seen = game.observe(seat)
        other = imagine(seen, wires_only(game), self.rng.randrange(1000))
        assert encode(other.observe(seat)) == encode(seen)
        assert clashes(other.public, other.secret.faces, other.kit) == ()
        if act is None:
            return
        assert encode(other.forms(seat)) == encode(game.forms(seat))
        if self.rng.random() < 0.03:
            play_out(other, self.rng)
        # Chance goes on alike in both; then the same story leaves the same traces, pending steps too.
        twin = Game(
            game.kit, None, game.public, replace(game.secret, faces=other.secret.faces, sealed=other.secret.sealed)
        )
        if twin.why_not(act) is None:
            here, events = game.play(act)
            there, others = twin.play(act)
            if encode(events) == encode(others):
                assert encode(here.public) == encode(there.public)


def wires_only(game: Game) -> bytes:
    """The true faces of the wires, and nothing of the cards."""
    wires = game.public.piles[0].things
    return bytes(face if thing in wires else UNKNOWN for thing, face in enumerate(game.secret.faces))


def smoke(mission: int, players: int, seed: int, skill: float, hint: Hint | None = None) -> Game:
    """One game with all checks; it ends, and its replay file and its events alone lead to the same place."""
    rng = Random(f"{mission}/{players}/{seed}/{skill}")
    watch = Watch(rng)
    end = play_out(busters.new(mission=mission, players=players, seed=seed), rng, skill, watch, hint)
    file = replays.loads(replays.dumps(replays.replay_of(end)))
    happened: list[Event] = []
    for before, (_, game, events) in zip(watch.seen, file.steps(), strict=True):
        assert game.public == before.public
        assert game.secret == before.secret
        happened += events
    file.verify()
    assert bare(fold(end.kit, end.setup, happened)) == bare(end.public)
    return end


def bare(public: Any) -> Any:
    """A public state without its questions, which events do not tell."""
    return replace(public, ask=None, asked=0, stack=())


# Words for stories.


def begun(mission: int, players: int, seed: int | str = 1, equipment: tuple[str, ...] = ()) -> Game:
    """A new game of captain A at its first question."""
    return busters.new(mission=mission, players=players, seed=seed, captain=0, equipment=equipment)


def waiting(game: Game) -> list[int]:
    """The seats that may answer the open question."""
    assert game.ask is not None
    return [seat for seat in game.ask.seats if game.ask.waits_for(seat)]


def only(forms: tuple[Form, ...], verb: type[Act]) -> Form:
    """The one plain form of a verb, without cards."""
    found = [form for form in forms if form.verb is verb and not form.using]
    assert len(found) == 1, f"{len(found)} forms of {verb.__name__}"
    return found[0]


def offered(game: Game, seat: int) -> set[type[Act]]:
    """The verbs that a seat has now."""
    return {form.verb for form in game.forms(seat)}


def answer(game: Game) -> tuple[Game, tuple[Event, ...]]:
    """The first answer to a question that does not matter in this story."""
    return game.play(game.forms(waiting(game)[0])[0].nth(0))


def opened(game: Game) -> Game:
    """The game after everything that is asked before the first turn, answered somehow."""
    while not game.public.opened:
        game, _ = answer(game)
    return game


def find_cut(game: Game, seat: int, hit: bool, values: tuple[int, ...] = tuple(range(1, 13))) -> Cut | None:
    """A plain dual cut of a seat that may be made now: one that hits, or one that misses without a bang."""
    table = game.table()
    fields: Any = only(game.forms(seat), Cut).fields
    mine, targets = ([item for group in field.groups for item in group] for field in fields)
    for own in mine:
        for target in targets:
            matches = table.value(own) == table.value(target)
            if matches == hit and table.value(own) in values and not table.is_red(target):
                return Cut(seat=seat, mine=(own,), targets=(target,))
    return None


def cut_of(game: Game, seat: int, hit: bool, values: tuple[int, ...] = tuple(range(1, 13))) -> Cut:
    """Such a cut, which this story needs."""
    cut = find_cut(game, seat, hit, values)
    assert cut is not None, f"seat {seat} has no such cut"
    return cut


def rigged(game: Game, faces: dict[int, int]) -> Game:
    """The same game with other faces at some things: each is swapped with one of its pile that had the face."""
    new = bytearray(game.secret.faces)
    pinned: set[int] = set()
    for thing, face in faces.items():
        pile = next(pile for pile in game.public.piles if thing in pile.things)
        other = thing if new[thing] == face else next(t for t in pile.things if new[t] == face and t not in pinned)
        new[thing], new[other] = new[other], new[thing]
        pinned.add(thing)
    return Game(game.kit, game.setup, game.public, replace(game.secret, faces=bytes(new)), game.acts)


def of_type(events: tuple[Event, ...], kind: type[Event]) -> list[Any]:
    """The events of a kind."""
    return [event for event in events if isinstance(event, kind)]


def with_public(game: Game, public: Any) -> Game:
    """The same secrets under another public state."""
    return Game(game.kit, game.setup, public, game.secret, game.acts)


def with_rule(game: Game, rule: Rule) -> Game:
    """The same game with one rule in another state."""
    rules = tuple([rule if old.id == rule.id else old for old in game.public.rules])
    return with_public(game, replace(game.public, rules=rules))


def cut_before(game: Game, wires: Iterable[int]) -> Game:
    """The same game as if some wires had been cut earlier."""
    table, board = game.table(), game.public
    for wire in wires:
        board = RedsRevealed(0, (wire,), (table.value(wire),)).apply(board)
    done = [v for v in BLUE_VALUES if board.totals[v] == board.cut[v] and v not in board.validated]
    return with_public(game, replace(board, validated=(*board.validated, *done)))


def wires_of(game: Game, value: int, owner: int | None = None) -> list[int]:
    """The uncut wires of a value, of everybody or of one seat."""
    table = game.table()
    seats = game.seats() if owner is None else [owner]
    return [wire for seat in seats for wire in table.hand(seat) if table.value(wire) == value]


def keep(game: Game, wires: Iterable[int]) -> Game:
    """The same game as if all but some wires had been cut earlier."""
    kept = set(wires)
    return cut_before(game, [w for seat in game.seats() for w in game.table().hand(seat) if w not in kept])


def ready(game: Game, card: str) -> Game:
    """The same game with an equipment card more, which can be used."""
    return with_public(game, RulesAdded((catalogue.cards()[card](id=card, state="ready"),)).apply(game.public))
