"""Draws the icons of the installed client from its SVG: `python -m tools.icons` writes `web/public/icon-*.png`.

The browser of the tests draws them. A maskable icon fills its square, with the drawing in the middle: systems cut it to
their own shape.
"""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parents[1] / "web" / "public"
CHROMIUM = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
PAGE = "<style>*{{margin:0}}svg{{display:block;width:{size}px;height:{size}px}}</style>{svg}"


def icons() -> dict[str, tuple[int, str]]:
    """By name: how wide, and the drawing."""
    plain = (PUBLIC / "icon.svg").read_text("utf-8")
    filled = plain.replace('rx="14"', 'rx="0"', 1).replace(
        '<g id="drawing">', '<g id="drawing" transform="translate(9.6 9.6) scale(.7)">'
    )
    return {"icon-192.png": (192, plain), "icon-512.png": (512, plain), "icon-maskable.png": (512, filled)}


def main() -> None:
    """All of them."""
    program = next(path for name in CHROMIUM if (path := shutil.which(name)))
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        for name, (size, svg) in icons().items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(PAGE.format(size=size, svg=svg))
            page.screenshot(path=PUBLIC / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
