"""What can happen in Bomb Busters, in the past tense. `why` and `by` tell causes apart."""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec import Struct
from msgspec.structs import replace

from defuse.busters.board import DIAL_MOST, NOBODY, Beside, Board, Label, Specials, Token
from defuse.busters.causes import DialCause, Loss, MoveCause, Skip, TokenCause
from defuse.busters.signs import with_cut, with_token
from defuse.busters.supply import at_cut_wires, few
from defuse.kernel import Event, Outcome, Table, mask_of


class MissionBegan(Event, frozen=True):
    """The mission card was read."""

    mission: int


class CaptainChosen(Event, frozen=True):
    """Someone became captain."""

    seat: int

    def apply(self, public: Board) -> Board:
        return replace(public, captain=self.seat, turn=self.seat)


class SpecialsDrawn(Event, frozen=True):
    """The red and yellow wires were drawn, and their markers placed."""

    red: Specials
    yellow: Specials

    def apply(self, public: Board) -> Board:
        return replace(public, red=self.red, yellow=self.yellow)


class Dealt(Event, frozen=True):
    """All wires were dealt to the stands and sorted. `set_aside` are the unseen leftovers of "N out of M".

    `loose` wires stand where they are put, not in order (X wires, flipped wires, a robot's wires): those that were
    dealt apart, then any others of the hand. `flipped` ones are seen by all but their owner; of several flipped wires
    of one owner the lower ones stand further left. `apart` says which kinds were dealt separately, before the rest:
    pairs of the kinds and of the stands that got one of them each, in this order.
    """

    stands: tuple[tuple[int, ...], ...]
    owners: tuple[int, ...]
    totals: tuple[int, ...]
    set_aside: tuple[int, ...] = ()
    loose: tuple[int, ...] = ()
    flipped: tuple[int, ...] = ()
    apart: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...] = ()

    stirs: ClassVar[bool] = True

    def apply(self, public: Board) -> Board:
        known = list(public.known)
        flipped = mask_of(self.flipped)
        for stand, owner in zip(self.stands, self.owners, strict=True):
            here = mask_of(stand)
            for seat in range(public.players):
                # A flipped wire is seen by everybody but its owner.
                known[seat] |= here & ~flipped if seat == owner else here & flipped
        return replace(
            public,
            stands=self.stands,
            owners=self.owners,
            totals=self.totals,
            known=tuple(known),
            loose=mask_of(self.loose),
            flipped=flipped,
        )

    def stir(self, table: Table[Board]) -> None:
        """Leave out what is not in the game, deal what is dealt apart, then the rest, and sort each stand (C3, C4)."""
        faces = bytearray(table.faces)
        pool = sorted([faces[wire] for row in (self.set_aside, *self.stands) for wire in row])
        out: list[int] = []
        for specials in (table.public.red, table.public.yellow):
            out += table.hidden.shuffled(specials.kinds)[specials.count :]
        hands: list[list[int]] = [[] for _ in self.stands]
        for kind in out:
            pool.remove(kind)
        for kinds, stands in self.apart:
            there = [kind for kind in table.hidden.shuffled(pool) if kind in kinds]
            for place, kind in zip(stands, there, strict=False):
                hands[place].append(kind)
                pool.remove(kind)
        pool = table.hidden.shuffled(pool)
        for wire, kind in zip(self.set_aside, out, strict=True):
            faces[wire] = kind
        for stand, hand in zip(self.stands, hands, strict=True):
            missing = len(stand) - len(hand)
            hand += pool[:missing]  # what was dealt apart comes first, the rest in any order
            pool = pool[missing:]
            self._place(faces, stand, hand)
        if self.flipped:
            self._turn_round(faces)
        table.faces = bytes(faces)

    def _place(self, faces: bytearray, stand: tuple[int, ...], hand: list[int]) -> None:
        """Put a hand on its stand: its first wires in the loose places, the rest sorted."""
        if not self.loose:
            for wire, kind in zip(stand, sorted(hand), strict=True):
                faces[wire] = kind
            return
        loose = [wire for wire in stand if wire in self.loose]
        in_order = [wire for wire in stand if wire not in self.loose]
        row = hand[: len(loose)] + sorted(hand[len(loose) :])
        for wire, kind in zip((*loose, *in_order), row, strict=True):
            faces[wire] = kind

    def _turn_round(self, faces: bytearray) -> None:
        """Of several flipped wires of one owner the lower ones stand further left, over all stands."""
        for seat in set(self.owners):
            stands = [stand for stand, owner in zip(self.stands, self.owners, strict=True) if owner == seat]
            own = [wire for stand in stands for wire in stand if wire in self.flipped]
            for wire, kind in zip(own, sorted(faces[wire] for wire in own), strict=True):
                faces[wire] = kind


