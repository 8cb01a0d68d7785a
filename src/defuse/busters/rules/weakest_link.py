"""The weakest link: one seat has to respect a constraint in secret, and the others may find out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Self

from msgspec.structs import replace

from defuse.busters.asks import TurnAsk
from defuse.busters.board import Board
from defuse.busters.causes import DialCause
from defuse.busters.constraints import CONSTRAINTS, constraint_on
from defuse.busters.events import Called, CharactersSettled, CharactersTaken, DialMoved, TurnStarted
from defuse.busters.numbers import CHARACTER
from defuse.busters.rule import Rank, Rule
from defuse.busters.rules.constraints import forbidden
from defuse.busters.view import Table, View
from defuse.busters.wires import value_word
from defuse.busters.words.telling import Told, tell
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
    Shown,
    Steps,
)
from defuse.kernel.panel import Card, Cards, Panel
from defuse.words import Message, Seat, say

LETTERS = "ABCDE"
ROLES = "roles"
CONSTRAINTS_PILE = "constraints"
LINK = CHARACTER + 1
"""The captain's card: whoever holds it is the weakest link."""

NO_CUT = say("weakest-link-no-cut")
NOT_YOU = say("weakest-link-not-you")
NOBODY_BOUND = say("weakest-link-nobody-bound")
ON_YOUR_TURN = say("weakest-link-on-your-turn")
ONCE = say("weakest-link-once")
YOURSELF = say("weakest-link-yourself")
TITLE = say("weakest-link-who")
FACE_DOWN = say("weakest-link-face-down")


