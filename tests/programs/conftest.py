"""What the tests of programs share: one server for all of them, and the command."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.cli.conftest import defuse
from tests.server.house import House, opened

__all__ = ["defuse"]


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with opened(tmp_path_factory.mktemp("house")) as house:
        yield house
