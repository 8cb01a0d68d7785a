"""`defuse odds` for Bomb Squad Academy: what the next cards are likely to be, and what a cut comes to."""

from __future__ import annotations

import sys

from rich.console import Group
from rich.text import Text

from defuse.academy.names import wire_title
from defuse.academy.notation import NotationError, render_observation
from defuse.academy.notation.text import SEATS
from defuse.calculator.academy.answer import data_of, told_of
from defuse.calculator.academy.game import GAME as CALCULATOR
from defuse.calculator.academy.game import observed
from defuse.calculator.game import NothingToTell
from defuse.calculator.told import ActionsTold, ColourTold
from defuse.cli.console import Rows, console, misuse, print_json, side
from defuse.cli.files import looks_like_replay, moment_at, replay_from
from defuse.cli.language import speaker, spoken
from defuse.cli.odds.options import Options
from defuse.cli.seats import SPECTATOR, seat_of
from defuse.kernel import Observation
from defuse.words import Message, Seat, reason_of, say

CUTTERS = 2
"""So many who cut together are shown; --json has them all."""


class AcademyTeller:
    """The odds of cards and tiles."""

    def tell(self, options: Options, data: bytes) -> None:
        seen, notes = _seen(options, data)
        if options.why is not None:
            raise misuse(say("calculator-no-proof"))
        if options.table:
            text = _written(seen)
            if text is None:
                raise misuse(say("cli-of-file", file=str(options.file), why=say("academy-notation-between-rounds")))
            sys.stdout.write(text)
            return
        told = told_of(seen)
        for note in notes:
            side().print(spoken(say("cli-note", what=note)), soft_wrap=True)
        if options.json:
            print_json({**data_of(told), "table": _written(seen)})
        else:
            console().print(_picture(told))

    def blank(self, mission: int, players: int, captain: str, seat: str | None) -> str:
        try:
            return CALCULATOR.blank(mission, players, 0, 0 if seat is None else seat_of(seat, players), speaker()).text
        except NothingToTell as error:
            raise misuse(reason_of(error)) from error


def _seen(options: Options, data: bytes) -> tuple[Observation, tuple[Message, ...]]:
    """The table as somebody sees it, and remarks."""
    seat = options.seat
    if looks_like_replay(options.file, data):
        game = moment_at(options.file, replay_from(options.file, data), options.at).game
        if game.over:
            raise misuse(say("cli-of-file", file=str(options.file), why=say("cli-odds-over")))
        if seat is not None:
            watching = seat.strip().lower() == SPECTATOR
            return game.observe(None if watching else seat_of(seat, game.public.players)), ()
        assert game.ask is not None
        asked = game.ask.seats[0]
        return game.observe(asked), (say("cli-odds-who-is-asked", seat=Seat(asked)),)
    if options.at is not None:
        raise misuse(say("cli-at-is-for-replays", file=str(options.file)))
    text = data.decode(errors="replace")
    try:
        return observed(text, None if seat is None else _letter(seat)), ()
    except NotationError as error:
        raise misuse(say("cli-of-file", file=str(options.file), why=reason_of(error))) from error


def _written(seen: Observation) -> str | None:
    """The table in notation; None within a round, for which there are no words."""
    try:
        return render_observation(seen)
    except NotationError:
        return None


def _letter(seat: str) -> str:
    return SPECTATOR if seat.strip().lower() == SPECTATOR else SEATS[seat_of(seat, len(SEATS))]


def _picture(told: ActionsTold) -> Group:
    """What a cut comes to, alone and with one more; below it the next card of each wire."""
    wire = spoken(say("cli-odds-wire"))
    heads = [wire]
    for cutters in range(1, CUTTERS + 1):
        heads += [spoken(say("cli-odds-academy-explodes", cutters=cutters)), spoken(say("cli-odds-academy-points"))]
    cuts = Rows([_cuts(each) for each in told.wires], right=tuple(range(1, len(heads))), heads=heads)
    cards = Rows([_next(each) for each in told.wires], heads=[wire, spoken(say("cli-odds-academy-next"))])
    return Group(cuts, Text(), cards)


def _cuts(wire: ColourTold) -> tuple[Text | str, ...]:
    cells: list[Text | str] = [_name(wire)]
    for cut in wire.cuts[:CUTTERS]:
        cells += [speaker().percent(cut.explodes), speaker().number(cut.points, 1)]
    return (*cells, *[""] * (1 + 2 * CUTTERS - len(cells)))


def _next(wire: ColourTold) -> tuple[Text | str, ...]:
    card = wire.next[0] if wire.next else {}
    return _name(wire), "  ".join([f"{value}: {speaker().percent(chance)}" for value, chance in card.items()])


def _name(wire: ColourTold) -> Text:
    return Text(spoken(wire_title(wire.wire)), style="bold")
