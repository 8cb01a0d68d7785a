"""Names and talk: nothing that deceives by not being seen, and no name that is taken for another."""

from __future__ import annotations

from pathlib import Path

import pytest

from defuse.server.tables.names import LONGEST, alike, clean, free_name, plain
from defuse.server.wire import messages as said
from tests.server.backroom import Backroom, run
from tests.server.test_talk import heard

OPEN = {"kind": "open"}


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Ann", "Ann"),
        ("  Ann \t Lee ", "Ann Lee"),
        ("A\u200bn\u200dn\ufeff", "Ann"),
        ("\u202ennA", "nnA"),
        ("\u2066Ann\u2069\u200f", "Ann"),
        ("Ann\u3164\u115f\uffa0", "Ann"),
        ("Ann\U000e0041\U000e007f", "Ann"),
        ("Ann\ufe0f\U000e0100\u034f\u00ad", "Ann"),
        ("Ann\u2800\u00a0\u3000Lee", "Ann Lee"),
        ("Zoe\u0308", "Zoë"),
        ("Z" + "\u0335" * 20 + "oe", "Z\u0335\u0335oe"),
        ("\u0301\u0301Ann", "Ann"),
        ("نیلوفر", "نیلوفر"),
        ("मीना", "मीना"),
        ("李雷", "李雷"),
        ("🦊", "🦊"),
        ("\u3164", ""),
        ("\u0301", ""),
        ("\u202e \u200b", ""),
        ("\ue000", ""),
    ],
)
def test_nothing_unseen_stays_in_a_name(typed: str, name: str) -> None:
    assert clean(typed) == name
    assert len(clean(typed * 24)) <= LONGEST


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("take\u200b the \u202eseven", "take the seven"),
        ("se\u2060v\u00aden", "seven"),
        ("\u2067left\u2069", "left"),
        ("hi\U000e0068\U000e0069", "hi"),
        ("a\u200cb a\u200db", "ab ab"),
        ("o" + "\u0336" * 30 + "k", "o" + "\u0336" * 4 + "k"),
        ("\u3164\u2800", ""),
        # What belongs to what is seen stays.
        ("👩\u200d👩\u200d👧 ❤\ufe0f 👍🏽 3\ufe0f\u20e3", "👩\u200d👩\u200d👧 ❤\ufe0f 👍🏽 3\ufe0f\u20e3"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("क्\u200dष", "क्\u200dष"),
        ("ശ്\u200d", "ശ്\u200d"),
    ],
)
def test_nothing_unseen_stays_in_talk_but_joiners_that_are_needed(typed: str, text: str) -> None:
    assert plain(typed) == text


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "ANN"),
        ("Ann", "Ａｎｎ"),
        ("Ann", "𝐀𝐧𝐧"),
        ("Ann", "Аnn"),  # Cyrillic
        ("Ann", "Αnn"),  # Greek
        ("Bob", "Вов"),
        ("Hope", "Норе"),
        ("Paco", "Расо"),
        ("Zoe", "Ζοε"),
        ("Nik", "Νικ"),
        ("Νίκος", "ΝΙΚΟΣ"),
        ("Bill", "BiII"),
        ("Bill", "B1ll"),
        ("Juno", "Jun0"),
        ("Zoe", "Zoë"),
        ("Ann", "Ann."),
        ("Ann 2", "Ann2"),
        ("Straße", "STRASSE"),
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert alike(one, other)
    assert alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ann", "Anna"), ("Ann 2", "Ann 3"), ("मीना", "मीनू"), ("Иван", "Игорь"), ("Tom", "Tim"), ("🦊", "🐻")],
)
def test_names_that_do_not(one: str, other: str) -> None:
    assert not alike(one, other)


def test_a_name_that_looks_like_a_taken_one_gets_a_number() -> None:
    assert free_name("Bo", ["Ann", "", "Cy"]) == "Bo"
    assert free_name("Аnn", ["Ann"]) == "Аnn 2"
    assert free_name("Ann", ["Аnn", "ANN 2"]) == "Ann 3"
    assert len(free_name("W" * 24, ["w" * 24])) <= LONGEST


def test_nobody_sits_down_under_the_name_of_a_bot_or_of_somebody_else(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            open, token = await room.table(seats=[OPEN, {"kind": "bot"}, OPEN, OPEN])
            ann, bo = await room.enter(open, token), await room.enter(open)
            await bo.say(type="seat", do="take", name="Јuno\u200b")
            await ann.say(type="seat", do="name", name="Moss\u202e")
            await ann.say(type="seat", do="bot", seat=3)
            names = [seat.name for seat in ann.last(said.Lobby).seats]
            assert names == ["Moss", "Juno", "Јuno 2", "Pip"]
            assert (await bo.say(type="seat", do="name", name="\u3164")).code == "bad"
            await bo.say(type="talk", text="\u202eevif a")
            assert heard(ann) == ["evif a"]
            assert (await bo.say(type="talk", text="\u200b\u2060")).code == "bad"

    run(story())
