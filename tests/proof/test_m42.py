"""Mission 42: wires come back, change places and leave, stands change owners; what was known stays true."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from defuse.busters.acts import Cut
from defuse.busters.asks import TurnAsk
from defuse.busters.events import DialMoved, TurnEnded, TurnStarted, Unlocked, Validated
from defuse.busters.wires import RED, kinds_of
from defuse.kernel import Among, Answered, Cannot, Event, Game, Pass, Refused, Sorted, clashes
from tests.proof.driver import (
    begun,
    cut_before,
    cut_of,
    keep,
    of_type,
    offered,
    only,
    opened,
    smoke,
    waiting,
    wires_of,
    with_rule,
)
from tests.proof.m42_circus import (
    SCRIPT,
    Boing,
    BowAsk,
    Bowed,
    Conjure,
    CueCame,
    Juggle,
    JugglerAsk,
    MagicianAsk,
    PlacesSwapped,
    PlayersMoved,
    TaDa,
    ValidationRemoved,
    WiresTaken,
    WiresUncut,
)


def show(game: Game) -> Any:
    return game.public.rule("show")


def before(*cues: str, players: int = 4, equipment: tuple[str, ...] = (), bowing: bool = False) -> Game:
    """A's turn, two turns after the last cue; these are the next ones."""
    game = opened(begun(42, players, equipment=equipment))
    return with_rule(game, replace(show(game), script=cues, turns=2, bowing=bowing))


def hit(game: Game) -> tuple[Game, tuple[Event, ...]]:
    """Whoever acts makes a plain cut that hits."""
    return game.play(cut_of(game, waiting(game)[0], hit=True))


def true_facts(game: Game) -> bool:
    return clashes(game.public, game.secret.faces, game.kit) == ()


# The script.


def test_a_cue_comes_after_every_third_completed_turn() -> None:
    game = opened(begun(42, 4))
    told: list[int] = []
    for turn in range(1, 5):
        game, events = hit(game)
        if of_type(events, CueCame):
            told.append(turn)
            game, _ = game.play(game.forms(waiting(game)[0])[0].nth(0))
    assert told == [3]
    assert show(game).cues == 1


def test_a_missed_cut_is_a_completed_turn_too() -> None:
    game = before("left")
    game, events = game.play(cut_of(game, 0, hit=False))
    kinds = [type(event) for event in events]
    assert kinds.index(TurnEnded) < kinds.index(CueCame) < kinds.index(PlayersMoved) < kinds.index(TurnStarted)


def test_after_the_last_cue_the_show_is_over() -> None:
    game = before("left")
    game = with_rule(game, replace(show(game), cues=1))
    _, events = hit(game)
    assert of_type(events, CueCame) == []


def test_the_script_has_every_act_in_its_order() -> None:
    assert SCRIPT[:6] == ("magician", "left", "juggler", "right", "knife", "ta-da")
    assert len(SCRIPT) == 15


# The magician.


def test_a_cut_pair_stands_uncut_in_its_places_and_everybody_remembers_it() -> None:
    game, _ = hit(before("magician"))
    assert isinstance(game.ask, MagicianAsk)
    assert waiting(game) == [0]  # whoever had the turn
    pair = tuple(wire for wire in range(60) if game.public.gone >> wire & 1)
    value = game.table().value(pair[0])
    stands = game.public.stands
    game, events = game.play(Conjure(seat=0, wires=pair))
    assert of_type(events, WiresUncut) == [WiresUncut((pair[0], pair[1]), value, 0)]
    assert game.public.stands == stands
    assert game.public.cut[value] == 0
    assert all(game.observe(seat).faces[wire] for seat in (*game.seats(), None) for wire in pair)
    assert true_facts(game)
    assert isinstance(game.ask, TurnAsk)
    assert waiting(game) == [1]


def test_two_cut_wires_of_different_values_are_no_pair() -> None:
    game = before("magician")
    game = cut_before(game, [wires_of(game, 3)[0], wires_of(game, 4)[0]])
    game, _ = hit(game)
    assert isinstance(game.ask, MagicianAsk)
    with pytest.raises(Refused, match="choose two cut wires of one value"):
        game.play(Conjure(seat=0, wires=(wires_of(game, 3)[0], wires_of(game, 4)[0])))


def test_without_a_cut_pair_the_magician_is_left_out() -> None:
    game = before("magician")
    game, events = game.play(cut_of(game, 0, hit=False))
    assert of_type(events, CueCame) == [CueCame("magician", 0)]
    assert isinstance(game.ask, TurnAsk)


def test_a_number_that_comes_back_is_finished_anew_when_it_is_cut_again() -> None:
    game = before("magician")
    cut = cut_of(game, 0, hit=True)
    value = game.table().value(cut.mine[0])
    rest = [wire for wire in wires_of(game, value) if wire not in (*cut.mine, *cut.targets)]
    game, events = cut_before(game, rest).play(cut)
    assert of_type(events, Validated) == [Validated(value)]
    game, _ = game.play(Conjure(seat=0, wires=(*cut.mine, *cut.targets)))
    assert game.public.validated == ()
    owner = game.table().owner_of(cut.targets[0])
    while waiting(game) != [owner]:
        game, _ = game.play(cut_of(game, waiting(game)[0], hit=False))
    _, events = game.play(Cut(seat=owner, mine=cut.targets, targets=cut.mine))
    assert of_type(events, Validated) == [Validated(value)]


