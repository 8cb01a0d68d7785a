"""When cards may be used, and by whom (E3, E4, C16)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from defuse.busters.acts import PickStand
from defuse.busters.asks import OpeningAsk, OwnerPicks, TurnAsk
from defuse.busters.card import Equipment
from defuse.busters.equipment.e02_walkie_talkies import GiveBack, Swap
from defuse.busters.equipment.e06_rewinder import Rewind
from defuse.busters.equipment.e07_emergency_batteries import Recharge
from defuse.busters.equipment.e08_general_radar import AskRadar
from defuse.busters.equipment.e09_stabilizer import Stabilize
from defuse.busters.equipment.e11_coffee_mug import SkipTo
from defuse.busters.equipment.e1111_grappling_hook import Hook, HookedTo
from defuse.busters.mission import Wires
from defuse.busters.rule import Rule
from defuse.busters.rules.characters import CharacterAsk
from defuse.busters.setup import new
from defuse.busters.view import View
from defuse.kernel import Act, Ask, Game, Pass
from tests.busters.equipment.tables import NUMBER, after, mission, play, sound, state, table, with_states
from tests.busters.tables import A, B, C, D, cut, names, offered, one_at, pick, refusal, show, solo

ANY_TIME = {
    ("PlaceLabel", "1"),
    ("Swap", "2"),
    ("PlaceToken", "4"),
    ("Rewind", "6"),
    ("Recharge", "7"),
    ("AskRadar", "8"),
    ("PlaceLabel", "12"),
    ("PlaceToken", "22"),
    ("Hook", "11-11"),
}
YOUR_TURN = {("Cut", "3"), ("Cut", "5"), ("Stabilize", "9"), ("Cut", "10"), ("SkipTo", "11"), ("SoloCut", "99")}
WITHOUT_WIRES = {("Rewind", "6"), ("Recharge", "7"), ("AskRadar", "8")}

CARDS = " · ".join(
    f"{card} ready" for card in ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "22", "99", "11-11")
)
TABLE = f"""
equipment {CARDS}
characters D used
A1 | 2 5 5 7
B1 | 2 5 5 7
C1 | (3) (4) (4)
D1 | 7 8 8
"""
A_TWO = f"""
equipment {CARDS}
characters C used
A1 | 2 5
A2 | 5 7
B1 | 2 5 5 7
C1 | 7 8 8
"""


@pytest.fixture
def game() -> Game:
    return table(TABLE)


def single(game: Game, seat: int) -> set[tuple[str, ...]]:
    """What a seat may do with exactly one card of the board."""
    laid = {rule.id for rule in game.public.rules if isinstance(rule, Equipment) and rule.holder < 0}
    return {(verb, *using) for verb, *using in offered(game, seat) if len(using) == 1 and using[0] in laid}


# Whenever the game waits for a turn's action.


def test_any_time_cards_are_for_every_seat_and_the_others_for_the_acting_seat(game: Game) -> None:
    assert single(game, A) == ANY_TIME | YOUR_TURN  # E4
    assert single(game, B) == ANY_TIME  # E3
    assert single(game, D) == ANY_TIME


def test_a_seat_without_wires_uses_what_needs_none_of_its_wires(game: Game) -> None:
    assert offered(game, C) == WITHOUT_WIRES  # E3, C16
    for act in (
        Rewind(seat=C, using=("6",)),
        Recharge(seat=C, characters=("personal-D",), using=("7",)),
        AskRadar(seat=C, value=5, using=("8",)),
    ):
        now = after(game, act)
        assert state(now, act.using[0]) == "used"


@pytest.mark.parametrize("seat", [B, C, D])
def test_a_card_for_your_turn_is_refused_to_everyone_else(game: Game, seat: int) -> None:
    for act in (Stabilize(seat=seat, using=("9",)), SkipTo(seat=seat, mate=A, using=("11",))):
        assert refusal(game, act).endswith("is used on your own turn")  # E4
    assert refusal(game, cut(game, "B1.1", "A1.1 A1.2 A1.3", "3")) == "Triple Detector is used on your own turn"
    assert refusal(game, cut(game, "B1.1 B1.2", "A1.1", "10")) == "X or Y Ray is used on your own turn"
    assert refusal(game, solo(game, "B1.2 B1.3", "99")) == "Fast Pass is used on your own turn"


def test_cards_for_your_turn_go_with_the_turn(game: Game) -> None:
    now = after(game, cut(game, "A1.1", "B1.1"))
    assert single(now, A) == ANY_TIME
    assert single(now, B) == ANY_TIME | YOUR_TURN


def test_nobody_uses_a_card_that_is_locked_used_or_not_there(game: Game) -> None:
    for kept in ("locked", "used"):
        there = with_states(game, all=kept)
        assert {seat: single(there, seat) for seat in game.seats()} == {seat: set() for seat in game.seats()}
        refusal(there, Rewind(seat=A, using=("6",)))
        refusal(there, cut(game, "A1.1", "B1.1 B1.2 B1.3", "3"))
    bare = table(TABLE.replace(f"equipment {CARDS}", ""))
    refusal(bare, Rewind(seat=A, using=("6",)))
    refusal(bare, cut(game, "A1.1", "B1.1 B1.2 B1.3", "3"))
    refusal(bare, Rewind(seat=A))


def test_a_hand_of_only_reds_may_use_any_time_cards_before_it_reveals() -> None:
    game = table(TABLE.replace("A1 | 2 5 5 7", "A1 | r2.5 r5.5 r7.5").replace("B1 | 2 5 5 7", "B1 | 5 5 7"))
    assert single(game, A) == {(verb, card) for verb, card in ANY_TIME if verb != "PlaceToken" and card != "1"}  # C9
    now = after(game, AskRadar(seat=A, value=5, using=("8",)))
    assert ("RevealReds",) in offered(now, A)


class NoCards(Rule, frozen=True, kw_only=True):
    """One seat may not use equipment."""

    id: str = "no-cards"
    bound: int

    def bars_card(self, view: View, verb: type[Act], card: str) -> str | None:
        return "you play without equipment" if view.seat == self.bound else None


def test_a_rule_can_keep_a_seat_from_using_cards(game: Game) -> None:
    rules = (NoCards(bound=A), *game.public.rules)
    bound = Game(game.kit, None, replace(game.public, rules=rules), game.secret)
    assert offered(bound, A) == {("Cut",)}
    assert single(bound, B) == ANY_TIME
    refusal(bound, AskRadar(seat=A, value=5, using=("8",)))
    refusal(bound, cut(game, "A1.1", "B1.1 B1.2", "personal-A"))


# The open question is asked afresh.


@pytest.mark.parametrize("seat", [A, B, C, D])
def test_after_an_any_time_card_the_open_question_is_asked_afresh(game: Game, seat: int) -> None:
    now, events = play(game, AskRadar(seat=seat, value=5, using=("8",)))
    assert names(events) == ["CardUsed", "RadarAnswered"]
    assert isinstance(now.ask, TurnAsk)
    assert game.ask is not None
    assert now.ask == replace(game.ask, number=game.ask.number + 1)
    assert (now.public.turn, now.public.turns) == (A, game.public.turns)


def test_cards_can_be_used_one_after_the_other_by_different_seats() -> None:
    game = table(TABLE, "captain A · dial 2")
    now, _ = play(
        game,
        Rewind(seat=C, using=("6",)),
        show(game, "B1.1", "4"),
        Recharge(seat=A, characters=("personal-D",), using=("7",)),
        Stabilize(seat=A, using=("9",)),
        AskRadar(seat=D, value=2, using=("8",)),
        cut(game, "A1.1", "B1.1"),
    )
    assert game.ask is not None
    assert now.ask is not None
    assert now.ask.number == game.ask.number + 6
    assert (now.public.turn, now.public.dial) == (B, 3)


# Never during set-up.


def test_no_card_while_opening_tokens_are_placed() -> None:
    mission(wires=Wires(blue=(1, 2, 3)))
    cards = ("1", "2", "4", "6", "7", "8", "9", "12")
    game = with_states(new(NUMBER, 4, seed=1, captain=1, equipment=cards), all="ready")
    for seat in (1, 2, 3, 0):
        assert isinstance(game.ask, OpeningAsk)
        assert [offered(game, other) for other in game.seats() if other != seat] == [set()] * 3  # E3
        assert offered(game, seat) == {("PlaceToken",)}
        assert refusal(game, AskRadar(seat=seat, value=2, using=("8",))) == "that cannot be done now"
        assert refusal(game, AskRadar(seat=(seat + 1) % 4, value=2, using=("8",))) == "it is not your turn to answer"
        (form,) = game.forms(seat)
        game = after(game, form.nth(0))
    assert isinstance(game.ask, TurnAsk)
    assert ("AskRadar", "8") in offered(game, 3)


def test_no_card_while_characters_are_chosen() -> None:
    mission(wires=Wires(blue=(1, 2, 3)), characters="choice")
    game = with_states(new(NUMBER, 4, seed=1, captain=0, equipment=("6", "8")), all="ready")
    assert isinstance(game.ask, CharacterAsk)
    assert [offered(game, seat) for seat in game.seats()] == [set(), {("PickCharacter",)}, set(), set()]
    refusal(game, AskRadar(seat=1, value=2, using=("8",)))


# Never while a question is open.


def questions() -> list[tuple[Game, type[Ask], int]]:
    game, two = table(TABLE), table(A_TWO)
    return [
        (after(game, cut(game, "A1.2", "B1.1 B1.2", "personal-A")), OwnerPicks, B),
        (after(game, cut(game, "A1.2", "D1.1 D1.2 D1.3", "3")), OwnerPicks, D),
        (after(game, Swap(seat=D, wire=one_at(game, "D1.1"), mate=A, using=("2",))), GiveBack, A),
        (after(two, Hook(seat=A, wire=one_at(two, "B1.1"), using=("11-11",))), HookedTo, A),
    ]


@pytest.mark.parametrize("which", range(4))
def test_no_card_while_someone_has_to_choose(which: int) -> None:
    game, kind, asked = questions()[which]
    assert isinstance(game.ask, kind)
    for seat in game.seats():
        assert [using for _, *using in offered(game, seat)] == ([[]] if seat == asked else [])  # E3
        words = "that cannot be done now" if seat == asked else "it is not your turn to answer"
        assert refusal(game, AskRadar(seat=seat, value=5, using=("8",))) == words
        assert refusal(game, Rewind(seat=seat, using=("6",))) == words


def test_after_the_choice_the_cards_can_be_used_again() -> None:
    game, _, _ = questions()[0]
    now = after(game, pick(game, "B1.2"), AskRadar(seat=C, value=5, using=("8",)))
    assert isinstance(now.ask, TurnAsk)
    assert now.ask.seats == (B,)
    game, _, _ = questions()[3]
    now = after(game, PickStand(seat=A, stand=1), AskRadar(seat=C, value=5, using=("8",)))
    assert isinstance(now.ask, TurnAsk)
    assert now.ask.seats == (A,)


def test_no_card_when_the_game_is_over() -> None:
    game = table(TABLE, "captain A · dial 1")
    over = after(game, cut(game, "A1.1", "B1.2"))
    assert over.over
    assert [offered(over, seat) for seat in game.seats()] == [set()] * 4
    assert refusal(over, Rewind(seat=B, using=("6",))) == "the game is over"


# While the game waits for a volunteer.


class Volunteers(Rule, frozen=True, kw_only=True):
    """Whoever wants to may go next."""

    id: str = "volunteers"


def test_any_time_cards_may_be_used_while_a_volunteer_is_sought(game: Game) -> None:
    ask = Ask(seats=(A, B, D), rule="volunteers", mode="first", open=True, number=7)
    public = replace(game.public, rules=(Volunteers(), *game.public.rules), ask=ask, asked=7)
    waiting = after(Game(game.kit, None, public, game.secret), Pass(seat=B))
    assert waiting.ask is not None
    assert waiting.ask.answered == (B,)
    assert single(waiting, A) == single(waiting, B) == ANY_TIME  # E3; nobody's own action has begun, so E4 allows none
    assert offered(waiting, C) == WITHOUT_WIRES
    act: Act = AskRadar(seat=C, value=5, using=("8",))
    now = after(waiting, act)
    assert now.ask is not None
    assert (now.ask.answered, now.ask.number) == ((), 8)  # B may think again
    sound(now)


def test_a_card_says_why_it_cannot_be_used_now() -> None:
    game = table(TABLE.replace("8 ready", "8").replace("6 ready", "6 used"))
    game = with_states(game, **{"8": "locked"})
    assert refusal(game, AskRadar(seat=1, value=2, using=("8",))) == "General Radar is still locked"
    assert refusal(game, Rewind(seat=1, using=("6",))) == "Rewinder has been used"
    assert refusal(game, Stabilize(seat=1, using=("9",))) == "Stabilizer is used on your own turn"
    assert refusal(game, Rewind(seat=1, using=("33",))) == "there is no '33' in play"
    assert refusal(game, Rewind(seat=1, using=("personal-A",))) == "Double Detector belongs to somebody else"
