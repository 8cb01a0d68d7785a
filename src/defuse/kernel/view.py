"""View and Table: the two ways in which a rule looks at a game.

A `View` is what one seat may see: the public state and the faces that seat knows. Everything that a seat is offered
or refused is worked out from its view, so that an offer or a refusal cannot tell more than the seat knows. A `Table`
is the truth while an act is being played; what hooks make of it shows in events, and events are public.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import inf
from typing import Any, ClassVar, Generic, TypeVar

from msgspec.structs import replace

from defuse.kernel.act import Act, Cannot, Clock, Pass, act_label
from defuse.kernel.applied import applied
from defuse.kernel.ask import Ask
from defuse.kernel.chance import Chance
from defuse.kernel.event import Answered, ClockTicked, Event
from defuse.kernel.form import Form
from defuse.kernel.public import Public, React, Resume, Secret, Step
from defuse.kernel.rule import Index, Rule, Steps, index_of
from defuse.kernel.things import veil
from defuse.words import Text, say

P = TypeVar("P", bound=Public)

OVER = say("refused-over")
NOT_NOW = say("refused-not-now")


class View(Generic[P]):
    """The game as one seat sees it."""

    __slots__ = ("_kept", "faces", "index", "locked_in", "public", "seat", "sought")

    public: P

    def __init__(
        self, public: P, faces: bytes, seat: int | None, index: Index | None = None, locked_in: Act | None = None
    ) -> None:
        self.public = public
        self.faces = faces
        self.seat = seat
        self.locked_in = locked_in
        """What this seat has locked in, or that it has let a race go by, where nobody else knows."""
        self.index = index or index_of(public.rules)
        self.sought: Act | None = None
        """The act that is being checked, if one is: what it does not choose need not be worked out then."""
        self._kept: tuple[P, dict[Any, Any]] | None = None

    @property
    def kept(self) -> dict[Any, Any]:
        """What has been worked out of this view before, for rules that need it again. Another state begins afresh."""
        kept = self._kept
        if kept is None or kept[0] is not self.public:
            kept = self._kept = (self.public, {})
        return kept[1]

    def rule(self, id: str) -> Any:
        """The rule of this id, or None if it is not in play."""
        at = self.index.places.get(id)
        return None if at is None else self.public.rules[at]

    def having(self, hook: str) -> Iterator[Any]:
        """The rules in play that define a hook, in the order in which they are heard."""
        rules = self.public.rules
        for at in self.index.hook(hook):
            yield rules[at]

    def first(self, hook: str, *args: Any) -> Any:
        """The answer of the highest rule that has one: a mission is asked before the base game."""
        places = self.index.falling(hook)
        if places:
            rules = self.public.rules
            for at in places:
                answer = getattr(rules[at], hook)(self, *args)
                if answer is not None:
                    return answer
        return None

    def bar(self, kind: str, verb: type[Act], item: Any) -> Text | None:
        """Why an item may not be chosen for an act: the first reason that a rule has, or None."""
        hook = "bars_" + kind
        places = self.index.hook(hook)
        if places:
            rules = self.public.rules
            for at in places:
                reason: Text | None = getattr(rules[at], hook)(self, verb, item)
                if reason is not None:
                    return reason
        return None

    def waits(self, ask: Ask) -> bool:
        """Whether this seat may answer a question now."""
        return self.seat is not None and ask.waits_for(self.seat) and not self.has_let_go(ask)

    def has_let_go(self, ask: Ask) -> bool:
        """Whether this seat has let a race go by without anybody else knowing."""
        return ask.discreet and isinstance(self.locked_in, Pass)

    def forms(self) -> tuple[Form, ...]:
        """What this seat may do now: the forms that have at least one act."""
        seat = self.seat
        ask = self.public.ask
        if ask is None or seat is None:
            return ()
        waits = self.waits(ask)
        forms = [form for form in self._candidates(ask, None) if form.possible()]
        if waits:
            if ask.mode == "first":
                forms.append(Form(Pass, seat, rule=ask.rule, label=act_label(Pass)))
            elif all(form.aside for form in forms):
                forms.append(Form(Cannot, seat, rule=ask.rule, label=act_label(Cannot)))
        return tuple(forms)

    def host_forms(self) -> Iterator[Form]:
        """What the host may append beside the clock: what happened at the table, not in the game."""
        for rule in self.having("hosts"):
            for form in rule.hosts(self):
                yield _declared(form, rule)

    def form_of(self, act: Act) -> Form | Text:
        """The form that has this act, or why it may not be done, in words."""
        public = self.public
        ask = public.ask
        if public.outcome is not None or ask is None:
            return OVER
        verb = type(act)
        if isinstance(act, Clock):
            number = isinstance(act.seconds, int | float)
            if self.seat is not None or act.using or not number or not public.clock <= act.seconds < inf:
                return say("refused-clock")
            return Form(Clock, act.seat, rule="")
        if self.seat is None:
            form = next((form for form in self.host_forms() if form.fits(act)), None)
            return say("refused-no-seat") if form is None else form.what_is_wrong(act) or form
        reason: Text | None = None
        self.sought = act
        for form in self._candidates(ask, verb):
            if form.fits(act):
                wrong = form.what_is_wrong(act)
                if wrong is None:
                    self.sought = None
                    return form
                reason = reason or wrong
        self.sought = None
        if reason is not None:
            return reason
        for card in act.using:
            if self.rule(card) is None:
                return say("refused-no-card", card=card)
        reason = self.first("refuses", act)
        if reason is not None:
            return reason
        if not self.waits(ask):
            return say("refused-not-asked")
        if verb is Cannot or verb is Pass:
            wrong = say("refused-no-pass" if verb is Pass else "refused-can-act")
            return next((form for form in self.forms() if form.has(act)), wrong)
        return NOT_NOW

    def _candidates(self, ask: Ask, verb: type[Act] | None) -> Iterator[Form]:
        """The forms that come into question for this seat, all or those of one verb; some may turn out empty."""
        if self.waits(ask):
            asking = self.rule(ask.rule)
            if asking is not None and (verb is None or verb in asking.verbs) and hasattr(asking, "choices"):
                for form in asking.choices(self, ask):
                    if verb is None or form.verb is verb:
                        yield _declared(form, asking)
        if ask.open:
            rules = self.public.rules
            for at in self.index.hook("offers"):
                rule = rules[at]
                if verb is None or verb in rule.verbs:
                    for form in rule.offers(self):
                        if verb is None or form.verb is verb:
                            form.offered = True
                            yield _declared(form, rule)

    def widened(self, form: Form) -> list[Form]:
        """The form, and all forms with more reach that cards make of it, alone and together."""
        forms = [form]
        sought = self.sought
        if sought is not None and not sought.using:
            return forms
        rules = self.public.rules
        for at in self.index.hook("widens"):
            rule = rules[at]
            if sought is not None and rule.id not in sought.using:
                continue
            for known in forms[:]:
                wider = rule.widens(self, known)
                if wider is not None:
                    forms.append(wider)
        return forms

    def panels(self) -> tuple[Any, ...]:
        """What the rules have to show to this seat."""
        return tuple([panel for rule in self.having("panel") for panel in _several(rule.panel(self))])


class Table(View[P]):
    """The truth, while an act is being played. Hooks read it, roll on it, and return steps."""

    __slots__ = ("_hidden", "_rolls", "_secret", "events", "sealed", "stack")

    view_class: ClassVar[type[View[Any]]] = View

    def __init__(self, public: P, secret: Secret, index: Index | None = None) -> None:
        super().__init__(public, secret.faces, None, index)
        self._secret = secret
        self._hidden: Chance | None = None
        self._rolls: Chance | None = None
        self.sealed = secret.sealed
        self.events: list[Event] = []
        self.stack: list[Step] = list(public.stack)

    # What hooks may call.

    def roll(self, count: int) -> int:
        """A public random number below `count`: what comes of it has to be told in an event."""
        if self._rolls is None:
            self._rolls = Chance(self._secret.seed, self._secret.drawn)
        return self._rolls.below(count)

    @property
    def hidden(self) -> Chance:
        """Chance that nobody sees: only for `stir`."""
        if self._hidden is None:
            self._hidden = Chance(self._secret.hidden_seed, self._secret.hidden_drawn)
        return self._hidden

    def seal(self, act: Act) -> None:
        """Keep an act in secret for its seat, in place of what it had there."""
        self.sealed = (*(kept for kept in self.sealed if kept.seat != act.seat), act)

    def unseal(self, seat: int) -> Any:
        """Take back the act that was kept for a seat."""
        for act in self.sealed:
            if act.seat == seat:
                self.sealed = tuple([kept for kept in self.sealed if kept is not act])
                return act
        raise LookupError(f"nothing is sealed for seat {seat}")

    def look(self, seat: int) -> Any:
        """The view that a seat has now."""
        faces = veil(self.faces, self.public.known[seat])
        return self.view_class(self.public, faces, seat, self.index, sealed_by(self.sealed, seat))

    # How the kernel plays.

    def accept(self, act: Act, form: Form) -> None:
        """Take an act that the form allows, and put what follows from it on the stack."""
        ask = self.public.ask
        assert ask is not None
        self._close(ask)
        if isinstance(act, Clock):
            self.stack.append(Resume(ask, False))
            self.stack.append(ClockTicked(act.seconds))
        elif form.aside:
            self.stack.append(self._forgotten(ask))
            self._push(self.rule(form.rule).does(self, act))
        elif ask.mode == "all":
            self._lock_in(ask, act)
        elif isinstance(act, Pass):
            self._pass(ask, act)
        elif isinstance(act, Cannot):
            self._push(self.first("cannot", ask, act.seat) or ())
        elif form.offered:
            self._push(self.rule(form.rule).does(self, act))
        else:
            self._taken(ask)  # who has let it go by before stays a secret
            self._push(self.rule(ask.rule).answered(self, ask, (act,)))

    def run(self) -> None:
        """Take steps from the stack until a question is open or the game is over."""
        stack = self.stack
        while stack and self.public.outcome is None:
            step = stack.pop()
            kind = type(step)
            if isinstance(step, Event):
                self._happen(step)
            elif kind is React:
                rule = self.rule(step.rule)  # type: ignore[union-attr]
                if rule is not None:
                    self._push(rule.after(self, step.event))  # type: ignore[union-attr]
            elif kind is Resume:
                if self._resume(step):  # type: ignore[arg-type]
                    return
            else:
                self._open(step)  # type: ignore[arg-type]
                return
        if self.public.outcome is None:
            raise RuntimeError("the game neither asks nor ends: some rule dropped the thread")
        self.stack.clear()

    def settle(self) -> tuple[P, Secret]:
        """The state now that all steps are taken."""
        stack = tuple(self.stack)
        if stack != self.public.stack:
            self.public = replace(self.public, stack=stack)
        old = self._secret
        drawn = old.drawn if self._rolls is None else self._rolls.drawn
        hidden = old.hidden_drawn if self._hidden is None else self._hidden.drawn
        return self.public, Secret(self.faces, old.seed, drawn, old.hidden_seed, hidden, self.sealed)

    def _push(self, steps: Steps) -> None:
        wanted = [step for step in steps if step is not None]
        if wanted:
            if len(wanted) > 1:
                wanted.reverse()
            self.stack += wanted

    def _happen(self, event: Event) -> None:
        hooks = self.index.event(type(event))
        rules = self.public.rules
        if hooks.prevents:
            for at in hooks.prevents:
                if rules[at].prevents(self, event):
                    return
        if hooks.changes:
            others = [other for at in hooks.changes if (other := rules[at].changes(self, event)) is not None]
            if len(others) > 1:
                raise RuntimeError(f"two rules change one event, in no order: {event} to {others}")
            if others:
                event = others[0]
                hooks = self.index.event(type(event))
                if any(rules[at].prevents(self, event) for at in hooks.prevents):
                    return
        if event.stirs:
            event.stir(self)
        self.public, index = applied(self.public, event, self.index)
        if index is not self.index:
            self.index = index
            hooks = index.event(type(event))
        self.events.append(event)
        if hooks.after:
            rules = self.public.rules
            # The first reaction sees the state as it is now; the others wait for their turn.
            after = hooks.after
            if len(after) > 1:
                self.stack.extend([React(rules[at].id, event) for at in after[:0:-1]])
            self._push(rules[after[0]].after(self, event))

    def _open(self, ask: Ask) -> None:
        asked = self.public.asked + 1
        for at, step in enumerate(self.stack):
            if type(step) is Resume and not step.afresh:
                self.stack[at] = self._forgotten(step.ask)
        # The run ends here, so what waits is final: one copy of the state instead of two.
        opened = replace(ask, number=asked, answered=())
        self.public = replace(self.public, ask=opened, asked=asked, stack=tuple(self.stack))

    def _close(self, ask: Ask) -> None:
        self.public = replace(self.public, ask=None)

    def _resume(self, step: Resume) -> bool:
        """Put an interrupted question again; False if it has closed meanwhile."""
        if not step.afresh and any(type(event) not in (ClockTicked, Answered) for event in self.events):
            step = self._forgotten(step.ask)  # more than time has passed
        ask = step.ask
        rule = self.rule(ask.rule)
        if rule is None:
            return False
        if ask.until is not None and self.public.clock >= ask.until:
            self._push(rule.answered(self, ask, self._taken(ask)))
            return False
        if not step.afresh:
            self.public = replace(self.public, ask=ask)
            return True
        again: Ask | None = rule.asks_again(self, ask) if hasattr(rule, "asks_again") else ask
        if again is None:
            return False
        self._open(again)
        return True

    def _forgotten(self, ask: Ask) -> Resume:
        """The step that will put a question afresh: the answers that it had are taken back."""
        self._taken(ask)
        return Resume(replace(ask, answered=()), True)

    def _lock_in(self, ask: Ask, act: Act) -> None:
        self.seal(act)
        if act.seat in ask.answered:  # a change of mind is nobody's business
            self.stack.append(Resume(ask, False))
            return
        ask = replace(ask, answered=tuple(sorted((*ask.answered, act.seat))))
        if len(ask.answered) == len(ask.seats):
            self._push((Answered(act.seat), *self.rule(ask.rule).answered(self, ask, self._taken(ask))))
        else:
            self.stack.append(Resume(ask, False))
            self.stack.append(Answered(act.seat))

    def _taken(self, ask: Ask) -> tuple[Act, ...]:
        """The sealed answers to a question, by seat; they are sealed no longer. Sealed passes are just forgotten."""
        if ask.discreet:
            self.sealed = tuple([kept for kept in self.sealed if not isinstance(kept, Pass)])
        if ask.mode != "all":
            return ()
        return tuple([self.unseal(seat) for seat in ask.answered])

    def _pass(self, ask: Ask, act: Act) -> None:
        if ask.discreet:
            self._pass_in_secret(ask, act)
            return
        ask = replace(ask, answered=tuple(sorted((*ask.answered, act.seat))))
        if len(ask.answered) == len(ask.seats):
            self._push((Answered(act.seat), *self.rule(ask.rule).answered(self, ask, ())))
        else:
            self.stack.append(Resume(ask, False))
            self.stack.append(Answered(act.seat))

    def _pass_in_secret(self, ask: Ask, act: Act) -> None:
        """Nothing happens that anybody could see, unless this was the last one."""
        self.seal(act)
        if set(ask.seats) <= {kept.seat for kept in self.sealed if isinstance(kept, Pass)}:
            self._push(self.rule(ask.rule).answered(self, ask, self._taken(ask)))
        else:
            self.stack.append(Resume(ask, False))


def sealed_by(sealed: tuple[Act, ...], seat: int | None) -> Act | None:
    """What a seat has locked in."""
    return next((act for act in sealed if act.seat == seat), None) if sealed else None


def _declared(form: Form, rule: Rule) -> Form:
    """The form, if its rule says that it has this verb: acts are checked by the rules that do."""
    if form.verb not in rule.verbs:
        raise TypeError(f"{type(rule).__name__}: {form.verb.__name__} is not among its verbs")
    return form


def _several(panel: Any) -> Iterable[Any]:
    return panel if isinstance(panel, tuple) else (panel,)
