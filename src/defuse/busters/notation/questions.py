"""Questions with which a written table waits: for a turn, for its second step, for whoever takes it, for a token.

Which question it is follows from the table and from a few words in the first line; `waits` puts it on the stack with
what comes behind it. `header` has the words for a question that waits, or says that there are none.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from defuse.busters.asks import OpeningAsk, TurnAsk
from defuse.busters.board import Board
from defuse.busters.causes import TokenCause
from defuse.busters.events import Settled, TableReady, TurnEnded, TurnStarted
from defuse.busters.notation.draft import Draft
from defuse.busters.notation.lines.values import read_mark, read_seconds, write_mark
from defuse.busters.notation.places import Places, read_seat
from defuse.busters.rules.absences import AbsenceAsk
from defuse.busters.rules.beside import BESIDE, TokenAsk
from defuse.busters.rules.flip_and_cut import FlipAndCut
from defuse.busters.rules.number_turns import DesignateAsk, NumberTurns
from defuse.busters.rules.oxygen_gift import GivenOxygen
from defuse.busters.rules.race import Race, RaceAsk, TurnFree
from defuse.busters.rules.random_tokens import OpeningByLot, TokenDue
from defuse.busters.rules.sums import SumsAndDifferences
from defuse.busters.rules.volunteers import VolunteerAsk, Volunteers
from defuse.busters.view import Table
from defuse.busters.wires import seat_name
from defuse.kernel import Act, Ask, Pass, React, Rule, Step
from defuse.words import Said, Seat, say

NOBODY = "none"
"""As the one who cuts: nobody has called, and the captain has to pick."""


def waits(draft: Draft, table: Table) -> tuple[Step, ...]:
    """The steps that lie on the stack of a written table, the next one last."""
    if "opening" in draft.header:
        return tuple(reversed(_opening(draft, table)))
    rule = table.rule("turns")
    if rule is None:
        raise draft.error_at("turn", say("notation-no-turns"))
    steps = _turn(draft, table, rule)
    asked = [seat for step in steps if isinstance(step, TurnAsk) for seat in step.seats]
    if not isinstance(rule, Volunteers):  # there a captain without wires goes on turning up cards (C16)
        begun = [step.event for step in steps if isinstance(step, React)]
        asked += [event.seat for event in begun if isinstance(event, TurnStarted)]
    for seat in asked:
        if not Places(table.public).hand(seat):
            raise draft.error_at("turn", say("notation-turn-without-wires", seat=Seat(seat)))
    return tuple(reversed(steps))


def header(board: Board) -> Iterator[str]:
    """The words of the first line that tell which question waits."""
    ask = board.ask
    if ask is None or ask.answered:
        raise _no_turn(ask)
    seat = seat_name(ask.seats[0])
    match ask:
        case OpeningAsk() | AbsenceAsk():
            yield f"opening {seat}"
            return
        case TokenAsk(why="opening"):
            yield f"opening {seat}"
            yield f"draws {write_mark(ask.mark)}"
            return
        case TurnAsk() | RaceAsk() | VolunteerAsk() | DesignateAsk():
            pass
        case _:
            raise _no_turn(ask)
    if board.turn != board.captain:
        yield f"turn {seat_name(board.turn)}"
    rule = board.rule("turns")
    if isinstance(rule, NumberTurns) and isinstance(ask, TurnAsk) and (ask.values or isinstance(rule, Volunteers)):
        yield f"cutter {seat}"
    if isinstance(rule, Volunteers) and isinstance(ask, DesignateAsk):
        yield f"cutter {NOBODY}"
    if board.turns != 1:
        yield f"turns {board.turns}"
    if ask.until is not None and ask.until != _until(board):
        yield f"until {ask.until!r}"


def _no_turn(ask: Ask | None) -> Said:
    if ask is None:
        return Said(say("notation-waits-for-nothing"))
    return Said(say("notation-waits-for-another", ask=type(ask).__name__))


# Opening tokens.


def _opening(draft: Draft, table: Table) -> list[Step]:
    """The questions for opening tokens, from that of the named seat on."""
    said = draft.header["opening"]
    seat = read_seat(said, table.public.players)
    opening = table.rule("opening")
    follows = [] if opening is None else [step for step in opening.after(table, TableReady()) if step is not None]
    if "draws" in draft.header:
        asked = _drawn(draft, table, seat, follows)
        if asked:
            return asked
    else:
        while follows and not (isinstance(follows[0], OpeningAsk | AbsenceAsk) and seat in follows[0].seats):
            follows.pop(0)
        if follows:
            return follows
    id = "notation-no-such-opening" if "draws" in draft.header else "notation-no-opening"
    raise said.error(say(id, seat=Seat(seat), mission=table.public.mission))


def _drawn(draft: Draft, table: Table, seat: int, follows: list[Step]) -> list[Step]:
    """The question where a token that was drawn by lot belongs, and what comes behind it."""
    rules = table.public.rules
    by_lot = [rule for rule in rules if isinstance(rule, OpeningByLot) and rule.draws(table.public, seat)]
    if not by_lot:
        return []
    mark = read_mark(draft.header["draws"])
    ask = TokenAsk(seats=(seat,), rule=BESIDE, mark=mark, why=TokenCause.OPENING)
    if by_lot[0].id != "opening":  # the opening itself comes after that
        return [ask, React("opening", TableReady())]
    while follows and not (isinstance(follows[0], TokenDue) and follows[0].seat == seat):
        follows.pop(0)
    return [ask, *follows[1:]]


# Turns.


def _turn(draft: Draft, table: Table, rule: Rule) -> list[Step]:
    """The question of a turn, and what comes behind it."""
    board = table.public
    turn = board.turn
    if isinstance(rule, Race) and rule.taken is None:
        return [React(rule.id, TurnFree(rule.last))]
    if isinstance(rule, NumberTurns) and (rule.number or "cutter" in draft.header):
        return _number_turn(draft, table, rule)
    values = _second_step(board, rule)
    if values:
        ask = TurnAsk(seats=(turn,), rule="turns", open=True, values=values)
        return [ask, Settled(turn), TurnEnded(turn)]
    # Not the event itself: this turn has begun already, and every rule but one has done what it does then.
    return [React(rule.id, TurnStarted(turn))]


def _second_step(board: Board, rule: Rule) -> tuple[int, ...]:
    """The values of which one has to be cut, where a turn has two steps and the first one is done."""
    if isinstance(rule, FlipAndCut) and rule.number:
        return (rule.number,)
    if isinstance(rule, SumsAndDifferences) and rule.values:
        return rule.values
    paid = next((other.paid for other in board.rules if isinstance(other, GivenOxygen)), None)
    return () if paid is None else (paid,)


def _number_turn(draft: Draft, table: Table, rule: NumberTurns) -> list[Step]:
    """A number lies open: who cuts it?"""
    turn = table.public.turn
    said = draft.header.get("cutter")
    if said is not None and said.text != NOBODY:
        cutter = read_seat(said, table.public.players)
        ask = next(step for step in rule.takes_on(cutter) if isinstance(step, TurnAsk))
        return [ask, Settled(cutter if isinstance(rule, Volunteers) else turn), TurnEnded(turn)]
    if not isinstance(rule, Volunteers):
        ask_whom = DesignateAsk(seats=(turn,), rule=rule.id, open=True, value=rule.number)
        return [ask_whom, Settled(turn), TurnEnded(turn)]
    if said is not None:
        return [rule.captain_picks(table)]
    ask_all = rule.volunteers(table)
    if "until" in draft.header and isinstance(ask_all, VolunteerAsk):
        ask_all = replace(ask_all, until=read_seconds(draft.header["until"]))
    return [ask_all]


def check_declined(draft: Draft, ask: Ask | None, sealed: tuple[Act, ...]) -> None:
    """Only those who are asked can have declined in secret, and not all of them: then the question is over."""
    declined = {act.seat for act in sealed if isinstance(act, Pass)}
    if not declined:
        return
    said = draft.state["declined"][0].start
    asked = set(ask.seats) if ask is not None and ask.discreet else set()
    wrong = sorted(declined - asked)
    if wrong:
        raise said.error(say("notation-nobody-waits", seat=Seat(wrong[0])))
    if declined == asked:
        raise said.error(say("notation-all-declined"))


def _until(board: Board) -> float | None:
    """When the time for an answer is usually up."""
    rule = board.rule("turns")
    return board.clock + rule.seconds if isinstance(rule, Volunteers) and rule.seconds is not None else None
