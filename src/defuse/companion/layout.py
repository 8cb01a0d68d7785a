"""All that the companion tells of a mission, for a number of players, in one language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from defuse.busters import catalogue
from defuse.busters.wires import COPIES
from defuse.companion.clock import clock_of
from defuse.companion.faces import Faces
from defuse.companion.keeping import Keeping
from defuse.companion.lots import Drawing
from defuse.companion.pieces import ColourLaid, Layout
from defuse.companion.sample import Sample, sample
from defuse.companion.stands import robots_wires, seats_of, tokens_of
from defuse.words import Speaker

COLOURS: tuple[Literal["red", "yellow"], ...] = ("red", "yellow")


def layout_of(mission: int, players: int, speaker: Speaker) -> Layout:
    """What to lay out. Raises ValueError, in words, where there is no such mission or it is not for so many."""
    found = sample(mission, players)
    card, text, faces = found.mission, speaker.text, Faces(speaker)
    lots = Drawing(found, speaker).lots()
    return Layout(
        mission=mission,
        players=players,
        title=text(card.title),
        story=text(card.story),
        setup=tuple([text(each) for each in card.setup]),
        goal=tuple([text(each) for each in card.goal]),
        questions=tuple([(text(asked), text(answer)) for asked, answer in card.questions]),
        possible=card.players,
        seats=seats_of(found, speaker),
        blue=card.wires_for(players).blue,
        copies=COPIES,
        colours=tuple(_colours(found, faces)),
        robot=robots_wires(found),
        tokens=tokens_of(found, speaker),
        equipment=next((lot.shown for lot in lots if lot.id == "equipment"), 0),
        face_down=card.face_down,
        banned=faces.equipment([each for each in card.banned if each in catalogue.cards()]),
        lots=lots,
        kept=Keeping(found, lots, speaker).kept(),
        clock=clock_of(found, speaker),
    )


def _colours(found: Sample, faces: Faces) -> Iterator[ColourLaid]:
    wires = found.mission.wires_for(found.board.players)
    for colour in COLOURS:
        draw = wires.draw(colour)
        if draw.drawn:
            whole = draw.drawn == len(draw.values)
            printed = [face.id for face in faces.specials(colour, draw.values)] if whole else []
            yield ColourLaid(
                colour=colour, count=draw.count, drawn=draw.drawn, fixed=tuple(printed), aside=not draw.count
            )
