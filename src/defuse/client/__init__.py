"""A seat at a table for a program: join by a link, see, wait, answer. docs/programs.md has a program of 20 lines.

It speaks the protocol of docs/protocol.md and knows no rules. All of it works with the base install.
"""

from defuse.client.coming import join, new_table, resume, watch
from defuse.client.errors import Closed, NoLink, Problem, Refused, TableError
from defuse.client.filling import NotAChoice, any_choice, choice_by_number, is_choice, items_of
from defuse.client.requests import Link, catalogue, read_link
from defuse.client.table import TableSeat
from defuse.client.words import option_words, table_words
from defuse.server.wire.options import Options

__all__ = [
    "Closed",
    "Link",
    "NoLink",
    "NotAChoice",
    "Options",
    "Problem",
    "Refused",
    "TableError",
    "TableSeat",
    "any_choice",
    "catalogue",
    "choice_by_number",
    "is_choice",
    "items_of",
    "join",
    "new_table",
    "option_words",
    "read_link",
    "resume",
    "table_words",
    "watch",
]
