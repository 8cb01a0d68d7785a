"""What the tests of crews share: one server for all tests of a file."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.house import House, opened


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with opened(tmp_path_factory.mktemp("house"), crews_each=100_000, recoveries_each=100_000) as house:
        yield house
