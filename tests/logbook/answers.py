"""What the calculator answers to a table, in three lines, as `docs/tables.md` has it."""

from __future__ import annotations

from defuse.busters.wires import word
from defuse.busters.words import place_name
from defuse.cli.odds_answer import Answer, answer_of, is_certain
from defuse.cli.odds_picture import percent
from defuse.kernel import Observation
from defuse.odds import Call


def answer_lines(seen: Observation) -> list[str]:
    """The safest call, the best guess, and the number of deals."""
    answer = answer_of(seen)
    safest = answer.calls[0]
    guess = next((call for call in answer.calls if call.hit and not is_certain(call)), None)
    lines = [f"safest: {_words(answer, safest)}"]
    if guess is not None and guess is not safest:
        lines.append(f"best guess: {_words(answer, guess)}")
    return [*lines, f"deals: {answer.odds.deals:,}"]


def _words(answer: Answer, call: Call) -> str:
    where = place_name(answer.odds.board, call.targets[0])
    chance = "certain" if is_certain(call) else percent(call.hit)
    danger = f", explodes {percent(call.explode)}" if call.explode else ""
    return f"{word(call.values[0])} at {where}, {chance}{danger}"
