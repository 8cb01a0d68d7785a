"""A rule that is not quite right in C is found: one small mistake at a time, in a copy of the headers."""

from __future__ import annotations

import shutil
from ctypes import CDLL
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

from tests.batch.agreement import ENGINE, Differs, agree, compiler, library

pytestmark = [pytest.mark.slow, pytest.mark.skipif(compiler() is None, reason="there is no C compiler")]

MISTAKES = {
    "a miss is free": ("play.h", "return move_dial(g, -1, by);\n}", "return 1;\n}", (1, 8)),
    "a rewinder does nothing": ("play.h", "move_dial(g, 1, by); break;", "break;", (3, 8)),
    "a solo cut may be of three": ("options.h", "held ^ 0x2222222222222222ull", "held ^ 0x3333333333333333ull", (1, 8)),
    "a detector names yellow wires": (
        "options.h",
        "some_named(g, seat, hand, reach == 1,",
        "some_named(g, seat, hand, 1,",
        (2, 6),
    ),
    "cards are usable late": ("play.h", "kind <= K_BOTTOM ? 2 : 4", "kind <= K_BOTTOM ? 3 : 4", (3, 8)),
    "a third token of a number": (
        "table.h",
        "& 15) < 2) return -1;",
        "& 15) < 3) return -1;",
        (1, 8),
    ),
    "a stabilizer lasts for ever": ("play.h", "    g->armed = 0;\n", "", (3, 8)),
    "who has no wires has a turn": (
        "play.h",
        "k < g->players && !has_wires(g, seat)",
        "k < 0 && !has_wires(g, seat)",
        (1, 8),
    ),
    "a round never ends": ("play.h", "to_captain <= to_next", "to_captain < 0", (1,)),
    "a moved wire goes left of equal ones": ("play.h", "kind_here <= kind_there", "kind_here < kind_there", (8,)),
    "who gives a wire away forgets it": (
        "play.h",
        "    FAR(g)->seen[g->owner[here]] |=",
        "    FAR(g)->seen[g->owner[here]] &=",
        (8,),
    ),
    "wires beside a moved one keep their numbers": ("play.h", " + ((to <= bit) & (bit < from))", "", (8,)),
    "nobody is asked for any-time cards": ("play.h", "    if (g->asides) {", "    if (0) {", (3,)),
    "a call says nothing of the hand": ("table.h", "    one_of(g, hand, value_1);\n", "", (1,)),
    "an answered seat hears old news": (
        "play.h",
        "    g->heard[g->seat] = g->happened;\n    g->form",
        "    g->form",
        (1,),
    ),
    "own faces are hidden": ("row_alone.h", "row[7 * place + 1] = face[place];", "row[7 * place + 1] = 0;", (1,)),
    "a red is shown to all": (
        "play.h",
        "FAR(g)->wire[7 * place + 1] = g->face[place];",
        "FAR(g)->wire[7 * place + 1] = 24;",
        (3,),
    ),
    "a line is cut in any order": ("options.h", "found &= ~(1u << first_of_line(g));", "found = 0;", (9,)),
    "even is odd": ("table.h", "value & 1 ? M_ODD : M_EVEN", "value & 1 ? M_EVEN : M_ODD", (21,)),
    "an X wire is like any other": ("deal.h", "g->loose |= 1ull << (g->first[stand + 1] - 1);", "", (20,)),
    "the rookie may miss": ("play.h", "g->rules & R_ROLE_DEADLY && by == g->role", "0", (14,)),
}
"""What is wrong: the file, what stands there once, what stands there instead, and the missions in which it shows."""
SEEDS = 60


def cases() -> list[ParameterSet]:
    """All mistakes; the ordinary run plants every fourth."""
    return [
        pytest.param(name, id=name.replace(" ", "-"), marks=() if at % 4 == 0 else (pytest.mark.soak,))
        for at, name in enumerate(MISTAKES)
    ]


@pytest.mark.parametrize("name", MISTAKES)
def test_each_mistake_can_be_planted(name: str) -> None:
    """Most are planted in the long run only; when their lines change, it shows here."""
    file, before, _, _ = MISTAKES[name]
    assert (ENGINE / file).read_text(encoding="utf-8").count(before) == 1, before


@pytest.mark.parametrize("name", cases())
def test_a_mistake_is_found(name: str, tmp_path: Path) -> None:
    file, before, after, missions = MISTAKES[name]
    engine = tmp_path / "engine"
    shutil.copytree(ENGINE, engine)
    text = (engine / file).read_text(encoding="utf-8")
    assert text.count(before) == 1, f"{file}: has to occur just once: {before}"
    (engine / file).write_text(text.replace(before, after), encoding="utf-8")
    lib = library("-O0", "-Wno-error", "-w", engine=engine)
    with pytest.raises(Differs):
        play(lib, missions)


def play(lib: CDLL, missions: tuple[int, ...]) -> None:
    """Play games of some missions beside the engine."""
    for seed in range(SEEDS):
        for mission in missions:
            for players in (4, 2, 3, 5):
                agree(mission, players, 2000 + seed, lib)
