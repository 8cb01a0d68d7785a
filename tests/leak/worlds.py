"""Other worlds: deals that a seat cannot tell from the true one, and the games that they make."""

from __future__ import annotations

from functools import reduce
from operator import and_
from random import Random

from msgspec.structs import replace

from defuse.busters.board import Board
from defuse.kernel import Act, Among, Fact, Game, clashes, members

TRIES = 12
"""How many swaps are proposed for each one that is wanted; most break the order of a stand or some other fact."""


def hidden_from(game: Game, seat: int | None) -> list[int]:
    """The things that a seat has not seen (None: a spectator, from whom all is hidden that some seat may not know)."""
    everything = (1 << len(game.secret.faces)) - 1
    known = game.public.known
    return list(members(everything & ~(reduce(and_, known) if seat is None else known[seat])))


def other_deals(game: Game, seat: int | None, rng: Random, count: int, swaps: int = 4) -> list[bytes]:
    """Up to `count` deals that fit the facts and all that the seat has seen, but are not the true one."""
    free = movable(game, seat)
    found: list[bytes] = []
    for _ in range(count):
        faces = game.secret.faces
        for _ in range(1 + rng.randrange(swaps)):
            faces = _swapped(game, faces, free, rng)
        if faces != game.secret.faces:
            found.append(faces)
    return found


def recoloured(game: Game, seat: int | None, rng: Random, count: int) -> list[bytes]:
    """Up to `count` deals that fit in the same way, in which another wire is red; flipped ones come first."""
    board, faces, table = game.public, game.secret.faces, game.table()
    found: list[bytes] = []
    for pile in movable(game, seat):
        here = [thing for thing in pile if any(thing in stand for stand in board.stands)]
        reds = [thing for thing in here if table.is_red(thing)]
        others = [thing for thing in here if thing not in reds and not board.gone >> thing & 1]
        rng.shuffle(others)
        others.sort(key=lambda thing: not board.flipped >> thing & 1)
        for red, other in [(red, other) for other in others[: 4 * count] for red in reds[:2]]:
            changed = bytearray(faces)
            changed[red], changed[other] = changed[other], changed[red]
            _in_order(board, changed, pile, (red, other))
            if not _broken(game, bytes(changed)):
                found.append(bytes(changed))
    return found[:count]


def movable(game: Game, seat: int | None) -> list[list[int]]:
    """The hidden things of each pile whose faces could be others: tokens pin the wires at which they lie."""
    pinned = {fact.things[0] for fact in game.public.facts if isinstance(fact, Among) and len(fact.things) == 1}
    hidden = set(hidden_from(game, seat)) - pinned
    piles = [[thing for thing in pile.things if thing in hidden] for pile in game.public.piles]
    return [pile for pile in piles if len(pile) > 1]


def _swapped(game: Game, faces: bytes, piles: list[list[int]], rng: Random) -> bytes:
    """The faces with two hidden ones exchanged, and their stands in order again; as they were if nothing fits."""
    if not piles:
        return faces
    for _ in range(TRIES):
        pile = rng.choice(piles)
        # By kind first, so that the rare ones, which matter most, are moved often.
        kind = rng.choice(sorted({faces[thing] for thing in pile}))
        one = rng.choice([thing for thing in pile if faces[thing] == kind])
        other = rng.choice(pile)
        if faces[one] != faces[other]:
            changed = bytearray(faces)
            changed[one], changed[other] = changed[other], changed[one]
            _in_order(game.public, changed, pile, (one, other))
            if not _broken(game, bytes(changed)):
                return bytes(changed)
    return faces


def _in_order(board: Board, faces: bytearray, free: list[int], touched: tuple[int, int]) -> None:
    for stand in board.stands:
        if touched[0] in stand or touched[1] in stand:
            row = [wire for wire in stand if wire in free and not board.loose >> wire & 1]
            for wire, face in zip(row, sorted(faces[wire] for wire in row), strict=True):
                faces[wire] = face


def _broken(game: Game, faces: bytes) -> tuple[Fact, ...]:
    return clashes(game.public, faces, game.kit)


def twin(game: Game, deal: bytes) -> Game | None:
    """The same game with other hidden faces; even its chance goes on alike.

    None if somebody has locked in an act about wires that are others in this deal: there it may be no act at all.
    """
    for act in game.secret.sealed:
        if any(game.secret.faces[wire] != deal[wire] for wire in _named_in(act)):
            return None
    return Game(game.kit, game.setup, game.public, replace(game.secret, faces=deal), game.acts)


def _named_in(act: Act) -> list[int]:
    """The wires of the acting seat in an act."""
    found: object = getattr(act, "mine", getattr(act, "wire", ()))
    return list(found) if isinstance(found, tuple) else [found] if isinstance(found, int) else []
