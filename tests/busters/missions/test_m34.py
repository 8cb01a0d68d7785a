"""Mission 34: what binds one seat in secret shows to nobody else."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from defuse import busters
from defuse.busters.acts import Cut
from defuse.busters.asks import TurnAsk
from defuse.busters.causes import DialCause
from defuse.busters.constraints import CONSTRAINTS, constraint_on
from defuse.busters.events import CharactersTaken, DialMoved, Exploded, Settled, TurnEnded
from defuse.busters.rules.weakest_link import LETTERS, LINK, Accuse, Accused, LinkBroke, SecretsDiscarded
from defuse.kernel import Act, Among, Cannot, Game, clashes, encode, imagine, members
from tests.busters.missions.driver import play_out, smoke
from tests.busters.missions.rigging import (
    begun,
    cut_of,
    find_cut,
    keep,
    of_type,
    offered,
    only,
    opened,
    ready,
    rigged,
    waiting,
    wires_of,
)
from tests.busters.telling import narrate
from tests.steer import steer

EVEN = tuple(sorted(CONSTRAINTS["A"].values))
ODD = tuple(sorted(CONSTRAINTS["B"].values))


def secrets(game: Game) -> Any:
    return game.public.rule("weakest-link")


def at_the_first_turn(link: int, letter: str, players: int = 4, seed: int = 1) -> Game:
    """A's first turn; `link` is the weakest link under a constraint."""
    game = opened(begun(34, players, seed))
    rule = secrets(game)
    return rigged(game, {rule.roles[link]: LINK, rule.constraints[link]: CONSTRAINTS[letter].kind})


def link_of(game: Game) -> int:
    """Who is truly the link."""
    return next(seat for seat in game.seats() if game.secret.faces[secrets(game).roles[seat]] == LINK)


# The cards.


@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_sees_their_own_two_cards_and_nobody_elses(players: int) -> None:
    game = begun(34, players)
    rule = secrets(game)
    cards = {thing for pile in game.public.piles if pile.name in ("roles", "constraints") for thing in pile.things}
    assert len(cards) == players + 5
    for seat in game.seats():
        assert set(members(game.public.known[seat])) & cards == {rule.roles[seat], rule.constraints[seat]}
    assert not set(members(game.public.known[-1])) & cards
    assert game.public.characters == ("",) * players


def test_two_cannot_play_it() -> None:
    with pytest.raises(ValueError, match="cannot be played with 2 players"):
        begun(34, 2)


def test_the_captains_card_may_be_anybodys() -> None:
    assert {link_of(begun(34, 4, seed)) for seed in range(30)} == {0, 1, 2, 3}


def test_nobody_has_personal_equipment_while_the_characters_are_hidden() -> None:
    game = at_the_first_turn(link=1, letter="A")
    assert not any(form.using for form in game.forms(0))


# The constraint.


def test_the_link_is_refused_what_its_card_forbids() -> None:
    game = at_the_first_turn(link=0, letter="A")
    bound = at_the_first_turn(link=1, letter="A")
    odd = cut_of(bound, 0, hit=True, values=ODD)
    number = bound.table().value(odd.mine[0])
    assert str(game.why_not(odd)) == f"constraint A: even only, so not {number}"
    assert bound.why_not(odd) is None  # who is not the link is free, whatever its own card says
    assert game.why_not(cut_of(game, 0, hit=True, values=EVEN)) is None
    named = {game.table().value(wire) for wire in only(game.forms(0), Cut).fields[0].groups[0]}  # type: ignore[union-attr]
    assert named <= set(EVEN)


def test_the_others_do_not_feel_their_own_constraint() -> None:
    game = at_the_first_turn(link=1, letter="A")
    for letter in LETTERS[1:]:
        game = rigged(game, {secrets(game).constraints[0]: CONSTRAINTS[letter].kind})
        named = {game.table().value(wire) for wire in only(game.forms(0), Cut).fields[0].groups[0]}  # type: ignore[union-attr]
        assert named == {game.table().value(wire) for wire in game.table().hand(0) if not game.table().is_red(wire)}


