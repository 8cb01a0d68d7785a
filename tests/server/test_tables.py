"""Stories of tables: making one, sitting down, playing, going away and coming back."""

from __future__ import annotations

from random import Random

import pytest

from defuse.busters.wires import print_of
from defuse.kernel.deal import commitment_of, seed_of, wrong_with
from defuse.kernel.replay import loads
from defuse.server.games.busters.box import BY_HEART
from defuse.server.games.busters.scenes import WireChances, WireSeen, Yours
from defuse.server.wire import messages as said
from tests.server.games import Frame
from tests.server.house import House
from tests.server.people import Person, join, make

pytestmark = pytest.mark.slow

OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "quick"}
QUICK = {"pace": "none"}


def play_on(person: Person, random: Random, most: int = 10_000) -> Frame:
    """Let a person do anything until the end, or so many times."""
    frame = person.first_frame()
    while frame.scene.ending is None and most:
        done = frame.number
        if person.asked:
            answer = person.act(random)
            assert isinstance(answer, said.Accepted), answer
            most -= 1
            frame = person.first_frame()
        # The same number again only replaces a frame: what it asks may be answered already.
        while frame.number <= done:
            frame = person.next_frame()
    return frame


def test_a_person_plays_with_bots_to_the_end(house: House) -> None:
    made = make(house, mission=1, seats=[OPEN, BOT, BOT, BOT], options=QUICK, start=True)
    with Person(house, made["table"], made["token"]) as ann:
        frame = play_on(ann, Random(1))
        assert frame.forms == ()
        assert frame.ask is None
        assert all(wire.face is not None for stand in frame.scene.stands for wire in stand.wires)
        assert ann.lobby is not None
        assert ann.lobby.state == "over"


def test_the_deal_can_be_checked_after_the_end(house: House) -> None:
    made = make(house, mission=2, seats=[OPEN, BOT, BOT], options=QUICK, start=True)
    with Person(house, made["table"], made["token"]) as ann:
        first = ann.first_frame()
        assert ann.lobby is not None
        commitment = ann.lobby.commitment
        url = f"/api/tables/{made['table']}/games/1/replay"
        assert house.http.get(url).status_code == 409
        own = {wire: face.text for wire, face in first.yours.faces.items()}
        ending = play_on(ann, Random(2)).scene.ending
        assert ending is not None
        while ann.lobby.state != "over":
            ann.hear()
        told = ann.lobby.deal
        assert told is not None
        assert commitment_of(told.secret) == told.commitment == commitment
        assert seed_of(told.agreed, told.secret, told.parts) == ending.seed
        assert ending.replay == url
        replay = loads(house.http.get(url).content)
        assert replay.seed == ending.seed
        assert replay.deal is not None
        assert wrong_with(replay.deal, replay.game, replay.setup, replay.seed) == []
        game = replay.verify()
        assert game.over
        steps = list(replay.steps())
        dealt = steps[0][1].observe(0).faces
        assert own == {wire: print_of(dealt[int(wire)]).lstrip("yr") for wire in own}


def test_two_people_sit_down_and_start(house: House) -> None:
    made = make(house, mission=1, seats=[OPEN, OPEN], options=QUICK)
    with Person(house, made["table"], made["token"]) as ann:
        joined = join(house, made["table"], "Bo")
        assert joined["seat"] == 1
        with Person(house, made["table"], joined["token"]) as bo:
            bo.until(lambda message: isinstance(message, said.Lobby))
            assert bo.lobby is not None
            assert [seat.name for seat in bo.lobby.seats] == ["Ann", "Bo"]
            refused = bo.request("start")
            assert isinstance(refused, said.Refused)
            assert refused.code == "host"
            assert isinstance(ann.request("start"), said.Accepted)
            frames = {person: person.first_frame() for person in (ann, bo)}
            asked = [person for person, frame in frames.items() if frame.ask is not None and frame.ask.yours]
            assert len(asked) == 1
            (waits,) = {ann, bo} - set(asked)
            assert frames[waits].forms == ()


def test_a_reload_in_the_middle_of_a_question_goes_on(house: House) -> None:
    made = make(house, mission=1, seats=[OPEN, BOT, BOT], options=QUICK, start=True, captain=0)
    random = Random(3)
    with Person(house, made["table"], made["token"]) as ann:
        play_on(ann, random, 2)
        frame = ann.frame_when(lambda frame: frame.ask is not None and frame.ask.yours)
        have = {"game": frame.game, "number": frame.number - 2}
    with Person(house, made["table"], made["token"], have) as again:
        now = again.first_frame()
        assert now.scene == frame.scene
        assert now.forms == frame.forms
        assert {event.at for event in now.events} == {frame.number - 1, frame.number}
        assert isinstance(again.act(random), said.Accepted)
    with Person(house, made["table"], made["token"]) as fresh:
        assert {event.at for event in fresh.first_frame().events} >= {1, 2, 3}


