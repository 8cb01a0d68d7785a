"""The logbook: a table that is written down once, and then one short line for every turn.

`read` takes a table in notation with event lines behind its stands, and gives back what the seat sees now:

>>> book = read('''
... mission 1 · captain A · dial 4 · turn A · view A
... away 1x4 2x4 3x4
... A1 | 4 5 6
... B1 | ? ? ?
... C1 | ? ? ?
... D1 | ? ? ?
... A cuts 5 with C1.2
... B calls 6 at D1.2: 5
... ''')
>>> print(book.text(), end="")
mission 1 · captain A · dial 3 · view A · turn C · turns 3
away 1x4 2x4 3x4
A1 | 4 (5) 6
B1 | ? ? ?
C1 | ? (5) ?
D1 | ? ?!5 ?
B has 6

`docs/calculator.md` tells what can be written.
"""

from defuse.logbook.blank import blank
from defuse.logbook.book import Logbook, Turn, after_line, read, tells_of_turns, text_of

__all__ = ["Logbook", "Turn", "after_line", "blank", "read", "tells_of_turns", "text_of"]
