"""Bomb Busters, as the commands show it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from msgspec import Struct
from rich.console import RenderableType

from defuse.busters import catalogue
from defuse.busters.board import Board
from defuse.busters.notation import Contradicted, NotationError, parse, parse_observation
from defuse.busters.view import View
from defuse.busters.words import loss_words, narrate
from defuse.cli.console import Failure, misuse
from defuse.cli.games.busters.picture import picture
from defuse.cli.games.busters.scene import Scene, scene_of
from defuse.cli.games.game import Command, CommandGame, Comparing, Evening, OddsTeller, Planned, Rack, Table, Wanted
from defuse.cli.language import spoken
from defuse.cli.odds.options import Options
from defuse.kernel import Act, Event, Game, Observation, Outcome
from defuse.words import Message, Text, reason_of, say


class BustersOdds:
    """The odds of hidden wires, and the best calls."""

    def tell(self, options: Options, data: bytes) -> None:
        from defuse.cli.games.busters.odds.tell import tell

        tell(options, data)

    def blank(self, mission: int, players: int, captain: str, seat: str | None) -> str:
        from defuse.cli.games.busters.odds.new import blank_table

        return blank_table(mission, players, captain, seat)


class BustersCommands(CommandGame):
    """Stands, wires, dial and cards."""

    title = say("game-busters")

    def narrate(self, before: Board, events: Iterable[Event]) -> list[Message]:
        return narrate(before, events)

    def scene(
        self, view: View, viewer: str, *, sealed: Sequence[Act] = (), acts: int = 0, last: Sequence[Message] = ()
    ) -> Scene:
        return scene_of(view, viewer, acts=acts, last=last)

    def picture(self, scene: Scene, width: int) -> RenderableType:
        return picture(scene, width)

    def ending(self, outcome: Outcome) -> dict[str, Any]:
        return {"won": outcome.won, "why": outcome.why if outcome.won else spoken(loss_words(outcome.why))}

    def table(self, text: str) -> Game | Observation:
        from defuse.logbook import read, tells_of_turns
        from defuse.logbook.lacking import Unplayable

        partial = "?" in text or re.search(r"\bview\b", text)
        try:
            if tells_of_turns(text):
                return read(text).seen
            return parse_observation(text) if partial else parse(text)
        except (Contradicted, Unplayable) as error:
            raise Failure(reason_of(error)) from error
        except NotationError as error:
            raise misuse(reason_of(error)) from error

    def headline(self, game: Game) -> Text:
        mission = game.public.mission
        title = catalogue.mission(mission).title
        return say("cli-review-headline", game=self.title, mission=mission, title=title, players=game.public.players)

    def racks(self, game: Game) -> Sequence[Rack]:
        from defuse.cli.games.busters.racks import racks_of

        return racks_of(game)

    # What takes long to load is imported when it is asked for: a calculator should answer at once.

    def planned(self, wanted: Wanted) -> Planned:
        from defuse.cli.games.busters.simulate import planned

        return planned(wanted)

    def with_budget(self, bots: Sequence[str], budget: float | None) -> list[str]:
        from defuse.cli.games.busters.simulate import with_budget

        return with_budget(bots, budget)

    def tally(self, results: Iterable[Any]) -> Sequence[Struct]:
        from defuse.arena.games.busters import tally

        return tally(results)

    def tally_table(self, rows: Sequence[Any]) -> RenderableType:
        from defuse.cli.games.busters.report import table_of

        return table_of(rows)

    def won(self, result: Any) -> bool | None:
        return bool(result.won)

    def tables(self, summary: Any) -> list[Table]:
        from defuse.cli.games.busters.report import tables

        return tables(summary)

    def comparing(self) -> Comparing | None:
        from defuse.cli.games.busters.report import Duels

        return Duels()

    def at_the_terminal(self) -> Callable[[Evening], None] | None:
        from defuse.cli.games.busters.terminal.play import play

        return play

    def odds(self) -> OddsTeller | None:
        return BustersOdds()

    def commands(self) -> Sequence[Command]:
        from defuse.cli.games.busters import missions

        return (Command("missions", missions.command),)


GAME = BustersCommands()