def swapped(game: Game, one: int, other: int) -> Game:
    """The same game with the cards of two seats exchanged."""
    rule, faces = secrets(game), game.secret.faces
    cards = (rule.roles, rule.constraints)
    return rigged(
        game,
        {row[a]: faces[row[b]] for row in cards for a, b in ((one, other), (other, one))},
    )


def test_whether_one_teammate_is_the_link_or_another_looks_the_same_in_every_way() -> None:
    rng = Random(34)
    compared = 0
    for seed in range(25):
        game = opened(begun(34, 4, seed))
        link = link_of(game)
        for _ in range(20):
            if game.over or not secrets(game).bound:
                break
            act: Act = steer(game, rng)
            watcher = next(seat for seat in game.seats() if seat not in (link, (link + 1) % 4, act.seat))
            suspect = next(seat for seat in game.seats() if seat not in (link, watcher))
            twin = swapped(game, link, suspect)
            if clashes(twin.public, twin.secret.faces, twin.kit) == ():  # what is known does not tell them apart
                for seat in (watcher, None):
                    assert encode(game.observe(seat)) == encode(twin.observe(seat))
                assert encode(game.forms(watcher)) == encode(twin.forms(watcher))
                if not isinstance(act, Accuse | Cannot) and twin.why_not(act) is None:
                    (here, events), (there, others) = game.play(act), twin.play(act)
                    assert encode(events) == encode(others)
                    assert encode(here.public) == encode(there.public)
                    compared += 1
            game, _ = game.play(act)
    assert compared > 50


def test_a_named_number_clears_a_seat_of_the_cards_that_forbid_it() -> None:
    game = at_the_first_turn(link=1, letter="A", seed=2)
    game, _ = game.play(cut_of(game, 0, hit=True, values=(7,)))
    rule = secrets(game)
    fact = Among(
        (rule.roles[0], rule.constraints[0]),
        (LINK, CONSTRAINTS["A"].kind, CONSTRAINTS["C"].kind),
        0,
        1,
    )
    assert fact in game.public.facts  # 7 is neither even nor up to 6: A is not the link under one of these
    imagined = {imagined_link(game, None, seed) for seed in range(600)}
    possible = {(seat, letter) for seat in range(4) for letter in LETTERS}
    assert imagined == possible - {(0, "A"), (0, "C")}


def imagined_link(game: Game, seat: int | None, seed: int) -> tuple[int, str]:
    """Whom somebody imagines to be the link, and under which constraint."""
    world = imagine(game.observe(seat), None, seed)
    link = link_of(world)
    return link, constraint_on(world.secret.faces[secrets(game).constraints[link]]).letter


def test_a_seat_imagines_with_what_its_own_cards_tell() -> None:
    game = at_the_first_turn(link=1, letter="A")
    assert {imagined_link(game, 1, seed) for seed in range(20)} == {(1, "A")}
    own = constraint_on(game.secret.faces[secrets(game).constraints[2]]).letter
    thought = {imagined_link(game, 2, seed) for seed in range(400)}
    assert thought == {(seat, letter) for seat in (0, 1, 3) for letter in LETTERS if letter != own}


def test_every_fitting_pair_is_imagined_as_often_as_every_other() -> None:
    game = at_the_first_turn(link=1, letter="A", players=3)
    game, _ = game.play(cut_of(game, 0, hit=True, values=(7,)))  # of A's five pairs three are left
    links = [imagined_link(game, None, seed)[0] for seed in range(2600)]
    assert 500 < links.count(0) < 700  # 3 of 13
    assert 900 < links.count(1) < 1100  # 5 of 13


# A link that cannot act.


