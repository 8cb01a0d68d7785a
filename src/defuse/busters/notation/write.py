"""From a table to its text."""

from __future__ import annotations

import re
from collections.abc import Iterator

from defuse.busters.board import Board, Token, stand_names
from defuse.busters.notation.build import OFF, SEED
from defuse.busters.notation.cards import (
    casual,
    plain_board,
    write_characters,
    write_equipment,
    write_pile,
    write_rules,
)
from defuse.busters.notation.knowledge import SPECTATORS, write_known
from defuse.busters.notation.lines import Sheet, write_lines
from defuse.busters.notation.places import Places
from defuse.busters.notation.pool import write_aside, write_specials
from defuse.busters.notation.questions import header
from defuse.busters.notation.slots import Slot
from defuse.busters.notation.stated import Stated
from defuse.busters.supply import physical
from defuse.busters.wires import BLUE_VALUES, RED, print_of, seat_name
from defuse.kernel import Act, Secret, mask_of, members

_SEED = re.compile(r"[^\s·,;#]+")


class Writer:
    """Writes down a table: the whole truth, or what one seat sees of it."""

    def __init__(
        self,
        board: Board,
        faces: bytes,
        *,
        secret: Secret | None = None,
        viewer: int | None = None,
        sealed: Act | None = None,
    ) -> None:
        self.board = board
        self.faces = faces
        self.secret = secret
        """For the whole truth: where chance stands, and what is locked in."""
        self.sealed = secret.sealed if secret is not None else (sealed,) if sealed is not None else ()
        self.viewer = viewer
        """For a view: its place in `known`."""
        on_stands = mask_of(wire for stand in board.stands for wire in stand)
        pile = next(made for made in board.piles if made.name == "wires")
        self.away = members(mask_of(pile.things) & board.gone & ~on_stands)
        """Wires that are cut and have left the stands."""
        self.aside = [wire for wire in pile.things if not (board.gone | on_stands) >> wire & 1]
        """Wires that were set aside unseen, the next one first."""
        self.wires = mask_of(self.away) | on_stands
        self.places = Places(board)
        self.stated = Stated(board, faces, self.places.sorted(members(self.wires)))

    def text(self) -> str:
        """The whole text, with a line break at its end."""
        return "\n".join(self._lines()) + "\n"

    def _lines(self) -> Iterator[str]:
        board = self.board
        yield " · ".join(self._header())
        for line in (
            write_specials("red", board.red),
            write_specials("yellow", board.yellow),
            write_equipment(board),
            write_pile(board, self.faces),
            write_characters(board),
            self._validated(),
            f"deadly {' '.join(str(value) for value in board.reds if value != RED)}" if board.reds != (RED,) else None,
            f"away {self._away()}" if self.away else None,
            "moved" if self.stated.moved and not self.stated.dealt else None,
            write_aside(tuple([self.faces[wire] for wire in self.aside])) if self.secret is not None else None,
        ):
            if line is not None:
                yield line
        plain = plain_board(board)
        yield from write_lines(Sheet(board, self.faces, plain, self.stated, self.sealed))
        yield from write_rules(board, plain)
        yield from self._stands()
        yield from self._labels()
        yield from self._ages()
        yield from write_known(board, self.wires & ~mask_of(self.away), self.viewer)
        yield from self.stated.lines()

    def _header(self) -> Iterator[str]:
        board = self.board
        yield f"mission {board.mission}"
        yield f"captain {seat_name(board.captain)}"
        yield f"dial {board.dial}"
        if self.viewer is not None:
            yield f"view {SPECTATORS if self.viewer == board.players else seat_name(self.viewer)}"
        yield from header(board)
        if board.rounds:
            yield f"rounds {board.rounds}"
        if board.idle:
            yield f"idle {board.idle}"
        if casual(board):
            yield f"clock {OFF}"
        elif board.clock:
            yield f"clock {board.clock!r}"
        yield from self._chance()

    def _chance(self) -> Iterator[str]:
        """Where chance goes on from."""
        secret = self.secret
        if secret is None or not _SEED.fullmatch(secret.seed):
            return
        if secret.seed != SEED:
            yield f"seed {secret.seed}"
        if secret.drawn:
            yield f"drawn {secret.drawn}"
        if secret.hidden_drawn:
            yield f"shuffled {secret.hidden_drawn}"

    def _stands(self) -> Iterator[str]:
        names = stand_names(self.board.owners)
        for stand, (name, wires) in enumerate(zip(names, self.board.stands, strict=True)):
            sign = "|" if stand in self.stated.sorted_rows else ":"
            yield " ".join([name, sign, *(str(self._slot(wire)) for wire in wires)])

    def _slot(self, wire: int) -> Slot:
        board = self.board
        mark = "^" if board.flipped >> wire & 1 else "*" if board.loose >> wire & 1 else ""
        tokens = tuple([token.mark for token in board.tokens if token.wire == wire])
        return Slot(self.faces[wire], bool(board.gone >> wire & 1), mark, tokens)

    def _away(self) -> str:
        kinds = [self.faces[wire] for wire in self.away]
        counts = {kind: kinds.count(kind) for kind in sorted(kinds)}
        return " ".join(print_of(kind) + (f"x{count}" if count > 1 else "") for kind, count in counts.items())

    def _validated(self) -> str | None:
        board = self.board
        usual = [value for value in BLUE_VALUES if board.cut[value] and board.cut[value] == board.totals[value]]
        if list(board.validated) == usual:
            return None
        return f"validated {' '.join(map(str, board.validated)) or 'none'}"

    def _labels(self) -> Iterator[str]:
        for label in self.board.labels:
            left, right = map(self.places.name, label.wires)
            yield f"label {left} {'=' if label.equal else '!='} {right}"

    def _ages(self) -> Iterator[str]:
        """Where the older of two tokens of one number is not the one that is read first (C6)."""
        read = sorted(self.board.tokens, key=lambda token: self.places.rank(token.wire))
        for at, first in enumerate(read):
            for second in read[at + 1 :]:
                same = physical(first.mark) and physical(first.mark) == physical(second.mark)
                if same and first.wire != second.wire and self._age(second) < self._age(first):
                    yield f"older {self.places.name(second.wire)} {self.places.name(first.wire)}"

    def _age(self, token: Token) -> int:
        return self.board.tokens.index(token)
