"""A turn that somebody wrote down, played by the rules.

Nobody writes the rules a second time here. A deal is drawn that agrees with everything on the table and with what the
line says; the game is imagined with it, the act is played, and the seat looks again. What the seat sees then must not
depend on which deal was drawn: where it does, the line has left something out, and is asked for it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from defuse.busters.acts import Cut
from defuse.busters.asks import OpeningAsk, TurnAsk
from defuse.busters.board import Board
from defuse.busters.events import Exploded
from defuse.busters.notation import NotationError
from defuse.busters.notation.places import Places
from defuse.busters.notation.slots import kinds_told
from defuse.busters.wires import BLUE_VALUES, print_of, seat_name, value_word
from defuse.busters.words import loss_words, narrate
from defuse.kernel import Act, Among, Event, Form, Game, Observation, Pass, Refused, Some, act_label, imagine, members
from defuse.logbook.claims import DOES, USES, Claim
from defuse.logbook.lacking import NoDeal, Unsaid
from defuse.logbook.lots import laid_as_told
from defuse.logbook.naming import words_behind
from defuse.logbook.outcome import agrees, untold
from defuse.logbook.said import Said, kinds_of_word
from defuse.logbook.telling import line_of, named_line
from defuse.odds import Contradiction, Odds
from defuse.words import Message, Seat, Text, say

ENOUGH = 12
"""So many games that agree with a line are compared."""
BATCH = 24
"""So many deals are drawn at a time."""
UNFIT = 300
"""After so many games that agree with a line, but not with the lines behind it, no better one is looked for."""
PATIENCE = 10
"""So many batches are drawn even if nothing in them is like the line."""
FEW = 3
"""So many games are played to see whether the contrary of a fact would have come out like the line, too."""
TRIES = 50
"""So many batches are drawn before a line is given up."""

Fits = Callable[[Observation], bool]
Reasons = dict[Text, int]
"""Why nothing came of a line, and how often: what was refused, and the codes that follow."""
UNTOLD = "untold"
"""A token was placed of which the line says nothing."""
OTHERWISE = "otherwise"
"""Something else came of it."""
EXPLODES = "logbook-explodes"
NOT_ASKED = "refused-not-asked"
TOKENS = (*map(str, BLUE_VALUES), "yellow", "nothing")
WITHOUT_REASON = "refused-not-now"
"""The refusal that tells nothing: then it helps to say what can be done."""


class After(NamedTuple):
    """What the seat sees after a line, and what happened in sentences."""

    seen: Observation
    story: tuple[Text, ...]
    tell: Callable[..., str] = str
    """The line that tells it; with `fully` all of it."""


class _Played(NamedTuple):
    """A game in which a line came true."""

    after: Game
    story: tuple[Text, ...]
    tell: Callable[..., str]

    def seen_by(self, seat: int | None) -> After:
        return After(self.after.observe(seat), self.story, self.tell)


def happened(seen: Observation, claim: Claim, fits: Fits) -> list[After]:
    """What the seat may see after the act that a line claims: all different views that were found, mostly one.

    `fits` says whether a view agrees with the lines that follow. Where none does, all views are returned.
    """
    reasons: Reasons = {}
    draws = [claim.facts] if not claim.unless_moved else [(*claim.facts, *claim.unless_moved), claim.facts]
    for number, facts in enumerate(draws, 1):
        try:
            odds = Odds(seen).given(*facts)
        except Contradiction:
            if number == len(draws):
                raise _no_deal(seen, claim) from None
            continue
        views = _views(seen, claim, odds, fits, reasons)
        if views:
            _check_all_is_said(seen, claim, odds, views[0].seen)
            return _different([*views, *_overlooked(seen, claim, odds, views[0])]) if len(views) == 1 else views
    raise _impossible(seen, claim, reasons)


def _views(seen: Observation, claim: Claim, odds: Odds, fits: Fits, reasons: Reasons) -> list[After]:
    """The different views that agree with a line, in games that are drawn."""
    found: list[After] = []
    others: list[After] = []
    for batch in range(TRIES):
        for number, deal in enumerate(odds.samples(BATCH, batch)):
            played = _played(imagine(seen, deal, f"{batch}.{number}"), claim, reasons)
            if played is not None:
                view = played.seen_by(seen.seat)
                (found if fits(view.seen) else others).append(view)
                if len(found) >= ENOUGH or len(others) >= UNFIT:
                    return _different(found or others)
        if not found and not others and _hopeless(reasons, batch):
            break
    return _different(found or others)


def _hopeless(reasons: Reasons, batch: int) -> bool:
    """Whether no other deal is likely to help: nothing was ever tried, or all was refused for the same reason."""
    return batch >= PATIENCE and not reasons.keys() & {OTHERWISE, UNTOLD} and len(reasons) < 2


def _overlooked(seen: Observation, claim: Claim, odds: Odds, view: After) -> list[After]:
    """Views that were too unlikely to be drawn: what everybody learnt would be otherwise, and the line says neither."""
    before = set(seen.public.facts)
    new = [fact for fact in view.seen.public.facts if fact not in before and isinstance(fact, Among)]
    found: list[After] = []
    for fact in new:
        for contrary in _contraries(fact):
            try:
                deals = odds.given(contrary).samples(FEW, 0)
            except Contradiction:
                continue
            for number, deal in enumerate(deals):
                played = _played(imagine(seen, deal, f"contrary.{number}"), claim, {})
                if played is not None:
                    found.append(played.seen_by(seen.seat))
    return found


def _contraries(fact: Among) -> list[Among]:
    """What is true if a fact is not."""
    fewer = [Among(fact.things, fact.kinds, 0, fact.least - 1)] if fact.least else []
    more = [Among(fact.things, fact.kinds, fact.most + 1)] if fact.most is not None else []
    return [*fewer, *(other for other in more if other.least <= len(fact.things))]


def _check_all_is_said(seen: Observation, claim: Claim, odds: Odds, view: Observation) -> None:
    """Raise an error if the seat sees a wire now, and the line does not say which it is."""
    board: Board = view.public
    viewer = board.players if view.seat is None else view.seat
    stands = {wire: (stand, slot) for stand, row in enumerate(board.stands) for slot, wire in enumerate(row)}
    told = {place: kinds_of_word(mark) for place, mark in claim.outcome.marks} | dict(claim.outcome.kinds)
    for wire in members(board.known[viewer] & ~seen.public.known[viewer]):
        if wire not in stands:
            continue
        can_be = set(odds.printed(wire))
        kinds = told.get(stands[wire])
        if kinds is not None:
            can_be &= set(kinds)
        if len(can_be) > 1:
            place = Places(board).name(wire)
            which = tuple([print_of(kind) for kind in sorted(can_be)[:3]])
            ways = tuple([f"{print_of(kind)} at {place}" for kind in sorted(can_be)])
            problem = say("logbook-say-which", place=place, wires=which, first=which[0])
            raise Unsaid.at(claim.said.end, problem, "words", ways)


def _played(game: Game, claim: Claim, reasons: Reasons) -> _Played | None:
    """The game after the act and the story of it, if it came out as the line says."""
    found = _came_out(game, claim, reasons)
    if found is None and (later := after_nobody(game)) is not None:
        found = _came_out(later, claim, reasons)
    return found


def after_nobody(game: Game) -> Game | None:
    """The game after a race that nobody wanted; None where there is no such race.

    What comes then may be told right away: who has let it go by is not seen (M45).
    """
    if game.ask is None or not game.ask.discreet:
        return None
    for seat in game.waiting():
        game = game.play(Pass(seat=seat))[0]
    return game


def _came_out(game: Game, claim: Claim, reasons: Reasons) -> _Played | None:
    for act in claim.acts(game):
        try:
            after, events = game.play(act)
        except Refused as refused:
            reasons[refused.message] = reasons.get(refused.message, 0) + 1
            continue
        after, events = laid_as_told(claim.outcome, *_answered(after, events, claim))
        boom = next((event for event in events if isinstance(event, Exploded)), None)
        if boom is not None:
            reasons[say(EXPLODES, why=loss_words(boom.why))] = 1
            continue
        story = tuple(narrate(game.public, events))
        if not agrees(claim.outcome, game, after, events, " ".join(map(str, story)).lower()):
            reasons[OTHERWISE] = reasons.get(OTHERWISE, 0) + 1
        elif untold(claim.outcome, events):
            reasons[UNTOLD] = reasons.get(UNTOLD, 0) + 1
        else:
            return _Played(after, story, partial(line_of, game, act, events, after, viewer=claim.viewer))
    return None


def _answered(game: Game, events: tuple[Event, ...], claim: Claim) -> tuple[Game, tuple[Event, ...]]:
    """The game after the questions that the line answers as well: which wire is cut, which one gets the token."""
    while not game.over and not isinstance(game.ask, TurnAsk | OpeningAsk | None) and game.ask.mode == "one":
        answers = [act for form in game.forms(game.ask.seats[0]) if (act := _answer(form, claim)) is not None]
        if len(answers) != 1:
            break
        game, more = game.play(answers[0])
        events += more
    return game, events


def _answer(form: Form, claim: Claim) -> Act | None:
    """The act of a form that the words of a line pick out, if they do."""
    if form.aside or not form.fields:
        return None
    filled: dict[str, Any] = {}
    for field in form.fields:
        named = {"wire": (claim.wires, claim.hints), "value": (claim.values,)}.get(field.kind, ())
        items = [item for group in field.groups for item in group] if isinstance(field, Some) else field.items
        fitting = [[item for item in dict.fromkeys(some) if item in items] for some in named]
        chosen = next((some for some in fitting if len(some) == 1), None)
        if chosen is None:
            return None
        filled[field.name] = tuple(chosen[:1]) if isinstance(field, Some) else chosen[0]
    act = form.verb(seat=form.seat, using=form.using, **filled)
    return act if form.has(act) else None


def _different(views: list[After]) -> list[After]:
    found: list[After] = []
    for view in views:
        if not any(same(view.seen, other.seen) for other in found):
            found.append(view)
    return found


def same(one: Observation, other: Observation) -> bool:
    """Whether a seat sees the same."""
    return bool(one.public == other.public and one.faces == other.faces)


# What is wrong with a line.


def _no_deal(seen: Observation, claim: Claim) -> NotationError:
    """Why no deal agrees with a line: the first thing that it says which cannot be."""
    board: Board = seen.public
    odds, places = Odds(seen), Places(board)
    for fact in claim.facts:
        try:
            odds.given(fact)
        except Contradiction:
            if isinstance(fact, Among):
                return NoDeal.at(claim.said.who, _cannot_be(odds, fact, places), (fact,))
    return NoDeal.at(claim.said.who, say("logbook-no-deal"), claim.facts)


def _cannot_be(odds: Odds, fact: Among, places: Places) -> Message:
    no = fact.most == 0
    kinds = kinds_told(fact.kinds)
    if len(fact.things) == 1:
        can = tuple([value_word(value) for value in sorted(odds.values(fact.things[0]))])
        id = "logbook-no-deal-is-not" if no else "logbook-no-deal-is"
        return say(id, place=places.name(fact.things[0]), can=can, kinds=kinds)
    owners = {places.name(wire)[0] for wire in fact.things}
    who = owners.pop() if len(owners) == 1 else places.names(fact.things)
    return say("logbook-no-deal-none" if no else "logbook-no-deal-one", who=who, kinds=kinds)


def _impossible(seen: Observation, claim: Claim, reasons: Reasons) -> NotationError:
    """Why nothing came of a line: it is somebody else's turn, a card is locked, the outcome is another one."""
    said = claim.said
    ask = seen.public.ask
    refused = {reason: count for reason, count in reasons.items() if reason not in (OTHERWISE, UNTOLD)}
    over = next((reason for reason in reasons if _is(reason, EXPLODES)), None)
    if over is not None and not reasons.keys() & {OTHERWISE, UNTOLD}:
        return said.error(over)
    if UNTOLD in reasons:
        return Unsaid.at(said.end, say("logbook-say-token"), "token", TOKENS)
    if ask is not None and not ask.waits_for(said.seat) and any(_is(reason, NOT_ASKED) for reason in refused):
        whose = tuple(map(Seat, ask.seats))
        return said.who.error(say("logbook-turn-of-another", seats=whose, seat=Seat(said.seat)))
    if refused and OTHERWISE not in reasons:
        why = max(refused, key=lambda reason: refused[reason])
        without_reason = _is(why, WITHOUT_REASON)
        return said.error(_or_else(why, seen, said.seat) if without_reason else say("logbook-cannot", why=why))
    if not reasons:
        return said.verb.error(_nothing_such(said, seen))
    return said.error(say("logbook-nothing-comes-of-it"))


