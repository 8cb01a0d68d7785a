"""Drivers for tests and benches: one that knows the truth and plays well, one that does anything legal.

Random play dies after a few acts. `steer` looks at the truth and cuts what matches nine times in ten, and uses cards
often, so that games get deep. Both drivers work from forms and faces, know no mission and no card, and do the same
again for the same game and the same random numbers. Where a mission has a clock, they let every turn take its time, and
now and then they report as the host what happened at the table (a slip of the tongue).
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from msgspec.structs import replace

from defuse.busters import pace
from defuse.busters.acts import Cut, SoloCut
from defuse.busters.asks import OpeningAsk, OwnerPicks, TurnAsk
from defuse.busters.board import Board
from defuse.busters.card import Equipment
from defuse.busters.events import Exploded
from defuse.busters.wires import VALUES
from defuse.kernel import Act, Cannot, Event, Form, Game, One, Pass, Some

CARD = 0.2
"""How often a steered turn tries to use a card in its action."""
ASIDE = 0.15
"""How often somebody, on turn or not, thinks of a card beside the turn's action."""
SOLO = 0.5
"""How often a solo cut is made when there is one."""
DARE = 0.25
"""How often a red wire is pointed at on purpose, if some card keeps that from being the end."""
SPECIAL = 0.3
"""How often an action that a mission brings is thought of, where it points at wires."""
HEARD = 0.01
"""How often the host has something to report, where there can be anything."""
GENEROUS = 0.95
"""How often a seat that has to be named is the next one clockwise, and a value the highest."""
MOST_SEATS = 5
TRIES = 8
"""How many acts are tried out where nothing better is known than trying."""
ENDLESS = 2000
"""More acts than any game has."""

Driver = Callable[[Game, Random], Act]


def wander(game: Game, rng: Random) -> Act:
    """Anything legal: a seat that may do something, one of its forms, one of the form's acts by its number."""
    return host(game, rng) or _wander(game, rng)


def _wander(game: Game, rng: Random) -> Act:
    asked = _asked(game)
    seat = asked[_below(rng, len(asked))]
    if game.public.ask.open and rng.random() < ASIDE:
        seat = _below(rng, game.public.players)
    forms = game.forms(seat) or game.forms(asked[0])
    return _any(forms[_below(rng, len(forms))], rng)


def steer(game: Game, rng: Random, skill: float = 0.9) -> Act:
    """With probability `skill` a good act, as somebody who sees all faces would choose it; otherwise anything legal."""
    ask = game.public.ask
    act = host(game, rng)
    if act is not None:
        return act
    if ask.open and rng.random() < ASIDE:
        act = _beside(game, rng)
        if act is not None:
            return act
    if rng.random() >= skill:
        return _wander(game, rng)
    if isinstance(ask, TurnAsk):
        act = _special(game, rng)
        act = act or (_with_card(game, rng) if rng.random() < CARD else _dare(game, rng))
        act = act or _plain(game, rng)
        if act is not None:
            return act
    return _best_of_some(game, rng)


def host(game: Game, rng: Random) -> Act | None:
    """What the host appends now, if anything: the time that turns have taken, or something that was heard."""
    act = pace.tick(game)
    if act is None and game.index.hook("hosts") and rng.random() < HEARD:
        forms = [form for form in game.view(None).host_forms() if form.count()]
        return _any(forms[_below(rng, len(forms))], rng) if forms else None
    return act


def play_out(game: Game, rng: Random, skill: float = 0.9) -> tuple[Game, list[Event]]:
    """Play a game to its end (skill 0: anything legal), and all that happened."""
    happened: list[Event] = []
    for _ in range(ENDLESS):
        if game.over:
            return game, happened
        game, events = game.play(steer(game, rng, skill) if skill else wander(game, rng))
        happened.extend(events)
    raise AssertionError(f"no end after {ENDLESS} acts")


def _asked(game: Game) -> list[int]:
    return list(game.waiting())


def _below(rng: Random, count: int) -> int:
    return int(rng.random() * count)  # several times faster than randrange, and good enough for tests


def _any(form: Form, rng: Random) -> Act:
    return form.nth(_below(rng, form.count()))


def _beside(game: Game, rng: Random) -> Act | None:
    """An any-time card that some seat may use now."""
    seat = _below(rng, game.public.players)
    forms = [form for form in _offers(game, seat) if form.aside]
    if not forms:
        return None
    form = forms[_below(rng, len(forms))]
    return _any(form, rng) if form.count() else None


