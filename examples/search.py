"""A seat that searches: worlds drawn from the exact posterior, imagined, and played on by quick bots."""

from random import Random

from defuse.bots.game import bots_of
from defuse.bots.playing import next_act
from defuse.env import Episode, Settings
from defuse.kernel import Act, Game, imagine
from defuse.odds import Odds


def played_out(game: Game, seed: str) -> float:
    """1 if quick bots win from here, else the share of the wires that they cut, at most a half."""
    quick = [bots_of("busters").make("quick", f"{seed}/{seat}") for seat in game.seats()]
    while not game.over:
        game, _ = game.play(next_act(game, quick))
    board = game.public
    return 1.0 if game.outcome is not None and game.outcome.won else sum(board.cut) / sum(board.totals) / 2


def searched(episode: Episode, rng: Random, worlds: int = 8, candidates: int = 8) -> Act:
    """The act of the seat that is asked which does best, on average, over worlds that it could be in."""
    observation, forms = episode.game.observe(episode.seat), episode.game.forms(episode.seat)
    quick = bots_of("busters").make("quick", "guess").decide(observation, forms)
    acts = [quick] + [form.nth(rng.randrange(form.count())) for form in rng.choices(forms, k=candidates - 1)]
    deals = Odds(observation).samples(worlds, rng.random().hex())
    games = [imagine(observation, deal, f"world {at}") for at, deal in enumerate(deals)]
    values = [sum(played_out(game.play(act)[0], f"{at}") for at, game in enumerate(games)) for act in acts]
    return acts[values.index(max(values))]


def play(mission: int, players: int, seed: int, searcher: int = 0) -> bool:
    """Whether a game is won in which one seat searches and the others are quick."""
    episode, rng = Episode(Settings(mission=mission, players=players, asides=False)), Random(seed)
    episode.reset(seed=seed)
    others = [bots_of("busters").make("quick", f"{seed}/{seat}") for seat in range(players)]
    while not episode.over:
        seat, game = episode.seat, episode.game
        mine = seat == searcher and game.public.opened
        episode.play(searched(episode, rng) if mine else others[seat].decide(game.observe(seat), game.forms(seat)))
    return episode.won


if __name__ == "__main__":
    print(sum(play(4, 4, seed) for seed in range(20)), "of 20 games won")
