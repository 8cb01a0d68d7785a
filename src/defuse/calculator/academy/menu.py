"""What can be tapped at a table of Bomb Squad Academy: every line of its notation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from defuse.academy import catalogue
from defuse.academy.board import ACTIONS, BOMBS
from defuse.academy.components import WIRES, PlateNumbers, printed
from defuse.academy.names import action_title, tile_says, wire_title
from defuse.academy.notation.draft import LONGEST, MOST_POINTS
from defuse.calculator.tapping import Choice, LinePart, LineTemplate, Menu
from defuse.words import LETTERS, Message, Seat, Speaker, say

MANY = 24
LONG = 999_999
TILES = ("?", "ok", "boom", "(ok)", "(boom)")


class _Tray:
    """Groups of choices by name."""

    def __init__(self, players: int, speaker: Speaker) -> None:
        self.players, self.speaker = players, speaker
        self.groups: dict[str, tuple[Choice, ...]] = {}

    def group(self, name: str, choices: Iterable[Choice]) -> str:
        if name not in self.groups:
            self.groups[name] = tuple(choices)
        return name

    def text(self, message: Message) -> str:
        return self.speaker.text(message)

    def wires(self, name: str = "wires") -> str:
        return self.group(name, [Choice(write=wire, label=self.text(wire_title(wire)), value=wire) for wire in WIRES])

    def tools(self) -> str:
        return self.group("tools", [Choice(write=name, label=self.tool(name), card=name) for name in catalogue.tools()])

    def tool(self, name: str) -> str:
        return self.speaker.text(catalogue.tools()[name].title)


def menu_of(players: int, lines: dict[str, int], speaker: Speaker) -> Menu:
    """All lines of a table for so many, with the lines that they have in a text."""
    tray = _Tray(players, speaker)
    templates = [_head(tray), _plates(tray), *_tool_lines(tray)]
    templates += [_wire(tray, wire) for wire in (WIRES[:-1] if players == 2 else WIRES)]
    templates += [_seat(tray, seat) for seat in range(players)]
    placed = [
        LineTemplate(
            id=each.id,
            group=each.group,
            title=each.title,
            seat=each.seat,
            parts=each.parts,
            needed=each.needed,
            key=each.key,
            line=lines.get(each.key),
        )
        for each in templates
    ]
    return Menu(templates=tuple(placed), choices=tray.groups)


def _said(text: str) -> LinePart:
    return LinePart(name="say", kind="say", before=text, least=0, most=0)


def _amount(tray: _Tray, name: str, title: Message, lowest: int, highest: int, *, decimals: bool = False) -> LinePart:
    return LinePart(
        name=name,
        kind="amount",
        title=tray.text(title),
        before=name,
        least=0,
        lowest=lowest,
        highest=highest,
        decimals=decimals,
    )


def _head(tray: _Tray) -> LineTemplate:
    seats = [
        Choice(write=LETTERS[seat], label=tray.speaker.word(Seat(seat)), seat=seat) for seat in range(tray.players)
    ]
    everybody = Choice(write="spectators", label=tray.text(say("calculator-spectators")))
    view = tray.group("views", [*seats, everybody])
    bomb = LinePart(
        name="bomb",
        kind="amount",
        title=tray.text(say("calculator-academy-bomb")),
        before="bomb",
        lowest=1,
        highest=BOMBS,
    )
    parts = (
        bomb,
        _amount(tray, "round", say("calculator-academy-round"), 1, LONGEST - 1),
        _amount(tray, "rounds", say("calculator-academy-rounds"), 1, LONGEST - 1),
        _amount(tray, "window", say("calculator-part-seconds"), 1, LONG, decimals=True),
        _amount(tray, "clock", say("calculator-part-seconds"), 0, LONG, decimals=True),
        LinePart(
            name="view",
            kind="seat",
            title=tray.text(say("calculator-part-view")),
            before="view",
            least=0,
            groups=(view,),
        ),
    )
    title = tray.text(say("calculator-academy-head"))
    return LineTemplate(id="header", group="setup", title=title, parts=parts, needed=True, key="bomb")


def _plates(tray: _Tray) -> LineTemplate:
    def made() -> Iterator[Choice]:
        sides = {(side.bonus, "<" if side.arrow == "left" else ">") for side in _sides()}
        for bonus, arrow in sorted(sides):
            for wire in WIRES:
                label = f"+{bonus} {'←' if arrow == '<' else '→'} {tray.text(wire_title(wire))}"
                yield Choice(write=f"+{bonus}{arrow}{wire}", label=label, value=wire)

    plates = LinePart(
        name="plates",
        kind="plate",
        title=tray.text(say("academy-plates")),
        groups=(tray.group("plates", made()),),
        most=MANY,
    )
    return LineTemplate(
        id="line:plates",
        group="setup",
        title=tray.text(say("academy-plates")),
        parts=(_said("plates"), plates),
        key="plates",
    )


def _sides() -> list[PlateNumbers]:
    plates = printed().plates
    return [*plates.two, *plates.three]


def _tool_lines(tray: _Tray) -> Iterator[LineTemplate]:
    tools = LinePart(
        name="tools", kind="card", title=tray.text(say("calculator-academy-tools")), groups=(tray.tools(),), most=MANY
    )
    yield LineTemplate(
        id="line:gone",
        group="setup",
        title=tray.text(say("calculator-academy-gone")),
        parts=(_said("gone"), tools),
        key="gone",
    )
    second = LinePart(name="second", kind="card", title=tools.title, groups=(tray.tools(),), most=MANY)
    third = LinePart(name="third", kind="card", title=tools.title, before="|", groups=(tray.tools(),), most=MANY)
    yield LineTemplate(
        id="line:agreed",
        group="setup",
        title=tray.text(say("calculator-academy-agreed")),
        parts=(_said("agreed"), second, third),
        key="agreed",
    )


def _wire(tray: _Tray, wire: str) -> LineTemplate:
    values = sorted(set(printed().wire(wire).cards))
    shown = [Choice(write=str(value), label=str(value), value=str(value)) for value in values]
    hidden = Choice(write="?", label=tray.text(say("calculator-unknown")))
    exposed = LinePart(
        name="exposed",
        kind="number",
        title=tray.text(say("calculator-academy-exposed")),
        groups=(tray.group(f"cards:{wire}", shown),),
        least=0,
        most=99,
        repeats=True,
    )
    deck = LinePart(
        name="deck",
        kind="number",
        title=tray.text(say("calculator-academy-deck")),
        groups=(tray.group(f"deck:{wire}", [hidden, *shown]),),
        least=0,
        most=99,
        repeats=True,
    )
    tiles = LinePart(
        name="tiles",
        kind="tile",
        title=tray.text(say("calculator-academy-tiles")),
        groups=(tray.group("tiles", [Choice(write=text, label=_tile(tray, text)) for text in TILES]),),
        least=0,
        most=9,
        repeats=True,
    )
    return LineTemplate(
        id=f"wire:{wire}",
        group="stand",
        title=tray.text(wire_title(wire)),
        parts=(_said(f"{wire} |"), exposed, _said("|"), deck, _said("|"), tiles),
        key=wire,
    )


def _tile(tray: _Tray, text: str) -> str:
    bare = text.strip("()")
    label = tray.text(tile_says(None if bare == "?" else bare == "boom"))
    return tray.text(say("calculator-academy-flipped", tile=label)) if text != bare else label


def _seat(tray: _Tray, seat: int) -> LineTemplate:
    actions = tray.group("actions", [Choice(write=card, label=tray.text(action_title(card))) for card in ACTIONS])
    used = [
        Choice(write=f"({name})", label=tray.text(say("calculator-academy-used", tool=tray.tool(name))), card=name)
        for name in catalogue.tools()
    ]
    own = tray.group("own-tools", [*tray.groups[tray.tools()], *used])
    looked = [
        *[Choice(write=wire, label=tray.text(say("calculator-academy-saw", wire=wire_title(wire)))) for wire in WIRES],
        *[
            Choice(write=f"{wire}-tiles", label=tray.text(say("calculator-academy-saw-tiles", wire=wire_title(wire))))
            for wire in WIRES
        ],
    ]
    spent = tray.group("spent", [Choice(write="· spent", label=tray.text(say("calculator-academy-spent")))])
    score = LinePart(
        name="score",
        kind="amount",
        title=tray.text(say("calculator-academy-score")),
        before=LETTERS[seat],
        lowest=0,
        highest=MOST_POINTS - 1,
    )

    def some(name: str, kind: str, title: Message, group: str) -> LinePart:
        return LinePart(
            name=name, kind=kind, title=tray.text(title), before=f"· {name}", least=0, most=MANY, groups=(group,)
        )

    parts = (
        score,
        some("table", "card", say("calculator-academy-table"), actions),
        LinePart(name="spent", kind="word", title=tray.text(say("calculator-academy-spent")), groups=(spent,), least=0),
        some("tools", "card", say("calculator-academy-tools"), own),
        some("saw", "card", say("calculator-academy-looked"), tray.group("saw", looked)),
    )
    return LineTemplate(
        id=f"seat:{LETTERS[seat]}",
        group="setup",
        title=tray.speaker.word(Seat(seat)),
        seat=seat,
        parts=parts,
        needed=True,
        key=LETTERS[seat],
    )