def _offers(game: Game, seat: int) -> list[Form]:
    """What the rules offer to a seat, without looking which forms are empty: that would cost the most."""
    view = game.view(seat)
    return [form for rule in view.having("offers") for form in rule.offers(view)]


def _hands(board: Board, seat: int, faces: bytes) -> tuple[dict[int, list[int]], dict[int, list[int]]]:
    """The uncut wires by value: those of a seat that it knows and may name, and those of its teammates."""
    mine: dict[int, list[int]] = {}
    theirs: dict[int, list[int]] = {}
    gone, known, reds = board.gone, board.known[seat], board.reds
    for stand, owner in zip(board.stands, board.owners, strict=True):
        own = owner == seat
        if owner < 0:
            continue
        found = mine if own else theirs
        for wire in stand:
            if not gone >> wire & 1:
                value = VALUES[faces[wire]]
                if value not in reds and (not own or known >> wire & 1):
                    found.setdefault(value, []).append(wire)
    return mine, theirs


def _free(game: Game) -> bool:
    """Whether no rule limits what can be named or pointed at, so that a cut need not be checked."""
    hook = game.index.hook
    return not hook("bars_value") and not hook("bars_wire") and not game.public.ask.values


def _plain(game: Game, rng: Random) -> Act | None:
    """A cut without any card that succeeds: alone or with a teammate."""
    board = game.public
    seat = board.ask.seats[0]
    mine, theirs = _hands(board, seat, game.secret.faces)
    alone = [value for value in mine if value not in theirs]
    shared = [value for value in mine if value in theirs]
    if alone and (not shared or rng.random() < SOLO):
        for value in alone:
            solo = SoloCut(seat=seat, wires=tuple(mine[value]))
            if len(solo.wires) in (2, 4) and game.why_not(solo) is None:
                return solo
    free = _free(game)
    while shared:
        value = shared.pop(_below(rng, len(shared)))
        own, other = mine[value], theirs[value]
        dual = Cut(
            seat=seat,
            mine=(own[_below(rng, len(own))],),
            targets=(other[_below(rng, len(other))],),
        )
        if free or game.why_not(dual) is None:
            return dual
    return None


def _special(game: Game, rng: Random) -> Act | None:
    """An action of the mission that points at wires and does no harm: at wires of one value, as many as it takes."""
    board = game.public
    view = game.view(board.ask.seats[0])
    rules = [rule for rule in view.having("offers") if not isinstance(rule, Equipment) and Cut not in rule.verbs]
    if not rules or rng.random() >= SPECIAL:
        return None
    for form in [form for rule in rules for form in rule.offers(view) if not form.aside]:
        if len(form.fields) != 1 or form.fields[0].kind != "wire":
            continue
        (field,) = form.fields
        wires: Any = field.items if isinstance(field, One) else [wire for group in field.groups for wire in group]
        wanted = 1 if isinstance(field, One) else field.least
        by_value: dict[int, list[int]] = {}
        for wire in wires:
            by_value.setdefault(VALUES[game.secret.faces[wire]], []).append(wire)
        sets = [some for some in by_value.values() if wanted == 1 or len(some) == wanted]
        rng.shuffle(sets)
        for some in sorted(sets, key=len):  # the rare ones first: special actions are mostly about them
            chosen = some[0] if isinstance(field, One) else tuple(some)
            act: Act = form.verb(seat=form.seat, **{field.name: chosen})
            if form.has(act) and not _harms(act, game):
                return act
    return None


def _with_card(game: Game, rng: Random) -> Act | None:
    """The turn's action with a card in it; a cut that hits, where it is a cut."""
    forms = [form for form in _offers(game, game.public.ask.seats[0]) if form.using]
    if not forms:
        return None
    form = forms[_below(rng, len(forms))]
    if form.verb is Cut:
        return hit(form, game, rng)
    return _tried(form, game, rng) if form.count() else None


