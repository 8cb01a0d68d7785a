"""What the lessons claim: the answers that their words lead to. The lessons themselves have no answers."""

from __future__ import annotations

MEANT: dict[tuple[str, int], tuple[tuple[str, ...], str]] = {
    ("sorted", 1): (("C1.4",), "5"),
    ("sorted", 2): (("B1.5",), "6"),
    ("sorted", 3): (("D1.3",), "4"),
    ("counting", 1): ((), "1"),
    ("counting", 2): (("C1.1",), "1"),
    ("counting", 3): (("D1.1",), "1"),
    ("token", 1): (("C1.6",), "6"),
    ("token", 2): (("C1.2",), "1"),
    ("token", 3): (("D1.3",), "4"),
    ("miss", 1): (("B1.2",), "2"),
    ("miss", 2): (("C1.4",), "5"),
    ("colours", 1): (("B1.7",), "yellow"),
    ("colours", 2): (("D1.7",), ""),
    ("colours", 3): (("B1.5",), "5"),
    ("detector", 1): (("D1.1", "D1.2"), "2"),
    ("detector", 2): (("D1.2", "D1.3"), "4"),
    ("solo", 1): ((), "3"),
    ("solo", 2): ((), "4"),
    ("opening", 1): (("A1.5",), ""),
    ("opening", 2): (("A1.2",), ""),
    ("habits", 1): (("C1.2",), "2"),
    ("habits", 2): (("B1.1",), "1"),
}
"""By lesson and step: the places, and the value."""

AT_TABLES: dict[str, tuple[tuple[str, ...], str]] = {
    "sorted": (("C1.1",), "1"),
    "counting": (("D1.4",), "5"),
    "token": (("B1.4",), "5"),
    "miss": (("D1.6",), "5"),
    "colours": (("B1.5",), "yellow"),
    "detector": (("B1.3", "B1.5"), "5"),
    "solo": (("A1.4", "A1.6"), "5"),
    "opening": (("A1.4",), ""),
    "habits": (("D1.2",), "2"),
}
"""The same for the table at the end of each lesson."""

GONE: dict[tuple[str, int], tuple[int, ...]] = {
    ("sorted", 3): (3,),
    ("counting", 2): (2,),
    ("counting", 4): (4,),
    ("colours", 3): (4,),
    ("colours", 4): (3, 4, 5),
}
"""Where the words say that all wires of a number are cut."""
