"""Tokens that were drawn by lot, and lie in a line to be chosen from: the line of the turn says which (M27)."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from defuse.busters.rules.beside import in_supply
from defuse.busters.rules.gifts import TokenDraft, TokensLaid
from defuse.kernel import Event, Game
from defuse.logbook.outcome import Outcome


def laid_as_told(outcome: Outcome, game: Game, events: tuple[Event, ...]) -> tuple[Game, tuple[Event, ...]]:
    """The same with the tokens that were told in place of those that came up, if they may lie there.

    There are far too many lots to wait for the right one; and in which order they lie is all the same.
    """
    laid = next((event for event in events if isinstance(event, TokensLaid)), None)
    told = tuple([mark for place, mark in outcome.marks if place is None])
    if laid is None or len(told) != len(laid.marks) or Counter(told) - Counter(in_supply(game.public)):
        return game, events
    rules = tuple([replace(rule, line=told) if isinstance(rule, TokenDraft) else rule for rule in game.public.rules])
    again = Game(game.kit, game.setup, replace(game.public, rules=rules), game.secret, game.acts)
    return again, tuple([TokensLaid(told) if event is laid else event for event in events])
