"""The scene of Bomb Busters in words."""

from __future__ import annotations

from collections.abc import Iterator

from defuse.server.games.busters.scenes import (
    EquipmentSeen,
    Face,
    Scene,
    StandSeen,
    WireChances,
    WireSeen,
    Yours,
)
from defuse.server.games.in_words import panel_lines
from defuse.words import Message, Seat, Speaker, Text, say

RULES = (
    say("program-rules-busters"),
    say("program-rules-busters.line-1"),
    say("program-rules-busters.line-2"),
    say("program-rules-busters.line-3"),
    say("program-rules-busters.line-4"),
    say("program-rules-busters.line-5"),
    say("program-rules-busters.line-6"),
    say("program-rules-busters.line-7"),
    say("program-rules-busters.line-8"),
    say("program-rules-busters.line-9"),
)
"""How it is played, in short."""

MARKERS = {"yellow": say("program-yellow"), "red": say("program-red")}


def lines_of(scene: Scene, yours: Yours, speaker: Speaker) -> list[str]:
    """The table as a seat sees it."""
    return [*_table(scene, speaker), *_stands(scene, yours, speaker), *_cards(scene, yours, speaker)]


def _table(scene: Scene, speaker: Speaker) -> Iterator[str]:
    text = speaker.text
    if scene.now:
        yield scene.now
    if scene.dial is not None:
        yield text(say("program-dial", left=scene.dial.left, most=scene.dial.most))
    for seat in scene.seats:
        if seat.captain:
            yield text(say("program-captain", name=Seat(seat.seat)))
        if seat.character is not None:
            yield f"{speaker.alone(Seat(seat.seat))}: {seat.character.title}"
    if scene.numbers:
        said = [
            text(say("program-number", value=str(each.value), cut=each.cut, total=each.total))
            + (f" ({', '.join(each.notes)})" if each.notes else "")
            for each in scene.numbers
        ]
        yield text(say("program-numbers", numbers=tuple(said)))
    for marker in scene.markers:
        yellow, prints = marker.colour == "yellow", tuple(marker.prints)
        colour = "program-marker-yellow" if yellow else "program-marker-red"
        yield text(say(colour, count=marker.count, prints=prints, cut=marker.cut))


def _stands(scene: Scene, yours: Yours, speaker: Speaker) -> Iterator[str]:
    text = speaker.text
    for stand in scene.stands:
        wires = "; ".join([text(_wire(wire, yours)) for wire in stand.wires])
        whose = "program-stand-yours" if _mine(stand, yours) else "program-stand"
        yield text(say(whose, name=stand.name, wires=wires))
        if stand.beside:
            yield text(say("program-beside", tokens=stand.beside))
    for wire in scene.aside:
        yield f"{wire.name}: {text(_face(wire, yours))}"
    names = {wire.id: wire.name for stand in scene.stands for wire in stand.wires}
    for label in scene.labels:
        one, other = [names.get(wire, "?") for wire in label.wires]
        yield text(say("program-label-equal" if label.equal else "program-label-unequal", one=one, other=other))


def _mine(stand: StandSeen, yours: Yours) -> bool:
    return yours.seat is not None and stand.seat == yours.seat


def _wire(wire: WireSeen, yours: Yours) -> Message:
    more: list[Text] = [say("program-cut")] if wire.cut else []
    more += [say("program-token", mark=mark) for mark in wire.tokens]
    more += [say("program-loose")] if wire.loose else []
    more += [say("program-flipped")] if wire.flipped else []
    face = _face(wire, yours)
    if more:
        return say("program-wire-more", place=wire.place, face=face, more=tuple(more))
    return say("program-wire", place=wire.place, face=face)


def _face(wire: WireSeen, yours: Yours) -> Message:
    face: Face | None = yours.faces.get(str(wire.id), wire.face)
    if face is None:
        return say("program-unknown")
    if face.colour == "yellow":
        return say("program-colour-yellow", text=face.text)
    if face.colour == "red":
        return say("program-colour-red", text=face.text)
    return say("words-alone", what=face.text)


def _cards(scene: Scene, yours: Yours, speaker: Speaker) -> Iterator[str]:
    for card in (*scene.equipment, *scene.personal):
        yield _card(card, speaker)
    yield from panel_lines(scene.panels if yours.panels is None else yours.panels, speaker)


def _card(card: EquipmentSeen, speaker: Speaker) -> str:
    said = speaker.text(say("program-card", title=card.title, state=card.state_text or card.state, text=card.text))
    return said if card.seat is None else f"{speaker.alone(Seat(card.seat))}: {said}"


def odds_of(told: WireChances, scene: Scene, speaker: Speaker) -> list[str]:
    """Chances, a line for each wire, the likeliest value first."""
    names = {wire.id: wire.name for wire in (*(w for stand in scene.stands for w in stand.wires), *scene.aside)}
    lines = []
    for wire in told.wires:
        ordered = sorted(wire.values.items(), key=lambda each: (-each[1], each[0]))
        chances = tuple([say("program-mcp-chance", value=_value(value), chance=chance) for value, chance in ordered])
        name = names.get(wire.wire, str(wire.wire))
        lines.append(speaker.text(say("program-mcp-wire-odds", wire=name, chances=chances)))
    return lines


def _value(value: str) -> Text:
    return MARKERS.get(value, value)
