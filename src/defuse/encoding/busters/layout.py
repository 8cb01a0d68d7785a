"""The layout of observations of Bomb Busters: the same for all missions and player counts.

Seats, stands and wires are counted as in the numbers of acts: one's own first, then clockwise. The last two sections
are for missions with rules of their own; in missions 1 to 8 they are empty, apart from what lies face down.
"""

from __future__ import annotations

from defuse.encoding.busters.numbers import BLOCKS, CARDS, MARKS, POSITIONS, SEATS, STANDS
from defuse.encoding.events import ROWS
from defuse.encoding.layout import Layout

ASKS = (
    *("turn-ask", "opening-ask", "owner-picks", "give-back", "hooked-to", "character-ask", "absence-ask", "arrow-ask"),
    *("bounce-ask", "bow-ask", "combine-ask", "designate-ask", "draft-ask", "facing-ask", "false-token-ask"),
    *("first-step", "flip-ask", "gift-ask", "hand-on-ask", "juggler-ask", "lacks-ask", "lay-ask", "magician-ask"),
    *("nano-gives", "number-ask", "race-ask", "rotate-ask", "token-ask", "transfer-ask", "turn-number-ask"),
    *("volunteer-ask", "walk-ask", "yellows-ask"),
)
"""The questions by their tags, in the order of their codes, from 1. New ones go to the end."""
EVENTS = (
    *("called", "wires-cut", "cut-missed", "detected", "dial-moved", "token-placed", "token-placed-beside"),
    *("value-announced", "labelled", "radar-answered", "card-used", "cards-readied", "unlocked", "validated"),
    *("wires-moved", "reds-revealed", "spared", "token-owed", "turn-skipped", "turn-jumped", "exploded", "won"),
    *("named-together", "together-missed", "rest-held", "red-called", "odd-claimed", "tripwire-called"),
    *("tripwire-missed", "token-given", "token-taken", "token-drawn", "number-handed-on", "number-flipped"),
    *("number-called", "took-on", "had-not", "number-turned", "number-taken", "oxygen-moved", "cut-paid", "accused"),
    *("numbers-used", "holding-told", "yellows-counted", "turn-taken", "nano-moved", "nano-walked", "nano-turned"),
    *("places-swapped", "wires-taken", "wires-uncut", "red-leaked", "constraint-swapped", "constraints-rotated"),
    *("constraint-turned", "arrow-placed", "line-shortened", "prize-won", "challenge-met", "figure-moved"),
)
"""The events that are told, by their tags, in the order of their codes, from 1. New ones go to the end."""
FACES = 34
"""1–12: blue; 13–23: yellow 1.1–11.1; 24–34: red 1.5–11.5."""
THINGS = 32
MISSION = 224
MISSIONS = 66

