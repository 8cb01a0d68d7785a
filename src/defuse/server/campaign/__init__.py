"""Campaigns: what the games of a crew come to. Nothing here asks the store or the clock."""

from __future__ import annotations

from defuse.games import FIRST

CAMPAIGN = FIRST
"""The game whose campaign crews play."""
