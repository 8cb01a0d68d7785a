"""The page about the calculator is true: the command answers what it shows."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from defuse.logbook import tells_of_turns
from tests.cli.conftest import Command

PAGE = (Path(__file__).parents[2] / "docs" / "calculator.md").read_text(encoding="utf-8")
BLOCKS = dict(re.findall(r"^```(\w+)\n(.*?)^```$", PAGE, flags=re.MULTILINE | re.DOTALL))
TABLE = BLOCKS["view"]


@pytest.fixture(autouse=True)
def beside_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("table.txt").write_text(TABLE, encoding="utf-8")


def test_every_block_is_of_a_kind_that_is_read_here() -> None:
    assert set(BLOCKS) == {"sh", "blank", "view", "turns", "now", "unsaid", "text", "error", "json"}
    assert len(BLOCKS) == PAGE.count("```") / 2


def test_the_answer_is_the_one_that_the_page_shows(defuse: Command) -> None:
    assert defuse("odds", "table.txt") == (0, BLOCKS["text"], "")


def test_the_clash_is_the_one_that_the_page_shows(defuse: Command) -> None:
    Path("table.txt").write_text(re.sub(r"([BD]1 radar 11) yes", r"\1 no", TABLE), encoding="utf-8")
    assert defuse("odds", "table.txt") == (1, "", BLOCKS["error"])


def test_the_data_are_those_that_the_page_shows(defuse: Command) -> None:
    shown: dict[str, Any] = json.loads(BLOCKS["json"])
    real: dict[str, Any] = json.loads(defuse("odds", "table.txt", "--json").out)
    assert list(real) == list(shown)
    assert real["deals"] == shown["deals"]
    assert real["table"].startswith(shown["table"].rstrip(" …"))
    for key in ("slots", "calls", "cards"):
        rounded = [rounded_off(entry) for entry in real[key]]
        assert all(entry in rounded for entry in shown[key])


def test_the_blank_table_is_the_one_that_the_page_shows(defuse: Command) -> None:
    assert defuse("odds", "--new", "9", "--players", "3") == (0, BLOCKS["blank"], "")


def test_the_turns_lead_to_the_table_that_the_page_shows(defuse: Command) -> None:
    Path("table.txt").write_text(TABLE + BLOCKS["turns"], encoding="utf-8")
    assert defuse("odds", "table.txt", "--table") == (0, BLOCKS["now"], "")


def test_what_is_left_open_is_asked_for_as_the_page_shows(defuse: Command) -> None:
    text = TABLE.replace("turn A", "turn D") + "D cuts 4 with A1.4\n"
    Path("table.txt").write_text(text, encoding="utf-8")
    ran = defuse("odds", "table.txt")
    assert (ran.code, ran.err) == (2, f"defuse: table.txt: {BLOCKS['unsaid']}")


LINES = [
    line
    for row in re.findall(r"^\| [^|]+ \| (.+) \|$", PAGE.partition("## Facts")[0], re.MULTILINE)
    for line in re.findall(r"`([A-E] [^`]+)`", row)
]


@pytest.mark.parametrize("line", LINES)
def test_each_line_of_the_page_is_known_to_tell_a_turn(line: str) -> None:
    assert tells_of_turns(f"A1 | 5\n{line}\n")


def rounded_off(value: Any) -> Any:
    if isinstance(value, list):
        return [rounded_off(entry) for entry in value]
    if isinstance(value, dict):
        return {key: rounded_off(entry) for key, entry in value.items()}
    return round(value, 4) if isinstance(value, float) else value


WRITTEN = [
    word
    for row in re.findall(r"^\| [^|]+ \| (.+) \|$", PAGE.partition("## Facts")[2], re.MULTILINE)
    for word in re.findall(r"`([^`]+)`", row)
]
FACTS = [word for word in WRITTEN if not word.startswith(("?", "label"))]


def test_the_table_of_facts_is_read_here() -> None:
    assert len(FACTS) > 5
    assert len(WRITTEN) > len(FACTS)


@pytest.mark.parametrize("fact", FACTS)
def test_each_fact_of_the_page_can_be_written_down(defuse: Command, fact: str) -> None:
    stands = TABLE[: TABLE.index("D has 4")]
    if fact.startswith("D had 4"):
        stands = stands.replace("D1 | ? (y1.1) (2) ? ?", "D1 | ? (y1.1) (2) ? (4)")
    Path("table.txt").write_text(f"{stands}{fact}\n", encoding="utf-8")
    ran = defuse("odds", "table.txt")
    assert (ran.code, ran.err) == (0, "")


@pytest.mark.parametrize("label", [word for word in WRITTEN if word.startswith("label")])
def test_each_label_of_the_page_can_be_written_down(defuse: Command, label: str) -> None:
    Path("table.txt").write_text(f"{TABLE}{label}\n", encoding="utf-8")
    assert defuse("odds", "table.txt").code == 0
