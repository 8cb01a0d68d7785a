"""`python -m bench.drawing`: how long a browser takes to draw a frame of a table with five players, in Chromium.

The page's own handler of the WebSocket is timed: from the moment a frame has come until the page is changed and laid
out anew. What the browser paints after that is done outside the page's program. Bots play to the end of some missions
without waiting, while the page of the one person shows everything, odds included.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import httpx
from playwright.sync_api import Browser, sync_playwright
from rich.console import Console
from rich.table import Table

from bench.chosen import missions_in
from tests.web import serving
from tests.web.conftest import CHROMIUM, SWITCHES
from tests.web.people import House, Person

WINDOWS = ((1440, 900), (360, 740))
FRAMES = 40
"""So many frames of a mission are enough."""
TIMED = """(() => {
  window.drawn = [];
  const real = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
  Object.defineProperty(WebSocket.prototype, 'onmessage', {
    get() { return real.get.call(this) },
    set(handler) {
      real.set.call(this, handler && ((event) => {
        const frame = event.data.startsWith('{"type":"frame"');
        const start = performance.now();
        handler.call(this, event);
        if (frame) queueMicrotask(() => queueMicrotask(() => {
          void document.body.offsetHeight;
          drawn.push(performance.now() - start);
        }));
      }));
    },
  });
})()"""


def watched(house: House, browser: Browser, mission: int, size: tuple[int, int]) -> list[float]:
    """The milliseconds that frames of a mission took."""
    times: list[float] = []
    while len(times) < FRAMES:
        mia = Person("Mia", house, browser, viewport={"width": size[0], "height": size[1]})
        mia.context.add_init_script(TIMED)
        mia.sit(table(house, mission))
        mia.page.locator("#question, #ending").first.wait_for()
        mia.play()
        times += mia.page.evaluate("drawn")[1:]  # the first one makes the page
        mia.context.close()
    return times


def table(house: House, mission: int) -> dict[str, Any]:
    """A new table for five with odds."""
    seats = [{"kind": "open"}, *[{"kind": "bot", "bot": "quick"}] * 4]
    options = {"pace": "none", "aids": "odds"}
    wish = {"name": "Mia", "mission": mission, "seats": seats, "start": True, "options": options}
    found: dict[str, Any] = httpx.post(f"{house.url}/api/tables", json=wish).json()
    return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.drawing", description="Measure how frames are drawn.")
    parser.add_argument("--missions", default="9,43,57")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    said = parser.parse_args()
    program = next(path for name in CHROMIUM if (path := shutil.which(name)))
    rows = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        command = [sys.executable, str(serving.__file__), str(Path(folder) / "tables.sqlite")]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            house = House(server.stdout.readline().strip())
            browser = play.chromium.launch(executable_path=program, args=list(SWITCHES))
            for mission in missions_in(said.missions):
                for size in WINDOWS:
                    times = watched(house, browser, mission, size)
                    late = quantiles(times, n=20)[-1]
                    rows.append((mission, f"{size[0]}×{size[1]}", len(times), median(times), late, max(times)))
            browser.close()
            server.terminate()
    if said.json:
        print(json.dumps(rows))
        return
    shown = Table("mission", "window", "frames", "median, ms", "of twenty the slowest, ms", "the slowest, ms")
    for mission, window, frames, *times in rows:
        shown.add_row(str(mission), window, str(frames), *[f"{each:.1f}" for each in times])
    Console(width=100).print(shown)


if __name__ == "__main__":
    main()
