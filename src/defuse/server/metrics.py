"""Metrics of a server, for Prometheus. There is nothing in them about any table or person."""

from __future__ import annotations

from functools import partial

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics, generate_latest

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

disable_created_metrics()  # type: ignore[no-untyped-call]  # nobody needs to know when a counter was made


class Metrics:
    """All that one server measures."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        count = partial(Counter, registry=self.registry)
        time = partial(Histogram, buckets=BUCKETS, registry=self.registry)
        now = partial(Gauge, registry=self.registry)
        self.acts = count("defuse_acts_total", "Acts that were played and kept.")
        self.frames = count("defuse_frames_total", "Frames that were sent.")
        self.messages = count("defuse_messages_total", "Messages that came in.")
        self.refused = count("defuse_refused_total", "Messages that were refused with a reason.")
        self.bad = count("defuse_bad_messages_total", "Messages that could not be read.")
        self.made = count("defuse_tables_made_total", "Tables that were made.")
        self.won = count("defuse_missions_won_total", "Missions that were won.")
        self.lost = count("defuse_missions_lost_total", "Missions that were lost.")
        self.thoughts_failed = count("defuse_bot_failures_total", "Thoughts of bots that came to nothing.")
        self.thoughts_late = count("defuse_bot_late_total", "Answers of bots to people that took longer than a step.")
        self.differed = count("defuse_tables_differing_total", "Kept games that this engine plays differently.")
        self.errors = count("defuse_errors_total", "Errors inside the server.")
        self.turned_away = count("defuse_connections_refused_total", "Connections for which there was no room.")
        self.dropped = count("defuse_connections_dropped_total", "Connections that did not read, or sent too slowly.")
        self.flooded = count("defuse_connections_flooding_total", "WebSockets that sent too many frames.")
        self.kept = time("defuse_keep_seconds", "How long it takes until an act is kept.")
        self.answered = time("defuse_answer_seconds", "From an answer coming in to everybody's frames being sent.")
        self.tables = now("defuse_tables", "Tables in memory.")
        self.running = now("defuse_tables_running", "Tables where a mission goes on.")
        self.connections = now("defuse_connections", "Open WebSockets.")
        self.thoughts = now("defuse_thoughts", "Thoughts that bots are thinking or wait to think.")

    def text(self) -> bytes:
        """Everything, as Prometheus reads it."""
        return generate_latest(self.registry)
