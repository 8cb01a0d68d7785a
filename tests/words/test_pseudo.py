"""Nothing that people read is outside the catalogues: in a pseudo-language no plain letter is left in any text."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from defuse.bots import Explains, bots_of
from defuse.busters import catalogue
from defuse.server.games import boxes
from defuse.server.tables.match import Match
from tests.conformance.cases import MISSIONS
from tests.words.fields import CODES, MIXED, TEXTS, decoded, string_fields, texts
from tests.words.games import academy_game, host_moment, refusals, steered
from tests.words.pseudo import untranslated, without_codes

FEW = 8
"""Between two frames that are looked at lie so many acts. What happened meanwhile is told in the later one."""


MANY = 60
"""So many different reasons are enough."""


def test_every_field_with_strings_is_a_text_or_a_code() -> None:
    assert string_fields() == TEXTS | CODES | MIXED.keys()
    assert not TEXTS & CODES
    assert not MIXED.keys() & (TEXTS | CODES)


def plain_words(sent: Any) -> list[str]:
    """The texts in something that was sent with words from no catalogue."""
    return [f"{field}: {text}" for field, text in texts(sent) if untranslated(text)]


def check(match: Match, language: str, have: int, seats: Iterable[int | None]) -> set[str]:
    """What is read now that is in no catalogue."""
    moment = host_moment(match)
    found: set[str] = set()
    for seat in seats:
        found |= set(plain_words(decoded(moment.frame(seat, language, have))))
    text = match.speakers.of(language).text
    found |= {f"refusal: {said}" for why in refusals(match) if untranslated(said := without_codes(text(why)))}
    return found


def follow(story: Iterable[Match], language: str, every: int) -> set[str]:
    """What is read over a whole game that is in no catalogue: by those who are asked and, at the end, by everybody."""
    found: set[str] = set()
    seen = 0
    for step, match in enumerate(story):
        if step % every == 0 or match.over:
            ask = match.game.ask
            seats = (*match.game.seats(), None) if match.over or ask is None else {ask.seats[0], 0}
            found |= check(match, language, seen, seats)
            seen = match.frame
    return found


@pytest.mark.parametrize("mission", MISSIONS)
def test_a_mission_is_told_in_words_of_the_catalogues(mission: int, pseudo: str) -> None:
    assert follow(steered(mission, most=45), pseudo, FEW) == set()


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=pytest.mark.soak) for seed in (2, 3))])
@pytest.mark.parametrize("mission", list(catalogue.missions()))
def test_whole_missions_are_told_in_words_of_the_catalogues(mission: int, seed: int, pseudo: str) -> None:
    assert follow(steered(mission, most=400, seed=seed), pseudo, 1) == set()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_academy_is_told_in_words_of_the_catalogues(players: int, pseudo: str) -> None:
    assert follow(academy_game(players, players), pseudo, FEW) == set()


def test_mission_cards_and_bots_are_in_words_of_the_catalogues(pseudo: str) -> None:
    for box in boxes():
        cards = [*box.missions(pseudo), *([box.only_card(pseudo)] if box.only_card(pseudo) else [])]
        assert cards
        assert [plain for card in cards for plain in plain_words(card)] == []


@pytest.mark.parametrize("game", ["busters", "academy"])
def test_bots_give_their_reasons_in_words_of_the_catalogues(game: str, pseudo: str) -> None:
    read: set[str] = set()
    stories = [steered(mission, most=25) for mission in (1, 5, 9, 12)] if game == "busters" else [academy_game(3, 1)]
    for story in stories:
        for match in story:
            ask = match.game.ask
            if ask is not None and len(read) < MANY:
                observation = match.game.observe(match.game.waiting()[0])
                for name in bots_of(game).names():
                    bot = bots_of(game).make(name, "seed")
                    if isinstance(bot, Explains) and not name.startswith("expert"):
                        read.add(match.speakers.of(pseudo).text(bot.think(observation, observation.forms()).why))
    assert len(read) > 4
    assert {text for text in read if untranslated(text)} == set()


def test_a_word_from_no_catalogue_would_be_found(pseudo: str) -> None:
    (match, *_) = steered(1, most=0)
    frame = decoded(host_moment(match).frame(0, "en", 0))
    assert len(plain_words(frame)) > 20, "English itself is found, of course"
