"""Mission 34: one of you is bound by a constraint that only that one knows."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

from defuse.busters import catalogue
from defuse.busters.asks import TurnAsk
from defuse.busters.board import Board
from defuse.busters.characters import CHARACTERS, personal_id
from defuse.busters.events import Called, CharactersSettled, CharactersTaken, DialMoved, TableReady, TurnStarted
from defuse.busters.mission import Mission, Wires
from defuse.busters.view import Table, View
from defuse.busters.wires import word
from defuse.kernel import (
    UNKNOWN,
    Act,
    Among,
    Ask,
    Cannot,
    Chance,
    Event,
    Fact,
    Filled,
    Form,
    One,
    PileMade,
    Rule,
    RulesAdded,
    Shown,
    Steps,
)
from tests.proof.cards import (
    ALLOWED,
    CAPTAIN_CARD,
    LETTERS,
    WORDS,
    character_on,
    constraint_card,
    letter_on,
    role_card,
)


class SecretsDealt(Event, frozen=True):
    """Everybody got a character and a constraint card face down, by seat, and looked at them."""

    roles: tuple[int, ...]
    constraints: tuple[int, ...]

    def apply(self, public: Board) -> Board:
        for seat, cards in enumerate(zip(self.roles, self.constraints, strict=True)):
            public = public.showing(1 << cards[0] | 1 << cards[1], (seat,))
        return public


class Accused(Event, frozen=True):
    """A seat said who the weakest link is, and under which constraint."""

    by: int
    suspect: int
    letter: str
    right: bool


class LinkBroke(Event, frozen=True):
    """The weakest link could not act under its constraint."""

    by: int


class SecretsDiscarded(Event, frozen=True):
    """The constraint cards left the game, and nobody is bound any more."""


class Accuse(Act, frozen=True):
    """Say who the weakest link is, and under which constraint."""

    suspect: int
    letter: str


class WeakestLink(Rule, frozen=True, kw_only=True):
    """Whoever holds the captain's card has to respect a constraint card in secret; the others may find out."""

    id: str = "weakest-link"
    roles: tuple[int, ...] = ()
    constraints: tuple[int, ...] = ()
    bound: bool = True
    accused: bool = False
    """Whether there was an accusation in this turn."""

    rank: ClassVar[int] = 20
    verbs: ClassVar = (Accuse,)

    def changes(self, table: Table, event: CharactersTaken) -> CharactersTaken | None:
        """Nobody knows who is who."""
        hidden = ("",) * table.public.players
        return CharactersTaken(hidden) if not self.roles and event.characters != hidden else None

    def after(self, table: Table, event: PileMade | Accused | LinkBroke) -> Steps:
        match event:
            case PileMade() if event.name == "constraints":
                players = table.public.players
                roles = next(pile for pile in table.public.piles if pile.name == "roles").things
                yield SecretsDealt(roles, event.things[:players])
            case Accused() if event.right:
                yield Shown(self.roles)
                yield SecretsDiscarded()
                yield CharactersTaken(tuple([character_on(table.faces[role]) for role in self.roles]))
                yield CharactersSettled()
            case Accused():
                yield DialMoved(-1, "accusation", event.by)
            case LinkBroke():
                yield DialMoved(-2, "weakest link", event.by)
                yield SecretsDiscarded()
            case _:
                pass

    def on(self, event: SecretsDealt | SecretsDiscarded | Accused | TurnStarted) -> WeakestLink:
        match event:
            case SecretsDealt():
                return replace(self, roles=event.roles, constraints=event.constraints)
            case SecretsDiscarded():
                return replace(self, bound=False)
            case Accused():
                return replace(self, accused=True)
            case TurnStarted():
                return replace(self, accused=False) if self.accused else self

    def is_link(self, view: View, seat: int) -> bool:
        """Whether a seat is known to be the weakest link."""
        return bool(self.roles) and view.faces[self.roles[seat]] == CAPTAIN_CARD

    def bars_value(self, view: View, verb: type[Act], value: int) -> str | None:
        seat = view.seat
        if not self.bound or seat is None or not self.is_link(view, seat):
            return None
        letter = letter_on(view.faces[self.constraints[seat]])
        return None if value in ALLOWED[letter] else f"you may only cut {WORDS[letter]}, not {word(value)}"

    def cannot(self, table: Table, ask: Ask, seat: int) -> Steps | None:
        if not isinstance(ask, TurnAsk) or not self.bound or not self.is_link(table, seat):
            return None
        # K6: it is the card's fault only if something could be done without it.
        free = replace(table.public, ask=ask, rules=tuple([r for r in table.public.rules if r.id != self.id]))
        forms = View(free, table.look(seat).faces, seat).forms()
        could = any(not form.aside and form.verb is not Cannot for form in forms)
        return (LinkBroke(seat),) if could else None

    def offers(self, view: View) -> Iterable[Form]:
        seat = view.seat
        if seat is None or not view.acting or not self.bound or self.accused or self.is_link(view, seat):
            return
        others = tuple([other for other in range(view.public.players) if other != seat])
        yield Form(
            Accuse,
            seat,
            (One(name="suspect", kind="seat", items=others), One(name="letter", kind="constraint", items=LETTERS)),
            rule=self.id,
            aside=True,
            label="Name the weakest link",
        )

    def does(self, table: Table, act: Accuse) -> Steps:
        right = self.is_link(table, act.suspect) and letter_on(table.faces[self.constraints[act.suspect]]) == act.letter
        yield Accused(act.seat, act.suspect, act.letter, right)

    def facts(self, public: Board, event: Called | Accused | LinkBroke) -> Iterable[Fact]:
        """Whoever names a value is not the link under a card that forbids it: not both, so at most one of the two."""
        if not self.bound:
            return
        if isinstance(event, LinkBroke):
            yield Among((self.roles[event.by],), (CAPTAIN_CARD,), 1, 1)
            return
        if isinstance(event, Called):
            against = [letter for letter in LETTERS if not set(event.values) <= ALLOWED[letter]]
            yield self.not_both(event.by, against)
            return
        yield Among((self.roles[event.by],), (CAPTAIN_CARD,), 0, 0)
        if event.right:
            yield Among((self.roles[event.suspect],), (CAPTAIN_CARD,), 1, 1)
            yield Among((self.constraints[event.suspect],), (constraint_card(event.letter),), 1, 1)
        else:
            yield self.not_both(event.suspect, [event.letter])

    def not_both(self, seat: int, letters: list[str]) -> Fact:
        """A seat is not the link, or it is not under one of these constraints."""
        kinds = (CAPTAIN_CARD, *[constraint_card(letter) for letter in letters])
        return Among((self.roles[seat], self.constraints[seat]), kinds, 0, 1)

    def fills(self, table: Table, chance: Chance) -> Filled:
        """Every pair of a link and its constraint that fits the facts is as likely as every other."""
        if not self.roles:
            return Filled()
        pairs = [
            {role: CAPTAIN_CARD, card: constraint_card(letter)}
            for role, card in zip(self.roles, self.constraints, strict=True)
            for letter in LETTERS
        ]
        return Filled(chance.pick([pair for pair in pairs if self.fits(table, pair)]))

    def fits(self, table: Table, pair: dict[int, int]) -> bool:
        """Whether these two can be the cards of the link, as far as anything is known of the cards."""
        cards = {thing for pile in table.public.piles if pile.name in ("roles", "constraints") for thing in pile.things}
        faces = bytearray(table.faces)
        for thing, face in pair.items():
            elsewhere = any(faces[other] == face for other in cards if other != thing)
            if faces[thing] not in (UNKNOWN, face) or elsewhere:
                return False
            faces[thing] = face
        facts = [fact for fact in table.public.facts if isinstance(fact, Among) and cards.issuperset(fact.things)]
        return all(fact.holds(bytes(faces), int) for fact in facts)


