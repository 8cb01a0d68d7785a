"""Templates of the table itself: its first line, the drawn wires, cards, characters, and the stands."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from defuse.busters import catalogue
from defuse.busters.board import DIAL_MOST
from defuse.busters.mission import Draw
from defuse.busters.notation.cards import STATES
from defuse.busters.setup import without_clock
from defuse.busters.wires import BLUE_VALUES, word
from defuse.calculator.busters.menu.codecs import LONG, MANY, amount, none_group, part, short_marks
from defuse.calculator.busters.menu.lines import line_templates
from defuse.calculator.busters.menu.tray import Tray, said
from defuse.calculator.tapping import Choice, LinePart, LineTemplate
from defuse.kernel import mask_of
from defuse.words import Message, Stand, say

ONCE_MORE = 9999
ROWS = ("stand",)


def setup_templates(tray: Tray) -> Iterator[LineTemplate]:
    """All lines of a table but facts, in the order in which one fills them in."""
    board = tray.board
    mission = catalogue.mission(board.mission)
    wires = mission.wires_for(board.players)
    yield _header(tray)
    for colour in ("red", "yellow"):
        draw = wires.draw("red" if colour == "red" else "yellow")
        if draw.drawn:
            yield _drawn(tray, colour, draw)
    yield from line_templates(tray)
    yield _equipment(tray)
    yield _pile(tray)
    yield _characters(tray)
    yield _validated(tray)
    yield _away(tray)
    yield from _stands(tray)


def state_templates(tray: Tray) -> Iterator[LineTemplate]:
    """Lines that say how the table stands from then on, behind what happened."""
    for name, one in _header_parts(tray).items():
        if name not in ("captain", "view", "clock", "clock-off"):
            title = say("calculator-now", what=_titles()[name])
            yield LineTemplate(
                id=f"state:{name}",
                group="state",
                title=tray.text(title),
                parts=(said(name), replace(one, before="", least=1)),
                key=name,
            )
    for template in setup_templates(tray):
        if template.group == "setup" and template.key not in ("mission", "away", "red", "yellow"):
            yield replace(template, id=f"state:{template.id.removeprefix('line:')}", group="state", needed=False)


def _titles() -> dict[str, Message]:
    return {
        "captain": say("calculator-part-captain"),
        "dial": say("calculator-part-dial"),
        "turn": say("calculator-part-turn"),
        "opening": say("calculator-part-opening"),
        "draws": say("calculator-part-draws"),
        "cutter": say("calculator-part-cutter"),
        "turns": say("calculator-part-turns"),
        "rounds": say("calculator-part-rounds"),
        "idle": say("calculator-part-idle"),
        "clock": say("calculator-part-seconds"),
        "until": say("calculator-part-until"),
        "view": say("calculator-part-view"),
    }


def has_clock(tray: Tray) -> bool:
    """Whether the mission has a clock, or a script that goes by it."""
    mission = catalogue.mission(tray.board.mission)
    return bool(mission.seconds_a_turn) or any(other is not rule for rule, other in without_clock(mission))


def _header_parts(tray: Tray) -> dict[str, LinePart]:
    titles = _titles()

    def seats(name: str, *, none: bool = False) -> LinePart:
        return part("seat", titles[name], tray, tray.seats(none=none), name=name, before=name, least=0)

    def count(name: str, least: int, most: int, *, decimals: bool = False) -> LinePart:
        return amount(tray, titles[name], least, most, name=name, before=name, least=0, decimals=decimals)

    watched = tray.group("views", lambda: [*tray.choices_in(tray.seats()), tray.everybody()])
    found = {
        "captain": seats("captain"),
        "dial": count("dial", 1, DIAL_MOST),
        "view": part("seat", titles["view"], tray, watched, name="view", before="view", least=0),
        "opening": seats("opening"),
        "draws": part("token", titles["draws"], tray, short_marks(tray), name="draws", before="draws", least=0),
        "turn": seats("turn"),
        "cutter": seats("cutter", none=True),
        "turns": count("turns", 0, ONCE_MORE),
    }
    timed = has_clock(tray)
    if timed:
        found["until"] = count("until", 0, LONG, decimals=True)
    found |= {"rounds": count("rounds", 0, ONCE_MORE), "idle": count("idle", 0, ONCE_MORE)}
    if timed:
        off = tray.words("off", off=say("calculator-word-off"))
        found["clock-off"] = part(
            "word", say("calculator-part-clock-off"), tray, off, name="off", before="clock", least=0
        )
        found["clock"] = count("clock", 0, LONG, decimals=True)
    return found


def _header(tray: Tray) -> LineTemplate:
    parts = _header_parts(tray)
    return LineTemplate(
        id="header",
        group="setup",
        title=tray.text(say("calculator-line-header")),
        parts=(said(f"mission {tray.board.mission}"), *parts.values()),
        needed=True,
        key="mission",
    )


def _drawn(tray: Tray, colour: str, draw: Draw) -> LineTemplate:
    red = colour == "red"
    title = say("calculator-line-red") if red else say("calculator-line-yellow")
    some = f" {draw.count} of" if draw.count < draw.drawn else ""
    markers = part(
        "marker",
        say("calculator-part-marker"),
        tray,
        tray.specials(colour, draw.values),
        name="markers",
        least=draw.drawn,
        most=draw.drawn,
    )
    how = said(f"{colour}{some}")
    if not draw.count:  # any number of them may have come in since
        of = amount(tray, say("calculator-part-in-game"), 0, draw.drawn, name="count", before=colour, least=1)
        how = replace(of, after="of")
    return LineTemplate(
        id=f"line:{colour}", group="setup", title=tray.text(title), parts=(how, markers), needed=True, key=colour
    )


def _equipment(tray: Tray) -> LineTemplate:
    states = tray.words(
        "card-states",
        locked=say("calculator-word-locked"),
        ready=say("calculator-word-ready"),
        used=say("calculator-word-used"),
    )
    assert set(STATES) == {"locked", "ready", "used"}
    needs = tray.plain("needs", [f"{word(value)}x{count}" for value in BLUE_VALUES for count in range(1, 5)])
    later = tray.words("later", later=say("calculator-word-later"))
    armed = tray.words("armed", armed=say("calculator-word-armed"))
    pair = LinePart(
        name="cards",
        kind="pair",
        title=tray.text(say("calculator-part-cards")),
        parts=(
            part("word", say("calculator-part-later"), tray, later, name="later", least=0),
            part("card", say("calculator-part-card"), tray, tray.equipment(), name="card"),
            part("need", say("calculator-part-needs"), tray, needs, name="needs", before="needs", least=0),
            part("word", say("calculator-part-state"), tray, states, name="state", least=0),
            part("word", say("calculator-part-armed"), tray, armed, name="armed", least=0),
        ),
        most=MANY,
        joined=" · ",
    )
    mission = catalogue.mission(tray.board.mission)
    return LineTemplate(
        id="line:equipment",
        group="setup",
        title=tray.text(say("calculator-line-equipment")),
        parts=(said("equipment"), pair),
        needed=mission.equipment and not mission.face_down,
        key="equipment",
    )


def _pile(tray: Tray) -> LineTemplate:
    cards = part("card", say("calculator-part-cards"), tray, tray.equipment(), none_group(tray), most=MANY)
    return LineTemplate(
        id="line:pile",
        group="setup",
        title=tray.text(say("calculator-line-pile")),
        parts=(said("pile"), cards),
        key="pile",
    )


def _characters(tray: Tray) -> LineTemplate:
    states = tray.group(
        "character-states",
        lambda: [
            Choice(write="ready", label=tray.text(say("calculator-word-ready"))),
            Choice(write="used", label=tray.text(say("calculator-word-used"))),
            Choice(write="locked", label=tray.text(say("calculator-word-locked"))),
            tray.none(),
        ],
    )
    pair = LinePart(
        name="characters",
        kind="pair",
        parts=(
            part("seat", say("calculator-part-seat"), tray, tray.seats(), name="who"),
            part("character", say("calculator-part-character"), tray, tray.characters(), name="character", least=0),
            part("word", say("calculator-part-state"), tray, states, name="state", least=0),
        ),
        most=tray.board.players,
        joined=" · ",
    )
    return LineTemplate(
        id="line:characters",
        group="setup",
        title=tray.text(say("calculator-line-characters")),
        parts=(said("characters"), pair),
        key="characters",
    )


def _validated(tray: Tray) -> LineTemplate:
    numbers = part("number", say("calculator-part-numbers"), tray, tray.numbers(), none_group(tray), most=12)
    return LineTemplate(
        id="line:validated",
        group="setup",
        title=tray.text(say("calculator-line-validated")),
        parts=(said("validated"), numbers),
        key="validated",
    )


def _away(tray: Tray) -> LineTemplate:
    def made() -> Iterator[Choice]:
        pile = next((pile for pile in tray.board.piles if pile.name == "wires"), None)
        for kind in sorted(set(pile.kinds)) if pile is not None else []:
            copies = pile.kinds.count(kind) if pile is not None else 1
            name, label = tray.printed(kind), tray.face_label(kind)
            yield Choice(write=name, label=label)
            for count in range(2, copies + 1):
                yield Choice(write=f"{name}x{count}", label=f"{count} × {label}")

    wires = part("face", say("calculator-part-wires"), tray, tray.group("away", made), most=MANY * 2)
    return LineTemplate(
        id="line:away",
        group="setup",
        title=tray.text(say("calculator-line-away")),
        parts=(said("away"), wires),
        key="away",
    )


def _stands(tray: Tray) -> Iterator[LineTemplate]:
    """The stands as they are written: own wires by what is on them, others as far as they are seen."""
    board = tray.board
    loose = board.loose & ~board.flipped
    marks = ("", *(("*",) if loose else ()), *(("^",) if board.flipped else ()))
    for at, (name, row) in enumerate(tray.places.rows.items()):
        owner = board.owners[at]
        own = owner == tray.viewer
        # A flipped wire is seen by all but its owner; where X and flipped wires stand is different in each game.
        groups = [tray.faces(marks=mark, unknown=own == (mark == "^"), cut=True) for mark in marks]
        slots = part(
            "face",
            say("calculator-part-faces"),
            tray,
            tray.joined(f"slots:{'own' if own else 'others'}", groups),
            name="slots",
            least=len(row),
            most=len(row),
            repeats=True,
        )
        bar = "|" if mask_of(row) & ~loose else ":"
        whose = Stand(None if owner < 0 else owner, int(name[1:]), board.owners.count(owner) == 1)
        yield LineTemplate(
            id=f"stand:{name}",
            group="stand",
            title=tray.text(say("calculator-line-stand", stand=whose)),
            seat=None if owner < 0 else owner,
            parts=(said(f"{name} {bar}"), slots),
            needed=True,
            key=name,
        )


__all__ = ["setup_templates", "state_templates"]
