"""A language that nobody speaks: the English texts in letters with marks. Plain letters are no texts of ours."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

from defuse.words import SOURCE, add_folder
from defuse.words.catalogue import _KNOWN, FOLDERS, languages
from defuse.words.speaker import Language

PSEUDO = "xa"
"""Its code."""
_LETTERS = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "áƀćđéƒǵĥíĵķĺḿńóṕɋŕśţúṽŵẋýźÁɃĆĐÉƑǴĤÍĴĶĹḾŃÓṔɊŔŚŢÚṼŴẊÝŹ",
)

PEOPLE = ("Ἄννα", "Βάσω", "Γιάν", "Δάφν", "Εύαα")
"""Names without a plain letter, so that none of them hides a word that nobody translated."""

_LEFT = re.compile(r"[A-Za-z]+")
_ALLOWED = re.compile(r"(?<=\w)'s\b|\b[A-L]+\b")
"""The genitive is a function of the words, not of a catalogue; letters stand on constraint cards."""
_QUOTED = re.compile(r"'[\w-]+'|^[a-z]+: |\b(?:busters|academy)\b")
"""What refusals of what no form offers cite as it came: ids of cards, names of fields, of games."""


def marked(text: str) -> str:
    """The same text, with a mark at each letter.

    >>> marked("cut B1.3")
    'ćúţ Ƀ1.3'
    """
    return text.translate(_LETTERS)


def untranslated(text: str) -> list[str]:
    """The words in a text of this language that came from no catalogue.

    >>> untranslated("ćúţ yellow ŵíŕéś of Ἄννα's, or B")
    ['yellow', 'of', 'or']
    """
    return _LEFT.findall(_ALLOWED.sub("", text))


def without_codes(text: str) -> str:
    """A refusal without the codes that it cites."""
    return _QUOTED.sub("", text)


class _Marks(visitor.Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        return ast.TextElement(marked(node.value))

    def visit_Placeable(self, node: ast.Placeable) -> ast.BaseNode:  # noqa: N802
        if isinstance(node.expression, ast.StringLiteral):
            return ast.Placeable(ast.StringLiteral(marked(node.expression.value)))
        found: ast.BaseNode = self.generic_visit(node)
        return found


def write(folder: Path) -> None:
    """Write the catalogue of the language into a folder of it."""
    (folder / PSEUDO).mkdir(parents=True)
    files = [file for known in FOLDERS for file in sorted((known / SOURCE).glob("*.ftl"))]
    for number, file in enumerate(files):
        resource = FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8"))
        text = FluentSerializer().serialize(_Marks().visit(resource))
        (folder / PSEUDO / f"{number}-{file.name}").write_text(text, encoding="utf-8")


@contextmanager
def spoken_in(folder: Path) -> Iterator[str]:
    """While this is open, there is the language; its catalogue is written into an empty folder, unless it is there."""
    if PSEUDO in languages():
        yield PSEUDO  # another test has it open, for longer than this one
        return
    write(folder)
    add_folder(folder)
    try:
        yield PSEUDO
    finally:
        FOLDERS.remove(folder)
        languages.cache_clear()
        _KNOWN.pop(PSEUDO, None)
        Language._known.pop(PSEUDO, None)
