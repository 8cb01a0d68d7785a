"""Words for stories about roles: who holds the captain's card."""

from __future__ import annotations

from msgspec.structs import replace

from defuse.kernel import Game


def with_role(game: Game, seat: int) -> Game:
    """The same table, but this seat holds the captain's character card, and the captain that of this seat."""
    cards = list(game.public.characters)
    held = cards.index("1")
    cards[held], cards[seat] = cards[seat], cards[held]
    return Game(game.kit, game.setup, replace(game.public, characters=tuple(cards)), game.secret, game.acts)


def holder(game: Game) -> int:
    """Who holds the captain's character card."""
    found: int = game.public.characters.index("1")
    return found
