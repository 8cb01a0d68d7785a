"""Mission 54: reds come in by leaks, oxygen runs low, and the clock runs."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from defuse import busters
from defuse.busters import catalogue
from defuse.busters.acts import Cut
from defuse.busters.asks import TurnAsk
from defuse.busters.events import Exploded, RedsRevealed, TurnSkipped, Validated
from defuse.busters.missions.m54_the_attack_of_rabbit_the_red import STORY
from defuse.busters.rules.flooding import HandOver, RedLeaked, TakeOver, TransferAsk, TurnDoubled
from defuse.busters.rules.oxygen import BOX, HoldBreath, OxygenMoved
from defuse.busters.script import CueSpoken
from defuse.busters.wires import RED, REDS, value_of
from defuse.kernel import UNKNOWN, Among, Cannot, Event, Game, Order, Pass, clashes
from defuse.kernel.panel import Counter, Timer
from defuse.words import say
from tests.busters.missions.rigging import with_rule
from tests.busters.missions.timed import oxygen, rule, tick, under_way
from tests.busters.tables import A, B, C, D, every, names, offered, refusal, table, the, then, use
from tests.busters.telling import narrate
from tests.steer import steer

FIRST = {name: 40.0 * (1 + [cue for cue, _ in STORY].index(name)) for name in ("leak", "extra turn", "transfer")}


def cut_now(game: Game) -> Game:
    """The game after a cut that hits, of whoever is on turn."""
    rng = Random(1)
    truth = game.table()
    seat = game.public.turn
    mates = [wire for mate in game.seats() if mate != seat for wire in truth.hand(mate)]
    for own in truth.hand(seat):
        for wire in mates:
            act = Cut(seat=seat, mine=(own,), targets=(wire,))
            if truth.value(own) == truth.value(wire) and game.why_not(act) is None:
                return game.play(act)[0]
    return game.play(steer(game, rng))[0]


# Setting up.


@pytest.mark.parametrize(("players", "tokens"), [(2, 9), (3, 6), (4, 3), (5, 2)])
def test_no_red_is_dealt_and_everybody_has_oxygen(players: int, tokens: int) -> None:
    game = under_way(54, players)
    board = game.public
    assert oxygen(game) == (tokens,) * players
    assert sum(len(stand) for stand in board.stands) == 48
    assert (board.totals[RED], board.red.count, board.red.kinds) == (0, 0, REDS)


def test_x_or_y_ray_is_not_in_the_pile() -> None:
    with pytest.raises(ValueError, match="without equipment card 10"):
        busters.new(54, 4, equipment=("10",))
    assert catalogue.mission(54).characters == "choice"


# Oxygen.


def test_a_cut_costs_by_depth_and_goes_to_the_box() -> None:
    game = under_way(54, 3)
    after = cut_now(game)
    (value,) = [value for value in range(1, 13) if after.public.cut[value]]
    assert oxygen(after)[A] == 6 - (1 if value <= 4 else 2 if value <= 8 else 3)  # M54


def test_a_finished_number_gives_a_token_to_everybody_with_wires() -> None:
    game = under_way(54, 4)
    steps = rule(game, "oxygen").after(game.table(), Validated(3))
    assert list(steps) == [OxygenMoved(BOX, seat, 1) for seat in (A, B, C, D)]


def test_whoever_can_pay_has_to_act_and_whoever_cannot_skips() -> None:
    game = under_way(54, 4)
    assert refusal(game, Cannot(seat=A)) == "there is still something you can do"  # M44
    assert refusal(game, HoldBreath(seat=A)) == "that cannot be done now"  # M44: not even for a step
    poor = then_oxygen(game, (0, 3, 3, 3, 0))
    assert offered(poor, A) == {("Cannot",)}
    after, events = poor.play(Cannot(seat=A))
    assert the(events, TurnSkipped).seat == A
    assert after.public.dial == 3
    assert Among(tuple(game.table().hand(A)), REDS, 0, 11) in after.public.facts


def then_oxygen(game: Game, held: tuple[int, ...]) -> Game:
    """The same game with other amounts of oxygen."""
    new = replace(rule(game, "oxygen"), held=held)
    rules = tuple([new if old.id == new.id else old for old in game.public.rules])
    return Game(game.kit, game.setup, replace(game.public, rules=rules), game.secret, game.acts)


# The story.


def test_the_order_of_the_story() -> None:
    cues = [cue for cue in rule(under_way(54, 4), "script").cues if cue.name]
    assert [cue.name for cue in cues] == [
        *("leak", "extra turn", "bottle", "leak", "transfer", "bottle", "leak"),
        *("extra turn", "leak", "transfer", "leak", "leak", "transfer", "finale"),
    ]  # M54
    assert [cue.at for cue in cues] == [40.0 * (place + 1) for place in range(14)]
    assert cues[-1].at == 560.0


def test_a_leak_brings_a_red_that_only_its_owner_sees() -> None:
    game = under_way(54, 4)
    after, events = tick(game, 39.9)
    assert every(events, RedLeaked) == []
    after, events = tick(game, 40.0)
    leak = the(events, RedLeaked)
    assert leak.by == A
    assert after.public.totals[RED] == after.public.red.count == 1
    wire = leak.move.wire
    assert after.public.stands[0][leak.move.place] == wire
    assert value_of(after.view(A).faces[wire]) == RED
    assert all(after.view(seat).faces[wire] == UNKNOWN for seat in (B, C, D, None))
    row = [after.secret.faces[other] for other in after.public.stands[0]]
    assert row == sorted(row)
    assert isinstance(after.ask, TurnAsk)
    assert narrate(game.public, events)[1].startswith("A draws a red wire. It is now A1.")


def test_everyone_sees_between_which_wires_it_stands() -> None:
    game, events = tick(under_way(54, 4), 40.0)
    move = the(events, RedLeaked).move
    row = game.public.stands[0]
    facts = game.public.facts
    if move.place > 0:
        assert Order(row[move.place - 1], move.wire) in facts
    if move.place + 1 < len(row):
        assert Order(move.wire, row[move.place + 1], strict=True) in facts
    assert clashes(game.public, game.secret.faces, game.kit) == ()


@pytest.mark.parametrize("players", [2, 3])
def test_with_two_stands_it_comes_onto_either(players: int) -> None:
    stands = {the(tick(under_way(54, players, seed), 40.0)[1], RedLeaked).move.stand for seed in range(12)}
    assert stands == {0, 1}  # C3


def test_a_seat_without_wires_takes_no_red() -> None:
    game = under_way(54, 4)
    after, events = tick(done(game), 40.0)
    assert the(events, RedLeaked).by == B  # C16
    assert after.public.owners[the(events, RedLeaked).move.stand] == B


def done(game: Game) -> Game:
    """The same game as if A had no wires left."""
    truth = game.table()
    wires = tuple(truth.hand(A))
    board = RedsRevealed(A, wires, tuple(truth.value(wire) for wire in wires)).apply(game.public)
    return Game(game.kit, game.setup, board, game.secret, game.acts)


def test_an_extra_turn_goes_to_whoever_is_at_work_and_ends_no_round() -> None:
    game, _ = tick(under_way(54, 4), 79.0)
    game, events = tick(game, FIRST["extra turn"])
    assert the(events, TurnDoubled).seat == A
    seen = len(game.acts)
    game = cut_now(game)
    assert (game.public.turn, game.public.rounds) == (A, 0)
    game = cut_now(game)
    assert game.public.turn == B  # only once
    assert len(game.acts) == seen + 2


def test_an_extra_turn_of_an_empty_hand_lapses_and_is_not_told_of() -> None:
    game, _ = tick(under_way(54, 4), 79.0)
    _, events = tick(done(game), FIRST["extra turn"])
    assert "extra turn" in [cue.name for cue in every(events, CueSpoken)]
    assert not every(events, TurnDoubled)  # N46


def test_whoever_hands_the_turn_on_hands_on_the_extra_turn_with_it() -> None:
    game = table("""
        mission 54 · captain A
        equipment 11 ready
        red 0 of 1.5 2.5 3.5 4.5 5.5 6.5 7.5 8.5 9.5 10.5 11.5
        again A
        oxygen A 5 · B 5 · C 5 · D 5
        A1 | 1 2 5
        B1 | 1 2 5
        C1 | 1 2 5
        D1 | 1 2 5
    """)
    game = then(game, use(game, A, "11", mate=C))
    assert game.public.turn == C  # E14
    game = cut_now(game)
    assert game.public.turn == D  # N46: it does not come back


def test_a_bottle_is_a_token_for_the_seat_on_turn_alone() -> None:
    game, events = tick(under_way(54, 5), 120.0)
    assert every(events, OxygenMoved) == [OxygenMoved(BOX, A, 1)]  # M54
    assert oxygen(game) == (3, 2, 2, 2, 2)


def test_a_bottle_for_an_empty_hand_goes_to_the_next_one() -> None:
    _, events = tick(done(under_way(54, 4)), 120.0)
    assert every(events, OxygenMoved) == [OxygenMoved(BOX, B, 1)]  # C16


def test_a_transfer_gives_or_takes_any_number_of_tokens() -> None:
    game, _ = tick(under_way(54, 4), FIRST["transfer"])
    assert isinstance(game.ask, TransferAsk)
    assert game.ask.seats == (A,)
    assert oxygen(then(game, HandOver(seat=A, mate=C, tokens=4))) == (0, 3, 7, 3)  # M54
    assert oxygen(then(game, TakeOver(seat=A, mate=B, tokens=2))) == (6, 1, 3, 3)
    after = then(game, Pass(seat=A))
    assert oxygen(after) == (4, 3, 3, 3)
    assert isinstance(after.ask, TurnAsk)
    assert refusal(game, HandOver(seat=A, mate=C, tokens=5)) == "at most 4"
    assert refusal(game, TakeOver(seat=A, mate=C, tokens=4)) == "at most 3"
    assert refusal(game, TakeOver(seat=A, mate=A, tokens=1)) == "choose a teammate with wires"
    assert refusal(game, TakeOver(seat=B, mate=A, tokens=1)) == "it is not your turn to answer"


def test_nothing_is_asked_when_there_is_no_oxygen() -> None:
    game, _ = tick(under_way(54, 4), 199.0)
    after, events = tick(then_oxygen(game, (0, 0, 0, 0, 0)), 200.0)
    assert the(events, CueSpoken).name == "transfer"
    assert isinstance(after.ask, TurnAsk)


def test_a_late_tick_does_everything_in_order_questions_included() -> None:
    game, events = tick(under_way(54, 4), 240.0)
    assert [cue.name for cue in every(events, CueSpoken)] == ["leak", "extra turn", "bottle", "leak", "transfer"]
    game, events = game.play(Pass(seat=A))
    assert [cue.name for cue in every(events, CueSpoken)] == ["bottle"]  # it waited for the answer
    assert game.public.totals[RED] == 2


def test_six_reds_come_in_and_then_the_finale() -> None:
    game = under_way(54, 4)
    happened: list[Event] = []
    for seconds in range(40, 600, 40):
        game, events = tick(game, float(seconds))
        happened += events
        if isinstance(game.ask, TransferAsk):
            game = then(game, Pass(seat=game.ask.seats[0]))
    assert len(every(happened, RedLeaked)) == 6
    assert game.public.red.count == 6
    panels = game.view(B).panels()
    assert Counter(rule="flooding", title=say("flooding-leaks"), value=6, most=6, bad="high") in panels
    assert Timer(rule="script", title=say("panel-time"), left=40.0) in panels
    after, events = tick(game, 600.0)
    assert the(events, Exploded).why == "time"
    assert after.over


def test_without_the_clock_the_story_goes_on_by_turns() -> None:
    game = under_way(54, 4, clock=False)
    rng = Random(5)
    ends = leaks = 0
    while not game.over:
        game, events = game.play(steer(game, rng, 1.0))
        ends += names(events).count("TurnEnded")
        leaks += names(events).count("RedLeaked")
        assert "ClockTicked" not in names(events)
        if leaks:
            break
    assert (leaks, ends) == (1, 4)  # 40 seconds are over with the fourth turn of 12


def test_a_table_can_be_written_down_with_the_reds_that_have_come_in() -> None:
    game, _ = tick(under_way(54, 4), 160.0)
    text = busters.render(game)
    assert "red 2 of 1.5 2.5" in text
    again = busters.parse(text)
    assert busters.render(again) == text
    assert again.public.totals == game.public.totals


AWAY = """\
mission 54  captain A  turn A  dial 4
red 1 of 1.5 2.5 3.5 4.5 5.5 6.5 7.5 8.5 9.5 10.5 11.5
oxygen A 9 · B 7 · C 5 · D 3
away 1x4 2x4 3x4 4x4 5x4 6x4 7x4 8x4
A1 | 9 9 9 10 r10.5
B1 | 9 10 10 11
C1 | 10 11 11 12
D1 | 11 12 12 12
"""
ALL_REDS = "r1.5 r2.5 r3.5 r4.5 r5.5 r6.5 r7.5 r8.5 9 9 9 r9.5 10 r10.5 r11.5"


def written(text: str) -> Game:
    """A table that was written down, with the story under way."""
    game = busters.parse(text)
    return with_rule(game, replace(rule(game, "script"), running=True))


def test_a_leak_on_a_table_with_wires_away_brings_a_red() -> None:
    """M54: the cut wires that have left the stands lie beside them too, and are no reds."""
    game = written(AWAY)
    for seconds in (40.0, 160.0):
        game, events = tick(game, seconds)
        wire = the(events, RedLeaked).move.wire
        assert value_of(game.secret.faces[wire]) == RED
        assert not game.public.gone >> wire & 1
    assert clashes(game.public, game.secret.faces, game.kit) == ()


def test_when_all_reds_have_come_in_a_leak_brings_nothing() -> None:
    text = AWAY.replace("red 1 of", "red 11 of").replace("9 9 9 10 r10.5", ALL_REDS)
    _, events = tick(written(text), 40.0)
    assert every(events, CueSpoken)[-1].name == "leak"
    assert every(events, RedLeaked) == []
