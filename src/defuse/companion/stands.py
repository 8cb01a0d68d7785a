"""Who gets which stands, wires and tokens, read off a set-up."""

from __future__ import annotations

from collections import Counter

from defuse.busters.board import NOBODY
from defuse.busters.causes import TokenCause
from defuse.busters.characters import personal_id
from defuse.busters.events import Dealt, TokenPlaced, TokenPlacedBeside
from defuse.busters.rules.absences import AbsentOpening
from defuse.busters.rules.apart import DealtApart, SeparateDeal
from defuse.busters.rules.dark import Dark
from defuse.busters.rules.false_tokens import FalseTokens
from defuse.busters.rules.guessing_events import HandsDealt
from defuse.busters.rules.hidden_characters import HiddenCharacters
from defuse.busters.rules.marks import CountTokens, ParityTokens
from defuse.busters.rules.oxygen import Oxygen
from defuse.busters.rules.random_tokens import TokenDrawn
from defuse.busters.rules.roles import Role
from defuse.busters.rules.weakest_link import SecretsDealt
from defuse.busters.wires import RED
from defuse.companion.pieces import SeatLaid, StandLaid, TokensLaid
from defuse.companion.sample import SEED, Sample, sample
from defuse.words import Message, Speaker, say

SEEDS = (SEED, "a second set-up", "a third set-up")
"""What a seat can place depends on its hand: the most of several set-ups is what it places."""


def seat_name(seat: int, players: int) -> Message:
    """What a seat is called at a table where nobody has a name."""
    return say("companion-seat", seat=seat, last=seat == players - 1 and players > 2)


def seats_of(found: Sample, speaker: Speaker) -> tuple[SeatLaid, ...]:
    """What each player gets, the captain first."""
    players = found.board.players
    oxygen = found.rule(Oxygen)
    apart = _apart(found)
    deal = found.rule(SeparateDeal)
    colour = "" if deal is None else "red" if deal.value == RED else "yellow"
    tokens = opening_tokens(found)
    return tuple(
        [
            SeatLaid(
                name=speaker.text(seat_name(seat, players)),
                stands=stands_of(found, seat),
                apart=colour if apart[seat] else "",  # type: ignore[arg-type]
                apart_count=apart[seat],
                tokens=tokens[seat],
                character=_has_character(found, seat),
                oxygen=oxygen.held[seat] if oxygen is not None and any(oxygen.held) else None,
                secret=tuple([speaker.text(each) for each in _secret(found, seat)]),
            )
            for seat in range(players)
        ]
    )


def stands_of(found: Sample, seat: int) -> tuple[StandLaid, ...]:
    """The stands of a seat."""
    dealt = found.first(Dealt)
    assert dealt is not None
    stands = [stand for stand, owner in zip(dealt.stands, dealt.owners, strict=True) if owner == seat]
    sealed = {stand for _, places in dealt.apart for stand in places}
    one_of_two = len(stands) > 1 and len({wire for stand in stands for wire in stand} & {*dealt.flipped}) == 1
    laid: list[StandLaid] = []
    for stand in stands:
        # Which of two stands has the flipped wire is drawn; the picture shows it on the last one.
        loose = {*dealt.loose} if not one_of_two else {stands[-1][-1]}
        ends = [end for end, wire in (("left", stand[0]), ("right", stand[-1])) if wire in loose]
        flipped = any(wire in dealt.flipped for each in stands for wire in each)
        laid.append(
            StandLaid(
                wires=len(stand),
                ends=tuple(ends),  # type: ignore[arg-type]
                flipped=bool(ends) and flipped,
                sealed=bool(ends) and dealt.stands.index(stand) in sealed,
            )
        )
    return tuple(laid)


def robots_wires(found: Sample) -> int:
    """How many wires nobody's stand has."""
    dealt = found.first(Dealt)
    assert dealt is not None
    return sum(len(stand) for stand, owner in zip(dealt.stands, dealt.owners, strict=True) if owner == NOBODY)


def opening_tokens(found: Sample) -> list[int]:
    """How many tokens each seat places before the first turn."""
    most = [0] * found.board.players
    for seed in SEEDS:
        placed = Counter(
            event.by
            for event in sample(found.mission.number, found.board.players, seed).events
            if isinstance(event, TokenPlaced | TokenPlacedBeside) and event.why == TokenCause.OPENING
        )
        most = [max(before, placed[seat]) for seat, before in enumerate(most)]
    false = found.rule(FalseTokens)
    # One player, whom the lot will name, places more than the others.
    return [min(1, count) for count in most] if false is not None and false.role else most


def tokens_of(found: Sample, speaker: Speaker) -> TokensLaid:
    """What is placed before the first turn, and how."""
    false = found.rule(FalseTokens)
    kind = "count" if found.rule(CountTokens) else "parity" if found.rule(ParityTokens) else "number"
    how = "choice"
    if not any(opening_tokens(found)):
        kind = how = "none"
    elif false is not None:
        how = "false"
    elif found.rule(AbsentOpening) is not None:
        how = "absent"
    elif found.rule(Dark) is not None:
        how = "beside"
    elif len(found.every(TokenDrawn)) == sum(opening_tokens(found)):
        how = "lot"
    one = bool(false is not None and false.role)
    text = say("companion-tokens", kind=kind, how="liar" if one else how, count=max(opening_tokens(found)))
    return TokensLaid(kind=kind, how=how, text=speaker.text(text))  # type: ignore[arg-type]


def _apart(found: Sample) -> list[int]:
    """How many wires each seat gets before all others are dealt."""
    dealt = found.first(DealtApart)
    counts = [0] * found.board.players
    for stands in () if dealt is None else dealt.places:
        counts[dealt.owners[stands[0]]] += 1  # type: ignore[union-attr]
    return counts


def _has_character(found: Sample, seat: int) -> bool:
    """Whether a seat has one; where the lot says who goes without, everybody gets a card first."""
    role = found.rule(Role)
    dealt = found.rule(HiddenCharacters) is not None or (role is not None and role.by_lot)
    return dealt or found.board.rule(personal_id(seat)) is not None


def _secret(found: Sample, seat: int) -> list[Message]:
    """What a seat gets face down beside its wires."""
    hands, secrets = found.first(HandsDealt), found.first(SecretsDealt)
    said: list[Message] = []
    if hands is not None:
        said.append(say("companion-secret-numbers", count=len(hands.hands[seat])))
    if secrets is not None:
        said += [say("companion-secret-character"), say("companion-secret-constraint")]
    return said
