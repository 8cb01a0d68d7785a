"""The scene of Bomb Squad Academy in words."""

from __future__ import annotations

from collections.abc import Iterator

from defuse.server.games.academy.scenes import (
    AcademyScene,
    AcademyYours,
    BombChances,
    PlayerSeen,
    WireOfBomb,
)
from defuse.server.games.in_words import listed
from defuse.words import Seat, Speaker, say

TILES = {"hidden": say("program-tile-hidden"), "ok": say("program-tile-ok"), "boom": say("program-tile-boom")}


def lines_of(scene: AcademyScene, yours: AcademyYours, speaker: Speaker) -> list[str]:
    """The table as a seat sees it."""
    text = speaker.text
    first = say("program-bomb", bomb=scene.bomb, bombs=scene.bombs, round=scene.round, phase=scene.phase)
    lines = [text(first)]
    for wire in scene.wires:
        lines += _wire(wire, speaker)
    for player in scene.seats:
        lines += _player(player, speaker)
    lines += [text(say("program-display", title=tool.title, text=tool.text)) for tool in scene.display]
    return [*lines, *_yours(scene, yours, speaker)]


def _wire(wire: WireOfBomb, speaker: Speaker) -> Iterator[str]:
    text = speaker.text
    counts = [text(say("program-bomb-count", value=each.value, left=each.left)) for each in wire.counts]
    yield text(
        say(
            "program-bomb-wire",
            name=wire.name,
            open=listed([str(card.value) for card in wire.exposed]),
            worth=0 if wire.worth is None else wire.worth,
            deck=wire.deck,
            counts=listed(counts),
            trigger=wire.trigger,
            track=wire.track,
            tiles=listed([text(TILES[tile.state]) for tile in wire.tiles]),
        )
    )
    for plate in wire.plates:
        yield text(say("program-bomb-plate", name=wire.name, text=plate.text))
    if wire.protected:
        yield text(say("program-bomb-protected", name=wire.name))
    if wire.cutters:
        seats = tuple([Seat(seat) for seat in wire.cutters])
        yield text(say("program-bomb-cutters", name=wire.name, seats=seats))


def _player(player: PlayerSeen, speaker: Speaker) -> Iterator[str]:
    text, name = speaker.text, Seat(player.seat)
    hand, table = listed([card.name for card in player.hand]), listed([card.name for card in player.table])
    yield text(say("program-player", name=name, score=player.score, hand=hand, table=table))
    if player.action is not None:
        yield text(say("program-player-does", name=name, action=player.action.name))
    for tool in player.tools:
        if tool.used:
            yield text(say("program-tool-used", name=name, title=tool.title))
        else:
            yield text(say("program-tool", name=name, title=tool.title, text=tool.text, when=tool.when))


def _yours(scene: AcademyScene, yours: AcademyYours, speaker: Speaker) -> Iterator[str]:
    text = speaker.text
    names = {wire.id: wire.name for wire in scene.wires}
    if yours.locked is not None:
        yield text(say("program-locked", action=yours.locked.name))
    for wire, peek in yours.peeks.items():
        name = names.get(wire, wire)
        for place, value in peek.cards.items():
            yield text(say("program-peek-card", place=place, wire=name, value=value))
        for place, state in peek.tiles.items():
            yield text(say("program-peek-tile", place=place, wire=name, value=TILES[state]))


def odds_of(told: BombChances, scene: AcademyScene, speaker: Speaker) -> list[str]:
    """Chances, for each wire: the next card, and what would come of a cut."""
    names, lines = {wire.id: wire.name for wire in scene.wires}, []
    for wire in told.wires:
        chances = [say("program-mcp-chance", value=value, chance=chance) for value, chance in wire.next.items()]
        name = names.get(wire.wire, wire.wire)
        said = [speaker.text(say("program-mcp-bomb-odds", wire=name, chances=tuple(chances)))]
        for cut in wire.cuts:
            points, explodes = speaker.number(cut.points, 1), speaker.percent(cut.explodes)
            said.append(
                speaker.text(say("program-mcp-bomb-cut", cutters=cut.cutters, explodes=explodes, points=points))
            )
        lines.append("; ".join(said))
    return lines
