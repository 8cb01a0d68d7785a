"""Base characters that are dealt face down, together with constraint cards A to E."""

from __future__ import annotations

from typing import ClassVar

from defuse.busters import catalogue
from defuse.busters.characters import CHARACTERS, personal_id
from defuse.busters.events import CharactersSettled, TableReady
from defuse.busters.numbers import CHARACTER, CONSTRAINT_CARDS
from defuse.busters.rule import Rank, Rule
from defuse.busters.rules.weakest_link import CONSTRAINTS_PILE, LETTERS, ROLES
from defuse.busters.view import Table
from defuse.kernel import PileMade, RulesAdded, Steps


class HiddenCharacters(Rule, frozen=True, kw_only=True):
    """Base characters and constraint cards are dealt face down; personal equipment comes with open characters."""

    id: str = "characters"

    rank: ClassVar[Rank] = Rank.CHARACTERS

    def after(self, table: Table, event: TableReady | PileMade | CharactersSettled) -> Steps:
        first = len(table.faces)
        match event:
            case TableReady():
                kinds = tuple([CHARACTER + 1 + seat for seat in range(table.public.players)])
                yield PileMade(ROLES, tuple(range(first, first + len(kinds))), kinds)
            case PileMade(name=name) if name == ROLES:
                kinds = CONSTRAINT_CARDS[: len(LETTERS)]
                yield PileMade(CONSTRAINTS_PILE, tuple(range(first, first + len(kinds))), kinds)
            case CharactersSettled():
                cards = catalogue.cards()
                yield RulesAdded(
                    tuple(
                        cards[CHARACTERS[name].card](id=personal_id(seat), holder=seat, state="ready")
                        for seat, name in enumerate(table.public.characters)
                    )
                )
            case _:
                pass
