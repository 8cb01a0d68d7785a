"""Cards, tokens and special wires that can be drawn, in words."""

from __future__ import annotations

from collections.abc import Iterable

from defuse.busters import catalogue
from defuse.busters.card import card_text, card_title
from defuse.busters.challenges import CHALLENGES
from defuse.busters.characters import CHARACTERS
from defuse.busters.constraints import CONSTRAINTS
from defuse.busters.supply import PER_NUMBER
from defuse.busters.wires import BLUE_VALUES, YELLOW, red, word, yellow
from defuse.busters.words.names import value_title
from defuse.companion.pieces import CardFace, FaceKind
from defuse.words import Speaker, say


class Faces:
    """All that can be drawn, in one language."""

    def __init__(self, speaker: Speaker) -> None:
        self.say = speaker.text

    def numbers(self, needs: int = 0) -> tuple[CardFace, ...]:
        """The number cards; with how many wires of the number have to be cut, where that matters."""
        return tuple([CardFace(id=str(n), kind="number", title=str(n), value=n, needs=needs) for n in BLUE_VALUES])

    def constraints(self, letters: Iterable[str]) -> tuple[CardFace, ...]:
        """Constraint cards."""
        cards = [CONSTRAINTS[letter] for letter in letters]
        return tuple(
            [
                CardFace(id=card.letter, kind="constraint", title=self.say(card.title), text=self.say(card.text))
                for card in cards
            ]
        )

    def challenges(self) -> tuple[CardFace, ...]:
        """All challenge cards."""
        return tuple(
            [
                CardFace(id=str(card.number), kind="challenge", title=self.say(card.title), text=self.say(card.text))
                for card in CHALLENGES.values()
            ]
        )

    def equipment(self, cards: Iterable[str]) -> tuple[CardFace, ...]:
        """Equipment cards."""
        known = catalogue.cards()
        found: list[CardFace] = []
        for card in cards:
            value, needs = known[card].unlock or (None, 0)
            title, text = self.say(card_title(card)), self.say(card_text(card))
            found.append(CardFace(id=card, kind="equipment", title=title, text=text, value=value, needs=needs))
        return tuple(found)

    def characters(self, names: Iterable[str]) -> tuple[CardFace, ...]:
        """Character cards, with what each can do."""
        return tuple(
            [
                CardFace(
                    id=name,
                    kind="character",
                    title=self.say(CHARACTERS[name].title),
                    text=self.say(
                        say(
                            "companion-character",
                            card=card_title(CHARACTERS[name].card),
                            text=card_text(CHARACTERS[name].card),
                        )
                    ),
                )
                for name in names
            ]
        )

    def tokens(self, with_yellow: bool) -> tuple[CardFace, ...]:
        """The information tokens of the supply."""
        values = (*BLUE_VALUES, *((YELLOW,) if with_yellow else ()))
        return tuple(
            [
                CardFace(id=word(each), kind="token", title=self.say(value_title(each)), value=each, copies=PER_NUMBER)
                for each in values
            ]
        )

    def specials(self, colour: FaceKind, numbers: Iterable[int]) -> tuple[CardFace, ...]:
        """Red or yellow wires, by what is printed on them."""
        kind = red if colour == "red" else yellow
        printed = [f"{kind(number) // 10}.{kind(number) % 10}" for number in numbers]
        return tuple([CardFace(id=each, kind=colour, title=each) for each in printed])
