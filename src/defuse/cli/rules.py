"""`defuse rules`: the rule book in the terminal. What it says is what the page says."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from defuse.cli.console import Rows, console, misuse, print_json
from defuse.cli.language import speaker, spoken
from defuse.rulebook import Entry, Searcher, UnknownEntry, books, entry_of
from defuse.words import say

MOST = 12
"""So many entries are listed where several fit."""


def command(
    topic: Annotated[list[str] | None, typer.Argument(metavar="[TOPIC]...")] = None,
    json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Look something up in the rule book, by its place in it or by words."""
    if not topic:
        print_json(contents()) if json else print_contents(console())
        return
    asked = " ".join(topic)
    found = looked_up(asked)
    if not found:
        raise misuse(say("cli-rules-nothing", what=repr(asked)))
    if len(found) == 1:
        print_json(data_of(found[0])) if json else describe(found[0], console())
    elif json:
        print_json([{"id": entry.id, "title": spoken(entry.title)} for entry in found])
    else:
        console().print(_listed(found))


def looked_up(asked: str) -> list[Entry]:
    """The entries that somebody may mean: the one of this id or this title, or those that have these words."""
    try:
        return [entry_of(asked)]
    except UnknownEntry:
        found = [each.entry for each in Searcher(books(), speaker()).find(asked, MOST)]
        same = [entry for entry in found if spoken(entry.title).casefold() == asked.casefold()]
        return same if len(same) == 1 else found


def contents() -> list[dict[str, Any]]:
    """All books with their chapters and entries, as plain data."""
    return [
        {
            "game": book.game,
            "title": spoken(book.title),
            "chapters": [
                {
                    "id": chapter.id,
                    "title": spoken(chapter.title),
                    "entries": [{"id": entry.id, "title": spoken(entry.title)} for entry in chapter.entries],
                }
                for chapter in book.chapters()
            ],
        }
        for book in books()
    ]


def print_contents(out: Console) -> None:
    """The chapters of all books, with their entries."""
    for book in books():
        out.print(Text(spoken(book.title), style="bold reverse"))
        for chapter in book.chapters():
            out.print(Text(spoken(chapter.title), style="bold"))
            out.print(_listed(list(chapter.entries)))
        out.print()


def _listed(found: list[Entry]) -> Rows:
    return Rows([(entry.id, spoken(entry.title)) for entry in found])


def describe(entry: Entry, out: Console) -> None:
    """An entry in words."""
    out.print(Text.assemble((spoken(entry.title), "bold"), "  ", (entry.id, "dim")))
    if entry.facts:
        out.print()
        out.print(Rows([(spoken(fact.name), spoken(fact.text)) for fact in entry.facts], indent=0))
    for section in entry.sections:
        out.print()
        if section.title:
            out.print(Text(spoken(section.title), style="bold"))
        if section.points:
            out.print(Rows([("·", spoken(line)) for line in section.lines], indent=0, gap=1))
        else:
            for line in section.lines:
                out.print(Text(spoken(line)))
    if entry.asked:
        out.print()
        out.print(Text(spoken(say("cli-missions-questions")), style="bold"))
        for asked in entry.asked:
            said = Text.assemble(spoken(asked.question), " ", (spoken(asked.answer), "italic"))
            out.print(Rows([("·", said)], indent=0, gap=1))
    if entry.see:
        out.print()
        out.print(Text(spoken(say("cli-rules-see", entries=entry.see)), style="dim"))


def data_of(entry: Entry) -> dict[str, Any]:
    """An entry as plain data."""
    return {
        "id": entry.id,
        "title": spoken(entry.title),
        "facts": {spoken(fact.name): spoken(fact.text) for fact in entry.facts},
        "sections": [
            {"title": spoken(section.title), "lines": [spoken(line) for line in section.lines]}
            for section in entry.sections
        ],
        "questions": [
            {"question": spoken(asked.question), "answer": spoken(asked.answer), "rulings": asked.rulings}
            for asked in entry.asked
        ],
        "see": entry.see,
        "rulings": entry.rulings,
    }
