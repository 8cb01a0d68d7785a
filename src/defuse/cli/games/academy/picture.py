"""The picture of a table of Bomb Squad Academy. Brackets, letters and words say all that colours say."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.text import Text

from defuse.academy.names import action_name, wire_name
from defuse.cli.console import Rows
from defuse.cli.games.academy.scene import AcademyScene, Player, ToolShown, WireShown
from defuse.cli.games.looking import asked_words, viewer_words
from defuse.cli.language import spoken
from defuse.words import Message, say

DIM = "dim"
MARGIN = "  "
COLOURS = {"green": "bold green", "blue": "bold bright_blue", "red": "bold bright_red", "yellow": "bold yellow"}
BOOM = "bold bright_red"
TILES = {"ok": say("cli-academy-tile-ok"), "boom": say("cli-academy-tile-boom")}
UPCOMING = 3
"""How many cards of a deck are shown at most."""


def picture(scene: AcademyScene, width: int) -> Group:
    """The whole table, at most so many characters wide."""
    parts: list[RenderableType] = [*_head(scene), Text()]
    parts += [_wires(scene), Text(), _decks(scene), Text(), _seats(scene)]
    tools = [(player.seat, tool) for player in scene.seats for tool in player.tools]
    if tools:
        parts += [Text(), _title(say("cli-academy-tools"))]
        parts.append(Rows([(seat, *_tool(tool)) for seat, tool in tools]))
    if scene.display:
        parts += [Text(), _title(say("cli-academy-display")), Rows([_tool(tool) for tool in scene.display])]
    if scene.last:
        parts += [Text(), _title(say("cli-last"))]
        parts += [Rows([(sentence,)], indent=2) for sentence in scene.last]
    return Group(*parts)


def _title(title: Message) -> Text:
    return Text(f"{MARGIN}{spoken(title)}", style="bold")


def _head(scene: AcademyScene) -> list[RenderableType]:
    state = Text(spoken(say("cli-academy-bomb", bomb=scene.bomb, bombs=scene.bombs)))
    if scene.round:  # before the first round of a bomb, tools are taken
        state.append(f"   {spoken(say('cli-academy-round', round=scene.round))}")
    if scene.winners is not None:
        state.append(f"   {spoken(say('cli-academy-wins', seats=scene.winners))}", "bold green")
    else:
        state.append(f"   {scene.phase}", BOOM if scene.boom else "")
        if scene.asked is not None:
            state.append(f"   {asked_words(scene.asked.seats, scene.viewer)}", "bold")
    name = (spoken(say("game-academy")), "bold")
    title = Text.assemble(MARGIN, name, "   ", (viewer_words(scene.viewer, scene.players), DIM))
    return [title, Rows([(state,)])]


def _heads(*heads: Message) -> list[str]:
    return [spoken(head) for head in heads]


def _wire(wire: WireShown) -> Text:
    return Text(spoken(wire_name(wire.name)), style=COLOURS.get(wire.name, "bold"))


def _wires(scene: AcademyScene) -> Rows:
    rows = [
        (
            _wire(wire),
            f"{wire.trigger}/{wire.track}",
            _tiles(wire),
            "" if wire.worth is None else str(wire.worth),
            str(wire.chain or ""),
            " ".join([f"+{plate.bonus}{'<' if plate.moves == 'left' else '>'}" for plate in wire.plates]),
            _cards(wire),
        )
        for wire in scene.wires
    ]
    heads = _heads(
        say("cli-academy-wire"),
        say("cli-academy-trigger"),
        say("cli-academy-tiles"),
        say("cli-academy-worth"),
        say("cli-academy-chain"),
        say("cli-academy-plates"),
        say("cli-academy-cards"),
    )
    return Rows(rows, right=(1, 3, 4), heads=heads)


def _decks(scene: AcademyScene) -> Rows:
    """What is left of each deck, of all that its back says; and what the next card would score besides its value."""
    rows = [
        (
            _wire(wire),
            f"{len(wire.deck)}/{sum([count.printed for count in wire.counts])}",
            spoken(say("cli-academy-card-and", adds=wire.adds)),
            _counts(wire),
        )
        for wire in scene.wires
    ]
    heads = _heads(
        say("cli-academy-deck"),
        say("cli-academy-face-down"),
        say("cli-academy-next-cut"),
        say("cli-academy-left"),
    )
    return Rows(rows, right=(1,), heads=heads)


def _counts(wire: WireShown) -> Text:
    text = Text()
    for count in wire.counts:
        text.append("  " if text else "").append(f"{count.value}:", "bold" if count.left else DIM)
        text.append(f" {count.left}/{count.printed}", "" if count.left else DIM)
    return text


def _tiles(wire: WireShown) -> Text:
    """Flipped tiles are in brackets, as cut wires are in the other game."""
    text = Text()
    for tile in wire.tiles:
        word = "?" if tile.says is None else spoken(TILES[tile.says])
        style = BOOM if tile.says == "boom" else "green" if tile.says else DIM
        text.append(" " if text else "").append(f"({word})" if tile.flipped else word, style)
    return text


def _cards(wire: WireShown) -> Text:
    """The exposed cards, the newest last; then the upcoming ones, as far as the viewer knows them."""
    text = Text(" ".join([*map(str, wire.exposed), "| "]))
    known = ["?" if value is None else str(value) for value in wire.deck[:UPCOMING]]
    while len(known) > 1 and known[-1] == "?":
        known.pop()
    text.append(" ".join(known) or spoken(say("cli-academy-none")), DIM)
    return text.append(f"  {spoken(say('cli-academy-protected'))}", "bold") if wire.protected else text


def _named(cards: Iterable[str]) -> list[str]:
    return [spoken(action_name(card)) for card in cards]


def _seats(scene: AcademyScene) -> Rows:
    you, spent = spoken(say("cli-you")), spoken(say("cli-academy-wait-spent"))
    rows = [
        (
            Text(player.seat if player.seat != scene.viewer else f"{player.seat} {you}", style="bold"),
            str(player.score),
            _does(player),
            Text(", ".join(_named(player.table)) or spoken(say("cli-academy-nothing"))),
            Text(" ".join(_named(player.hand)) + (f"  {spent}" if player.spent else "")),
        )
        for player in scene.seats
    ]
    heads = _heads(
        say("cli-academy-seat"),
        say("cli-academy-score"),
        say("cli-academy-action"),
        say("cli-academy-on-table"),
        say("cli-academy-hand"),
    )
    return Rows(rows, right=(1,), heads=heads)


def _does(player: Player) -> Text:
    if player.action is not None:
        return Text(spoken(action_name(player.action)), style="bold")
    if player.locked is not None:
        return Text(spoken(say("cli-academy-locked-card", card=action_name(player.locked))), style="bold")
    return Text(spoken(say("cli-academy-locked")) if player.answered else "", style=DIM)


def _tool(tool: ToolShown) -> tuple[Text, Text]:
    style = DIM if tool.used else "bold green"
    return Text(tool.title, style=style), Text(
        spoken(say("cli-academy-used")) if tool.used else tool.text, style=DIM if tool.used else ""
    )