class CharactersTaken(Event, frozen=True):
    """Everybody has a character card, by seat."""

    characters: tuple[str, ...]

    def apply(self, public: Board) -> Board:
        return replace(public, characters=self.characters)


class EquipmentLaid(Event, frozen=True):
    """Equipment cards were laid on the board, left to right."""

    cards: tuple[str, ...]


class TableReady(Event, frozen=True):
    """Everything is set up but the opening tokens."""


class Opened(Event, frozen=True):
    """The opening tokens lie; play begins."""

    def apply(self, public: Board) -> Board:
        return replace(public, opened=True)


class TokenPlaced(Event, frozen=True):
    """A token was placed at a wire."""

    wire: int
    mark: str
    by: int
    why: TokenCause

    def apply(self, public: Board) -> Board:
        tokens = (*_left_lying(public, self.mark), Token(self.wire, self.mark))
        if self.why is not TokenCause.OPENING or public.opened:
            return replace(public, tokens=tokens)
        return replace(public, tokens=tokens, signs=with_token(public, self.by, self.wire, self.mark))


class TokenPlacedBeside(Event, frozen=True):
    """A token was placed beside a stand. `kinds` and the numbers say what it tells of the stands' uncut wires."""

    stand: int
    mark: str
    by: int
    why: TokenCause
    wires: tuple[int, ...] = ()
    """The wires that it speaks of."""
    kinds: tuple[int, ...] = ()
    least: int = 0
    most: int | None = None

    def apply(self, public: Board) -> Board:
        lying_on = _left_lying(public, self.mark)
        signs = public.signs
        if (
            self.why is TokenCause.OPENING and not public.opened and len(self.wires) == self.least == 1
        ):  # it speaks of one wire
            signs = with_token(public, self.by, self.wires[0], self.mark)
        return replace(public, tokens=lying_on, beside=(*public.beside, Beside(self.stand, self.mark)), signs=signs)


class ValueAnnounced(Event, frozen=True):
    """What a token would have told was said aloud: none was left, or the wire has it already (C6)."""

    wire: int
    mark: str
    by: int
    why: TokenCause


class Called(Event, frozen=True):
    """A cut was announced: these values, at these wires (none: a solo cut)."""

    by: int
    values: tuple[int, ...]
    targets: tuple[int, ...]
    using: tuple[str, ...] = ()

    def apply(self, public: Board) -> Board:
        return public if not public.idle else replace(public, idle=0)


class WiresCut(Event, frozen=True):
    """Wires were cut and lie face up in their places."""

    wires: tuple[int, ...]
    value: int
    by: int
    how: Literal["dual", "solo", "disintegrated", "special"]

    def apply(self, public: Board) -> Board:
        cut = _gone(public, self.wires, (self.value,) * len(self.wires))
        if self.how != "dual":
            return cut
        return replace(cut, signs=with_cut(public, self.by, self.wires[0], self.value))


class CutMissed(Event, frozen=True):
    """A call was wrong: none of these wires has one of these values."""

    by: int
    values: tuple[int, ...]
    targets: tuple[int, ...]
    using: tuple[str, ...] = ()


class Detected(Event, frozen=True):
    """A detector found something: at least one of these wires has one of these values."""

    by: int
    values: tuple[int, ...]
    targets: tuple[int, ...]


class TokenOwed(Event, frozen=True):
    """A detector found nothing, and not all wires pointed at are red: their owner puts a token at one that is not."""

    by: int
    targets: tuple[int, ...]


class Spared(Event, frozen=True):
    """A red was hit, and the bomb did not explode: no explosion, no token."""

    by: int
    targets: tuple[int, ...]


class RedsRevealed(Event, frozen=True):
    """A hand of only reds was laid open."""

    by: int
    wires: tuple[int, ...]
    values: tuple[int, ...]

    def apply(self, public: Board) -> Board:
        return replace(_gone(public, self.wires, self.values), idle=0)


class DialMoved(Event, frozen=True):
    """The dial moved: forward to danger (negative) or back."""

    steps: int
    why: DialCause
    by: int | None = None

    def apply(self, public: Board) -> Board:
        return replace(public, dial=max(0, min(DIAL_MOST, public.dial + self.steps)))  # C1: never above 6


class Validated(Event, frozen=True):
    """All wires of a number are gone; its validation token was placed."""

    value: int

    def apply(self, public: Board) -> Board:
        return replace(public, validated=(*public.validated, self.value))


