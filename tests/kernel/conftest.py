"""Hypothesis for the tests of the kernel: a slow machine is no failure."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

settings.register_profile("kernel", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True)
settings.load_profile("kernel")
