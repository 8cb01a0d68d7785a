"""What the companion has people lay out is what the engine deals, for every mission and number of players."""

from __future__ import annotations

from collections import Counter

import pytest

from defuse.busters import Setup, begun, catalogue
from defuse.busters.board import NOBODY, Board
from defuse.busters.events import CharactersTaken, Dealt, DialMoved, EquipmentLaid, SpecialsDrawn
from defuse.busters.rules import nano_line, sequence
from defuse.busters.rules.all_at_once import NumberSet
from defuse.busters.rules.apart import DealtApart
from defuse.busters.rules.bunker_events import CardsLaid
from defuse.busters.rules.challenges import ChallengesLaid
from defuse.busters.rules.constraints import ConstraintsLaid
from defuse.busters.rules.covers import EquipmentCovered
from defuse.busters.rules.deadly_number import NumberTurnedRed
from defuse.busters.rules.guessing_events import HandsDealt
from defuse.busters.rules.hand_me_downs import NumbersDealtOut
from defuse.busters.rules.number_deck import NumberTurned
from defuse.busters.rules.number_row import NumbersLaid
from defuse.busters.rules.own_constraints import RingLaid
from defuse.busters.rules.oxygen import Oxygen
from defuse.busters.rules.random_tokens import TokenDrawn
from defuse.busters.rules.shared_constraint import ConstraintsPaired
from defuse.busters.wires import RED, YELLOW
from defuse.companion import Layout, layout_of
from defuse.companion.pieces import Lot
from defuse.companion.sample import Sample
from defuse.kernel import Event
from defuse.words import Said, Speaker, languages
from tests.companion.cases import CASES, laid


def real(mission: int, players: int, captain: int, seed: int) -> Sample:
    """A real set-up by the engine, with any captain, up to the first turn."""
    game, found = begun(Setup(mission=mission, players=players, captain=captain), seed)
    events: list[Event] = list(found)
    while not game.public.opened and game.ask is not None:
        form = next(form for form in game.forms(game.ask.seats[0]) if form.possible())
        game, found = game.play(form.nth(0))
        events += found
    return Sample(catalogue.mission(mission), game, tuple(events))


def lot(layout: Layout, id: str) -> Lot:
    return next(each for each in layout.lots if each.id == id)


def order(board: Board, captain: int) -> list[int]:
    """The seats, clockwise from the captain."""
    return [(captain + seat) % board.players for seat in range(board.players)]


@pytest.mark.parametrize(("mission", "players"), CASES)
def test_everything_laid_out_is_what_the_engine_deals(mission: int, players: int) -> None:
    layout = laid(mission, players)
    for seed in (1, 2):
        captain = (seed * 3) % players
        found = real(mission, players, captain, seed)
        wires_are_the_same(layout, found, captain)
        the_board_is_the_same(layout, found)
        lots_are_the_same(layout, found, captain)


def wires_are_the_same(layout: Layout, found: Sample, captain: int) -> None:
    dealt = found.first(Dealt)
    assert dealt is not None
    stands = list(zip(dealt.stands, dealt.owners, strict=True))
    for place, seat in enumerate(order(found.board, captain)):
        own = [stand for stand, owner in stands if owner == seat]
        said = layout.seats[place]
        assert [stand.wires for stand in said.stands] == [len(stand) for stand in own]  # C2, C3
        loose = sum(wire in dealt.loose for stand in own for wire in stand)
        assert sum(len(stand.ends) for stand in said.stands) == loose  # M20, M35, M38, M56, M64
        flipped = any(wire in dealt.flipped for stand in own for wire in stand)
        assert any(stand.flipped for stand in said.stands) == flipped
    assert layout.robot == sum(len(stand) for stand, owner in stands if owner == NOBODY)  # M43
    if isinstance(dealt, DealtApart):  # M13, M41, M48
        got = Counter(dealt.owners[places[0]] for places in dealt.places)
        assert [seat.apart_count for seat in layout.seats] == [got[seat] for seat in order(found.board, captain)]
    else:
        assert not any(seat.apart_count for seat in layout.seats)
    totals = dealt.totals
    assert layout.blue == tuple(value for value in range(1, 13) if totals[value])
    counts = {each.colour: each.count for each in layout.colours}
    assert (counts.get("red", 0), counts.get("yellow", 0)) == (totals[RED], totals[YELLOW])
    specials = found.first(SpecialsDrawn)
    assert specials is not None
    drawn = {each.colour: each.drawn for each in layout.colours}
    assert drawn.get("red", 0) == len(specials.red.kinds)  # C4
    assert drawn.get("yellow", 0) == len(specials.yellow.kinds)
    assert sum(stand.wires for seat in layout.seats for stand in seat.stands) + layout.robot == sum(totals)


