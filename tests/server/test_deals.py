"""Stories of deals that nobody can choose: everybody adds a part, and what happens when somebody does not."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from defuse.kernel.deal import Deal, commitment_of, promise_of, wrong_with
from defuse.kernel.replay import dumps, loads, replay_of
from defuse.server.store.interface import GameRow
from defuse.server.tables import lobby
from defuse.server.tables.hall import Open
from defuse.server.tables.match import Match
from defuse.server.wire import messages as said
from defuse.server.wire.messages import ClientMessage
from tests.server.backroom import Backroom, Lucky, Visitor, run
from tests.server.house import House
from tests.server.people import Person, join, make

OPEN: dict[str, Any] = {"kind": "open"}
BOT: dict[str, Any] = {"kind": "bot", "bot": "quick"}
QUICK: dict[str, Any] = {"pace": "none"}


class Mute(Lucky):
    """It says that it can, and then says nothing."""

    def promise(self, asked: said.Dealing) -> dict[str, str] | None:
        return None


class Shy(Lucky):
    """It promises a part and does not tell it."""

    def part(self, asked: said.Dealing) -> dict[str, str] | None:
        return None


class Sly(Lucky):
    """It tells another part than the one that it has promised."""

    def part(self, asked: said.Dealing) -> dict[str, str] | None:
        return {"part": "00" * 32}


async def table_of(
    back: Backroom, *kinds: type[Visitor], more: tuple[dict[str, Any], ...] = (BOT,)
) -> tuple[Open, list[Any]]:
    """A table in its lobby, with people of these kinds on its first seats."""
    found, token = await back.table(mission=1, seats=[*[OPEN] * len(kinds), *more], options=QUICK)
    tokens = [token]
    for number in range(1, len(kinds)):
        tokens.append((await lobby.sit(found.table, f"P{number}", number))[1])
    people: list[Any] = []
    for kind, each in zip(kinds, tokens, strict=True):
        visitor = kind(found, each)
        found.table.arrive(visitor, None)
        people.append(visitor)
    return found, people


async def accepted(back: Backroom, host: Visitor) -> said.Accepted:
    """The host starts, and is told that it is done."""
    answer = await back.start(host)
    assert isinstance(answer, said.Accepted), answer
    return answer


def match_of(found: Open) -> Match:
    assert found.table.match is not None
    return found.table.match


def deal_of(found: Open) -> Deal:
    deal = match_of(found).deal
    assert deal is not None
    return deal


async def row_of(back: Backroom, found: Open) -> GameRow:
    kept = await back.store.load(found.table.id)
    assert kept is not None
    assert kept.row is not None
    return kept.row


async def notes(found: Open, visitor: Visitor) -> list[str]:
    """What the table itself has said, once the deal is done with."""
    task = found.dispatcher.dealer._task
    assert task is not None
    await task
    await found.table.chat.quiet()
    return [message.text for message in visitor.got if isinstance(message, said.Said)]


def test_everybody_adds_a_part_and_the_seed_follows_from_all_of_them(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as back:
            found, (ann, bo) = await table_of(back, Lucky, Lucky)
            assert ann.when(await accepted(back, ann)) == 1000.0  # nobody was waited for
            deal, match = deal_of(found), match_of(found)
            assert [(part.seat, part.part) for part in deal.parts] == [(0, ann.own), (1, bo.own)]
            assert (deal.left_out, deal.withheld) == ((), ())
            assert match.game.secret.seed == deal.seed
            assert wrong_with(deal, "busters", msgspec.to_builtins(match.game.setup), deal.seed) == []
            for each in (ann, bo):
                first, second = [message for message in each.got if isinstance(message, said.Dealing)]
                told = each.last(said.Lobby).deal
                assert (first.stage, first.promises) == ("promise", ())
                assert (second.stage, [promise.seat for promise in second.promises]) == ("part", [0, 1])
                assert first.commitment == second.commitment == told.commitment == commitment_of(deal.secret)
                assert first.agreed == told.agreed == deal.agreed
                assert (told.parts, told.left_out, told.secret) == (deal.parts, (), "")
                assert first.game == match.game_number == 1
            assert await notes(found, ann) == []

    run(story())


def test_no_part_is_told_before_all_promises_are_settled(tmp_path: Path) -> None:
    """Somebody who knew the other parts could choose their own: whoever runs the server may sit at the table."""

    async def story() -> None:
        async with Backroom(tmp_path) as back:
            found, (ann, bo) = await table_of(back, Lucky, Lucky)
            await back.start(ann)
            for each, other in ((ann, bo), (bo, ann)):
                dealt = [at for at, message in enumerate(each.got) if isinstance(message, said.Dealing)]
                before = repr(each.got[: dealt[-1] + 1])
                assert other.own not in before
                assert promise_of(deal_of(found).commitment, other.seat, other.own) in before

    run(story())


def test_whoever_is_silent_is_left_out_by_name(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path, luck_seconds=2.0) as back:
            found, (ann, _) = await table_of(back, Lucky, Mute)
            assert ann.when(await accepted(back, ann)) == 1002.0
            deal = deal_of(found)
            assert [part.seat for part in deal.parts] == [0]
            assert (deal.left_out, deal.withheld) == ((1,), ())
            assert ann.last(said.Lobby).deal.left_out == (1,)
            assert await notes(found, ann) == ["Nothing of P1 is in this deal: no answer came in time."]

    run(story())


def test_a_part_that_was_promised_and_not_told_is_named_apart(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as back:
            found, (ann, bo) = await table_of(back, Lucky, Shy)
            assert ann.when(await accepted(back, ann)) == 1002.0
            deal = deal_of(found)
            assert deal.left_out == (1,)
            (withheld,) = deal.withheld
            assert withheld.promise == promise_of(deal.commitment, 1, bo.own)

    run(story())


def test_nobody_answers_at_all(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as back:
            found, (ann,) = await table_of(back, Mute, more=(BOT, BOT))
            assert ann.when(await accepted(back, ann)) == 1002.0  # without promises there are no parts to wait for
            assert deal_of(found).alone
            assert deal_of(found).left_out == (0,)

    run(story())


def test_programs_are_not_waited_for_and_hear_nothing_of_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as back:
            found, (ann, bo) = await table_of(back, Visitor, Lucky)
            assert ann.when(await accepted(back, ann)) == 1000.0
            assert [part.seat for part in deal_of(found).parts] == [1]
            assert deal_of(found).left_out == (0,)
            assert not ann.count(said.Dealing)
            assert bo.last(said.Lobby).deal.left_out == (0,)
            assert await notes(found, bo) == [
                "Nothing of Ann is in this deal: away, or there with a program that adds nothing."
            ]

    run(story())


def test_a_server_that_deals_alone_says_so(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as back:
            found, token = await back.table(mission=1, seats=[OPEN, BOT], options=QUICK, start=True)
            ann = await back.enter(found, token)
            told = ann.last(said.Lobby).deal
            assert told is not None
            assert (told.parts, told.left_out, told.secret) == ((), (0,), "")
            assert match_of(found).game.secret.seed == deal_of(found).seed
            assert not [message for message in ann.got if isinstance(message, said.Said)]

    run(story())


def luck(kind: str, deal: str, value: str) -> dict[str, Any]:
    return {"type": "luck", "deal": deal, kind: value}


def test_what_is_not_asked_for_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as back:
            found, (ann, bo) = await table_of(back, Lucky, Mute)
            eve = await back.browse(found)
            late = await bo.say(**luck("promise", "00" * 32, "11" * 32))
            assert (late.code, late.why) == ("stale", "too late: this deal goes on without your part")
            starting = asyncio.ensure_future(back.start(ann))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            commitment = bo.last(said.Dealing).commitment
            assert eve.last(said.Dealing).commitment == commitment  # whoever watches may check it, too
            assert (await eve.say(**luck("promise", commitment, "11" * 32))).code == "seat"
            assert (await bo.say(type="luck", deal=commitment)).code == "bad"
            assert (await bo.say(type="luck", deal=commitment, promise="11" * 32, part="11" * 32)).code == "bad"
            assert (await bo.say(**luck("part", commitment, "11" * 32))).code == "stale"
            assert isinstance(await bo.say(**luck("promise", commitment, "11" * 32)), said.Accepted)
            assert isinstance(await bo.say(**luck("promise", commitment, "11" * 32)), said.Accepted)  # a resend
            twice = await bo.say(**luck("promise", commitment, "22" * 32))
            assert (twice.code, twice.why) == ("state", "your part of this deal is settled already")
            assert isinstance(await starting, said.Accepted)
            assert [promise.promise for promise in deal_of(found).withheld] == ["11" * 32]
            assert (await bo.say(**luck("part", commitment, "11" * 32))).code == "stale"
            assert [part.part for part in deal_of(found).parts] == [ann.own]

    run(story())


def test_nobody_can_tell_another_part_than_was_promised(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as back:
            found, (ann, bo) = await table_of(back, Lucky, Sly)
            await back.start(ann)
            refused = await bo.answers[-1]
            assert (refused.code, refused.why) == ("bad", "this is not the part that you have promised")
            assert [part.seat for part in deal_of(found).parts] == [0]

    run(story())


def test_the_table_goes_on_while_the_deal_is_made(tmp_path: Path) -> None:
    """People talk and come back over another line; a second start is refused, the same one sent again is not."""

    async def story() -> None:
        async with Backroom(tmp_path) as back:
            found, (ann, bo) = await table_of(back, Lucky, Mute)
            start = msgspec.convert({"type": "start", "id": "go"}, ClientMessage)
            await found.dispatcher.hear(ann, start)
            await asyncio.sleep(0)
            assert not found.table.lock.locked()
            assert isinstance(await bo.say(type="talk", text="wait for me"), said.Accepted)
            other = await ann.say(type="start")
            assert (other.code, other.why) == ("state", "the deal is being made already")
            found.table.depart(bo)
            back_again = Lucky(found)
            back_again.key = bo.key
            found.table.arrive(back_again, None)  # who comes back in time is asked again
            line = Visitor(found)
            line.key = ann.key
            found.table.arrive(line, None)
            await found.dispatcher.hear(line, start)
            assert isinstance(await back.answer(line, "go"), said.Accepted)
            assert isinstance(await back.answer(ann, "go"), said.Accepted)
            assert [part.seat for part in deal_of(found).parts] == [0, 1]
            assert found.table.state.game == 1
            await found.dispatcher.hear(line, start)  # it is known afterwards, too
            assert found.table.state.game == 1

    run(story())


@pytest.mark.parametrize("change", ["mission", "leave"])
def test_a_deal_for_another_table_than_was_agreed_is_cancelled(tmp_path: Path, change: str) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as back:
            found, (ann, bo) = await table_of(back, Lucky, Mute)
            starting = asyncio.ensure_future(back.start(ann))
            await asyncio.sleep(0)
            if change == "mission":
                assert isinstance(await ann.say(type="setting", mission=2), said.Accepted)
            else:
                assert isinstance(await ann.say(type="seat", do="leave"), said.Accepted)
            refused = await starting
            assert (refused.code, refused.why) == (
                "state",
                "the table has changed while the deal was made: start again",
            )
            assert (found.table.state.phase, found.table.state.game, found.table.match) == ("lobby", 0, None)
            assert bo.last(said.Dealing).stage == "cancelled"
            host = ann if change == "mission" else bo
            before = bo.last(said.Dealing).commitment
            assert isinstance(await back.start(host), said.Accepted)
            assert deal_of(found).commitment != before
            kept = await row_of(back, found)
            assert kept.game == 1

    run(story())


def test_somebody_who_leaves_is_still_bound_to_what_was_told(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as back:
            found, (ann, bo, _) = await table_of(back, Lucky, Lucky, Shy)
            starting = asyncio.ensure_future(back.start(ann))
            while len(bo.answers) < 2:
                await asyncio.sleep(0)
            await bo.answers[-1]
            assert isinstance(await bo.say(type="seat", do="leave"), said.Accepted)
            assert isinstance(await starting, said.Accepted)
            assert [part.seat for part in deal_of(found).parts] == [0, 1]
            assert found.table.state.chairs[1].kind == "bot"
            assert deal_of(found).left_out == (2,)

    run(story())


def test_a_server_that_was_killed_meanwhile_has_begun_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as back:
            found, (ann, _) = await table_of(back, Lucky, Mute)
            await found.dispatcher.hear(ann, msgspec.convert({"type": "start", "id": "go"}, ClientMessage))
            await asyncio.sleep(0)
            task = found.dispatcher.dealer._task
            assert task is not None
            task.cancel()
            id = found.table.id
        async with Backroom(tmp_path) as back:
            again = await back.hall.find(id)
            assert again is not None
            assert (again.table.state.phase, again.table.state.game) == ("lobby", 0)
            visitor = Lucky(again)
            visitor.key = ann.key
            again.table.arrive(visitor, None)
            assert isinstance(await back.start(visitor), said.Accepted)

    run(story())


def test_a_table_that_goes_to_another_process_meanwhile_is_dealt_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as back:
            found, (ann, _) = await table_of(back, Lucky, Mute)
            starting = asyncio.ensure_future(back.start(ann))
            await asyncio.sleep(0)
            await back.hall.let_go(found)
            refused = await starting
            assert refused.code == "busy"
            again = await back.hall.find(found.table.id)
            assert again is not None
            assert again is not found
            assert (again.table.state.phase, again.table.state.game) == ("lobby", 0)
            visitor = Lucky(again)
            visitor.key = ann.key
            again.table.arrive(visitor, None)
            assert isinstance(await back.start(visitor), said.Accepted)
            assert deal_of(again).commitment != ann.last(said.Dealing).commitment

    run(story())


def test_the_deal_is_kept_and_told_at_the_end_even_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        async with Backroom(tmp_path) as back:
            found, (ann,) = await table_of(back, Lucky, more=(BOT, BOT))
            await back.start(ann)
            deal, id = deal_of(found), found.table.id
            assert msgspec.json.decode((await row_of(back, found)).deal, type=Deal) == deal
        async with Backroom(tmp_path) as back:
            again = await back.hall.find(id)
            assert again is not None
            assert deal_of(again) == deal
            visitor = Lucky(again)
            visitor.key = ann.key
            again.table.arrive(visitor, None)
            told = visitor.last(said.Lobby).deal
            assert told is not None
            assert (told.parts, told.secret) == (deal.parts, "")
            random = Random(1)
            while again.table.state.phase == "running":
                await back.rest()
                frame = visitor.frame
                if frame.ask is not None and frame.ask.yours and frame.forms:
                    forms = match_of(again).game.forms(0)
                    act = random.choice(forms).nth(0)
                    async with again.table.lock:
                        again.table.show(await again.table.play(act))
            told = visitor.last(said.Lobby).deal
            assert told is not None
            assert told.secret == deal.secret
            assert visitor.frame.scene.ending is not None
            assert visitor.frame.scene.ending.seed == deal.seed
            file = loads(dumps(replay_of(match_of(again).game, deal_of(again))))
            assert file.deal == deal
            assert wrong_with(file.deal, file.game, file.setup, file.seed) == []

    run(story())


def test_nothing_of_it_leaks_before_the_end(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Neither the secret nor the seed is in anything that is sent, refused or logged."""
    caplog.set_level(logging.DEBUG)

    async def story() -> None:
        async with Backroom(tmp_path) as back:
            found, (ann, bo) = await table_of(back, Lucky, Sly)
            eve = await back.browse(found)
            starting = asyncio.ensure_future(back.start(ann))
            await asyncio.sleep(0)
            dealing = found.dispatcher.dealer._dealing
            assert dealing is not None
            early = dealing.secret
            await ann.say(type="setting", players=4)
            assert isinstance(await starting, said.Refused)
            await back.start(ann)
            seed, late = match_of(found).game.secret.seed, deal_of(found).secret
            await ann.say(type="start")
            await bo.say(**luck("part", deal_of(found).commitment, bo.own))
            sent = repr([ann.got, bo.got, eve.got]) + caplog.text
            for secret in (early, late, seed):
                assert secret not in sent
            # A deal that was cancelled is never told, nor used again.
            assert early != late

    run(story())


