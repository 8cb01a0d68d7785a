"""A whole game as a page of text: every bomb with all hidden cards, every round with what happened, in plain words."""

from __future__ import annotations

from textwrap import wrap

from defuse.academy import words
from defuse.academy.board import BOOM, CARD_BASE, Board
from defuse.academy.events import BombBegan, RoundBegan
from defuse.kernel import Game, replay

WIDTH = 118


def tell(played: replay.Replay) -> str:
    """The page of a game that is over."""
    lines = [
        f"{played.setup['players']} players, seed {played.seed}.",
        "Each bomb is shown with all cards and tiles as they lie, the upcoming card first; then each round by itself.",
        "DEFUSE_GOLDEN=write pytest tests/academy/playthroughs tells it anew.",
    ]
    paragraph: list[str] = []
    for _, game, events in played.steps():
        for event in events:
            if isinstance(event, RoundBegan | BombBegan) and paragraph:
                lines += ["", *wrap(" ".join(paragraph), WIDTH)]
                paragraph = []
            paragraph += [str(sentence) for sentence in words.narrate([event])]
            if isinstance(event, BombBegan):
                lines += ["", *wrap(" ".join(paragraph), WIDTH), "", *_bomb(game)]
                paragraph = []
    lines += ["", *wrap(" ".join(paragraph), WIDTH), "", _scores(game.public)]
    return "\n".join(lines) + "\n"


def _bomb(game: Game) -> list[str]:
    faces = game.secret.faces
    rows = []
    for wire in game.public.wires:
        deck = " ".join(str(faces[card] - CARD_BASE) for card in sorted((*wire.deck, *wire.exposed)))
        tiles = " ".join("BOOM" if faces[tile] == BOOM else "OK" for tile in wire.tiles)
        rows.append(f"{wire.name:<6} | {deck} | track {wire.track}, then {tiles}")
    return [*rows, _scores(game.public)]


def _scores(board: Board) -> str:
    return "Scores: " + ", ".join(f"{'ABCDE'[seat]} {score}" for seat, score in enumerate(board.scores)) + "."
