"""Every mission can be reviewed, whatever was done in it."""

from __future__ import annotations

from math import isclose
from random import Random

import pytest

from defuse.review.analysis import Analysis
from defuse.review.findings import Findings
from defuse.review.notes import BATCH, WORLDS
from defuse.review.pieces import Compare, Compared, Judge, Look, Piece, Play, Played, work
from defuse.review.split import seat_split, splits
from defuse.review.story import story_of
from defuse.review.words import words_of
from defuse.words import Speaker, languages
from tests.conformance.cases import CASES, is_quick
from tests.conformance.stories import story
from tests.review.played import bytes_of, reviewed

pytestmark = pytest.mark.slow

FEW = 2
"""So many points of a game are really played on."""


def marks(mission: int, players: int) -> list[pytest.MarkDecorator]:
    """The quick run and the ordinary one take some missions with one player count, and `make soak` the rest."""
    return [] if is_quick(mission, players) else [pytest.mark.soak]


EACH = [pytest.param(*case, id=f"m{case[0]}-{case[1]}p", marks=marks(*case)) for case in CASES]


@pytest.mark.parametrize(("mission", "players"), EACH)
def test_a_mission_is_reviewed(mission: int, players: int) -> None:
    told = story(mission, players, 0, "steered")
    data = bytes_of(told.end)
    with told.at_hand():
        analysis = reviewed(data, Look, Judge)
        notes = analysis.notes
        moments = story_of(data).moments
        assert set(notes.decisions) == {moment.number for moment in moments if moment.act.seat >= 0}
        for decision in notes.decisions.values():
            assert (decision.verdict == "none") == (decision.chosen is None)
            assert (decision.number in notes.rivals) == (decision.verdict in ("certain-there", "likelier-there"))
        for number in _few(notes.levels()):
            really(analysis, data, Play(number, 1, 99))
        for number in sorted(notes.rivals)[-1:]:
            really(analysis, data, Compare(number, notes.rivals[number], 1, 99))
        pretend(analysis, Random(f"{mission}/{players}"))
        findings = analysis.findings()
        adds_up(findings)
        can_be_told(data, findings)


def _few(numbers: list[int]) -> list[int]:
    return numbers[:: max(1, len(numbers) // FEW)][:FEW]


def really(analysis: Analysis, data: bytes, piece: Piece) -> None:
    """Do a piece, with one world."""
    found = work(data, piece)
    assert isinstance(found, Played | Compared)
    assert found.games == 1
    analysis.add(piece, found)


def pretend(analysis: Analysis, random: Random) -> None:
    """Everything else that is to be played has come out somehow."""
    while (piece := analysis.next()) is not None:
        if isinstance(piece, Play):
            analysis.add(piece, Played(BATCH, random.randint(0, BATCH)))
        else:
            assert isinstance(piece, Compare)
            rows = [random.choices((True, False), k=1 + len(piece.others)) for _ in range(BATCH)]
            others = [
                (sum([row[0] and row[at] for row in rows]), sum([row[at] and not row[0] for row in rows]))
                for at in range(1, 1 + len(piece.others))
            ]
            analysis.add(piece, Compared(BATCH, sum([row[0] for row in rows]), tuple(others)))
    assert analysis.finished


def pretended(data: bytes) -> Findings:
    """The review of a game with verdicts by its odds, and figures by chance for all that would be played."""
    analysis = reviewed(data, Look, Judge)
    pretend(analysis, Random(1))
    return analysis.findings()


def adds_up(findings: Findings) -> None:
    """Judgement and luck are the change of the curve, for each act and in all sums."""
    assert findings.progress == 1.0
    chances = {point.number: point.wins.chance for point in findings.curve}
    whole = 0.0
    for decision in findings.decisions:
        assert decision.judgement is not None
        assert decision.luck is not None
        assert decision.judgement <= 0
        assert (decision.judgement < 0) == (decision.lost is not None) == (decision.verdict == "lost-chance")
        change = chances[decision.number] - chances[decision.number - 1]
        assert isclose(decision.judgement + decision.luck, change, abs_tol=1e-12)
        whole += change
    assert isclose(sum([tally.judgement + tally.luck for tally in findings.tallies]), whole, abs_tol=1e-9)
    last = findings.curve[-1].number
    assert sorted(chances) == list(range(last + 1))
    shares = [seat_split(findings, seat) for seat in (None, *[tally.seat for tally in findings.tallies])]
    total = sum([share.judgement + share.luck for share in shares if share is not None])
    assert total == round(100 * chances[last]) - round(100 * chances[0])
    assert all(split.after - split.before == split.judgement + split.luck for split in splits(findings).values())


def can_be_told(data: bytes, findings: Findings) -> None:
    """There are words for all of it, in all languages."""
    said = words_of(data, findings)
    assert len(said.decisions) == len(findings.decisions)
    for language in languages():
        speaker = Speaker(language, places=False)
        for decision in said.decisions:
            choices = [text for choice in decision.choices for text in (choice.what, choice.odds)]
            texts = [speaker.text(text) for text in (decision.heading, *decision.sentences, *choices)]
            assert all(texts)
            assert not [text for text in texts if "⟦" in text]
        assert not [line for line in (*said.summary, *said.remarks) if "⟦" in speaker.text(line)]


def test_there_are_batches_enough() -> None:
    assert WORLDS % BATCH == 0
