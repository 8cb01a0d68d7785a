"""Names and short phrases: places, cards, tokens, questions, and why a mission was lost."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from defuse.busters.asks import OpeningAsk, OwnerPicks, TurnAsk
from defuse.busters.board import Board, Specials, stand_names
from defuse.busters.card import Equipment
from defuse.busters.wires import word
from defuse.kernel import Ask

LOSSES = {
    "dial": "the dial ran out",
    "time": "the time was up",
    "red wire": "a red wire was hit",
    "nothing legal to do": "somebody had nothing legal to do",
}


def place_name(board: Board, wire: int) -> str:
    """The name of the place where a wire stands: B1.3 is the third wire of B's first stand."""
    for name, stand in zip(stand_names(board.owners), board.stands, strict=True):
        if wire in stand:
            return f"{name}.{stand.index(wire) + 1}"
    return "a wire set aside"


def card_title(board: Board, card: str) -> str:
    """What a card in play is called."""
    rule = board.rule(card)
    return rule.title if isinstance(rule, Equipment) else card


def mark_words(mark: str) -> str:
    """What a token shows, in words.

    >>> mark_words("5"), mark_words("x2"), mark_words("~5")
    ('5', '×2', 'not 5')
    """
    if mark.startswith("~"):
        return f"not {mark[1:]}"
    return f"×{mark[1:]}" if mark.startswith("x") else mark


def loss_words(why: str) -> str:
    """Why a mission was lost, in words."""
    return LOSSES.get(why, why)


def specials_words(specials: Specials) -> str:
    """The red or yellow wires as their markers show them: `1 of 5.5, 9.5` where it is open which of them it is."""
    prints = ", ".join(f"{kind // 10}.{kind % 10}" for kind in specials.kinds)
    return prints if specials.count == len(specials.kinds) else f"{specials.count} of {prints}"


def question(ask: Ask) -> str:
    """What the asked seat has to answer."""
    match ask:
        case TurnAsk(values=()) if type(ask) is TurnAsk:  # a mission's own kind says itself what it asks
            return "What do you do?"
        case TurnAsk() if ask.values:
            return f"Cut {alternatives(ask.values)}: which wires?"
        case OpeningAsk():
            return "Which of your wires do you show with your opening token?"
        case OwnerPicks(hit=True):
            return "The call is right: which of your matching wires is cut?"
        case OwnerPicks():
            return "The call is wrong: which of the wires pointed at gets your token?"
    # Every question says itself what it asks: with `words` where a name or a number belongs into it.
    return str(getattr(ask, "words", "") or ask.text)


def listed(names: Sequence[str]) -> str:
    """Names in a row.

    >>> listed(["A1.1", "A1.2", "B1.3"])
    'A1.1, A1.2 and B1.3'
    """
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}" if names else "nothing"


def alternatives(values: Iterable[int]) -> str:
    """Values to choose from: `5 or 7`."""
    return " or ".join(word(value) for value in values)
