"""Patterns: what a translation can say."""

import re

import pytest
from fluent.syntax import FluentParser, ast

from defuse.words import Argument, Message, Seat, Speaker, Stand, Wire, say
from defuse.words.catalogue import entries_in
from defuse.words.pattern import compiled


def spoken(text: str, language: str = "en", **args: Argument) -> str:
    """An entry as a speaker with names puts it into words."""
    if "->" in text:  # Fluent wants each variant on a line of its own
        text = re.sub(r" (\*?\[)", r"\n    \1", text).removesuffix(" }") + "\n    }"
    entry = FluentParser().parse_entry(f"entry = {text}")
    assert isinstance(entry, ast.Message)
    assert entry.value is not None
    return compiled(entry.value)(Speaker(language, ("Ann", "Bo", "Cy"), places=False), args)


def test_plain_text_is_itself() -> None:
    assert spoken("Nothing to fill in.") == "Nothing to fill in."


def test_seats_become_names() -> None:
    assert spoken("{ $seat } acts.", seat=Seat(1)) == "Bo acts."


def test_a_title_that_looks_like_a_seat_is_left_alone() -> None:
    assert spoken("{ $title }: { $seat } begins.", title="A Sense of Priorities", seat=Seat(0)) == (
        "A Sense of Priorities: Ann begins."
    )


@pytest.mark.parametrize(("count", "said"), [(0, "0 cards"), (1, "1 card"), (2, "2 cards")])
def test_numbers_choose_the_form_of_a_word(count: int, said: str) -> None:
    assert spoken("{ $n } { $n -> [one] card *[other] cards }", n=count) == said


def test_french_has_its_singular_below_two() -> None:
    assert spoken("{ $n -> [one] carte *[other] cartes }", "fr", n=0) == "carte"
    assert spoken("{ $n -> [one] carte *[other] cartes }", "en", n=0) == "cartes"


def test_an_exact_number_comes_before_its_kind() -> None:
    pattern = "{ $n -> [1] exactly one [one] a singular *[other] more }"
    assert spoken(pattern, n=1) == "exactly one"


def test_lists_have_and_or_or_commas() -> None:
    three = (5, 7, say("words-nobody"))
    assert spoken("{ $x }", x=three) == "5, 7 and nobody"
    assert spoken("{ OR($x) }", x=three) == "5 or 7 or nobody"
    assert spoken("{ COMMA($x) }", x=three) == "5, 7, nobody"
    assert spoken("{ COUNT($x) -> [3] three *[other] others }", x=three) == "three"
    assert spoken("{ $x }", x=()) == "nothing"


def test_a_yes_or_no_selects() -> None:
    pattern = "{ $there -> [yes] it is there *[no] it is not }"
    assert spoken(pattern, there=True) == "it is there"
    assert spoken(pattern, there=False) == "it is not"


def test_a_code_or_a_message_selects_by_its_name() -> None:
    pattern = "{ $how -> [dual] Right! [value-even] An even one! *[other] Done. }"
    assert spoken(pattern, how="dual") == "Right!"
    assert spoken(pattern, how=say("value-even")) == "An even one!"
    assert spoken(pattern, how="solo") == "Done."


def test_wires_are_called_by_their_owner_and_place() -> None:
    assert spoken("{ $wire }", wire=Wire(Stand(1), 7)) == "Bo's wire 7"
    assert spoken("{ $wire }", wire=Wire(Stand(1, 2, alone=False), 7)) == "Bo's stand 2, wire 7"
    assert spoken("{ OWNER($wire) }", wire=Wire(Stand(2), 1)) == "Cy"
    assert str(say("words-alone", what=(Wire(Stand(1), 7), Stand(None, 2)))) == "B1.7 and N2"


def test_a_sentence_begins_with_a_capital() -> None:
    assert spoken("{ CAPITAL($who) } waits.", who=say("words-nobody")) == "Nobody waits."


def test_a_name_without_the_form_stays_as_it_is() -> None:
    assert spoken('{ FORM($card, form: "no-such-form") }', card=say("words-nobody")) == "nobody"


def test_a_hissing_name_has_only_an_apostrophe_in_german() -> None:
    assert spoken("{ GENITIVE($x) } Zug", "de", x="Max") == "Max’ Zug"
    assert spoken("{ GENITIVE($x) } Zug", "de", x="Bo") == "Bos Zug"
    assert spoken("{ GENITIVE($x) } turn", "en", x="Max") == "Max's turn"


def test_french_drops_the_vowel_before_a_vowel() -> None:
    assert spoken("la carte { OF($x) }", "fr", x="Anna") == "la carte d’Anna"
    assert spoken("la carte { OF($x) }", "fr", x="Bo") == "la carte de Bo"


def test_numbers_have_the_comma_of_the_language() -> None:
    assert spoken("{ NUMBER($x, digits: 1) }", "de", x=62.44) == "62,4"
    assert spoken("{ NUMBER($x, digits: 1) }", "en", x=62.44) == "62.4"


def test_what_no_catalogue_has_shows_its_id() -> None:
    assert str(Message("no-such-entry")) == "⟦no-such-entry⟧"


def test_a_file_of_comments_alone_has_no_entries() -> None:
    assert list(entries_in("### A glossary.\n### wire: a thing to cut\n")) == []
    assert [id for id, _ in entries_in("# One.\none = 1\ntwo = 2\n")] == ["one", "two"]
