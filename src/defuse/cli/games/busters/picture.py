"""The picture of a table: stands, dial, numbers, cards. Brackets, letters and words say all that colours say."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.text import Text

from defuse.busters.card import timing_words
from defuse.busters.wires import value_named, value_word
from defuse.cli.console import Rows
from defuse.cli.games.busters.scene import CardSeen, Scene, Slot, Special, Stand
from defuse.cli.games.looking import asked_words, viewer_words
from defuse.cli.language import spoken
from defuse.cli.panels import panel_lines
from defuse.words import Message, say

BLUE, YELLOW, RED = "bold bright_blue", "bold yellow", "bold bright_red"
DIM = "dim"
MARGIN = "  "
NAME = 9
"""The width of the column with the names of the stands, if the words of the language are not longer."""
NARROW = (
    say("cli-labels"),
    say("cli-cut"),
    say("cli-done"),
    say("cli-red"),
    say("cli-yellow"),
    say("cli-odds-likely"),
    say("cli-odds-or"),
    say("cli-odds-red"),
)
"""What may stand in that column, some of it behind two blanks."""
WITH_TEXTS = 110
"""From this width on, cards are shown with what they do."""


class Below(NamedTuple):
    """A row of notes below a stand: its name, and for some slots a text and its style."""

    name: str
    cells: Mapping[int, tuple[str, str]]


def name_width() -> int:
    """The width of the column with the names of the stands."""
    # "A1* you" is the longest of the others.
    return max(NAME, 5 + len(spoken(say("cli-you"))), *[3 + len(spoken(message)) for message in NARROW])


def named_line(name: Message, rest: str = "") -> str:
    """A line with a name before it, which is aligned with the stands."""
    return f"{MARGIN}{spoken(name).ljust(name_width())}{rest}"


def _bold(name: Message) -> Text:
    return Text(f"{MARGIN}{spoken(name)}", style="bold")


def picture(scene: Scene, width: int) -> Group:
    """The whole table, at most so many characters wide."""
    parts: list[RenderableType] = [*head_lines(scene, width), Text()]
    parts += stand_lines(scene, width)
    parts.append(Text())
    parts += _numbers(scene)
    parts += [_special(name, special, style) for name, special, style in _colours(scene) if special.marked]
    if scene.labels:
        parts.append(Text(named_line(say("cli-labels"), ", ".join(scene.labels))))
    if scene.equipment:
        parts += [Text(), _bold(say("cli-equipment")), _equipment(scene, width)]
    if scene.personal:
        parts += [Text(), *_personal(scene.personal)]
    for panel in scene.panels:
        parts += [Text(), panel_lines(panel)]
    if scene.last:
        parts += [Text(), _bold(say("cli-last"))]
        parts += [Rows([(sentence,)], indent=2) for sentence in scene.last]
    return Group(*parts)


def head_lines(scene: Scene, width: int) -> list[Text]:
    """Which mission it is and who looks at it, and how it stands."""
    title = say("cli-mission-title", number=scene.mission, title=scene.title)
    mission = Text.assemble(MARGIN, (spoken(title), "bold"))
    looks = Text(viewer_words(scene.viewer, scene.players), style=DIM)
    if len(mission) + 3 + len(looks) > width:
        return [mission, Text.assemble(MARGIN, looks), _state(scene)]
    return [Text.assemble(mission, "   ", looks), _state(scene)]


def stand_lines(scene: Scene, width: int, below: Mapping[str, Sequence[Below]] | None = None) -> list[Text]:
    """The stands, one above the other, with numbered places; broken in two where the terminal is too narrow.

    `below` has rows of notes for stands, by their names.
    """
    below = below or {}
    longest = max((len(stand.slots) for stand in scene.stands), default=0)
    widths = [max(_width(stand.slots[at]) for stand in scene.stands if at < len(stand.slots)) for at in range(longest)]
    for rows in below.values():
        for row in rows:
            for slot, (text, _) in row.cells.items():
                widths[slot - 1] = max(widths[slot - 1], len(text))
    room = width - len(MARGIN) - name_width()
    gap = 1 if sum(widths) + longest <= room else 0
    widths = [max(cell + gap, 3 + gap) for cell in widths]
    lines: list[Text] = []
    start = 0
    while start < longest:
        end = start + 1
        while end < longest and sum(widths[start : end + 1]) <= room:
            end += 1
        if start:
            lines.append(Text())
        lines += _band(scene, widths, range(start, end), below)
        start = end
    return lines


def _state(scene: Scene) -> Text:
    text = Text(MARGIN)
    if scene.dial is not None:
        danger = RED if scene.dial <= 1 else YELLOW if scene.dial == 2 else "bold green"
        left = spoken(say("cli-dial-left", steps=scene.dial))
        text.append(f"{spoken(say('cli-dial'))} ").append(f"{'●' * scene.dial or '○'} {left}   ", danger)
    text.append(spoken(say("cli-captain", seat=scene.captain)))
    if scene.turns:
        text.append(f"   {spoken(say('cli-turn', turn=scene.turns))}")
    if scene.outcome is not None:
        won = scene.outcome.won
        end = say("cli-defused") if won else say("cli-exploded", why=scene.outcome.why)
        text.append(f"   {spoken(end)}", "bold green" if won else RED)
    elif scene.asked is not None:
        text.append(f"   {asked_words(scene.asked.seats, scene.viewer)}", "bold")
    return text


def _band(scene: Scene, widths: list[int], places: range, notes: Mapping[str, Sequence[Below]]) -> list[Text]:
    head = Text(MARGIN + " " * name_width())
    head.append("".join(f" {at + 1}".ljust(widths[at]) for at in places), DIM)
    head.rstrip()
    lines = [head]
    for stand in scene.stands:
        slots = stand.slots[places.start : places.stop]
        if not slots:
            continue
        line = _name(scene, stand)
        for slot in slots:
            line.append(*_cell(slot, widths[slot.slot - 1]))
        line.rstrip()
        lines.append(line)
        if any(slot.tokens for slot in slots):
            below = Text(MARGIN + " " * name_width())
            for slot in slots:
                below.append(_tokens(slot).ljust(widths[slot.slot - 1]), DIM if slot.cut else "bold")
            below.rstrip()
            lines.append(below)
        lines += [_note(row, slots, widths) for row in notes.get(stand.name, ())]
    return lines


def _note(row: Below, slots: Sequence[Slot], widths: list[int]) -> Text:
    line = Text.assemble(MARGIN, (f"  {row.name}".ljust(name_width()), DIM))
    for slot in slots:
        text, style = row.cells.get(slot.slot, ("", ""))
        line.append(text.ljust(widths[slot.slot - 1]), style)
    line.rstrip()
    return line


def _name(scene: Scene, stand: Stand) -> Text:
    asked = scene.asked is not None and stand.owner in scene.asked.seats
    you = f" {spoken(say('cli-you'))}" if stand.owner == scene.viewer else ""
    star = "*" if stand.owner == scene.captain else " "
    style = "bold" if you else ""
    return Text.assemble(
        ("> " if asked else MARGIN, "bold green"), (f"{stand.name}{star}{you}".ljust(name_width()), style)
    )


def _cell(slot: Slot, width: int) -> tuple[str, str]:
    known = slot.wire
    style = DIM if known is None else {"y": YELLOW, "r": RED}.get(known[0], BLUE)
    if slot.cut:
        style = style.replace("bold", DIM)
    left, right = "()" if slot.cut else "  "
    return f"{left}{_face(slot)}{right}".ljust(width), style


def _face(slot: Slot) -> str:
    """What stands on a wire, in short: the colour says what comes after the point."""
    face = "?" if slot.wire is None else slot.wire.split(".")[0]
    return face + ("^" if slot.flipped else "*" if slot.loose else "")


def _tokens(slot: Slot) -> str:
    short = {"yellow": "y", "even": "ev", "odd": "od"}
    return "^" + ",".join(short.get(mark, mark) for mark in slot.tokens) if slot.tokens else ""


def _width(slot: Slot) -> int:
    return max(len(_face(slot)) + 2, len(_tokens(slot)))


def _numbers(scene: Scene) -> list[Text]:
    """How many wires of each number are cut, and which numbers are done."""
    cut = Text(named_line(say("cli-cut")))
    for number in scene.numbers:
        cut.append(f"{number.value}:", DIM)
        cut.append(f"{number.cut}  ", "green" if number.validated else "bold" if number.cut else DIM)
    cut.rstrip()
    done = " ".join(str(number.value) for number in scene.numbers if number.validated)
    return [cut, Text(named_line(say("cli-done"), done), style="green")] if done else [cut]


def _colours(scene: Scene) -> Iterable[tuple[Message, Special, str]]:
    return ((say("cli-red"), scene.red, RED), (say("cli-yellow"), scene.yellow, YELLOW))


def _special(name: Message, special: Special, style: str) -> Text:
    text = Text(MARGIN).append(named_line(name, special.marked)[len(MARGIN) :], style)
    if special.cut:
        text.append(f"   {spoken(say('cli-gone', cut=special.cut, count=special.count))}", DIM)
    return text


def _equipment(scene: Scene, width: int) -> RenderableType:
    return Rows([card_row(card, texts=width >= WITH_TEXTS) for card in scene.equipment])


def card_row(card: CardSeen, *, texts: bool) -> tuple[Text, ...]:
    """A card as a row of a grid."""
    style = {"ready": "bold green", "used": DIM}.get(card.state, "")
    row = (Text(card.label, style=DIM), Text(card.title, style=style), Text(state_words(card), style=style))
    return (*row, Text(card.text, style=DIM)) if texts else row


def state_words(card: CardSeen) -> str:
    """Whether a card can be used, and what is still missing."""
    if card.state == "locked":
        missing = [
            more_words(value_named(need.value), need.count - need.cut) for need in card.needs if need.cut < need.count
        ]
        return spoken(say("card-state-locked-until", needs=tuple(missing)) if missing else say("card-state-locked"))
    if card.state == "ready":
        return spoken(say("card-state-ready", timing=timing_words(card.timing)))
    return spoken(say("cli-state", state=card.state))


def more_words(value: int, count: int) -> Message:
    """So many more wires of a value: `2 more 5s`."""
    return say("card-need", count=count, value=value_word(value))


def _personal(cards: tuple[CardSeen, ...]) -> list[Text]:
    lines = [_bold(say("cli-personal-equipment"))]
    by_title = sorted(cards, key=lambda card: card.title)
    for title, same in groupby(by_title, key=lambda card: card.title):
        line = Text(f"{MARGIN}{title}")
        for card in same:
            line.append(
                f"   {card.holder} {spoken(say('cli-state', state=card.state))}",
                "green" if card.state == "ready" else DIM,
            )
        lines.append(line)
    return lines
