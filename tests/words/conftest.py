"""The pseudo-language for the tests here."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.words.pseudo import spoken_in


@pytest.fixture(scope="session")
def pseudo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The code of the pseudo-language, which is there as long as a test asks for it."""
    with spoken_in(tmp_path_factory.mktemp("pseudo")) as name:
        yield name