LAYOUT = Layout(
    (
        "table",
        1,
        (
            ("mission", "code", MISSIONS, "the mission"),
            ("players", "count", SEATS, "how many play"),
            ("seat", "code", SEATS, "one's own seat, 1 for seat A"),
            ("dial", "count", 12, "steps that are left"),
            ("ask", "code", len(ASKS) + 8, "the open question, by the list of questions"),
            ("round", "count", 15, "rounds that have ended, at most 15"),
            ("skipped", "count", 7, "turns in a row that were skipped"),
            ("reds", "count", 11, "red wires in the game"),
            ("yellows", "count", 11, "yellow wires in the game"),
            ("minutes", "count", 15, "minutes of play that have passed, where there is a clock"),
            ("flags", "bits", 3, "bit 0: opening tokens lie; 1: an any-time card is offered; 2: an act is begun"),
        ),
        "what there is once",
    ),
    (
        "seat",
        SEATS,
        (
            (
                "flags",
                "bits",
                7,
                "0: plays; 1: captain; 2: whose turn; 3: asked; 4: has answered; 5: has wires; 6: next",
            ),
            ("character", "code", 9, "the character card: 1–5, then E1–E4"),
            ("wires", "count", 28, "uncut wires"),
            ("holds_low", "bits", 8, "bit v-1: has shown to hold a wire of value v (1–8), which is uncut"),
            ("holds_high", "bits", 6, "the same for 9–12, yellow, red"),
        ),
        "the seats, clockwise from one's own",
    ),
    (
        "stand",
        STANDS,
        (
            ("owner", "code", SEATS + 1, "1: oneself; then clockwise; 6: nobody"),
            ("wires", "count", 14, "uncut wires"),
            ("beside_1", "code", len(MARKS), "what the first token beside it shows"),
            ("beside_2", "code", len(MARKS), "the second"),
            ("beside_3", "code", len(MARKS), "the third"),
        ),
        "the stands, one's own first",
    ),
    (
        "value",
        14,
        (
            ("total", "count", 11, "wires in the game"),
            ("cut", "count", 11, "wires that are cut or revealed"),
            (
                "flags",
                "bits",
                3,
                "bit 0: validated; 1: acts as red; 2: the question allows cuts of some values, this too",
            ),
        ),
        "the values 1–12, yellow, red",
    ),
    (
        "drawn",
        11,
        (("flags", "bits", 2, "bit 0: the yellow wire n.1 was drawn; 1: the red wire n.5"),),
        "the yellow and red wires that lie on the board as a reminder, n from 1",
    ),
    (
        "card",
        BLOCKS["card"].size + BLOCKS["personal"].size,
        (
            ("state", "code", 3, "1: locked; 2: can be used; 3: used"),
            ("cover", "code", 14, "the value that has to be cut as well, where a mission covers cards"),
        ),
        f"equipment as in the numbers of acts: {len(CARDS)} cards, then personal equipment from row 26",
    ),
    (
        "wire",
        POSITIONS,
        (
            ("state", "code", 6, "1: uncut; 2: cut or revealed; 3, 4: the same for X wires; 5, 6: for flipped ones"),
            ("face", "code", FACES, "as far as one has seen it: 1–12 blue; 13–23 yellow 1.1–11.1; 24–34 red 1.5–11.5"),
            ("token", "code", len(MARKS), "what its token shows"),
            ("label", "code", 4, "1, 2: equal to the next wire, or not; 3, 4: to a wire that has moved"),
            ("not_low", "bits", 8, "bit v-1: everybody knows that it is not of value v (1–8)"),
            ("not_high", "bits", 6, "the same for 9–12, yellow, red"),
            ("flags", "bits", 2, "bit 0: the open question is about it; 1: chosen in the act that one is filling in"),
        ),
        "the wires by position: stand × 16 + place",
    ),
    (
        "given",
        8,
        (
            ("block", "code", len(BLOCKS.all()), "the block of the number, from 1"),
            ("place", "raw", 255, "its place in the block"),
        ),
        "the numbers of the act that one is filling in",
    ),
    (
        "event",
        ROWS,
        (
            ("kind", "code", len(EVENTS) + 16, "what happened, by the list of events"),
            ("seat", "code", SEATS, "1: oneself; then clockwise"),
            ("value_1", "code", 15, "a value, or for a move of the dial 8 + its steps"),
            ("value_2", "code", 15, "another value"),
            ("wire_1", "raw", 255, "a wire by position, from 1"),
            ("wire_2", "raw", 255, "another wire"),
            ("wire_3", "raw", 255, "a third"),
            (
                "detail",
                "raw",
                255,
                "1–32: a card by its row; 40 + a mark; 80 + a seat; 90 + a stand; 100 + bits of answers",
            ),
        ),
        "what has happened since one was last asked, the oldest first; at most the last 16",
    ),
    (
        "thing",
        THINGS,
        (("face", "raw", 255, "the number of its face, as far as one has seen it"),),
        "what else can lie face down: cards of the piles beside the wires, in their order",
    ),
    (
        "mission",
        MISSION,
        (("byte", "raw", 255, "see docs/env.md: the rules of the mission in order, each with its fields in order"),),
        "what the rules of the mission remember",
    ),
)
