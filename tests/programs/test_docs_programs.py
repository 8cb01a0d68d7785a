"""The programs in the docs play at a real server, as they are written there."""

from __future__ import annotations

import sys
import threading

import pytest

from defuse import client
from tests.server.house import House
from tests.test_docs import blocks


@pytest.mark.slow
@pytest.mark.parametrize(("page", "which"), [("docs/programs.md", 0), ("docs/protocol.md", 0)])
def test_the_program_of_the_page_plays_a_whole_game(
    house: House, page: str, which: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    program = blocks(page, "python")[which]
    assert len(program.strip().splitlines()) <= 32
    with client.new_table(house.url, "Host", bots=["random"], open_seats=1, mission=2, start=False, rate=0.0) as host:
        link = f"{house.url}/t/{host.link.table}"
        monkeypatch.setattr(sys, "argv", ["program", link])

        def lead() -> None:
            host.hear_until(lambda: host.lobby is not None and host.lobby.seats[2].kind == "person", 30)
            host.start()
            host.wait_for_game(30)
            while (frame := host.wait_for_turn(60)) is not None:
                host.answer(frame.forms[0], client.any_choice(frame.forms[0]))

        leading = threading.Thread(target=lead)
        leading.start()
        exec(compile(program, page, "exec"), {})
        leading.join(60)
        assert host.over
        assert host.frame is not None
        assert host.frame.scene.ending.why in capsys.readouterr().out
