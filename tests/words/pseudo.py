"""A pseudo-language: English with look-alikes for all letters. What still has plain letters came from no catalogue.

Only what a translator writes is changed: no placeholders, no ids, no names of variants and forms.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

from defuse.words import SOURCE, add_folder
from defuse.words.catalogue import _KNOWN, FOLDERS, languages
from defuse.words.speaker import Language

NAME = "qq"
"""The code of the pseudo-language; no language has it."""

PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
LIKE = "ȧƀƈđḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇĐḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ"
_LOOK_ALIKE = str.maketrans(PLAIN, LIKE)

PEOPLE = ("Ἄννα", "Βάσω", "Γιάν", "Δάφν", "Εύαα")
"""Names without a plain letter, so that none of them hides a word that nobody translated."""

LEFT = re.compile(r"[A-Za-z]+")
_ALLOWED = re.compile(r"(?<=\w)'s\b|\b[A-L]+\b")
"""The genitive is a function of the words, not of a catalogue; letters stand on constraint cards."""
_QUOTED = re.compile(r"'[\w-]+'|^[a-z]+: |\b(?:busters|academy)\b")
"""What refusals of what no form offers cite as it came: ids of cards, names of fields, of games."""


def look_alike(text: str) -> str:
    """A text in the pseudo-language.

    >>> look_alike("Cut 5 wires")
    'Ƈŭŧ 5 ẇīřḗş'
    """
    return text.translate(_LOOK_ALIKE)


def untranslated(text: str) -> list[str]:
    """The words in a text of the pseudo-language that came from no catalogue.

    >>> untranslated("Ƈŭŧ yellow ẇīřḗş of Ἄννα's, or B")
    ['yellow', 'of', 'or']
    """
    return LEFT.findall(_ALLOWED.sub("", text))


def without_codes(text: str) -> str:
    """A refusal without the codes that it cites."""
    return _QUOTED.sub("", text)


class _Changes(visitor.Transformer):
    """Changes what a reader sees of an entry."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        return ast.TextElement(look_alike(node.value))

    def visit_Placeable(self, node: ast.Placeable) -> ast.BaseNode:  # noqa: N802
        if isinstance(node.expression, ast.StringLiteral):
            return ast.Placeable(ast.StringLiteral(look_alike(node.expression.value)))
        found: ast.BaseNode = self.generic_visit(node)
        return found


def write(folder: Path) -> None:
    """Write the catalogues of the pseudo-language."""
    (folder / NAME).mkdir(parents=True)
    for source in FOLDERS:
        for file in sorted((source / SOURCE).glob("*.ftl")):
            body = [
                _Changes().visit(entry)
                for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
                if isinstance(entry, ast.Message | ast.Term)
            ]
            text = FluentSerializer().serialize(ast.Resource(body))
            (folder / NAME / file.name).write_text(text, encoding="utf-8")


@contextmanager
def spoken(folder: Path) -> Iterator[str]:
    """The pseudo-language is there as long as this lasts."""
    write(folder)
    add_folder(folder)
    try:
        yield NAME
    finally:
        FOLDERS.remove(folder)
        languages.cache_clear()
        _KNOWN.pop(NAME, None)
        Language._known.pop(NAME, None)
