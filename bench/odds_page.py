"""What the odds cost, as it stands on docs/bench.md."""

from __future__ import annotations

from typing import Any

from bench.page import table


def odds_lines(found: dict[str, list[Any]]) -> dict[str, list[str]]:
    """The tables by name: rows of `bench.odds` come in, lines of Markdown go out."""
    return {
        "queries": _queries(found["queries"]),
        "spectators": _spectators(found["spectators"]),
        "growth": _growth(found["growth"]),
        "side by side": _beside(found["side by side"]),
    }


def _queries(rows: list[Any]) -> list[str]:
    """All states first, then by players, then what is apart."""
    whole = [row for row in rows if row.name == "all others" and row.phase == "all"]
    phases = [row for row in rows if row.name == "all others" and row.phase != "all"]
    others = [row for row in rows if row.name != "all others"]
    lines = []
    for row in [*whole, *phases, *others]:
        name = "all" if row.name == "all others" else row.name
        name = "all states" if row.phase == "all" else f"{name}, {row.phase}"
        figures = [f"{row.states:,}", f"{row.median:.2f}", f"{row.p99:.1f}", f"{row.most:.1f}"]
        lines.append([name, *figures, _kb(row.bytes_median), _kb(row.bytes_most)])
    return table(["states", "number", "median ms", "p99 ms", "most ms", "memory, median kB", "most kB"], lines)


def _spectators(rows: list[Any]) -> list[str]:
    lines = []
    for name in dict.fromkeys([row.name for row in rows]):
        here = {row.phase: row for row in rows if row.name == name}
        medians = [f"{here[phase].median:.2f}" if phase in here else "" for phase in ("fresh", "middle", "late")]
        most = f"{here['fresh'].most:.0f}" if "fresh" in here else ""
        memory = _kb(max([row.bytes_most for row in here.values()]))
        lines.append([name, medians[0], most, *medians[1:], memory])
    heads = ["spectator", "median ms, fresh", "most ms, fresh", "median ms, middle", "median ms, late", "most kB"]
    return table(heads, lines)


def _growth(rows: list[Any]) -> list[str]:
    lines = []
    for mission in dict.fromkeys([row.mission for row in rows]):
        here = [row for row in rows if row.mission == mission]
        wires = "–".join(
            [str(count) for count in sorted({min(row.wires for row in here), max(row.wires for row in here)})]
        )
        lines.append([f"{wires} ({mission})", *[f"{row.edges:,}, {row.time:.2f}" for row in here]])
    counts = list(dict.fromkeys([row.players for row in rows]))
    return table(["wires in the game (mission)", *[f"{count} players: transitions, ms" for count in counts]], lines)


def _beside(rows: list[Any]) -> list[str]:
    lines = []
    for row in rows:
        stopped = "≥ " if row.finished < row.read else ""  # what was stopped would have taken longer
        lines.append(
            [
                f"{row.phase} ({row.states})",
                f"{row.compiled:.2f}",
                f"{row.numpy:.2f}",
                f"{row.numpy / row.compiled:.1f}",
                f"{row.finished} of {row.read}",
                f"{stopped}{row.memo:,.1f}",
                f"{stopped}{row.memo_ratio:,.0f}",
            ]
        )
    heads = ["states", "compiled, median ms", "NumPy, median ms", "NumPy / compiled"]
    return table([*heads, "calculator: finished", "median ms", "calculator / compiled"], lines)


def _kb(count: int) -> str:
    return f"{count / 1000:,.0f}"
