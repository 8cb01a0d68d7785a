"""Python and C mean the same by what they share: `shared.h` is read by both, and the compiler has the last word."""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from defuse.odds.counting import compiled
from defuse.odds.counting.shared import PATH, SHARED, Header, Unreadable

TEXT = PATH.read_text()
COMPILER = next(
    (path for name in (os.environ.get("CC"), "cc", "gcc", "clang") if name and (path := shutil.which(name))), None
)
needs_compiler = pytest.mark.skipif(COMPILER is None, reason="there is no C compiler")

Layout = dict[str, tuple[int, int]]
"""Where each field begins, and how many bytes it has; of a whole struct, 0 and its size."""


def of_python(header: Header) -> Layout:
    found: Layout = {}
    for name, struct in header.structs.items():
        found[name] = (0, ctypes.sizeof(struct))
        for field, _ in struct._fields_:
            place = getattr(struct, field)
            found[f"{name}.{field}"] = (place.offset, place.size)
    return found


def of_compiler(text: str, names: Layout, folder: Path) -> Layout:
    """What the compiler makes of a header, for structs and fields of these names."""
    lines = ["#include <stddef.h>", "#include <stdio.h>", '#include "shared.h"', "int main(void) {"]
    for name in names:
        struct, _, field = name.partition(".")
        offset, size = (f"offsetof({struct}, {field})", f"(({struct} *)0)->{field}") if field else ("(size_t)0", struct)
        lines.append(f'    printf("{name} %zu %zu\\n", {offset}, sizeof({size}));')
    (folder / "shared.h").write_text(text)
    (folder / "layout.c").write_text("\n".join([*lines, "    return 0;", "}", ""]))
    assert COMPILER is not None
    subprocess.run([COMPILER, "-std=c11", "-o", folder / "layout", folder / "layout.c"], check=True)
    said = subprocess.run([folder / "layout"], check=True, capture_output=True, text=True).stdout
    return {name: (int(offset), int(size)) for name, offset, size in map(str.split, said.splitlines())}


@needs_compiler
def test_every_field_lies_where_the_compiler_puts_it(tmp_path: Path) -> None:
    ours = of_python(SHARED)
    assert {"Count", "Pair", "Evidence", "Check", "Order", "Gauge", "Reading"} <= ours.keys()
    assert of_compiler(TEXT, ours, tmp_path) == ours


@needs_compiler
@pytest.mark.parametrize(
    ("now", "then"),
    [
        ("uint64_t without, with_it;", "uint64_t with_it, without;"),  # another order
        ("int32_t low, high, strict;", "int32_t low, high; int8_t strict;"),  # another size
        ("int32_t row, at, strict;", "int32_t row, at, strict, more; int64_t most;"),  # one more
        ("int8_t slot[THINGS];", "int8_t slot[SLOTS];"),  # a shorter array
        ("#define SLOTS 63", "#define SLOTS 64"),
    ],
)
def test_a_field_that_differs_is_found(now: str, then: str, tmp_path: Path) -> None:
    """The check above can fail: Python reads this header, and the compiler another one."""
    assert TEXT.count(now) == 1
    ours = of_python(SHARED)
    changed = TEXT.replace(now, then)
    assert of_compiler(changed, ours, tmp_path) != ours
    # And if both read the other one, they agree again.
    theirs = of_python(Header(changed.encode()))
    assert of_compiler(changed, theirs, tmp_path) == theirs


@pytest.mark.skipif(compiled.library() is None, reason="there is no compiled kernel")
def test_a_library_that_was_built_with_another_header_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    other = Header(TEXT.replace("uint64_t without, with_it;", "uint64_t with_it, without;").encode())
    assert compiled.library.__wrapped__() is not None
    monkeypatch.setattr(compiled, "SHARED", other)
    assert compiled.library.__wrapped__() is None


@pytest.mark.skipif(compiled.library() is None, reason="there is no compiled kernel")
def test_a_library_that_lacks_a_function_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    more = Header(TEXT.replace("void kernel_forget(", "void kernel_missing(void);\nvoid kernel_forget(").encode())
    monkeypatch.setattr(compiled, "SHARED", more)
    assert compiled.library.__wrapped__() is None


@pytest.mark.parametrize(
    "strange",
    [
        "#pragma pack(1)",
        "#define THINGS (128)",
        "typedef struct { long many; } Odd;",
        "typedef struct { int32_t few : 3; } Odd;",
        "typedef struct { int32_t *some[3]; } Odd;",
        "typedef struct { int32_t some[MANY]; } Odd;",
        "typedef struct { struct { int32_t one; } inner; } Odd;",
        "typedef union { int32_t one; } Odd;",
        "enum Odd { THREE = 3 };",
        "float kernel_odd(void);",
        "void kernel_odd(Nobody *n);",
        "void kernel_odd(int32_t);",
    ],
)
def test_what_the_reader_does_not_know_is_refused(strange: str) -> None:
    with pytest.raises(Unreadable):
        Header(TEXT.replace("#endif", f"{strange}\n#endif").encode())


def test_fields_are_packed_in_the_order_of_the_header() -> None:
    assert SHARED.packer("Pair", "low", "high", "strict")(1, 2, True) == bytes(SHARED.structs["Pair"](1, 2, 1))
    with pytest.raises(Unreadable):
        SHARED.packer("Pair", "high", "low", "strict")
    with pytest.raises(Unreadable):  # it ends with four bytes of nothing
        SHARED.packer("Order", "high", "row", "at", "strict")


def test_a_misspelt_field_is_an_error() -> None:
    with pytest.raises(AttributeError):
        SHARED.structs["Evidence"](thing=1)
