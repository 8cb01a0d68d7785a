"""The client for programs: it sits down, sees, plays to the end, and comes back when the line breaks."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from time import monotonic
from typing import Any

import msgspec
import pytest
from websockets.sync.server import ServerConnection, serve

from defuse import client
from defuse.client import Closed, NotAChoice, Problem, Refused, TableSeat
from defuse.client.line import Line
from defuse.kernel.replay import loads
from defuse.server.wire.messages import Frame, May
from tests.server.house import House

pytestmark = pytest.mark.slow

QUICK: dict[str, Any] = {"rate": 0.0, "timeout": 30.0}
"""The house of these tests takes any number of messages."""


def table(house: House, **wanted: Any) -> TableSeat:
    return client.new_table(house.url, "Robo", **{"bots": ["random", "random"], **QUICK, **wanted})


def play_out(seat: TableSeat, random: Random) -> None:
    while (frame := seat.wait_for_turn(30)) is not None:
        form = random.choice(frame.forms)
        seat.answer(form, client.any_choice(form, random))


def follow(guest: TableSeat) -> None:
    guest.wait_for_game(30)
    play_out(guest, Random(2))


def link(seat: TableSeat) -> str:
    return f"{seat.link.server}/t/{seat.link.table}"


@pytest.mark.parametrize(("game", "mission"), [("busters", 3), ("academy", 1)])
def test_a_program_plays_to_the_end_and_fetches_the_replay(house: House, game: str, mission: int) -> None:
    with table(house, game=game, mission=mission) as seat:
        play_out(seat, Random(1))
        assert seat.over
        assert seat.happened
        assert loads(seat.replay()).verify().over
        assert "It is over" in seat.text


def test_two_programs_join_by_link_and_play_another_game_after_the_first(house: House) -> None:
    with table(house, bots=[], open_seats=1, start=False) as host, client.join(link(host), "Bo", **QUICK) as guest:
        assert (host.seat, guest.seat) == (0, 1)
        for mission in (1, 2):
            host.start()
            other = threading.Thread(target=follow, args=(guest,))
            other.start()
            host.wait_for_game(30)
            play_out(host, Random(1))
            other.join(30)
            assert host.over
            assert guest.over
            host.again(mission + 1)


def test_an_answer_is_not_asked_for_twice(house: House) -> None:
    """`accepted` comes before the next frame: until that is there, it is nobody's turn."""
    with table(house, mission=1) as seat:
        frame = seat.wait_for_turn(30)
        assert frame is not None
        form = frame.forms[0]
        seat.answer(form, client.any_choice(form, Random(1)))
        assert seat.turn is None or seat.turn.number > frame.number


def test_refusals_have_a_code_and_a_reason_in_the_language_of_the_program(house: House) -> None:
    with table(house, mission=1, lang="de") as seat:
        frame = seat.wait_for_turn(30)
        assert frame is not None
        with pytest.raises(Refused) as refused:
            seat.answer(frame.forms[0], {"nonsense": [1]})
        assert refused.value.code == "rule"
        assert refused.value.why
        with pytest.raises(Refused, match="Mission"):
            seat.start()
        assert "Deine Kabel" in seat.text


def test_what_the_server_cannot_read_is_refused_at_once(house: House) -> None:
    """Its answer to that has no id."""
    with table(house, mission=1, options=client.Options(pace="none", talk="open"), timeout=20) as seat:
        assert seat.wait_for_turn(30) is not None
        for request in (lambda: seat.say("x" * 500), lambda: seat.request("nonsense")):
            with pytest.raises(Refused) as refused:
                request()
            assert refused.value.code == "bad"
            assert refused.value.why
        seat.say("hello")
        assert seat.hear_until(lambda: any(each.text == "hello" for each in seat.talk), 30)


