"""The calculator's page: six taps a turn, the figures of `defuse odds`, nothing that moves, nothing that is lost."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Route

from defuse.cli.games.busters.odds.tell import tell
from defuse.cli.odds.options import Options
from defuse.logbook import text_of
from tests.calculator.stories import begun
from tests.calculator.test_figures import written
from tests.web.calculators import CLASH, COUNT_TAPS, NAMES, PHONE, TABLE, Calculator, kept, wanted
from tests.web.people import House, Person
from tests.web.test_access import violations

Come = Callable[..., Person]
pytestmark = pytest.mark.slow

LOWER = 0.4
"""Whatever is pressed on a phone lies below this part of the window."""


def taps(calc: Calculator) -> list[float]:
    found: list[float] = calc.page.evaluate("() => window.taps")
    return found


@pytest.fixture(autouse=True, scope="module")
def awake(house: House) -> None:
    """The calculator's worker has started: on a busy machine that takes longer than one question may."""
    for _ in range(20):
        asked = {"mission": 1, "players": 4}
        if httpx.post(f"{house.url}/api/calculator/new", json=asked, timeout=60).status_code == 200:
            return


# Six taps.


def test_a_wrong_call_takes_six_taps_in_the_lower_part_of_a_phone(person: Come) -> None:
    """Juno called 3 here: wrong, it is 4. Who called follows from the turns; dial, token and fact come with it."""
    calc = Calculator(person("Mia", **PHONE), f"{TABLE}C cuts 5 at C1.5 with D1.6\n", NAMES)
    page = calc.page
    page.evaluate(COUNT_TAPS)
    calc.press("[data-rack=B1]")
    calc.press(calc.wire("B1.3"))
    calc.press("[data-key='3']")
    calc.press("[data-result=no]")
    calc.press("[data-key='4']")
    calc.press("[data-enter]")
    calc.state("table")
    calc.fresh()
    assert len(taps(calc)) == 6
    assert all(at >= LOWER for at in taps(calc))
    assert calc.text().splitlines()[-1] == "D calls 3 at B1.3: no 4"
    assert page.locator("[data-region=dial]").get_attribute("aria-label") == "Dial: 2 steps left"
    assert "holds 3" in page.locator(".racks [data-stand='3']").inner_text()


def test_a_right_call_takes_five_and_six_where_the_callers_wire_has_to_be_said(person: Come) -> None:
    calc = Calculator(person("Mia", **PHONE), TABLE.replace("turn A", "turn A").rsplit("A cuts", 1)[0], NAMES)
    page = calc.page
    page.evaluate(COUNT_TAPS)
    calc.press("[data-rack=B1]")
    calc.press(calc.wire("B1.13"))
    for pressed in ("[data-key='12']", "[data-result=yes]", "[data-enter]"):
        calc.press(pressed)
    calc.state("table")
    assert len(taps(calc)) == 5
    page.evaluate("() => { window.taps = [] }")
    calc.fresh()
    calc.press("[data-rack=D1]")
    calc.press(calc.wire("D1.11"))
    for pressed in ("[data-key='11']", "[data-result=yes]"):
        calc.press(pressed)
    page.locator(".large .wire[data-glow]").first.wait_for()
    assert page.locator("[data-enter]").is_disabled()
    calc.press(page.locator(".large .wire[data-glow]").first)
    calc.press("[data-enter]")
    calc.state("table")
    assert len(taps(calc)) == 6
    assert all(at >= LOWER for at in taps(calc))


def test_on_a_screen_the_wire_is_pressed_where_it_stands(person: Come) -> None:
    calc = Calculator(person("Mia"), TABLE, NAMES)
    calc.page.evaluate(COUNT_TAPS)
    calc.press(calc.wire("D1.5"))
    calc.state("answer")
    for pressed in ("[data-key='5']", "[data-result=no]", "[data-key='4']", "[data-enter]"):
        calc.press(pressed)
    calc.state("table")
    assert len(taps(calc)) == 5
    assert calc.text().splitlines()[-1] == "C calls 5 at D1.5: no 4"


# The same figures.