def stuck() -> Game:
    """A is the link, bound to even wires, and has only odd ones left."""
    game = at_the_first_turn(link=0, letter="A")
    table = game.table()
    odd = [wire for wire in table.hand(0) if table.value(wire) in ODD]
    return keep(game, [*odd, *table.hand(1), *table.hand(2), *table.hand(3)])


def test_a_link_that_cannot_act_costs_two_steps_and_ends_it_all() -> None:
    game = stuck()
    assert offered(game, 0) == {Cannot}
    game, events = game.play(Cannot(seat=0))
    kinds = [type(event) for event in events]
    assert kinds[:5] == [LinkBroke, DialMoved, SecretsDiscarded, Settled, TurnEnded]
    assert game.public.dial == 2
    assert not secrets(game).bound
    assert waiting(game) == [1]
    while waiting(game) != [0]:
        game, _ = game.play(cut_of(game, waiting(game)[0], hit=True))
        assert Accuse not in offered(game, waiting(game)[0])
    assert find_cut(game, 0, hit=True, values=ODD) is not None  # and A is free
    assert not any(form.using for form in game.forms(0))  # the characters are gone for good


def test_nobody_but_the_link_sees_that_it_is_stuck() -> None:
    game = stuck()
    twin = swapped(game, 0, 1)
    assert Cannot not in offered(twin, 0)
    for seat in (2, 3):
        assert encode(game.observe(seat)) == encode(twin.observe(seat))
        assert encode(game.forms(seat)) == encode(twin.forms(seat))


def test_without_any_legal_action_at_all_it_is_not_the_cards_fault() -> None:
    game = at_the_first_turn(link=0, letter="A")
    table = game.table()
    odd = next(wire for wire in table.hand(0) if table.value(wire) in ODD)
    game, events = keep(game, [odd]).play(Cannot(seat=0))  # one wire and nobody to cut it with: K6 does not apply
    assert [type(event) for event in events] == [Exploded]


# Accusations.


def test_only_the_others_may_accuse_on_their_own_turn() -> None:
    game = at_the_first_turn(link=1, letter="A")
    assert Accuse in offered(game, 0)
    assert all(Accuse not in offered(game, seat) for seat in (1, 2, 3))
    assert Accuse not in offered(at_the_first_turn(link=0, letter="A"), 0)


@pytest.mark.parametrize(("suspect", "letter"), [(2, "A"), (1, "B"), (2, "B")])
def test_a_wrong_accusation_costs_a_step_and_is_no_action(suspect: int, letter: str) -> None:
    game = at_the_first_turn(link=1, letter="A")
    game, events = game.play(Accuse(seat=0, suspect=suspect, letter=letter))
    assert of_type(events, DialMoved) == [DialMoved(-1, DialCause.ACCUSATION, 0)]
    assert isinstance(game.ask, TurnAsk)
    assert waiting(game) == [0]
    assert Accuse not in offered(game, 0)  # once per own turn
    assert clashes(game.public, game.secret.faces, game.kit) == ()
    thought = {imagined_link(game, 3, seed) for seed in range(300)}
    assert (suspect, letter) not in thought
    assert not any(seat == 0 for seat, _ in thought)  # the link may not accuse, so it is not A
    game, _ = game.play(cut_of(game, 0, hit=True))
    assert Accuse not in offered(game, 1)
    game, _ = game.play(cut_of(game, 1, hit=True, values=EVEN))
    assert Accuse in offered(game, 2)


def test_a_right_accusation_opens_the_characters_and_ends_the_constraint() -> None:
    game = at_the_first_turn(link=1, letter="A")
    game, events = game.play(Accuse(seat=0, suspect=1, letter="A"))
    assert of_type(events, Accused) == [Accused(0, 1, "A", True)]
    assert of_type(events, DialMoved) == []
    assert len(of_type(events, CharactersTaken)) == 1
    assert game.public.characters[1] == "1"
    assert sorted(game.public.characters) == ["1", "2", "3", "4"]
    assert any(form.using == ("personal-A",) for form in game.forms(0))  # usable at once
    assert Accuse not in offered(game, 0)
    game, _ = game.play(cut_of(game, 0, hit=True))
    assert find_cut(game, 1, hit=True, values=ODD) is not None


