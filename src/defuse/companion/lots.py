"""What is drawn by lot in a set-up, read off what happened in one that was played."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import singledispatch

from msgspec.structs import replace

from defuse.busters import catalogue
from defuse.busters.card import Equipment
from defuse.busters.characters import CHARACTERS, NEW
from defuse.busters.constraints import LETTERS
from defuse.busters.events import CharactersTaken, EquipmentLaid, SpecialsDrawn
from defuse.busters.rules import nano_line, sequence
from defuse.busters.rules.all_at_once import NumberSet
from defuse.busters.rules.apart import SeparateDeal
from defuse.busters.rules.bunker_events import CardsLaid
from defuse.busters.rules.bunker_map import PLACES
from defuse.busters.rules.challenges import CALLED_SHOT, SHOT_NUMBERS, ChallengesLaid
from defuse.busters.rules.constraints import ConstraintsLaid
from defuse.busters.rules.covers import EquipmentCovered
from defuse.busters.rules.dark import Dark
from defuse.busters.rules.deadly_number import NumberTurnedRed
from defuse.busters.rules.dealer import in_pile
from defuse.busters.rules.gifts import TokenDraft
from defuse.busters.rules.hand_me_downs import NumbersDealtOut
from defuse.busters.rules.number_deck import NumberTurned
from defuse.busters.rules.number_row import NumbersLaid
from defuse.busters.rules.number_turns import NumberTurns
from defuse.busters.rules.own_constraints import NO_SEAT, OPEN, SPARE, RingLaid
from defuse.busters.rules.prize_deck import EquipmentPrize
from defuse.busters.rules.random_tokens import RandomOpening, TokenDrawn
from defuse.busters.rules.roles import Role
from defuse.busters.rules.shared_constraint import ConstraintsPaired
from defuse.busters.rules.speed import Race
from defuse.busters.wires import BLUE_VALUES, RED, YELLOW
from defuse.companion.faces import Faces
from defuse.companion.pieces import CardFace, FaceKind, Lot
from defuse.companion.sample import Sample
from defuse.companion.stands import seat_name
from defuse.kernel import Event
from defuse.words import Speaker, say

DISINTEGRATOR = "10-10"
FALSE_BOTTOM = "Y"


class Drawing:
    """Finds the lots of a set-up."""

    def __init__(self, found: Sample, speaker: Speaker) -> None:
        self.found = found
        self.speaker = speaker
        self.faces = Faces(speaker)
        self.players = found.board.players

    def lots(self) -> tuple[Lot, ...]:
        """All lots, in the order in which they are drawn."""
        drawn = [lot for event in self.found.events for lot in lots_after(event, self)]
        once = {lot.id: lot for lot in reversed([*drawn, *self._in_play()])}
        return tuple(reversed(once.values()))

    def lot(
        self,
        id: str,
        pool: tuple[CardFace, ...],
        shown: int,
        *,
        most: int = 0,
        event: Event | None = None,
        words: dict[str, int] | None = None,
        **more: object,
    ) -> Lot:
        """A lot with its words; `event` says when it is drawn."""
        text = self.speaker.text
        filled = {"count": shown or most, **(words or {})}
        when = "opened" if event is not None and self.found.after_opening(event) else "setup"
        return Lot(
            id=id,
            title=text(say(f"companion-lot-{id}")),
            text=text(say(f"companion-lot-{id}.text", **filled)),
            kind=pool[0].kind,
            pool=pool,
            shown=shown,
            most=max(shown, most),
            **{"when": when, "places": (), "seats": (), **more},  # type: ignore[arg-type]
        )

    def seats(self, seats: Iterable[int]) -> tuple[str, ...]:
        """What seats are called."""
        return tuple([self.speaker.text(seat_name(seat, self.players)) for seat in seats])

    def equipment_pool(self) -> tuple[CardFace, ...]:
        """The cards that may be laid out in this mission (E1)."""
        mission = self.found.mission
        with_yellow = bool(mission.wires_for(self.players).draw("yellow").count)
        return self.faces.equipment([card for card in catalogue.cards() if in_pile(card, mission, with_yellow)])

    def equipment(self) -> Lot:
        """The equipment on the board; with False Bottom in the pile two more may come."""
        pool = self.equipment_pool()
        more = 2 * any(card.id == FALSE_BOTTOM for card in pool)
        deadly = "deadly" if self.found.first(NumberTurnedRed) else ""
        return self.lot("equipment", pool, self.players, most=self.players + more, without=deadly)

    def _in_play(self) -> Iterator[Lot]:
        """What is drawn only when play asks for it."""
        found, faces = self.found, self.faces
        if found.mission.face_down:
            yield self.equipment()
        if found.rule(NumberTurns) is not None:
            yield self.lot("turned", faces.numbers(), 0, most=len(BLUE_VALUES), when="play")
        if found.rule(Race) is not None:
            yield self.lot("race", faces.numbers(), 0, most=len(BLUE_VALUES), when="play")
        prize = found.rule(EquipmentPrize)
        if prize is not None:
            yield self.lot("prize", self.equipment_pool(), 0, most=prize.left, when="play")
        if found.rule(TokenDraft) is not None:
            yield self.lot("draft", faces.tokens(with_yellow=True), 0, most=self.players, when="play")
        if found.first(RingLaid) is not None:
            yield self.lot("spare", faces.constraints(SPARE), 0, most=len(SPARE), when="play")
        if found.mission.equipment and any(card.id == DISINTEGRATOR for card in self.equipment_pool()):
            yield self.lot("disintegrator", faces.numbers(), 0, most=1, when="play")


@singledispatch
def lots_after(event: Event, drawing: Drawing) -> Iterable[Lot]:
    """What was drawn when this happened."""
    return ()


@lots_after.register
def _(event: SpecialsDrawn, drawing: Drawing) -> Iterator[Lot]:
    wires = drawing.found.mission.wires_for(drawing.players)
    colours: tuple[FaceKind, ...] = ("red", "yellow")
    for colour in colours:
        draw = wires.draw(colour)  # type: ignore[arg-type]
        if draw.drawn and draw.drawn < len(draw.values):
            pool = drawing.faces.specials(colour, draw.values)
            words = {"count": draw.count, "drawn": draw.drawn, "out": draw.drawn - draw.count}
            lot = drawing.lot(colour, pool, draw.drawn, order="sorted", marks=True, words=words)
            if drawing.found.rule(Dark) is not None:  # M50: nobody is reminded of them
                lot = replace(lot, marks=False, text=drawing.speaker.text(say("companion-unmarked")))
            apart = drawing.found.rule(SeparateDeal)
            if apart is not None and apart.value == (RED if colour == "red" else YELLOW):  # M13, M41, M48
                lot = replace(lot, text=drawing.speaker.text(say("companion-apart")))
            yield lot


@lots_after.register
def _(event: EquipmentLaid, drawing: Drawing) -> Iterator[Lot]:
    yield drawing.equipment()


@lots_after.register
def _(event: EquipmentCovered, drawing: Drawing) -> Iterator[Lot]:
    # Cards that come later are covered, too.
    most = drawing.equipment().most
    laid = drawing.found.board.rule(event.cards[0])
    needs = laid.cover[0][1] if isinstance(laid, Equipment) else 0
    yield drawing.lot("covers", drawing.faces.numbers(needs), len(event.numbers), most=most, event=event)


@lots_after.register
def _(event: CharactersTaken, drawing: Drawing) -> Iterator[Lot]:
    found, players = drawing.found, drawing.players
    role = found.rule(Role)
    base = [name for name in CHARACTERS if name not in NEW][:players]
    if role is not None and role.by_lot:
        seats = tuple(range(players))
        pool = drawing.faces.characters(base)
        yield drawing.lot("roles", pool, players, places=drawing.seats(seats), seats=seats)
    elif found.mission.characters == "choice":
        others = tuple(range(1, players))
        new = [name for name in NEW if not (name == "E4" and CHARACTERS[name].card in found.mission.banned)]
        pool = drawing.faces.characters([*base[1:], *new])
        places = drawing.seats(others)
        yield drawing.lot("characters", pool, len(others), places=places, seats=others, chosen=True)


@lots_after.register
def _(event: NumberTurnedRed, drawing: Drawing) -> Iterator[Lot]:
    yield drawing.lot("deadly", drawing.faces.numbers(), 1, event=event)


@lots_after.register
def _(event: sequence.LineLaid, drawing: Drawing) -> Iterator[Lot]:
    yield drawing.lot("line", drawing.faces.numbers(), len(event.numbers), event=event)


@lots_after.register
def _(event: nano_line.LineLaid, drawing: Drawing) -> Iterator[Lot]:
    yield drawing.lot("nano-line", drawing.faces.numbers(), len(event.line), event=event)


@lots_after.register
def _(event: NumberSet, drawing: Drawing) -> Iterator[Lot]:
    yield drawing.lot("number", drawing.faces.numbers(), 1, event=event)


@lots_after.register
def _(event: NumberTurned, drawing: Drawing) -> Iterator[Lot]:
    yield drawing.lot("deck", drawing.faces.numbers(), 1, most=len(BLUE_VALUES), event=event)


@lots_after.register
def _(event: NumbersLaid, drawing: Drawing) -> Iterator[Lot]:
    yield drawing.lot("row", drawing.faces.numbers(), len(event.numbers), event=event)


@lots_after.register
def _(event: NumbersDealtOut, drawing: Drawing) -> Iterator[Lot]:
    # One card at a time, from the captain clockwise.
    seats = tuple([place % drawing.players for place in range(sum(map(len, event.hands)))])
    places = drawing.seats(seats)
    yield drawing.lot("hands", drawing.faces.numbers(), len(seats), places=places, seats=seats, event=event)


@lots_after.register
def _(event: TokenDrawn, drawing: Drawing) -> Iterator[Lot]:
    found = drawing.found
    drew = tuple([each.seat for each in found.every(TokenDrawn)])
    opening = found.rule(RandomOpening)
    pool = drawing.faces.tokens(with_yellow=opening is not None and opening.yellow)
    yield drawing.lot("tokens", pool, len(drew), places=drawing.seats(drew), seats=drew)


@lots_after.register
def _(event: ConstraintsLaid, drawing: Drawing) -> Iterator[Lot]:
    if event.why == "setup":
        pool = drawing.faces.constraints(LETTERS)
        yield drawing.lot("constraints", pool, len(event.cards), most=len(pool), event=event)
    elif event.why == "chosen":
        seats = tuple(range(drawing.players))
        pool = drawing.faces.constraints(OPEN)
        yield drawing.lot("own", pool, len(seats), places=drawing.seats(seats), seats=seats, chosen=True)


@lots_after.register
def _(event: ConstraintsPaired, drawing: Drawing) -> Iterator[Lot]:
    places = tuple([str(number) for number in BLUE_VALUES])
    yield drawing.lot("paired", drawing.faces.constraints(LETTERS), len(event.letters), places=places, event=event)


@lots_after.register
def _(event: RingLaid, drawing: Drawing) -> Iterator[Lot]:
    extra = drawing.speaker.text(say("companion-ring-extra"))
    owners = [seat for _, seat in event.ring]
    names = tuple([extra if seat == NO_SEAT else drawing.seats((seat,))[0] for seat in owners])
    yield drawing.lot("ring", drawing.faces.constraints(OPEN), len(owners), places=names, event=event)


@lots_after.register
def _(event: ChallengesLaid, drawing: Drawing) -> Iterator[Lot]:
    yield drawing.lot("challenges", drawing.faces.challenges(), len(event.cards), order="sorted", event=event)
    shot = ("challenges", str(CALLED_SHOT))
    yield drawing.lot("shot", drawing.faces.numbers(), SHOT_NUMBERS, needs=shot, event=event)


@lots_after.register
def _(event: CardsLaid, drawing: Drawing) -> Iterator[Lot]:
    places = tuple([drawing.speaker.text(place) for place in PLACES])
    yield drawing.lot("bunker", drawing.faces.constraints(sorted(event.cards)), len(places), places=places, event=event)