def test_an_unlocked_card_stays_unlocked_when_its_wires_come_back() -> None:
    value = before("magician").table().value(cut_of(before("magician"), 0, hit=True).mine[0])
    game = before("magician", equipment=(str(value),))
    game, events = hit(game)
    assert of_type(events, Unlocked) == [Unlocked(str(value))]
    pair = tuple(wire for wire in range(60) if game.public.gone >> wire & 1)
    game, _ = game.play(Conjure(seat=0, wires=pair))
    assert game.public.rule(str(value)).state == "ready"


# Seats move.


def test_players_move_and_stands_stay() -> None:
    game = before("left")
    stands, owners = game.public.stands, game.public.owners
    assert owners == (0, 1, 2, 3)
    game, events = hit(game)
    assert of_type(events, PlayersMoved) == [PlayersMoved((3, 0, 1, 2))]  # A sits where B sat
    assert game.public.stands == stands
    back, _ = hit(with_rule(game, replace(show(game), script=("left", "right"), turns=2)))
    assert back.public.owners == owners


def test_captain_character_turn_and_personal_card_stay_with_the_person() -> None:
    game = before("left")
    captain, characters = game.public.captain, game.public.characters
    game, _ = hit(game)
    assert (game.public.captain, game.public.characters) == (captain, characters)
    assert waiting(game) == [1]  # B is next, at C's old stand
    form = next(form for form in game.forms(1) if form.using == ("personal-B",))
    own = {wire for group in form.fields[0].groups for wire in group}  # type: ignore[union-attr]
    assert own <= set(game.public.stands[2])


def test_everybody_looks_at_the_new_stand_and_remembers_the_old_one() -> None:
    game = before("left")
    old = game.public.stands
    game, _ = hit(game)
    for seat in game.seats():
        faces = game.observe(seat).faces
        assert all(faces[wire] for wire in old[seat])
        assert all(faces[wire] for wire in old[(seat + 1) % 4])
    assert true_facts(game)
    assert all(Sorted(stand) in game.public.facts for stand in old)


def test_a_miss_is_evidence_about_the_wires_of_then_not_about_the_seat() -> None:
    game = before("left")
    missed = cut_of(game, 0, hit=False)
    hand = game.table().hand(0)
    game, _ = game.play(missed)
    held = Among(tuple(hand), kinds_of(game.table().value(missed.mine[0])), 1)
    assert held in game.public.facts  # it names the wires of A's old stand, which is D's now
    assert game.table().owner_of(missed.mine[0]) == 3
    assert true_facts(game)


def test_with_three_players_the_captain_leaves_both_stands() -> None:
    game, _ = hit(before("left", players=3))
    assert sorted(game.public.owners) == [0, 1, 2, 2]
    assert true_facts(game)


def test_whoever_was_done_is_in_the_game_again_at_a_stand_with_wires() -> None:
    game = before("left")
    game = cut_before(game, game.table().hand(1))
    game, _ = game.play(cut_of(game, 0, hit=True))
    assert game.table().has_wires(1)
    assert not game.table().has_wires(0)
    assert waiting(game) == [1]  # B sits at C's stand now


# The juggler and the knife.


def with_cut_wires(cue: str) -> Game:
    """A has three wires of two values cut before this turn."""
    game = before(cue)
    table = game.table()
    hand = [wire for wire in table.hand(0) if table.value(wire) != RED]
    cut = cut_of(game, 0, hit=True)
    other = [wire for wire in hand if table.value(wire) != table.value(cut.mine[0])][:2]
    return cut_before(game, other)


def test_two_own_cut_wires_of_different_values_swap_places() -> None:
    game, _ = hit(with_cut_wires("juggler"))
    assert isinstance(game.ask, JugglerAsk)
    table = game.table()
    stand = game.public.stands[0]
    cut = [wire for wire in stand if not table.is_uncut(wire)]
    one = cut[0]
    other = next(wire for wire in cut if table.value(wire) != table.value(one))
    game, events = game.play(Juggle(seat=0, wires=(one, other)))
    assert of_type(events, PlacesSwapped) == [PlacesSwapped((one, other), 0)]
    after = game.public.stands[0]
    assert (after.index(one), after.index(other)) == (stand.index(other), stand.index(one))
    assert [wire for wire in after if wire not in (one, other)] == [w for w in stand if w not in (one, other)]
    assert Sorted(stand) in game.public.facts  # it speaks of wires, not of places
    assert true_facts(game)


def test_equal_wires_and_other_peoples_wires_are_not_juggled() -> None:
    game, _ = hit(with_cut_wires("juggler"))
    table = game.table()
    mine = next(wire for wire in game.public.stands[0] if not table.is_uncut(wire))
    theirs = next(w for stand in game.public.stands[1:] for w in stand if not table.is_uncut(w))
    assert game.why_not(Juggle(seat=0, wires=(mine, theirs))) == "choose two of your cut wires, of different values"
    uncut = table.hand(0)[0]
    assert game.why_not(Juggle(seat=0, wires=(mine, uncut))) is not None


