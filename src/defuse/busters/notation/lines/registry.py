"""Which lines the kinds of rules have."""

from __future__ import annotations

from typing import Any

from defuse.busters.board import Board
from defuse.busters.card import EVERYBODY, Equipment
from defuse.busters.challenges import CHALLENGES
from defuse.busters.notation.lines.cards_and_places import (
    CARD_LINE,
    OXYGEN,
    ROLE,
    Figure,
    Free,
    Hits,
    LetGoBy,
    Results,
    numbers_turned,
)
from defuse.busters.notation.lines.constraints import BOUND, CHOSEN, DECK, PAIRED, RING, Covered
from defuse.busters.notation.lines.desk import rule_of
from defuse.busters.notation.lines.guessing import GUESSING, PRIZE_HANDS
from defuse.busters.notation.lines.line import FieldLine, Follows, Line, Need, PerSeat, in_play, opened
from defuse.busters.notation.lines.link import WEAKEST_LINK
from defuse.busters.notation.lines.story import SCRIPT
from defuse.busters.notation.lines.tokens import BESIDE, DARK, HEARD
from defuse.busters.notation.lines.values import (
    Choice,
    ConstraintTuple,
    Flag,
    Number,
    Numbers,
    Seat,
    SeatNumbers,
    Seats,
    Seconds,
    Tokens,
)
from defuse.busters.rules.all_at_once import AllAtOnce
from defuse.busters.rules.beside import BesideStands
from defuse.busters.rules.bunker import CARDS, Bunker
from defuse.busters.rules.bunker_map import STEPS, Step
from defuse.busters.rules.challenges import CALLED_SHOT, Challenges
from defuse.busters.rules.circus import Show
from defuse.busters.rules.commanders import RadarCommanders
from defuse.busters.rules.constraints import ConstraintCard, NoInformation
from defuse.busters.rules.countdown import Countdown
from defuse.busters.rules.covers import Covers
from defuse.busters.rules.dark import Dark
from defuse.busters.rules.dealer import Dealer
from defuse.busters.rules.flip_and_cut import FlipAndCut
from defuse.busters.rules.flooding import Flooding
from defuse.busters.rules.gifts import PAIR, Gifts, TokenDraft
from defuse.busters.rules.guessing import Guessing
from defuse.busters.rules.hand_me_downs import HandMeDowns
from defuse.busters.rules.nano import NanoDial, NanoPile
from defuse.busters.rules.nano_line import START, NanoLine
from defuse.busters.rules.number_deck import NumberDeck
from defuse.busters.rules.number_row import NumberRow
from defuse.busters.rules.number_turns import NumberTurns
from defuse.busters.rules.own_constraints import ChosenConstraints, ConstraintRing
from defuse.busters.rules.oxygen import Oxygen
from defuse.busters.rules.oxygen_gift import GivenOxygen
from defuse.busters.rules.prize_deck import NumberPrize, PrizeDeck
from defuse.busters.rules.race import Race
from defuse.busters.rules.roles import Role
from defuse.busters.rules.sequence import Sequence
from defuse.busters.rules.shared_constraint import ConstraintDeck, PairedConstraints
from defuse.busters.rules.speed import Race as SpeedRace
from defuse.busters.rules.speed import phase_of
from defuse.busters.rules.sums import SumsAndDifferences
from defuse.busters.rules.volunteers import Volunteers
from defuse.busters.rules.weakest_link import WeakestLink
from defuse.busters.script import Script
from defuse.busters.wires import BLUE_VALUES, YELLOW
from defuse.kernel import Rule

# What is usual where a table does not say it.


def _covers(board: Board, rule: Any, plain: Any) -> tuple[int, ...]:
    cards = [card for card in board.rules if isinstance(card, Equipment)]
    return tuple([number for card in cards for number, _ in card.cover])


def _laid(board: Board, rule: Any, plain: Any) -> int:
    return sum(isinstance(card, Equipment) and card.holder == EVERYBODY for card in board.rules)


def _pair_is_cut(board: Board, rule: Any, plain: Any) -> bool:
    return board.cut[YELLOW] >= PAIR


def _prize(board: Board, rule: Any, plain: Any) -> int:
    value = rule_of(board, AllAtOnce).value
    won = value and board.cut[value] == board.totals[value]
    return 0 if won else max(0, plain.left - board.rounds)


def _since(board: Board, rule: Any, plain: Any) -> float | None:
    return 0.0 if board.opened else None


def _faces(board: Board, rule: Any, plain: Any) -> str:
    in_left_half = START in rule.line and rule.line.index(START) < len(rule.line) // 2
    return "right" if in_left_half or not rule.line else "left"


def _open_card(board: Board, rule: Any) -> bool:
    script = rule_of(board, Script)
    return script is not None and script.phase == phase_of(len(rule.results) + 1)


def _out(board: Board, rule: Any, plain: Any) -> tuple[int, ...]:
    return (*((rule.number,) if rule.number else ()), *rule.sprint)


def _bowing(board: Board, rule: Any, plain: Any) -> bool:
    script = rule_of(board, Script)
    return any(cue.name == "ta-da" for cue in script.cues[: script.spoken])


