"""The hooks that Bomb Busters adds to those of the kernel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from defuse.kernel.hooks import Hooks

if TYPE_CHECKING:
    from defuse.busters.causes import TokenCause
    from defuse.busters.mission import Mission
    from defuse.busters.price import Price
    from defuse.busters.view import Table, View
    from defuse.busters.words.telling import Told
    from defuse.kernel import Act, Ask, Event, Rule
    from defuse.words import Text


class BustersHooks(Hooks, Protocol):
    """What Bomb Busters asks its rules."""

    def bars_value(self, view: View, verb: type[Act], value: int) -> Text | None:
        """Why the acting seat may not name a value."""

    def bars_wire(self, view: View, verb: type[Act], wire: int) -> Text | None:
        """Why the acting seat may not point at a wire of somebody else."""

    def bars_own(self, view: View, verb: type[Act], wire: int) -> Text | None:
        """Why the acting seat may not use a wire of its own."""

    def bars_card(self, view: View, verb: type[Act], card: str) -> Text | None:
        """Why the acting seat may not use an equipment card."""

    def next_seat(self, table: Table) -> int | None:
        """Whose turn is next."""

    def marks(self, view: View, wire: int, why: TokenCause) -> str | None:
        """What the token at a wire shows; "" for no token."""

    def gives_token(
        self, view: View, wire: int, by: int, why: TokenCause, called: tuple[int, ...]
    ) -> Event | Ask | None:
        """The step that tells of a wire instead of an ordinary token."""

    def showable(self, view: View, wire: int, why: TokenCause) -> Text | None:
        """Why a seat may not choose this wire for a token; "" if it may."""

    def shows_cut(self, view: View, why: TokenCause) -> bool:
        """Whether cut wires may be chosen for a token, too."""

    def needs(self) -> tuple[tuple[int, int], ...]:
        """What has to be cut before this card can be used: pairs of a value and a count."""

    def binds(self, seat: int | None) -> bool:
        """Whether a seat has to respect this constraint."""

    def ignores_cards(self, view: View, wire: int) -> bool:
        """Whether cards that are about no wire in particular do not help with this wire."""

    def secures(self, view: View, targets: tuple[int, ...]) -> bool:
        """Whether a call at these wires is secured in this turn; without wires, whether the turn is (E8)."""

    def prices(self, view: View, values: tuple[int, ...], targets: tuple[int, ...]) -> Price:
        """What this rule adds to the steps that a call of values at wires costs, or saves of them."""

    def steps_left(self, view: View) -> int:
        """How many steps are left before the bomb explodes."""

    def casual(self, mission: Mission) -> Rule | None:
        """The rule to play with in a game without a clock, or None for none."""

    def says(self, event: Event, told: Told) -> Text | None:
        """How an event is told: "" for not at all, None for as usual."""

    def fades(self, event: Event) -> bool:
        """Whether what an event shows is to be remembered: it is seen until the next action and no longer."""

    def hides_markers(self, view: View) -> bool:
        """Whether no markers and no validation tokens lie on the board."""
