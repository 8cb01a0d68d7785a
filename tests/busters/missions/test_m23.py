"""Mission 23: four wires of a number go together, for a deck of equipment that melts away."""

from __future__ import annotations

import pytest

from defuse import busters
from defuse.busters import Setup, begun
from defuse.busters.card import EVERYBODY, Equipment
from defuse.busters.events import EquipmentLaid, Exploded, Opened, RoundEnded, Validated, WiresCut
from defuse.busters.rules.all_at_once import CutTogether, NumberSet
from defuse.busters.rules.prize_deck import PrizeDeck, PrizeShrank, PrizeWon
from defuse.kernel import Event, Game
from tests.busters.tables import A, B, C, D, at, cut, every, happens, offered, opened, refusal, solo, table, the, then

FOUR = """
    mission 23 · captain A · turn {turn}
    red 1 of 3.5 5.5 9.5
    rule all-at-once {{"value":5}}
    rule prize-deck {{"left":{left}}}
    A1 | 4 4 5
    B1 | 4 5 r5.5 6
    C1 | 4 5 6
    D1 | 5 6 6
"""
FIVES = "A1.3 B1.2 C1.2 D1.1"


def four(turn: str = "A", left: int = 7) -> Game:
    return table(FOUR.format(turn=turn, left=left))


def name(game: Game, seat: int, places: str) -> CutTogether:
    return CutTogether(seat=seat, wires=at(game, places))


def left(game: Game) -> int:
    deck = game.public.rule("prize-deck")
    assert isinstance(deck, PrizeDeck)
    return deck.left


def on_board(game: Game) -> list[Equipment]:
    return [rule for rule in game.public.rules if isinstance(rule, Equipment) and rule.holder == EVERYBODY]


@pytest.mark.parametrize(("players", "red"), [(2, 2), (3, 1), (4, 1), (5, 1)])
def test_no_equipment_lies_there_but_a_deck_of_seven(players: int, red: int) -> None:
    game = opened(busters.new(mission=23, players=players, seed=1))
    assert on_board(game) == []
    assert left(game) == 7
    assert (game.public.red.count, len(game.public.red.kinds)) == (red, 3)
    with pytest.raises(ValueError, match="without equipment"):
        busters.new(mission=23, players=players, equipment=("1",))


def test_the_number_card_is_turned_after_the_opening_tokens() -> None:
    game, before = begun(Setup(mission=23, players=3), 2)
    assert not every(before, NumberSet)
    seen: list[Event] = []
    while not game.public.opened:
        assert game.ask is not None
        game, events = game.play(game.forms(game.ask.seats[0])[0].nth(0))
        seen += events
    kinds = [type(event) for event in seen]
    assert kinds.index(Opened) < kinds.index(NumberSet)  # M23
    panels = [panel for panel in game.view(A).panels() if panel.rule == "all-at-once"]
    assert panels[0].cards[0].title == str(the(seen, NumberSet).number)


def test_every_number_can_come_up() -> None:
    games = [opened(busters.new(mission=23, players=2, seed=seed)) for seed in range(80)]
    numbers = {game.public.rule("all-at-once").value for game in games}
    assert numbers == set(range(1, 13))


# M23: the value can only go by the special action.
def test_the_number_cannot_be_called_or_cut_alone() -> None:
    game = four()
    why = "the four 5s have to be cut all at once"
    assert refusal(game, cut(game, "A1.3", "B1.2")) == why
    assert refusal(game, cut(game, "A1.3", "B1.2-3", "personal-A")) == why
    alone = table("""
        mission 23 · captain A
        red 1 of 3.5 5.5 9.5
        rule all-at-once {"value":5}
        A1 | 5 5 5 5 6
        B1 | 6 r9.5
        C1 | 6
        D1 | 6
    """)
    assert refusal(alone, solo(alone, "A1.1-4")) == why
    assert ("CutTogether",) in offered(alone, A)


def test_naming_all_four_cuts_them_and_brings_the_cards_all_usable() -> None:
    game = four(left=5)
    events = happens(game, name(game, A, FIVES))
    assert the(events, WiresCut) == WiresCut(at(game, FIVES), 5, A, "special")
    assert the(events, Validated).value == 5
    assert the(events, PrizeWon) == PrizeWon(5, 5)
    after = then(game, name(game, A, FIVES))
    assert len(on_board(after)) == len(the(events, EquipmentLaid).cards) == 5
    assert {card.state for card in on_board(after)} == {"ready"}  # no matter what is cut
    assert len({card.card for card in on_board(after)}) == 5
    assert "Y" not in {card.card for card in on_board(after)}
    assert left(after) == 0


