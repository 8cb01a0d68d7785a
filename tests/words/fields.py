"""Which fields of what the server sends are texts that people read, and which are codes, the same in all languages.

A new field has to be put into one of the lists. Keys of objects are always codes.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct, inspect

from defuse.academy.components import WIRES
from defuse.server.schema import server_message
from defuse.server.wire import crews, rest, reviews

ROOTS = (
    *(server_message(), rest.Seated, rest.TableInfo, rest.Catalogue, rest.Problem, rest.Health),
    *(crews.CrewJoined, crews.InviteSeen, crews.CrewSeen, crews.GamesPage, crews.CrewStatistics),
    *(crews.MissionRates, crews.DailySeen, crews.ChallengeSeen, crews.CampaignSeen),
    *(reviews.ReviewLink, reviews.ReviewSeen, reviews.FindingsSeen, reviews.ProofSeen, reviews.ToReaderMessage),
)

TEXTS = frozenset(
    [
        "MissionCard.title",
        "MissionCard.box",
        "MissionCard.story",
        "MissionCard.setup",
        "MissionCard.goal",
        "MissionCard.questions",
        "MissionCard.wires",
        "GameCard.title",
        "GameCard.text",
        "GameCard.bots",
        "Catalogue.bots",
        "SeatInfo.name",
        "WatcherSeen.name",
        "Watching.name",
        "Lobby.closed",
        "Lobby.bot_texts",
        "TableInfo.closed",
        "EventSeen.text",
        "EventSeen.speak",
        "AskSeen.text",
        "FormSeen.label",
        "FormSeen.text",
        "FieldSeen.title",
        "ItemSeen.label",
        "ItemSeen.text",
        "ItemSeen.timing",
        "ItemSeen.gear",
        "BarredSeen.label",
        "BarredSeen.text",
        "BarredSeen.timing",
        "BarredSeen.gear",
        "BarredSeen.why",
        "May.talk_why",
        "May.talk_note",
        "SignSeen.text",
        "CharacterSeen.title",
        "CharacterSeen.text",
        "StandSeen.name",
        "WireSeen.name",
        "NumberSeen.notes",
        "EquipmentSeen.title",
        "EquipmentSeen.text",
        "EquipmentSeen.timing",
        "EquipmentSeen.state_text",
        "Card.title",
        "Card.text",
        "Card.label",
        "Cards.title",
        "Track.spaces",
        "Track.marks",
        "Track.at",
        "Track.title",
        "Counter.title",
        "Map.rows",
        "Map.title",
        "Timer.title",
        "Note.text",
        "Note.title",
        "Scene.asked",
        "Scene.now",
        "Ending.why",
        "ActionSeen.name",
        "ToolSeen.title",
        "ToolSeen.text",
        "ToolSeen.when",
        "WireOfBomb.name",
        "PlateSeen.text",
        "AcademyScene.phase",
        "AcademyScene.asked",
        "AcademyEnding.why",
        "Said.name",
        "Said.text",
        "Refused.why",
        "WireProofStep.text",
        "Reason.text",
        "Error.text",
        "Problem.text",
        "BoxSeen.title",
        "CrewGameSeen.title",
        "CrewGameSeen.why",
        "CrewTable.title",
        "MissionRates.bots_played",
        "BranchSeen.text",
        "ReviewSeat.name",
        "ReviewAct.why",
        "ReviewSeen.branch",
        "ChoiceSeen.text",
        "ChoiceSeen.odds",
        "DecisionSeen.heading",
        "DecisionSeen.text",
        "FindingsSeen.summary",
        "FindingsSeen.remarks",
        "ProofStep.text",
        "ProofSeen.text",
        "ReaderSeen.name",
        "Denied.why",
        "Trouble.text",
    ]
)

CODES = frozenset(
    [
        "Lobby.table",
        "Lobby.crew",
        "SeatInfo.member",
        "TableInfo.crew",
        "CrewJoined.crew",
        "CrewJoined.member",
        "CrewJoined.token",
        "CrewJoined.recovery",
        "InviteSeen.crew",
        "InviteSeen.name",
        "CrewSeen.crew",
        "CrewSeen.name",
        "CrewSeen.you",
        "CrewSeen.link",
        "CrewSeen.ends_by",
        "CrewSeen.recovery",
        "MemberSeen.id",
        "MemberSeen.name",
        "CrewPlayer.name",
        "CrewPlayer.member",
        "CrewPlayer.bot",
        "CrewGameSeen.id",
        "CrewGameSeen.game",
        "CrewGameSeen.review",
        "CrewGameSeen.note",
        "CrewTable.table",
        "CrewTable.names",
        "DealResult.crew",
        "DailySeen.day",
        "DailySeen.running",
        "ChallengeSeen.challenge",
        "ChallengeSeen.link",
        "ChallengeSeen.crew",
        "ChallengeSeen.running",
        "Lobby.commitment",
        "Lobby.key",
        "Dealing.commitment",
        "Dealing.agreed",
        "DealTold.commitment",
        "DealTold.agreed",
        "DealTold.secret",
        "Part.part",
        "Promised.promise",
        "Lobby.bots",
        "MissionCard.game",
        "GameCard.game",
        "SeatInfo.letter",
        "SeatInfo.bot",
        "SeatedHere.token",
        "Seated.table",
        "Seated.token",
        "Seated.link",
        "TableInfo.table",
        "TableInfo.commitment",
        "EventSeen.kind",
        "EventSeen.values",
        "EventSeen.card",
        "FormSeen.id",
        "FormSeen.verb",
        "FormSeen.cards",
        "FieldSeen.name",
        "FieldSeen.kind",
        "FieldSeen.only",
        "ItemSeen.id",
        "ItemSeen.value",
        "BarredSeen.id",
        "BarredSeen.value",
        "SignSeen.id",
        "CharacterSeen.id",
        "Face.text",
        "Face.value",
        "MarkerSeen.prints",
        "EquipmentSeen.id",
        "EquipmentSeen.label",
        "NeedSeen.value",
        "Cards.rule",
        "Track.rule",
        "Counter.rule",
        "Map.rule",
        "Timer.rule",
        "Note.rule",
        "Ending.seed",
        "Fatal.values",
        "Fatal.verb",
        "Ending.replay",
        "ActionSeen.id",
        "ToolSeen.id",
        "WireOfBomb.id",
        "BombWireOdds.wire",
        "AcademyEnding.seed",
        "AcademyEnding.replay",
        "Accepted.id",
        "Refused.id",
        "Odds.id",
        "WireProof.id",
        "WireProof.value",
        "Reason.id",
        "Pong.id",
        "Problem.code",
        "Health.version",
        "Health.engine",
        "Health.failed",
        "BranchSeen.lesson",
        "BranchSeen.review",
        "ReviewLink.review",
        "ReviewLink.link",
        "ReviewSeat.letter",
        "ReviewSeat.bot",
        "ReviewSeen.review",
        "ReviewSeen.game",
        "ChoiceSeen.values",
        "ChoiceSeen.action",
        "HeldSeen.value",
        "ProofSeen.value",
        "LookedAt.view",
        "LookedAt.tab",
        "Granted.id",
        "Denied.id",
        "Here.id",
    ]
)

MIXED: dict[str, frozenset[str]] = {
    "WireSeen.tokens": frozenset(["yellow"]),
    "StandSeen.beside": frozenset(["yellow"]),
    "EventSeen.mark": frozenset([*WIRES, "yellow"]),
}
"""Texts but for a few codes, which clients draw."""


def is_text(field: str, value: str) -> bool:
    """Whether people read what is in a field."""
    return field in TEXTS or (field in MIXED and value not in MIXED[field])


def string_fields() -> set[str]:
    """All fields with strings in what the server sends, as `Struct.field`."""
    found: set[str] = set()
    seen: set[type] = set()
    for root in ROOTS:
        _collect(inspect.type_info(root), found, seen)
    return found


def _collect(kind: inspect.Type, found: set[str], seen: set[type]) -> None:
    if isinstance(kind, inspect.StructType) and kind.cls not in seen:
        seen.add(kind.cls)
        for field in kind.fields:
            if _has_strings(field.type):
                found.add(f"{kind.cls.__name__}.{field.name}")
            _collect(field.type, found, seen)
    for part in _parts(kind):
        _collect(part, found, seen)


def _has_strings(kind: inspect.Type) -> bool:
    return isinstance(kind, inspect.StrType) or any(_has_strings(part) for part in _parts(kind))


def _parts(kind: inspect.Type) -> list[inspect.Type]:
    """The types inside a type, keys of objects left out."""
    if isinstance(kind, inspect.UnionType):
        return list(kind.types)
    if isinstance(kind, inspect.TupleType):
        return list(kind.item_types)
    if isinstance(kind, inspect.VarTupleType | inspect.ListType):
        return [kind.item_type]
    return [kind.value_type] if isinstance(kind, inspect.DictType) else []


def strings(value: Any, field: str = "") -> Iterator[tuple[str, str]]:
    """All strings in something that was sent, each with the field it is in."""
    if isinstance(value, str):
        yield field, value
    elif isinstance(value, Struct):
        for name in value.__struct_fields__:
            yield from strings(getattr(value, name), f"{type(value).__name__}.{name}")
    elif isinstance(value, dict):
        for each in value.values():
            yield from strings(each, field)
    elif isinstance(value, tuple | list):
        for each in value:
            yield from strings(each, field)


def texts(value: Any) -> Iterator[tuple[str, str]]:
    """The texts in something that was sent. Literal types are codes, too."""
    return ((field, text) for field, text in strings(value) if is_text(field, text))


def untexted(value: Any, field: str = "") -> Any:
    """What was sent as plain data, without its texts: what has to be the same in all languages."""
    if isinstance(value, str):
        return "" if is_text(field, value) else value
    if isinstance(value, Struct):
        kind = type(value)
        found = {name: untexted(getattr(value, name), f"{kind.__name__}.{name}") for name in value.__struct_fields__}
        return {"": kind.__name__, **found}
    if isinstance(value, dict):
        return {key: untexted(each, field) for key, each in value.items()}
    return [untexted(each, field) for each in value] if isinstance(value, tuple | list) else value


def decoded(data: bytes) -> Any:
    """Something that the server sent over the WebSocket."""
    return _DECODER.decode(data)


_DECODER = msgspec.json.Decoder(ROOTS[0], strict=True)