def the_board_is_the_same(layout: Layout, found: Sample) -> None:
    board = found.board
    kept = layout.kept
    moved = sum(event.steps for event in found.every(DialMoved))
    start = layout.players if found.mission.dial is None else found.mission.dial
    if kept.dial is None:
        assert layout.mission == 53  # C1: the only one without
    else:
        assert kept.dial == board.dial == start + moved
    oxygen = found.rule(Oxygen)
    held = [] if oxygen is None else sorted(oxygen.held[: layout.players])
    said = sorted(each.value for each in kept.counters if each.seat is not None)
    assert said == (held if any(held) else [])
    assert all(each.seat is None or each.seat < layout.players for each in kept.counters)
    assert (kept.validation is None) == (layout.mission == 50)  # M50: nobody keeps it
    hands = found.first(HandsDealt)
    if hands is not None:  # M29
        assert sorted(len(hand) for hand in hands.hands) == sorted(
            int(seat.secret[0].split()[0]) for seat in layout.seats
        )


def lots_are_the_same(layout: Layout, found: Sample, captain: int) -> None:
    """How many were drawn, and that each of them is in the pool of its lot."""
    drawn: dict[str, tuple[str, ...]] = {}
    seats = order(found.board, captain)
    for event in found.events:
        match event:
            case SpecialsDrawn():
                for colour, kinds in (("red", event.red.kinds), ("yellow", event.yellow.kinds)):
                    drawn[colour] = tuple(f"{kind // 10}.{kind % 10}" for kind in kinds)
            case EquipmentLaid():
                drawn["equipment"] = event.cards
            case EquipmentCovered():
                drawn["covers"] = tuple(map(str, event.numbers))
            case NumberTurnedRed():
                drawn["deadly"] = (str(event.number),)
            case sequence.LineLaid():
                drawn["line"] = tuple(map(str, event.numbers))
            case nano_line.LineLaid():
                drawn["nano-line"] = tuple(map(str, event.line))
            case NumberSet():
                drawn["number"] = (str(event.number),)
            case NumberTurned():
                drawn["deck"] = (str(event.number),)
            case NumbersLaid():
                drawn["row"] = tuple(map(str, event.numbers))
            case NumbersDealtOut():
                hands = lot(layout, "hands")
                assert [hands.seats.count(place) for place in range(layout.players)] == [
                    len(event.hands[seat]) for seat in seats
                ]  # N23
            case ConstraintsLaid(why="setup"):
                drawn["constraints"] = tuple(letter for letter, _ in event.cards)
            case ConstraintsPaired():
                drawn["paired"] = tuple(event.letters)
            case RingLaid():
                drawn["ring"] = tuple(letter for letter, _ in event.ring)
            case ChallengesLaid():
                drawn["challenges"] = tuple(map(str, event.cards))
                assert ("8" in drawn["challenges"]) == bool(event.numbers)  # H6
                assert lot(layout, "shot").needs == ("challenges", "8")
            case CardsLaid():
                drawn["bunker"] = event.cards
            case CharactersTaken():
                pass
    tokens = [event.mark for event in found.every(TokenDrawn)]
    if tokens:
        drawn["tokens"] = tuple(tokens)
    for id, faces in drawn.items():
        if not faces:
            continue
        fixed = next((each.fixed for each in layout.colours if each.colour == id), ())
        if fixed:
            assert set(faces) == set(fixed)
            continue
        pool = {face.id: face.copies for face in lot(layout, id).pool}
        assert lot(layout, id).shown == len(faces), id
        assert all(count <= pool.get(face, 0) for face, count in Counter(faces).items()), id


