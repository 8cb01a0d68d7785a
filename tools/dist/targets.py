"""For which machines there are wheels, and what each of them promises."""

from __future__ import annotations

from typing import Literal, NamedTuple

Format = Literal["elf", "macho", "pe"]


class Target(NamedTuple):
    """A kind of machine."""

    name: str
    zig: str
    """What the compiler calls it."""
    tag: str
    """What the package index calls it."""
    suffix: str
    """How the names of libraries end there."""
    format: Format
    machine: Literal["x86-64", "aarch64"]
    oldest: tuple[int, int]
    """The oldest system that the tag promises: of glibc, macOS or Windows; (0, 0) where libraries do not tell."""


TARGETS = (
    Target(
        "linux-x86_64",
        "x86_64-linux-gnu.2.17",
        "py3-none-manylinux_2_17_x86_64.manylinux2014_x86_64",
        ".so",
        "elf",
        "x86-64",
        (2, 17),
    ),
    Target(
        "linux-aarch64",
        "aarch64-linux-gnu.2.17",
        "py3-none-manylinux_2_17_aarch64.manylinux2014_aarch64",
        ".so",
        "elf",
        "aarch64",
        (2, 17),
    ),
    Target(
        "musl-x86_64", "x86_64-linux-musl", "py3-none-musllinux_1_2_x86_64", ".so", "elf", "x86-64", (0, 0)
    ),
    Target(
        "musl-aarch64", "aarch64-linux-musl", "py3-none-musllinux_1_2_aarch64", ".so", "elf", "aarch64", (0, 0)
    ),
    Target(
        "macos-arm64", "aarch64-macos.11.0", "py3-none-macosx_11_0_arm64", ".dylib", "macho", "aarch64", (11, 0)
    ),
    Target(
        "macos-x86_64",
        "x86_64-macos.10.13",
        "py3-none-macosx_10_13_x86_64",
        ".dylib",
        "macho",
        "x86-64",
        (10, 13),
    ),
    Target("windows-x86_64", "x86_64-windows-gnu", "py3-none-win_amd64", ".dll", "pe", "x86-64", (10, 0)),
)
PURE = "py3-none-any"
"""The wheel for all others: it counts with NumPy."""
