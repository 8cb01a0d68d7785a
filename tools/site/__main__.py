"""`python -m tools.site`: put the pages together, build the site into build/site, check links and requests."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

from tools.site.pages import TOP, index, names_in

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent
BUILD = ROOT / "build"
_ASKED = re.compile(r"""<(?:script|img|iframe|source|link)\b[^>]*?(?:src|href)=["'](?:https?:)?//[^"']+""")
_CSS_ASKED = re.compile(r"""(?:url\(|@import\s+)["']?(?:https?:)?//[^)"']+""")


def gathered(folder: Path) -> None:
    """The pages, laid out as in the project, so that links from one to another lead where they led."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(ROOT / "docs", folder / "docs")
    for name in TOP:
        shutil.copy(ROOT / name, folder / name)
    for page in folder.rglob("*.md"):
        page.write_text(linked(page.read_text("utf-8"), page, folder), "utf-8")
    (folder / "index.md").write_text(index((HERE / "first.md").read_text("utf-8"), names_in(folder)), "utf-8")


def linked(text: str, page: Path, folder: Path) -> str:
    """A page whose links to files of the project that are not on the site are plain text.

    A folder of pages is its first page. What leads nowhere in the project stays, and fails the build.
    """
    at_home = ROOT / page.relative_to(folder)

    def made(found: re.Match[str]) -> str:
        said, target = found.groups()
        path, mark, anchor = target.partition("#")
        home = (at_home.parent / path).resolve()
        if home == ROOT / "README.md":
            return f"[{said}](/index.md)"
        if (home / "README.md").is_file() and home.is_relative_to(ROOT / "docs"):
            return f"[{said}]({path.rstrip('/')}/README.md{mark}{anchor})"
        on_the_site = (page.parent / path).resolve().is_file()
        return said if home.exists() and not on_the_site else found[0]

    return re.sub(r"(?<!!)\[([^\[\]]+)\]\(((?!#|[a-z]+:)[^()\s]+)\)", made, text)


def strangers(site: Path) -> list[str]:
    """Everything that a page would ask of another machine when it is looked at."""
    found = []
    for path in sorted(site.rglob("*")):
        pattern = {".html": _ASKED, ".css": _CSS_ASKED}.get(path.suffix)
        if pattern is not None:
            found += [f"{path.relative_to(site)}: {one}" for one in pattern.findall(path.read_text("utf-8"))]
    return found


def main() -> None:
    """Build it. A link that leads nowhere, or a request to somebody else, is a failure."""
    python = sys.argv[1] if len(sys.argv) > 1 else sys.executable
    pages, site = BUILD / "site-pages", BUILD / "site"
    gathered(pages)
    shutil.rmtree(site, ignore_errors=True)
    call = [python, "-m", "sphinx", "-q", "-W", "--keep-going", "-b", "html", "-c", str(HERE), str(pages), str(site)]
    if subprocess.run(call, cwd=ROOT, env={"PYTHONPATH": str(ROOT / "src"), "LANG": "C.UTF-8"}, check=False).returncode:
        sys.exit("make docs: the site was not built")
    if asked := strangers(site):
        sys.exit("make docs: the site asks other machines:\n" + "\n".join(asked))
    print(f"The site is in {site.relative_to(ROOT)}: open {site.relative_to(ROOT)}/index.html")


if __name__ == "__main__":
    main()
