"""What the device can do: the page as an app, notifications, and how much has to be fetched."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from defuse.server.settings import CLIENT
from tests import patient
from tests.web.people import House, Person

Come = Callable[..., Person]
pytestmark = pytest.mark.slow

FIRST_LOAD = 250_000
"""So many bytes at most, as sent, until the first page can be used; the same for a table."""
KEPT = """async () => { const found = [];
    for (const name of await caches.keys())
        for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname);
    return found }"""
HIDDEN = "Object.defineProperty(document, 'hidden', { configurable: true, get: () => window.away === true })"
NOTES = """window.notes = []; window.buzzes = 0;
    navigator.vibrate = () => { buzzes++; return true };
    window.Notification = class { static permission = 'granted';
        constructor(title, options) { notes.push([title, options.body]) } close() {} };"""


def installed(mia: Person) -> None:
    mia.page.goto("/")
    mia.page.locator("[data-go-on]").wait_for()
    mia.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    mia.page.wait_for_function("() => navigator.serviceWorker.controller !== null")


def test_the_manifest_and_its_icons_are_there(house: House) -> None:
    answer = patient.get(f"{house.url}/manifest.webmanifest")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = answer.json()
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    sizes = set()
    for icon in manifest["icons"]:
        found = patient.get(f"{house.url}{icon['src']}")
        assert found.status_code == 200
        assert found.headers["content-type"].startswith(icon["type"])
        assert len(found.content) < 20_000
        sizes.add((icon["sizes"], icon["purpose"]))
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= sizes
    assert '<link rel="manifest" href="/manifest.webmanifest"' in patient.get(house.url).text


def test_the_worker_keeps_the_shell_and_nothing_of_a_game(person: Come, house: House) -> None:
    mia = person("Mia", service_workers="allow")
    installed(mia)
    mia.page.locator("[data-play]").click()
    mia.page.locator("#mine").wait_for()
    table = mia.page.url.rpartition("/")[2]
    mia.page.reload()
    mia.page.locator("#mine").wait_for()
    kept = mia.page.evaluate(KEPT)
    assert "/" in kept
    assert all(path == "/" or path.startswith("/assets/") for path in kept)
    texts = mia.page.evaluate(
        """async () => { let all = ''; for (const name of await caches.keys()) { const cache = await caches.open(name);
            for (const request of await cache.keys()) if (!request.url.endsWith('woff2'))
                all += await (await cache.match(request)).text() } return all }"""
    )
    assert table not in texts


def test_without_a_line_the_shell_opens_and_says_so(person: Come) -> None:
    mia = person("Mia", service_workers="allow")
    installed(mia)
    mia.context.set_offline(True)
    mia.page.goto("/")
    mia.page.get_by_role("alert").get_by_text("The server does not answer").wait_for()
    assert mia.page.locator("[data-play]").is_visible()
    mia.context.set_offline(False)
    mia.page.goto("/")
    mia.page.locator("[data-go-on]").wait_for()
    mia.wrong.clear()  # the browser says that it was offline


def test_the_worker_leaves_everything_else_alone() -> None:
    worker = (CLIENT / "sw.js").read_text("utf-8")
    files = json.loads(worker[worker.index("[", worker.index("const FILES")) : worker.index("]") + 1])
    assert files
    assert all(path.startswith("/assets/") for path in files)
    assert all((CLIENT / path[1:]).is_file() for path in files)
    assert "skipWaiting" not in worker  # pages of the old build keep the files that belong to them
    assert ".put(" not in worker  # nothing is kept that was not listed by the build


@pytest.mark.parametrize("path", ["/", "table"])
def test_the_first_load_is_small(person: Come, house: House, path: str) -> None:
    mia = person("Mia")
    line = mia.context.new_cdp_session(mia.page)
    line.send("Network.enable")
    line.send("Network.setCacheDisabled", {"cacheDisabled": True})
    sent: list[float] = []
    line.on("Network.loadingFinished", lambda told: sent.append(told["encodedDataLength"]))
    if path == "table":
        mia.sit(house.table(1))
        mia.page.locator("#question").wait_for()
    else:
        mia.page.goto(path)
        mia.page.locator("[data-go-on]").wait_for()
    mia.page.wait_for_load_state("networkidle")
    assert 0 < sum(sent) < FIRST_LOAD


@pytest.mark.parametrize("wanted", [True, False], ids=["wanted", "not wanted"])
def test_a_turn_is_told_while_the_page_is_hidden(person: Come, house: House, wanted: bool) -> None:
    mia = person("Mia")
    mia.context.add_init_script(f"{HIDDEN};{NOTES}")
    mia.context.add_init_script(
        f"localStorage.setItem('defuse.settings', JSON.stringify({{...JSON.parse(localStorage.getItem("
        f"'defuse.settings')), notify: {json.dumps(wanted)} }}))"
    )
    mia.sit(house.table(1))
    mia.page.locator("#question.mine").wait_for()
    assert mia.page.evaluate("notes") == []  # the page can be seen
    mia.page.evaluate("window.away = true")
    mia.click_on()
    mia.page.locator("#question.mine, #ending").first.wait_for()
    for _ in range(100):
        if mia.over or mia.page.evaluate("notes.length"):
            break
        mia.page.wait_for_timeout(100)
        if not wanted:
            break
    if not mia.over:
        assert (mia.page.evaluate("notes") != []) == wanted
        if wanted:
            assert mia.page.evaluate("notes[0][1]") == "It is your turn."


def test_where_notifications_cannot_be_it_says_why(person: Come) -> None:
    mia = person("Mia")
    mia.context.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
    mia.page.goto("/")
    mia.page.get_by_role("button", name="Settings").click()
    assert mia.page.locator("[data-notify]").is_disabled()
    mia.page.get_by_text("need HTTPS or this very machine").wait_for()
