"""The parts of lines whose values have a codec: what can be tapped for each kind of value."""

from __future__ import annotations

from collections.abc import Callable
from functools import singledispatch

from defuse.busters.challenges import CHALLENGES
from defuse.busters.notation.lines import cards_and_places as few
from defuse.busters.notation.lines import values as codecs
from defuse.busters.rules.bunker_map import GROUND
from defuse.busters.wires import BLUE_VALUES, YELLOW, seat_name, value_word
from defuse.calculator.busters.menu.tray import Tray
from defuse.calculator.tapping import Choice, LinePart
from defuse.words import Message, say

Parts = tuple[LinePart, ...]
LONG = 999_999
"""More seconds than anybody plays."""
MANY = 24

WORDS: dict[str, Message] = {
    "given": say("calculator-word-given"),
    "waiting": say("calculator-word-waiting"),
    "over": say("calculator-word-over"),
    "up": say("calculator-word-up"),
    "down": say("calculator-word-down"),
    "back": say("calculator-word-back"),
    "nowhere": say("calculator-word-nowhere"),
    "one": say("calculator-word-one"),
    "two": say("calculator-word-two"),
    "left": say("way-left"),
    "right": say("way-right"),
    "won": say("calculator-word-won"),
    "lost": say("calculator-word-lost"),
}
"""What words of the notation are called."""


def words(tray: Tray, texts: tuple[str, ...]) -> str:
    """Some words of the notation, as they are called."""
    return tray.group(
        f"words:{'-'.join(texts)}",
        lambda: [Choice(write=text, label=tray.text(WORDS[text]) if text in WORDS else text) for text in texts],
    )


def none_group(tray: Tray) -> str:
    """The one word for nothing, as a group of its own."""
    return tray.group("none", lambda: [tray.none()])


def part(kind: str, title: Message, tray: Tray, *groups: str, name: str = "value", **more: object) -> LinePart:
    """A part to be tapped."""
    return LinePart(name=name, kind=kind, title=tray.text(title), groups=groups, **more)  # type: ignore[arg-type]


def amount(
    tray: Tray,
    title: Message,
    lowest: float,
    highest: float,
    *,
    name: str = "value",
    before: str = "",
    least: int = 1,
    decimals: bool = False,
) -> LinePart:
    """A number that is counted up or typed."""
    return LinePart(
        name=name,
        kind="amount",
        title=tray.text(title),
        before=before,
        least=least,
        lowest=lowest,
        highest=highest,
        decimals=decimals,
    )


def short_marks(tray: Tray) -> str:
    """Tokens that lie beside stands: numbers and yellow."""
    return tray.group(
        "marks:beside",
        lambda: [
            *[Choice(write=str(value), label=str(value), value=str(value)) for value in BLUE_VALUES],
            Choice(write="y", label=tray.text(value_word(YELLOW)), value="yellow"),
        ],
    )


@singledispatch
def parts_of(codec: codecs.Codec, tray: Tray) -> Parts:
    """The parts of a line, behind its first word."""
    raise TypeError(f"nobody has said how {type(codec).__name__} is tapped")


@parts_of.register
def _(codec: codecs.Number, tray: Tray) -> Parts:
    none = "none" in codec.names
    group = tray.numbers(codec.most, least=codec.least, none=none)
    return (part("number", codec.what, tray, group),)


@parts_of.register
def _(codec: codecs.Numbers, tray: Tray) -> Parts:
    group = tray.challenges() if codec.most == max(CHALLENGES) != 12 else tray.numbers(codec.most)
    least, most = (codec.count, codec.count) if codec.count is not None else (1, codec.most)
    return (part("number", codec.what, tray, group, none_group(tray), least=least, most=most),)


@parts_of.register
def _(codec: codecs.Choice, tray: Tray) -> Parts:
    return (part("word", say("calculator-part-word"), tray, words(tray, tuple(codec.names))),)


@parts_of.register
def _(codec: codecs.Flag, tray: Tray) -> Parts:
    return ()


@parts_of.register
def _(codec: codecs.Seat, tray: Tray) -> Parts:
    return (part("seat", say("calculator-part-seat"), tray, tray.seats(none=True)),)


@parts_of.register
def _(codec: codecs.Seats, tray: Tray) -> Parts:
    most = tray.board.players
    return (part("seat", say("calculator-part-seat"), tray, tray.seats(), none_group(tray), most=most),)


@parts_of.register
def _(codec: codecs.SeatNumbers, tray: Tray) -> Parts:
    return tuple(
        [
            part(
                "number",
                say("calculator-part-numbers"),
                tray,
                tray.numbers(),
                name=f"numbers:{seat_name(seat)}",
                before=seat_name(seat),
                least=0,
                most=12,
            )
            for seat in range(tray.board.players)
        ]
    )


@parts_of.register
def _(codec: codecs.Seconds, tray: Tray) -> Parts:
    return (amount(tray, say("calculator-part-seconds"), 0, LONG, decimals=True),)


@parts_of.register
def _(codec: codecs.Tokens, tray: Tray) -> Parts:
    return (
        part("token", say("calculator-part-token"), tray, short_marks(tray), none_group(tray), most=MANY, repeats=True),
    )


def _told(tray: Tray, most: int) -> Parts:
    wire = part("wire", say("calculator-part-wire"), tray, tray.every_wire(), name="wire")
    token = part("token", say("calculator-part-token"), tray, short_marks(tray), name="token")
    return (LinePart(name="told", kind="pair", parts=(wire, token), most=most, joined=" · ", repeats=True),)


@parts_of.register
def _(codec: codecs.TokensAtWires, tray: Tray) -> Parts:
    return _told(tray, MANY)


@parts_of.register
def _(codec: codecs.OneToken, tray: Tray) -> Parts:
    return _told(tray, 1)


@parts_of.register
def _(codec: codecs.Constraints, tray: Tray) -> Parts:
    count = codec.count
    least, most = (count, count) if count is not None else (1, len(codec.among))
    group = tray.constraints(codec.among)
    return (
        part("constraint", say("calculator-part-constraint"), tray, group, none_group(tray), least=least, most=most),
    )


@parts_of.register
def _(codec: few.Results, tray: Tray) -> Parts:
    group = words(tray, ("won", "lost"))
    return (part("word", say("calculator-part-results"), tray, group, none_group(tray), most=MANY, repeats=True),)


@parts_of.register
def _(codec: few.Hits, tray: Tray) -> Parts:
    value = part("value", say("calculator-part-value"), tray, short_marks(tray), name="value")
    alone = tray.words("solo", solo=say("calculator-word-solo"))
    solo = part("word", say("calculator-part-solo"), tray, alone, name="solo", least=0)
    return (LinePart(name="hits", kind="pair", parts=(value, solo), most=MANY, joined=" · ", repeats=True),)


@parts_of.register
def _(codec: few.Figure, tray: Tray) -> Parts:
    rows, columns = len(GROUND.squares), len(GROUND.squares[0])
    return (
        amount(tray, few.A_ROW, 1, rows, name="row"),
        amount(tray, few.A_COLUMN, 1, columns, name="column"),
    )


Maker = Callable[[Tray], Parts]
