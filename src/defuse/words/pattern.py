"""Patterns: a Fluent pattern compiled into a function, so that a sentence costs microseconds.

The whole of Fluent's syntax but for dates. `FUNCTIONS` are those of our own that a translation may call.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from fluent.syntax import ast

from defuse.words.message import Argument, Message, Seat, Stand, Wire

if TYPE_CHECKING:
    from defuse.words.speaker import Speaker

Arguments = Mapping[str, Argument]
Written = Callable[["Speaker", Arguments], str]
Valued = Callable[["Speaker", Arguments], Argument]
Function = Callable[["Speaker", Sequence[Argument], Mapping[str, str | float]], Argument]


def compiled(pattern: ast.Pattern) -> Written:
    """A function that writes the pattern."""
    parts = [_element(element) for element in pattern.elements]
    if all(isinstance(part, str) for part in parts):
        text = "".join(part for part in parts if isinstance(part, str))
        return lambda speaker, args: text
    steps = [_constant(part) if isinstance(part, str) else part for part in parts]
    if len(steps) == 1:
        return steps[0]
    return lambda speaker, args: "".join([step(speaker, args) for step in steps])


def _constant(text: str) -> Written:
    return lambda speaker, args: text


def _element(element: ast.TextElement | ast.Placeable) -> str | Written:
    if isinstance(element, ast.TextElement):
        return element.value
    expression = element.expression
    if isinstance(expression, ast.StringLiteral):
        return str(expression.parse()["value"])
    if isinstance(expression, ast.SelectExpression):
        return _selected(expression)
    value = _value(expression)
    return lambda speaker, args: speaker.word(value(speaker, args))


def _value(expression: ast.InlineExpression | ast.Placeable) -> Valued:
    match expression:
        case ast.StringLiteral() | ast.NumberLiteral():
            literal: Argument = expression.parse()["value"]
            return lambda speaker, args: literal
        case ast.VariableReference():
            name = expression.id.name
            return lambda speaker, args: args[name]
        case ast.MessageReference():
            id = expression.id.name + (f".{expression.attribute.name}" if expression.attribute else "")
            return lambda speaker, args: speaker.entry(id, args)
        case ast.TermReference():
            return _term(expression)
        case ast.FunctionReference():
            return _called(expression)
        case ast.Placeable():
            inner = _element(expression)
            return (lambda speaker, args: inner) if isinstance(inner, str) else inner
    raise ValueError(f"a translation cannot have {type(expression).__name__} here")


def _term(expression: ast.TermReference) -> Valued:
    id = f"-{expression.id.name}" + (f".{expression.attribute.name}" if expression.attribute else "")
    given = expression.arguments.named if expression.arguments else []
    named: dict[str, Argument] = {each.name.name: each.value.parse()["value"] for each in given}
    return lambda speaker, args: speaker.entry(id, named)


def _called(expression: ast.FunctionReference) -> Valued:
    function = FUNCTIONS[expression.id.name]
    positional = [_value(argument) for argument in expression.arguments.positional]
    named = {each.name.name: each.value.parse()["value"] for each in expression.arguments.named}
    return lambda speaker, args: function(speaker, [value(speaker, args) for value in positional], named)


def _selected(expression: ast.SelectExpression) -> Written:
    chosen = _value(expression.selector)
    variants: dict[str | float, Written] = {}
    default: Written | None = None
    for variant in expression.variants:
        key = variant.key
        written = compiled(variant.value)
        variants[key.name if isinstance(key, ast.Identifier) else float(key.value)] = written
        if variant.default:
            default = written
    assert default is not None  # the parser asks for one

    def select(speaker: Speaker, args: Arguments) -> str:
        value = chosen(speaker, args)
        if isinstance(value, int | float) and not isinstance(value, bool):
            found = variants.get(float(value)) or variants.get(speaker.plural(value))
        else:
            found = variants.get(_key(value))
        return (found or default)(speaker, args)

    return select


def _key(value: Argument) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value.id.replace(".", "-") if isinstance(value, Message) else str(value)


# --- What a translation may call. -------------------------------------------------------------------------


def _or(speaker: Speaker, args: Sequence[Argument], named: Mapping[str, str | float]) -> str:
    """A list of alternatives: `5 or 7`."""
    return speaker.listed(args[0], "or")


def _comma(speaker: Speaker, args: Sequence[Argument], named: Mapping[str, str | float]) -> str:
    """A list with nothing but commas."""
    return speaker.listed(args[0], "comma")


def _semicolon(speaker: Speaker, args: Sequence[Argument], named: Mapping[str, str | float]) -> str:
    """A list of longer parts, with semicolons."""
    return speaker.listed(args[0], "semicolon")


def _count(speaker: Speaker, args: Sequence[Argument], named: Mapping[str, str | float]) -> int:
    """How many there are in a list."""
    return len(args[0]) if isinstance(args[0], tuple) else 1


def _capital(speaker: Speaker, args: Sequence[Argument], named: Mapping[str, str | float]) -> str:
    """With a capital letter, for the beginning of a sentence."""
    text = speaker.word(args[0])
    return text[:1].upper() + text[1:]


def _form(speaker: Speaker, args: Sequence[Argument], named: Mapping[str, str | float]) -> str:
    """Another form of a name, which its entry has as an attribute: `FORM($card, form: "accusative")`.

    A name without that form stays as it is. So a language adds forms where it needs them.
    """
    message = args[0]
    if not isinstance(message, Message):
        return speaker.word(message)
    return speaker.text(speaker.form_of(message, str(named["form"])))


def _genitive(speaker: Speaker, args: Sequence[Argument], named: Mapping[str, str | float]) -> str:
    """Whose: `Bo's`, `Bos`. After a hissing sound German has an apostrophe alone."""
    name = speaker.word(args[0])
    if speaker.language == "de":
        return f"{name}’" if name[-1:].lower() in ("s", "ß", "x", "z") else f"{name}s"
    return f"{name}'s"


def _of(speaker: Speaker, args: Sequence[Argument], named: Mapping[str, str | float]) -> str:
    """French `de`, before a vowel `d’`."""
    name = speaker.word(args[0])
    return f"d’{name}" if name[:1].lower() in "aàâeéèêëiîïoôuùûyh" else f"de {name}"


def _number(speaker: Speaker, args: Sequence[Argument], named: Mapping[str, str | float]) -> str:
    """A number with so many digits behind the point: `NUMBER($chance, digits: 1)`."""
    value = args[0]
    if not isinstance(value, int | float):
        return speaker.word(value)
    return speaker.number(value, int(named.get("digits", 0)))


def _percent(speaker: Speaker, args: Sequence[Argument], named: Mapping[str, str | float]) -> str:
    """A chance from 0 to 1 as a percentage: `62%`, with a blank in languages that have one."""
    value = args[0]
    if not isinstance(value, int | float):
        return speaker.word(value)
    return speaker.percent(value, int(named.get("digits", 0)))


def _grouped(speaker: Speaker, args: Sequence[Argument], named: Mapping[str, str | float]) -> str:
    """A large number with its digits in groups of three: `1,234`."""
    value = args[0]
    return speaker.grouped(value) if isinstance(value, int) else speaker.word(value)


def _seat_of(speaker: Speaker, args: Sequence[Argument], named: Mapping[str, str | float]) -> str:
    """The owner of a stand or a wire, by name."""
    thing = args[0]
    stand = thing.stand if isinstance(thing, Wire) else thing
    if isinstance(stand, Stand):
        return speaker.entry("words-nobody", {}) if stand.seat is None else speaker.word(Seat(stand.seat))
    return speaker.word(stand)


FUNCTIONS: dict[str, Function] = {
    "CAPITAL": _capital,
    "COMMA": _comma,
    "COUNT": _count,
    "FORM": _form,
    "GENITIVE": _genitive,
    "GROUPED": _grouped,
    "NUMBER": _number,
    "OF": _of,
    "OR": _or,
    "OWNER": _seat_of,
    "PERCENT": _percent,
    "SEMICOLON": _semicolon,
}