def test_what_is_no_choice_is_found_before_it_is_sent(house: House) -> None:
    with table(house, mission=1) as seat:
        while not [form for form in (seat.frame.forms if seat.frame else ()) if form.verb == "cut"]:
            frame = seat.wait_for_turn(30)
            assert frame is not None
            if frame.forms[0].verb != "cut":
                seat.answer(frame.forms[0], client.any_choice(frame.forms[0], Random(3)))
        frame = seat.wait_for_turn(30)
        assert frame is not None
        form = frame.forms[0]
        assert client.choice_by_number(form, {"targets": [1], "mine": [1]})
        for wrong, why in (
            ({"targets": [1], "mine": [99]}, "no number 99"),
            ({"targets": [1, 1], "mine": [1]}, "each number once"),
            ({"targets": [], "mine": [1]}, "targets: choose 1"),
            ({"targets": [1, 2], "mine": [1]}, "targets: choose 1"),
            ({"target": [1]}, "no field target"),
        ):
            with pytest.raises(NotAChoice, match=why):
                client.choice_by_number(form, wrong)
        words = client.option_words(frame.forms)
        assert words.startswith("Option 1: ")
        assert "[1] " in words


def test_links_and_tables_that_are_none(house: House) -> None:
    for nothing in ("http://example.net/", "http://[example/t/abcdefghijklmn"):
        with pytest.raises(client.NoLink, match="no link to a table"):
            client.join(nothing, "Robo")
    with pytest.raises(Problem) as nowhere:
        client.join(f"{house.url}/t/abcdefghijklmn", "Robo")
    assert (nowhere.value.status, nowhere.value.code) == (404, "table")
    with pytest.raises(Closed) as gone:
        client.watch(f"{house.url}/t/abcdefghijklmn")
    assert gone.value.code == "table"
    with table(house) as seat, pytest.raises(Closed) as wrong:
        client.resume(link(seat), "x" * 32)
    assert wrong.value.code == "token"


def test_the_line_breaks_and_nothing_is_lost_or_done_twice(house: House) -> None:
    with table(house, mission=2, bots=["random"]) as seat:
        random, answers = Random(5), 0
        while (frame := seat.wait_for_turn(30)) is not None:
            form = random.choice(frame.forms)
            socket = seat._line._socket
            assert socket is not None
            socket.close()
            seat.answer(form, client.any_choice(form, random))
            answers += 1
        acts = loads(seat.replay()).acts
        assert len([act for act in acts if act["seat"] == 0]) == answers
        assert answers
        texts = [event.text for event in seat.happened]
        with client.resume(link(seat), seat.token or "", **QUICK) as back:
            back.hear_until(lambda: back.frame is not None, 30)
            assert [event.text for event in back.happened] == texts


