"""Answers: each is played once, to the question that it was meant for, by the seat that it belongs to."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

from defuse.busters.acts import Cut
from defuse.kernel import Act
from defuse.server.store.interface import ActRow, Hold, StoreError
from defuse.server.wire import messages as said
from tests.server.backroom import Backroom, Visitor, run
from tests.server.people import chosen_by

OPEN = {"kind": "open"}


async def two_people(room: Backroom, **wanted: Any) -> tuple[Visitor, Visitor]:
    """Ann and Bo, at a table that has begun; Ann is captain."""
    open, token = await room.table(seats=[OPEN, OPEN], captain=0, **wanted)
    ann = await room.enter(open, token)
    bo = await room.enter(open)
    await bo.say(type="seat", do="take", name="Bo")
    await ann.say(type="start")
    return ann, bo


def filled(visitor: Visitor, random: Random | None = None, verb: str = "") -> dict[str, Any]:
    """An answer to the open question."""
    frame = visitor.frame
    assert frame.ask is not None
    form = next(form for form in frame.forms if not verb or form.verb == verb)
    return {
        "type": "answer",
        "ask": frame.ask.number,
        "form": form.id,
        "chosen": chosen_by(form, random or Random(1)),
    }


def test_an_answer_that_is_sent_again_is_played_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann, _ = await two_people(room)
            answer = {**filled(ann), "id": "mine"}
            for _ in range(3):
                assert isinstance(await ann.say(**answer), said.Accepted)
            match = ann.open.table.match
            assert match is not None
            assert len(match.game.acts) == 1

    run(story())


def test_an_answer_is_known_again_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann, _ = await two_people(room)
            answer = {**filled(ann), "id": "mine"}
            await ann.say(**answer)
            id, key = ann.open.table.id, ann.key
        async with Backroom(tmp_path) as room:
            found = await room.hall.find(id)
            assert found is not None
            ann = Visitor(found)
            ann.key = key
            found.table.arrive(ann, None)
            assert isinstance(await ann.say(**answer), said.Accepted)
            assert found.table.match is not None
            assert len(found.table.match.game.acts) == 1
            assert (await ann.say(**{**answer, "id": "another"})).code == "stale"

    run(story())


def test_an_answer_to_an_earlier_question_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann, bo = await two_people(room)
            first = filled(ann)
            await ann.say(**first)
            while bo.frame.ask is not None and bo.frame.ask.yours:
                await bo.say(**filled(bo))
            assert ann.frame.ask is not None
            assert ann.frame.ask.number > first["ask"]
            refused = await ann.say(**first)
            assert (refused.code, refused.why) == ("stale", "that question is no longer open")

    run(story())


def test_nobody_answers_for_somebody_else(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann, bo = await two_people(room)
            before = bo.count(said.Frame)
            refused = await bo.say(**filled(ann))
            assert refused.code == "rule"
            assert bo.frame.forms == ()
            assert bo.count(said.Frame) == before, "a refusal is nobody else's business"
            assert ann.open.table.game.acts == ()

    run(story())


def test_what_was_refused_can_be_sent_again_better(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann, _ = await two_people(room)
            good = filled(ann)
            field = next(iter(good["chosen"]))
            wrong: list[dict[str, list[Any]]] = [{}, {"other": [1]}]
            wrong += [{field: items} for items in ([], [999], ["5"], [0, 1, 2])]
            for chosen in wrong:
                refused = await ann.say(**{**good, "chosen": chosen})
                assert refused.code == "rule", chosen
            assert (await ann.say(**{**good, "form": "explode"})).code == "rule"
            assert isinstance(await ann.say(**good), said.Accepted)

    run(story())


def test_an_any_time_card_of_somebody_else_does_not_spoil_an_answer(tmp_path: Path) -> None:
    """Bo's card makes the question be asked afresh, under another number; Ann's answer still counts."""

    async def story() -> None:
        for seed in range(40):
            async with Backroom(tmp_path) as room:
                ann, bo = await two_people(room, mission=3)
                if await aside_between(ann, bo, Random(seed)):
                    return
        raise AssertionError("nobody ever had a card to use")

    run(story())


async def aside_between(ann: Visitor, bo: Visitor, random: Random) -> bool:
    table = ann.open.table
    while not table.game.over:
        asked, other = (ann, bo) if ann.frame.ask is not None and ann.frame.ask.yours else (bo, ann)
        asides = [form for form in other.frame.forms if form.aside]
        if asides:
            answer = filled(asked, random)
            form = asides[0]
            assert other.frame.ask is not None
            question = other.frame.ask.text
            card = {"type": "answer", "ask": other.frame.ask.number, "form": form.id}
            assert isinstance(await other.say(**card, chosen=chosen_by(form, random)), said.Accepted)
            if asked.frame.ask is None or asked.frame.ask.text != question or asked.frame.ask.number == answer["ask"]:
                return False  # the card asks something itself first
            assert isinstance(await asked.say(**answer), said.Accepted)
            return True
        await asked.say(**hit(asked))
    return False


def hit(visitor: Visitor) -> dict[str, Any]:
    """An answer by somebody who knows the truth: right calls only, so that cards become usable."""
    game = visitor.open.table.game
    seat = visitor.seat
    assert seat is not None
    frame = visitor.frame
    assert frame.ask is not None
    acts: list[Act] = [form.nth(number) for form in game.forms(seat) for number in range(min(form.count(), 400))]
    table = game.table()
    cuts = [act for act in acts if isinstance(act, Cut)]
    good = [act for act in cuts if len({table.value(wire) for wire in (*act.mine, *act.targets)}) == 1]
    act: Any = (good or acts)[0]
    form = next(form for form in frame.forms if form.verb == act.__struct_config__.tag and form.cards == act.using)
    chosen = {field.name: getattr(act, field.name) for field in form.fields}
    return {
        "type": "answer",
        "ask": frame.ask.number,
        "form": form.id,
        "chosen": {name: list(value) if isinstance(value, tuple) else [value] for name, value in chosen.items()},
    }


def test_what_cannot_be_kept_is_not_played(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann, bo = await two_people(room)
            frames = bo.count(said.Frame)

            async def fails(hold: Hold, row: ActRow, state: bytes | None = None, ended: object = None) -> None:
                raise StoreError("the disk is full")

            append, room.store.append = room.store.append, fails  # type: ignore[method-assign]
            answer = {**filled(ann), "id": "one"}
            assert (await ann.say(**answer)).code == "busy"
            assert bo.count(said.Frame) == frames
            assert ann.open.table.game.acts == ()
            room.store.append = append  # type: ignore[method-assign]
            assert isinstance(await ann.say(**answer), said.Accepted)

    run(story())


def test_a_table_that_somebody_else_has_taken_is_loaded_anew(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann, bo = await two_people(room)
            id = ann.open.table.id
            assert isinstance(await ann.say(**filled(ann)), said.Accepted)
            await room.store.take(id)  # as another process would
            asked = ann if ann.frame.ask is not None and ann.frame.ask.yours else bo
            assert (await asked.say(**filled(asked))).code == "busy"
            assert (await ann.say(type="seat", do="name", name="Anna")).code == "busy"
            await room.later(ann.open)
            assert ann.ended is not None
            assert ann.ended[0] == 1012
            fresh = await room.hall.find(id)
            assert fresh is not None
            assert fresh.table.match is not None
            assert len(fresh.table.match.game.acts) == 1
            assert fresh.table.state.chairs[0].name == "Ann"

    run(story())


def test_two_answers_at_the_same_moment_are_played_one_after_the_other(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as room:
            ann, _ = await two_people(room)
            answers = [{**filled(ann, Random(seed)), "id": f"a{seed}"} for seed in range(2)]
            found = await asyncio.gather(*(ann.say(**answer) for answer in answers))
            assert sorted(type(answer).__name__ for answer in found) == ["Accepted", "Refused"]
            assert len(ann.open.table.game.acts) == 1

    run(story())