def odds_of(text: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    """What `defuse odds --json` says of a table."""
    file = folder / "table.txt"
    file.write_text(text)
    capsys.readouterr()
    tell(Options(file, json=True), file.read_bytes())
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def check_figures(calc: Calculator, tables: Iterator[str], folder: Path, capsys: pytest.CaptureFixture[str]) -> int:
    count = 0
    for text in tables:
        told = odds_of(text, folder, capsys)
        calc.put(text)
        found = calc.figures()
        assert found == wanted(told), text
        if told["calls"]:
            first = told["calls"][0]
            calc.press("[data-call]")
            calc.page.locator("[data-panel=wire]").wait_for()
            slot = next((s for s in told["slots"] if (s["stand"], s["slot"]) == (first["stand"], first["slot"])), None)
            values = {first["value"]: 1} if slot is None else slot["values"]  # a wire that A gave away is known
            assert calc.distribution() == {value: chance for value, chance in values.items() if chance}, text
        count += 1
    return count


def test_tables_have_the_figures_of_the_command(
    person: Come, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    calc = Calculator(person("Mia", viewport={"width": 1440, "height": 900}), TABLE)
    some = islice(written(), 0, 100, 20)
    assert check_figures(calc, some, tmp_path, capsys) == 5


@pytest.mark.soak
def test_a_hundred_tables_have_them(person: Come, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    calc = Calculator(person("Mia", viewport={"width": 1440, "height": 900}), TABLE)
    assert check_figures(calc, islice(written(), 100), tmp_path, capsys) == 100


# Contradictions.


def test_a_clash_names_its_entries_and_takes_one_back(person: Come) -> None:
    calc = Calculator(person("Mia", **PHONE), CLASH, NAMES)
    calc.state("clash")
    doubts = calc.page.locator("[data-doubt]")
    assert doubts.count() == 2
    assert all(text.strip() for text in doubts.all_inner_texts())
    assert calc.page.locator(".racks .wire[data-glow=wrong]").count() > 0
    calc.press("[data-take-back='11']")
    calc.state("table")
    calc.fresh()
    assert calc.text() == TABLE
    calc.press("[data-undo]")
    calc.state("clash")


def test_a_likely_slip_is_put_right_by_one_press(person: Come) -> None:
    calc = Calculator(person("Mia"), f"{TABLE}C calls 5 at A1.2: yes\n", NAMES)
    calc.state("clash")
    calc.press("[data-repair]")
    calc.fresh()
    assert calc.text().splitlines()[-1] == "C calls 5 at A1.6: yes"


# Nothing is lost.


def test_undo_and_redo_have_no_end_and_outlive_a_reload(person: Come) -> None:
    calc = Calculator(person("Mia", **PHONE), TABLE, NAMES)
    texts = [TABLE]
    for value in ("5", "6", "7"):
        calc.press("[data-open=more]")
        calc.press("[data-template='fact:has:B']")
        calc.press(f"[data-key='{value}']")
        calc.press("[data-enter]")
        calc.page.locator(".calc[data-mode=table]").wait_for()
        texts.append(f"{texts[-1]}B has {value}\n")
        assert calc.text() == texts[-1]
    calc.page.reload()
    for text in reversed(texts[:-1]):
        calc.press("[data-undo]")
        assert calc.text() == text
    assert calc.page.locator("[data-undo]").is_disabled()
    for text in texts[1:]:
        calc.press("[data-redo]")
        assert calc.text() == text
    assert calc.page.locator("[data-redo]").is_disabled()


def test_while_the_server_is_away_everything_is_kept_and_figures_come_back(person: Come) -> None:
    mia = person("Mia", **PHONE)
    calc = Calculator(mia, TABLE, NAMES)
    page = calc.page
    page.route("**/api/calculator**", lambda route: route.abort())
    calc.press("[data-rack=D1]")
    calc.press(calc.wire("D1.5"))
    for pressed in ("[data-key='5']", "[data-result=no]", "[data-key='4']", "[data-enter]"):
        calc.press(pressed)
    page.locator("[data-away]").wait_for()
    assert calc.text().splitlines()[-1] == "C calls 5 at D1.5: no 4"
    page.unroute("**/api/calculator**")
    page.locator("[data-away]").wait_for(state="detached")
    calc.fresh()
    page.locator("[data-call]").first.wait_for()
    mia.wrong.clear()  # the browser itself complains of requests that fail


def test_a_link_carries_the_table_and_no_request_does(person: Come) -> None:
    calc = Calculator(person("Mia", **PHONE), TABLE, NAMES)
    calc.menu("[data-open=link]")
    calc.page.locator("[data-link*='#']").wait_for()
    link = calc.page.locator("[data-link]").get_attribute("data-link") or ""
    code = link.partition("#")[2]
    bo = person("Bo", **PHONE)
    asked: list[str] = []
    bo.page.on("request", lambda request: asked.append(request.url + (request.post_data or "")))
    bo.page.goto(link)
    bo.page.locator(".calc[data-fresh=true] [data-call]").first.wait_for()
    assert code
    assert not any(code in each for each in asked)
    # A broken link says so, until a whole one is opened.
    bo.page.evaluate("() => { location.hash = 'broken' }")
    bo.page.locator("[data-wrong-link]").wait_for()
    bo.page.evaluate("code => { location.hash = code }", code)
    bo.page.locator("[data-wrong-link]").wait_for(state="detached")
    assert bo.page.url.endswith("/calculator")
    assert kept(Calculator(bo))["names"] == list(NAMES)
    assert calc.page.locator("dialog[open]").count() == 1


def test_stories_tell_the_names_of_now(person: Come) -> None:
    calc = Calculator(person("Mia"), TABLE, NAMES)
    entry = calc.page.locator("[data-entry='10']")
    entry.get_by_text("Moss").wait_for()
    calc.menu("[data-set-up]")
    calc.press("[data-step=seats]")
    calc.page.locator("[data-name='1']").fill("Zora")
    calc.page.keyboard.press("Tab")
    entry.get_by_text("Zora").wait_for()


# Everything by tapping.


def fill_line(calc: Calculator, line: str, template: str) -> None:
    """Taps the words of a line of the set-up."""
    page = calc.page
    calc.press(f"[data-line='{template}']")
    for word in line.split()[1:]:
        if word in ("·", "of") or (word.isdigit() and f"{word} of" in line):
            continue
        choice = page.locator(f"[data-choice='{word}']")
        calc.press(choice.first if choice.count() else f".pad [data-key='{word}']")
    calc.press("[data-lines]")


MISSIONS = [pytest.param(n, marks=() if n == 57 else pytest.mark.soak) for n in (11, 15, 23, 35, 57)]


@pytest.mark.parametrize("mission", MISSIONS)
def test_a_mission_with_special_bits_is_set_up_by_tapping_alone(person: Come, mission: int) -> None:
    real = text_of(begun(mission, 4).observe(0)) or ""
    lines = {line.split()[0]: line for line in real.splitlines()}
    calc = Calculator(person("Mia", **PHONE))
    page = calc.page
    calc.press(f"[data-mission='{mission}']")
    calc.fresh()
    calc.press("[data-step=board]")
    for word in ("red", "yellow", "equipment", "deadly", "number", "pairs"):
        if word in lines and page.locator(f"[data-line='line:{word}']").count():
            fill_line(calc, lines[word], f"line:{word}")
    for word in ("number", "constraint"):  # what is not turned up yet at the beginning
        if word not in lines and page.locator(f"[data-line='line:{word}']").count():
            calc.press(f"[data-line='line:{word}']")
            calc.press("[data-drop]")
    calc.press("[data-step=wires]")
    for face in lines["A1"].split("|")[1].split():
        wire = face.rstrip("*")
        if wire[0] not in "yr":
            calc.press(f".pad [data-key='{wire}']")
            continue
        calc.press("[data-open=slot]")
        calc.press(f"dialog [data-choice='{wire}']")
        if page.locator("dialog[open]").count():
            calc.press("[data-close]")
    calc.press("[data-forward]")
    calc.state("table")
    calc.fresh()
    tapped = {line.split()[0]: line for line in calc.text().splitlines() if line and not line.startswith("#")}
    assert tapped["A1"] == lines["A1"]
    for word in ("red", "yellow", "deadly", "number", "pairs"):
        assert tapped.get(word, "").split() == lines.get(word, "").split(), word
    assert page.locator("[data-panel=best]").count() == 1


class SlowServer:
    """Answers when the test says so."""

    slow = False

    def __init__(self) -> None:
        self.held: list[Route] = []

    def hold(self, route: Route) -> None:
        if self.slow:
            self.held.append(route)
        else:
            route.continue_()

    def answer(self) -> None:
        self.slow = False
        while self.held:
            self.held.pop(0).continue_()


def test_an_entry_is_entered_once_and_not_after_it_was_taken_back(person: Come) -> None:
    """Also while the server takes its time to look at it."""
    calc = Calculator(person("Mia"), TABLE, NAMES)
    page = calc.page
    slow = SlowServer()
    page.route("**/api/calculator", slow.hold)
    calc.press(calc.wire("D1.5"))
    calc.state("answer")
    slow.slow = True
    for pressed in ("[data-key='5']", "[data-result=no]", "[data-key='4']", "[data-enter]"):
        calc.press(pressed)
    calc.press(".said-line [data-undo]")
    slow.answer()
    calc.fresh()
    page.locator("[data-enter][disabled]").wait_for()
    assert kept(calc)["past"]["changes"] == []
    slow.slow = True
    calc.press("[data-key='4']")
    page.locator("[data-enter]").dblclick()
    slow.answer()
    calc.state("table")
    calc.fresh()
    assert calc.text() == f"{TABLE}C calls 5 at D1.5: no 4\n"


def test_an_entry_is_changed_and_taken_out_later(person: Come) -> None:
    calc = Calculator(person("Mia"), TABLE, NAMES)
    calc.press("[data-entry='10']")
    calc.press("[data-change='10']")
    calc.state("event")
    calc.press(calc.wire("C1.5"))
    for pressed in ("[data-key='4']", "[data-result=no]", "[data-key='5']", "[data-enter]"):
        calc.press(pressed)
    calc.state("table")
    assert calc.text().splitlines()[-1] == "B calls 4 at C1.5: no 5"
    if not calc.page.locator("[data-take-back='10']").count():  # it may still be open from before
        calc.press("[data-entry='10']")
    calc.press("[data-take-back='10']")
    calc.fresh()
    assert calc.text().splitlines()[-1] == "A cuts 12 with B1.13"
    # Where another one is taken out meanwhile, the table before it is another one: the change is over.
    calc.press("[data-entry='9']")
    calc.press("[data-change='9']")
    calc.state("event")
    calc.press("[data-entry='8']")
    calc.press("[data-take-back='8']")
    calc.state("table")
    calc.fresh()
    assert calc.text().splitlines()[7:] == ["A cuts 12 with B1.13"]


def test_academy_is_counted_from_a_table_filled_in_by_taps(person: Come) -> None:
    mia = person("Mia", **PHONE)
    page = mia.page
    page.goto("/calculator/academy")
    page.locator("[data-colour=red]").wait_for()
    cut_off = "found => found.filter(each => each.scrollHeight > each.clientHeight + 1).map(each => each.textContent)"
    assert page.locator("[data-colour]").evaluate_all(cut_off) == []
    page.locator("[data-step=board]").tap()
    page.locator("[data-line='wire:red']").tap()
    for value in ("3", "4"):
        page.locator("[data-part=exposed]").tap()
        page.locator(f".pad [data-key='{value}'], [data-choice='{value}']").first.tap()
    page.locator(".calc[data-fresh=true]").wait_for()
    page.locator("[data-open=menu]").tap()
    page.locator("dialog [data-open=text]").tap()
    assert "red | 3 4 | | ? ? ?" in page.locator("[data-text]").input_value()
    page.locator("[data-close]").tap()
    assert page.locator("[data-colour=red] [data-cutters='1']").get_attribute("data-points")
    assert violations(mia) == []


def test_the_keyboard_enters_a_turn(person: Come) -> None:
    calc = Calculator(person("Mia"), TABLE, NAMES)
    page = calc.page
    page.locator(".racks [data-stand='3'] .wire").first.focus()
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    calc.state("answer")
    page.keyboard.press("5")
    calc.state("event")
    page.locator("[data-result=no]").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("4")
    page.locator("[data-enter]").focus()
    page.keyboard.press("Enter")
    calc.state("table")
    assert calc.text().splitlines()[-1] == "C calls 5 at D1.5: no 4"
    page.keyboard.press("Control+z")
    assert calc.text() == TABLE