def test_a_spectator_watches_and_may_do_nothing(house: House) -> None:
    made = make(house, mission=1, seats=[OPEN, BOT, BOT], options=QUICK, start=True)
    with Person(house, made["table"], made["token"]) as ann, Person(house, made["table"]) as eve:
        ann.first_frame()
        frame = eve.first_frame()
        assert frame.yours.seat is None
        assert frame.yours.faces == {}
        refused = eve.request("answer", ask=1, form="cut", chosen={})
        assert (refused.code, refused.why) == ("seat", "you only watch here")
        assert eve.request("pause", on=True).code == "seat"
        assert eve.request("odds").code == "seat"
        assert eve.request("again").code == "host"


@pytest.mark.parametrize("mission", [38, 56, 64])
def test_a_second_tab_does_not_show_the_own_flipped_wire(house: House, mission: int) -> None:
    """C15: whoever watches sees what every seat does; when the mission is over, everything."""
    made = make(house, mission=mission, seats=[OPEN, BOT, BOT], options=QUICK, captain=0, start=True)
    with Person(house, made["table"], made["token"]) as ann, Person(house, made["table"]) as tab:
        mine = [wire for wire in _flipped(ann.first_frame()) if wire.name.startswith("Ann")]
        assert mine
        assert not {str(wire.id) for wire in mine} & set(ann.first_frame().yours.faces)
        assert tab.first_frame().yours == Yours()
        assert all(wire.face is None for wire in _flipped(tab.first_frame()))
        play_on(ann, Random(mission))
        last = tab.frame_when(lambda frame: frame.scene.ending is not None)
        assert all(wire.face is not None for wire in _flipped(last))
    frames = [message for message in tab.got if isinstance(message, said.Frame)]
    assert all(frame.yours == Yours() for frame in frames)


def _flipped(frame: Frame) -> list[WireSeen]:
    return [wire for stand in frame.scene.stands for wire in stand.wires if wire.flipped]


def test_no_spectators_where_they_are_not_wanted(house: House) -> None:
    made = make(house, options={"spectators": False})
    with Person(house, made["table"]) as eve:
        assert eve.closed()[0] == 4005


def test_a_spectator_takes_an_open_seat_and_gets_a_key(house: House) -> None:
    made = make(house, seats=[OPEN, OPEN, OPEN])
    with Person(house, made["table"]) as eve:
        id = eve.ask("seat", do="take", seat=2, name="Eve")
        key: said.SeatedHere = eve.until(lambda message: isinstance(message, said.SeatedHere))
        eve.reply(id)
        assert key.seat == 2
        assert eve.lobby is not None
        assert eve.lobby.you.seat == 2
        assert eve.request("seat", do="take", seat=1, name="Eve").code == "seat"
        with Person(house, made["table"], key.token) as elsewhere:
            elsewhere.until(lambda message: isinstance(message, said.Lobby))
            assert elsewhere.lobby is not None
            assert elsewhere.lobby.you.seat == 2
    with Person(house, made["table"]) as late:
        assert late.request("seat", do="take", seat=2, name="Late").code == "state"


def test_a_key_ends_when_its_owner_is_sent_away(house: House) -> None:
    made = make(house, seats=[OPEN, OPEN])
    bo_key = join(house, made["table"], "Bo")["token"]
    with Person(house, made["table"], made["token"]) as ann, Person(house, made["table"], bo_key) as bo:
        assert bo.request("seat", do="kick", seat=0).code == "host"
        assert ann.request("seat", do="kick", seat=0).code == "seat"
        assert isinstance(ann.request("seat", do="kick", seat=1), said.Accepted)
        assert bo.closed()[0] == 4003
    with Person(house, made["table"], bo_key) as bo:
        assert bo.closed()[0] == 4002


def test_whoever_leaves_a_mission_leaves_it_to_a_bot(house: House) -> None:
    made = make(house, seats=[OPEN, OPEN], options=QUICK)
    bo_key = join(house, made["table"], "Bo")["token"]
    with Person(house, made["table"], made["token"]) as ann, Person(house, made["table"], bo_key) as bo:
        bo.until(lambda message: isinstance(message, said.Lobby))
        ann.request("start")
        assert isinstance(ann.request("seat", do="leave"), said.Accepted)
        lobby: said.Lobby = bo.until(lambda message: isinstance(message, said.Lobby) and message.seats[0].kind == "bot")
        assert lobby.you.host
        assert lobby.seats[0].name == "Ann"
        play_on(bo, Random(5))


def test_the_host_settles_mission_seats_and_options(house: House) -> None:
    made = make(house, seats=[OPEN, BOT])
    with Person(house, made["table"], made["token"]) as ann:
        ann.request("setting", mission=9, players=5, options={"talk": "open", "aids": "odds"})
        assert ann.lobby is not None
        assert ann.lobby.mission.number == 9
        assert [seat.kind for seat in ann.lobby.seats] == ["person", "bot", "open", "open", "open"]
        assert ann.lobby.options.talk == "open"
        ann.request("seat", do="bot", seat=4, bot="random", name="Rob")
        ann.request("seat", do="open", seat=1)
        ann.request("seat", do="captain", seat=4)
        ann.request("seat", do="name", name="Anna")
        lobby = ann.lobby
        assert [seat.kind for seat in lobby.seats] == ["person", "open", "open", "open", "bot"]
        assert (lobby.seats[0].name, lobby.seats[4].name, lobby.captain) == ("Anna", "Rob", 4)
        ann.request("setting", players=2)
        lobby = ann.lobby
        assert [seat.name for seat in lobby.seats] == ["Anna", "Rob"]
        assert lobby.captain == 1
        assert ann.request("setting", mission=67).code == "bad"
        assert ann.request("seat", do="bot", seat=1, bot="nobody").code == "bad"
        assert ann.request("seat", do="bot", seat=1, bot="expert:3600").code == "bad"
        assert ann.request("seat", do="bot", seat=4).code == "bad"
        ann.request("setting", mission=34)
        assert "cannot be played with 2 players" in ann.request("start").why


