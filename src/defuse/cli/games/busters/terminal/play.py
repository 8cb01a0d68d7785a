"""`defuse play --terminal`: a mission with bots, right here."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path

from defuse import arena, busters
from defuse.arena.outside import is_program
from defuse.bots import UnknownBot
from defuse.bots.busters import make, step_of
from defuse.busters.setup import begin
from defuse.busters.words import narrate
from defuse.cli.console import console, misuse
from defuse.cli.files import check_writable
from defuse.cli.games.busters.terminal import evening
from defuse.cli.games.busters.terminal.hourglass import Hourglass
from defuse.cli.games.game import Evening
from defuse.cli.seats import seat_of
from defuse.words import reason_of, say


def play(wanted: Evening) -> None:
    """Play a mission together with bots, right here."""
    deal = wanted.seed if wanted.seed is not None else secrets.token_hex(4)
    players, save_to = wanted.players, wanted.save_to
    named = [name.strip() for name in wanted.bots.split(",")]
    programs = [name for name in named if is_program(name)]
    if programs:
        raise misuse(say("cli-of-option", option="--bots", why=say("cli-play-no-programs", bot=programs[0])))
    try:
        setup = busters.Setup(mission=wanted.mission, players=players)
        game, events = busters.begun(setup, deal)
        mine = seat_of(wanted.seat, players)
        free = [other for other in game.seats() if other != mine]
        company = {at: named[number % len(named)] for number, at in enumerate(free)}
        # Nobody looks at the clock who sends a file of answers.
        step = max([step_of(name) for name in company.values()]) if sys.stdin.isatty() else 0.0
        others = {at: make(name, arena.bot_seed(deal, at), company) for at, name in company.items()}
    except UnknownBot as error:
        raise misuse(say("cli-of-option", option="--bots", why=reason_of(error))) from error
    except ValueError as error:
        raise misuse(reason_of(error)) from error
    if save_to is not None:
        _check(save_to)
    evening.comfort()
    evening.Evening(console(), game, mine, others, Hourglass(step)).run(narrate(begin(setup)[0], events), save_to)


def _check(path: Path) -> None:
    """Refuse, before the game, a file in which its replay cannot be kept."""
    if path.exists():
        why = say("cli-file-there", file=str(path))
    elif not path.parent.is_dir():
        why = say("cli-no-folder", folder=str(path.parent))
    else:
        try:
            check_writable(path)
            return
        except OSError as error:
            why = say("cli-cannot-write", file=str(path), why=str(error.strerror))
    raise misuse(say("cli-of-option", option="--save", why=why))
