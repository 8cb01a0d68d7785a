"""Deals that nobody can choose, in the browser: it adds its part, checks the deal, and warns of cheating servers."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute

from tests.web.people import House, Person

Come = Callable[..., Person]
pytestmark = pytest.mark.slow

Message = dict[str, Any]
NONE = "00" * 32


def in_the_lobby(house: House, *people: Person) -> None:
    """People at a table for all of them and one bot, before the start."""
    seated = house.table(1, players=len(people) + 1, bots=1, start=False)
    people[0].sit(seated)
    people[0].page.locator("[data-start]").wait_for()
    for other in people[1:]:
        other.page.goto(f"/t/{seated['table']}")
        other.page.locator("[data-sit]").first.click()
        other.page.locator("[data-seat-card].mine").wait_for()


def test_every_browser_adds_its_part_and_checks_it_at_the_end(person: Come, house: House) -> None:
    mia, ben = person("Mia"), person("Ben")
    in_the_lobby(house, mia, ben)
    mia.page.locator("[data-start]").click()
    for each in (mia, ben):
        each.page.locator("#mine").wait_for()
        deal = each.newest("lobby")["deal"]
        (kept,) = each.page.evaluate("JSON.parse(localStorage.getItem('defuse.deals'))")
        assert {"seat": kept["seat"], "part": kept["part"]} in deal["parts"]
        assert (len(deal["parts"]), deal["left_out"], deal["secret"]) == (2, [], "")
        assert each.page.locator("[data-deal-warning]").count() == 0
    mia.play(ben)
    ben.page.reload()  # it remembers what it gave
    for each in (mia, ben):
        each.page.locator("#ending").wait_for()
        each.page.get_by_text("Was the deal fair?").click()
        each.page.get_by_text("Yes: nobody could choose it.").wait_for()
        told = each.page.locator("[data-fair]").inner_text()
        assert "what was added by Mia and Ben." in told
        assert "Your browser’s part is in it, unchanged." in told
        assert each.newest("lobby")["deal"]["secret"] in told
        assert each.page.locator("[data-deal-warning]").count() == 0


def test_play_now_adds_a_part_and_shows_no_lobby(person: Come) -> None:
    mia = person("Mia")
    mia.page.goto("/")
    mia.page.locator("[data-go-on]").wait_for()
    mia.page.evaluate(
        "new MutationObserver(() => { window.lobbies ||= !!document.querySelector('[data-start]') })"
        ".observe(document.body, { childList: true, subtree: true })"
    )
    mia.page.locator("[data-play]").click()
    mia.page.locator("#mine").wait_for()
    assert not mia.page.evaluate("window.lobbies")
    deal = mia.newest("lobby")["deal"]
    assert [part["seat"] for part in deal["parts"]] == [0]
    assert deal["left_out"] == []


def test_a_start_that_is_refused_leads_to_the_lobby(person: Come, house: House) -> None:
    """Play now, and the server says no: the reason is shown where it can be mended."""
    mia = person("Mia")

    def refusing(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def up(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "start":
                line.send(json.dumps({"type": "refused", "id": message["id"], "code": "busy", "why": "try later"}))
            else:
                server.send(text)

        line.on_message(up)

    mia.page.route_web_socket(re.compile("/ws/"), refusing)
    mia.page.goto("/")
    mia.page.locator("[data-play]").click()
    mia.page.get_by_text("try later").wait_for()
    assert mia.page.locator("[data-start]").is_enabled()


def cheating(
    mia: Person,
    down: Callable[[Message], Message | None] = lambda message: message,
    up: Callable[[Message], Message | None] = lambda message: message,
) -> None:
    """Change what the server tells this browser, and what it hears from it; None: it is lost."""

    def route(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def told(text: str | bytes) -> None:
            message = down(json.loads(text))
            if message is not None:
                line.send(json.dumps(message))

        def heard(text: str | bytes) -> None:
            message = up(json.loads(text))
            if message is not None:
                server.send(json.dumps(message))

        server.on_message(told)
        line.on_message(heard)

    mia.page.route_web_socket(re.compile("/ws/"), route)


def with_deal(**changed: Any) -> Callable[[Message], Message]:
    """The deal that the game began with is told otherwise."""

    def tell(message: Message) -> Message:
        if message["type"] == "lobby" and message["deal"]:
            message["deal"] |= changed
        return message

    return tell


def never_asks(message: Message) -> Message | None:
    return None if message["type"] == "deal" else message


def changes_promises(message: Message) -> Message:
    """It adds a promise of its own after everybody has seen the others."""
    if message["type"] == "deal" and message["stage"] == "part":
        message["promises"].append({"seat": 4, "promise": NONE})
    return message


CHEATS: list[tuple[Callable[[Message], Message | None], str]] = [
    (with_deal(parts=[{"seat": 0, "part": NONE}]), "The part of your seat is not the one that this browser gave."),
    (with_deal(parts=[]), "Nothing of your browser is in it"),
    (with_deal(commitment=NONE), "the server has exchanged what it was bound to"),
    (with_deal(agreed=NONE), "changed what was agreed to play"),
    (changes_promises, "The parts are not those that were promised"),
    (never_asks, "was not asked to add anything"),
]


@pytest.mark.parametrize(("down", "warning"), CHEATS, ids=[text[:24] for _, text in CHEATS])
def test_a_server_that_cheats_is_warned_of_and_the_warning_stays(
    person: Come, house: House, down: Callable[[Message], Message | None], warning: str
) -> None:
    mia = person("Mia")
    cheating(mia, down)
    in_the_lobby(house, mia)
    mia.page.locator("[data-start]").click()
    mia.page.locator("#mine").wait_for()
    shown = mia.page.locator("[data-deal-warning]")
    shown.get_by_text(warning).wait_for()
    mia.page.reload()
    mia.page.locator("#mine").wait_for()
    shown.get_by_text(warning).wait_for()


def test_a_line_that_is_too_slow_is_told_mildly(person: Come, house: House) -> None:
    mia, ben = person("Mia"), person("Ben")
    cheating(ben, up=lambda message: None if message["type"] == "luck" else message)
    in_the_lobby(house, mia, ben)
    mia.page.locator("[data-start]").click()
    mia.page.get_by_text("Dealing").first.wait_for()
    ben.page.locator("#mine").wait_for()
    ben.page.locator("[data-deal-warning]").get_by_text("This deal was made without you").wait_for()
    assert mia.page.locator("[data-deal-warning]").count() == 0
    assert mia.newest("lobby")["deal"]["left_out"] == [1]
    mia.wait_until(lambda: "Nothing of Ben is in this deal" in mia.newest("said")["text"], "Ben is named")


def test_another_secret_at_the_end_is_noticed(person: Come, house: House) -> None:
    def lies(message: Message) -> Message:
        if message["type"] == "lobby" and message["deal"] and message["deal"]["secret"]:
            message["deal"]["secret"] = NONE
        return message

    mia = person("Mia")
    cheating(mia, lies)
    in_the_lobby(house, mia)
    mia.page.locator("[data-start]").click()
    mia.page.locator("#mine").wait_for()
    assert mia.page.locator("[data-deal-warning]").count() == 0
    mia.play()
    said = "The server’s secret is not the one that it was bound to."
    mia.page.locator("[data-deal-warning]").get_by_text(said).wait_for()  # without being asked for
    mia.page.locator("[data-fair] summary").click()
    mia.page.locator("[data-fair]").get_by_text(said).wait_for()