def hit(form: Form, game: Game, rng: Random) -> Act | None:
    """An act of a cut form that hits, or None if there is none."""
    mine, targets = form.fields
    assert isinstance(mine, Some)
    assert isinstance(targets, Some)
    faces = game.secret.faces
    # The wires in fields are handles; mypy knows them as items only.
    rows: Any = mine.groups
    stands: Any = targets.groups
    pairs: list[tuple[int, int, tuple[int, ...]]] = [
        (own, other, stand)
        for stand in stands
        for other in stand
        for row in rows
        for own in row
        if VALUES[faces[own]] == VALUES[faces[other]]
    ]
    if not pairs:
        return None
    own, other, group = pairs[_below(rng, len(pairs))]
    rest = [wire for wire in group if wire != other]
    rng.shuffle(rest)
    aims = sorted((other, *rest[: targets.least - 1]), key=group.index)
    names = [own]
    if mine.least > 1:
        others = [row for row in rows if own not in row]
        rng.shuffle(others)
        names += [row[_below(rng, len(row))] for row in others[: mine.least - 1]]
        order = [wire for row in rows for wire in row]
        names.sort(key=order.index)
    act = Cut(seat=form.seat, using=form.using, mine=tuple(names), targets=tuple(aims))
    return act if form.has(act) else None


def _dare(game: Game, rng: Random) -> Act | None:
    """A cut that points at nothing but reds, if a card is in play that may turn an explosion into something else."""
    if not game.index.event(Exploded).changes or rng.random() >= DARE:
        return None
    forms = [form for form in _offers(game, game.public.ask.seats[0]) if form.verb is Cut]
    if not forms:
        return None
    form = forms[_below(rng, len(forms))]
    targets: Any = form.fields[1]
    faces, reds = game.secret.faces, game.public.reds
    for stand in targets.groups:
        aims = [wire for wire in stand if VALUES[faces[wire]] in reds]
        wanted = min(targets.least, len(stand))
        if len(aims) >= wanted and form.count():
            act = replace(_any(form, rng), targets=tuple(aims[:wanted]))
            return None if game.play(act)[0].over else act
    return None


def _tried(form: Form, game: Game, rng: Random) -> Act:
    """An act of a form after which the game is not lost and the dial has not moved, if a few tries find one."""
    for _ in range(TRIES):
        act = _generous(form, _any(form, rng), rng)
        if not _harms(act, game):
            break
    return act


def _generous(form: Form, act: Act, rng: Random) -> Act:
    """The act, most of the time with the next one clockwise where it names a seat, and with the highest value it can.

    Oxygen that goes to somebody else, or too little of it, is missing in the next turn.
    """
    for field in form.fields:
        items = [item for item in field.items if isinstance(item, int)] if isinstance(field, One) else []
        if items and field.kind == "seat" and rng.random() < GENEROUS:
            act = replace(act, **{field.name: min(items, key=lambda seat: (seat - form.seat - 1) % MOST_SEATS)})
        if items and field.kind == "value" and rng.random() < GENEROUS:
            act = replace(act, **{field.name: max(items)})
    return act


def _harms(act: Act, game: Game) -> bool:
    """Whether an act loses the game or moves the dial."""
    after = game.play(act)[0]
    lost = after.outcome is not None and not after.outcome.won
    return lost or getattr(after.public, "dial", 0) < getattr(game.public, "dial", 0)


def _best_of_some(game: Game, rng: Random) -> Act:
    """An answer that does no harm, as far as a few tries find one. Who cannot do anything says so last."""
    asked = _asked(game)
    if not isinstance(game.public.ask, OpeningAsk | OwnerPicks | TurnAsk):
        return _good_answer(game, rng)
    seat = asked[_below(rng, len(asked))]
    forms = [form for form in game.forms(seat) if not form.aside]
    active = [form for form in forms if form.verb is not Cannot and form.verb is not Pass] or forms
    form = active.pop(_below(rng, len(active)))
    if not isinstance(game.public.ask, TurnAsk):
        return _any(form, rng)
    act = _tried(form, game, rng)
    while active and _harms(act, game):
        act = _tried(active.pop(_below(rng, len(active))), game, rng)
    return act


def _good_answer(game: Game, rng: Random) -> Act:
    """An answer to a mission's own question, by anybody who is asked, that does no harm and leaves none without a move.

    Where a few tries find none, whoever may pass does.
    """
    asked = _asked(game)
    for _ in range(TRIES):
        forms = [form for form in game.forms(asked[_below(rng, len(asked))]) if not form.aside]
        active = [form for form in forms if form.verb is not Cannot and form.verb is not Pass] or forms
        act = _any(active[_below(rng, len(active))], rng)
        if not _harms(act, game) and not _strands(act, game):
            return act
    return next((form.nth(0) for form in forms if form.verb is Pass), act)


def _strands(act: Act, game: Game) -> bool:
    """Whether somebody has nothing to do on the turn that follows."""
    after = game.play(act)[0]
    ask = after.public.ask
    return isinstance(ask, TurnAsk) and any(form.verb is Cannot for form in after.forms(ask.seats[0]))
