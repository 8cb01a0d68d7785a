"""A server, a browser, and people who sit at its tables."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NoReturn

import pytest
from playwright.sync_api import Browser, sync_playwright

from defuse.server.settings import CLIENT
from tests.web.people import House, Person

CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
# Root has no sandbox; none of the switches changes how pages behave.
SWITCHES = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--mute-audio")


def missing(what: str) -> NoReturn:
    """Skip with a word; where everything has to be there, fail."""
    if os.environ.get("CI"):
        pytest.fail(f"{what}, and in CI it has to be there")
    pytest.skip(what)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    program = next((path for name in CHROMIUM if (path := shutil.which(name))), None)
    if program is None:
        missing("there is no Chromium on this machine")
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=program, args=list(SWITCHES))
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server of its own process, on a free port, with limits that no honest test meets."""
    if not (CLIENT / "index.html").exists():
        missing("the browser client is not built (make web)")
    store = tmp_path_factory.mktemp("house") / "tables.sqlite"
    program = Path(__file__).with_name("serving.py")
    with subprocess.Popen([sys.executable, program, store], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        url = server.stdout.readline().strip()
        assert url, "the server did not start"
        try:
            yield House(url, store)
        finally:
            server.terminate()
            server.wait(20)


@pytest.fixture
def person(browser: Browser, house: House, request: pytest.FixtureRequest) -> Callable[..., Person]:
    """Makes people, each with a browser window of their own; nothing may go wrong in any of them."""

    def come(name: str, **window: Any) -> Person:
        someone = Person(name, house, browser, **window)
        request.addfinalizer(someone.go_home)
        return someone

    return come