def test_after_the_end_the_same_people_play_on_and_the_captain_moves(house: House) -> None:
    made = make(house, mission=1, seats=[OPEN, BOT, BOT], options=QUICK, start=True, captain=1)
    with Person(house, made["table"], made["token"]) as ann:
        play_on(ann, Random(6))
        assert isinstance(ann.request("again", mission=2), said.Accepted)
        assert ann.lobby is not None
        assert (ann.lobby.state, ann.lobby.mission.number, ann.lobby.captain) == ("lobby", 2, 2)
        ann.frame = None
        ann.request("start")
        frame = ann.first_frame()
        assert (frame.game, frame.number) == (2, 1)
        assert [seat.captain for seat in frame.scene.seats] == [False, False, True]


def test_nobody_can_act_while_the_table_is_paused(house: House) -> None:
    made = make(house, mission=1, seats=[OPEN, BOT], options=QUICK, start=True, captain=0)
    with Person(house, made["table"], made["token"]) as ann:
        ann.first_frame()
        ann.request("pause", on=True)
        assert ann.lobby is not None
        assert ann.lobby.paused
        refused = ann.act(Random(1))
        assert (refused.code, refused.why) == ("state", "the table is paused")
        ann.request("pause", on=False)
        assert isinstance(ann.act(Random(1)), said.Accepted)


def test_a_name_that_is_taken_gets_a_number(house: House) -> None:
    made = make(house, seats=[OPEN, OPEN])
    joined = join(house, made["table"], "Ann")
    with Person(house, made["table"], joined["token"]) as other:
        other.until(lambda message: isinstance(message, said.Lobby))
        assert other.lobby is not None
        assert [seat.name for seat in other.lobby.seats] == ["Ann", "Ann 2"]


def test_a_new_name_is_in_the_scene_at_once(house: House) -> None:
    made = make(house, mission=1, seats=[OPEN, BOT, BOT], captain=0, start=True)
    with Person(house, made["table"], made["token"]) as ann:
        before = ann.first_frame()
        ann.request("seat", do="name", name="Anna")
        after = ann.frame_when(lambda frame: frame.scene.stands[0].name.startswith("Anna"))
        assert after.number == before.number
        assert after.scene.asked == "Waiting for Anna."


def test_odds_are_told_where_the_table_has_agreed_on_them(house: House) -> None:
    made = make(house, mission=1, seats=[OPEN, BOT, BOT], options={"aids": "odds", **QUICK}, start=True, captain=0)
    with Person(house, made["table"], made["token"]) as ann:
        frame = ann.first_frame()
        assert frame.may.odds
        odds = ann.request("odds")
        assert isinstance(odds, said.Odds)
        hidden = {wire.id for stand in frame.scene.stands for wire in stand.wires} - set(map(int, frame.yours.faces))
        assert isinstance(odds.told, WireChances)
        assert {wire.wire for wire in odds.told.wires} == hidden
        assert all(abs(sum(wire.values.values()) - 1) < 1e-6 for wire in odds.told.wires)
    made = make(house, mission=1, seats=[OPEN, BOT, BOT], start=True)
    with Person(house, made["table"], made["token"]) as ann:
        assert ann.request("odds").code == "state"


@pytest.mark.parametrize("mission", [18, 50])
def test_no_odds_remember_for_people_what_they_have_to_remember(house: House, mission: int) -> None:
    """C15, M18, M50: a table may have agreed on odds, but here they would tell what the views hide."""
    made = make(house, mission=mission, seats=[OPEN, BOT, BOT], options={"aids": "odds", **QUICK}, start=True)
    with Person(house, made["table"], made["token"]) as ann:
        assert not ann.first_frame().may.odds
        refused = ann.request("odds")
        assert (refused.code, refused.why) == ("state", str(BY_HEART))


def test_bots_tell_their_reasons_after_the_end(house: House) -> None:
    careful = {"kind": "bot", "bot": "careful"}
    made = make(house, mission=1, seats=[OPEN, careful], options=QUICK, start=True, captain=1)
    with Person(house, made["table"], made["token"]) as ann:
        ann.frame_when(lambda frame: frame.number > 1)
        assert ann.request("why", number=2).code == "state"
        frame = play_on(ann, Random(8))
        assert frame.may.why
        reason = ann.request("why", number=2)
        assert isinstance(reason, said.Reason)
        assert reason.text.startswith("Juno: ")
        assert ann.request("why", number=9999).code == "bad"
