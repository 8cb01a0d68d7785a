"""What was kept before there were messages: the same games come out of it, and its words are shown as they are.

`before_words/` was made by the last version whose texts were English sentences: `digests.json` has what the server kept
for each playthrough in `tests/playthroughs`, `tables.json` two tables as they lay in its store.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from defuse.kernel import replay
from defuse.server.store.interface import Kept
from defuse.server.tables.match import begun
from defuse.server.tables.state import Chair, State
from defuse.server.wire import messages as said
from defuse.words import kept, say, unkept
from tests.server.backroom import Backroom, Visitor, run
from tests.server.games import PEOPLE, TABLE

FOLDER = Path(__file__).parent / "before_words"
PLAYTHROUGHS = Path(__file__).parents[1] / "playthroughs"
DIGESTS: dict[str, str] = json.loads((FOLDER / "digests.json").read_text())
TABLES: list[dict[str, Any]] = json.loads((FOLDER / "tables.json").read_text())
GAMES = ["busters", "academy"]


@pytest.mark.parametrize("name", DIGESTS)
def test_the_bytes_of_events_are_what_they_were(name: str) -> None:
    """A digest is a chain over all events, faces and sealed acts: one other byte, and a running table is closed."""
    file = replay.load(PLAYTHROUGHS / f"{name}{replay.SUFFIX}")
    (_, start, _), *steps = file.steps()
    match, _ = begun(TABLE, 1, start.setup, file.seed, PEOPLE[: start.setup.players])
    for act, _, _ in steps:
        assert act is not None
        match.install(match.try_act(act))
    assert match.digest == DIGESTS[name]


def test_there_is_a_digest_for_every_mission() -> None:
    assert {name.split("_")[1] for name in DIGESTS} == {str(number) for number in range(1, 67)}


def old_table(game: str) -> tuple[str, Kept]:
    """The token of a host, and what was kept of a table."""
    found = TABLES[GAMES.index(game)]
    return found["token"], msgspec.convert(found["kept"], Kept)


async def come_back(room: Backroom, game: str, language: str = "en", state: State | None = None) -> Visitor:
    """The host of an old table comes back, at a server that has only its rows."""
    token, rows = old_table(game)
    if state is not None and state.phase == "closed":  # this engine plays it otherwise, too
        rows = replace(rows, acts=tuple([replace(act, digest="other") for act in rows.acts]))
    assert rows.row is not None
    hold = await room.store.make(rows.row.table, rows.state)
    await room.store.begin(hold, rows.row, rows.state)
    for act in rows.acts:
        await room.store.append(hold, act)
    for row in rows.said:
        await room.store.say(hold, row)
    await room.store.save(hold, rows.state if state is None else state.encode())
    found = await room.hall.find(rows.row.table)
    assert found is not None
    return await room.enter(found, token, language)


@pytest.mark.parametrize("game", GAMES)
def test_an_old_table_comes_out_the_same(tmp_path: Path, game: str) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann = await come_back(room, game)
            _, rows = old_table(game)
            assert ann.last(said.Lobby).closed == ""
            assert len(ann.open.table.game.acts) == len(rows.acts)
            match = ann.open.table.match
            assert match is not None
            assert match.digest == rows.acts[-1].digest
            assert ann.frame.number == match.frame

    run(story())


@pytest.mark.parametrize("language", ["en", "de"])
def test_old_notes_signs_and_talk_are_shown_as_they_are(tmp_path: Path, language: str) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann = await come_back(room, "academy", language)
            heard = [(message.kind, message.text) for message in ann.got if isinstance(message, said.Said)]
            assert heard == [
                ("note", "Bo sits down."),
                ("talk", "hello"),
                ("note", "Ann pauses the table."),
                ("note", "Ann lets it go on."),
                ("sign", "Hello!"),
            ]

    run(story())


def test_old_reasons_of_bots_are_told_as_they_are(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann = await come_back(room, "busters", "de")
            match = ann.open.table.match
            assert match is not None
            assert match.over
            number = next(iter(match.reasons))
            assert (await ann.say(type="why", number=number)).text == "Juno: it is the first thing."

    run(story())


def test_why_a_table_was_closed_is_shown_as_it_was_kept(tmp_path: Path) -> None:
    text = "This table was begun with another version of the game, which plays act 3 differently."

    async def story() -> None:
        async with Backroom(tmp_path) as room:
            state = replace(State.decode(old_table("academy")[1].state), phase="closed", closed=text)
            ann = await come_back(room, "academy", "de", state)
            assert ann.last(said.Lobby).closed == text
            assert (await ann.say(type="pause", on=True)).code == "state"
            assert (await ann.say(type="setting", mission=2)).why == text

    run(story())


def test_what_is_kept_now_is_told_in_each_language(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            open, token = await room.table(seats=[{}, {}])
            await room.enter(open, token)
            bo = await room.enter(open)
            await bo.say(type="seat", do="take", name="Bo")
            id = open.table.id
        async with Backroom(tmp_path) as room:
            found = await room.hall.find(id)
            assert found is not None
            told = {language: await room.enter(found, token, language) for language in ("en", "de", "fr")}
            notes = {language: visitor.last(said.Said).text for language, visitor in told.items()}
            assert notes["en"] == "Bo sits down."
            assert len(set(notes.values())) == 3
            assert all("Bo" in note for note in notes.values())

    run(story())


def test_a_closed_table_says_why_in_each_language() -> None:
    why = say("table-closed", why=say("differs-act", number=3))
    state = State(mission=1, chairs=(Chair(),), phase="closed", closed=kept(why))
    assert State.decode(state.encode()).why_closed == why


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Bo sits down.",
        '{"arg":"message"',
        '{"arg":"message","id":3}x',
        '{"arg":"message"}',
        '{"arg":"message","args":[1]}',
    ],
)
def test_words_that_are_no_message_are_left_alone(text: str) -> None:
    assert unkept(text) == text


def test_what_people_type_is_never_read_as_a_message(tmp_path: Path) -> None:
    typed = kept(say("words-nothing"))

    async def story() -> None:
        async with Backroom(tmp_path) as room:
            open, token = await room.table()
            ann, eve = await room.enter(open, token), await room.enter(open)
            await ann.say(type="talk", text=typed)
            await eve.say(type="talk", text=typed)
            assert [message.text for message in ann.got if isinstance(message, said.Said)] == [typed, typed]
            await eve.say(type="sign", sign="sign-hello")
            assert ann.last(said.Said).text == "Hello!"

    run(story())
