"""A game at the terminal: a person plays with bots."""

from __future__ import annotations

import contextlib
import sys
from pathlib import Path

from rich.console import Console

from defuse import arena
from defuse.bots import Bot
from defuse.busters import catalogue
from defuse.busters.events import CutMissed, Exploded, Won
from defuse.busters.words import loss_words, narrate
from defuse.cli.console import Failure, paragraph
from defuse.cli.files import write_whole
from defuse.cli.games.busters.missions import describe
from defuse.cli.games.busters.picture import picture
from defuse.cli.games.busters.scene import scene_of
from defuse.cli.games.busters.terminal.hourglass import Hourglass, Unhurried
from defuse.cli.games.busters.terminal.person import Person
from defuse.cli.games.busters.terminal.prompt import Back, Quit
from defuse.cli.games.busters.terminal.words import shown
from defuse.cli.language import spoken
from defuse.cli.seats import EVERYTHING
from defuse.kernel import HOST, Act, Event, Game
from defuse.kernel.replay import SUFFIX, dumps, replay_of
from defuse.words import Message, Seat, say


def comfort() -> None:
    """At a real terminal, let the arrow keys edit what is typed and bring back what was typed before."""
    if sys.stdin.isatty() and sys.stdout.isatty():
        with contextlib.suppress(ImportError):  # not everywhere there is one
            import readline  # noqa: F401


STYLES = ((Exploded, "bold red"), (Won, "bold green"), (CutMissed, "yellow"))
"""How what happened is told, by the kind of event that matters most."""


class Evening:
    """A game at the terminal from its briefing to its end."""

    def __init__(self, out: Console, game: Game, seat: int, others: dict[int, Bot], glass: Hourglass) -> None:
        self.out = out
        self.game = game
        self.log: list[Message] = []
        self.person = Person(out, self.log)
        self.glass = glass
        me = Unhurried(self.person, glass)
        self.bots: list[Bot] = [me if at == seat else others[at] for at in game.seats()]
        self.seat = seat

    def run(self, beginning: list[Message], save_to: Path | None) -> None:
        """Brief, play, tell how it ended, and keep the replay if that is wanted."""
        self.brief(beginning)
        try:
            arena.play(self.game, self.bots, self.told, person=self.seat)
            self.end()
        except Quit:
            self.out.print(spoken(say("cli-you-leave", seed=str(self.game.secret.seed))))
        except KeyboardInterrupt:
            if save_to is not None:
                self.out.print()
                self.keep(save_to)
            raise
        if save_to is not None:
            self.keep(save_to)
        elif self.game.over:
            self.offer_to_keep()

    def brief(self, beginning: list[Message]) -> None:
        """What the mission is about, who sits where, and what was laid out."""
        self.log += beginning
        describe(catalogue.mission(self.game.public.mission), self.out)
        mates = tuple([Seat(seat) for seat in self.game.seats() if seat != self.seat])
        self.out.print()
        seats = say("cli-you-sit", seat=Seat(self.seat), seats=mates)
        stop = say("cli-how-to-stop", help=shown("help"), quit=shown("quit"))
        self.out.print(paragraph(spoken(say("words-sentences", one=seats, other=stop))))
        self.out.print()
        for sentence in beginning[1:]:
            self.out.print(paragraph(spoken(sentence)))

    def told(self, before: Game, act: Act, after: Game, events: tuple[Event, ...]) -> None:
        """Tell what an act led to."""
        self.game = after
        if not events and act.seat != self.seat:
            return  # a race that a bot has let go by: nobody may notice
        if act.seat not in (self.seat, HOST):
            self.glass.wait()
        said = narrate(before.public, events)
        self.log += said
        kinds = {type(event) for event in events}
        style = next((style for kind, style in STYLES if kind in kinds), "")
        self.out.print(paragraph(" ".join([spoken(sentence) for sentence in said]), style))
        self.glass.turn()

    def end(self) -> None:
        """How it ended, and what was hidden."""
        outcome = self.game.outcome
        assert outcome is not None
        self.out.print()
        self.out.print(picture(scene_of(self.game.table(), EVERYTHING, acts=len(self.game.acts)), self.out.width))
        self.out.print()
        if outcome.won:
            self.out.print(paragraph(spoken(say("cli-you-won")), "bold green"))
        else:
            self.out.print(paragraph(spoken(say("cli-you-lost", why=loss_words(outcome.why))), "bold red"))
        self.out.print(spoken(say("cli-seed-was", seed=str(self.game.secret.seed))))

    def keep(self, path: Path) -> None:
        """Write the replay file."""
        try:
            write_whole(path, dumps(replay_of(self.game)))
        except OSError as error:
            raise Failure(say("cli-cannot-write", file=str(path), why=str(error.strerror))) from error
        kept = say("cli-kept-in", file=str(path), command=f"defuse replay {path}")
        self.out.print(paragraph(spoken(kept)))

    def offer_to_keep(self) -> None:
        """Ask for a file to keep the replay in."""
        self.out.print(spoken(say("cli-keep-it")))
        try:
            while name := self.person.line():
                path = Path(name if name.endswith(SUFFIX) else f"{name}{SUFFIX}").expanduser()
                if path.exists():
                    self.person.refuse(say("cli-file-there", file=str(path)))
                elif not path.parent.is_dir():
                    self.person.refuse(say("cli-no-folder", folder=str(path.parent)))
                else:
                    self.keep(path)
                    return
        except (Quit, Back):
            return
