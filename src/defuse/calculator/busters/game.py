"""Bomb Busters in the calculator: from a text to all that is told of it."""

from __future__ import annotations

from defuse.busters import catalogue
from defuse.busters.board import Board
from defuse.busters.wires import value_named
from defuse.calculator.busters.answer import answer_of
from defuse.calculator.busters.menu.menu import menu_of
from defuse.calculator.busters.origins import Origins, origins_of
from defuse.calculator.busters.reading import SPECTATOR, OtherView, Reading, as_seen_by, read_so_far
from defuse.calculator.busters.sketch import drawn_so_far, sketch_of
from defuse.calculator.busters.telling import entries_of, facts_of, held_of, told_of
from defuse.calculator.busters.trouble import clash_of, clashes, problem_of
from defuse.calculator.busters.why import statement_of
from defuse.calculator.game import Asked, Blank, NothingToTell, Reasoned, Worked
from defuse.calculator.tapping import Menu
from defuse.calculator.told import FactSeen, ProblemSeen, WiresTold
from defuse.kernel import Observation
from defuse.logbook import blank, text_of
from defuse.odds import Contradiction, TooManyFacts
from defuse.review.busters.proving import proof_of
from defuse.words import Speaker, reason_of, say

COLOURS = ("red", "yellow")


class BustersCalculator:
    """Stands, wires, calls."""

    title = say("game-busters")

    def work(self, asked: Asked, speaker: Speaker) -> Worked:
        seat = _seat(asked.seat)
        reading = read_so_far(asked.text, seat)
        if reading.seen is None:
            return self._unread(asked, seat, reading, speaker)
        try:
            seen = reading.seen if asked.seat is None else as_seen_by(reading.seen, seat)
        except OtherView as error:
            problem = ProblemSeen(line=1, column=1, text=speaker.sentence(reason_of(error)))
            return Worked("problem", problem.text, seen=reading.seen, problem=problem)
        origins = origins_of(reading)
        worked = self._table(reading, seen, origins, speaker)
        return self._judged(asked, seat, reading, seen, origins, worked, speaker)

    def _table(self, reading: Reading, seen: Observation, origins: Origins, speaker: Speaker) -> Worked:
        """What is told of a table whatever its odds are."""
        board: Board = seen.public
        facts = facts_of(seen, origins)
        return Worked(
            "odds",
            good=reading.good,
            seen=seen,
            mission=speaker.text(catalogue.mission(board.mission).title),
            turn=() if board.ask is None else board.ask.waiting or board.ask.seats,
            held=held_of(facts),
            facts=facts,
            entries=entries_of(reading, speaker),
            table=text_of(seen),
            notes=tuple([speaker.sentence(note) for note in reading.notes]),
        )

    def _judged(
        self,
        asked: Asked,
        seat: int | None,
        reading: Reading,
        seen: Observation,
        origins: Origins,
        worked: Worked,
        speaker: Speaker,
    ) -> Worked:
        over = seen.public.outcome is not None
        told: WiresTold | None = None
        state = "odds"
        try:
            told = None if over else told_of(answer_of(seen), speaker)
        except Contradiction:
            state = "clash"
        except TooManyFacts:
            state = "many"
        menu = menu_of(seen, asked.text, speaker, playing=not over and state == "odds")
        worked = worked._replace(told=told, menu=menu)
        stories = {entry.line: " ".join(entry.story) for entry in worked.entries}
        if state == "clash" or clashes(reading):
            clash = clash_of(asked.text, seat, reading, origins, stories, speaker)
            return worked._replace(state="clash", text=clash.text, clash=clash)
        if reading.error is not None:
            problem = problem_of(asked.text, reading, speaker)
            return worked._replace(state="problem", text=problem.text, problem=problem)
        if state == "many":
            drop = _dearest(worked.facts)
            return worked._replace(state="many", text=speaker.sentence(say("calculator-many")), drop=drop)
        if over:
            return worked._replace(state="over", text=speaker.sentence(say("calculator-over")))
        return worked

    def _unread(self, asked: Asked, seat: int | None, reading: Reading, speaker: Speaker) -> Worked:
        """A table that cannot be read, or is not filled in yet: it is drawn as far as that goes."""
        seen = sketch_of(asked.text, seat)
        unfinished = _unfinished(asked.text)
        menu = Menu() if seen is None else menu_of(seen, asked.text, speaker, playing=False)
        mission = "" if seen is None else speaker.text(catalogue.mission(seen.public.mission).title)
        worked = Worked("problem", seen=seen, mission=mission, menu=menu, unfinished=unfinished)
        if clashes(reading):
            clash = clash_of(asked.text, seat, reading, Origins(), {}, speaker)
            return worked._replace(state="clash", text=clash.text, clash=clash)
        problem = problem_of(asked.text, reading, speaker)
        return worked._replace(text=problem.text, problem=problem)

    def blank(self, mission: int, players: int, captain: int, seat: int, speaker: Speaker) -> Blank:
        try:
            if not 0 <= captain < players:
                raise NothingToTell(say("calculator-no-captain"))
            text = blank(mission, players, captain, seat, speaker)
        except (ValueError, LookupError) as error:
            raise NothingToTell(reason_of(error)) from error
        seen = sketch_of(text, seat)
        assert seen is not None
        return Blank(text, menu_of(seen, text, speaker, playing=False), seen, _unfinished(text))

    def why(self, asked: Asked, place: str, value: str) -> Reasoned:
        reading = read_so_far(asked.text, _seat(asked.seat))
        if reading.seen is None or reading.error is not None:
            raise NothingToTell(say("calculator-not-readable"))
        seen = reading.seen if asked.seat is None else as_seen_by(reading.seen, _seat(asked.seat))
        wire = statement_of(seen, f"{place}={value}").things[0]
        found = proof_of(seen, wire, value_named(value))
        if found is None:
            raise NothingToTell(say("calculator-no-proof"))
        return Reasoned(wire, found)


def _seat(said: str | None) -> int | None:
    return None if said is None or said == SPECTATOR else "ABCDE".index(said.upper())


def _unfinished(text: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    return tuple([(colour, named) for colour in COLOURS if (named := drawn_so_far(text, colour)) is not None])


def _dearest(facts: tuple[FactSeen, ...]) -> tuple[FactSeen, ...]:
    """Facts that speak of wires of several stands tie these together, which is what takes so long to count."""
    return tuple(sorted(facts, key=lambda fact: -len(fact.wires)))


GAME = BustersCalculator()