def test_the_cards_can_be_used_at_once() -> None:
    for seed in range(20):
        game = table(FOUR.format(turn="A", left=7).replace("turn A", f"turn A · seed {seed}"))
        after = then(game, name(game, A, FIVES))
        if after.public.rule("8") is not None:
            assert ("AskRadar", "8") in offered(after, C)
            return
    raise AssertionError("card 8 never came")


@pytest.mark.parametrize("before", ["1", "2", "1 · 2 · 3 · 4 · 5 · 6 · 7 · 8"])
def test_cards_that_were_put_there_before_are_no_part_of_the_prize(before: str) -> None:
    game = table(FOUR.format(turn="A", left=7).replace("    rule all", f"    equipment {before}\n    rule all"))
    laid = the(happens(game, name(game, A, FIVES)), EquipmentLaid).cards
    assert not set(laid) & set(before.split(" · "))
    assert len(laid) == min(7, 12 - len(before.split(" · ")))


def test_whoever_names_them_need_not_hold_one() -> None:
    game = table("""
        mission 23 · captain A
        red 1 of 3.5 5.5 9.5
        rule all-at-once {"value":5}
        A1 | 4 4
        B1 | 4 5 5
        C1 | 4 5
        D1 | 5 r5.5
    """)
    assert not then(game, name(game, A, "B1.2-3 C1.2 D1.1")).over


@pytest.mark.parametrize("wrong", ["A1.1", "B1.3"])
def test_one_wrong_wire_explodes_the_bomb(wrong: str) -> None:
    game = four()
    assert the(happens(game, name(game, A, f"{wrong} B1.2 C1.2 D1.1")), Exploded).why == "wrong wires were named"


def test_no_card_helps() -> None:
    game = four()
    act = CutTogether(seat=A, wires=at(game, FIVES), using=("personal-A",))
    assert refusal(game, act) == "no card helps with this action"
    assert refusal(game, name(game, B, FIVES)) == "it is not your turn"


def test_pointing_at_one_of_them_by_mistake_is_an_ordinary_miss() -> None:
    game = four()
    after = then(game, cut(game, "A1.1", "B1.2"))
    assert after.public.dial == 3
    assert [token.mark for token in after.public.tokens] == ["5"]


def test_a_hand_of_nothing_else_can_only_name_them() -> None:
    game = table("""
        mission 23 · captain A
        red 1 of 3.5 5.5 9.5
        rule all-at-once {"value":5}
        A1 | 5 r5.5
        B1 | 4 4 5
        C1 | 4 5
        D1 | 4 5
    """)
    assert offered(game, A) == {("CutTogether",)}


def test_a_hand_of_only_reds_reveals_them() -> None:
    game = table("""
        mission 23 · captain A
        red 1 of 3.5 5.5 9.5
        rule all-at-once {"value":5}
        A1 | r5.5
        B1 | 5 5
        C1 | 5
        D1 | 5
    """)
    assert offered(game, A) == {("RevealReds",)}  # C9


# M23: at the end of each round without it, the deck loses a card.
def test_the_deck_loses_a_card_with_every_round() -> None:
    game = four("D", left=3)
    events = happens(game, cut(game, "D1.2", "B1.4"))
    kinds = [type(event) for event in events]
    assert kinds.index(RoundEnded) < kinds.index(PrizeShrank) < len(kinds) - 1
    after = then(game, cut(game, "D1.2", "B1.4"))
    assert left(after) == 2
    (panel,) = [panel for panel in after.view(C).panels() if panel.rule == "prize-deck"]
    assert panel.value == 2


def test_within_a_round_nothing_is_lost() -> None:
    game = four("A", left=3)
    assert left(then(game, cut(game, "A1.1", "B1.1"))) == 3


def test_an_empty_deck_loses_nothing_more_and_brings_nothing() -> None:
    game = four("D", left=0)
    after = then(game, cut(game, "D1.2", "B1.4"))
    assert left(after) == 0
    assert not every(happens(game, cut(game, "D1.2", "B1.4")), PrizeShrank)
    won = happens(game, name(game, D, FIVES))
    assert not every(won, EquipmentLaid)
    assert every(won, WiresCut)


def test_once_it_is_done_the_deck_is_safe() -> None:
    game = four("D", left=4)
    events = happens(game, name(game, D, FIVES))
    assert every(events, RoundEnded)
    assert not every(events, PrizeShrank)
