"""`defuse missions`: which missions there are, and what one of them is about."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from defuse.busters import catalogue
from defuse.busters.mission import Draw, Mission, Wires
from defuse.cli.console import Rows, console, misuse, print_json
from defuse.cli.ranges import spans


def command(
    number: Annotated[
        int | None, typer.Argument(metavar="NUMBER", help="Tell about this mission; without it, list all.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")] = False,
) -> None:
    """List the missions, or tell about one of them."""
    if number is None:
        cards = list(catalogue.missions().values())
        if json:
            print_json([data_of(mission) for mission in cards])
        else:
            console().print(table_of(cards))
        return
    try:
        mission = catalogue.mission(number)
    except catalogue.UnknownMission as error:
        raise misuse(str(error)) from error
    if json:
        print_json(data_of(mission))
    else:
        describe(mission, console())


def table_of(cards: list[Mission]) -> Rows:
    """All missions, a row each."""
    rows: list[tuple[str | Text, ...]] = []
    for mission in cards:
        wires = wires_words(mission.wires)
        for count, other in _other_pools(mission):
            wires += f"; {count} players: {wires_words(other, mission.wires)}"
        equipment = "yes" if mission.equipment else "no"
        number = Text(str(mission.number), style="bold")
        rows.append((number, mission.title, spans(list(mission.players)), equipment, wires))
    return Rows(rows, indent=0, right=(0,), heads=("No.", "Mission", "Players", "Equipment", "Wires"))


def describe(mission: Mission, out: Console) -> None:
    """A mission card, in our own words."""
    out.print(Text(f"Mission {mission.number} · {mission.title}", style="bold"))
    out.print(Text(mission.story, style="italic"))
    for title, sentences in (("Set-up", mission.setup), ("In play", mission.goal)):
        if sentences:
            out.print()
            out.print(Text(title, style="bold"))
            out.print(Rows([("·", sentence) for sentence in sentences], indent=0, gap=1))
    if mission.questions:
        out.print()
        out.print(Text("Questions", style="bold"))
        for question, answer in mission.questions:
            out.print(Rows([("·", Text.assemble(question, " ", (answer, "italic")))], indent=0, gap=1))
    out.print()
    out.print(Text("In the box", style="bold"))
    out.print(Rows(_facts(mission), indent=0))


def _facts(mission: Mission) -> list[tuple[str, ...]]:
    rows: list[tuple[str, ...]] = [("Players", spans(list(mission.players)))]
    pools = _other_pools(mission)
    rows += [(f"Wires, {count} players", wires_words(wires)) for count, wires in pools]
    usual = [count for count in mission.players if count not in dict(pools)]
    rows.append((f"Wires, {spans(usual)} players" if pools else "Wires", wires_words(mission.wires)))
    dial = "starts at the number of players" if mission.dial is None else f"starts at {mission.dial}"
    rows.append(("Dial", "not used" if "dial" in mission.replaces else dial))
    if not mission.equipment:
        rows.append(("Equipment", "none, but everybody has a personal Double Detector"))
    else:
        out = [catalogue.cards()[card].title for card in mission.banned if card in catalogue.cards()]
        rows.append(("Equipment", "one card a player" + (f", without {' and '.join(out)}" if out else "")))
    return rows


def _other_pools(mission: Mission) -> list[tuple[int, Wires]]:
    """The numbers of players with whom a mission has other wires, and these wires."""
    pools = ((2, mission.two_players), (3, mission.three_players))
    return [(count, wires) for count, wires in pools if wires is not None]


def wires_words(wires: Wires, unlike: Wires | None = None) -> str:
    """A pool of wires in words; with another pool, only what is not the same there.

    >>> wires_words(Wires(red=Draw(1, of=2), yellow=4))
    'blue 1–12, 1 of 2 red, 4 yellow'
    """
    parts: list[str] = []
    if unlike is None or wires.blue != unlike.blue:
        parts.append(f"blue {spans(list(wires.blue))}")
    for colour in ("red", "yellow"):
        draw = wires.draw(colour)
        if (unlike is None and draw.count) or (unlike is not None and draw != unlike.draw(colour)):
            parts.append(f"{_count(draw)} {colour}")
    return ", ".join(parts)


def _count(draw: Draw) -> str:
    return f"{draw.count}" if draw.drawn == draw.count else f"{draw.count} of {draw.drawn}"


def data_of(mission: Mission) -> dict[str, Any]:
    """A mission as plain data."""
    return {
        "number": mission.number,
        "title": mission.title,
        "story": mission.story,
        "players": mission.players,
        "wires": _pool(mission.wires),
        "two_players": _pool(mission.wires_for(2)),
        "three_players": _pool(mission.wires_for(3)),
        "dial": mission.dial,
        "equipment": mission.equipment,
        "banned": mission.banned,
        "characters": mission.characters,
        "setup": mission.setup,
        "goal": mission.goal,
        "questions": [{"question": question, "answer": answer} for question, answer in mission.questions],
    }


def _pool(wires: Wires) -> dict[str, Any]:
    return {
        "blue": wires.blue,
        "red": _draw(wires.draw("red"), ".5"),
        "yellow": _draw(wires.draw("yellow"), ".1"),
    }


def _draw(draw: Draw, point: str) -> dict[str, Any]:
    return {"count": draw.count, "of": draw.drawn, "from": [f"{value}{point}" for value in draw.values]}
