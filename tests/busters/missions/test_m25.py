"""Mission 25: no number may be said aloud."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from defuse import busters
from defuse.busters import catalogue
from defuse.busters.causes import DialCause
from defuse.busters.events import DialMoved
from defuse.busters.number_words import NUMBER_WORDS
from defuse.busters.rules.slips import Slip
from defuse.busters.rules.speech import SlipHeard, Speech, slip
from defuse.kernel import HOST, Game, replay
from defuse.kernel.panel import Note
from tests.busters.missions.timed import under_way
from tests.busters.tables import A, B, C, cut, names, pick, refusal, table, the, then
from tests.busters.telling import narrate

WOLF = """
    mission 25 · captain A
    red 3.5 8.5
    A1 | 2 4 6 r8.5
    B1 | 2 4 6
    C1 | 2 r3.5 4 6
    D1 | 2 4 6
"""
SPEECH = Speech(chat="no numbers")


def said(seat: int) -> Slip:
    return Slip(seat=HOST, by=seat)


@pytest.mark.parametrize(("players", "reds"), [(2, 3), (3, 2), (4, 2), (5, 2)])
def test_how_many_reds_there_are(players: int, reds: int) -> None:
    assert busters.new(25, players).public.totals[14] == reds


# What a slip is.


@pytest.mark.parametrize(
    "text", ["7", "it is 12!", "a5b", "٣", "Seven", "the TWELVE", "one?", "(two)", "one-way", "x_ten"]
)
def test_a_digit_or_a_number_word_is_a_slip(text: str) -> None:
    assert slip(text) is not None  # M25


ENGLISH = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]
GERMAN = [
    "eins",
    "zwei",
    "zwo",
    "drei",
    "vier",
    "fünf",
    "fuenf",
    "sechs",
    "sieben",
    "acht",
    "neun",
    "zehn",
    "elf",
    "zwölf",
    "zwoelf",
]
FRENCH = ["deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze"]


@pytest.mark.parametrize("number", [*ENGLISH, *GERMAN, *FRENCH])
def test_every_word_from_one_to_twelve_is_in_all_languages(number: str) -> None:
    assert slip(f"take the {number}, please") == number
    assert slip(f"{number.upper()}!") == number.upper()


def test_nothing_else_is_a_number_word() -> None:
    assert {word for words in NUMBER_WORDS.values() for word in words} == {*ENGLISH, *GERMAN, *FRENCH}


@pytest.mark.parametrize(
    ("text", "heard"),
    [
        ("ich hab' die Sieben", "Sieben"),
        ("nimm die ZWÖLF, schnell!", "ZWÖLF"),
        ("die Zwo\u0308lf", "Zwölf"),  # the dots after the letter, as some keyboards write it
        ("links steht 'ne fuenf", "fuenf"),
        ("zwo, nicht drei", "zwo"),
        ("j'ai un sept", "sept"),
        ("le douze, vite !", "douze"),
        ("c'est l'onze", "onze"),
        ("dix-neuf", "dix"),
        ("un seven, peut-être?", "seven"),  # a table may mix its languages
    ],
)
def test_at_a_german_or_french_table_a_number_costs_too(text: str, heard: str) -> None:
    assert slip(text) == heard
    assert SPEECH.costs(text)


@pytest.mark.parametrize(
    "text",
    [
        *(
            "ein roter Draht",
            "eine gelbe?",
            "einen davon",
            "das war einer",
            "un fil rouge",
            "une rouge",
            "l'une d'elles",
        ),
        *("zero", "null Ahnung", "zéro"),  # no wire has it
    ],
)
def test_an_article_costs_nothing_nor_does_zero(text: str) -> None:
    assert slip(text) is None


@pytest.mark.parametrize(
    "text",
    [
        *("", "someone", "often", "s-e-v-e-n", "the days of a week", "thirteen", "weight", "anyone there?", "tender"),
        *("dreizehn", "zweimal", "vielleicht die vierte", "die Zwerge", "Achtung", "elfenbein", "s-i-e-b-e-n"),
        *("la deuxième", "septembre", "neuve", "dixième", "les jours de la semaine", "s-e-p-t"),
    ],
)
def test_spelling_riddles_and_other_words_are_not(text: str) -> None:
    assert slip(text) is None  # M25


def test_the_rule_tells_the_host_what_costs() -> None:
    assert SPEECH.costs("a seven")
    assert not SPEECH.costs("the dwarfs")
    assert SPEECH.why_not_said("a seven") is None  # it can be said; it only costs
    assert not Speech(chat="open").costs("a seven")


# What it costs.


def test_a_slip_moves_the_dial_and_the_question_stays() -> None:
    game = table(WOLF)
    after, events = game.play(said(B))
    assert names(events) == ["SlipHeard", "DialMoved"]
    assert the(events, DialMoved) == DialMoved(-1, DialCause.SLIP, B)
    assert after.public.dial == 3  # M25
    assert after.ask is not None
    assert after.ask.seats == (A,)
    assert narrate(game.public, events) == ["B said a number aloud.", "The dial drops to 3."]
    then(after, cut(game, "A1.1", "B1.1"))


def test_also_while_the_owner_chooses_after_a_detector() -> None:
    game = table(WOLF)
    game = then(game, cut(game, "A1.1", "B1.1 B1.2", "personal-A"), said(C))
    assert game.public.dial == 3
    assert then(game, pick(game, "B1.1")).public.turn == B


def test_the_last_step_explodes() -> None:
    game = table(WOLF.replace("captain A", "captain A · dial 1"))
    after, _ = game.play(said(A))
    assert after.outcome is not None
    assert after.outcome.why == "dial"


def test_a_stabilizer_does_not_cover_it() -> None:
    game = table(WOLF + "    equipment 9 ready\n")
    (form,) = [form for form in game.forms(A) if form.using == ("9",)]
    assert then(game, form.nth(0), said(A)).public.dial == 3  # E8: dual cuts only


def test_only_the_host_reports_a_slip_and_nobody_is_offered_one() -> None:
    game = table(WOLF)
    assert all(form.verb is not Slip for seat in game.seats() for form in game.forms(seat))
    assert refusal(game, replace(said(B), seat=A)) == "that cannot be done now"
    assert refusal(game, said(4)) == "choose who it was"


def test_before_play_begins_nothing_is_lost() -> None:
    assert refusal(busters.new(25, 4), said(A)) == "there is no such seat"


def test_in_another_mission_numbers_may_be_said() -> None:
    assert refusal(under_way(1, 4), said(A)) == "there is no such seat"


def test_a_slip_is_kept_in_the_replay() -> None:
    game = then(under_way(25, 4), said(C))
    again: Game = replay.loads(replay.dumps(replay.replay_of(game))).verify()
    assert again.acts[-1] == said(C)
    assert again.public.dial == 3


def test_cuts_are_chosen_on_the_screen() -> None:
    game = table(WOLF)
    _, events = game.play(cut(game, "A1.2", "B1.2"))
    assert not any(isinstance(event, SlipHeard) for event in events)  # M25


def test_everybody_is_reminded() -> None:
    (panel,) = [panel for panel in table(WOLF).view(A).panels() if panel.rule == "speech"]
    assert isinstance(panel, Note)
    assert (str(panel.title), str(panel.text)) == ("Speech", "Say no number aloud: that costs a step.")


def test_the_underwater_missions_allow_one_sign() -> None:
    for number in (44, 49, 63):
        (speech,) = [rule for rule in catalogue.mission(number).rules if isinstance(rule, Speech)]
        assert (speech.chat, [str(sign) for sign in speech.signs]) == ("closed", ["I need oxygen"])  # M25
        note = speech.panel(table(WOLF).view(A))
        assert str(note.text) == "Nobody can speak. You may sign: I need oxygen."
