"""Templates of facts: what was said or done that tells something about hidden wires."""

from __future__ import annotations

from collections.abc import Iterator

from defuse.busters.wires import seat_name
from defuse.calculator.busters.menu.tray import Tray, said
from defuse.calculator.tapping import LinePart, LineTemplate
from defuse.words import Seat, say

MANY = 60
"""More wires than that no fact speaks of."""


def fact_templates(tray: Tray) -> Iterator[LineTemplate]:
    """All facts that the notation knows."""
    for seat in range(tray.board.players):
        if tray.board.hand(seat):
            yield from _of_a_hand(tray, seat)
    yield from _radar(tray)
    yield _is(tray, "is", "is")
    yield _is(tray, "is-not", "is not")
    yield from _of_some(tray)
    yield from _compared(tray)
    yield _counted(tray)
    yield from _others(tray)


def _values(tray: Tray) -> LinePart:
    return LinePart(
        name="value",
        kind="value",
        title=tray.text(say("calculator-part-value")),
        groups=(tray.values(red=True, parity=True),),
        most=MANY,
        joined=" or ",
    )


def _wires(tray: Tray, name: str = "wires", *, least: int = 1, most: int = MANY, before: str = "") -> LinePart:
    return LinePart(
        name=name,
        kind="wire",
        title=tray.text(say("calculator-part-wires") if most > 1 else say("calculator-part-wire")),
        before=before,
        groups=(tray.every_wire(),),
        least=least,
        most=most,
    )


def _fact(tray: Tray, id: str, title: str, parts: tuple[LinePart, ...], seat: int | None = None) -> LineTemplate:
    return LineTemplate(id=f"fact:{id}", group="fact", title=title, parts=parts, seat=seat, many=True)


def _of_a_hand(tray: Tray, seat: int) -> Iterator[LineTemplate]:
    letter = seat_name(seat)
    who = Seat(seat)
    for verb, title in (
        ("has", say("calculator-fact-has", seat=who)),
        ("lacks", say("calculator-fact-lacks", seat=who)),
    ):
        yield _fact(tray, f"{verb}:{letter}", tray.text(title), (said(f"{letter} {verb}"), _values(tray)), seat)
    if any(tray.board.gone >> wire & 1 for row in tray.board.rows_of(seat) for wire in row):
        since = LinePart(
            name="since",
            kind="wire",
            title=tray.text(say("calculator-part-since")),
            before="since cut",
            groups=(tray.cut_wires(seat),),
            most=MANY,
        )
        title = say("calculator-fact-had", seat=who)
        yield _fact(tray, f"had:{letter}", tray.text(title), (said(f"{letter} had"), _values(tray), since), seat)


def _radar(tray: Tray) -> Iterator[LineTemplate]:
    stand = LinePart(name="stand", kind="stand", title=tray.text(say("calculator-part-stand")), groups=(tray.stands(),))
    number = LinePart(
        name="number",
        kind="number",
        title=tray.text(say("calculator-part-number")),
        before="radar",
        groups=(tray.numbers(),),
    )
    answer = LinePart(
        name="answer", kind="result", title=tray.text(say("calculator-part-answer")), groups=(tray.yes_no(),)
    )
    yield _fact(tray, "radar", tray.text(say("calculator-fact-radar")), (stand, number, answer))


def _is(tray: Tray, id: str, verb: str) -> LineTemplate:
    title = say("calculator-fact-is") if verb == "is" else say("calculator-fact-is-not")
    return _fact(tray, id, tray.text(title), (_wires(tray, "wire", most=1), said(verb), _values(tray)))


def _of_some(tray: Tray) -> Iterator[LineTemplate]:
    are = (_wires(tray, before="of"), said("is"), _values(tray))
    count = LinePart(
        name="count",
        kind="amount",
        title=tray.text(say("calculator-part-count")),
        lowest=0,
        highest=MANY,
    )
    most = LinePart(
        name="most",
        kind="amount",
        title=tray.text(say("calculator-part-most")),
        before="to",
        lowest=0,
        highest=MANY,
    )
    titles = {
        "one": say("calculator-fact-one"),
        "none": say("calculator-fact-none"),
        "all": say("calculator-fact-all"),
    }
    for word, title in titles.items():
        yield _fact(tray, f"{word}-of", tray.text(title), (said(word), *are))
    counts = {
        "at least": say("calculator-fact-at-least"),
        "at most": say("calculator-fact-at-most"),
        "exactly": say("calculator-fact-exactly"),
    }
    for word, title in counts.items():
        yield _fact(tray, f"{word.replace(' ', '-')}-of", tray.text(title), (said(word), count, *are))
    yield _fact(tray, "from-to-of", tray.text(say("calculator-fact-from-to")), (count, most, *are))


def _compared(tray: Tray) -> Iterator[LineTemplate]:
    titles = {
        "=": ("equal", say("calculator-fact-equal")),
        "!=": ("different", say("calculator-fact-different")),
        "<=": ("not-above", say("calculator-fact-not-above")),
        "<": ("below", say("calculator-fact-below")),
    }
    for sign, (id, title) in titles.items():
        one, other = _wires(tray, "one", most=1), _wires(tray, "other", most=1, before=sign)
        yield _fact(tray, id, tray.text(title), (one, other))


def _counted(tray: Tray) -> LineTemplate:
    times = LinePart(
        name="times",
        kind="word",
        title=tray.text(say("calculator-part-count")),
        groups=(tray.plain("times", [f"x{count}" for count in range(1, 5)]),),
    )
    parts = (_wires(tray, "wire", most=1), times, _wires(tray, before="among"))
    return _fact(tray, "times", tray.text(say("calculator-fact-times")), parts)


def _others(tray: Tray) -> Iterator[LineTemplate]:
    """Who has looked at what, labels, what was dealt together, and that wires have moved."""
    for seat in range(tray.board.players):
        letter, who = seat_name(seat), Seat(seat)
        for verb, id, title in (
            ("knows", "knows", say("calculator-fact-knows", seat=who)),
            ("knows not", "knows-not", say("calculator-fact-knows-not", seat=who)),
        ):
            yield _fact(tray, f"{id}:{letter}", tray.text(title), (said(f"{letter} {verb}"), _wires(tray)), seat)
    yield _fact(tray, "all-know", tray.text(say("calculator-fact-all-know")), (said("all know"), _wires(tray)))
    for sign, id, title in (
        ("=", "label-equal", say("calculator-label-equal")),
        ("!=", "label-different", say("calculator-label-different")),
    ):
        parts = (_wires(tray, "one", most=1, before="label"), _wires(tray, "other", most=1, before=sign))
        yield _fact(tray, id, tray.text(title), parts)
    older = (said("older"), _wires(tray, "wires", least=2, most=2))
    yield _fact(tray, "older", tray.text(say("calculator-fact-older")), older)
    yield _fact(tray, "dealt", tray.text(say("calculator-fact-dealt")), (said("dealt"), _wires(tray, least=2)))
    yield LineTemplate(
        id="fact:moved",
        group="fact",
        title=tray.text(say("calculator-fact-moved")),
        parts=(said("moved"),),
        key="moved",
    )
