"""The layout of observations of Bomb Squad Academy: the same for all player counts. Seats clockwise from one's own."""

from __future__ import annotations

from defuse.academy.board import ACTIONS
from defuse.academy.components import WIRES
from defuse.encoding.academy.numbers import BLOCKS, SEATS
from defuse.encoding.events import ROWS
from defuse.encoding.layout import Layout

ASKS = ("choose-ask", "window-ask", "protect-ask", "peek-ask", "tool-ask", "drawn-ask")
"""The questions by their tags, in the order of their codes, from 1. New ones go to the end."""
TIMINGS = ("revealed", "protected", "before", "cut", "triggered")
EVENTS = (
    *("actions-revealed", "tool-taken", "tool-used", "action-changed", "card-replaced", "wait-taken"),
    *("wire-protected", "orders-given", "cut-began", "cards-drawn", "card-flipped", "cards-returned", "tile-flipped"),
    *("cut-made", "cut-ended", "points-scored", "points-lost", "bomb-triggered", "covered", "bomb-ended", "peeked"),
    *("plate-moved", "wait-discarded", "bomb-began", "round-began", "round-ended", "game-ended"),
)
"""The events that are told, by their tags, in the order of their codes, from 1. New ones go to the end."""
DECK = 12
TILES = 6
PLATES = 4

LAYOUT = Layout(
    (
        "table",
        1,
        (
            ("players", "count", SEATS, "how many play"),
            ("seat", "code", SEATS, "one's own seat, 1 for seat A"),
            ("bomb", "count", 3, "which bomb it is"),
            ("round", "count", 15, "the round of this bomb"),
            ("ask", "code", len(ASKS) + 4, "the open question, by the list of questions"),
            ("timing", "code", len(TIMINGS), "which window for tools it is"),
            ("cut", "code", len(WIRES), "the wire that is being cut"),
            (
                "flags",
                "bits",
                4,
                "bit 0: the bomb is triggered; 1: all wires are resolved; 2: a tool is offered; 3: an act is begun",
            ),
            ("chosen", "code", len(ACTIONS), "the action card that one has chosen in secret"),
        ),
        "what there is once",
    ),
    (
        "seat",
        SEATS,
        (
            ("flags", "bits", 5, "0: plays; 1: asked; 2: has answered; 3: took points for Wait; 4: cuts the wire"),
            ("score", "raw", 255, "points, and 100"),
            ("hand", "bits", 6, "the action cards in hand, in the order of the numbers"),
            ("played", "bits", 6, "those that lie in front of the seat"),
            ("action", "code", len(ACTIONS), "what it does in this round, once that is revealed"),
        ),
        "the seats, clockwise from one's own",
    ),
    (
        "tool",
        BLOCKS["tool"].size,
        (
            ("where", "code", 2 + SEATS, "1: on display; 2: with oneself; then clockwise; 7: out of the game"),
            ("flags", "bits", 1, "bit 0: used"),
        ),
        "the tools, in the order of the numbers",
    ),
    (
        "wire",
        len(WIRES),
        (
            ("flags", "bits", 3, "bit 0: in the game; 1: protected; 2: scored in this round"),
            ("track", "count", 20, "spaces of the track"),
            ("trigger", "count", 30, "where the trigger stands"),
            ("tiles", "count", 9, "tiles behind the track"),
            ("flipped", "count", 9, "tiles that are face up"),
            ("deck", "count", 20, "cards that lie face down"),
            ("chain", "count", 20, "cards that are exposed"),
            ("bonus", "count", 15, "what the plates add"),
            *[
                (f"exposed_{at}", "code", 15, "the value of an exposed card and 1, the newest first")
                for at in range(1, DECK + 1)
            ],
            *[
                (f"next_{at}", "code", 15, "the value of an upcoming card and 1, if one has seen it")
                for at in range(1, 4)
            ],
            *[
                (f"tile_{at}", "code", 2, "1: OK; 2: boom; as far as one has seen it, the nearest first")
                for at in range(1, TILES + 1)
            ],
        ),
        "green, blue, red, yellow",
    ),
    (
        "plate",
        PLATES,
        (
            ("bonus", "count", 15, "what it adds"),
            ("wire", "code", len(WIRES), "the wire that it is at"),
            ("way", "code", 2, "1: moves left; 2: moves right"),
        ),
        "the pressure plates",
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
            ("kind", "code", len(EVENTS) + 5, "what happened, by the list of events"),
            ("seat", "code", SEATS, "1: oneself; then clockwise"),
            ("wire", "code", len(WIRES), "the wire"),
            ("action", "code", len(ACTIONS), "the action card"),
            ("tool", "code", BLOCKS["tool"].size, "the tool"),
            ("number", "raw", 255, "a value or points, and 100"),
            ("seats", "bits", SEATS, "several seats, bit 0 for oneself"),
            ("flag", "bits", 1, "bit 0: boom, or scored"),
        ),
        "what has happened since one was last asked, the oldest first; at most the last 16",
    ),
    (
        "revealed",
        SEATS,
        (("card", "code", len(ACTIONS), "the action card that was revealed last"),),
        "the cards of the last reveal since one was asked, clockwise from one's own",
    ),
)