def _step(board: Board, rule: Any, plain: Any) -> Step:
    phase = rule_of(board, Script).phase
    return Step(phase) if phase in STEPS else STEPS[0]


def _floor(board: Board, rule: Any, plain: Any) -> int:
    return int(STEPS.index(rule.step) > STEPS.index(Step.STAIRS))


def _number_turned(board: Board, rule: Any) -> bool:
    return board.opened and any(number not in board.validated for number in BLUE_VALUES)


NUMBER = Number(what="a number card")
LINES: dict[type[Rule], tuple[Line, ...]] = {
    Dealer: (Covered("captain", "equipment"),),
    Sequence: CARD_LINE,
    Race: (
        Free("free", ("taken",), "The next turn is free: whoever is first to say so takes it.", "free"),
        FieldLine("last", "last", Seat(), "Who acted last.", "last B"),
    ),
    Countdown: (
        Follows("clock", lambda board, rule, plain: board.clock),
        FieldLine("began", "since", Seconds(), "The second at which play began.", "began 12.5", usual=_since),
    ),
    Covers: (
        FieldLine(
            "covers",
            "numbers",
            Numbers(),
            "All number cards that were laid on equipment, if some have come off.",
            "covers 3 7 5 1",
            usual=_covers,
        ),
    ),
    BesideStands: BESIDE,
    Dark: DARK,
    Role: (ROLE,),
    NumberDeck: (
        *numbers_turned("The number card that lies open.", Need("the number card that lies open")),
        Follows("turned", _laid),
    ),
    NumberTurns: numbers_turned("The number card that was turned up in this turn."),
    RadarCommanders: (*numbers_turned("The number card that was turned up in this turn."), HEARD),
    Volunteers: (
        *numbers_turned("The number card that lies open.", Need("the number card that lies open", _number_turned)),
        FieldLine("failed", "failed", Seats(), "Who called for this number in vain.", "failed B C"),
        LetGoBy(
            "declined",
            (),
            "Who has declined; in a view at most the seat itself, since nobody else knows.",
            "declined A",
        ),
    ),
    Gifts: (
        FieldLine(
            "gifts",
            "done",
            Choice({"given": True, "waiting": False}),
            "Whether the gifts are given, if that does not follow from the cut yellows.",
            "gifts given",
            usual=_pair_is_cut,
        ),
    ),
    TokenDraft: (
        FieldLine(
            "draft",
            "done",
            Choice({"over": True, "waiting": False}),
            "Whether the draft is over, if that does not follow from the cut yellows.",
            "draft over",
            usual=_pair_is_cut,
        ),
        FieldLine("offered", "line", Tokens(), "The tokens that lie there to choose from.", "offered 3 7 y"),
    ),
    AllAtOnce: (
        FieldLine(
            "number",
            "value",
            NUMBER,
            "The number whose four wires are cut all at once.",
            "number 6",
            need=Need("the number that is cut all at once", opened),
            applies=lambda board, rule: rule.by_card,
        ),
    ),
    PrizeDeck: (
        FieldLine(
            "deck",
            "left",
            Number(0, 12, "how many cards are left"),
            "How many cards the prize deck has, if it did not lose one a round.",
            "deck 5",
            usual=_prize,
        ),
    ),
    FlipAndCut: (
        FieldLine(
            "down",
            "down",
            Numbers(),
            "The number cards that lie face down.",
            "down 3 7",
            need=Need("the number cards that lie face down", in_play),
        ),
        FieldLine("flipped", "number", NUMBER, "The number that was flipped in this turn and is cut now.", "flipped 7"),
    ),
    SumsAndDifferences: (
        FieldLine(
            "used",
            "used",
            Numbers(),
            "The number cards that were discarded.",
            "used 3 9",
            need=Need("the number cards that were discarded", in_play),
        ),
        FieldLine("values", "values", Numbers(), "The values that two cards of this turn give.", "values 6 12"),
    ),
    Guessing: GUESSING,
    SpeedRace: (
        FieldLine("results", "results", Results(), "Which cards were won and lost so far.", "results won lost"),
        FieldLine(
            "card",
            "number",
            Number(0, 12, "a number card", none=0),
            "The number card that lies open.",
            "card 7",
            need=Need("the number card that lies open", _open_card),
        ),
        Follows("card", lambda board, rule, plain: len(rule.results) + bool(rule.number)),
        FieldLine("sprint", "sprint", Numbers(), "The three numbers that alone may be cut.", "sprint 3 5 9"),
        FieldLine("out", "out", Numbers(), "All number cards that have left the deck.", "out 4 1 7", usual=_out),
        FieldLine("silent", "silent", Seat(), "Who may only use signals.", "silent B"),
    ),
    Script: SCRIPT,
    ConstraintCard: BOUND,
    NoInformation: BOUND,
    ChosenConstraints: CHOSEN,
    ConstraintRing: RING,
    ConstraintDeck: DECK,
    PairedConstraints: PAIRED,
    WeakestLink: WEAKEST_LINK,
    NumberPrize: (),
    Show: (
        Follows("bowing", _bowing),
        FieldLine("forgot", "forgot", Seat(), "The last cutter, who has not bowed.", "forgot B"),
        FieldLine("off", "taken_off", Numbers(), "Finished numbers whose tokens are off the board.", "off 3 5"),
    ),
    NanoPile: (
        FieldLine(
            "nano",
            "at",
            Number(what="Nano's space"),
            "The space that Nano stands on.",
            "nano 4",
            need=Need("the space that Nano stands on", in_play),
        ),
        FieldLine(
            "heading",
            "ahead",
            Choice({"up": 1, "down": -1}),
            "Whether Nano walks up or down.",
            "heading down",
            need=Need("whether Nano walks up or down", in_play),
        ),
    ),
    NanoDial: (
        FieldLine(
            "nano",
            "at",
            Number(0, 12, "Nano's space"),
            "The space that Nano stands on.",
            "nano 4",
            need=Need("the space that Nano stands on", in_play),
        ),
        FieldLine(
            "walks",
            "step",
            Choice({"back": -1, "nowhere": 0, "one": 1, "two": 2}),
            "How far Nano walks at the end of this turn.",
            "walks one",
        ),
    ),
    NanoLine: (
        FieldLine(
            "line",
            "line",
            Numbers(count=12),
            "The line of number cards, from left to right.",
            "line 1 4 8 9 3 7 5 2 6 11 12 10",
            need=Need("its line of number cards"),
        ),
        FieldLine(
            "nano",
            "at",
            Number(what="Nano's card"),
            "The number card that Nano stands on.",
            "nano 4",
            need=Need("the number card that Nano stands on", in_play),
        ),
        FieldLine(
            "facing",
            "facing",
            Choice({"left": "left", "right": "right"}),
            "Which way Nano faces.",
            "facing left",
            usual=_faces,
            need=Need("which way Nano faces", in_play),
        ),
        FieldLine("called", "called", Flag(), "A cut was made in this turn.", "called"),
    ),
    Oxygen: (OXYGEN,),
    GivenOxygen: (
        OXYGEN,
        FieldLine("paid", "paid", Number(none=None), "The value that is paid for and cut now.", "paid 5"),
    ),
    Flooding: (
        Follows("leaks", lambda board, rule, plain: board.red.count),
        FieldLine("again", "again", Seat(), "Who acts once more.", "again B"),
    ),
    Challenges: (
        FieldLine(
            "challenges",
            "open",
            Numbers(max(CHALLENGES), "a challenge card"),
            "The challenge cards that lie open, or `none`.",
            "challenges 2 5 9",
            need=Need("its challenge cards"),
        ),
        FieldLine("met", "done", Numbers(max(CHALLENGES), "a challenge card"), "Challenges that were met.", "met 4"),
        FieldLine(
            "shots",
            "numbers",
            Numbers(),
            "The two numbers of challenge 8.",
            "shots 3 7",
            need=Need("the two numbers of challenge 8", lambda board, rule: CALLED_SHOT in rule.open),
        ),
        FieldLine("chain", "chain", Hits(), "What the last turns have cut, without a break.", "chain 4 6 solo 2"),
        FieldLine("now", "now", Hits(), "What this turn has cut already.", "now 5"),
    ),
    NumberRow: (
        FieldLine(
            "numbers",
            "numbers",
            Numbers(),
            "The number cards on the table.",
            "numbers 3 5 8",
            need=Need("its number cards"),
        ),
    ),
    HandMeDowns: (
        PerSeat(
            "numbers",
            "hands",
            SeatNumbers(),
            "The number cards in front of each seat, finished ones too.",
            ("A 5 6", "B 1 2", "C 4 7", "D 10 11", "E 3 8"),
            need=Need("the number cards in front of each seat"),
        ),
    ),
    Bunker: (
        FieldLine(
            "cards",
            "cards",
            ConstraintTuple("".join(CARDS), len(CARDS)),
            "The constraint cards in the north, east, south and west, and the one for actions.",
            "cards A B C D E",
            need=Need("the five constraint cards round the bunker"),
        ),
        Follows("step", _step),
        Follows("floor", _floor),
        FieldLine(
            "figure",
            "at",
            Figure(),
            "Where the figure stands: its row from the north, its column from the west.",
            "figure 2 3",
            need=Need("where the figure stands", in_play),
        ),
        FieldLine("gripped", "gripped", Flag(), "The lever is in reach.", "gripped"),
    ),
}
LINES[NumberPrize] = (*LINES[PrizeDeck], PRIZE_HANDS)


def lines_of(kind: type[Rule]) -> tuple[Line, ...]:
    """The lines of a kind of rule: its own, or those of the nearest kind that it is one of."""
    return next((LINES[base] for base in kind.__mro__ if base in LINES), ())


FIRST = (Script, AllAtOnce)
"""Kinds of rules whose lines are read first, since what is usual elsewhere follows from them."""

WORDS = frozenset(line.word for lines in LINES.values() for line in lines if line.word)
"""All words that such lines begin with."""