class SecretsDealt(Event, frozen=True):
    """Everybody got a character and a constraint card face down, by seat."""

    roles: tuple[int, ...]
    constraints: tuple[int, ...]


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

    rank: ClassVar[Rank] = Rank.MISSION
    verbs: ClassVar[tuple[type[Act], ...]] = (Accuse, Cannot)

    def changes(self, table: Table, event: CharactersTaken) -> CharactersTaken | None:
        """Nobody knows who is who."""
        hidden = ("",) * table.public.players
        return CharactersTaken(hidden) if not self.roles and event.characters != hidden else None

    def after(self, table: Table, event: PileMade | SecretsDealt | Accused | LinkBroke) -> Steps:
        match event:
            case PileMade(name=name) if name == CONSTRAINTS_PILE:
                roles = next(pile for pile in table.public.piles if pile.name == ROLES).things
                yield SecretsDealt(roles, event.things[: table.public.players])
            case SecretsDealt():
                for seat, cards in enumerate(zip(event.roles, event.constraints, strict=True)):
                    yield Shown(cards, (seat,))
            case Accused() if event.right:
                yield Shown(self.roles)
                yield SecretsDiscarded()
                yield CharactersTaken(tuple([str(table.faces[role] - CHARACTER) for role in self.roles]))
                yield CharactersSettled()
            case Accused():
                yield DialMoved(-1, DialCause.ACCUSATION, event.by)
            case LinkBroke():
                yield DialMoved(-2, DialCause.WEAKEST_LINK, event.by)
                yield SecretsDiscarded()
            case _:
                pass

    def on(self, event: SecretsDealt | SecretsDiscarded | Accused | TurnStarted) -> Self:
        match event:
            case SecretsDealt():
                return replace(self, roles=event.roles, constraints=event.constraints)
            case SecretsDiscarded():
                return replace(self, bound=False)
            case Accused():
                return replace(self, accused=True)
            case TurnStarted():
                return replace(self, accused=False) if self.accused else self

    def _is_link(self, view: View, seat: int) -> bool:
        """Whether a seat is known to be the weakest link."""
        return bool(self.roles) and view.faces[self.roles[seat]] == LINK

    def bars_value(self, view: View, verb: type[Act], value: int) -> Message | None:
        seat = view.seat
        if not self.bound or seat is None or not self._is_link(view, seat):
            return None
        card = constraint_on(view.faces[self.constraints[seat]])
        if card.allows(value):
            return None
        return say("weakest-link-forbids", letter=card.letter, value=value_word(value))

    def _is_stuck(self, view: View) -> bool:
        """Whether the acting seat is the link and cannot apply its card (K6)."""
        linked = view.seat is not None and self.bound and self._is_link(view, view.seat)
        return linked and forbidden(view, self.id, ())

    def cannot(self, table: Table, ask: Ask, seat: int) -> Steps | None:
        view = View(replace(table.public, ask=ask), table.look(seat).faces, seat)
        return (LinkBroke(seat),) if isinstance(ask, TurnAsk) and self._is_stuck(view) else None

    def offers(self, view: View) -> Iterable[Form]:
        seat = view.seat
        if seat is None or not view.acting or not self.bound:
            return
        if self._is_stuck(view):
            yield Form(Cannot, seat, rule=self.id, label=NO_CUT)
        if self.accused or self._is_link(view, seat):
            return
        others = tuple([other for other in range(view.public.players) if other != seat])
        yield Form(
            Accuse,
            seat,
            (
                One(name="suspect", kind="seat", items=others, barred={seat: NOT_YOU}),
                One(name="letter", kind="constraint", items=tuple(LETTERS)),
            ),
            rule=self.id,
            aside=True,
        )

    def refuses(self, view: View, act: Act) -> Message | None:
        if not isinstance(act, Accuse):
            return None
        if not self.bound:
            return NOBODY_BOUND
        if not view.acting:
            return ON_YOUR_TURN
        return ONCE if self.accused else YOURSELF

    def does(self, table: Table, act: Accuse) -> Steps:
        letter = constraint_on(table.faces[self.constraints[act.suspect]]).letter
        right = self._is_link(table, act.suspect) and letter == act.letter
        yield Accused(act.seat, act.suspect, act.letter, right)

    def facts(self, public: Board, event: Called | Accused | LinkBroke) -> Iterable[Fact]:
        """Whoever names a value is not the link under a card that forbids it: not both, so at most one of the two."""
        if not self.bound:
            return
        if isinstance(event, LinkBroke):
            yield Among((self.roles[event.by],), (LINK,), 1, 1)
            return
        if isinstance(event, Called):
            against = [letter for letter in LETTERS if not CONSTRAINTS[letter].values.issuperset(event.values)]
            yield self._not_both(event.by, against)
            return
        yield Among((self.roles[event.by],), (LINK,), 0, 0)
        if event.right:
            yield Among((self.roles[event.suspect],), (LINK,), 1, 1)
            yield Among((self.constraints[event.suspect],), (CONSTRAINTS[event.letter].kind,), 1, 1)
        else:
            yield self._not_both(event.suspect, [event.letter])

    def _not_both(self, seat: int, letters: list[str]) -> Fact:
        """A seat is not the link, or it is not under one of these constraints."""
        kinds = (LINK, *[CONSTRAINTS[letter].kind for letter in letters])
        return Among((self.roles[seat], self.constraints[seat]), kinds, 0, 1)

    def fills(self, table: Table, chance: Chance) -> Filled:
        """Every pair of a link and its constraint that fits the facts is as likely as every other."""
        if not self.roles:
            return Filled()
        pairs = [
            {role: LINK, card: CONSTRAINTS[letter].kind}
            for role, card in zip(self.roles, self.constraints, strict=True)
            for letter in LETTERS
        ]
        return Filled(chance.pick([pair for pair in pairs if self._fits(table, pair)]))

    def _fits(self, table: Table, pair: dict[int, int]) -> bool:
        """Whether these two can be the cards of the link, as far as anything is known of the cards."""
        piles = [pile for pile in table.public.piles if pile.name in (ROLES, CONSTRAINTS_PILE)]
        cards = {thing for pile in piles for thing in pile.things}
        faces = bytearray(table.faces)
        for thing, face in pair.items():
            elsewhere = any(faces[other] == face for other in cards if other != thing)
            if faces[thing] not in (UNKNOWN, face) or elsewhere:
                return False
            faces[thing] = face
        facts = [fact for fact in table.public.facts if isinstance(fact, Among) and cards.issuperset(fact.things)]
        return all(fact.holds(bytes(faces), int) for fact in facts)

    def panel(self, view: View) -> Panel | tuple[()]:
        if not self.bound:
            return ()
        cards = [self._card(view, seat) for seat in range(len(self.roles))]
        return Cards(rule=self.id, title=TITLE, cards=tuple(cards))

    def _card(self, view: View, seat: int) -> Card:
        """The two cards of a seat as one, as far as the viewer knows them."""
        face = view.faces[self.constraints[seat]]
        if face == UNKNOWN:
            return Card(title=FACE_DOWN, state="hidden", seat=seat)
        known = constraint_on(face)
        text = say("weakest-link-card", text=known.text, bound=self._is_link(view, seat))
        return Card(title=known.title, text=text, label=known.letter, seat=seat, kind="constraint")


@tell.register
def _(event: SecretsDealt, told: Told) -> Message:
    return say("told-secrets-dealt")


@tell.register
def _(event: Accused, told: Told) -> Message:
    by, suspect = Seat(event.by), Seat(event.suspect)
    return say("told-accused", seat=by, suspect=suspect, letter=event.letter, right=event.right)


@tell.register
def _(event: LinkBroke, told: Told) -> Message:
    return say("told-link-broke", seat=Seat(event.by))


@tell.register
def _(event: SecretsDiscarded, told: Told) -> Message:
    return say("told-secrets-discarded")
