"""Mission 27: nobody has a detector; the first yellows bring a draft of tokens."""

from __future__ import annotations

import pytest

from defuse import busters
from defuse.busters.acts import PlaceToken
from defuse.busters.asks import OpeningAsk
from defuse.busters.card import EVERYBODY, Equipment
from defuse.busters.events import TokenPlaced, TokenPlacedBeside
from defuse.busters.rules.beside import PutBeside, TokenAsk
from defuse.busters.rules.gifts import DraftAsk, PickToken, TokensLaid
from defuse.kernel import Among, Game
from tests.busters.tables import A, B, C, D, at, cut, every, happens, names, offered, opened, refusal, table, the, then

FOUR = """
    mission 27 · captain C · seed {seed}
    equipment Y locked
    A1 | 4 5 5 8 y9.1
    B1 | y3.1 5 6
    C1 | y4.1 5 6
    D1 | r5.5 6 6 y7.1
"""


def drafting(seed: int = 0, text: str = FOUR) -> Game:
    """C cuts the first yellows with B, and the tokens lie there."""
    game = table(text.format(seed=seed))
    return then(game, cut(game, "C1.1", "B1.1"))


def line(game: Game) -> list[str]:
    (panel,) = [panel for panel in game.view(None).panels() if panel.rule == "draft"]
    return [str(card.title) for card in panel.cards]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nobody_has_personal_equipment(players: int) -> None:
    game = busters.new(mission=27, players=players, seed=2, captain=0)
    asked: list[int] = []
    while isinstance(game.ask, OpeningAsk):
        asked.append(game.ask.seats[0])
        game = then(game, game.forms(asked[-1])[0].nth(0))
    assert asked == list(range(1 if players == 2 else 0, players))  # with two players the captain places none
    assert not [rule for rule in game.public.rules if isinstance(rule, Equipment) and rule.holder != EVERYBODY]  # M27
    assert not [form for form in game.forms(A) if form.using]
    assert (game.public.totals[14], game.public.totals[13]) == (1, 4)


def test_a_double_detector_is_refused() -> None:
    game = opened(busters.new(mission=27, players=4, seed=2, captain=0))
    own, other = game.table().hand(A)[0], game.table().hand(B)[:2]
    act = cut(game, "A1.1", "B1.1-2", "personal-A")
    assert (own, other[0]) == (act.mine[0], act.targets[0])
    assert refusal(game, act) == "there is no 'personal-A' in play"


def test_emergency_batteries_are_not_in_the_pile() -> None:
    with pytest.raises(ValueError, match="without equipment card 7"):
        busters.new(mission=27, players=4, equipment=("7",))


# M27: the draft happens once, at the first yellow pair.
def test_as_many_tokens_as_players_are_drawn_and_everybody_takes_one() -> None:
    for seed in range(10):
        game = drafting(seed)
        assert len(line(game)) == 4
        seats: list[int] = []
        while isinstance(game.ask, DraftAsk | TokenAsk):
            seat = game.ask.seats[0]
            if isinstance(game.ask, DraftAsk):
                assert len(line(game)) == 4 - len(seats)
                seats.append(seat)
            game = then(game, game.forms(seat)[0].nth(0))
        assert seats == [C, D, A, B]  # captain first, clockwise
        assert len(game.public.tokens) + len(game.public.beside) == 4
        assert line(game) == []
        assert game.public.turn == D


def test_the_tokens_come_after_the_false_bottom() -> None:
    game = table(FOUR.format(seed=0))
    kinds = names(happens(game, cut(game, "C1.1", "B1.1")))
    assert kinds.index("EquipmentLaid") < kinds.index("TokensLaid")  # C17


def test_a_token_that_is_not_in_the_line_cannot_be_taken() -> None:
    game = drafting()
    other = next(str(number) for number in range(1, 13) if str(number) not in line(game))
    assert refusal(game, PickToken(seat=C, token=other)) == "choose a token from the line"
    assert refusal(game, PickToken(seat=A, token=line(game)[0])) == "it is not your turn to answer"


def with_token(held: bool) -> tuple[Game, str]:
    """A draft with a token of a value that C has, or has not."""
    for seed in range(60):
        game = drafting(seed)
        fitting = [mark for mark in line(game) if (mark in ("5", "6")) == held]
        if fitting:
            return game, fitting[0]
    raise AssertionError("no such draft")


def test_a_token_goes_to_a_wire_of_its_value() -> None:
    game, mark = with_token(held=True)
    game = then(game, PickToken(seat=C, token=mark))
    assert refusal(game, PutBeside(seat=C)) == f"you have a wire of value {mark}: the token belongs there"
    wire = at(game, "C1.2" if mark == "5" else "C1.3")[0]
    placed = the(happens(game, PlaceToken(seat=C, wire=wire)), TokenPlaced)
    assert (placed.wire, placed.mark) == (wire, mark)


def test_a_token_of_a_value_that_one_has_not_may_be_taken_and_says_so() -> None:
    game, mark = with_token(held=False)
    game = then(game, PickToken(seat=C, token=mark))
    placed = the(happens(game, PutBeside(seat=C)), TokenPlacedBeside)
    assert (placed.stand, placed.mark, placed.most) == (2, mark, 0)
    after = then(game, PutBeside(seat=C))
    assert Among(placed.wires, placed.kinds, 0, 0) in after.public.facts
    assert placed.wires == at(game, "C1.2-3")


def test_yellow_tokens_are_among_those_drawn() -> None:
    assert any("yellow" in line(drafting(seed)) for seed in range(40))


def test_only_tokens_of_the_supply_are_drawn() -> None:
    text = FOUR.replace("A1 | 4 5 5", "A1 | 4 5!5 5!5")
    assert not any("5" in line(drafting(seed, text)) for seed in range(40))


def test_seats_without_wires_take_none() -> None:
    game = table("""
        mission 27 · captain A
        A1 | y2.1
        B1 | y3.1 5 5
        C1 | 5 y7.1
        D1 | 5 r5.5 y8.1
    """)
    events = happens(game, cut(game, "A1.1", "B1.1"))
    assert len(the(events, TokensLaid).marks) == 3  # C16
    after = then(game, cut(game, "A1.1", "B1.1"))
    assert after.ask is not None
    assert after.ask.seats == (B,)


def test_there_is_only_one_draft() -> None:
    game = table("""
        mission 27 · captain A
        A1 | y2.1 y3.1 5
        B1 | 5 y7.1 y8.1
        C1 | 5 6 6
        D1 | 5 r5.5 6 6
    """)
    game = then(game, cut(game, "A1.1", "B1.2"))
    while isinstance(game.ask, DraftAsk | TokenAsk):
        game = then(game, game.forms(game.ask.seats[0])[0].nth(0))
    assert ("Cut",) in offered(game, B)
    assert not every(happens(game, cut(game, "B1.3", "A1.2")), TokensLaid)  # M27
