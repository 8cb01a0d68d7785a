"""People at a table: what they see in their window, and how they play by clicking or by keys."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, Locator, Page, TimeoutError, WebSocket

from tests import patient

TURNS = 2000
"""More looks at the table than any mission here needs."""
MOST_WAITS = 1000
"""For how many fiftieths of a second something is waited for."""


class House:
    """The server, as programs reach it."""

    def __init__(self, url: str, store: Path | None = None) -> None:
        self.url = url
        self.store = store
        """The file of its store, for tables that are put there."""

    def table(self, mission: int, players: int = 4, *, bots: int | None = None, start: bool = True) -> dict[str, Any]:
        """A new table: the answer has its id and the token of the first seat."""
        bots = players - 1 if bots is None else bots
        places = [{"kind": "open"}] * (players - bots) + [{"kind": "bot", "bot": "quick"}] * bots
        wish = {"name": "Mia", "mission": mission, "seats": places, "start": start, "options": {"pace": "none"}}
        answer = patient.post(f"{self.url}/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def academy(
        self, players: int = 4, *, bots: int | None = None, start: bool = True, window: int = 30, aids: str = "notes"
    ) -> dict[str, Any]:
        """A new table for Bomb Squad Academy."""
        bots = players - 1 if bots is None else bots
        places = [{"kind": "open"}] * (players - bots) + [{"kind": "bot", "bot": "careful"}] * bots
        options = {"pace": "none", "window": window, "aids": aids}
        wish = {"name": "Mia", "game": "academy", "seats": places, "start": start, "options": options}
        answer = patient.post(f"{self.url}/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def missions(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = patient.get(f"{self.url}/api/missions").json()["missions"]
        return found


class Person:
    """Somebody with a browser window."""

    def __init__(
        self, name: str, house: House, browser: Browser, *, coached: bool = True, lang: str = "en", **window: Any
    ) -> None:
        self.name = name
        self.house = house
        self.random = Random(name)
        self.wrong: list[str] = []
        self.frames: list[dict[str, Any]] = []
        window.setdefault("viewport", {"width": 1280, "height": 900})
        window.setdefault("service_workers", "block")  # what a test sees comes from the server
        self.context = browser.new_context(base_url=house.url, reduced_motion="reduce", **window)
        settings = {"name": name, "coached": coached, "coachedAcademy": coached, "lang": lang}
        self.remember("settings", settings)
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(20_000)
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.page.on("console", lambda line: self.wrong.append(line.text) if line.type == "error" else None)
        self.page.on("request", lambda asked: self._same_house(asked.url))
        self.page.on("websocket", self._listen)

    def remember(self, key: str, value: object) -> None:
        """Put something into the browser's memory before the page comes."""
        once = f"if (!localStorage.getItem('defuse.{key}'))"
        self.context.add_init_script(f"{once} localStorage.setItem('defuse.{key}', {json.dumps(json.dumps(value))})")

    def elsewhere(self, **settings: object) -> None:
        """Change settings in another tab of the browser."""
        tab = self.context.new_page()
        tab.goto("/api/missions")  # of this server, and no page that has settings of its own
        tab.evaluate(
            "changed => localStorage.setItem('defuse.settings',"
            " JSON.stringify({ ...JSON.parse(localStorage.getItem('defuse.settings')), ...changed }))",
            settings,
        )
        tab.close()

    def sit(self, seated: dict[str, Any]) -> None:
        """Open a table with the token of a seat."""
        kept = {"table": seated["table"], "token": seated["token"], "seat": seated["seat"], "title": "", "at": 0}
        self.remember("tables", [kept])
        self.page.goto(f"/t/{seated['table']}")

    def go_home(self) -> None:
        self.context.close()
        assert not self.wrong, self.wrong

    # What is to be seen.

    @property
    def over(self) -> bool:
        return self.page.locator("#ending").count() > 0

    @property
    def asked(self) -> bool:
        return self.page.locator("#question.mine").count() > 0

    def asked_soon(self) -> bool:
        """Whether a question comes within some seconds; where others may be first, it need not."""
        try:
            self.page.locator("#question.mine, #ending").first.wait_for(timeout=6000)
        except TimeoutError:
            return False
        return not self.over

    @property
    def ending(self) -> str:
        return self.page.locator("#ending h2").inner_text().strip()

    def frame(self) -> dict[str, Any]:
        """The newest frame that came over the line."""
        return self.newest("frame")

    def newest(self, kind: str) -> dict[str, Any]:
        """The newest message of a kind. The page may have drawn it before the browser tells us that it came."""
        self.wait_until(lambda: any(message["type"] == kind for message in self.frames), f"a {kind} has come")
        return [message for message in self.frames if message["type"] == kind][-1]

    def last_frame(self) -> dict[str, Any]:
        """The frame of the end."""
        self.wait_until(lambda: self.frame()["scene"]["ending"] is not None, "the end has come")
        return self.frame()

    def wait_until(self, so: Callable[[], bool], what: str) -> None:
        """Wait for something that comes over the line, or that has to agree with it."""
        for _ in range(MOST_WAITS):
            if so():
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"{self.name} has waited in vain until {what}")

    def still(self) -> dict[str, Any]:
        """The newest frame, once the table has been still for a moment: bots are fast."""
        while True:
            before = self.frame()
            self.page.wait_for_timeout(500)
            if self.frame() is before:
                return before

    # What is done.

    def play(self, *others: Person) -> None:
        """Everybody clicks in turn until the mission is over."""
        people = (self, *others)
        for _ in range(TURNS):
            if all(person.over for person in people):
                return
            for person in people:
                person.click_on()
            self.page.wait_for_timeout(60)
        raise AssertionError("the mission did not end")

    def click_on(self) -> None:
        """If something is asked: choose what is still to be chosen, and send it."""
        for _ in range(8):
            if self.over or not self.asked or self.click_once():
                return

    def click_once(self) -> bool:
        """One click: on the next thing to choose, or on the big button. Whether that was the last one for now."""
        send = self.page.locator("[data-send]:not([aria-disabled=true], :disabled)")
        if send.count():
            self.tap(send)
            self.wait_until_sent()
            return True
        target = self._next()
        if target is not None:
            self.tap(target)
        return target is None

    def wait_until_sent(self) -> None:
        """Until the server has taken what was sent, or refused it."""
        self.page.wait_for_function("() => !document.querySelector('#question[aria-busy=true]')")

    def _next(self) -> Locator | None:
        """What to choose next: a wire that is pointed at, or a value, or an item of a list."""
        page = self.page
        hint = page.locator("#question .hint")
        if hint.count():
            self.all_racks()
            others = page.locator(".rack:not(.own) .wire.can:not(.picked)")
            known = others.filter(has=page.locator(".token"))
            for found in (known, others, page.locator(".wire.can:not(.picked)")):
                if found.count():
                    return found.first
        # A token at the wire that is pointed at says which value to name.
        tokens = page.locator(".rack:not(.own) .wire.picked .token").all_inner_texts()
        said = tokens[0].strip() if tokens else ""
        for selector in (f'#question [data-value="{said}"]:not(.no)', "#question [data-value]:not(.no)"):
            if page.locator(selector).count():
                return page.locator(selector).first
        # What is chosen already would be laid down by another click; where several are wanted, the next one is clicked.
        items = page.locator("#question [data-item][aria-pressed=false]")
        return items.nth(self.random.randrange(count)) if (count := items.count()) else None

    def tap(self, target: Locator) -> None:
        """Click or tap. Where somebody else was faster and the question is gone, there is nothing to click any more."""
        touch = self.page.evaluate("matchMedia('(pointer: coarse)').matches")
        with suppress(TimeoutError):
            target = self.enlarged(target)
            target.tap(timeout=3000) if touch else target.click(timeout=3000)

    def enlarged(self, target: Locator) -> Locator:
        """A wire that can be touched: on a phone its rack is made large first."""
        zoom = "e => e.closest('.rack')?.querySelector(':scope > .zoom') ? e.dataset.wire ?? '' : ''"
        wire = target.evaluate(zoom, timeout=3000)
        if not wire:
            return target
        self.page.locator(".rack", has=self.page.locator(f'[data-wire="{wire}"]')).locator(".zoom").click()
        return self.page.locator(f'[data-wire="{wire}"]')

    def all_racks(self) -> None:
        """Lay an enlarged rack down again."""
        back = self.page.locator(".mates.zoomed .all")
        if back.count():
            back.click()

    def turn_to(self, tab: str) -> None:
        """What lies beside the racks, or in a sheet below them: `mission`, `equipment`, `log` or `talk`."""
        shown = self.page.locator(f'[data-tab="{tab}"]').last
        shown.wait_for()
        shown.click()

    def menu(self, name: str) -> None:
        """A tool of the header; in a narrow window they are a list."""
        tool = self.page.locator(".tools").get_by_role("button", name=name).first
        more = self.page.locator("[data-menu]")
        tool.or_(more).first.wait_for()
        if not tool.is_visible():
            more.click()
        tool.click()

    # What comes over the line.

    def _listen(self, socket: WebSocket) -> None:
        def heard(payload: str | bytes) -> None:
            self.frames.append(json.loads(payload))

        socket.on("framereceived", heard)

    def _same_house(self, url: str) -> None:
        if not url.startswith((self.house.url, "data:", "blob:")):
            self.wrong.append(f"asked somebody else: {url}")