def test_a_single_cut_wire_leaves_the_juggler_out() -> None:
    game, _ = hit(before("juggler"))
    assert isinstance(game.ask, TurnAsk)


def test_the_knife_takes_own_cut_wires_off_the_stand_and_they_stay_cut() -> None:
    game = with_cut_wires("knife")
    counts = game.public.cut
    game, events = hit(game)
    (taken,) = of_type(events, WiresTaken)
    assert len(taken.wires) == 3
    assert not set(taken.wires) & set(game.public.stands[0])
    assert sum(game.public.cut) == sum(counts) + 2
    assert all(game.public.gone >> wire & 1 for wire in taken.wires)
    assert true_facts(game)


def test_the_bomb_is_defused_also_without_the_wires_that_left() -> None:
    game = before("knife")
    cut = cut_of(game, 0, hit=True)
    value = game.table().value(cut.mine[0])
    last = next(found for other in range(1, 13) if other != value and (found := pair_of(game, other)) is not None)
    game, events = keep(game, (*cut.mine, *cut.targets, *last.mine, *last.targets)).play(cut)
    assert len(of_type(events, WiresTaken)) == 1
    while waiting(game) != [last.seat]:
        game, _ = game.play(Cannot(seat=waiting(game)[0]))
    game, _ = game.play(last)
    assert game.outcome is not None
    assert game.outcome.won


def pair_of(game: Game, value: int) -> Cut | None:
    """A cut by B, whose turn comes next, that would hit."""
    mine = wires_of(game, value, 1)
    theirs = [wire for seat in (2, 3) for wire in wires_of(game, value, seat)]
    return Cut(seat=1, mine=(mine[0],), targets=(theirs[0],)) if mine and theirs else None


# Bows and jumps.


def test_from_the_cue_on_the_cutter_may_bow_before_the_turn_goes_on() -> None:
    game, _ = hit(before("ta-da"))
    assert isinstance(game.ask, TurnAsk)
    game, events = hit(game)
    assert isinstance(game.ask, BowAsk)
    assert waiting(game) == [1]
    assert of_type(events, TurnEnded) == []
    assert offered(game, 1) == {TaDa, Pass}
    bowed, events = game.play(TaDa(seat=1))
    assert of_type(events, Bowed) == [Bowed(1)]
    assert show(bowed).forgot is None
    forgot, events = game.play(Pass(seat=1))
    assert of_type(events, Answered) == [Answered(1)]
    assert show(forgot).forgot == 1
    assert waiting(bowed) == waiting(forgot) == [2]


@pytest.mark.parametrize(("act", "steps"), [(TaDa, []), (Pass, [DialMoved(-1, "no bow", 0)])])
def test_the_check_costs_a_step_if_the_last_cutter_forgot(act: Any, steps: list[DialMoved]) -> None:
    game, _ = hit(before("check", bowing=True))
    game, events = game.play(act(seat=0))
    assert of_type(events, CueCame) == [CueCame("check", 0)]
    assert of_type(events, DialMoved) == steps


def test_everybody_jumps_clockwise_one_after_another() -> None:
    game, _ = hit(before("trampoline twice"))
    jumped: list[int] = []
    while not isinstance(game.ask, TurnAsk):
        (seat,) = waiting(game)
        jumped.append(seat)
        game, _ = game.play(Boing(seat=seat))
    assert jumped == [0, 1, 2, 3, 0, 1, 2, 3]
    assert waiting(game) == [1]


def test_the_validation_tokens_are_taken_off() -> None:
    game = before("validation")
    game = cut_before(game, wires_of(game, 1))
    assert game.public.validated == (1,)
    game, events = hit(game)
    assert len(of_type(events, ValidationRemoved)) == 1
    assert game.public.validated == ()
    assert game.public.cut[1] == 4


# What must go on working.


def test_tokens_stay_with_their_wires_wherever_their_owners_go() -> None:
    game = before("left")
    tokens = game.public.tokens
    assert [game.table().owner_of(token.wire) for token in tokens] == [0, 1, 2, 3]
    game, _ = hit(game)
    assert game.public.tokens == tokens
    assert [game.table().owner_of(token.wire) for token in tokens] == [3, 0, 1, 2]


def test_a_wire_that_came_back_can_be_pointed_at_with_certainty_by_all() -> None:
    game, _ = hit(before("magician"))
    pair = tuple(wire for wire in range(60) if game.public.gone >> wire & 1)
    game, _ = game.play(Conjure(seat=0, wires=pair))
    targets = only(game.forms(1), Cut).fields[1]
    assert any(pair[0] in group for group in targets.groups)  # type: ignore[union-attr]
    assert game.view(1).value(pair[0]) == game.table().value(pair[0])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("skill", [0.95, 0])
def test_any_game_ends_and_keeps_the_laws(players: int, skill: float) -> None:
    for seed in range(4):
        smoke(42, players, seed, skill)
