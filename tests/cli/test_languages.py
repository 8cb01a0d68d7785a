"""Everything that people read on the command line is in the catalogues, and is told in the language of the run."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from defuse import academy, arena
from defuse.academy import KIT as ACADEMY
from defuse.bots import bots_of
from defuse.cli.help import help_of, usage_words
from defuse.cli.language import asked_for, spoken
from defuse.kernel.replay import save
from defuse.words import Message
from tests.cli.conftest import Command, deep_game
from tests.words.pseudo import marked, spoken_in

pytestmark = pytest.mark.slow

NAMES = {"defuse", "quick", "random", "careful", "Ctrl"}
"""Names of the program and of bots."""
CAPITALS = r"\b(?:[A-Z]{3,}(?:_[A-Z]+)?|Path|int|float|str|list|path|range|DD)\b"
"""FILE, OPTIONS and the like, the types that the library shows beside options, and letters on cards."""
NOTATION = r"\b(?:[yr]\d+(?:\.\d)?|[A-EN]\d(?:\.\d+)?|x\d)\b|\^[a-z]+"
OPTION = r"(?<![\w-])--?[a-z][a-z-]*"
DIGEST = r"\b(?=\w*\d)[0-9a-f]{8,}\b"
COMMANDS = (
    "play",
    "serve",
    "think",
    "show",
    "odds",
    "rules",
    "replay",
    "review",
    "puzzle",
    "puzzles",
    "verify",
    "mcp",
    "simulate",
    "cross",
    "export",
    "report",
    "backup",
    "restore",
    "missions",
)


def plain_words(text: str, *names: str) -> set[str]:
    """The words in plain letters that are no name, option, notation or digest."""
    for name in names:
        text = text.replace(name, " ")
    for known in (OPTION, DIGEST, NOTATION, CAPITALS):
        text = re.sub(known, " ", text)
    return set(re.findall(r"(?<![^\W\d_])[A-Za-z]{2,}(?![^\W\d_])", text)) - NAMES


def test_plain_words_are_found() -> None:
    assert plain_words(marked("Show the table") + " --seat B1.3 FILE r5.5 the1") == {"the"}
    assert plain_words("Cut: 5") == {"Cut"}


@pytest.fixture(scope="module")
def language(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with spoken_in(tmp_path_factory.mktemp("locale")) as language:
        yield language


def test_help_is_of_the_language(defuse: Command, language: str) -> None:
    everything = defuse("--lang", language, "--help").out
    assert marked("Usage:") in everything
    assert marked("Commands:") in everything
    assert plain_words(everything) <= {*COMMANDS, "install", "completion", "show"}
    for command in COMMANDS:
        ran = defuse("--lang", language, command, "--help")
        assert ran.code == 0
        assert plain_words(ran.out, "127.0.0.1") <= {command, "all", "warning", "clock", "busters"}, command


def test_every_option_has_help_in_the_catalogue(defuse: Command) -> None:
    for command in COMMANDS:
        assert help_of(f"cli-command-{command}") is not None
        out = defuse(command, "--help").out
        for option in re.findall(r"^  (?:-\w, )?--([a-z-]+)", out, re.MULTILINE):
            assert help_of(f"cli-command-{command}", option) is not None, f"{command} --{option}"


WRONG = (
    ("--foo",),
    ("foo",),
    ("show",),
    ("show", "a", "b"),
    ("odds", "--al", "x"),
    ("simulate", "--games", "x"),
    ("simulate", "--budget", "x"),
    ("simulate", "--games", "0"),
    ("serve", "--port", "99999"),
    ("play", "--seed"),
    ("show", "--json=3", "a"),
    ("missions", "99"),
    ("show", "none.txt"),
    ("simulate", "--missions", "8-3"),
    ("simulate", "--players", "9"),
    ("simulate", "--bots", "nobody"),
    ("simulate", "--bots", "quick:1"),
    ("simulate", "--game", "foo"),
    ("simulate", "--game", "academy", "--missions", "1"),
    ("play", "--terminal", "--seat", "Q"),
    ("play", "--seed", "1"),
    ("report", "none.txt", "--plot", "x.txt"),
    ("serve", "--client", "none.txt"),
    ("odds",),
    ("odds", "--new", "99"),
    ("review", "none.txt"),
    ("review", "--jobs", "0", "none.txt"),
    ("puzzle", "0"),
    ("puzzle", "1", "--hint", "99"),
    ("puzzle", "1", "--try", "B1"),
    ("puzzle", "1", "--day"),
    ("puzzle", "--try", "B1", "--solution"),
    ("puzzles", "foo"),
    ("puzzles", "make"),
    ("puzzles", "check", "--out", "x"),
    ("puzzles", "check", "none.txt"),
)


@pytest.mark.parametrize("args", WRONG, ids=" ".join)
def test_mistakes_are_told_in_the_language(defuse: Command, language: str, args: tuple[str, ...]) -> None:
    ran = defuse("--lang", language, *args)
    assert (ran.code, ran.out) == (2, "")
    typed = {word for arg in args for word in re.findall("[A-Za-z]+", arg)}
    # What the system says of a file is its own business.
    err = ran.err.replace("No such file or directory", "")
    options = {"all", "expert", "learned", "busters", "academy", "debug", "list", "make", "check"}
    assert plain_words(err, "table.txt") <= typed | options | {"defuse", "new", "odds", "players"}, err


def test_what_cannot_be_kept_is_told_in_the_language(defuse: Command, language: str, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / '0'}"
    for args in (("backup", tmp_path / "1"), ("restore", tmp_path / "2")):
        ran = defuse("--lang", language, *args, "--database", database)
        assert (ran.code, ran.out) == (1, "")
        assert plain_words(ran.err.replace(str(tmp_path), "")) <= {"defuse"}, ran.err


def test_missions_are_told_in_the_language(defuse: Command, language: str) -> None:
    assert not plain_words(defuse("--lang", language, "missions").out)
    for number in (1, 9, 31, 43, 66):
        assert not plain_words(defuse("--lang", language, "missions", number).out)


@pytest.fixture(scope="module")
def replays(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Games with all that missions show beside the table."""
    folder = tmp_path_factory.mktemp("games")
    paths = [folder / f"{mission}.defuse" for mission in (8, 20, 31, 43, 51, 63)]
    for path in paths:
        save(deep_game(int(path.stem), 4), path)
    return paths


