"""What a compiled library tells about itself, read from its bytes: for which machine it is, what it offers and needs.

It knows as much of ELF, Mach-O and PE as these questions need, for little-endian files of 64 bits.
"""

from __future__ import annotations

from collections.abc import Iterator
from struct import calcsize, unpack_from
from typing import NamedTuple

from tools.dist.targets import Format


class Unreadable(ValueError):
    """These bytes are no library that we know."""


class Library(NamedTuple):
    """What a library tells."""

    format: Format
    machine: str
    exports: frozenset[str]
    needs: frozenset[str]
    """The libraries that it wants to be there."""
    oldest: tuple[int, int]
    """The oldest system that has all it needs; (0, 0) where it does not tell."""
    signed: bool = False
    """Whether it has a signature: macOS on arm64 loads nothing without one."""


def read(data: bytes) -> Library:
    """Read a library of any of the formats."""
    if data[:4] == b"\x7fELF":
        return _elf(data)
    if data[:4] == b"\xcf\xfa\xed\xfe":
        return _macho(data)
    if data[:2] == b"MZ":
        return _pe(data)
    raise Unreadable(f"it begins with {data[:4]!r}")


def _word(data: bytes, at: int) -> int:
    found: int = unpack_from("<I", data, at)[0]
    return found


def _text(data: bytes, at: int) -> str:
    return data[at : data.index(b"\0", at)].decode()


def _records(data: bytes, form: str, at: int, count: int) -> Iterator[tuple[int, ...]]:
    size = calcsize(form)
    for number in range(count):
        yield unpack_from(form, data, at + number * size)


# ELF: the section headers tell where the dynamic symbols and the versions are.

_ELF_MACHINES = {62: "x86-64", 183: "aarch64"}
_DYNAMIC, _DYNSYM, _VERNEED = 6, 11, 0x6FFFFFFE


def _elf(data: bytes) -> Library:
    machine = _ELF_MACHINES.get(unpack_from("<H", data, 18)[0], "unknown")
    (offset,) = unpack_from("<Q", data, 40)
    (count,) = unpack_from("<H", data, 60)
    # name, type, flags, address, offset, size, link, info, alignment, size of an entry
    sections = list(_records(data, "<IIQQQQIIQQ", offset, count))
    exports: set[str] = set()
    needs: set[str] = set()
    oldest = (0, 0)
    for _, kind, _, _, start, size, link, info, _, _ in sections:
        names = sections[link][4] if link < len(sections) else 0
        if kind == _DYNSYM:
            for name, _, _, section, _, _ in _records(data, "<IBBHQQ", start, size // 24):
                if section:  # 0: it is wanted, not offered
                    exports.add(_text(data, names + name))
        elif kind == _DYNAMIC:
            needs |= {_text(data, names + v) for tag, v in _records(data, "<qQ", start, size // 16) if tag == 1}
        elif kind == _VERNEED:
            oldest = max([oldest, *_glibc(data, start, info, names)])
    return Library("elf", machine, frozenset(exports - {""}), frozenset(needs), oldest)


def _glibc(data: bytes, at: int, files: int, names: int) -> Iterator[tuple[int, int]]:
    for _ in range(files):
        _, count, _, first, following = unpack_from("<HHIII", data, at)
        one = at + first
        for _ in range(count):
            _, _, _, name, next_one = unpack_from("<IHHII", data, one)
            said = _text(data, names + name)
            if said.startswith("GLIBC_"):
                major, minor = said.removeprefix("GLIBC_").split(".")[:2]
                yield int(major), int(minor)
            one += next_one
        at += following


# Mach-O: a list of load commands; exported names are in a trie.

_MACHO_MACHINES = {0x01000007: "x86-64", 0x0100000C: "aarch64"}
_LOAD_DYLIB, _SIGNATURE, _INFO, _INFO_ONLY, _TRIE = 0xC, 0x1D, 0x22, 0x80000022, 0x80000033
_OLDEST_MACOS, _BUILD_VERSION = 0x24, 0x32


def _macho(data: bytes) -> Library:
    machine = _MACHO_MACHINES.get(_word(data, 4), "unknown")
    (commands,) = unpack_from("<I", data, 16)
    at, signed, oldest = 32, False, (0, 0)
    exports: set[str] = set()
    needs: set[str] = set()
    for _ in range(commands):
        command, size = unpack_from("<II", data, at)
        if command == _LOAD_DYLIB:
            needs.add(_text(data, at + _word(data, at + 8)))
        elif command == _SIGNATURE:
            signed = True
        elif command in (_INFO, _INFO_ONLY):
            exports |= set(_trie(data, *unpack_from("<II", data, at + 40)))
        elif command == _TRIE:
            exports |= set(_trie(data, *unpack_from("<II", data, at + 8)))
        elif command in (_OLDEST_MACOS, _BUILD_VERSION):
            (packed,) = unpack_from("<I", data, at + (8 if command == _OLDEST_MACOS else 12))
            oldest = (packed >> 16, packed >> 8 & 255)
        at += size
    return Library("macho", machine, frozenset(exports), frozenset(needs), oldest, signed)


def _number(data: bytes, at: int) -> tuple[int, int]:
    """A number of seven bits a byte, and where it ends."""
    value = shift = 0
    while True:
        value |= (data[at] & 127) << shift
        shift += 7
        at += 1
        if data[at - 1] < 128:
            return value, at


def _trie(data: bytes, start: int, size: int) -> Iterator[str]:
    waiting = [(start, "")] if size else []
    while waiting:
        at, name = waiting.pop()
        length, at = _number(data, at)
        if length:
            yield name.removeprefix("_")  # C names begin with one there
        at += length
        children, at = data[at], at + 1
        for _ in range(children):
            label = _text(data, at)
            node, at = _number(data, at + len(label) + 1)
            waiting.append((start + node, name + label))


# PE: two of the directories behind the header.


def _pe(data: bytes) -> Library:
    (header,) = unpack_from("<I", data, 60)
    if data[header : header + 4] != b"PE\0\0":
        raise Unreadable("it has no PE header")
    kind, count = unpack_from("<HH", data, header + 4)
    (optional_size,) = unpack_from("<H", data, header + 20)
    optional = header + 24
    oldest = unpack_from("<HH", data, optional + 48)  # of the subsystem
    (exported, _), (imported, _) = _records(data, "<II", optional + 112, 2)
    sections: list[tuple[int, int, int]] = [
        (address, max(virtual, raw), start)
        for _, virtual, address, raw, start, *_ in (
            unpack_from("<8sIIII", data, optional + optional_size + 40 * number) for number in range(count)
        )
    ]

    def place(address: int) -> int:
        for first, size, start in sections:
            if first <= address < first + size:
                return address - first + start
        raise Unreadable("an address is outside of all sections")

    exports: set[str] = set()
    if exported:
        names, table = _word(data, place(exported) + 24), _word(data, place(exported) + 32)
        exports = {_text(data, place(name)) for (name,) in _records(data, "<I", place(table), names)}
    needs: set[str] = set()
    at = place(imported) if imported else 0
    while imported and (name := _word(data, at + 12)):
        needs.add(_text(data, place(name)))
        at += 20
    machine = {0x8664: "x86-64", 0xAA64: "aarch64"}.get(kind, "unknown")
    return Library("pe", machine, frozenset(exports), frozenset(needs), (oldest[0], oldest[1]))