class HiddenCharacters(Rule, frozen=True, kw_only=True):
    """Base characters and constraint cards are dealt face down; personal equipment comes with open characters."""

    id: str = "characters"

    rank: ClassVar[int] = 1

    def after(self, table: Table, event: TableReady | PileMade | CharactersSettled) -> Steps:
        first = len(table.faces)
        match event:
            case TableReady():
                kinds = tuple([role_card(str(1 + seat)) for seat in range(table.public.players)])
                yield PileMade("roles", tuple(range(first, first + len(kinds))), kinds)
            case PileMade() if event.name == "roles":
                kinds = tuple([constraint_card(letter) for letter in LETTERS])
                yield PileMade("constraints", tuple(range(first, first + len(kinds))), kinds)
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


MISSION = Mission(
    number=34,
    title="The Weakest Link",
    story="A chain of command is as strong as one of you, and nobody says who.",
    setup=(
        "Characters and constraint cards A to E are dealt face down; everybody looks at their own two cards.",
        "The holder of the captain's card is the weakest link.",
    ),
    goal=(
        "Only the weakest link has to respect its constraint. If it cannot, the dial moves two steps and all these "
        "cards leave the game.",
        "Before their action the others may name the link and its constraint, once a turn. Wrong: the dial moves one "
        "step. Right: constraints leave the game, and everybody has personal equipment.",
    ),
    wires=Wires(red=1),
    players=(3, 4, 5),
    rules=(HiddenCharacters(), WeakestLink()),
    replaces=("characters",),
)
