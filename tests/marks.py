"""Which cases are left to `make soak`, where others of the same test are in the ordinary run."""

from __future__ import annotations

import pytest
from _pytest.mark.structures import ParameterSet


def in_soak(*values: object, id: str | None = None) -> ParameterSet:
    """A case that only `make soak` looks at."""
    return pytest.param(*values, id=id, marks=pytest.mark.soak)