def test_what_is_sent_while_the_line_breaks_is_sent_again_with_the_same_id(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer reached the server, the line broke before it was accepted: it counts once."""
    with table(house, mission=1) as seat:
        frame = seat.wait_for_turn(30)
        assert frame is not None
        form = frame.forms[0]
        write, sent = seat._line._write, []

        def breaking(socket: object, message: dict[str, object]) -> None:
            write(socket, message)  # type: ignore[arg-type]
            if message["type"] == "answer":
                sent.append(message["id"])
                if len(sent) == 1:
                    assert seat._line._socket is not None
                    seat._line._socket.close()

        monkeypatch.setattr(seat._line, "_write", breaking)
        seat.answer(form, client.any_choice(form, Random(1)))
        assert len(sent) == 2
        assert len(set(sent)) == 1


def test_somebody_who_watches_sees_no_hand_and_may_do_nothing(house: House) -> None:
    with table(house, mission=1) as seat, client.watch(link(seat), **QUICK) as watcher:
        watcher.wait_for_game(30)
        seat.wait_for_game(30)
        assert watcher.seat is None
        assert watcher.frame is not None
        assert watcher.frame.forms == ()
        assert "Your wires" not in watcher.text
        assert "Your wires" in seat.text


def test_talk_signs_and_odds_as_the_table_has_agreed(house: House) -> None:
    with table(house, mission=1, options=client.Options(pace="none", talk="open", aids="odds")) as seat:
        assert seat.wait_for_turn(30) is not None
        seat.say("hello")
        assert seat.hear_until(lambda: any(each.text == "hello" for each in seat.talk), 30)
        told = seat.odds()
        assert told.wires
    with table(house, mission=1) as seat:
        assert seat.wait_for_turn(30) is not None
        with pytest.raises(Refused) as no:
            seat.odds()
        assert no.value.code in ("state", "bad")
        with pytest.raises(Refused) as hush:
            seat.say("my first wire is a 3")
        assert hush.value.code == "talk"


@pytest.mark.parametrize("server", ["nonsense", "http://", "http://127.0.0.1:x", "ftp://nowhere"])
def test_what_is_no_address_of_a_server_is_a_problem(server: str) -> None:
    with pytest.raises(Problem) as nobody:
        client.new_table(server, "Robo")
    assert nobody.value.code == "unreachable"


def test_a_server_that_is_not_there_is_an_error_after_a_while() -> None:
    with pytest.raises(Problem) as nobody:
        client.new_table("http://127.0.0.1:9", "Robo")
    assert nobody.value.code == "unreachable"
    with pytest.raises(Closed) as gone:
        client.watch("http://127.0.0.1:9/t/abcdefghijklmn", patience=0.1)
    assert gone.value.code == "unreachable"


@contextmanager
def closing(code: int, said: str = "") -> Iterator[tuple[str, list[float]]]:
    """A server that closes every line at once; when it was called, too."""
    called: list[float] = []

    def hear(socket: ServerConnection) -> None:
        called.append(monotonic())
        if said:
            socket.send(said)
        socket.close(code)

    with serve(hear, "127.0.0.1", 0) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"ws://127.0.0.1:{server.socket.getsockname()[1]}", called
        finally:
            server.shutdown()
            thread.join()


@pytest.mark.parametrize("said", ["", '{"type":"error","code":"server","text":"The database is away."}'])
def test_a_server_that_closes_every_line_is_called_less_and_less_and_then_no_more(said: str) -> None:
    with closing(1011, said) as (url, called):
        line = Line(url, lambda: [], patience=2.5, rate=0.0)
        with pytest.raises(Closed, match="The database is away" if said else "1011") as gone:
            [line.hear() for _ in range(50)]
        assert gone.value.code == "unreachable"
        assert len(called) == 3, "at once, then after a second; two more would be too long"
        assert called[2] - called[1] > 0.9


def test_whoever_waits_is_told_in_time_while_the_server_is_gone() -> None:
    with closing(1011) as (url, called):
        line = Line(url, lambda: [], patience=60.0, rate=0.0)
        for wait in (line.hear, lambda seconds: line.send({}, seconds)):
            began = monotonic()
            with pytest.raises(TimeoutError):
                wait(0.3)
            assert monotonic() - began < 5
        for _ in range(50):
            with pytest.raises(TimeoutError):
                line.hear(0.0)
        assert len(called) < 10, "asking often does not call often"


def test_a_seat_that_was_closed_does_not_come_back_by_itself(house: House) -> None:
    seat = table(house, mission=1)
    seat.close()
    with pytest.raises(Closed) as closed:
        seat.wait_for_game(30)
    assert closed.value.code == "closed"


def test_a_game_without_words_of_its_own_is_told_as_plain_data() -> None:
    class Scene(msgspec.Struct, tag_field="game", tag="nobody-knows"):
        lamps: int
        asked: str = ""

    frame = Frame(game=1, number=1, events=(), scene=Scene(3), yours=None, ask=None, forms=(), may=May(), reports=())
    assert "lamps: 3" in client.table_words(None, frame)


@pytest.mark.parametrize("lang", ["de", "fr"])
def test_the_table_is_told_in_other_languages(house: House, lang: str) -> None:
    for game, mission in (("busters", 47), ("academy", 1)):
        with table(house, game=game, mission=mission, lang=lang) as seat:
            assert seat.wait_for_turn(30) is not None
            assert seat.frame is not None
            words = seat.text + client.option_words(seat.frame.forms, lang)
            assert "⟦" not in words
            assert "You" not in words