def test_over_the_network_the_hosts_own_part_is_heard_while_the_start_waits(house: House) -> None:
    """The start is answered later: otherwise the line of the host would be deaf for the host's own part."""
    made = make(house, mission=1, seats=[OPEN, OPEN], options=QUICK)
    joined = join(house, made["table"], "Bo")
    with (
        Person(house, made["table"], made["token"], hello=False) as ann,
        Person(house, made["table"], joined["token"], hello=False) as bo,
    ):
        people = {0: (ann, made["token"]), 1: (bo, joined["token"])}
        for person, token in people.values():
            person.send(type="hello", token=token, luck=True)
            person.until(lambda message: isinstance(message, said.Lobby))
        start = ann.ask("start")
        parts = {0: "a0" * 32, 1: "b1" * 32}
        for stage in ("promise", "part"):
            for seat, (person, _) in people.items():
                asked = person.until(lambda message: isinstance(message, said.Dealing))
                assert asked.stage == stage
                value = parts[seat] if stage == "part" else promise_of(asked.commitment, seat, parts[seat])
                person.ask("luck", **{"deal": asked.commitment, stage: value})
        assert isinstance(ann.reply(start), said.Accepted)
        assert ann.lobby is not None
        assert ann.lobby.deal is not None
        assert {part.seat: part.part for part in ann.lobby.deal.parts} == parts
        assert ann.lobby.commitment == ann.lobby.deal.commitment
        info = house.http.get(f"/api/tables/{made['table']}").json()
        assert info["commitment"] == ann.lobby.commitment
