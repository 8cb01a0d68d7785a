"""`defuse missions`: which missions there are, and what one of them is about."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from defuse import words
from defuse.busters import catalogue
from defuse.busters.card import card_title
from defuse.busters.mission import Draw, Mission, Wires
from defuse.cli.console import Rows, console, misuse, print_json
from defuse.cli.language import spoken
from defuse.cli.ranges import spans
from defuse.rulebook import entry_of
from defuse.words import Message, reason_of, say


def command(
    number: Annotated[int | None, typer.Argument(metavar="NUMBER")] = None,
    json: Annotated[bool, typer.Option("--json")] = False,
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
        raise misuse(reason_of(error)) from error
    if json:
        print_json(data_of(mission))
    else:
        describe(mission, console())


def table_of(cards: list[Mission]) -> Rows:
    """All missions, a row each."""
    rows: list[tuple[str | Text, ...]] = []
    for mission in cards:
        pools = [say("pool", parts=wires_words(mission.wires))]
        for count, other in _other_pools(mission):
            wires = say("pool", parts=wires_words(other, mission.wires))
            pools.append(say("cli-wires-with-players", players=count, wires=wires))
        equipment = say("cli-missions-yes" if mission.equipment else "cli-missions-no")
        number = Text(str(mission.number), style="bold")
        cells = [spoken(each) for each in (mission.title, equipment, say("pool-several", pools=tuple(pools)))]
        rows.append((number, cells[0], spans(list(mission.players)), *cells[1:]))
    heads = (
        say("cli-missions-number"),
        say("cli-missions-mission"),
        say("cli-missions-players"),
        say("cli-missions-equipment"),
        say("cli-missions-wires"),
    )
    return Rows(rows, indent=0, right=(0,), heads=[spoken(head) for head in heads])


def describe(mission: Mission, out: Console) -> None:
    """A mission card, in our own words."""
    title = say("cli-mission-title", number=mission.number, title=mission.title)
    out.print(Text(spoken(title), style="bold"))
    out.print(Text(spoken(mission.story), style="italic"))
    parts = ((say("cli-missions-setup"), mission.setup), (say("cli-missions-in-play"), mission.goal))
    for head, sentences in parts:
        if sentences:
            _headed(out, head)
            out.print(Rows([("·", spoken(sentence)) for sentence in sentences], indent=0, gap=1))
    asked = entry_of(f"mission/{mission.number}").asked
    if asked:
        _headed(out, say("cli-missions-questions"))
        for each in asked:
            said = Text.assemble(spoken(each.question), " ", (spoken(each.answer), "italic"))
            out.print(Rows([("·", said)], indent=0, gap=1))
    _headed(out, say("cli-missions-in-the-box"))
    out.print(Rows([[spoken(cell) for cell in row] for row in _facts(mission)], indent=0))


def _headed(out: Console, head: Message) -> None:
    out.print()
    out.print(Text(spoken(head), style="bold"))


def _facts(mission: Mission) -> list[tuple[words.Text, words.Text]]:
    rows: list[tuple[words.Text, words.Text]] = [(say("cli-missions-players"), spans(list(mission.players)))]
    pools = _other_pools(mission)
    for count, wires in pools:
        rows.append((say("cli-wires-of-players", players=count), say("pool", parts=wires_words(wires))))
    usual = [count for count in mission.players if count not in dict(pools)]
    head = say("cli-wires-of-players", players=spans(usual)) if pools else say("cli-missions-wires")
    rows.append((head, say("pool", parts=wires_words(mission.wires))))
    rows.append((say("cli-mission-dial"), _dial(mission)))
    rows.append((say("cli-missions-equipment"), _equipment(mission)))
    return rows


def _dial(mission: Mission) -> Message:
    if "dial" in mission.replaces:
        return say("cli-mission-dial-unused")
    if mission.dial is None:
        return say("cli-mission-dial-players")
    return say("cli-mission-dial-number", dial=mission.dial)


def _equipment(mission: Mission) -> Message:
    if not mission.equipment:
        return say("cli-mission-no-equipment")
    out = tuple([card_title(card) for card in mission.banned if card in catalogue.cards()])
    return say("cli-mission-one-card-without", cards=out) if out else say("cli-mission-one-card")


def _other_pools(mission: Mission) -> list[tuple[int, Wires]]:
    """The numbers of players with whom a mission has other wires, and these wires."""
    pools = ((2, mission.two_players), (3, mission.three_players))
    return [(count, wires) for count, wires in pools if wires is not None]


def wires_words(wires: Wires, unlike: Wires | None = None) -> tuple[Message, ...]:
    """A pool of wires in words; with another pool, only what is not the same there.

    >>> str(say("pool", parts=wires_words(Wires(red=Draw(1, of=2), yellow=4))))
    'blue 1–12, 1 of 2 red, 4 yellow'
    """
    parts: list[Message] = []
    if unlike is None or wires.blue != unlike.blue:
        parts.append(say("cli-wires-blue", numbers=spans(list(wires.blue))))
    red, yellow = wires.draw("red"), wires.draw("yellow")
    if red.count if unlike is None else red != unlike.draw("red"):
        some = red.drawn != red.count
        parts.append(say("pool-red-of" if some else "pool-red", count=red.count, drawn=red.drawn))
    if yellow.count if unlike is None else yellow != unlike.draw("yellow"):
        some = yellow.drawn != yellow.count
        parts.append(say("pool-yellow-of" if some else "pool-yellow", count=yellow.count, drawn=yellow.drawn))
    return tuple(parts)


def data_of(mission: Mission) -> dict[str, Any]:
    """A mission as plain data."""
    return {
        "number": mission.number,
        "title": spoken(mission.title),
        "story": spoken(mission.story),
        "players": mission.players,
        "wires": _pool(mission.wires),
        "two_players": _pool(mission.wires_for(2)),
        "three_players": _pool(mission.wires_for(3)),
        "dial": mission.dial,
        "equipment": mission.equipment,
        "banned": mission.banned,
        "characters": mission.characters,
        "setup": [spoken(sentence) for sentence in mission.setup],
        "goal": [spoken(sentence) for sentence in mission.goal],
        "questions": [
            {"question": spoken(asked.question), "answer": spoken(asked.answer)}
            for asked in entry_of(f"mission/{mission.number}").asked
        ],
    }


def _pool(wires: Wires) -> dict[str, Any]:
    return {
        "blue": wires.blue,
        "red": _draw(wires.draw("red"), ".5"),
        "yellow": _draw(wires.draw("yellow"), ".1"),
    }


def _draw(draw: Draw, point: str) -> dict[str, Any]:
    return {"count": draw.count, "of": draw.drawn, "from": [f"{value}{point}" for value in draw.values]}
