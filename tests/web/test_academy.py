"""Bomb Squad Academy in real browsers: whole games by clicking, with nothing in any frame that is not for that seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from defuse import academy
from defuse.kernel import Game
from defuse.kernel.replay import loads
from defuse.server.tables.match import Match, begun
from tests import patient
from tests.marks import in_soak
from tests.web import academies
from tests.web.people import TURNS, House, Person
from tests.web.test_access import violations

Come = Callable[..., Person]
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
NAMES = ("Mia", "Ben", "Juno", "Moss")


@pytest.mark.soak
def test_two_people_and_two_bots_play_a_whole_game_by_clicking(person: Come, house: House) -> None:
    """And no frame has a hidden card, a tile, a choice or a peek in it that is not for the one who got it."""
    mia, ben = person("Mia"), person("Ben")
    seated = house.academy(bots=2, start=False)
    mia.sit(seated)
    ben.page.goto(f"/t/{seated['table']}")
    ben.page.get_by_role("button", name="Sit here").first.click()
    ben.page.locator("[data-seat-card].mine").wait_for()
    mia.page.get_by_text("Ben").first.wait_for()
    mia.page.locator("[data-start]").click()
    for friend in (mia, ben):
        friend.page.locator("#question.mine").wait_for()
    mia.play(ben)
    scene = mia.last_frame()["scene"]
    assert scene["bomb"] == 3
    scores = {seat["seat"]: seat["score"] for seat in scene["seats"]}
    assert scene["ending"]["winners"] == [seat for seat in scores if scores[seat] == max(scores.values())]
    for friend in (mia, ben):
        won = friend.last_frame()["yours"]["seat"] in scene["ending"]["winners"]
        assert friend.ending == ("You win!" if won else "The game is over")
    file = patient.get(house.url + scene["ending"]["replay"]).content
    for seat, friend in enumerate((mia, ben)):
        assert only_what_it_may_know(friend, seat, file) > 50


def only_what_it_may_know(person: Person, seat: int, file: bytes) -> int:
    """Compare what came over the line with what the seat knew, as the replay tells it. How many frames there were."""
    known = knowledge(seat, file)
    frames = [message for message in person.frames if message["type"] == "frame" and not message["scene"]["ending"]]
    for frame in frames:
        yours = frame["yours"]
        assert (yours["peeks"], (yours["locked"] or {}).get("id")) in known[frame["number"]]
        for wire in frame["scene"]["wires"]:
            assert wire["upcoming"] == []
            assert all((tile["state"] == "hidden") != tile["flipped"] for tile in wire["tiles"])
        if frame["ask"]["mode"] == "all":
            assert all(player["action"] is None for player in frame["scene"]["seats"])
    return len(frames)


def knowledge(seat: int, file: bytes) -> dict[int, list[Any]]:
    """For each frame of a game, what a seat knew beside the others: at most what it had peeked at and locked in."""
    replay = loads(file)
    setup = msgspec.convert(replay.setup, academy.Setup)
    match: Match = begun("table", 1, setup, replay.seed, NAMES)[0]
    found: dict[int, list[Any]] = {match.frame: [seen(match.game, seat)]}
    for act, _, _ in list(replay.steps())[1:]:
        assert act is not None
        match.install(match.try_act(act))
        found.setdefault(match.frame, []).append(seen(match.game, seat))
    return found


def seen(game: Game, seat: int) -> tuple[Any, str | None]:
    """What a seat knows of decks and tiles that lie face down, and its own choice: from its observation alone."""
    observation = game.observe(seat)
    view = observation.view()
    peeks: dict[str, Any] = {}
    for wire in view.public.wires:
        cards = {str(at): view.value(card) for at, card in enumerate(wire.deck, 1) if view.value(card) is not None}
        tiles = {
            str(at): "boom" if view.is_boom(tile) else "ok"
            for at, tile in enumerate(wire.tiles, 1)
            if at > wire.flipped and view.is_boom(tile) is not None
        }
        if cards or tiles:
            peeks[wire.name] = {"cards": cards, "tiles": tiles}
    sealed = msgspec.to_builtins(observation.sealed)
    return peeks, None if sealed is None else sealed["card"]


@pytest.mark.slow
def test_what_is_locked_in_can_be_changed_and_is_seen_by_nobody_else(person: Come, house: House) -> None:
    mia, ben = person("Mia"), person("Ben")
    seated = house.academy(bots=2, start=False)
    mia.sit(seated)
    ben.page.goto(f"/t/{seated['table']}")
    ben.page.get_by_role("button", name="Sit here").first.click()
    ben.page.locator("[data-seat-card].mine").wait_for()
    mia.page.locator("[data-start]").click()
    for card in ("green", "red"):
        mia.page.locator(f'#question [data-item="{card}"]').click()
        mia.page.locator("[data-send]").click()
        mia.page.locator(f'[data-locked="{card}"]').wait_for()
    ben.page.locator('[data-seat="0"]').get_by_text("locked in").wait_for()
    assert ben.page.locator("[data-locked]").count() == 0
    assert all(not player["action"] for player in ben.frame()["scene"]["seats"])
    ben.page.locator('#question [data-item="chicken"]').click()
    ben.page.locator("[data-send]").click()
    for friend in (mia, ben):  # all cards are turned over together
        friend.page.get_by_role("log").get_by_text("Revealed: Mia red, Ben chicken").wait_for()


@pytest.mark.slow
@pytest.mark.parametrize("wide", [360, in_soak(1440)])
def test_everybody_sees_at_a_glance_what_decks_hold(person: Come, house: House, wide: int) -> None:
    """On the screen as in the frame: a pip for each card, filled while it is face down."""
    mia = person("Mia", viewport={"width": wide, "height": 800})
    mia.sit(house.academy())
    mia.page.locator("#question.mine").wait_for()
    for _ in range(TURNS):
        if any(len(wire["exposed"]) for wire in mia.still()["scene"]["wires"]):
            break
        mia.click_on()
    wires = mia.still()["scene"]["wires"]
    assert any(count["left"] < count["printed"] for wire in wires for count in wire["counts"])
    for wire in wires:
        box = mia.page.locator(f'[data-deck="{wire["id"]}"]')
        for count in wire["counts"]:
            cell = box.locator(f'[data-count="{count["value"]}"]')
            assert cell.is_visible()
            assert cell.locator("i").count() == count["printed"]
            assert cell.locator("i.there").count() == count["left"]
        pays = mia.page.locator(f'[data-wire="{wire["id"]}"]').get_by_text(f"card + {wire['adds']}")
        assert pays.filter(visible=True).count() == 1
    assert mia.page.evaluate("document.documentElement.scrollWidth") == wide


@pytest.mark.slow
def test_a_phone_plays_a_whole_game_with_two(person: Come, house: House) -> None:
    """And no frame has anything in it that is hidden from her."""
    mia = person("Mia", **PHONE)
    mia.sit(house.academy(players=2))
    mia.page.locator("#question.mine").wait_for()
    wide = "document.documentElement.scrollWidth"
    assert mia.page.evaluate(wide) == 360
    mia.play()
    assert mia.over
    assert mia.page.evaluate(wide) == 360
    ending = mia.last_frame()["scene"]["ending"]
    assert only_what_it_may_know(mia, 0, patient.get(house.url + ending["replay"]).content) > 20
    assert violations(mia) == []
    mia.page.get_by_role("button", name="Look back").click()
    mia.page.locator(".academy.within").wait_for()
    assert violations(mia) == []


@pytest.mark.slow
def test_the_first_page_offers_both_games(person: Come, house: House) -> None:
    mia = person("Mia")
    mia.page.goto("/")
    mia.page.get_by_label("Bomb Squad Academy").check()
    mia.page.locator("[data-play]").click()
    mia.page.locator('[data-wire="green"]').wait_for()
    assert mia.frame()["scene"]["game"] == "academy"


@pytest.mark.slow
def test_the_host_chooses_another_game_and_how_long_windows_stay_open(person: Come, house: House) -> None:
    mia = person("Mia")
    mia.sit(house.table(1, players=3, start=False))
    mia.page.locator("[data-mission-change]").click()
    mia.page.get_by_role("dialog").get_by_label("Bomb Squad Academy").check()
    mia.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    mia.page.locator("[data-agreements]").click()
    mia.page.locator("[data-window]").select_option("10")
    mia.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    mia.page.locator("[data-start]").click()
    mia.page.locator('[data-wire="green"]').wait_for()
    lobby = mia.newest("lobby")
    assert lobby["mission"]["game"] == "academy"
    assert lobby["options"]["window"] == 10


def shows_the_odds(person: Person) -> bool:
    """Whether the first odds on the screen are those that came last; they come one after the other."""
    chance = person.newest("odds")["told"]["wires"][0]["cuts"][0]["explodes"]
    green = person.page.locator('[data-odds="green"]').inner_text()
    return f"{round(chance * 100)}%" in green or "<1%" in green


@pytest.mark.slow
@pytest.mark.parametrize("window", [in_soak({"color_scheme": "dark"}, id="desk"), pytest.param(PHONE, id="phone")])
def test_odds_stand_at_the_wires_where_the_table_has_agreed_on_them(
    window: dict[str, Any], person: Come, house: House
) -> None:
    mia = person("Mia", **window)
    mia.sit(house.academy(start=False))
    mia.page.locator("[data-agreements]").click()
    mia.page.locator("[data-aids]").select_option("odds")
    mia.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    mia.page.locator("[data-start]").click()
    for _ in range(3):
        mia.page.locator("#question.mine").wait_for()
        for wire in ("green", "blue", "red", "yellow"):
            mia.page.locator(f'[data-odds="{wire}"]').wait_for()
        mia.wait_until(lambda: shows_the_odds(mia), "the odds on the screen are those that came")
        assert mia.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert violations(mia) == []
        mia.click_on()
        mia.wait_until_sent()


@pytest.mark.slow
@pytest.mark.parametrize("window", [in_soak({}, id="desk"), pytest.param(PHONE, id="phone")])
def test_the_coach_leads_a_newcomer_through_the_first_bomb(window: dict[str, Any], person: Come, house: House) -> None:
    mia = person("Mia", coached=False, **window)
    mia.sit(house.academy(window=0))
    tips: list[str] = []
    mia.page.locator(".coach").wait_for()
    assert violations(mia) == []
    for _ in range(TURNS):
        tips += mia.page.locator(".coach p").all_inner_texts()[:1]
        if mia.over or (tips and tips[-1].startswith("That is all you need")):
            break
        # Only what was read is taken away: another tip may have come meanwhile.
        read = mia.page.locator(".coach", has_text=tips[-1] if tips else "").locator("[data-coach]")
        if read.count():
            mia.tap(read)
        elif mia.asked:
            mia.click_once()
        mia.page.wait_for_timeout(60)
    told = [tip for at, tip in enumerate(tips) if at == 0 or tip != tips[at - 1]]
    assert [tip.partition(":")[0].partition(".")[0] for tip in told[:3]] == [
        "Everybody for themselves",
        "Choose a card in secret",
        "Now lock it in with the big button",
    ]
    for beginning in ("All cards are turned over", "Two more cards", "BOOM!", "From the second bomb", "That is all"):
        assert any(tip.startswith(beginning) for tip in told), beginning
    mia.tap(mia.page.locator("[data-coach]"))
    mia.page.locator(".coach").wait_for(state="detached")
    mia.page.reload()
    mia.page.locator("#question").wait_for()
    assert mia.page.locator(".coach").count() == 0


@pytest.mark.slow
def test_the_coach_can_be_sent_away_and_called_again(person: Come, house: House) -> None:
    mia = person("Mia", coached=False)
    mia.sit(house.academy())
    mia.page.get_by_role("button", name="No coach, thanks").click()
    mia.page.locator("#question.mine").wait_for()
    assert mia.page.locator(".coach").count() == 0
    mia.page.get_by_role("button", name="Settings").click()
    mia.page.get_by_role("button", name="Show the coach again").click()
    mia.page.locator(".coach").get_by_text("Everybody for themselves").wait_for()


@pytest.mark.slow
def test_without_that_agreement_nobody_is_told_odds(person: Come, house: House) -> None:
    mia = person("Mia")
    mia.sit(house.academy())
    mia.page.locator("#question.mine").wait_for()
    mia.page.wait_for_timeout(600)
    assert mia.page.locator("[data-odds]").count() == 0
    assert not [message for message in mia.frames if message["type"] == "odds"]


@pytest.mark.slow
def test_a_card_can_be_chosen_and_locked_in_with_keys_alone(person: Come, house: House) -> None:
    mia = person("Mia")
    mia.sit(house.academy())
    mia.page.locator("#question.mine").wait_for()
    keys = mia.page.keyboard
    chosen = mia.page.locator("#question [data-item][aria-pressed=true]")
    keys.press("6")
    assert chosen.get_attribute("data-item") == "chicken"
    keys.press("Escape")  # laid down again
    assert chosen.count() == 0
    keys.press("w")
    assert mia.page.evaluate("document.activeElement.dataset.pick") == "green"
    keys.press("Enter")
    assert chosen.get_attribute("data-item") == "green"
    keys.press("Enter")
    mia.page.get_by_role("log").get_by_text("Revealed: Mia green").first.wait_for()


@pytest.mark.slow
def test_nothing_serious_once_there_are_tools(person: Come, house: House) -> None:
    mia = person("Mia")
    mia.sit(academies.plant(house, academies.choose, 4, window=0).seat(0))
    mia.page.locator("#question.mine").wait_for()
    assert violations(mia) == []
