"""Speakers: they put messages into words, in one language and with what the seats are called."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, ClassVar

from defuse.words.catalogue import SOURCE, Catalogue, catalogue
from defuse.words.message import Argument, Message, Seat, Stand, Text, Wire
from defuse.words.pattern import Written, compiled
from defuse.words.plurals import plural_of

LETTERS = ("A", "B", "C", "D", "E")
"""What seats are called where nobody has a name."""

REMEMBERED = 2000
"""So many sentences a speaker remembers: most come again and again."""

_NUMERALS = {"en": ".", "de": ",", "fr": ","}
_GROUPS = {"en": ",", "de": ".", "fr": "\u202f"}


class Language:
    """The compiled texts of a language; a gap is filled from English."""

    _known: ClassVar[dict[str, Language]] = {}

    def __init__(self, name: str) -> None:
        self.name = name
        self.catalogues: tuple[Catalogue, ...] = tuple(
            [catalogue(each) for each in ((name,) if name == SOURCE else (name, SOURCE))]
        )
        self.plural = plural_of(name)
        self._written: dict[str, Written] = {}
        self.constant: dict[str, str] = {}
        """Texts without arguments that have been used, by id: they are the same at all tables."""

    @classmethod
    def of(cls, name: str) -> Language:
        """A language by its name."""
        found = cls._known.get(name)
        if found is None:
            found = cls._known[name] = cls(name)
        return found

    def written(self, id: str) -> Written | None:
        """The function that writes an entry, or `entry.attribute`; None if no catalogue has it."""
        found = self._written.get(id)
        if found is None:
            patterns = [pattern for each in self.catalogues if (pattern := each.pattern(id)) is not None]
            if patterns:
                found = self._written[id] = compiled(patterns[0])
        return found

    def has(self, id: str) -> bool:
        """Whether this language itself, not English in its place, has an entry or an attribute."""
        return id in self.catalogues[0]


class Speaker:
    """Puts messages into words.

    With `places`, wires are called as in a notation (`C1.7`), which is short and the same in all languages;
    without, by words (`Cy's wire 7`).
    """

    def __init__(self, language: str = SOURCE, names: Sequence[str] = LETTERS, *, places: bool = True) -> None:
        self.tongue = Language.of(language)
        self.language = language
        self.names = names
        self.places = places
        self.plural = self.tongue.plural
        self._said: dict[Message, str] = {}
        self._keyed: dict[Hashable, str] = {}
        self.memory: dict[str, Any] = {}
        """What whoever uses it wants to find again with it: it lives as long as its names and its language."""

    def text(self, message: Text) -> str:
        """A message in words; what is a text already stays as it is.

        >>> from defuse.words.message import say
        >>> Speaker(names=("Ann", "Bo")).text(say("words-alone", what=(Seat(0), Seat(1))))
        'Ann and Bo'
        """
        if isinstance(message, str):
            return message
        if not message.args:
            constant = self.tongue.constant.get(message.id)
            if constant is None:
                constant = self.entry(message.id, {})
                if self.tongue.written(message.id) is not None:  # a package may still bring it
                    self.tongue.constant[message.id] = constant
            return constant
        found = self._said.get(message)
        if found is None:
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            found = self._said[message] = self.entry(message.id, dict(message.args))
        return found

    def once(self, key: Hashable, make: Callable[[], Message]) -> str:
        """The words for a key, made once: for messages that are asked for so often that making them is what costs."""
        found = self._keyed.get(key)
        if found is None:
            if len(self._keyed) >= REMEMBERED:
                self._keyed.clear()
            found = self._keyed[key] = self.text(make())
        return found

    def alone(self, what: Argument) -> str:
        """An argument by itself, in words."""
        return self.text(what) if isinstance(what, Message) else self.word(what)

    def sentence(self, message: Text) -> str:
        """A phrase as a sentence: with a capital letter and a full stop, unless it ends in a mark already."""
        text = self.text(message)
        whole = text[:1].upper() + text[1:]
        return whole if not whole or whole.endswith((".", "?", "!", "…")) else f"{whole}."

    def entry(self, id: str, args: Mapping[str, Argument]) -> str:
        """An entry of the catalogue, filled in. What no catalogue has shows its id, so that it can be found."""
        written = self.tongue.written(id)
        return f"⟦{id}⟧" if written is None else written(self, args)

    def form_of(self, message: Message, form: str) -> Message:
        """A name in another form (see `FORM`); the name itself where the language has no such form of it."""
        id = f"{message.id}.{form}" if "." not in message.id else f"{message.id}-{form}"
        return Message(id, message.args) if self.tongue.has(id) else message

    def word(self, value: Argument) -> str:
        """An argument in words."""
        match value:
            case str():
                return value
            case int() | float():
                return self.number(value)
            case Message():
                return self.text(value)
            case Seat():
                return self.names[value.seat]
            case Wire():
                return self._wire(value)
            case Stand():
                return self._stand(value)
        return self.listed(value, "and")

    def number(self, value: float, digits: int | None = None) -> str:
        """A number as the language writes it."""
        written = str(value) if digits is None else f"{value:.{digits}f}"
        return written.replace(".", _NUMERALS.get(self.language, "."))

    def percent(self, share: float, digits: int = 0) -> str:
        """A share from 0 to 1 as a percentage, with a blank in languages that have one."""
        number = self.number(100 * share, digits)
        return f"{number}%" if self.language == SOURCE else f"{number}\u00a0%"

    def grouped(self, value: int) -> str:
        """A whole number with its digits in groups of three.

        >>> Speaker().grouped(1234567), Speaker("de").grouped(1234567)
        ('1,234,567', '1.234.567')
        """
        return f"{value:,}".replace(",", _GROUPS.get(self.language, ","))

    def listed(self, values: Argument, how: str) -> str:
        """Words in a row: with `and`, with `or`, or with commas or semicolons alone (`how`)."""
        words = [self.word(value) for value in values] if isinstance(values, tuple) else [self.word(values)]
        if len(words) <= 1:
            return words[0] if words else self.entry("words-nothing", {})
        if how == "comma":
            return ", ".join(words)
        if how in ("or", "semicolon"):
            return self.entry("words-or" if how == "or" else "words-semicolon", {}).join(words)
        return self.entry("words-and", {"most": ", ".join(words[:-1]), "last": words[-1]})

    def _stand(self, stand: Stand) -> str:
        if self.places:
            return f"{'N' if stand.seat is None else self.names[stand.seat]}{stand.number}"
        if stand.seat is None:
            return self.entry("words-nobody", {})
        name = self.names[stand.seat]
        return name if stand.alone else self.entry("words-stand", {"seat": name, "stand": stand.number})

    def _wire(self, wire: Wire) -> str:
        stand = wire.stand
        if self.places:
            return f"{self._stand(stand)}.{wire.place}"
        if stand.seat is None:
            return self.entry("words-wire-of-nobody", {"place": wire.place})
        args: dict[str, Argument] = {"seat": self.names[stand.seat], "stand": stand.number, "place": wire.place}
        return self.entry("words-wire" if stand.alone else "words-wire-of-stand", args)


class Unspoken(Speaker):
    """Leaves messages as they are, for clients that put them into words themselves."""

    def text(self, message: Text) -> Any:
        return message

    def once(self, key: Hashable, make: Callable[[], Message]) -> Any:
        return make()

    def alone(self, what: Argument) -> Any:
        """Where messages are wanted, an argument comes inside the plainest one."""
        return what if isinstance(what, Message) else Message("words-alone", (("what", what),))

    def sentence(self, message: Text) -> Any:
        return message


ENGLISH = Speaker()
"""English, with letters for seats: what `str()` of a message is."""
