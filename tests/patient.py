"""Requests that wait: beside a browser on two busy cores an answer may take its time."""

from __future__ import annotations

from functools import partial

import httpx

PATIENCE = 60

get = partial(httpx.get, timeout=PATIENCE)
post = partial(httpx.post, timeout=PATIENCE)
