"""A table in words, and what may be done there: for language models, and for people who read along.

All of it is made of messages of the server; whoever has these has nothing to learn from it.
"""

from __future__ import annotations

from collections.abc import Sequence

from defuse.client.filling import how_many, items_of
from defuse.games import UnknownGame
from defuse.server.games import box_named
from defuse.server.games.in_words import plain_lines
from defuse.server.speakers import speaker as speaker_of
from defuse.server.wire.forms import FieldSeen, FormSeen, ItemSeen
from defuse.server.wire.messages import Frame, Lobby
from defuse.server.wire.options import SeatInfo
from defuse.words import Message, Speaker, languages, say

BARRED_MOST = 12
"""So many of the things that cannot be chosen are told, with their reasons."""


def speaker_for(lobby: Lobby | None, lang: str) -> Speaker:
    """Who puts things into words at a table."""
    names = () if lobby is None else tuple([seat.name for seat in lobby.seats])
    return speaker_of(lang if lang in languages() else "en", names)


def table_words(lobby: Lobby | None, frame: Frame | None, lang: str = "en") -> str:
    """The table as a seat sees it: who sits there, the question, and all that lies on the table."""
    speaker = speaker_for(lobby, lang)
    lines: list[str] = []
    if lobby is not None:
        card = lobby.mission
        lines.append(
            card.title if card.whole else speaker.text(say("program-mission", number=card.number, title=card.title))
        )
        seats = tuple([speaker.text(_seat(seat, lobby.you.seat)) for seat in lobby.seats])
        lines.append(speaker.text(say("program-people", seats=seats)))
    if frame is None or (lobby is not None and lobby.state == "lobby"):
        return "\n".join([*lines, speaker.text(say("program-no-game"))])
    ending = getattr(frame.scene, "ending", None)
    if ending is not None:
        lines.append(speaker.text(say("program-over", text=ending.why)))
    else:
        lines.append(speaker.text(_question(frame)))
    return "\n".join([*lines, *_scene(frame, speaker)])


def _seat(seat: SeatInfo, you: int | None) -> Message:
    if seat.kind == "open":
        return say("program-seat-open", letter=seat.letter)
    if seat.seat == you:
        return say("program-seat-you", letter=seat.letter, name=seat.name)
    if seat.bot:
        return say("program-seat-bot", letter=seat.letter, name=seat.name, bot=seat.bot)
    return say("program-seat", letter=seat.letter, name=seat.name)


def _question(frame: Frame) -> Message:
    asked = getattr(frame.scene, "asked", "")
    if frame.ask is not None and frame.ask.yours:
        return say("program-asked", text=frame.ask.text)
    return say("program-asked-nothing" if frame.forms else "program-not-asked", text=asked)


def _scene(frame: Frame, speaker: Speaker) -> list[str]:
    tag = type(frame.scene).__struct_config__.tag
    try:
        return box_named(str(tag)).lines(frame.scene, frame.yours, speaker)
    except UnknownGame:
        return plain_lines(frame.scene, speaker)


def option_words(forms: Sequence[FormSeen], lang: str = "en") -> str:
    """Forms as numbered options, and in each field numbered items: `choice_by_number` takes these numbers back."""
    speaker = speaker_of(lang if lang in languages() else "en")
    lines: list[str] = []
    for number, form in enumerate(forms, 1):
        id = "program-option-aside" if form.aside else "program-option"
        lines.append(speaker.text(say(id, number=number, label=form.label, text=form.text)))
        for field in form.fields:
            lines += [f"  {line}" for line in _field(field, speaker)]
    return "\n".join(lines) if lines else speaker.text(say("program-no-options"))


def _field(field: FieldSeen, speaker: Speaker) -> list[str]:
    text = speaker.text
    numbers = {item.id: number for number, item in enumerate(items_of(field), 1)}
    if field.only:
        chosen = [item for item in items_of(field) if item.id in field.only]
        items = tuple([text(_item(item, numbers[item.id])) for item in chosen])
        return [text(say("program-field-only", name=field.name, title=field.title, items=items))]
    lines = [text(say("program-field", name=field.name, title=field.title, many=how_many(field)))]
    several = len(field.groups) > 1 and (field.apart or field.most > 1)
    if several:
        lines[0] += " " + text(say("program-field-apart" if field.apart else "program-field-together"))
        for number, group in enumerate(field.groups, 1):
            items = tuple([text(_item(item, numbers[item.id])) for item in group.items])
            lines.append("  " + text(say("program-group", number=number, items=items)))
    else:
        lines.append("  " + ", ".join([text(_item(item, numbers[item.id])) for item in items_of(field)]))
    for barred in field.barred[:BARRED_MOST]:
        lines.append("  " + text(say("program-barred", label=barred.label, why=barred.why)))
    return lines


def _item(item: ItemSeen, number: int) -> Message:
    if item.text:
        return say("program-item-text", number=number, label=item.label, text=item.text)
    return say("program-item", number=number, label=item.label)
