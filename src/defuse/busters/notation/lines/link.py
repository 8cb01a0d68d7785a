"""Lines for a weakest link: who has which secret cards, and what is known of them."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from defuse.busters.constraints import CONSTRAINTS, constraint_on
from defuse.busters.notation.lines.desk import Desk, Sheet
from defuse.busters.notation.lines.holdings import Held, check_faces, know, read_card, short_facts, write_card
from defuse.busters.notation.lines.line import FieldLine, Line, Need
from defuse.busters.notation.lines.values import TITLES, Flag, colonless
from defuse.busters.notation.phrases import A_CONSTRAINT, A_SEAT, typed
from defuse.busters.notation.places import read_seat
from defuse.busters.notation.text import Word, Words
from defuse.busters.numbers import CHARACTER, CONSTRAINT_CARDS
from defuse.busters.rules.weakest_link import CONSTRAINTS_PILE, LETTERS, LINK, ROLES
from defuse.busters.wires import seat_name
from defuse.kernel import UNKNOWN, Among
from defuse.words import say

REST = "rest"


def _role(said: Word, text: str) -> int:
    if text == "link":
        return LINK
    return CHARACTER + said._replace(text=text).number(1, 5, say("notation-a-secret-character"))


def _role_shown(kind: int) -> str:
    return "link" if kind == LINK else str(kind - CHARACTER)


def _letter(said: Word, text: str) -> int:
    letter = TITLES.get(text, text)
    if letter not in tuple(LETTERS):
        raise said.error(say("notation-no-constraint-letter", word=typed(text), letters=" ".join(LETTERS)))
    return CONSTRAINTS[letter].kind


def _letter_shown(kind: int) -> str:
    return constraint_on(kind).letter


class Secrets(Line):
    """The character and the constraint card of each seat: `secret A: link C`; and the cards that nobody has."""

    def examples(self, players: int, rule: Any) -> tuple[str, ...]:
        return ("secret A: link C",)

    def read(self, desk: Desk, rule: Any, said: list[Words]) -> None:
        players = desk.board.players
        blank = Held(UNKNOWN, None, Word("", 0, 0))
        roles, cards = [blank] * players, [blank] * players
        rest = [blank] * (len(LETTERS) - players)
        seen: list[str] = []
        for words in said:
            name = colonless(words.next(A_SEAT))
            if name.text in seen:
                raise name.error(say("notation-comes-twice", what=name.text))
            seen.append(name.text)
            if name.text == REST:
                rest = [read_card(desk, word, _letter) for word in words.rest()]
                if len(rest) != len(LETTERS) - players:
                    raise words.end.error(say("notation-constraints-left", count=len(LETTERS) - players))
                continue
            seat = read_seat(name, players)
            roles[seat] = read_card(desk, words.next(say("notation-a-character-or-link")), _role)
            cards[seat] = read_card(desk, words.next(A_CONSTRAINT), _letter)
            words.finish()
        if desk.whole and said:
            names = [seat_name(seat) for seat in range(players)] + [REST] * (players < len(LETTERS))
            for wanted in names:
                if wanted not in seen:
                    example = f"secret {wanted}: {'B E' if wanted == REST else '2 C'}"
                    raise said[-1].end.error(say("notation-whole-secrets", example=example))
        kinds = tuple([CHARACTER + 1 + seat for seat in range(players)])
        check_faces(roles, kinds, _role_shown)
        check_faces([*cards, *rest], CONSTRAINT_CARDS[: len(LETTERS)], _letter_shown)
        things = desk.pile(ROLES, kinds, [card.face for card in roles])
        every = desk.pile(CONSTRAINTS_PILE, CONSTRAINT_CARDS[: len(LETTERS)], [card.face for card in (*cards, *rest)])
        for seat in range(players):
            know(desk, things[seat], roles[seat], (seat,))
            know(desk, every[seat], cards[seat], (seat,))
        desk.put(replace(rule, roles=things, constraints=every[:players]))

    def lacking(self, desk: Desk, rule: Any, said: list[Words]) -> bool:
        return not said and (desk.whole or not desk.spectator)

    def write(self, sheet: Sheet, rule: Any) -> list[str]:
        if not rule.roles:
            return []
        lines: list[str] = []
        for seat, (role, card) in enumerate(zip(rule.roles, rule.constraints, strict=True)):
            texts = write_card(sheet, role, (seat,), _role_shown), write_card(sheet, card, (seat,), _letter_shown)
            if texts != ("?", "?"):
                lines.append(f"{self.word} {seat_name(seat)}: {texts[0]} {texts[1]}")
        pile = sheet.pile(CONSTRAINTS_PILE)
        assert pile is not None
        rest = [thing for thing in pile.things if thing not in rule.constraints]
        texts_left = [write_card(sheet, thing, (), _letter_shown) for thing in rest]
        if texts_left and "?" not in texts_left:
            lines.append(f"{self.word} {REST}: {' '.join(texts_left)}")
        return lines


class Suspicions(Line):
    """What is known of the link: `cleared A` and `linked A`, and under which cards it cannot be: `cleared A C D`."""

    def read(self, desk: Desk, rule: Any, said: list[Words]) -> None:
        for words in said:
            seat = read_seat(words.next(A_SEAT), desk.board.players)
            kinds = [_letter(word, word.text) for word in words.rest()]
            role, card = rule.roles[seat], rule.constraints[seat]
            if self.word == "linked":
                desk.facts.append(Among((role,), (LINK,), 1, 1))
                if kinds:
                    desk.facts.append(Among((card,), tuple(kinds), 1, 1))
            elif kinds:
                desk.facts.append(Among((role, card), (LINK, *kinds), 0, 1))
            else:
                desk.facts.append(Among((role,), (LINK,), 0, 0))

    def write(self, sheet: Sheet, rule: Any) -> list[str]:
        if not rule.roles:
            return []
        lines: list[str] = []
        told = short_facts(sheet, frozenset((*rule.roles, *rule.constraints)))
        for seat, (role, card) in enumerate(zip(rule.roles, rule.constraints, strict=True)):
            mine = [fact for fact in told if {role, card}.issuperset(fact.things)]
            under = [fact for fact in mine if fact.things == (card,) and fact.least]
            linked = [fact for fact in mine if fact.things == (role,) and fact.least]
            cleared = [fact for fact in mine if fact.things == (role,) and not fact.least]
            out = {kind for fact in mine if len(fact.things) == 2 for kind in fact.kinds if kind != LINK}
            name = f"{self.word} {seat_name(seat)}"
            if self.word == "linked" and linked:
                letters = [_letter_shown(kind) for fact in under for kind in fact.kinds]
                lines.append(" ".join([name, *letters]))
            if self.word == "cleared" and cleared:
                lines.append(name)
            elif self.word == "cleared" and out:
                lines.append(" ".join([name, *sorted(map(_letter_shown, out))]))
        return lines


WEAKEST_LINK = (
    Secrets(
        "secret",
        ("roles", "constraints"),
        say("notation-line-secret"),
        need=Need(say("notation-line-secret.need")),
    ),
    FieldLine("unbound", "bound", Flag(False), say("notation-line-unbound"), "unbound"),
    FieldLine("accused", "accused", Flag(), say("notation-line-accused"), "accused"),
    Suspicions("linked", (), say("notation-line-linked"), "linked B"),
    Suspicions("cleared", (), say("notation-line-cleared"), "cleared B A D"),
)