def _is(reason: Text, id: str) -> bool:
    return isinstance(reason, Message) and reason.id == id


def _nothing_such(said: Said, seen: Observation) -> Text:
    labels = _labels(seen, said.seat)
    if said.verb.text.lower() in DOES and labels:
        return say("logbook-can-do", seat=Seat(said.seat), acts=labels)
    example = _in_full(said, seen)
    if example:
        return say("logbook-say-all", example=example)
    return _or_else(say("logbook-nothing-called-so", seat=Seat(said.seat)), seen, said.seat)


def _in_full(said: Said, seen: Observation) -> str:
    """How a line goes on that names what can be done, and not all that it is about; empty where it names nothing."""
    game = _imagined(seen)
    uses = said.verb.text.lower() in USES
    if game is None:
        return ""
    for form in game.forms(said.seat):
        if form.verb is not Cut and form.count() and words_behind(said, form, seen.public, uses=uses) is not None:
            return f"{seat_name(said.seat)} {named_line(game, form, form.nth(0))}"
    return ""


def _or_else(problem: Text, seen: Observation, seat: int) -> Text:
    """A complaint with what can be done instead."""
    ask = seen.public.ask
    if ask is None:
        return say("logbook-but-over", problem=problem)
    if seat not in ask.seats:
        return say("logbook-but-asked", problem=problem, seats=tuple(map(Seat, ask.seats)))
    labels = _labels(seen, seat)
    return say("logbook-but-there-is", problem=problem, acts=labels) if labels else problem


def _labels(seen: Observation, seat: int) -> tuple[Text, ...]:
    """What a seat can do now; nothing if it is not asked."""
    ask = seen.public.ask
    if ask is None or seat not in ask.seats:
        return ()
    game = _imagined(seen)
    forms = game.forms(seat) if game is not None else ()
    return tuple(dict.fromkeys([form.label or act_label(form.verb) for form in forms]))


def _imagined(seen: Observation) -> Game | None:
    """A game that it may be; None where nothing agrees with all that is known."""
    try:
        return imagine(seen, Odds(seen).sample(0), 0)
    except Contradiction:
        return None
