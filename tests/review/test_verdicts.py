"""Verdicts are fair: what was best by its odds is never blamed, and a certain cut that was there is a remark."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from defuse.busters.acts import Cut, SoloCut
from defuse.kernel import Among, Clock, Game
from defuse.odds import Odds
from defuse.review.busters import playing
from defuse.review.busters.judging import act_of, outcome_of
from defuse.review.findings import CallFound, Decision, Findings
from defuse.review.pieces import compare, outline, play_on
from defuse.review.story import Moment, story_of
from defuse.review.why import why
from defuse.review.words import chance_words, words_of
from defuse.words import Seat, Speaker, say
from tests.review.driving import best, bold, driven
from tests.review.played import bot_game, verdicts

SEEDS = range(1, 7)


def decisions_of(data: bytes) -> Iterator[Decision]:
    yield from verdicts(data).decisions


def test_whoever_always_takes_the_best_call_is_never_blamed() -> None:
    seen = set()
    for seed in SEEDS:
        for decision in decisions_of(driven(4, 4, seed, best)):
            seen.add((decision.verb, decision.verdict, decision.outcome))
    assert {verdict for verb, verdict, _ in seen if verb == "cut"} == {"certain", "best"}
    assert ("cut", "best", "miss") in seen  # a best call that missed stays the best
    assert ("cut", "certain", "miss") not in seen
    assert {verdict for verb, verdict, _ in seen if verb != "cut"} == {"none"}


def test_a_certain_cut_that_was_not_made_is_remarked() -> None:
    data = driven(1, 3, 1, bold)
    found = [decision for decision in decisions_of(data) if decision.verdict == "certain-there"]
    assert found
    for decision in found:
        moment = story_of(data).moments[decision.number - 1]
        odds = Odds(moment.before.observe(decision.seat))
        assert isinstance(decision.certain, CallFound)
        assert decision.certain in decision.others
        assert (decision.certain.hit, decision.certain.miss, decision.certain.explode) == (1.0, 0.0, 0.0)
        assert isinstance(decision.chosen, CallFound)
        assert decision.chosen.hit < 1
        act = act_of(moment, decision.certain)
        _, events = moment.before.play(act)
        assert outcome_of(events) == "hit"
        if isinstance(act, Cut):
            assert odds.call(decision.certain.values, decision.certain.wires).miss == 0


def test_the_proof_of_a_certain_cut_names_what_it_follows_from() -> None:
    data = driven(1, 3, 1, bold)
    proven = 0
    for decision in decisions_of(data):
        certain = decision.certain
        if not isinstance(certain, CallFound) or not isinstance(act_of(_moment(data, decision), certain), Cut):
            continue
        found = why(data, decision.number, certain.wires[0], certain.values[0])
        assert found is not None
        assert found.chance == 1
        assert found.steps[-1].proves == certain.wires
        for at, step in enumerate(found.steps):
            assert all(earlier < at for earlier in step.uses)
            assert step.wires or step.held or step.uses or "order" in str(step.text) or "sorted" in str(step.text)
        proven += 1
    assert proven


def _moment(data: bytes, decision: Decision) -> Moment:
    return story_of(data).moments[decision.number - 1]


def test_there_is_no_proof_of_what_does_not_exist() -> None:
    data = driven(1, 3, 1, bold)
    number = next(decision.number for decision in decisions_of(data) if decision.chosen is not None)
    assert why(data, 0, 3, 5) is None
    assert why(data, 10_000, 3, 5) is None
    assert why(data, number, 10_000, 5) is None
    assert why(data, number, 3, 99) is None


def test_what_is_only_likely_hangs_on_facts() -> None:
    data = driven(4, 4, 1, best)
    decision = next(each for each in decisions_of(data) if each.verdict == "best")
    assert isinstance(decision.chosen, CallFound)
    found = why(data, decision.number, decision.chosen.wires[0], decision.chosen.values[0])
    assert found is not None
    assert found.chance == pytest.approx(decision.chosen.hit)
    assert all(step.wires or step.held or step.text for step in found.steps)


def test_the_odds_are_those_that_the_seat_had() -> None:
    data = driven(4, 4, 2, best)
    for decision in decisions_of(data):
        if isinstance(decision.chosen, CallFound):
            moment = _moment(data, decision)
            odds = Odds(moment.before.observe(decision.seat))
            assert isinstance(moment.act, Cut)
            call = odds.of(moment.act)
            assert decision.chosen.hit == pytest.approx(call.hit)
            assert decision.chosen.explode == pytest.approx(call.explode)
            kinds = (decision.chosen.values[0] * 10,)
            if decision.chosen.values[0] <= 12:
                assert odds.chance(Among(decision.chosen.wires, kinds, 1)) == pytest.approx(decision.chosen.hit)


def test_a_solo_cut_that_was_there_counts_as_certain() -> None:
    for seed in SEEDS:
        data = driven(1, 2, seed, bold)
        for decision in decisions_of(data):
            solos = [
                other
                for other in decision.others
                if isinstance(other, CallFound) and isinstance(act_of(_moment(data, decision), other), SoloCut)
            ]
            if solos and decision.verdict == "certain-there":
                assert solos[0].hit == 1
                told = next(each for each in words_of(data, verdicts(data)).decisions if each.number == decision.number)
                assert any("solo cut" in str(choice.what) for choice in told.choices)
                return
    pytest.fail("nobody had a solo cut and called something else")


def test_an_act_compared_with_itself_wins_in_the_same_worlds() -> None:
    data = driven(4, 4, 3, best)
    number, chosen = next(
        (decision.number, decision.chosen)
        for decision in decisions_of(data)
        if decision.verdict == "best" and decision.turn > 10 and decision.chosen is not None
    )
    moment = story_of(data).moments[number - 1]
    assert act_of(moment, chosen) == moment.act
    found = compare(data, number, (chosen,), 6, 0)
    assert found.games == 6
    assert found.others == ((found.won, 0),)
    assert found == compare(data, number, (chosen,), 6, 0)
    assert compare(data, number, (chosen,), 6, 1).games == 6


def test_choices_are_compared_in_worlds_that_the_seat_could_sit_in(monkeypatch: pytest.MonkeyPatch) -> None:
    data = driven(4, 4, 3, best)
    sure = [each.number for each in decisions_of(data) if each.verdict == "certain"]
    for number in sure[:3]:
        before = story_of(data).moments[number - 1].before

        def has_hit(world: Game, clock: bool, seed: str, gone: int = before.public.gone) -> bool:
            return bool(world.public.gone != gone)

        monkeypatch.setattr(playing, "play_on", has_hit)
        found = compare(data, number, (), 12, 0)
        assert found.won == found.games == 12  # what is certain hits in all of them


def test_the_curve_knows_what_all_seats_have_in_common_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    data = driven(4, 4, 3, best)
    game = story_of(data).after(8)
    worlds: list[Game] = []

    def noted(world: Game, clock: bool, seed: str) -> bool:
        worlds.append(world)
        return True

    monkeypatch.setattr(playing, "play_on", noted)
    play_on(data, 8, 12, 0)
    assert len(worlds) == 12
    seen = game.observe(None)
    for world in worlds:
        assert world.observe(None) == seen
    for seat in game.seats():
        hand = game.public.hand(seat)
        assert any(
            [world.secret.faces[wire] for wire in hand] != [game.secret.faces[wire] for wire in hand]
            for world in worlds
        )


def test_acts_of_the_clock_are_nobodys_decisions() -> None:
    data = bot_game(10, 3, 1, "quick")
    found = outline(data)
    assert -1 in found.seats
    assert any(isinstance(moment.act, Clock) for moment in story_of(data).moments)
    assert {decision.number for decision in decisions_of(data)} == {
        number for number, seat in enumerate(found.seats, 1) if seat >= 0
    }


# In words.

NAMES = ("Ann", "Bo", "Cy", "Dot")


def sentence_of(data: bytes, findings: Findings, number: int, language: str = "en") -> str:
    speaker = Speaker(language, NAMES, places=False)
    told = next(each for each in words_of(data, findings).decisions if each.number == number)
    return f"{speaker.text(told.heading)}: {' '.join([speaker.text(sentence) for sentence in told.sentences])}"


def test_a_verdict_reads_like_a_remark_at_the_table() -> None:
    data = driven(1, 3, 1, bold)
    findings = verdicts(data)
    decision = next(each for each in findings.decisions if each.verdict == "certain-there" and each.outcome == "miss")
    assert isinstance(decision.chosen, CallFound)
    moment = _moment(data, decision)
    board = moment.before.public
    wire = decision.chosen.wires[0]
    owner, place = NAMES[board.owner_of(wire)], board.row_of(wire).index(wire) + 1
    said = sentence_of(data, findings, decision.number)
    share = f"{100 * decision.chosen.hit:.0f}%"
    assert said.startswith("A certain cut was there: ")
    assert f"{NAMES[decision.seat]} called {decision.chosen.values[0]} at {owner}'s wire {place}" in said
    assert f"{share} to hit, no danger of red." in said
    assert f"Wrong, it was {moment.before.secret.faces[wire] // 10}." in said
    assert "was certainly" in said or "solo cut" in said
    assert "Es gab einen sicheren Schnitt" in sentence_of(data, findings, decision.number, "de")
    assert "Il y avait une coupe sûre" in sentence_of(data, findings, decision.number, "fr")


def test_a_safer_call_is_not_called_a_likelier_one() -> None:
    data = driven(4, 4, 1, best)
    findings = verdicts(data)
    decision = next(each for each in findings.decisions if each.chosen is not None)
    chosen, other = decision.chosen, decision.others[0]
    assert isinstance(chosen, CallFound)
    assert isinstance(other, CallFound)
    risky = replace(chosen, hit=0.6, miss=0.1, explode=0.3)
    for hit, heading in ((0.5, "A safer call was there"), (0.7, "A likelier call was there")):
        better = replace(other, hit=hit, miss=1 - hit, explode=0.0)
        made = replace(decision, chosen=risky, others=(better,), verdict="likelier-there")
        assert sentence_of(data, replace(findings, decisions=(made,)), decision.number).startswith(heading)


def test_a_chance_is_only_certain_if_it_is() -> None:
    assert [str(chance_words(chance)) for chance in (0.0, 0.004, 0.994, 0.996, 1.0)] == [
        "0%",
        "less than 1%",
        "99%",
        "more than 99%",
        "100%",
    ]


@pytest.mark.parametrize(
    ("language", "one", "more"),
    [
        ("en", "1 of 3 calls was", "2 of 3 calls were"),
        ("de", "1 von 3 Ansagen war die beste", "2 von 3 Ansagen waren die besten"),
        ("fr", "1 annonce sur 3 était", "2 annonces sur 3 étaient"),
    ],
)
def test_one_best_call_is_told_as_one(language: str, one: str, more: str) -> None:
    speaker = Speaker(language, NAMES)
    for best_calls, told in ((1, one), (2, more)):
        assert told in speaker.text(say("review-seat-odds", seat=Seat(0), best=best_calls, decisions=3))
