"""Bomb Squad Academy: verdicts on action cards, and no curve."""

from __future__ import annotations

import pytest

from defuse.academy.acts import Choose
from defuse.review.findings import ActionFound
from defuse.review.pieces import Judge, Look
from defuse.review.story import story_of
from defuse.review.words import words_of
from defuse.words import Speaker, languages
from tests.review.played import academy_game, reviewed


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_action_card_gets_a_verdict(players: int) -> None:
    data = academy_game(players, 3, "random", "careful")
    analysis = reviewed(data)
    findings = analysis.findings()
    assert analysis.finished
    assert findings.progress == 1.0
    assert not findings.has_curve
    assert findings.curve == ()
    moments = story_of(data).moments
    assert len(findings.decisions) == len(moments)
    for decision in findings.decisions:
        act = moments[decision.number - 1].act
        assert (decision.verdict != "none") == isinstance(act, Choose)
        assert (decision.judgement, decision.luck) == (None, None)
        if isinstance(act, Choose):
            chosen = decision.chosen
            assert isinstance(chosen, ActionFound)
            assert chosen.action == act.card
            points = [other.points for other in decision.others if isinstance(other, ActionFound)]
            assert points == sorted(points, reverse=True)
            most = max(points, default=chosen.points)
            worse = most - chosen.points
            assert decision.verdict == ("best" if worse <= 1e-9 else "as-good" if worse <= 0.5 else "likelier-there")
            assert 0 <= chosen.explode <= 1
    assert {decision.turn for decision in findings.decisions} >= {1, 2, 3}


def test_an_explosion_is_the_outcome_of_those_who_cut() -> None:
    data = academy_game(4, 3, "random", "careful")
    exploded = [each for each in reviewed(data).findings().decisions if each.outcome == "explosion"]
    assert len({decision.turn for decision in exploded}) == 3  # three bombs
    for decision in exploded:
        assert isinstance(decision.chosen, ActionFound)
        assert decision.chosen.cutters >= 1


def test_it_is_told_in_all_languages() -> None:
    data = academy_game(3, 3, "random", "careful")
    said = words_of(data, reviewed(data, Look, Judge).findings())
    english = [str(sentence) for decision in said.decisions for sentence in decision.sentences]
    assert any("points on average" in sentence for sentence in english)
    assert any("promised" in sentence for sentence in english)
    assert len(said.summary) == 3
    for language in languages():
        speaker = Speaker(language)
        texts = [speaker.text(sentence) for decision in said.decisions for sentence in decision.sentences]
        texts += [speaker.text(line) for line in (*said.summary, *said.remarks)]
        assert not [text for text in texts if "⟦" in text]
