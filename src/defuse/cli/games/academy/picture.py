"""The picture of a table of Bomb Squad Academy. Brackets, letters and words say all that colours say."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from defuse.cli.console import Rows
from defuse.cli.games.academy.scene import AcademyScene, Player, ToolShown, WireShown

DIM = "dim"
MARGIN = "  "
COLOURS = {"green": "bold green", "blue": "bold bright_blue", "red": "bold bright_red", "yellow": "bold yellow"}
BOOM = "bold bright_red"
UPCOMING = 3
"""How many cards of a deck are shown at most."""


def picture(scene: AcademyScene, width: int) -> Group:
    """The whole table, at most so many characters wide."""
    parts: list[RenderableType] = [*_head(scene), Text()]
    parts += [_wires(scene), Text(), _decks(scene), Text(), _seats(scene)]
    tools = [(player.seat, tool) for player in scene.seats for tool in player.tools]
    if tools:
        parts += [Text(), Text(f"{MARGIN}Tools", style="bold")]
        parts.append(Rows([(seat, *_tool(tool)) for seat, tool in tools]))
    if scene.display:
        parts += [Text(), Text(f"{MARGIN}On display", style="bold"), Rows([_tool(tool) for tool in scene.display])]
    if scene.last:
        parts += [Text(), Text(f"{MARGIN}Last", style="bold")]
        parts += [Rows([(sentence,)], indent=2) for sentence in scene.last]
    return Group(*parts)


def _head(scene: AcademyScene) -> list[RenderableType]:
    seen = {"everything": "the whole truth", "spectator": "as a spectator sees it"}
    whose = seen.get(scene.viewer, f"as {scene.viewer} sees it")
    looks = f"{scene.players} players, {whose}"
    state = Text(f"Bomb {scene.bomb} of {scene.bombs}")
    if scene.round:  # before the first round of a bomb, tools are taken
        state.append(f"   Round {scene.round}")
    if scene.winners is not None:
        state.append(f"   {_and(scene.winners)} {'wins' if len(scene.winners) == 1 else 'win'}", "bold green")
    else:
        state.append(f"   {scene.phase}", BOOM if scene.boom else "")
        if scene.asked is not None:
            who = " ".join("you" if seat == scene.viewer else seat for seat in scene.asked.seats)
            state.append(f"   Asked: {who}", "bold")
    title = Text.assemble(MARGIN, ("Bomb Squad Academy", "bold"), "   ", (looks, DIM))
    return [title, Rows([(state,)])]


def _wires(scene: AcademyScene) -> Rows:
    rows = [
        (
            Text(wire.name, style=COLOURS.get(wire.name, "bold")),
            f"{wire.trigger}/{wire.track}",
            _tiles(wire),
            "" if wire.worth is None else str(wire.worth),
            str(wire.chain or ""),
            " ".join([f"+{plate.bonus}{'<' if plate.moves == 'left' else '>'}" for plate in wire.plates]),
            _cards(wire),
        )
        for wire in scene.wires
    ]
    heads = ("Wire", "Trigger", "Tiles", "Worth", "Chain", "Plates", "Cards | next")
    return Rows(rows, right=(1, 3, 4), heads=heads)


def _decks(scene: AcademyScene) -> Rows:
    """What is left of each deck, of all that its back says; and what the next card would score besides its value."""
    rows = [
        (
            Text(wire.name, style=COLOURS.get(wire.name, "bold")),
            f"{len(wire.deck)}/{sum([count.printed for count in wire.counts])}",
            f"card + {wire.adds}",
            _counts(wire),
        )
        for wire in scene.wires
    ]
    return Rows(rows, right=(1,), heads=("Deck", "Face down", "Next cut", "Left of each value"))


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
        word = tile.says or "?"
        style = BOOM if tile.says == "boom" else "green" if tile.says else DIM
        text.append(" " if text else "").append(f"({word})" if tile.flipped else word, style)
    return text


def _cards(wire: WireShown) -> Text:
    """The exposed cards, the newest last; then the upcoming ones, as far as the viewer knows them."""
    text = Text(" ".join([*map(str, wire.exposed), "| "]))
    known = ["?" if value is None else str(value) for value in wire.deck[:UPCOMING]]
    while len(known) > 1 and known[-1] == "?":
        known.pop()
    text.append(" ".join(known) or "none", DIM)
    return text.append("  protected", "bold") if wire.protected else text


def _seats(scene: AcademyScene) -> Rows:
    rows = [
        (
            Text(f"{player.seat}{' you' if player.seat == scene.viewer else ''}", style="bold"),
            str(player.score),
            _does(player),
            Text(", ".join(player.table) or "nothing"),
            Text(" ".join(player.hand) + ("  (Wait is spent)" if player.spent else "")),
        )
        for player in scene.seats
    ]
    return Rows(rows, right=(1,), heads=("Seat", "Score", "Action", "On the table", "Hand"))


def _does(player: Player) -> Text:
    if player.action is not None:
        return Text(player.action, style="bold")
    if player.locked is not None:
        return Text(f"{player.locked} (locked)", style="bold")
    return Text("locked" if player.answered else "", style=DIM)


def _tool(tool: ToolShown) -> tuple[Text, Text]:
    style = DIM if tool.used else "bold green"
    return Text(tool.title, style=style), Text("used" if tool.used else tool.text, style=DIM if tool.used else "")


def _and(words: tuple[str, ...]) -> str:
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)