def test_the_constraint_cards_themselves_stay_hidden_after_a_right_accusation() -> None:
    game = at_the_first_turn(link=1, letter="A")
    game, _ = game.play(Accuse(seat=0, suspect=1, letter="A"))
    rule = secrets(game)
    assert not game.observe(0).faces[rule.constraints[2]]
    assert all(game.observe(None).faces[role] for role in rule.roles)


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("skill", [0.9, 0])
def test_any_game_ends_and_keeps_the_laws(players: int, skill: float) -> None:
    for seed in range(4):
        smoke(34, players, seed, skill)


def test_many_worlds_of_one_seat_can_all_be_played_out() -> None:
    game = busters.new(mission=34, players=4, seed=3)
    rng = Random(3)
    for seat in game.seats():
        for seed in range(3):
            assert play_out(imagine(game.observe(seat), None, seed), rng).over


def test_a_link_with_something_to_cut_may_not_say_that_it_cannot() -> None:
    game = at_the_first_turn(link=0, letter="A")
    assert wires_of(game, 2, 0) or wires_of(game, 4, 0) or wires_of(game, 6, 0)
    assert str(game.why_not(Cannot(seat=0))) == "there is still something you can do"


# What is shown and said.


def test_a_panel_shows_everybody_their_own_two_cards() -> None:
    game = at_the_first_turn(link=1, letter="A")
    (own,) = [panel for panel in game.view(1).panels() if panel.rule == "weakest-link"]
    assert [card.state for card in own.cards] == ["hidden", "open", "hidden", "hidden"]  # M34: seen by the holder alone
    assert str(own.cards[1].text) == "Cut even numbers only. You are the weakest link and bound by it."
    (other,) = [panel for panel in game.view(0).panels() if panel.rule == "weakest-link"]
    assert str(other.cards[0].text).endswith("It does not bind you.")
    (nobody,) = [panel for panel in game.view(None).panels() if panel.rule == "weakest-link"]
    assert {card.state for card in nobody.cards} == {"hidden"}


def test_why_one_may_not_accuse() -> None:
    game = at_the_first_turn(link=1, letter="A")
    assert str(game.why_not(Accuse(seat=1, suspect=0, letter="A"))) == "you may name the weakest link on your own turn"
    assert str(game.why_not(Accuse(seat=0, suspect=0, letter="A"))) == "you are not the weakest link"
    once = game.play(Accuse(seat=0, suspect=2, letter="A"))[0]
    assert str(once.why_not(Accuse(seat=0, suspect=1, letter="A"))) == "once a turn is enough"  # M34
    link = at_the_first_turn(link=0, letter="A")
    assert str(link.why_not(Accuse(seat=0, suspect=1, letter="A"))) == "you are the weakest link yourself"
    right = game.play(Accuse(seat=0, suspect=1, letter="A"))[0]
    assert str(right.why_not(Accuse(seat=0, suspect=1, letter="A"))) == "nobody is bound any more"


def test_an_accusation_is_told() -> None:
    game = at_the_first_turn(link=1, letter="A")
    _, events = game.play(Accuse(seat=0, suspect=1, letter="A"))
    told = narrate(game.public, events)
    assert told[0] == "A says: B is the weakest link, under A. Right!"
    assert "The constraint cards leave the game." in told


def test_a_link_with_a_coffee_mug_may_still_say_that_it_cannot_cut() -> None:
    game = ready(stuck(), "11")
    assert {form.verb.__name__ for form in game.forms(0)} == {"SkipTo", "Cannot"}  # K6
    assert of_type(game.play(Cannot(seat=0))[1], LinkBroke)
