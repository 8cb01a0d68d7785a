"""Characters: who has which personal equipment (E21)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, ClassVar

from defuse.busters import catalogue
from defuse.busters.acts import PickCharacter
from defuse.busters.card import Equipment, card_title
from defuse.busters.characters import CHARACTERS, NEW, personal_id
from defuse.busters.events import CharactersSettled, CharactersTaken, TableReady
from defuse.busters.rule import Rank, Rule
from defuse.busters.view import Table, View
from defuse.kernel import Ask, Form, One, RulesAdded, Steps
from defuse.words import Text, say


class CharacterAsk(Ask, frozen=True):
    """Which character do you take?"""


@lru_cache(maxsize=256)
def _personal(characters: tuple[str, ...]) -> tuple[Equipment, ...]:
    """The personal equipment of these characters, by seat."""
    cards = [catalogue.cards()[CHARACTERS[name].card] for name in characters]
    return tuple([card(id=personal_id(seat), holder=seat, state="ready") for seat, card in enumerate(cards)])


class Characters(Rule, frozen=True, kw_only=True):
    """Everybody has a character with a personal equipment, usable once in the mission."""

    id: str = "characters"
    choice: bool = False
    """Whether seats other than the captain may take one of the new characters."""

    rank: ClassVar[Rank] = Rank.CHARACTERS
    verbs: ClassVar = (PickCharacter,)

    def after(self, table: Table, event: TableReady | CharactersSettled) -> Steps:
        if isinstance(event, TableReady):
            if self.choice:
                for seat in table.clockwise(table.public.captain)[1:]:
                    yield CharacterAsk(seats=(seat,), rule=self.id)
            yield CharactersSettled()
        else:
            yield RulesAdded(_personal(table.public.characters))

    def choices(self, view: View, ask: CharacterAsk) -> Iterable[Form]:
        seat = ask.seats[0]
        own = view.public.characters[seat]
        banned = catalogue.mission(view.public.mission).banned
        taken = [name for name in NEW if name in view.public.characters]
        out: dict[Any, Text] = dict.fromkeys(taken, say("characters-taken"))
        if CHARACTERS["E4"].card in banned:  # E21: banning card 2 does not ban the character
            out["E4"] = say("characters-without", card=card_title(CHARACTERS["E4"].card))
        items = (own, *(name for name in NEW if name not in out))
        field = One(
            name="character",
            kind="character",
            items=items,
            barred=out,
            hint=say("characters-choose"),
        )
        yield Form(PickCharacter, seat, (field,), rule=self.id)

    def answered(self, table: Table, ask: CharacterAsk, acts: tuple[PickCharacter, ...]) -> Steps:
        taken = list(table.public.characters)
        taken[ask.seats[0]] = acts[0].character
        yield CharactersTaken(tuple(taken))