def test_show_replay_and_odds_are_of_the_language(defuse: Command, language: str, replays: list[Path]) -> None:
    for path in replays:
        for args in (
            ("show", path),
            ("show", path, "--at", 12, "--seat", "B"),
            ("show", path, "--at", 20, "--seat", "spectator"),
            ("replay", path),
            ("review", path, "--quick"),
            ("odds", path, "--at", 12, "--all"),
            ("odds", path, "--at", 16, "--seat", "A"),
            ("odds", path),
        ):
            ran = defuse("--lang", language, *args)
            assert not plain_words(ran.out + ran.err, str(path)), (args, ran.out, ran.err)


def test_a_table_of_academy_is_of_the_language(defuse: Command, language: str, tmp_path: Path) -> None:
    game = academy.new(3, "words")
    make = bots_of(ACADEMY.name).make
    path = tmp_path / "1.defuse"
    save(arena.play(game, [make("random", str(seat)) for seat in range(3)]), path)
    for args in (
        ("show", path),
        ("show", path, "--at", 60, "--seat", "B"),
        ("replay", path),
        ("review", path, "--quick"),
    ):
        ran = defuse("--lang", language, *args)
        assert ran.code == 0
        assert not plain_words(ran.out + ran.err, str(path)), (args, ran.out)


