"""What the calculator answers to a table, in a few lines, as `docs/tables.md` has it."""

from __future__ import annotations

from defuse.busters.wires import value_of, word
from defuse.busters.words import place_name
from defuse.calculator.busters.answer import Answer, answer_of
from defuse.cli.games.busters.odds.picture import percent
from defuse.kernel import Observation
from defuse.odds import Call
from defuse.odds.calls import is_certain
from defuse.words import ENGLISH


def answer_lines(seen: Observation) -> list[str]:
    """The safest call, what else is certain, the solo cuts, the best guess, and the number of deals."""
    answer = answer_of(seen)
    safest = answer.calls[0]
    certain = [call for call in answer.calls if is_certain(call) and call is not safest]
    guess = next((call for call in answer.calls if call.hit and not is_certain(call)), None)
    lines = [f"safest: {_words(answer, safest)}"]
    if certain:
        lines.append(f"{'also certain' if is_certain(safest) else 'certain'}: {_by_value(answer, certain)}")
    if answer.solos:
        lines.append(f"solo cut: {', '.join([word(value_of(seen.faces[wires[0]])) for wires in answer.solos])}")
    if guess is not None and guess is not safest:
        lines.append(f"best guess: {_words(answer, guess)}")
    return [*lines, f"deals: {answer.odds.deals:,}"]


def _words(answer: Answer, call: Call) -> str:
    where = ENGLISH.word(place_name(answer.odds.board, call.targets[0]))
    chance = "certain" if is_certain(call) else percent(call.hit)
    danger = f", explodes {percent(call.explode)}" if call.explode else ""
    return f"{word(call.values[0])} at {where}, {chance}{danger}"


def _by_value(answer: Answer, calls: list[Call]) -> str:
    """Some calls in a few words, as in `5 at B1.3; 6 at B1.4, B1.5`."""
    places: dict[int, list[str]] = {}
    for call in calls:
        places.setdefault(call.values[0], []).append(ENGLISH.word(place_name(answer.odds.board, call.targets[0])))
    return "; ".join([f"{word(value)} at {', '.join(names)}" for value, names in places.items()])
