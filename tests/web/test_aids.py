"""What helps people at the table: pencil marks, odds, settings, another language, looking back."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests import patient
from tests.web.people import House, Person

Come = Callable[..., Person]


def agree(house: House, **options: Any) -> dict[str, Any]:
    """A table with bots and with these agreements."""
    wish = {
        "name": "Mia",
        "seats": [{}, *[{"kind": "bot", "bot": "quick"}] * 3],
        "start": True,
        "options": {"pace": "none", **options},
    }
    found: dict[str, Any] = patient.post(f"{house.url}/api/tables", json=wish).json()
    return found


@pytest.mark.slow
def test_pencil_marks_stay_in_this_browser(person: Come, house: House) -> None:
    mia = person("Mia")
    mia.sit(agree(house, aids="notes"))
    page = mia.page
    page.locator("#question").wait_for()
    sent: list[str] = []
    page.on("websocket", lambda line: line.on("framesent", lambda text: sent.append(str(text))))
    page.reload()
    page.get_by_role("button", name="Pencil").first.click()
    page.locator(".rack:not(.own) .wire").first.click()
    page.get_by_role("dialog").get_by_role("button", name="5", exact=True).click()
    page.get_by_role("button", name="Write").click()
    assert page.locator(".rack:not(.own) .note").first.inner_text() == "5"
    page.reload()
    page.locator("#question").wait_for()
    assert page.locator(".rack:not(.own) .note").first.inner_text() == "5"
    assert sent
    assert all('"hello"' in text for text in sent)


@pytest.mark.slow
def test_without_aids_there_is_no_pencil(person: Come, house: House) -> None:
    mia = person("Mia")
    mia.sit(agree(house, aids="none"))
    mia.page.locator("#question").wait_for()
    assert mia.page.get_by_role("button", name="Pencil").count() == 0


@pytest.mark.slow
def test_odds_stand_at_the_wires_and_below_the_values(person: Come, house: House) -> None:
    mia = person("Mia")
    mia.sit(agree(house, aids="odds"))
    page = mia.page
    page.locator("#question.mine").wait_for()
    while not page.locator("#question [data-value]").count():
        mia.click_on()
        page.locator("#question.mine").wait_for()
    page.locator(".rack:not(.own) .odds").first.wait_for()
    page.locator(".rack:not(.own) .wire.can").first.click()
    assert "%" in page.locator("#question [data-value] small").first.inner_text()


OTHERS = [("de", "Schließen", "Jetzt spielen"), ("fr", "Fermer", "Jouer mission")]


@pytest.mark.slow
@pytest.mark.parametrize(("language", "close", "play"), OTHERS, ids=lambda word: word[:2])
def test_the_client_speaks_other_languages(person: Come, language: str, close: str, play: str) -> None:
    mia = person("Mia")
    page = mia.page
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    with page.expect_request("**/api/missions") as asked:
        page.get_by_role("dialog").get_by_label("Language").select_option(language)
    assert asked.value.header_value("accept-language") == language
    page.get_by_role("dialog").get_by_role("button", name=close).click()
    page.get_by_role("button", name=play).wait_for()
    assert page.evaluate("document.documentElement.lang") == language
    page.reload()
    page.get_by_role("button", name=play).wait_for()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("wanted", "found"), [("fr-CA", "fr"), ("de-CH", "de"), ("pt-BR", "en")], ids=("French", "German", "none of ours")
)
def test_the_first_guess_is_a_language_of_the_browser(browser: Browser, house: House, wanted: str, found: str) -> None:
    context = browser.new_context(base_url=house.url, locale=wanted)
    page = context.new_page()
    page.goto("/")
    page.locator("[data-play]").wait_for()
    assert page.evaluate("document.documentElement.lang") == found
    context.close()


@pytest.mark.slow
def test_in_another_language_the_table_tells_everything_again_and_nobody_was_away(person: Come, house: House) -> None:
    mia, spy = person("Mia"), person("Spy")
    seated = agree(house)
    mia.sit(seated)
    spy.page.goto(f"/t/{seated['table']}")
    spy.page.locator("#question").wait_for()
    mia.page.locator("#question.mine").wait_for()
    before, heard = mia.still(), len(spy.frames)
    mia.turn_to("log")
    lines = mia.page.get_by_role("log", name="Log").get_by_role("listitem").count()
    sent: list[dict[str, Any]] = []
    mia.page.on("websocket", lambda line: line.on("framesent", lambda text: sent.append(json.loads(text))))
    mia.page.get_by_role("button", name="Settings").click()
    mia.page.get_by_label("Language").select_option("fr")
    log = mia.page.get_by_role("log", name="Journal")
    log.wait_for()
    mia.wait_until(lambda: mia.frame() is not before, "the table is told again")
    after = mia.still()
    assert [(each["lang"], each["have"]) for each in sent if each["type"] == "hello"] == [("fr", None)]
    assert (after["number"], after["ask"]["number"]) == (before["number"], before["ask"]["number"])
    assert log.get_by_role("listitem").count() == lines
    gone = [each for each in spy.frames[heard:] if each["type"] == "lobby" and not each["seats"][0]["here"]]
    assert gone == []


@pytest.mark.slow
def test_after_the_end_the_game_can_be_looked_back_at_and_the_deal_checked(person: Come, house: House) -> None:
    mia = person("Mia")
    mia.sit(agree(house))
    mia.play()
    page = mia.page
    page.get_by_text("Was the deal fair?").click()
    page.get_by_text("The server dealt alone.").wait_for()  # a program has started this table
    page.get_by_role("button", name="Look back").click()
    page.get_by_role("slider").wait_for()
    assert page.locator(".wire.cut").count() == 0
    page.keyboard.press("End")
    page.locator(".wire.cut").first.wait_for()
    page.reload()
    page.get_by_role("slider").wait_for()
    page.get_by_role("link", name="Back to the table").click()
    page.locator("#ending").wait_for()
    with page.expect_download() as download:
        page.get_by_role("link", name="Replay file").click()
    assert download.value.suggested_filename.endswith(".defuse")


@pytest.mark.slow
def test_the_same_group_plays_again(person: Come, house: House) -> None:
    mia = person("Mia")
    mia.sit(agree(house))
    mia.play()
    mia.page.get_by_role("button", name="Try again").or_(mia.page.get_by_role("button", name="Next")).first.click()
    mia.page.locator("[data-start]").click()
    mia.page.locator("#question").wait_for()
    assert not mia.over
    # The mission before can still be looked at, while this one waits.
    mia.turn_to("mission")
    mia.page.get_by_role("region", name="The mission before").get_by_role("button", name="Look back").click()
    slider = mia.page.get_by_role("slider")
    slider.fill(slider.get_attribute("max") or "0")
    mia.page.locator(".wire.cut").first.wait_for()
    mia.page.get_by_role("banner").get_by_role("button", name="Your turn").or_(
        mia.page.get_by_role("button", name="Back to the table")
    ).first.click()
    mia.page.locator("#question").wait_for()
    assert mia.page.locator(".wire.cut").count() == 0


@pytest.mark.slow
def test_whoever_looks_back_stays_there_while_others_play_on(person: Come, house: House) -> None:
    mia, ben = person("Mia"), person("Ben")
    mia.sit(house.table(1, players=2, bots=0, start=False))
    ben.page.goto(mia.page.url)
    ben.page.get_by_role("button", name="Sit here").first.click()
    mia.page.get_by_role("heading", name="Ben").wait_for()
    mia.page.locator("[data-start]").click()
    mia.page.locator("#mine").wait_for()
    mia.play(ben)
    mia.page.get_by_role("button", name="Try again").or_(mia.page.get_by_role("button", name="Next")).first.click()
    mia.page.locator("[data-start]").click()
    mia.page.locator("#question").wait_for()
    while not ben.asked:
        mia.click_on()
        ben.page.wait_for_timeout(20)
    mia.turn_to("mission")
    mia.page.get_by_role("region", name="The mission before").get_by_role("button", name="Look back").click()
    mia.page.get_by_role("slider").wait_for()
    before = mia.frame()["number"]
    ben.click_on()
    mia.wait_until(lambda: mia.frame()["number"] > before, "Ben has played")
    called = mia.page.get_by_role("banner").get_by_role("button", name="Your turn")
    called.wait_for()
    assert mia.page.get_by_role("slider").is_visible()
    called.click()
    mia.page.locator("#question.mine").wait_for()


@pytest.mark.slow
def test_a_sign_is_seen_by_everybody(person: Come, house: House) -> None:
    mia, spy = person("Mia"), person("Spy")
    seated = agree(house)
    mia.sit(seated)
    spy.page.goto(f"/t/{seated['table']}")
    spy.page.locator("#question").wait_for()
    mia.turn_to("talk")
    spy.turn_to("talk")
    mia.page.get_by_role("group", name="Signs").get_by_role("button").first.click()
    for someone in (mia, spy):
        someone.page.get_by_role("log", name="Table talk").get_by_text("Mia").wait_for()


@pytest.mark.slow
def test_what_cannot_be_done_says_why(person: Come, house: House) -> None:
    """In the lobby a mission that does not fit the number of players is barred; a false link leads home."""
    mia = person("Mia")
    mia.page.goto("/t/nosuchtable1")
    mia.page.get_by_text("There is no such table").wait_for()
    mia.page.get_by_role("main").get_by_role("link", name="Home").click()
    mia.page.locator("[data-play]").wait_for()
