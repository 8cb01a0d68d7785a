"""The routes of the calculator, for the list in `routes`."""

from __future__ import annotations

from defuse.server.transport import calculator_requests as does
from defuse.server.transport.openapi import Operation
from defuse.server.wire.calculator import MOST_TEXT, AskWhy, BlankSeen, Calculate, Calculated, NewCalculation
from defuse.server.wire.reviews import ProofSeen

MOST_BYTES = 12 * MOST_TEXT + 1_000
"""A character may take so many bytes in JSON."""

CALCULATOR_OPERATIONS = (
    Operation(
        "/api/calculator",
        does.calculate,
        "The odds of a table in notation, and all that is to be shown of it.",
        {200: Calculated},
        (409, 503),
        Calculate,
        most=MOST_BYTES,
    ),
    Operation(
        "/api/calculator/new",
        does.new_calculation,
        "A blank table, with all that can be filled in.",
        {200: BlankSeen},
        (409, 503),
        NewCalculation,
    ),
    Operation(
        "/api/calculator/why",
        does.ask_why,
        "Why a wire of a table in notation is what it is.",
        {200: ProofSeen},
        (409, 503),
        AskWhy,
        most=MOST_BYTES,
    ),
)
