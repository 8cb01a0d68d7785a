"""Answers: what to protect, where to peek, which tool to take, which drawn card to use."""

from __future__ import annotations

from defuse.academy.acts import LookAway, PeekCards, PeekTiles, Protect, TakeTool
from defuse.academy.asks import DrawnAsk, PeekAsk, ProtectAsk, ToolAsk
from defuse.academy.board import CARD_BASE
from defuse.academy.rules.explosion import LOSS
from defuse.academy.tools.x_ray import PickCard
from defuse.bots.academy.mind import Mind
from defuse.bots.academy.tools import RANKING
from defuse.kernel import Act

NEAR = 6
"""From so many spaces before the first tile on, it matters where the BOOM is."""


def answer(mind: Mind) -> Act | None:
    """What to answer to a question that is no window and no choice of an action."""
    match mind.board.ask:
        case ProtectAsk():
            return Protect(seat=mind.seat, wire=protect(mind))
        case PeekAsk():
            return peek(mind)
        case ToolAsk():
            rank = {tool: place for place, tool in enumerate(RANKING)}
            return TakeTool(seat=mind.seat, tool=min(mind.board.display, key=lambda tool: rank.get(tool, len(rank))))
        case DrawnAsk() as ask:
            return PickCard(seat=mind.seat, card=max(ask.cards, key=lambda card: drawn_worth(mind, ask.wire, card)))
    return None


def protect(mind: Mind) -> str:
    """The wire whose cutters would gain most, those who are ahead counted more."""
    board = mind.board
    top = max(1, max(board.scores))

    def left(name: str) -> float:
        gains = mind.odds.round(board.actions, (*board.protected, name))
        return sum([(0.5 + board.scores[seat] / top) * gain for seat, gain in enumerate(gains) if seat != mind.seat])

    return min(board.colours, key=left)


def peek(mind: Mind) -> Act:
    """Tiles of a wire that is close to them, or upcoming cards where they matter most; Mirror if two are close."""
    board = mind.board
    close = []
    for wire in board.wires:
        unknown = sum([0.0 < chance < 1.0 for chance in mind.odds.boom(wire.name)])
        if unknown and wire.trigger + NEAR > wire.track:
            close.append((wire.trigger - wire.track + wire.chain, wire.name))
    if len(close) > 1:
        for form in mind.forms:
            if form.using:
                return form.nth(0)
    if close:
        return PeekTiles(seat=mind.seat, wire=max(close)[1])
    decks = [wire for wire in board.wires if wire.deck and len(mind.odds.next_cards(wire.name)[0]) > 1]
    if not decks:
        decks = [wire for wire in board.wires if wire.deck]
    if not decks:
        return LookAway(seat=mind.seat)
    free = (*board.hands[mind.seat], *board.played[mind.seat][:1])
    best = sorted(decks, key=lambda wire: (wire.name in free, wire.trigger - wire.track), reverse=True)
    chosen = [wire.name for wire in best[:2]]
    act = PeekCards(seat=mind.seat, wires=tuple([name for name in board.colours if name in chosen]))
    if any(form.has(act) for form in mind.forms):
        return act
    return PeekTiles(seat=mind.seat, wire=chosen[0])


def drawn_worth(mind: Mind, name: str, card: int) -> float:
    """What a drawn card brings: its points, or an explosion."""
    board = mind.board
    wire = board.wire(name)
    value = mind.observation.faces[card] - CARD_BASE
    booms = mind.odds.boom(name)
    reached = min(max(wire.trigger + value - wire.track, 0), len(booms))
    gone = sum(booms[:reached])
    points = value + wire.chain + 1 + board.bonus(name)
    return (1.0 - gone) * points - gone * min(LOSS, board.scores[mind.seat])
