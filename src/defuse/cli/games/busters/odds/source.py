"""Whose table `defuse odds` looks at: from a file to what one seat knows."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from defuse.busters.notation import Contradicted, NotationError, parse_observation, remarks
from defuse.busters.setup import KIT
from defuse.busters.wires import seat_name
from defuse.calculator.busters.reading import OtherView, as_seen_by, seats_in
from defuse.cli.console import Failure, misuse
from defuse.cli.files import looks_like_replay, moment_at, replay_from, table_from
from defuse.cli.games.game import command_game
from defuse.cli.seats import SPECTATOR, seat_of
from defuse.games import written_in
from defuse.kernel import Game, Observation
from defuse.logbook import read as read_book
from defuse.logbook import tells_of_turns, text_of
from defuse.logbook.lacking import Unplayable
from defuse.words import Seat, Text, reason_of, say


class Source(NamedTuple):
    """What a seat knows, and what has to be said about where it comes from."""

    seen: Observation
    notes: tuple[Text, ...] = ()

    def text(self) -> str | None:
        """The table in notation; None while a turn is not over."""
        return text_of(self.seen)


def source_of(file: Path, data: bytes, seat: str | None, at: int | None) -> Source:
    """What a seat knows of the table in a file."""
    if looks_like_replay(file, data):
        replay = replay_from(file, data)
        if replay.game != KIT.name:
            raise _wrong(file, say("cli-odds-game-of", game=command_game(replay.game).title))
        game = moment_at(file, replay, at).game
        if game.over:
            before = len(game.acts) - 1
            raise _wrong(file, say("cli-odds-over-but", at=before) if game.acts else say("cli-odds-over"))
        return _of_a_game(game, seat)
    if at is not None:
        raise misuse(say("cli-at-is-for-replays", file=str(file)))
    if (book := _book_of(file, data, seat)) is not None:
        return book
    try:
        table = table_from(file, data)
    except Failure:
        # The text may leave open whose view it is, which was said here.
        text = data.decode(errors="replace")
        if seat is None or _is_spectator(seat) or "\ufffd" in text or written_in(text) != KIT.name:
            raise
        return Source(_asked_for(file, text, seat), remarks(text))
    if isinstance(table, Game):
        if table.kit != KIT:
            raise _wrong(file, say("cli-odds-table-of", game=command_game(table.kit.name).title))
        return _of_a_game(table, seat)
    return Source(_part_of(table, seat, file), remarks(data.decode()))


def _wrong(file: Path, why: Text) -> Failure:
    return misuse(say("cli-of-file", file=str(file), why=why))


def _book_of(file: Path, data: bytes, seat: str | None) -> Source | None:
    """A table with what has happened since, line by line; None for one at which nothing has."""
    text = data.decode(errors="replace")
    if "\ufffd" in text or written_in(text) != KIT.name or not tells_of_turns(text):
        return None
    asked = None if seat is None or _is_spectator(seat) else seat_of(seat, seats_in(text))
    with _told(file):
        book = read_book(text, asked)
    if book.seen.public.outcome is not None:
        raise _wrong(file, say("cli-odds-won", line=book.turns[-1].line))
    return Source(_part_of(book.seen, seat, file), book.notes)


@contextmanager
def _told(file: Path) -> Iterator[None]:
    """What is wrong with a text, as a failure of the command."""
    try:
        yield
    except (Contradicted, Unplayable) as error:
        raise Failure(say("cli-of-file", file=str(file), why=reason_of(error))) from error
    except NotationError as error:
        raise _wrong(file, reason_of(error)) from error


def _is_spectator(seat: str) -> bool:
    return seat.strip().lower() == SPECTATOR


def _of_a_game(game: Game, seat: str | None) -> Source:
    if seat is not None:
        return Source(game.observe(None if _is_spectator(seat) else seat_of(seat, game.public.players)))
    assert game.ask is not None
    asked = game.ask.seats[0]
    return Source(game.observe(asked), (say("cli-odds-who-is-asked", seat=Seat(asked)),))


def _asked_for(file: Path, text: str, seat: str) -> Observation:
    """A text without a word about whose view it is, seen by a seat."""
    number = seat_of(seat, seats_in(text))
    with _told(file):
        return parse_observation(text, number)


def _part_of(seen: Observation, seat: str | None, file: Path) -> Observation:
    """A text that says what one seat sees; what everybody sees follows from it, what another seat sees does not."""
    if seat is None:
        return seen
    number = None if _is_spectator(seat) else seat_of(seat, seen.public.players)
    try:
        return as_seen_by(seen, number)
    except OtherView:
        assert number is not None
        viewer = SPECTATOR if seen.seat is None else seat_name(seen.seat)
        raise misuse(say("cli-only-what-one-sees", seat=seat_name(number), file=str(file), viewer=viewer)) from None
