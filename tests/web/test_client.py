"""The client's code: its types are those of the server, it is checked and in shape, and it says no mission number."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from hatch_build import WEB, node
from tests.web.conftest import missing

TEXTS = WEB / "tests/texts.test.ts"
SOURCES = sorted(path for path in (WEB / "src").rglob("*") if path.suffix in (".ts", ".svelte"))


def run(*command: str | Path, text: str | None = None) -> subprocess.CompletedProcess[str]:
    tools = node()
    if tools is None:
        missing("there is no Node.js")
    return subprocess.run([tools[0], *command], cwd=WEB, input=text, capture_output=True, text=True, check=False)


def test_the_types_are_those_of_the_servers_messages() -> None:
    schema = subprocess.run([sys.executable, "-m", "defuse.server.schema"], capture_output=True, text=True, check=True)
    made = run("scripts/types.mjs", text=schema.stdout)
    assert made.returncode == 0, made.stderr
    assert made.stdout == (WEB / "src/lib/messages.ts").read_text(), "make web makes them anew"


@pytest.mark.slow
def test_svelte_check_and_prettier_have_nothing_to_say() -> None:
    if not (WEB / "node_modules/svelte-check").exists():
        missing("the client's packages are not installed (make web)")
    checked = run("node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")
    assert checked.returncode == 0, checked.stdout
    shaped = run("node_modules/prettier/bin/prettier.cjs", "--check", ".")
    assert shaped.returncode == 0, shaped.stdout + shaped.stderr


@pytest.mark.parametrize("tests", sorted(set(WEB.glob("tests/*.test.ts")) - {TEXTS}), ids=lambda path: path.name)
def test_parts_without_a_page_do_what_they_say(tests: Path) -> None:
    done = run("--test", str(tests))
    assert done.returncode == 0, done.stdout
    assert "ℹ fail 0" in done.stdout or "# fail 0" in done.stdout


def test_the_texts_are_whole_in_all_languages_and_all_of_them_are_used() -> None:
    if not (WEB / "node_modules/@fluent/bundle").exists():
        missing("the client's packages are not installed (make web)")
    done = run("--test", str(TEXTS))
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.name)
def test_no_source_compares_a_mission_number(source: Path) -> None:
    text = source.read_text()
    assert not re.search(r"mission(\.number)?\s*[=!<>]==?\s*\d", text)
    if source.suffix == ".svelte":
        assert text.count("\n") < 250, "split it"


def test_no_file_of_the_client_names_another_host() -> None:
    for source in [*SOURCES, WEB / "index.html", WEB / "package.json", *(WEB / "src").rglob("*.css")]:
        hosts = re.findall(r"https?://([\w.-]+)", source.read_text())
        assert set(hosts) <= {"127.0.0.1", "www.w3.org"}, source
