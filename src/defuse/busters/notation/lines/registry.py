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
from defuse.busters.notation.phrases import A_NUMBER_CARD
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
from defuse.words import say

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


A_CHALLENGE = say("notation-a-challenge")
NUMBER = Number(what=A_NUMBER_CARD)
LINES: dict[type[Rule], tuple[Line, ...]] = {
    Dealer: (Covered("captain", "equipment"),),
    Sequence: CARD_LINE,
    Race: (
        Free("free", ("taken",), say("notation-line-free"), "free"),
        FieldLine("last", "last", Seat(), say("notation-line-last"), "last B"),
    ),
    Countdown: (
        Follows("clock", lambda board, rule, plain: board.clock),
        FieldLine("began", "since", Seconds(), say("notation-line-began"), "began 12.5", usual=_since),
    ),
    Covers: (
        FieldLine(
            "covers",
            "numbers",
            Numbers(),
            say("notation-line-covers"),
            "covers 3 7 5 1",
            usual=_covers,
        ),
    ),
    BesideStands: BESIDE,
    Dark: DARK,
    Role: (ROLE,),
    NumberDeck: (
        *numbers_turned(say("notation-line-number-open"), Need(say("notation-line-number-open.need"))),
        Follows("turned", _laid),
    ),
    NumberTurns: numbers_turned(say("notation-line-number-turned")),
    RadarCommanders: (*numbers_turned(say("notation-line-number-turned")), HEARD),
    Volunteers: (
        *numbers_turned(say("notation-line-number-open"), Need(say("notation-line-number-open.need"), _number_turned)),
        FieldLine("failed", "failed", Seats(), say("notation-line-failed"), "failed B C"),
        LetGoBy(
            "declined",
            (),
            say("notation-line-declined"),
            "declined A",
        ),
    ),
    Gifts: (
        FieldLine(
            "gifts",
            "done",
            Choice({"given": True, "waiting": False}),
            say("notation-line-gifts"),
            "gifts given",
            usual=_pair_is_cut,
        ),
    ),
    TokenDraft: (
        FieldLine(
            "draft",
            "done",
            Choice({"over": True, "waiting": False}),
            say("notation-line-draft"),
            "draft over",
            usual=_pair_is_cut,
        ),
        FieldLine("offered", "line", Tokens(), say("notation-line-offered"), "offered 3 7 y"),
    ),
    AllAtOnce: (
        FieldLine(
            "number",
            "value",
            NUMBER,
            say("notation-line-number-at-once"),
            "number 6",
            need=Need(say("notation-line-number-at-once.need"), opened),
            applies=lambda board, rule: rule.by_card,
        ),
    ),
    PrizeDeck: (
        FieldLine(
            "deck",
            "left",
            Number(0, 12, say("notation-how-many-cards-left")),
            say("notation-line-deck"),
            "deck 5",
            usual=_prize,
        ),
    ),
    FlipAndCut: (
        FieldLine(
            "down",
            "down",
            Numbers(),
            say("notation-line-down"),
            "down 3 7",
            need=Need(say("notation-line-down.need"), in_play),
        ),
        FieldLine("flipped", "number", NUMBER, say("notation-line-flipped"), "flipped 7"),
    ),
    SumsAndDifferences: (
        FieldLine(
            "used",
            "used",
            Numbers(),
            say("notation-line-used-numbers"),
            "used 3 9",
            need=Need(say("notation-line-used-numbers.need"), in_play),
        ),
        FieldLine("values", "values", Numbers(), say("notation-line-values"), "values 6 12"),
    ),
    Guessing: GUESSING,
    SpeedRace: (
        FieldLine("results", "results", Results(), say("notation-line-results"), "results won lost"),
        FieldLine(
            "card",
            "number",
            Number(0, 12, A_NUMBER_CARD, none=0),
            say("notation-line-number-open"),
            "card 7",
            need=Need(say("notation-line-number-open.need"), _open_card),
        ),
        Follows("card", lambda board, rule, plain: len(rule.results) + bool(rule.number)),
        FieldLine("sprint", "sprint", Numbers(), say("notation-line-sprint"), "sprint 3 5 9"),
        FieldLine("out", "out", Numbers(), say("notation-line-out"), "out 4 1 7", usual=_out),
        FieldLine("silent", "silent", Seat(), say("notation-line-silent"), "silent B"),
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
        FieldLine("forgot", "forgot", Seat(), say("notation-line-forgot"), "forgot B"),
        FieldLine("off", "taken_off", Numbers(), say("notation-line-off"), "off 3 5"),
    ),
    NanoPile: (
        FieldLine(
            "nano",
            "at",
            Number(what=say("notation-nanos-space")),
            say("notation-line-nano-space"),
            "nano 4",
            need=Need(say("notation-line-nano-space.need"), in_play),
        ),
        FieldLine(
            "heading",
            "ahead",
            Choice({"up": 1, "down": -1}),
            say("notation-line-heading"),
            "heading down",
            need=Need(say("notation-line-heading.need"), in_play),
        ),
    ),
    NanoDial: (
        FieldLine(
            "nano",
            "at",
            Number(0, 12, say("notation-nanos-space")),
            say("notation-line-nano-space"),
            "nano 4",
            need=Need(say("notation-line-nano-space.need"), in_play),
        ),
        FieldLine(
            "walks",
            "step",
            Choice({"back": -1, "nowhere": 0, "one": 1, "two": 2}),
            say("notation-line-walks"),
            "walks one",
        ),
    ),
    NanoLine: (
        FieldLine(
            "line",
            "line",
            Numbers(count=12),
            say("notation-line-line-nano"),
            "line 1 4 8 9 3 7 5 2 6 11 12 10",
            need=Need(say("notation-line-line-nano.need")),
        ),
        FieldLine(
            "nano",
            "at",
            Number(what=say("notation-nanos-card")),
            say("notation-line-nano-card"),
            "nano 4",
            need=Need(say("notation-line-nano-card.need"), in_play),
        ),
        FieldLine(
            "facing",
            "facing",
            Choice({"left": "left", "right": "right"}),
            say("notation-line-facing"),
            "facing left",
            usual=_faces,
            need=Need(say("notation-line-facing.need"), in_play),
        ),
        FieldLine("called", "called", Flag(), say("notation-line-called"), "called"),
    ),
    Oxygen: (OXYGEN,),
    GivenOxygen: (
        OXYGEN,
        FieldLine("paid", "paid", Number(none=None), say("notation-line-paid"), "paid 5"),
    ),
    Flooding: (
        Follows("leaks", lambda board, rule, plain: board.red.count),
        FieldLine("again", "again", Seat(), say("notation-line-again"), "again B"),
    ),
    Challenges: (
        FieldLine(
            "challenges",
            "open",
            Numbers(max(CHALLENGES), A_CHALLENGE),
            say("notation-line-challenges"),
            "challenges 2 5 9",
            need=Need(say("notation-line-challenges.need")),
        ),
        FieldLine("met", "done", Numbers(max(CHALLENGES), A_CHALLENGE), say("notation-line-met"), "met 4"),
        FieldLine(
            "shots",
            "numbers",
            Numbers(),
            say("notation-line-shots"),
            "shots 3 7",
            need=Need(say("notation-line-shots.need"), lambda board, rule: CALLED_SHOT in rule.open),
        ),
        FieldLine("chain", "chain", Hits(), say("notation-line-chain"), "chain 4 6 solo 2"),
        FieldLine("now", "now", Hits(), say("notation-line-now"), "now 5"),
    ),
    NumberRow: (
        FieldLine(
            "numbers",
            "numbers",
            Numbers(),
            say("notation-line-numbers"),
            "numbers 3 5 8",
            need=Need(say("notation-line-numbers.need")),
        ),
    ),
    HandMeDowns: (
        PerSeat(
            "numbers",
            "hands",
            SeatNumbers(),
            say("notation-line-numbers-hands"),
            ("A 5 6", "B 1 2", "C 4 7", "D 10 11", "E 3 8"),
            need=Need(say("notation-line-numbers-hands.need")),
        ),
    ),
    Bunker: (
        FieldLine(
            "cards",
            "cards",
            ConstraintTuple("".join(CARDS), len(CARDS)),
            say("notation-line-cards-bunker"),
            "cards A B C D E",
            need=Need(say("notation-line-cards-bunker.need")),
        ),
        Follows("step", _step),
        Follows("floor", _floor),
        FieldLine(
            "figure",
            "at",
            Figure(),
            say("notation-line-figure"),
            "figure 2 3",
            need=Need(say("notation-line-figure.need"), in_play),
        ),
        FieldLine("gripped", "gripped", Flag(), say("notation-line-gripped"), "gripped"),
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
