"""Build: the game of a draft. What is not said about decks and tiles is shuffled by the seed."""

from __future__ import annotations

from collections import Counter

from defuse.academy import catalogue
from defuse.academy.board import ACTIONS, BOOM, CARD_BASE, CHICKEN, OK, WAIT, Board, Plate, Wire
from defuse.academy.components import Components
from defuse.academy.events import RoundBegan
from defuse.academy.notation.check import fewest_rounds
from defuse.academy.notation.draft import Draft, SeatSaid, TileSaid, WireSaid
from defuse.academy.setup import KIT, Setup, base_rules
from defuse.academy.tool import Tool
from defuse.kernel import Chance, Game, PileMade, Secret, mask_of
from defuse.kernel.event import in_order


def build(draft: Draft, components: Components | None) -> Game:
    """The game of a draft that was checked: everybody chooses an action."""
    wires, piles, faces = _wires(draft)
    setup = Setup(players=draft.players, components=components, tools=draft.agreed or None, seconds=draft.window)
    tools = [
        catalogue.tools()[tool](id=tool, owner=owner, used=tool in seat.used)
        for owner, seat in enumerate(draft.seats)
        for tool in seat.tools
    ]
    now = draft.round or fewest_rounds(draft)
    board = Board(
        players=draft.players,
        known=_known(draft, wires),
        scores=tuple([seat.score for seat in draft.seats]),
        stuck=draft.stuck,
        colours=draft.colours,
        rules=in_order((*base_rules(setup), *tools)),
        piles=piles,
        clock=draft.clock,
        bomb=draft.bomb,
        round=now - 1,
        rounds=(now + draft.bomb - 1 if draft.rounds is None else draft.rounds) - 1,
        wires=wires,
        hands=tuple([_hand(draft, seat) for seat in draft.seats]),
        played=tuple([seat.table for seat in draft.seats]),
        plates=_plates(draft),
        dealt=_dealt(draft, tools),
        stack=(RoundBegan(now),),
    )
    secret = Secret(faces, draft.seed, 0, f"{draft.seed}/hidden")
    blank = Game(KIT, None, board, secret)
    return blank._after(KIT.table(board, secret, blank.index), ())[0]


def _wires(draft: Draft) -> tuple[tuple[Wire, ...], tuple[PileMade, ...], bytes]:
    """The wires with their piles and the faces of all their things, numbered as they lie there."""
    wires: list[Wire] = []
    piles: list[PileMade] = []
    faces = bytearray()
    chance = Chance(f"{draft.seed}/notation")
    for name in draft.colours:
        said = draft.wires.get(name, WireSaid())
        numbers = draft.components.wire(name)
        cards = _cards(said, numbers.cards, chance)
        tiles = _tiles(said.tiles, draft.components, chance)
        first, behind = len(faces), len(faces) + len(cards)
        deck = first + len(said.exposed)
        wire = Wire(
            name,
            numbers.track,
            tuple(range(behind, behind + len(tiles))),
            tuple(range(deck, behind)),
            tuple(range(first, deck)),
            said.exposed,
            sum([tile.flipped for tile in said.tiles]),
        )
        wires.append(wire)
        kinds = tuple([value + CARD_BASE for value in numbers.cards])
        piles += [PileMade(name, tuple(range(first, behind)), kinds)]
        piles += [PileMade(f"{name} tiles", wire.tiles, _kinds(draft.components))]
        faces += bytes([value + CARD_BASE for value in cards]) + bytes(tiles)
    return tuple(wires), tuple(piles), bytes(faces)


def _cards(said: WireSaid, printed: tuple[int, ...], chance: Chance) -> list[int]:
    """All cards of a wire, the exposed ones first, then the deck from its top."""
    rest = Counter(printed)
    rest.subtract([value for value in (*said.exposed, *said.deck) if value is not None])
    free = iter(chance.shuffled(sorted(rest.elements())))
    deck = [next(free) if value is None else value for value in said.deck]
    return [*said.exposed, *deck, *free]


def _tiles(said: tuple[TileSaid, ...], components: Components, chance: Chance) -> list[int]:
    rest = Counter(_kinds(components))
    rest.subtract([tile.face for tile in said if tile.face is not None])
    free = [face for face in _kinds(components) if rest[face] > 0 and not rest.subtract([face])]
    if not free:
        return [tile.face for tile in said if tile.face is not None]
    mixed = iter(chance.shuffled(free))
    return [next(mixed) if tile.face is None else tile.face for tile in said] if said else list(mixed)


def _kinds(components: Components) -> tuple[int, ...]:
    return (OK,) * components.tiles.ok + (BOOM,) * components.tiles.boom


def _known(draft: Draft, wires: tuple[Wire, ...]) -> tuple[int, ...]:
    """What each seat, and last the spectators, have seen."""
    everybody = mask_of([thing for wire in wires for thing in (*wire.exposed, *wire.tiles[: wire.flipped])])
    return (*[everybody | _seen(seat, wires) for seat in draft.seats], everybody)


def _seen(seat: SeatSaid, wires: tuple[Wire, ...]) -> int:
    cards = [card for wire in wires if wire.name in seat.saw for card in wire.deck[:1]]
    tiles = [tile for wire in wires if f"{wire.name}-tiles" in seat.saw for tile in wire.tiles]
    return mask_of([*cards, *tiles])


def _hand(draft: Draft, seat: SeatSaid) -> tuple[str, ...]:
    away = (*seat.table, *([WAIT] if seat.spent else []))
    return tuple([card for card in ACTIONS if card in (*draft.colours, WAIT, CHICKEN) and card not in away])


def _plates(draft: Draft) -> tuple[Plate, ...]:
    """The plates in the order in which they are printed."""
    sides = draft.components.plates
    printed = [(plate.bonus, -1 if plate.arrow == "left" else 1) for plate in (*sides.two, *sides.three)]
    return tuple(sorted(draft.plates, key=lambda plate: printed.index((plate.bonus, plate.step))))


def _dealt(draft: Draft, tools: list[Tool]) -> tuple[str, ...]:
    return (*[tool.id for tool in tools], *draft.gone)
