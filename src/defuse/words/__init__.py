"""Words: everything people read is a message, an id with arguments; speakers put it into a language.

`docs/languages.md` says how to write texts and how to add a language.
"""

from defuse.words.catalogue import SOURCE, Catalogue, add_folder, best_language, catalogue, languages
from defuse.words.kept import kept, unkept
from defuse.words.message import Argument, Message, Said, Seat, Stand, Text, Told, Wire, reason_of, say
from defuse.words.speaker import ENGLISH, LETTERS, Speaker, Unspoken
from defuse.words.utf8 import in_utf8

__all__ = [
    "ENGLISH",
    "LETTERS",
    "SOURCE",
    "Argument",
    "Catalogue",
    "Message",
    "Said",
    "Seat",
    "Speaker",
    "Stand",
    "Text",
    "Told",
    "Unspoken",
    "Wire",
    "add_folder",
    "best_language",
    "catalogue",
    "in_utf8",
    "kept",
    "languages",
    "reason_of",
    "say",
    "unkept",
]
