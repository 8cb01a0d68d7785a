"""A language that nobody speaks: the English texts in letters with marks. Plain letters are no texts of ours."""

from __future__ import annotations

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


def marked(text: str) -> str:
    """The same text, with a mark at each letter.

    >>> marked("cut B1.3")
    'ćúţ Ƀ1.3'
    """
    return text.translate(_LETTERS)


class _Marks(visitor.Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        return ast.TextElement(marked(node.value))

    def visit_Placeable(self, node: ast.Placeable) -> ast.BaseNode:  # noqa: N802
        if isinstance(node.expression, ast.StringLiteral):
            return ast.Placeable(ast.StringLiteral(marked(node.expression.value)))
        return self.generic_visit(node)


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
    """While this is open, there is the language; its catalogue is written into an empty folder."""
    write(folder)
    add_folder(folder)
    try:
        yield PSEUDO
    finally:
        FOLDERS.remove(folder)
        languages.cache_clear()
        _KNOWN.pop(PSEUDO, None)
        Language._known.pop(PSEUDO, None)
