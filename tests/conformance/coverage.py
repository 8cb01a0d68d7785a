"""What steered play meets: `python -m tests.conformance.coverage` prints it for all missions of the catalogue.

The same count tells the test whether everything that can happen in these missions has happened.
"""

from __future__ import annotations

import inspect
import time
from collections import Counter
from collections.abc import Callable
from functools import partial

from rich.console import Console
from rich.table import Table as Grid

from defuse import kernel
from defuse.busters import begun, catalogue, events
from defuse.busters.acts import PickCharacter
from defuse.busters.card import EVERYBODY, Equipment
from defuse.busters.challenges import CHALLENGES
from defuse.busters.characters import CHARACTERS, NEW
from defuse.busters.events import CardUsed
from defuse.busters.rules.challenges import ChallengeMet, ChallengesLaid
from defuse.busters.rules.constraints import ConstraintCard, ConstraintsLaid
from defuse.busters.rules.dealer import in_pile
from defuse.busters.script import CueSpoken, Script
from defuse.kernel import Act, Cannot, Event, Game
from tests.conformance import deeper
from tests.conformance.bindings import EXPECTED, LAID, done_to
from tests.conformance.cases import CASES, SKILLS, TRAINING, rng_of, seeds_of, setup_of
from tests.steer import ENDLESS, steer

C12 = "nothing legal to do"
LAID_OUT, MET = "laid out", "met"

TITLES = (
    *("ends", "ways_out", "events", "causes", "acts"),
    *("cards", "characters", "constraints", "challenges", "cues"),
)
"""What the report names beside the table of missions."""


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
        self.ways_out: Counter[str] = Counter()
        """What came next when somebody had nothing legal to do."""
        self.constraints: Counter[str] = Counter()
        """The constraint cards in force, and what each has barred or changed."""
        self.challenges: Counter[str] = Counter()
        """The challenge cards on the table, and those that were met."""
        self.cues: Counter[str] = Counter()
        """The cues of the scripts that came."""
        self.length: Counter[tuple[int, int]] = Counter()
        self.seconds = 0.0

    def play(self, mission: int, players: int, seed: int, skill: float) -> None:
        """Play one game and count what happens."""
        rng = rng_of(mission, players, seed, skill)
        end = self.watch(*begun(setup_of(mission, players), seed), partial(steer, rng=rng, skill=skill))
        case = (mission, players)
        self.games[case] += 1
        self.length[case] += len(end.acts)
        assert end.outcome is not None
        self.wins[case] += end.outcome.won
        self.stuck[case] += end.outcome.why == C12

    def watch(self, game: Game, events: tuple[Event, ...], drive: Callable[[Game], Act]) -> Game:
        """Play a game to its end, from what has happened so far, and count what happens."""
        constrained = any(isinstance(rule, ConstraintCard) for rule in game.public.rules)
        start = time.perf_counter()
        for event in events:
            self.count(game, event)
        while not game.over:
            assert len(game.acts) < ENDLESS, "the game does not end"
            before, act = game, drive(game)
            game, events = game.play(act)
            for event in events:
                self.count(game, event)
            if isinstance(act, Cannot):
                self.ways_out[C12 if game.outcome and game.outcome.why == C12 else type(events[0]).__name__] += 1
            if constrained:
                self.constraints.update(done_to(before, act, events))
        self.seconds += time.perf_counter() - start
        assert game.outcome is not None
        self.ends[game.outcome.why] += 1
        self.acts.update(type(act).__name__ for act in game.acts)
        return game

    def count(self, game: Game, event: Event) -> None:
        """Count one event, and what it says of cards, characters, challenges and scripts."""
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
        elif isinstance(event, CueSpoken):
            self.cues[cue_name(game.public.mission, game.public.rule("script"), event.cue)] += 1
        elif isinstance(event, ConstraintsLaid):
            self.constraints.update(f"{letter} {LAID}" for letter, _ in event.cards)
        elif isinstance(event, ChallengesLaid):
            self.challenges.update(f"{card} {LAID_OUT}" for card in event.cards)
        elif isinstance(event, ChallengeMet):
            self.challenges[f"{event.card} {MET}"] += 1


def steered(enough: Callable[[Coverage], bool] = lambda coverage: False) -> Coverage:
    """Steered play over all cases, and on to where that rarely gets; the table of wins is about the cases alone.

    Seed after seed, until it is enough, or all have been played.
    """
    coverage = Coverage()
    play_all(coverage, 0)
    for deep in deeper.games():
        coverage.watch(deep.game, deep.events, deep.drive)
    for seed in range(1, max(seeds_of(mission) for mission, _ in CASES)):
        if enough(coverage):
            break
        play_all(coverage, seed)
    return coverage


def play_all(coverage: Coverage, seed: int) -> None:
    """All cases with one seed, as far as they are played with so many."""
    for mission, players in CASES:
        if seed < seeds_of(mission):
            coverage.play(mission, players, seed, SKILLS["steered"])


def missing(coverage: Coverage) -> set[str]:
    """What can happen and has not happened."""
    return (
        (known_events() - set(coverage.events))
        | (reachable_acts() - set(coverage.acts))
        | (reachable_cards() - set(coverage.cards))
        | (reachable_characters() - set(coverage.characters))
        | (EXPECTED - set(coverage.constraints))
        | (all_challenges() - set(coverage.challenges))
        | (all_cues() - set(coverage.cues))
    )


def never_won(coverage: Coverage) -> list[tuple[int, int]]:
    """The cases of the training missions that nobody has won."""
    return [case for case in CASES if case[0] in TRAINING and coverage.wins[case] == 0]


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


def all_challenges() -> set[str]:
    """What can be said of the challenge cards."""
    return {f"{card} {what}" for card in CHALLENGES for what in (LAID_OUT, MET)}


def all_cues() -> set[str]:
    """The cues of all scripts."""
    scripts = {
        mission.number: rule
        for mission in catalogue.missions().values()
        for rule in mission.rules
        if isinstance(rule, Script)
    }
    return {
        cue_name(mission, script, place) for mission, script in scripts.items() for place in range(len(script.cues))
    }


def cue_name(mission: int, script: Script, place: int) -> str:
    """A cue by its mission, its place in the script and what it is about."""
    cue = script.cues[place]
    about = dict.fromkeys([cue.phase, cue.name, "end" if cue.explodes else ""])
    return " ".join([f"M{mission}/{place:02}", *filter(None, about)])


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
    games = coverage.games.total()
    console.print(f"{games} games, {coverage.wins.total()} won, {acts} acts")
    console.print(f"{coverage.ends.total() - games} games more to get deeper, all in {coverage.seconds:.1f} s")
    for title in TITLES:
        named: Counter[str] = getattr(coverage, title)
        console.print(
            f"[bold]{title.replace('_', ' ')}[/]: "
            + ", ".join(f"{name} {count}" for name, count in sorted(named.items()))
        )


if __name__ == "__main__":
    report(steered())
