"""The forms that are rarer than a plain cut, each filled in by clicking, at tables where they are certain to come."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from defuse.busters import Setup
from defuse.busters.asks import OwnerPicks, TurnAsk
from defuse.busters.rules.number_turns import DesignateAsk
from defuse.busters.rules.volunteers import VolunteerAsk
from defuse.busters.wires import RED
from defuse.kernel import Game
from tests.web.people import House, Person
from tests.web.planting import NAMES, Planted, forms_of, items_of, plant

Come = Callable[..., Person]
CARDS = ("2", "4", "12")
pytestmark = pytest.mark.slow


def can(verb: str, card: str = "") -> Callable[[Game], bool]:
    """Somebody is on turn and may do this."""
    return lambda game: isinstance(game.ask, TurnAsk) and bool(forms_of(game, game.ask.seats[0], verb, card))


def on_turn(planted: Planted) -> int:
    seat: int = planted.game.public.ask.seats[0]
    return seat


def arrive(person: Come, planted: Planted, seat: int) -> Person:
    someone = person(NAMES[seat])
    someone.sit(planted.seat(seat))
    someone.page.locator("#question").wait_for()
    return someone


def wire(someone: Person, id: int) -> Locator:
    return someone.page.locator(f'[data-wire="{id}"]')


def choose_form(someone: Person, name: str) -> None:
    ways = someone.page.get_by_role("group", name="Ways to act")
    ways.get_by_role("button").first.wait_for()
    if not ways.get_by_role("button", name=name).count():
        ways.locator("[data-more]").click()
    ways.get_by_role("button", name=name).last.click()


def send(someone: Person) -> dict[str, Any]:
    """Press the big button; the frame that comes of it."""
    before = len(someone.frames)
    someone.page.locator("[data-send]").click()
    someone.wait_until_sent()
    while not any(message["type"] == "frame" for message in someone.frames[before:]):
        someone.page.wait_for_timeout(20)
    return someone.frame()


def kinds(frame: dict[str, Any]) -> list[str]:
    return [event["kind"] for event in frame["events"]]


def test_a_double_detector_points_at_two_wires_with_one_value(person: Come, house: House) -> None:
    planted = plant(house, can("cut", "personal"), Setup(mission=1, players=3, captain=0))
    seat = on_turn(planted)
    form = forms_of(planted.game, seat, "cut", "personal")[0]
    stand = items_of(form, "targets")[0]
    mia = arrive(person, planted, seat)
    page = mia.page
    choose_form(mia, "Double Detector")
    assert page.locator("[data-send]").is_disabled()
    wire(mia, stand[0]).click()
    page.get_by_text("1 / 2").wait_for()
    assert page.locator("[data-send]").is_disabled()
    wire(mia, stand[3]).click()
    assert page.locator(".wire.picked").count() == 2
    page.locator("#question [data-value]:not(.no)").first.click()
    frame = send(mia)
    called = next(event for event in frame["events"] if event["kind"] == "called")
    assert called["wires"] == [stand[0], stand[3]]
    assert called["card"].startswith("personal")


def test_the_owner_says_which_of_two_matching_wires_is_cut(person: Come, house: House) -> None:
    def asked(game: Game) -> bool:
        ask = game.public.ask
        return isinstance(ask, OwnerPicks) and ask.hit and len(ask.targets) > 1

    planted = plant(house, asked, Setup(mission=4, players=3, captain=0))
    ask = planted.game.public.ask
    owner = arrive(person, planted, ask.seats[0])
    matching = [each for each in ask.targets if planted.value(each) in ask.values]
    expect(owner.page.locator(".wire.can")).to_have_count(len(matching))
    wire(owner, matching[-1]).click()
    frame = send(owner)
    cut = next(event for event in frame["events"] if event["kind"] == "wires-cut")
    assert matching[-1] in cut["wires"]


def test_a_post_it_goes_to_an_own_wire(person: Come, house: House) -> None:
    planted = plant(house, can("place-token", "4"), Setup(mission=4, players=3, captain=0, equipment=CARDS))
    # Not on turn: it is an any-time card.
    seat = (on_turn(planted) + 1) % 3
    form = forms_of(planted.game, seat, "place-token", "4")[0]
    mia = arrive(person, planted, seat)
    assert not mia.asked
    mia.turn_to("equipment")
    mia.page.get_by_role("button", name="Use Post-it").click()
    target = items_of(form, "wire")[0][0]
    wire(mia, target).click()
    frame = send(mia)
    assert kinds(frame) == ["card-used", "token-placed"]
    wire(mia, target).locator(".token").wait_for()


def test_a_label_goes_to_two_neighbours(person: Come, house: House) -> None:
    planted = plant(house, can("place-label", "12"), Setup(mission=4, players=3, captain=0, equipment=CARDS))
    seat = on_turn(planted)
    form = forms_of(planted.game, seat, "place-label", "12")[0]
    act: Any = form.nth(0)
    mia = arrive(person, planted, seat)
    choose_form(mia, "Label =")
    for each in act.wires:
        if wire(mia, each).get_attribute("aria-pressed") == "false":
            wire(mia, each).click()
    assert mia.page.locator(".wire.picked").count() == 2
    send(mia)
    mia.page.locator(".rack.own .joint").wait_for()


def test_walkie_talkies_swap_with_a_wire_that_the_other_person_chooses(person: Come, house: House) -> None:
    planted = plant(house, can("swap", "2"), Setup(mission=4, players=3, captain=0, equipment=CARDS))
    giver, taker = on_turn(planted), (on_turn(planted) + 1) % 3
    mia, ben = arrive(person, planted, giver), arrive(person, planted, taker)
    mine = mia.page.locator(".rack.own .wire.can")
    choose_form(mia, "Walkie-Talkies")
    given = int(mine.first.get_attribute("data-wire") or "")
    mine.first.click()
    mia.page.locator("#question").get_by_role("button", name=NAMES[taker]).click()
    send(mia)
    ben.page.locator("#question.mine").wait_for()
    assert NAMES[giver] in ben.page.locator("#question h2").inner_text()
    assert not mia.asked
    back = int(ben.page.locator(".rack.own .wire.can").first.get_attribute("data-wire") or "")
    wire(ben, back).click()
    frame = send(ben)
    moved = next(event for event in frame["events"] if event["kind"] == "wires-moved")
    assert set(moved["wires"]) == {given, back}
    ben.page.locator(f'.rack.own [data-wire="{given}"]').wait_for()
    mia.page.locator(f'.rack.own [data-wire="{back}"]').wait_for()


def test_emergency_batteries_ready_one_or_two_characters(person: Come, house: House) -> None:
    cards = ("7", "4", "12")

    def two_are_used(game: Game) -> bool:
        used = [rule for rule in game.public.rules if rule.id.startswith("personal") and rule.state == "used"]
        return len(used) == 2 and can("recharge", "7")(game)

    planted = plant(house, two_are_used, Setup(mission=4, players=3, captain=0, equipment=cards))
    mia = arrive(person, planted, on_turn(planted))
    choose_form(mia, "Emergency Batteries")
    items = mia.page.locator("#question [data-item]")
    assert mia.page.locator("[data-send]").is_disabled()
    assert items.count() == 2
    items.nth(0).click()
    assert mia.page.locator("[data-send]").is_enabled()
    items.nth(1).click()
    still = mia.page.locator("#question .choice.no")
    assert "is still ready" in still.inner_text()
    frame = send(mia)
    assert kinds(frame) == ["card-used", "cards-readied"]
    ready = [card["state"] for card in frame["scene"]["personal"]]
    assert ready == ["ready"] * 3


def test_the_captain_designates_who_cuts(person: Come, house: House) -> None:
    planted = plant(house, lambda game: isinstance(game.ask, DesignateAsk), Setup(mission=18, players=4, captain=0))
    mia = arrive(person, planted, on_turn(planted))
    question = mia.page.locator("#question")
    assert mia.page.locator("[data-send]").is_disabled()
    question.get_by_role("button", name="Zoe").click()
    frame = send(mia)
    assert {"took-on", "had-not"} & set(kinds(frame))
    mia.turn_to("log")
    mia.page.get_by_role("log", name="Log").get_by_text("Zoe").first.wait_for()


def test_wires_are_named_all_at_once(person: Come, house: House) -> None:
    planted = plant(house, can("cut-together"), Setup(mission=13, players=4, captain=0))
    seat = on_turn(planted)
    mia = arrive(person, planted, seat)
    page = mia.page
    choose_form(mia, "at once")
    form = forms_of(planted.game, seat, "cut-together")[0]
    reds = [each for each in items_of(form, "wires")[0] if planted.value(each) == RED]
    for at, each in enumerate(reds):
        assert page.locator("[data-send]").is_disabled()
        wire(mia, each).click()
        page.get_by_text(f"{at + 1} / {len(reds)}").wait_for()
    page.locator(".warning").wait_for()  # a slip would be the end
    frame = send(mia)
    assert "wires-cut" in kinds(frame)
    assert all(wire(mia, each).locator("..").locator(".cut").count() for each in reds)


def test_a_claim_is_made_beside_the_turn(person: Come, house: House) -> None:
    planted = plant(house, can("claim-odd"), Setup(mission=55, players=4, captain=0))
    mia = arrive(person, planted, on_turn(planted))
    form = next(each for each in mia.frame()["forms"] if each["verb"] == "claim-odd")
    choose_form(mia, form["label"])
    frame = send(mia)
    assert "odd-claimed" in kinds(frame)


def test_whoever_calls_first_has_to_cut(person: Come, house: House) -> None:
    setup = Setup(mission=45, players=4, captain=0, clock=False)
    planted = plant(house, lambda game: isinstance(game.ask, VolunteerAsk), setup, clock=False)
    ask = planted.game.public.ask
    able = next(
        seat
        for seat in ask.seats
        if any(planted.value(each) == ask.value for each in planted.game.view(None).hand(seat))
    )
    other = next(seat for seat in ask.seats if seat != able)
    ben, mia = arrive(person, planted, able), arrive(person, planted, other)
    assert mia.page.locator("#question h2").inner_text() == f"Who cuts the number {ask.value}?"
    assert ben.asked
    ben.page.locator("#question").get_by_role("button", name="Snip!").first.click()
    send(ben)
    mia.page.locator("#question:not(.mine)").wait_for()
    ben.page.locator("#question.mine [data-value]").first.wait_for()


def test_a_half_filled_form_is_laid_down_before_it_is_sent(person: Come, house: House) -> None:
    planted = plant(house, can("swap", "2"), Setup(mission=4, players=3, captain=0, equipment=CARDS))
    mia = arrive(person, planted, on_turn(planted))
    page = mia.page
    number = mia.frame()["number"]
    choose_form(mia, "Walkie-Talkies")
    page.locator(".rack.own .wire.can").first.click()
    page.locator("#question [data-item]").first.click()
    assert page.locator("[data-send]").is_enabled()
    page.locator("#question").get_by_role("button", name="Cancel").click()
    assert page.locator(".wire.picked").count() == 0
    # The form of the turn is in hand again, with nothing chosen.
    assert page.locator("[data-send]").is_disabled()
    assert page.get_by_role("group", name="Ways to act").locator("[aria-pressed=true]").inner_text() == "Dual cut"
    assert mia.frame()["number"] == number


def test_what_may_not_be_named_is_faint_and_says_why(person: Come, house: House) -> None:
    def barred(game: Game) -> bool:
        ask = game.public.ask
        return isinstance(ask, TurnAsk) and any(
            field.barred for form in game.forms(ask.seats[0]) for field in form.fields
        )

    planted = plant(house, barred, Setup(mission=9, players=4, captain=0))
    mia = arrive(person, planted, on_turn(planted))
    no = mia.page.locator("#question .value.no").first
    assert no.get_attribute("aria-disabled") == "true"
    reason = no.get_attribute("title") or ""
    assert re.search(r"\w+ \w+", reason)
    assert reason in no.inner_text()
    no.click(force=True)  # Playwright would wait until it is enabled
    assert mia.page.get_by_role("alert").inner_text() == reason
    assert no.get_attribute("aria-pressed") == "false"
