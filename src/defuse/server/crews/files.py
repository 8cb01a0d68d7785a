"""Files of crews: export with the replay files of all games, and import as a new crew, all of it or nothing."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator

import msgspec

from defuse.kernel.replay import ReplayError, loads
from defuse.server.campaign.deals import ELSEWHERE, deal_kind
from defuse.server.campaign.record import PlayerKept, Record, record_of
from defuse.server.crews import keys
from defuse.server.crews.coming import crew_name, joined, keep, member_name, new_row
from defuse.server.crews.desk import Crews, Found, busy
from defuse.server.crews.state import CrewState, Member, with_device
from defuse.server.games import box_named, boxes
from defuse.server.store.crew_rows import CrewGameRow
from defuse.server.store.interface import StoreError
from defuse.server.tables.guests import No
from defuse.server.tables.names import plain
from defuse.server.tables.replays import replay_file
from defuse.server.wire.crew_files import VERSION, CrewFile, FileGame, FileMember, FilePlayer
from defuse.server.wire.crews import CrewJoined
from defuse.server.workers.fair import Fair
from defuse.server.workers.pool import NoThought
from defuse.words import Text, reason_of, say, unkept

TOGETHER = 25
"""So many replay files are checked at a time, in another process."""


# Export.


def file_name(state: CrewState) -> str:
    """What to call the file."""
    word = re.sub(r"[^A-Za-z0-9]+", "-", state.name).strip("-").lower()[:40]
    return f"{word or 'crew'}.defuse-crew.json"


async def exported(crews: Crews, found: Found, fair: Fair) -> AsyncIterator[bytes]:
    """The file, piece by piece: each game is played again to make its replay file."""
    try:
        games = await crews.store.games(found.row.id)
    except StoreError as error:
        raise busy() from error
    return _pieces(crews, found, games, fair)


async def _pieces(crews: Crews, found: Found, games: list[CrewGameRow], fair: Fair) -> AsyncIterator[bytes]:
    head = CrewFile(
        format="defuse-crew",
        version=VERSION,
        name=found.state.name,
        members=tuple([FileMember(id=each.id, name=each.name, left=each.left) for each in found.state.members]),
        by=found.member.id,
        exported=crews.now(),
    )
    whole = msgspec.json.encode(head)
    start, end = b'"games":[', b"]}"
    assert whole.endswith(start + end)
    yield whole[: -len(end)]
    for at, game in enumerate(games):
        told = msgspec.json.encode(_told(game, await _replay(crews, game, fair)))
        yield (b",\n" if at else b"\n") + told
    yield end + b"\n"


async def _replay(crews: Crews, game: CrewGameRow, fair: Fair) -> str | None:
    """The replay file of a game; None where there is none, or this engine plays it differently."""
    if game.kind == "imported":
        whole = await crews.store.game(game.crew, game.id)
        return None if whole is None or whole.file is None else whole.file.decode()
    if not game.table:
        return None
    kept = await crews.hall.store.game(game.table, game.game)
    if kept is None or kept.row is None:
        return None
    made = await crews.hall.thinkers.counter.work(replay_file, kept.row, kept.acts, fair=fair)
    return None if made is None else made.data.decode()


def _told(game: CrewGameRow, replay: str | None) -> FileGame:
    record = record_of(game.record)
    return FileGame(
        kind=game.kind,
        game=game.kit,
        mission=game.mission,
        players=game.players,
        won=bool(game.won),
        ended=game.ended,
        seats=tuple([FilePlayer(name=each.name, member=each.member, bot=each.bot) for each in record.players]),
        captain=record.captain,
        why=record.why,
        turns=record.turns,
        dial=record.dial,
        seconds=record.seconds,
        deal=deal_kind(game.deal),
        note=record.note,
        replay=replay,
    )


# Import.


async def imported(crews: Crews, file: CrewFile, member: str, once: str | None, fair: Fair) -> CrewJoined:
    """A new crew from a file. Whoever imports it is one of its members; the others join by the link, by their names."""
    if file.version > VERSION:
        raise No("bad", say("crew-file-later"))
    if len(file.games) > crews.settings.crew_games:
        raise No("bad", say("crew-many-games", number=crews.settings.crew_games))
    id = keys.crew_id(once)
    told = keys.told_for(id, once)
    state = _state(crews, file, member, told)
    await _check_replays(crews, file, fair)
    games = [_checked_row(id, number, game, crews.now()) for number, game in enumerate(file.games, 1)]
    await keep(crews, new_row(id, state, crews.now()), games, told)
    return joined(id, (await crews.found(id, told.token)).member.id, told)


def _state(crews: Crews, file: CrewFile, member: str, told: keys.Told) -> CrewState:
    ids = [each.id for each in file.members]
    if len(set(ids)) != len(ids):
        raise No("bad", say("crew-file-members"))
    mine = next((each for each in file.members if each.id == (member or file.by)), None)
    if mine is None or mine.left:
        raise No("bad", say("crew-no-member"))
    members = [
        Member(id=each.id, name=member_name(each.name), left=each.left, joined=crews.now()) for each in file.members
    ]
    if sum(not each.left for each in members) > crews.settings.crew_members:
        raise No("state", say("crew-full", number=crews.settings.crew_members))
    state = CrewState(name=crew_name(file.name), key=keys.new_key(), members=tuple(members))
    me = next(each for each in members if each.id == mine.id)
    me = msgspec.structs.replace(me, code=keys.digest(told.secret))
    return state.with_member(with_device(me, told.token, crews.settings.crew_devices))


async def _check_replays(crews: Crews, file: CrewFile, fair: Fair) -> None:
    """Refuse a file with a game that this server does not know, or that cannot be read."""
    for number, game in enumerate(file.games, 1):
        try:
            box_named(game.game)
        except ValueError as error:
            raise No("bad", say("crew-file-game", number=number, why=reason_of(error))) from error
    all = [(number, game.game, game.replay) for number, game in enumerate(file.games, 1) if game.replay is not None]
    for at in range(0, len(all), TOGETHER):
        try:
            wrong = await crews.hall.thinkers.counter.work(unreadable, all[at : at + TOGETHER], fair=fair)
        except NoThought as error:
            raise busy() from error
        if wrong is not None:
            raise No("bad", say("crew-file-game", number=wrong[0], why=wrong[1]))


def unreadable(replays: list[tuple[int, str, str]]) -> tuple[int, Text] | None:
    """The number of the first game whose replay file cannot be read, and why. It is called in another process."""
    boxes()  # a process knows a game once it was asked for
    for number, game, replay in replays:
        try:
            found = loads(replay.encode())
        except ReplayError as error:
            return number, error.message
        if found.game != game:
            return number, say("crew-file-other-game", game=found.game)
    return None


def _why(game: FileGame) -> str:
    """How a game ended, as it is kept: a message as it is, words without what is not seen."""
    return plain(game.why) if isinstance(unkept(game.why), str) else game.why


def _checked_row(crew: str, number: int, game: FileGame, now: float) -> CrewGameRow:
    """A game as it is kept. Raises `No`, with the number of the game, where a name is none."""
    try:
        return _row(crew, number, game, now)
    except No as no:
        raise No(no.code, say("crew-file-game", number=number, why=no.why)) from no


def _row(crew: str, number: int, game: FileGame, now: float) -> CrewGameRow:
    record = Record(
        players=tuple(
            [PlayerKept(name=member_name(each.name), member=each.member, bot=each.bot) for each in game.seats]
        ),
        captain=game.captain,
        why=_why(game),
        turns=game.turns,
        dial=game.dial,
        seconds=game.seconds,
        note=plain(game.note),
    )
    return CrewGameRow(
        id=f"{crew}/file/{number}",
        crew=crew,
        kind="imported" if game.kind == "played" else game.kind,
        kit=game.game,
        mission=game.mission,
        players=game.players,
        won=int(game.won),
        deal=f"{ELSEWHERE}{game.deal}" if game.deal else "",
        ended=min(game.ended, now),
        record=record.encode(),
        file=None if game.replay is None else game.replay.encode(),
    )
