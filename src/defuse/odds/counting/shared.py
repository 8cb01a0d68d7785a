"""What Python and C share, read from `shared.h`: its structs, numbers and functions as ctypes knows them.

The header is the one definition. This reader knows no more of C than the header uses, and refuses everything else, so
that nothing is read half. The library tells the checksum of the header that it was built with.
"""

from __future__ import annotations

import ctypes
import re
from collections.abc import Callable, Iterator
from math import prod
from pathlib import Path
from struct import Struct
from typing import Any
from zlib import crc32

PATH = Path(__file__).with_name("shared.h")
NUMBERS: dict[str, Any] = {
    "int8_t": ctypes.c_int8,
    "uint8_t": ctypes.c_uint8,
    "int32_t": ctypes.c_int32,
    "uint32_t": ctypes.c_uint32,
    "int64_t": ctypes.c_int64,
    "uint64_t": ctypes.c_uint64,
    "double": ctypes.c_double,
}

_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_DIRECTIVE = re.compile(r"#(?:ifndef \w+|define (?P<name>\w+)(?: (?P<number>\d+))?|include <stdint\.h>|endif)\s*")
_OPAQUE = re.compile(r"typedef struct (\w+) \1;\s*")
_STRUCT = re.compile(r"typedef struct \{([^{}]*)\} (\w+);\s*")
_ENUM = re.compile(r"enum \w+ \{([^{}=]*)\};\s*")
_FUNCTION = re.compile(r"(\w+) (\*?)(kernel_\w+)\(([^()]*)\);\s*")
_FIELDS = re.compile(r"(const )?(\w+) (.+)", re.DOTALL)
_NAMED = re.compile(r"(\*?)(\w+)(?:\[([^\[\]]+)\])?")
_ARGUMENT = re.compile(r"(?:const )?(\w+) (\*?)\w+")


class Unreadable(ValueError):
    """The header has something that this reader does not know."""


class Header:
    """The numbers, structs and functions of a header."""

    def __init__(self, text: bytes) -> None:
        self.sum = crc32(text)
        self.numbers: dict[str, int] = {}
        """What is defined as a number, and the members of the enum."""
        self.structs: dict[str, Any] = {}
        self.functions: dict[str, tuple[Any, list[Any]]] = {}
        """What each function returns and takes."""
        self._opaque: set[str] = set()
        self._read(_COMMENT.sub(" ", text.decode()))

    def bound(self, library: Any) -> Any:
        """A library with the types of all functions. Raises `AttributeError` if it lacks one."""
        for name, (result, arguments) in self.functions.items():
            function = getattr(library, name)
            function.restype, function.argtypes = result, arguments
        return library

    def packer(self, name: str, *fields: str) -> Callable[..., bytes]:
        """What makes the bytes of a struct from the values of its fields, which have to be named in their order."""
        kind = self.structs[name]
        if fields != tuple([field for field, _ in kind._fields_]):
            raise Unreadable(f"the fields of {name} are not {', '.join(fields)}")
        packed = Struct("".join([number._type_ for _, number in kind._fields_]))
        if packed.size != ctypes.sizeof(kind):
            raise Unreadable(f"{name} ends with bytes that are not of any field")
        return packed.pack

    def _read(self, text: str) -> None:
        text = re.sub(r"^(#.*)$", lambda line: " ".join(line[1].split()), text, flags=re.MULTILINE).strip()
        at = 0
        while at < len(text):
            for pattern, take in (
                (_DIRECTIVE, self._define),
                (_OPAQUE, self._declare),
                (_STRUCT, self._struct),
                (_ENUM, self._enum),
                (_FUNCTION, self._function),
            ):
                found = pattern.match(text, at)
                if found is not None:
                    take(found)
                    at = found.end()
                    break
            else:
                raise Unreadable(text[at : at + 60])

    def _define(self, found: re.Match[str]) -> None:
        if found["number"] is not None:
            self.numbers[found["name"]] = int(found["number"])

    def _declare(self, found: re.Match[str]) -> None:
        self._opaque.add(found[1])

    def _enum(self, found: re.Match[str]) -> None:
        self.numbers.update({name.strip(): number for number, name in enumerate(found[1].split(","))})

    def _struct(self, found: re.Match[str]) -> None:
        fields = [field for line in found[1].split(";") if line.strip() for field in self._fields(line.strip())]
        # Without slots a misspelt field would become an attribute that C never sees.
        self.structs[found[2]] = type(found[2], (ctypes.Structure,), {"__slots__": (), "_fields_": fields})

    def _fields(self, line: str) -> Iterator[tuple[str, Any]]:
        found = _FIELDS.fullmatch(line)
        if found is None:
            raise Unreadable(line)
        for text in found[3].split(","):
            named = _NAMED.fullmatch(text.strip())
            if named is None or (named[1] and named[3]):
                raise Unreadable(line)
            star, name, size = named.groups()
            if star:
                # What C only reads is handed over as bytes.
                yield name, ctypes.c_char_p if found[1] else self._pointer(found[2])
            else:
                kind = self._number(found[2])
                yield name, kind * self._size(size) if size else kind

    def _size(self, text: str) -> int:
        """A sum of products of numbers: `2 * THINGS + 2 * SLOTS`."""
        try:
            return sum(
                prod(int(part) if part.isdigit() else self.numbers[part] for part in map(str.strip, term.split("*")))
                for term in text.split("+")
            )
        except KeyError as error:
            raise Unreadable(text) from error

    def _number(self, name: str) -> Any:
        if name not in NUMBERS:
            raise Unreadable(f"{name} is no type of a number")
        return NUMBERS[name]

    def _pointer(self, name: str) -> Any:
        if name in self.structs:
            return ctypes.POINTER(self.structs[name])
        if name not in self._opaque:
            self._number(name)
        return ctypes.c_void_p

    def _argument(self, kind: str, star: str) -> Any:
        if not star:
            return self._number(kind)
        self._pointer(kind)  # refuses a type that is not known
        return ctypes.c_void_p  # takes bytes, arrays and structs alike

    def _function(self, found: re.Match[str]) -> None:
        kind, star, name, text = found.groups()
        arguments: list[Any] = []
        for one in [] if text == "void" else text.split(","):
            argument = _ARGUMENT.fullmatch(one.strip())
            if argument is None:
                raise Unreadable(found[0])
            arguments.append(self._argument(*argument.groups()))
        if star:
            self.functions[name] = (self._pointer(kind), arguments)
        else:
            self.functions[name] = (None if kind == "void" else self._number(kind), arguments)


SHARED = Header(PATH.read_bytes())
"""What `shared.h` of this package says."""
