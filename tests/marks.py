"""Which cases are left to `make soak`, where others of the same test are in the ordinary run."""

from __future__ import annotations

from collections.abc import Container, Iterable
from typing import Any

import pytest
from _pytest.mark.structures import ParameterSet


def in_soak(*values: object, id: str | None = None) -> ParameterSet:
    """A case that only `make soak` looks at."""
    return pytest.param(*values, id=id, marks=pytest.mark.soak)


def ordinary(some: Container[Any], of: Iterable[Any]) -> list[Any]:
    """All cases, of which only some are in the ordinary run."""
    return [case if case in some else in_soak(*(case if isinstance(case, tuple) else (case,))) for case in of]
