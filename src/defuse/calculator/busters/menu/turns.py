"""Templates of turns: what somebody can do now, and what everybody may see of it.

What a seat can do depends on its hand, which others do not see. So games are imagined that agree with the table, and
all forms of the seats in them are put together. Whatever depends on a hand is offered in full: the server judges.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from defuse.busters.acts import Cut, PlaceToken, RevealReds, SoloCut
from defuse.busters.asks import OpeningAsk, TurnAsk
from defuse.busters.board import Board
from defuse.busters.card import EVERYBODY, Equipment
from defuse.busters.cuts import WHOLE_STAND, CutForm
from defuse.busters.rules.flipped import SoloCutFlipped
from defuse.busters.wires import seat_name
from defuse.busters.words import stand_name
from defuse.calculator.busters.menu.codecs import LONG, MANY, amount, part
from defuse.calculator.busters.menu.fields import field_part
from defuse.calculator.busters.menu.setup import has_clock
from defuse.calculator.busters.menu.tray import Tray, said
from defuse.calculator.tapping import Choice, LinePart, LineTemplate, LineWhen
from defuse.kernel import Form, Game, Observation, act_label, act_text, imagine
from defuse.kernel.act import kebab
from defuse.logbook.outcome import ARRIVALS
from defuse.logbook.playing import after_nobody
from defuse.odds import Contradiction, Odds, TooManyFacts
from defuse.words import Text, Wire, say

WORLDS = 8
"""In so many imagined games the seats are asked what they can do."""
FOUR = 4


class _Way(NamedTuple):
    """Something that a seat can do, in one of the imagined games or more."""

    seat: int
    form: Form
    fields: dict[str, list[Any]]
    """By name: the field as each of the games has it."""


def turn_templates(seen: Observation, tray: Tray) -> Iterator[LineTemplate]:
    """All that can have happened next."""
    board: Board = seen.public
    ask = board.ask
    if ask is None or board.outcome is not None:
        return
    ways = _ways(seen)
    made: set[str] = set()
    for way in _in_order(ways, ask.seats):
        for template in _templates(way, tray):
            key = f"{template.id}/{template.seat}"
            if key not in made:
                made.add(key)
                yield template
    for template in _always(board, ask, tray):
        if f"{template.id}/{template.seat}" not in made:
            yield template
    if has_clock(tray):
        yield LineTemplate(
            id="clock",
            group="time",
            title=tray.text(say("calculator-clock")),
            parts=(said("clock"), amount(tray, say("calculator-part-seconds"), 0, LONG, decimals=True), told(tray)),
        )


def _in_order(ways: Iterable[_Way], asked: tuple[int, ...]) -> list[_Way]:
    """Who is asked comes first, and plain calls before those with cards."""
    return sorted(ways, key=lambda way: (way.form.aside, way.seat not in asked, len(way.form.using)))


def _ways(seen: Observation) -> list[_Way]:
    found: dict[tuple[int, type, tuple[str, ...]], _Way] = {}
    for game in _worlds(seen):
        for seat in range(seen.public.players):
            for form in game.forms(seat):
                key = (seat, form.verb, form.using)
                way = found.setdefault(key, _Way(seat, form, {}))
                for field in () if isinstance(form, CutForm) else form.fields:
                    way.fields.setdefault(field.name, []).append(field)
    return list(found.values())


def _worlds(seen: Observation) -> list[Game]:
    try:
        deals = Odds(seen).samples(WORLDS, "menu")
    except (Contradiction, TooManyFacts):
        return []
    games = [imagine(seen, deal, number) for number, deal in enumerate(deals)]
    return [*games, *(later for game in games if (later := after_nobody(game)) is not None and not later.over)]


def _templates(way: _Way, tray: Tray) -> Iterator[LineTemplate]:
    form = way.form
    if isinstance(form, CutForm):
        yield call(tray, way.seat, form)
    elif form.verb is SoloCut or form.verb is SoloCutFlipped:
        yield solo(tray, way.seat, form)
    elif form.verb is RevealReds:
        yield reveal(tray, way.seat, form)
    elif form.verb is PlaceToken:
        yield show(tray, way.seat, form)
    else:
        yield _named(tray, way)


def _always(board: Board, ask: Any, tray: Tray) -> Iterator[LineTemplate]:
    """What may always have happened, though no imagined game has it."""
    for seat in ask.seats:
        if isinstance(ask, TurnAsk):
            if any(rule.id == "cutting" for rule in board.rules):
                yield call(tray, seat, None)
            yield solo(tray, seat, None)
            yield reveal(tray, seat, None)
        elif isinstance(ask, OpeningAsk):
            yield show(tray, seat, None)


# The parts that all share.


def told(tray: Tray, before: str = ":") -> LinePart:
    """What everybody saw: as many things as there were, each a stand or a wire with what it said or showed."""
    answers = tray.words(
        "answers",
        yes=say("calculator-yes"),
        no=say("calculator-no"),
        nothing=say("calculator-no-token"),
        spared=say("calculator-word-spared"),
    )

    def shown() -> Iterator[Choice]:
        for group in (tray.tokens(), tray.faces()):
            yield from [choice for choice in tray.choices_in(group) if not choice.write.isdigit()]
        yield from [Choice(write=str(number), label=str(number), value=str(number)) for number in range(1, 13)]
        yield from [Choice(write=letter.lower(), label=letter) for letter in "ABCDEFGHIJKL"]

    def places() -> Iterator[Choice]:
        yield from tray.choices_in(tray.every_wire())
        for at, (name, row) in enumerate(tray.places.rows.items()):  # wires may have come onto a stand
            for slot in range(len(row) + 1, len(row) + ARRIVALS + 1):
                place = tray.text(Wire(stand_name(tray.board, at), slot))
                yield Choice(write=f"{name}.{slot}", label=place, stand=at)

    return LinePart(
        name="told",
        kind="pair",
        title=tray.text(say("calculator-part-told")),
        before=before,
        parts=(
            part("stand", say("calculator-part-stand"), tray, tray.stands(), name="stand", least=0),
            part("result", say("calculator-part-answer"), tray, answers, name="answer", least=0),
            part("face", say("calculator-part-shown"), tray, tray.group("shown", shown), name="what", least=0),
            part(
                "wire",
                say("calculator-part-wire"),
                tray,
                tray.group("wires:now", places),
                name="where",
                before="at",
                least=0,
            ),
        ),
        least=0,
        most=MANY,
        joined=", ",
        repeats=True,
    )


def _cards(form: Form | None, tray: Tray) -> tuple[str, tuple[str, ...], str]:
    """The ids of the cards of a form, and how they are written behind `with`."""
    using = () if form is None else form.using
    written = " and ".join([_card(card, tray) for card in using])
    return "+".join(using), using, written


def _card(card: str, tray: Tray) -> str:
    rule = tray.board.rule(card)
    if isinstance(rule, Equipment) and rule.holder != EVERYBODY:
        return str(rule.title).lower()
    return f"card {card}"


def _label(form: Form | None, verb: type, tray: Tray) -> str:
    return tray.text(_said(form) if form is not None else act_label(verb))


def _said(form: Form) -> Text:
    return form.label or act_label(form.verb)


def _about(form: Form | None, verb: type, tray: Tray) -> str:
    cards = [] if form is None else [tray.board.rule(card) for card in form.using]
    texts = [card.text for card in cards if isinstance(card, Equipment)]
    return tray.text(texts[0] if texts else act_text(verb))


# The verbs of the base game.


def call(tray: Tray, seat: int, form: CutForm | None) -> LineTemplate:
    """A cut that is called, with or without cards."""
    id, using, written = _cards(form, tray)
    reach, named = (1, 1) if form is None else (form.reach, form.named)
    who = seat_name(seat)
    board = tray.board
    others = [at for at, owner in enumerate(board.owners) if owner != seat and board.plain(at)]
    if reach == WHOLE_STAND:
        group = tray.group(
            f"stands:{who}",
            lambda: [choice for choice in tray.choices_in(tray.stands()) if choice.stand in others],
        )
        targets = part("stand", say("calculator-part-stand"), tray, group, name="targets", before="at")
    else:
        names = tuple([tray.some_wires(f"wires:{list(tray.places.rows)[at]}", _standing(board, at)) for at in others])
        fewest = min([len(_standing(board, at)) for at in others], default=1)
        targets = part(
            "wire",
            say("calculator-part-wire") if reach == 1 else say("calculator-part-wires"),
            tray,
            *names,
            name="targets",
            before="at",
            least=min(reach, fewest),
            most=reach,
        )
    right, wrong = LineWhen(part="result", writes=("yes",)), LineWhen(part="result", writes=("no",))
    value = part(
        "value",
        say("calculator-part-value"),
        tray,
        tray.values(),
        name="value",
        least=named,
        most=named,
        joined=" or ",
    )
    parts = [
        said(f"{who} calls"),
        value,
        targets,
        *([said(f"with {written}", "with")] if written else []),
        part("result", say("calculator-part-result"), tray, tray.result(), name="result", before=":"),
        part(
            "token",
            say("calculator-part-token"),
            tray,
            tray.tokens(nothing=True),
            name="token",
            least=0 if reach > 1 else 1,
            when=wrong,
        ),
        part(
            "wire",
            say("calculator-part-token-place"),
            tray,
            *targets.groups,
            name="place",
            before="at",
            least=0,
            when=wrong,
        )
        if reach > 1 and reach != WHOLE_STAND
        else None,
        part("wire", say("calculator-part-own"), tray, tray.hand(seat), name="own", least=0, when=right),
        part(
            "wire",
            say("calculator-part-cut"),
            tray,
            *targets.groups,
            name="cut",
            before="and",
            least=0,
            when=right,
        )
        if 1 < reach < WHOLE_STAND
        else None,
        told(tray, ","),
    ]
    return LineTemplate(
        id=f"call:{id}" if id else "call",
        group="turn",
        title=_label(form, Cut, tray),
        text=_about(form, Cut, tray),
        seat=seat,
        cards=using,
        verb="cut",
        parts=tuple([each for each in parts if each is not None]),
    )


def _standing(board: Board, stand: int) -> list[int]:
    return [wire for wire in board.stands[stand] if not board.gone >> wire & 1]


def solo(tray: Tray, seat: int, form: Form | None) -> LineTemplate:
    """A cut of all wires of a value that are left."""
    id, using, written = _cards(form, tray)
    who = seat_name(seat)
    parts = [
        said(f"{who} solo"),
        part("value", say("calculator-part-solo-values"), tray, tray.values(), name="value", most=FOUR, repeats=True),
        part("wire", say("calculator-part-wires"), tray, tray.hand(seat), name="own", before="at", least=0, most=FOUR),
        *([said(f"with {written}", "with")] if written else []),
        told(tray),
    ]
    return LineTemplate(
        id=f"solo:{id}" if id else "solo",
        group="turn",
        title=_label(form, SoloCut, tray),
        text=_about(form, SoloCut, tray),
        seat=seat,
        cards=using,
        verb="solo-cut",
        parts=tuple(parts),
    )


def reveal(tray: Tray, seat: int, form: Form | None) -> LineTemplate:
    """A hand of only reds."""
    who = seat_name(seat)
    faces = part("face", say("calculator-part-faces"), tray, tray.faces(), name="face")
    wires = part("wire", say("calculator-part-wire"), tray, tray.hand(seat), name="own", before="at")
    pair = LinePart(name="reds", kind="pair", parts=(faces, wires), least=0, most=MANY, repeats=True)
    return LineTemplate(
        id="reveal",
        group="turn",
        title=_label(form, RevealReds, tray),
        text=_about(form, RevealReds, tray),
        seat=seat,
        verb="reveal-reds",
        parts=(said(f"{who} reveals"), pair, told(tray)),
    )


def show(tray: Tray, seat: int, form: Form | None) -> LineTemplate:
    """A token of one's choice."""
    id, using, written = _cards(form, tray)
    who = seat_name(seat)
    parts = [
        said(f"{who} shows"),
        part("token", say("calculator-part-token"), tray, tray.tokens(), name="token", least=0),
        part("wire", say("calculator-part-wire"), tray, tray.hand(seat), name="own", before="at"),
        *([said(f"with {written}", "with")] if written else []),
        told(tray),
    ]
    return LineTemplate(
        id=f"show:{id}" if id else "show",
        group="aside" if form is not None and form.aside else "turn",
        title=_label(form, PlaceToken, tray),
        text=_about(form, PlaceToken, tray),
        seat=seat,
        cards=using,
        verb="place-token",
        parts=tuple(parts),
    )


# Everything else, by the fields of its form.


def _named(tray: Tray, way: _Way) -> LineTemplate:
    form = way.form
    id, using, written = _cards(form, tray)
    name = kebab(form.verb.__name__)
    head = f"{seat_name(way.seat)} {f'uses {written}' if written else name.replace('-', ' ')}"
    fields = [field_part(tray, way.seat, each) for each in way.fields.values()]
    return LineTemplate(
        id=f"use:{id}:{name}" if id else f"act:{name}",
        group="aside" if form.aside else "turn",
        title=_label(form, form.verb, tray),
        text=_about(form, form.verb, tray),
        seat=way.seat,
        cards=using,
        verb=name,
        parts=(said(head), *fields, told(tray)),
    )
