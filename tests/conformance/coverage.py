"""What steered play meets: `python -m tests.conformance.coverage` prints it for all missions of the catalogue.

The same count tells the test whether everything that can happen in these missions has happened.
"""

from __future__ import annotations

import inspect
import time
from collections import Counter

from rich.console import Console
from rich.table import Table as Grid

from defuse import kernel
from defuse.busters import begun, catalogue, events
from defuse.busters.acts import PickCharacter
from defuse.busters.card import EVERYBODY, Equipment
from defuse.busters.characters import CHARACTERS, NEW
from defuse.busters.events import CardUsed
from defuse.busters.rules.dealer import in_pile
from defuse.kernel import Act, Event, Game
from tests.conformance.cases import CASES, SKILLS, rng_of, seeds_of, setup_of
from tests.steer import play_out


class Coverage:
    """What happened in some games, by name."""

    def __init__(self) -> None:
        self.events: Counter[str] = Counter()
        self.causes: Counter[str] = Counter()
        self.acts: Counter[str] = Counter()
        self.cards: Counter[str] = Counter()
        self.characters: Counter[str] = Counter()
        self.games: Counter[tuple[int, int]] = Counter()
        self.wins: Counter[tuple[int, int]] = Counter()
        self.ends: Counter[str] = Counter()
        self.stuck: Counter[tuple[int, int]] = Counter()
        """Games that ended because somebody had nothing legal to do (C12)."""
        self.length: Counter[tuple[int, int]] = Counter()
        self.seconds = 0.0

    def play(self, mission: int, players: int, seed: int, skill: float) -> None:
        """Play one game and count what happens."""
        game, first = begun(setup_of(mission, players), seed)
        start = time.perf_counter()
        end, happened = play_out(game, rng_of(mission, players, seed, skill), skill)
        self.seconds += time.perf_counter() - start
        case = (mission, players)
        self.games[case] += 1
        self.length[case] += len(end.acts)
        assert end.outcome is not None
        self.wins[case] += end.outcome.won
        self.ends[end.outcome.why] += 1
        self.stuck[case] += end.outcome.why == "nothing legal to do"
        self.acts.update(type(act).__name__ for act in end.acts)
        for event in (*first, *happened):
            self.count(end, event)

    def count(self, game: Game, event: Event) -> None:
        """Count one event, and what it says of cards and characters."""
        self.events[type(event).__name__] += 1
        why = getattr(event, "why", None) or getattr(event, "how", None)
        if why:
            self.causes[f"{type(event).__name__}: {why}"] += 1
        if isinstance(event, CardUsed):
            card = next(rule for rule in game.public.rules if rule.id == event.card)
            assert isinstance(card, Equipment)
            if card.holder == EVERYBODY:
                self.cards[card.card] += 1
            else:
                self.characters[game.public.characters[card.holder]] += 1


def steered() -> Coverage:
    """Steered play over all cases."""
    coverage = Coverage()
    for mission, players in CASES:
        for seed in range(seeds_of(mission)):
            coverage.play(mission, players, seed, SKILLS["steered"])
    return coverage


def reachable_cards() -> set[str]:
    """The equipment cards that can come on the board in a mission of the catalogue."""
    return {
        card
        for card in catalogue.cards()
        for mission in catalogue.missions().values()
        for players in mission.players
        if mission.equipment and in_pile(card, mission, bool(mission.wires_for(players).draw("yellow").drawn))
    }


def reachable_characters() -> set[str]:
    """The characters that can be at the table."""
    base = set(CHARACTERS) - set(NEW)
    return base | set(NEW) if any(m.characters == "choice" for m in catalogue.missions().values()) else base


def reachable_acts() -> set[str]:
    """The acts that the base rules, the missions' rules and the reachable cards take."""
    cards = {catalogue.cards()[CHARACTERS[name].card] for name in reachable_characters()}
    cards |= {catalogue.cards()[card] for card in reachable_cards()}
    others: set[type[Act]] = {verb for card in catalogue.cards().values() if card not in cards for verb in card.verbs}
    used: set[type[Act]] = {verb for card in cards for verb in card.verbs}
    if not reachable_characters() & set(NEW):
        others.add(PickCharacter)  # E21: there is nothing to choose
    return {verb.__name__ for verb in catalogue.acts() if verb in used or verb not in others}


def known_events() -> set[str]:
    """The events of the game and those of the kernel that no game can do without."""
    found = {name for name, kind in inspect.getmembers(events, inspect.isclass) if issubclass(kind, Event)}
    return found - {"Event"} | {kernel.PileMade.__name__, kernel.RulesAdded.__name__}


def report(coverage: Coverage) -> None:
    """Print what happened."""
    console = Console()
    grid = Grid("mission", "players", "games", "won", "stuck", "acts a game", title="Steered play")
    for case in CASES:
        games = coverage.games[case]
        counts = (games, coverage.wins[case], coverage.stuck[case])
        grid.add_row(*map(str, (*case, *counts)), f"{coverage.length[case] / games:.1f}")
    console.print(grid)
    acts = coverage.length.total()
    console.print(f"{coverage.games.total()} games, {coverage.wins.total()} won, {acts} acts, {coverage.seconds:.1f} s")
    for title in ("ends", "events", "causes", "acts", "cards", "characters"):
        named: Counter[str] = getattr(coverage, title)
        console.print(f"[bold]{title}[/]: " + ", ".join(f"{name} {count}" for name, count in sorted(named.items())))


if __name__ == "__main__":
    report(steered())
