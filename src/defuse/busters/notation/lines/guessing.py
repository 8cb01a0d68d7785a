"""Lines for number cards in hands and decks: a guess that lies face down, and cards that were dealt as a prize."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from defuse.busters.board import Board
from defuse.busters.notation.lines.desk import Desk, Sheet, rule_of
from defuse.busters.notation.lines.holdings import Held, check_faces, know, read_card, short_facts, write_card
from defuse.busters.notation.lines.line import FieldLine, Line, Need
from defuse.busters.notation.lines.values import Flag, Numbers, colonless
from defuse.busters.notation.phrases import A_CARD, A_NUMBER_CARD, A_SEAT, typed
from defuse.busters.notation.places import read_seat
from defuse.busters.notation.text import Word, Words
from defuse.busters.numbers import NUMBER, NUMBER_CARDS, number_on
from defuse.busters.rules.all_at_once import AllAtOnce
from defuse.busters.rules.guessing import NO_SEAT, Guessing
from defuse.busters.rules.guessing_events import LayNumber
from defuse.busters.wires import seat_name
from defuse.kernel import UNKNOWN, Among, Rule
from defuse.words import Seat, say

DECK, OUT = "deck", "out"
HOW_MANY_OF_THEM = say("notation-how-many-of-them")


def _number(said: Word, text: str) -> int:
    return NUMBER + said._replace(text=text).number(1, 12, A_NUMBER_CARD)


def _shown(kind: int) -> str:
    return str(number_on(kind))


class HeldNumbers(Line):
    """Number cards in front of seats, those of a deck and those that are out."""

    pile: str
    more: tuple[str, ...]
    """The groups beside the hands."""

    def kinds(self, board: Board) -> tuple[int, ...]:
        """The kinds of all cards."""
        raise NotImplementedError

    def groups(self, sheet: Sheet, rule: Any) -> list[tuple[str, tuple[int, ...]]]:
        """All cards on the table, by whose they are."""
        raise NotImplementedError

    def put(self, desk: Desk, rule: Any, hands: tuple[tuple[int, ...], ...], rest: dict[str, tuple[int, ...]]) -> None:
        """Note who holds what."""
        raise NotImplementedError

    def write(self, sheet: Sheet, rule: Rule) -> list[str]:
        if sheet.pile(self.pile) is None:
            return []
        parts: list[str] = []
        for name, things in self.groups(sheet, rule):
            usual = ("ABCDE".index(name),) if name not in self.more else ()
            if things:
                parts.append(" ".join([name, *(write_card(sheet, thing, usual, _shown) for thing in things)]))
        return [f"{self.word} {' · '.join(parts)}"]

    def read(self, desk: Desk, rule: Rule, said: list[Words]) -> None:
        if not said:
            return
        words = desk.one(self.word, said)
        groups: dict[str, list[Held]] = {seat_name(seat): [] for seat in range(desk.board.players)}
        groups |= {name: [] for name in self.more}
        while words:
            name = colonless(words.next(say("notation-whose-cards")))
            if name.text not in groups:
                raise name.error(say("notation-no-holder", word=typed(name.text), holders=tuple(groups)))
            while words and words.peek().removesuffix(":") not in groups:
                groups[name.text].append(read_card(desk, words.next(A_CARD), _number))
        cards = [card for group in groups.values() for card in group]
        kinds = self.kinds(desk.board)
        check_faces(cards, kinds, _shown)
        if len(cards) != len(kinds):
            raise words.end.error(say("notation-number-cards", count=len(kinds), here=len(cards)))
        left = iter(desk.pile(self.pile, kinds, [card.face for card in cards]))
        placed: dict[str, tuple[int, ...]] = {}
        for whose, group in groups.items():
            placed[whose] = tuple([next(left) for _ in group])
            for thing, card in zip(placed[whose], group, strict=True):
                know(desk, thing, card, () if whose in self.more else ("ABCDE".index(whose),))
        hands = tuple([placed[seat_name(seat)] for seat in range(desk.board.players)])
        self.put(desk, rule, hands, {name: placed[name] for name in self.more})


class GuessHands(HeldNumbers):
    """The number cards of a guessing game."""

    pile = "numbers"
    more = (DECK, OUT)

    def kinds(self, board: Board) -> tuple[int, ...]:
        return NUMBER_CARDS

    def groups(self, sheet: Sheet, rule: Any) -> list[tuple[str, tuple[int, ...]]]:
        pile = sheet.pile(self.pile)
        assert pile is not None
        held = {card for hand in rule.hands for card in hand} | set(rule.deck)
        out = tuple([thing for thing in pile.things if thing not in held])
        hands = [(seat_name(seat), hand) for seat, hand in enumerate(rule.hands)]
        return [*hands, (DECK, rule.deck), (OUT, out)]

    def put(self, desk: Desk, rule: Any, hands: tuple[tuple[int, ...], ...], rest: dict[str, tuple[int, ...]]) -> None:
        desk.put(replace(rule, hands=hands, deck=rest[DECK]))

    def examples(self, players: int, rule: Any) -> tuple[str, ...]:
        hands = [f"{seat_name(seat)} {'3 7' if not seat else '? ?'}" for seat in range(players)]
        return (f"{self.word} {' · '.join(hands)} · deck{' ?' * (12 - 2 * players)}",)


class PrizeHands(HeldNumbers):
    """The number cards that were dealt as a prize: without the one that was won, and the rest unseen."""

    pile = "number cards"
    more = ("rest",)

    def kinds(self, board: Board) -> tuple[int, ...]:
        won = rule_of(board, AllAtOnce)
        return tuple([kind for kind in NUMBER_CARDS if number_on(kind) != won.value])

    def groups(self, sheet: Sheet, rule: Any) -> list[tuple[str, tuple[int, ...]]]:
        pile = sheet.pile(self.pile)
        assert pile is not None
        held = {card for hand in rule.hands for card in hand}
        hands = [(seat_name(seat), hand) for seat, hand in enumerate(rule.hands)]
        return [*hands, ("rest", tuple([thing for thing in pile.things if thing not in held]))]

    def put(self, desk: Desk, rule: Any, hands: tuple[tuple[int, ...], ...], rest: dict[str, tuple[int, ...]]) -> None:
        desk.put(replace(rule, hands=hands))

    def examples(self, players: int, rule: Any) -> tuple[str, ...]:
        hands = [f"{seat_name(seat)} {'?' if seat else '3'}" for seat in range(players)]
        return (f"{self.word} {' · '.join(hands)} · rest{' ?' * (11 - players)}",)


class LaidDown(Line):
    """Whose card lies face down, and which one it is, as far as that may be known."""

    def read(self, desk: Desk, rule: Any, said: list[Words]) -> None:
        if not said:
            return
        words = desk.one(self.word, said)
        if words.take("none"):
            words.finish()
            return
        who = words.next(A_SEAT)
        seat = read_seat(who, desk.board.players)
        hand = rule.hands[seat] if rule.hands else ()
        if not hand:
            raise who.error(say("notation-nothing-to-lay", seat=Seat(seat)))
        desk.put(replace(rule, laid=seat))
        if words:
            which = words.next(A_CARD)
            kind = _number(which, which.text)
            card = next((card for card in hand if desk.faces[card] == kind), None)
            if card is None:
                raise which.error(say("notation-does-not-hold", seat=Seat(seat), card=which.text))
            desk.sealed.append(LayNumber(seat=seat, card=card))
        elif desk.whole:
            raise words.end.error(say("notation-which-card-lies"))
        words.finish()

    def write(self, sheet: Sheet, rule: Any) -> list[str]:
        if rule.laid == NO_SEAT:
            return [f"{self.word} none"] if self.needed(sheet.board, rule) else []
        card = next((act.card for act in sheet.sealed if isinstance(act, LayNumber)), None)
        shown = "" if card is None or sheet.face(card) == UNKNOWN else f" {_shown(sheet.face(card))}"
        return [f"{self.word} {seat_name(rule.laid)}{shown}"]


class CardFacts(Line):
    """What is known of cards that lie face down: `among A.1 A.2 · 0 of 3 5`."""

    def read(self, desk: Desk, rule: Any, said: list[Words]) -> None:
        names = {name: card for card, name in _names(rule).items()}
        for words in said:
            things: list[int] = []
            while words and "." in words.peek():
                name = colonless(words.next(A_CARD))
                if name.text not in names:
                    raise name.error(say("notation-no-such-card", card=name.text))
                things.append(names[name.text])
            count = words.next(HOW_MANY_OF_THEM).number(0, 12, HOW_MANY_OF_THEM)
            words.expect("of")
            numbers = Numbers().read(words, desk)
            desk.facts.append(Among(tuple(things), tuple([NUMBER + number for number in numbers]), count, count))

    def write(self, sheet: Sheet, rule: Any) -> list[str]:
        pile = sheet.pile("numbers")
        if pile is None:
            return []
        names = _names(rule)
        lines: list[str] = []
        for fact in short_facts(sheet, frozenset(pile.things)):
            if all(thing in names for thing in fact.things):
                cards = " ".join(sorted([names[thing] for thing in fact.things]))
                numbers = " ".join(map(_shown, fact.kinds))
                lines.append(f"{self.word} {cards} · {fact.least} of {numbers}")
        return sorted(set(lines))


def _names(rule: Guessing) -> dict[int, str]:
    groups = [(seat_name(seat), hand) for seat, hand in enumerate(rule.hands)]
    return {card: f"{name}.{at}" for name, cards in (*groups, (DECK, rule.deck)) for at, card in enumerate(cards, 1)}


def _somebody_lays(board: Board, rule: Any) -> bool:
    return board.opened and sum(map(bool, rule.hands)) > 1


GUESSING = (
    GuessHands(
        "cards",
        ("hands", "deck"),
        say("notation-line-cards-hands"),
        need=Need(say("notation-line-cards-hands.need")),
    ),
    LaidDown(
        "laid",
        ("laid",),
        say("notation-line-laid"),
        "laid D",
        need=Need(say("notation-line-laid.need"), _somebody_lays),
    ),
    FieldLine("cut", "cut", Numbers(), say("notation-line-cut"), "cut 5"),
    FieldLine("jumped", "jumped", Flag(), say("notation-line-jumped"), "jumped"),
    FieldLine("finished", "finished", Numbers(), say("notation-line-finished"), "finished 4"),
    CardFacts("among", (), say("notation-line-among"), "among B.1 B.2 · 0 of 3"),
)
PRIZE_HANDS = PrizeHands("cards", ("hands",), say("notation-line-cards-prize"))
