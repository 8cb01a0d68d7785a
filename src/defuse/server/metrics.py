"""Metrics in the text format of Prometheus. There is nothing in them about any table or person."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Count:
    """Something that is counted; it only grows."""

    def __init__(self, name: str, help: str) -> None:
        self.name, self.help = name, help
        self.value = 0

    def add(self, count: int = 1) -> None:
        """Count something."""
        self.value += count

    def lines(self) -> Iterator[str]:
        """As Prometheus reads it."""
        yield f"# HELP {self.name} {self.help}"
        yield f"# TYPE {self.name} counter"
        yield f"{self.name} {self.value}"


class Timing:
    """How long something takes, in seconds."""

    def __init__(self, name: str, help: str) -> None:
        self.name, self.help = name, help
        self.counts = [0] * (len(BUCKETS) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        """It took so long."""
        self.counts[bisect_left(BUCKETS, seconds)] += 1
        self.total += seconds

    def lines(self) -> Iterator[str]:
        """As Prometheus reads it."""
        yield f"# HELP {self.name} {self.help}"
        yield f"# TYPE {self.name} histogram"
        so_far = 0
        for limit, count in zip((*map(str, BUCKETS), "+Inf"), self.counts, strict=True):
            so_far += count
            yield f'{self.name}_bucket{{le="{limit}"}} {so_far}'
        yield f"{self.name}_sum {self.total:.6f}"
        yield f"{self.name}_count {so_far}"


class Metrics:
    """All that is measured in this process."""

    def __init__(self) -> None:
        self.acts = Count("defuse_acts_total", "Acts that were played and kept.")
        self.frames = Count("defuse_frames_total", "Frames that were sent.")
        self.messages = Count("defuse_messages_total", "Messages that came in.")
        self.refused = Count("defuse_refused_total", "Messages that were refused with a reason.")
        self.bad = Count("defuse_bad_messages_total", "Messages that could not be read.")
        self.made = Count("defuse_tables_made_total", "Tables that were made.")
        self.won = Count("defuse_missions_won_total", "Missions that were won.")
        self.lost = Count("defuse_missions_lost_total", "Missions that were lost.")
        self.thoughts_failed = Count("defuse_bot_failures_total", "Thoughts of bots that came to nothing.")
        self.thoughts_late = Count("defuse_bot_late_total", "Answers of bots to people that took longer than a step.")
        self.differed = Count("defuse_tables_differing_total", "Kept games that this engine plays differently.")
        self.errors = Count("defuse_errors_total", "Errors inside the server.")
        self.kept = Timing("defuse_keep_seconds", "How long it takes until an act is kept.")
        self.answered = Timing("defuse_answer_seconds", "From an answer coming in to everybody's frames being sent.")

    def text(self, gauges: dict[str, tuple[str, float]]) -> str:
        """Everything, with some values of this moment."""
        lines = [line for measure in vars(self).values() for line in measure.lines()]
        for name, (help, value) in gauges.items():
            lines += [f"# HELP {name} {help}", f"# TYPE {name} gauge", f"{name} {value:g}"]
        return "\n".join([*lines, ""])


METRICS = Metrics()