def test_mission_9_for_three_players_laid_out() -> None:
    layout = laid(9, 3)
    captain, left, right = layout.seats
    # C2: the captain has two stands; C3: 51 wires, one by one from the captain's first stand on.
    assert [[stand.wires for stand in seat.stands] for seat in (captain, left, right)] == [[13, 13], [13], [12]]
    assert captain.name == "Captain"
    assert right.name == "Right of the captain"
    # The pool: 1 red and 2 yellow, all of them known by their markers (C4).
    assert {each.colour: (each.count, each.drawn) for each in layout.colours} == {"red": (1, 1), "yellow": (2, 2)}
    assert layout.kept.dial == 3  # C1
    assert all(seat.tokens == 1 and seat.character for seat in layout.seats)  # C5, E21
    equipment = lot(layout, "equipment")
    assert equipment.shown == 3  # E1: as many as players
    assert [card.id for card in equipment.pool] == [*map(str, range(1, 13)), "Y"]  # E1: False Bottom from 9 on
    assert equipment.most == 5  # E15: two more
    line = lot(layout, "line")
    assert (line.shown, len(line.pool), line.order) == (3, 12, "row")  # M9
    assert layout.clock is None
    assert [row.lot for row in layout.kept.rows] == ["line"]


def test_cards_that_a_mission_bans_are_in_no_pool() -> None:
    assert {face.id for face in lot(laid(3, 4), "equipment").pool} == set(map(str, range(1, 13))) - {"2", "12"}  # P3
    assert "10-10" not in {face.id for face in lot(laid(57, 4), "equipment").pool}  # P57
    assert "10" in {face.id for face in lot(laid(57, 4), "equipment").pool}
    assert [card.title for card in laid(10, 4).banned] == ["Coffee Mug"]
    # E21: without X or Y Ray, character E4 is out, too; without card 2, character E2 is not.
    assert [face.id for face in lot(laid(44, 3), "characters").pool] == ["2", "3", "E1", "E2", "E3"]
    assert "E2" in {face.id for face in lot(laid(35, 3), "characters").pool}
    # M11: equipment of the number that acts as red is drawn again.
    assert lot(laid(11, 4), "equipment").without == "deadly"


def test_no_mission_lays_out_equipment_where_there_is_none() -> None:
    assert (laid(1, 4).equipment, laid(18, 4).equipment, laid(23, 4).equipment) == (0, 0, 0)
    assert lot(laid(23, 4), "prize").most == 7  # M23
    assert laid(15, 4).face_down  # M15


def test_what_is_drawn_only_in_play() -> None:
    assert [each.id for each in laid(45, 4).lots if each.when == "play"] == ["turned"]
    assert lot(laid(61, 3), "spare").most == 7  # M61: F to L
    assert lot(laid(39, 3), "number").when == "opened"  # M39: after the opening tokens


def test_a_mission_that_is_not_for_so_many_is_refused() -> None:
    with pytest.raises(Said):
        laid(34, 2)
    with pytest.raises(Said):
        laid(67, 4)


@pytest.mark.parametrize("language", languages())
def test_everything_is_said_in_every_language(language: str) -> None:
    layout = layout_of(66, 4, Speaker(language))
    assert layout.clock is not None
    assert all(cue.text for phase in layout.clock.phases for cue in phase.cues)
    assert all(each.title and each.text for each in layout.lots)
