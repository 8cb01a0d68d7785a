"""What playing on has shown becomes judgement and luck, and only what is beyond its interval is blamed."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from defuse.review.analysis import Analysis
from defuse.review.estimates import loss, measured, width
from defuse.review.findings import CallFound, Decision, Findings, Verdict
from defuse.review.fold import folded
from defuse.review.notes import BATCH, EARLY, WORLDS, Notes
from defuse.review.pieces import Compare, Compared, Judge, Judged, Look, Outline, Play, Played

CHOSEN = CallFound(values=(5,), wires=(7,), hit=0.6, miss=0.4, explode=0.0)
OTHER = CallFound(values=(6,), wires=(8,), hit=1.0, miss=0.0, explode=0.0)
FULL = WORLDS // BATCH


def notes(verdict: Verdict, won: int, both: int, alone: int, games: int = WORLDS) -> Notes:
    """One decision between two points of the curve, compared in so many worlds."""
    certain = OTHER if verdict == "certain-there" else None
    decision = Decision(
        number=1, turn=1, seat=0, verb="cut", chosen=CHOSEN, others=(OTHER,), certain=certain, verdict=verdict
    )
    found = Notes(
        outline=Outline("busters", (0, -1), (1, 1), (0, 1, 2), True, True, True),
        decisions={1: decision},
        judged={1},
        played={0: (100, 60), 1: (100, 50)},
    )
    if verdict in ("certain-there", "likelier-there"):
        found.rivals = {1: (OTHER,)}
        if games:
            found.compared = {1: Compared(games, won, ((both, alone),))}
            found.compare_batches = {1: tuple(range(games // BATCH))}
    return found


def only(findings: Findings) -> Decision:
    (decision,) = findings.decisions
    return decision


@pytest.mark.parametrize("verdict", ["certain-there", "likelier-there"])
def test_a_difference_beyond_its_interval_is_lost_chance(verdict: Verdict) -> None:
    found = folded(notes(verdict, won=120, both=110, alone=70), 1.0)
    decision = only(found)
    assert decision.verdict == "lost-chance"
    assert decision.lost is not None
    assert decision.lost.chance == (10 - 70) / WORLDS
    assert decision.lost.low < decision.lost.chance < decision.lost.high < 0
    assert decision.judgement == decision.lost.chance
    assert decision.luck == pytest.approx(-0.1 - decision.judgement)
    assert found.worst_call == 1
    chosen, other = decision.chosen, decision.others[0]
    assert isinstance(chosen, CallFound)
    assert isinstance(other, CallFound)
    assert chosen.wins == measured(120, WORLDS)
    assert other.wins == measured(180, WORLDS)


@pytest.mark.parametrize(("verdict", "becomes"), [("certain-there", "certain-there"), ("likelier-there", "as-good")])
def test_a_difference_within_its_interval_is_no_loss(verdict: Verdict, becomes: Verdict) -> None:
    found = folded(notes(verdict, won=120, both=100, alone=28), 1.0)
    decision = only(found)
    assert (decision.verdict, decision.lost, decision.judgement) == (becomes, None, 0.0)
    assert decision.luck == pytest.approx(-0.1)
    assert found.worst_call is None


@pytest.mark.parametrize("verdict", ["certain", "best", "none"])
def test_what_was_best_is_not_compared_and_all_of_its_change_is_luck(verdict: Verdict) -> None:
    decision = only(folded(notes(verdict, 0, 0, 0), 1.0))
    assert (decision.verdict, decision.judgement) == (verdict, 0.0)
    assert decision.luck == pytest.approx(-0.1)


@pytest.mark.parametrize("games", [0, BATCH, WORLDS - BATCH])
def test_nothing_is_said_before_all_worlds_are_played(games: int) -> None:
    decision = only(folded(notes("likelier-there", won=0, both=0, alone=games, games=games), 0.5))
    assert (decision.verdict, decision.judgement, decision.luck) == ("likelier-there", None, None)


def test_a_comparison_ends_early_where_no_rival_is_better() -> None:
    half = EARLY // 2
    assert notes("likelier-there", won=half, both=half, alone=0, games=EARLY).complete(1)
    assert not notes("likelier-there", won=half, both=half, alone=EARLY // 4, games=EARLY).complete(1)
    assert not notes("likelier-there", won=half, both=half, alone=0, games=EARLY - BATCH).complete(1)
    assert only(folded(notes("likelier-there", won=half, both=half, alone=0, games=EARLY), 1.0)).verdict == "as-good"


def test_what_cannot_be_compared_is_not_blamed() -> None:
    unsettled = notes("likelier-there", 0, 0, 0, games=0)
    unsettled.settled = {1}
    decision = only(folded(unsettled, 1.0))
    assert (decision.verdict, decision.judgement) == ("likelier-there", 0.0)


def test_the_turning_point_is_the_largest_change_beyond_the_intervals() -> None:
    found = notes("best", 0, 0, 0)
    assert folded(found, 1.0).turning == 2  # from 50 % to won
    assert found.outline is not None
    found.outline = replace(found.outline, won=None)
    found.played |= {2: (100, 52)}
    assert folded(found, 1.0).turning is None
    found.played |= {2: (100, 20)}
    assert folded(found, 1.0).turning == 2


def test_the_best_call_is_one_that_was_as_good_as_any() -> None:
    found = notes("best", 0, 0, 0)
    found.played |= {1: (100, 95)}
    found.decisions = {1: replace(found.decisions[1], outcome="hit")}
    assert folded(found, 1.0).best_call == 1
    found.decisions = {1: replace(found.decisions[1], verdict="certain-there")}
    assert folded(found, 1.0).best_call is None


def test_more_rivals_need_a_clearer_difference() -> None:
    one, several = loss(100, 20, 40, 80), loss(100, 20, 40, 80, rivals=4)
    assert one.chance == several.chance
    assert several.low < one.low
    assert one.high < several.high


def test_equal_choices_are_seldom_blamed() -> None:
    random = Random(1)
    blamed = 0
    for _ in range(400):
        rows = [(random.random() < 0.6, random.random() < 0.6) for _ in range(WORLDS)]
        counts = [rows.count(pair) for pair in ((True, True), (True, False), (False, True), (False, False))]
        blamed += loss(*counts).high < 0
    assert blamed <= 0.05 * 400


def test_a_width_is_the_longer_side() -> None:
    found = measured(16, 16)
    assert width(found) == found.chance - found.low > 0.1


# The order of the work, and what is kept.


def outline(acts: int = 9) -> Outline:
    return Outline("busters", (0,) * acts, tuple(range(1, acts + 1)), tuple(range(acts + 1)), True, True, True)


def begun(acts: int = 9) -> Analysis:
    analysis = Analysis()
    look = analysis.next()
    assert isinstance(look, Look)
    assert analysis.next() is None  # nothing can be done before it is back
    analysis.add(look, outline(acts))
    return analysis


def test_verdicts_come_first_then_a_coarse_curve_then_all_of_it() -> None:
    analysis = begun(40)
    judged = [analysis.next() for _ in range(10)]
    assert [(piece.first, piece.last) for piece in judged if isinstance(piece, Judge)][-1] == (37, 40)
    assert analysis.next() is None
    for piece in judged:
        assert piece is not None
        analysis.add(piece, Judged(()))
    played: list[int] = []
    while len(played) < 40 and isinstance(piece := analysis.next(), Play):
        played.append(piece.number)
        analysis.add(piece, Played(BATCH, 8))
    assert sorted(played) == list(range(40))  # the end is known
    assert played[:14] == list(range(0, 40, 3))
    assert played[14:] == sorted(played[14:])


def test_games_go_where_the_interval_is_widest() -> None:
    analysis = begun(2)
    piece = analysis.next()
    assert piece is not None
    analysis.add(piece, Judged(()))
    for _ in range(2):
        piece = analysis.next()
        assert isinstance(piece, Play)
        analysis.add(piece, Played(BATCH, 16 if piece.number else 8))
    first = [piece for _ in range(3) if isinstance(piece := analysis.next(), Play)]
    assert [(piece.number, piece.batch) for piece in first] == [(0, 1), (1, 1), (0, 2)]


def test_a_piece_that_is_put_back_comes_again_and_nothing_counts_twice() -> None:
    analysis = begun(2)
    judge = analysis.next()
    assert judge is not None
    analysis.put_back(judge)
    assert analysis.next() == judge
    analysis.add(judge, Judged(()))
    play = analysis.next()
    assert isinstance(play, Play)
    analysis.add(play, Played(BATCH, 5))
    analysis.add(play, Played(BATCH, 5))
    assert analysis.notes.played[play.number] == (BATCH, 5)


def test_what_cannot_be_told_is_left_out_and_the_rest_goes_on() -> None:
    analysis = begun(3)
    while (piece := analysis.next()) is not None:
        if isinstance(piece, Judge):
            analysis.give_up(piece)
        elif isinstance(piece, Play) and piece.number == 1:
            analysis.add(piece, Played())
        else:
            analysis.add(piece, Played(BATCH, 16))
    found = analysis.findings()
    assert analysis.finished
    assert found.progress == 1.0
    assert [point.number for point in found.curve] == [0, 2, 3]


def test_a_comparison_that_fails_is_given_up() -> None:
    analysis = Analysis(notes("likelier-there", 0, 0, 0, games=0))
    pieces = [analysis.next() for _ in range(20)]
    compared = next(piece for piece in pieces if isinstance(piece, Compare))
    analysis.give_up(compared)
    assert analysis.notes.settled == {1}


def test_progress_only_grows_and_ends_at_one() -> None:
    analysis = Analysis(notes("likelier-there", 0, 0, 0, games=0))
    last = 0.0
    while (piece := analysis.next()) is not None:
        analysis.add(piece, Played(BATCH, 9) if isinstance(piece, Play) else Compared(BATCH, 8, ((6, 4),)))
        now = analysis.findings().progress
        assert last <= now <= 1.0
        last = now
    assert last == 1.0


def test_a_review_goes_on_where_it_was_kept() -> None:
    analysis = Analysis(notes("certain-there", won=120, both=110, alone=70))
    again = Analysis.resumed(analysis.kept())
    assert again.findings() == analysis.findings()
    assert again.next() == analysis.next()


def test_what_another_version_kept_begins_afresh() -> None:
    kept = msgspec.json.decode(Analysis(notes("best", 0, 0, 0)).kept())
    for other in (msgspec.json.encode({**kept, "version": 0}), b"", b"{", b"\xff", b'{"outline": 3}'):
        assert Analysis.resumed(other).next() == Look()


def test_without_playing_on_there_are_verdicts_and_no_more() -> None:
    analysis = Analysis(notes("likelier-there", 0, 0, 0, games=0), deep=False)
    assert analysis.next() is None
    assert analysis.findings().progress == 1.0
    assert only(analysis.findings()).judgement is None