def test_reports_are_of_the_language(
    defuse: Command, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    wanted = ("-m", "1-3,10", "-p", "2,3", "-g", 2, "-j", 1)
    for bots in ("random", "quick"):
        ran = defuse("--lang", language, "simulate", *wanted, "--bots", bots, "--out", f"{bots}.txt")
        assert ran.code == 0
        assert not plain_words(ran.out + ran.err), ran.out
    both = ("random.txt", "quick.txt")
    for args in (both, (*both, "--compare"), (*both, "--markdown"), ("quick.txt", "--plot", "plot.svg")):
        ran = defuse("--lang", language, "report", *args)
        assert ran.code == 0
        # The command that gives the same games is shown as it is typed.
        commands = re.findall(r"defuse simulate(?:.|\n)*?\.txt", ran.out)
        assert not plain_words(ran.out + ran.err, *commands, "txt", "```sh", "ms"), ran.out
    texts = re.findall(r"<(?:text|title)[^>]*>([^<]*)<", (tmp_path / "plot.svg").read_text("utf-8"))
    assert texts
    assert not plain_words("\n".join(texts))


TYPED = (
    "help",
    "table",
    "cards",
    "why",
    "log",
    "why cut B1.3 5",
    "cut B1.3 q",
    "solo",
    "cut",
    "foo",
    "1",
    "B1.2",
    "back",
)


def test_a_game_at_the_terminal_is_of_the_language(defuse: Command, language: str) -> None:
    first = ["", "1", "A1.1", "A1.2", "1"]
    lines = [
        *first,
        *TYPED,
        *map(marked, TYPED),
        "reveal",
        "solo 5",
        "cut B1.3 5",
        *["cut C1.4 7", "1", "B1.4", "5"] * 9,
    ]
    for mission in (1, 8, 31):
        args = ("play", "--terminal", "-m", mission, "--seed", 5, "--bots", "quick")
        ran = defuse("--lang", language, *args, stdin="\n".join([*lines, marked("quit")]) + "\n")
        assert ran.code == 0, ran.err
        assert marked("Your turn, ") in ran.out
        said = "\n".join([line for line in ran.out.splitlines() if not line.startswith("> ")])
        typed = {word for line in lines for word in re.findall("[a-z]{2,}", line)}
        assert plain_words(said) <= typed & {"foo", "why", "cut"}, plain_words(said)


def test_english_words_can_be_typed_in_all_languages(defuse: Command, language: str) -> None:
    args = ("play", "--terminal", "--seed", 5, "--bots", "quick")
    for typed in ("help", marked("help")):
        ran = defuse("--lang", language, *args, stdin=f"{typed}\nquit\n")
        assert ran.code == 0
        assert marked("Together, cut all wires") in ran.out
        assert marked("You leave the table.") in ran.out


def test_a_colour_is_typed_in_the_language(defuse: Command, language: str) -> None:
    args = ("--lang", language, "play", "--terminal", "-m", 2, "--seed", 5, "--bots", "quick")
    refused = marked(" is neither a place (B1.3) nor a value")
    for colour in (marked("yellow"), marked("Yellow"), "yellow", "y"):
        assert refused not in defuse(*args, stdin=f"A1.1\nwhy cut B1.3 {colour}\nquit\n").out
    assert refused in defuse(*args, stdin="A1.1\nwhy cut B1.3 yelow\nquit\n").out


def test_the_language_is_that_of_the_option_then_of_the_variable_then_of_the_system() -> None:
    environ = {"DEFUSE_LANG": "fr", "LANG": "de_DE.UTF-8"}
    assert asked_for(["missions"], environ)[0] == "fr"
    assert asked_for(["--lang", "de", "missions"], environ) == ("de", ["missions"])
    assert asked_for(["missions", "4", "--lang=en"], environ) == ("en", ["missions", "4"])
    assert asked_for(["missions"], {"LANG": "de_DE.UTF-8"})[0] == "de"
    assert asked_for(["missions"], {"LC_MESSAGES": "fr_FR", "LANG": "de"})[0] == "fr"
    assert asked_for(["missions"], {"LC_ALL": "C.UTF-8", "LANG": "de"})[0] == "en"
    assert asked_for(["show", "--", "--lang", "de"], {}) == ("en", ["show", "--", "--lang", "de"])


def test_a_language_that_there_is_not_is_refused(defuse: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    ran = defuse("--lang", "tlh", "missions")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("defuse: --lang: there is no language 'tlh' (there are: en, de, fr")
    assert defuse("missions", "--lang").err.startswith("defuse: --lang: name a language, such as en, de, fr")
    monkeypatch.setenv("DEFUSE_LANG", "tlh")
    assert defuse("missions").err.startswith("defuse: DEFUSE_LANG: there is no language 'tlh'")


def test_after_a_run_english_is_spoken_again(defuse: Command, language: str) -> None:
    defuse("--lang", language, "missions", 1)
    assert spoken(Message("cli-you")) == "you"


def test_german_numbers(defuse: Command) -> None:
    out = defuse("--lang", "de", "simulate", "-m", 1, "-p", 2, "-g", 3, "-j", 1).out
    assert re.search(r"\d\u00a0%", out)
    assert re.search(r"\d,\d", out)
    assert not re.search(r"\d\.\d", out)


def test_what_the_library_says_otherwise_stays_as_it_is() -> None:
    assert usage_words("Something new is wrong.") == "Something new is wrong."
