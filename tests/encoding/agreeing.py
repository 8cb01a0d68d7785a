"""Playing by numbers beside the engine: whatever the one says, the other has to say too."""

from __future__ import annotations

from random import Random

from defuse.academy import Setup as AcademySetup
from defuse.academy import begun as academy_begun
from defuse.busters import begun
from defuse.encoding import Sitting, decode, encode, encoding_of
from defuse.encoding.grammar import numbers_of
from defuse.kernel import Act, Event, Form, Game
from tests.academy.driving import wander as academy_wander
from tests.conformance.cases import setup_of
from tests.steer import steer

ACADEMY = 0
"""Stands for Bomb Squad Academy where a mission's number is asked for."""
ENDLESS = 20_000


def table(mission: int, players: int, seed: int) -> tuple[Game, tuple[Event, ...]]:
    """A new game of a mission, or of Bomb Squad Academy."""
    if mission == ACADEMY:
        return academy_begun(AcademySetup(players=players), seed)
    return begun(setup_of(mission, players), seed)


def drawn(game: Game, sitting: Sitting, rng: Random) -> Act | None:
    """What the seat that is asked does: a good act if the driver has one for it, else any; None to decline."""
    drive = academy_wander if game.kit.name == "academy" else steer
    for _ in range(3):
        act = drive(game, rng)
        if act.seat == sitting.seat:
            return act
        if sitting.beside:
            return None
    forms = game.forms(sitting.seat)
    form = forms[rng.randrange(len(forms))]
    return form.nth(rng.randrange(form.count()))


def round_trip(game: Game, forms: tuple[Form, ...], form: Form, act: Act) -> tuple[int, ...]:
    """The numbers of an act, which say the same act again."""
    encoding = encoding_of(game.kit.name)
    numbers = encode(encoding, game.public, form, act)
    again, same = decode(encoding, game.public, forms, numbers)
    assert same == form.canonical(act)
    assert again is form
    return numbers


def walk_is_legal(sitting: Sitting, rng: Random) -> None:
    """Whatever is taken from the options number by number becomes an act that the engine allows."""
    trial = sitting.copy()
    game = trial.game
    while not trial.over:
        options = trial.options()
        assert options
        assert len(set(options)) == len(options)
        number = options[int(rng.random() * len(options))]
        before = trial.given
        trial.step(number)
        if trial.given != (*before, number):
            break  # complete, or declined
    if trial.game is not game and trial.last_act is not None and trial.last_act.seat == sitting.seat:
        assert game.why_not(trial.last_act) is None


def agree(mission: int, players: int, seed: int, *, look: int = 1) -> int:
    """Play a game to its end by numbers and by acts, compare, and count the acts.

    With `look` n, every n-th question is looked at more closely: some acts of all forms, and a walk.
    """
    game, events = table(mission, players, seed)
    rng = Random(f"agree/{mission}/{players}/{seed}")
    sitting = Sitting(game, events)
    acts = 0
    for step in range(ENDLESS):
        if sitting.over:
            return acts
        game = sitting.game
        if step % look == 0:
            forms = game.forms(sitting.seat)
            firsts = set()
            for form in forms:
                for number in {0, form.count() - 1, rng.randrange(form.count())}:
                    firsts.add(round_trip(game, forms, form, form.nth(number))[0])
            assert firsts <= set(sitting.options())
            walk_is_legal(sitting, rng)
        act = drawn(game, sitting, rng)
        if act is None:
            sitting.step(sitting.encoding.pass_by)
            continue
        seat, discreet = sitting.seat, game.ask is not None and game.ask.discreet
        for number in numbers_of(game, act):
            assert sitting.seat == seat
            assert number in sitting.options()
            sitting.step(number)
        acts += 1
        if not discreet:
            after, _ = game.play(act)
            assert sitting.game.acts[: len(after.acts)] == after.acts
            assert sitting.game.secret.faces == after.secret.faces or sitting.game.acts != after.acts
    raise AssertionError(f"mission {mission}, {players} players, seed {seed}: no end")
