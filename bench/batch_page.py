"""The figures of a GPU for docs/batch.md, from what `bench.batch_gpu` has written."""

from __future__ import annotations

from textwrap import fill
from typing import Any

from bench.page import WIDTH, table

WORDS = {"both": "masks and observations", "observation": "observations", "mask": "masks", "nothing": "nothing"}


def gpu_lines(found: dict[str, Any]) -> list[str]:
    """Everything that the page says of a GPU."""
    bench, machine = found["bench"], found["machine"]
    kernels = bench["kernels"]
    gpu = machine.get("gpu", "no GPU").split(",")[0]
    said = (
        f"Measured by `python3 -m bench.batch_gpu` on one {gpu} (PyTorch {machine['torch']}, CuPy {machine['cupy']}): "
        f"mission 8, four players, random play, one call a step. A copy in the device's memory moves "
        f"{bench['copy_bytes_per_s'] / 1e12:.2f} TB/s, read and written together; a game has {kernels['game_bytes']:,} "
        "bytes."
    )
    lines = [fill(said, WIDTH, break_long_words=False, break_on_hyphens=False), ""]
    every = {(row["n"], row["written"], row["steps_a_call"]): row for row in bench["rows"]}
    sizes = sorted({row["n"] for row in bench["rows"]})
    heads = ["games", "masks and observations", "the same in acts", *list(WORDS.values())[1:], "of a copy's speed"]
    rows = []
    for n in sizes:
        cells = [f"{every[n, name, 1]['steps_per_s'] / 1e6:,.0f}" for name in WORDS]
        acts = every[n, "both", 1]["steps_per_s"] / bench["numbers_an_act"]
        rows.append([f"{n:,}", cells[0], f"{acts / 1e6:,.0f}", *cells[1:], f"{every[n, 'both', 1]['share']:.0%}"])
    lines += ["Million steps a second, by what is written, and acts:", "", *table(heads, rows, words=0)]
    many = [row for row in bench["rows"] if row["written"] == "nothing" and row["steps_a_call"] > 1]
    best = max(many, key=lambda row: row["steps_per_s"])
    lines += ["", f"Without writing, {best['steps_a_call']} steps a call: {best['steps_per_s'] / 1e6:,.0f} million."]
    others = "; ".join(f"{row['name']} {row['one'] / 1e6:,.0f}" for row in bench["others"])
    lines += ["", fill(f"With masks and observations, million steps a second: {others}.", WIDTH)]
    if "agree" in found:
        steps = sum(row["steps"] for row in found["agree"].values())
        verdict = "equal, bit for bit" if not found["failed"] else "NOT equal: " + "; ".join(found["failed"])
        lines += ["", f"CPU against GPU: {steps:,} random steps, {verdict}."]
    return lines