class Unlocked(Event, frozen=True):
    """An equipment card became usable."""

    card: str


class CardUsed(Event, frozen=True):
    """A card was used and lies face down."""

    card: str
    by: int


class CardsReadied(Event, frozen=True):
    """Used cards became usable again."""

    cards: tuple[str, ...]


class Move(Struct, frozen=True):
    """A wire that changes its place: onto which stand, and in front of how many of the wires that stay there."""

    wire: int
    stand: int
    place: int


class WiresMoved(Event, frozen=True):
    """Wires went from stand to stand; their new owners look at them. Everyone sees from where to where."""

    moves: tuple[Move, ...]
    why: MoveCause

    def apply(self, public: Board) -> Board:
        moved = {move.wire for move in self.moves}
        stands = [[wire for wire in stand if wire not in moved] for stand in public.stands]
        for move in self.moves:
            stands[move.stand].insert(move.place, move.wire)
        known = list(public.known)
        for move in self.moves:
            if public.owners[move.stand] != NOBODY:
                known[public.owners[move.stand]] |= 1 << move.wire
        return replace(
            public,
            stands=tuple([tuple(stand) for stand in stands]),
            known=tuple(known),
            loose=public.loose & ~mask_of(moved),  # whatever moves is put in order
            # E9: a count token or a label does not travel with a wire.
            tokens=tuple([t for t in public.tokens if t.wire not in moved or not t.mark.startswith("x")]),
            labels=tuple([label for label in public.labels if not moved.intersection(label.wires)]),
        )


class Labelled(Event, frozen=True):
    """A = or ≠ token was placed at two adjacent wires."""

    wires: tuple[int, int]
    equal: bool
    by: int

    def apply(self, public: Board) -> Board:
        others = [label for label in public.labels if label.equal != self.equal]  # E10: each exists once
        return replace(public, labels=(*others, Label(self.wires, self.equal)))


class RadarAnswered(Event, frozen=True):
    """For each stand: whether it has an uncut blue wire of the number."""

    value: int
    answers: tuple[bool, ...]
    by: int


class TurnStarted(Event, frozen=True):
    """A seat's turn began."""

    seat: int

    def apply(self, public: Board) -> Board:
        return replace(public, turn=self.seat, turns=public.turns + 1, jump=None)


class TurnJumped(Event, frozen=True):
    """Someone was named to act next."""

    by: int
    to: int

    def apply(self, public: Board) -> Board:
        return replace(public, jump=self.to, idle=0)  # E14: it counts as an action


class Settled(Event, frozen=True):
    """An action is over with all that belongs to it; missions and challenges take note, then the win is checked."""

    by: int


class TurnSkipped(Event, frozen=True):
    """A seat could not act, or did not want to, and its turn passes without an action."""

    seat: int
    why: Skip

    def apply(self, public: Board) -> Board:
        return replace(public, idle=public.idle + 1)


class TurnEnded(Event, frozen=True):
    """A seat's turn is over."""

    seat: int


class RoundEnded(Event, frozen=True):
    """The turn passes the captain's seat, or skips over it."""

    number: int

    def apply(self, public: Board) -> Board:
        return replace(public, rounds=self.number)


class Exploded(Event, frozen=True):
    """The bomb went off: the mission is lost."""

    why: Loss
    by: int | None = None

    def apply(self, public: Board) -> Board:
        return replace(public, outcome=Outcome((), self.why), ask=None)


class Won(Event, frozen=True):
    """The bomb is defused."""

    def apply(self, public: Board) -> Board:
        return replace(public, outcome=Outcome(tuple(range(public.players)), "defused"), ask=None)


def _left_lying(board: Board, mark: str) -> tuple[Token, ...]:
    """The tokens at wires that stay when one more is placed: the oldest one at a cut wire is taken back if need be."""
    if few(board, mark):
        return board.tokens
    oldest = at_cut_wires(board, mark)[:1]  # C6: the supply is empty
    return tuple([token for token in board.tokens if token not in oldest])


def _gone(board: Board, wires: tuple[int, ...], values: tuple[int, ...]) -> Board:
    mask = mask_of(wires)
    cut = list(board.cut)
    for value in values:
        cut[value] += 1
    return replace(
        board,
        gone=board.gone | mask,
        cut=tuple(cut),
        known=tuple([seen | mask for seen in board.known]),
    )


class CharactersSettled(Event, frozen=True):
    """Nobody changes the character any more; personal equipment is handed out."""
