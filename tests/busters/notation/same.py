"""Whether two tables are the same: wires and cards are numbered as they stand, and everything else is compared.

A text numbers wires in the order in which they are written, so a table and what was read from its text have other
handles. `as_it_stands` gives both the same ones. What a text does not keep is left out: how many questions were asked,
and what seats have shown by choice (`signs`). Facts may be others as long as they leave open the same deals.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import asdict, replace

from defuse.busters.board import Board, Label, Token
from defuse.kernel import Act, Game, Observation, PileMade, Rule, mask_of, members

CARRIED = {"told", "pointed", "missed", "roles", "constraints", "deck"}
"""The fields of rules that name wires or cards."""
HELD = {"guessing", "prize-deck"}
"""The rules whose hands are cards that lie face down."""
NAMING = ("mine", "targets", "wire", "wires", "card")
"""The fields of acts that name wires or cards."""
NOT_KEPT = ("facts", "signs", "asked", "piles", "known", "rules", "stack", "ask")
"""The fields of a board that are compared in ways of their own, or not at all."""


def numbered(board: Board, faces: bytes) -> dict[int, int]:
    """New handles: wires as they stand, then those away and those set aside; then cards of piles, as they lie."""
    on_stands = [wire for stand in board.stands for wire in stand]
    wires = next(pile for pile in board.piles if pile.name == "wires").things
    rest = [wire for wire in wires if wire not in set(on_stands)]
    away = sorted([wire for wire in rest if board.gone >> wire & 1], key=lambda wire: faces[wire])
    aside = [wire for wire in rest if not board.gone >> wire & 1]
    cards = [card for pile in board.piles if pile.name != "wires" for card in placed(board, faces, pile)]
    return {thing: at for at, thing in enumerate((*on_stands, *away, *aside, *cards))}


def placed(board: Board, faces: bytes, pile: PileMade) -> list[int]:
    """The cards of a pile as they lie: in hands, in a deck, elsewhere; without equipment that was turned up."""
    if pile.name == "equipment":
        return [card for card in pile.things if not board.known[-1] >> card & 1]
    holder = next((rule for rule in board.rules if rule.id in HELD), None)
    hands: Any = getattr(holder, "hands", ())
    order = [card for hand in hands for card in hand] + list(getattr(holder, "deck", ()))
    rest = [card for card in pile.things if card not in order]
    if holder is not None:  # which lies where among those that are out of play is all the same
        rest.sort(key=lambda card: faces[card])
    return [*[card for card in order if card in pile.things], *rest]


def as_it_stands(board: Board, faces: bytes) -> dict[str, Any]:
    """All that a text keeps, with new handles."""
    new = numbered(board, faces)

    def of_all(things: Iterable[int]) -> tuple[int, ...]:
        return tuple([new[thing] for thing in things])

    def mask(things: int) -> int:
        return mask_of(new[thing] for thing in members(things) if thing in new)

    def rule(old: Rule) -> Rule:
        fields: dict[str, Any] = {}
        for name in old.__struct_fields__:
            value = getattr(old, name)
            if name in CARRIED and isinstance(value, Token):
                fields[name] = Token(new[value.wire], value.mark)
            elif name in CARRIED and isinstance(value, tuple) and value and isinstance(value[0], Token):
                fields[name] = tuple([Token(new[token.wire], token.mark) for token in value])
            elif name in CARRIED and isinstance(value, tuple):
                fields[name] = of_all(value)
            elif name == "hands" and old.id in HELD:
                fields[name] = tuple(map(of_all, value))
        return replace(old, **fields)

    same = {name: value for name, value in asdict(board).items() if name not in NOT_KEPT}
    piles = [pile for pile in board.piles if pile.name not in ("wires", "equipment")]
    ask = board.ask
    return same | {
        "stands": tuple(map(of_all, board.stands)),
        "gone": mask(board.gone),
        "loose": mask(board.loose),
        "flipped": mask(board.flipped),
        "tokens": sorted([(new[token.wire], token.mark) for token in board.tokens]),
        "labels": tuple([Label((new[label.wires[0]], new[label.wires[1]]), label.equal) for label in board.labels]),
        "known": tuple(map(mask, board.known)),
        "piles": [(pile.name, tuple(sorted(of_all(pile.things))), tuple(sorted(pile.kinds))) for pile in piles],
        "rules": tuple([rule(old) for old in board.rules if old.id != "dealer"]),
        "faces": bytes([face for _, face in sorted([(new[at], face) for at, face in enumerate(faces) if at in new])]),
        "stack": board.stack,
        "asks": None if ask is None else (type(ask), asdict(ask) | {"number": 0}),
    }


def differences(one: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    """What is not the same, by name."""
    return {name: (one[name], other[name]) for name in one if one[name] != other[name]}


def of_game(game: Game) -> dict[str, Any]:
    """A whole table as it stands, and where chance goes on from."""
    found = as_it_stands(game.public, game.secret.faces)
    new = numbered(game.public, game.secret.faces)
    secret = game.secret
    chance = (secret.seed, secret.drawn, secret.hidden_seed, secret.hidden_drawn)
    return found | {"chance": chance, "sealed": tuple([translated(act, new) for act in secret.sealed])}


def of_view(seen: Observation) -> dict[str, Any]:
    """What a seat sees, as it stands."""
    found = as_it_stands(seen.public, seen.faces)
    new = numbered(seen.public, seen.faces)
    return found | {"seat": seen.seat, "sealed": None if seen.sealed is None else translated(seen.sealed, new)}


def translated(act: Act, new: dict[int, int]) -> Act:
    """An act with other handles."""
    fields: dict[str, Any] = {}
    for name in NAMING:
        value = getattr(act, name, None)
        if isinstance(value, int):
            fields[name] = new[value]
        elif isinstance(value, tuple):
            fields[name] = tuple([new[thing] for thing in value])
    return replace(act, **fields)


def offers(game: Game) -> list[Any]:
    """How many acts of which kind everybody may do."""
    return [
        (seat, form.verb, form.label, form.using, form.count()) for seat in game.seats() for form in game.forms(seat)
    ]
