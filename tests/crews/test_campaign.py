"""The campaign of a crew: boxes that open, tries, captains, tables, and the history."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from defuse.busters import catalogue
from defuse.server.campaign import CAMPAIGN
from defuse.server.campaign.progress import is_open, progress_of
from defuse.server.games import box_named
from defuse.server.tables import lobby
from defuse.server.wire import messages as said
from tests.academy.driving import wander
from tests.crews.club import Device, finish, founded, problem
from tests.server.house import House
from tests.server.people import Person

BOXES = box_named(CAMPAIGN).campaign()


def test_a_crew_wins_mission_1_and_2_is_next(house: House) -> None:
    ann = founded(house)
    seen = ann.seen()
    assert (seen["next"], seen["tries"], seen["wins"], len(seen["missions"])) == (1, 0, 0, 66)
    ann.played(1, won=False)
    ann.played(1)
    seen = ann.seen()
    assert (seen["next"], seen["tries"], seen["wins"]) == (2, 2, 1)
    assert [each["won"] for each in seen["missions"][0]["tries"]] == [False, True]
    assert [game["won"] for game in seen["games"]] == [True, False]
    assert seen["games"][0]["why"] == "defused"
    assert seen["games"][0]["reviewable"]
    assert {player["member"] for player in seen["games"][0]["players"]} == {ann.member, ""}


def test_the_boxes_of_the_campaign() -> None:
    assert [(box.first, box.last) for box in BOXES] == [(1, 8), (9, 19), (20, 30), (31, 42), (43, 54), (55, 66)]
    everybody = {2, 3, 4, 5}
    closing = [set(catalogue.mission(box.last).players) for box in BOXES[:-1]]
    assert closing == [everybody] * 5, "a crew of two could get stuck"


def test_what_joins_is_what_the_missions_have() -> None:
    box = box_named(CAMPAIGN)
    joins = {number: box.joins(number) for number in range(1, 67) if box.joins(number)}
    first = min(number for number in catalogue.missions() if catalogue.mission(number).equipment)
    cards = {card.since for card in catalogue.cards().values()} - {1, first}
    choosing = min(number for number in catalogue.missions() if catalogue.mission(number).characters == "choice")
    assert joins == {**dict.fromkeys(cards, "equipment"), choosing: "characters"}


@pytest.mark.parametrize(
    ("won", "open", "next"),
    [
        ((), 1, 1),
        ((1, 2, 4), 1, 3),
        ((8,), 2, 1),
        (range(1, 9), 2, 9),
        ((19,), 3, 1),
        ((12,), 2, 1),  # entered by hand: whoever has played 12 has that box
        (range(1, 67), 6, None),
        ((0, 67, 400), 1, 1),
    ],
)
def test_which_boxes_are_open(won: Any, open: int, next: int | None) -> None:
    found = progress_of(BOXES, set(won))
    assert (found.open, found.next) == (open, next)
    for number in range(1, 67):
        box = next_box(number)
        assert is_open(BOXES, set(won), number) == (box <= open)


def next_box(number: int) -> int:
    return 1 + sum(number > box.last for box in BOXES)


def test_a_locked_mission_tells_its_number_alone_and_cannot_be_played(house: House) -> None:
    ann = founded(house)
    locked = ann.seen()["missions"][8]
    assert locked == {"number": 9, "box": 2, "state": "locked", "tries": [], "card": None, "joins": "equipment"}
    assert problem(ann.post("/play", mission=9, bots=["quick"])) == (409, "state")
    made = ann.play(1)
    with Person(house, made["table"], made["token"]) as person:
        assert person.request("setting", mission=9).code == "state"
        finish(house, made["table"])
        assert person.request("again", mission=9).code == "state"
        assert isinstance(person.request("again", mission=8), said.Accepted)


def test_a_box_opens_when_the_last_mission_of_the_one_before_is_won(house: House) -> None:
    ann = founded(house)
    ann.played(8)
    seen = ann.seen()
    assert [box["open"] for box in seen["boxes"]] == [True, True, False, False, False, False]
    assert (seen["next"], seen["missions"][8]["state"], seen["missions"][19]["state"]) == (1, "open", "locked")
    ann.play(9)


def test_again_at_a_table_counts_as_the_next_try(house: House) -> None:
    ann = founded(house)
    made = ann.play(1)
    with Person(house, made["table"], made["token"]) as person:
        for won in (False, True):
            finish(house, made["table"], won=won)
            person.request("again")
    seen = ann.seen()
    assert (seen["tries"], seen["wins"]) == (2, 1)
    assert [game["id"] for game in seen["games"]] == [f"{made['table']}/2", f"{made['table']}/1"]


def captain_of(device: Device) -> str:
    return str(next(member["name"] for member in device.seen()["members"] if member["captain"]))


def test_the_captain_moves_on_to_the_next_member_who_plays(house: House) -> None:
    ann = founded(house)
    bo = ann.invite("Bo")
    cy = ann.invite("Cy")
    assert captain_of(ann) == "Ann"
    ann.played(1, bots=1, members=[bo.member, cy.member], won=False)
    assert captain_of(ann) == "Bo"
    cy.played(1, bots=1, members=[ann.member], won=False)  # Bo is not there: it is Cy's turn
    game = cy.seen()["games"][0]
    assert [player["name"] for player in game["players"] if player["captain"]] == ["Cy"]
    assert captain_of(ann) == "Ann"
    ann.change("captain", member=cy.member)
    assert captain_of(ann) == "Cy"
    cy.played(1, bots=0, members=[ann.member], won=False)
    assert captain_of(bo) == "Ann"


def test_the_captain_moves_on_at_the_table_and_no_bot_is_captain(house: House) -> None:
    ann = founded(house)
    bo = ann.invite("Bo")
    made = ann.play(1, members=[bo.member], bots=2)
    join(bo, made["table"])
    with Person(house, made["table"], made["token"]) as person:
        captains = []
        for _ in range(3):
            finish(house, made["table"], won=False)
            person.request("again")
            captains.append(house.hall.tables[made["table"]].table.state.captain)
    assert captains == [1, 0, 1]


def test_a_captain_who_does_not_come_is_not_waited_for(house: House) -> None:
    ann = founded(house)
    bo, cy = ann.invite("Bo"), ann.invite("Cy")
    ann.change("captain", member=bo.member)
    made = ann.play(1, members=[bo.member, cy.member], bots=0)
    join(cy, made["table"], "Cy")
    finish(house, made["table"])
    game = ann.seen()["games"][0]
    assert [player["captain"] for player in game["players"]] == [False, False, True]
    assert captain_of(ann) == "Ann"


def test_a_bot_on_a_seat_that_was_kept_is_nobody_of_the_crew(house: House) -> None:
    ann = founded(house)
    bo = ann.invite("Bo")
    ann.change("captain", member=bo.member)
    made = ann.play(1, members=[bo.member], bots=1)
    with Person(house, made["table"], made["token"]) as person:
        person.request("seat", do="bot", seat=1)
    finish(house, made["table"])
    game = ann.seen()["games"][0]
    assert [bool(player["member"]) for player in game["players"]] == [True, False, False]
    assert [player["captain"] for player in game["players"]] == [True, False, False]
    assert captain_of(ann) == "Bo"


def test_no_bot_is_captain_while_a_member_is_there(house: House) -> None:
    ann = founded(house)
    made = ann.play(1, bots=4)
    with Person(house, made["table"], made["token"]) as person:
        assert person.request("seat", do="captain", seat=2).code == "state"
        person.request("seat", do="captain")  # by lot
        person.request("seat", do="open", seat=1)
        for seat in (None, 1):
            if seat is not None:  # chosen for somebody who was to come, and then a bot sits there
                person.request("seat", do="captain", seat=seat)
                person.request("seat", do="bot", seat=seat)
            finish(house, made["table"], won=False)
            players = ann.seen()["games"][0]["players"]
            assert [player["name"] for player in players if player["captain"]] == ["Ann"]
            person.request("again")
            person.request("seat", do="open", seat=1)


def test_a_captain_by_lot_is_one_of_the_members_who_are_there(house: House) -> None:
    ann = founded(house)
    bo = ann.invite("Bo")
    names: set[str] = set()
    while names != {"Ann", "Bo"}:
        made = ann.play(1, members=[bo.member], bots=3)
        join(bo, made["table"], "Bo")
        with Person(house, made["table"], made["token"]) as person:
            person.request("seat", do="captain")
        finish(house, made["table"], won=False)
        names |= {player["name"] for player in ann.seen()["games"][0]["players"] if player["captain"]}
        assert names <= {"Ann", "Bo"}


def test_a_guest_is_captain_if_the_host_wants_it(house: House) -> None:
    ann = founded(house)
    made = ann.play(1, bots=2)
    with Person(house, made["table"], made["token"]) as person:
        person.request("seat", do="open", seat=1)
        house.http.post(f"/api/tables/{made['table']}/join", json={"name": "Guest"})
        person.request("seat", do="captain", seat=1)
    finish(house, made["table"], won=False)
    assert [player["captain"] for player in ann.seen()["games"][0]["players"]] == [False, True, False]


def test_with_fewer_seats_those_that_are_kept_go_last(house: House) -> None:
    ann = founded(house)
    bo = ann.invite("Bo")
    made = ann.play(1, members=[bo.member], bots=2)
    with Person(house, made["table"], made["token"]) as person:
        person.request("setting", players=5)
        for players, names in ((4, 4), (3, 3), (2, 2)):
            person.request("setting", players=players)
            chairs = house.hall.tables[made["table"]].table.state.chairs
            assert [chair.name for chair in chairs] == ["Ann", "Bo", "Juno", "Moss"][:names]
    assert join(bo, made["table"])["seat"] == 1


def join(device: Device, table: str, name: str = "Somebody") -> Any:
    answer = device.house.http.post(f"/api/tables/{table}/join", json={"name": name}, headers=device.headers)
    return answer.json() if answer.status_code == 201 else problem(answer)


def test_seats_are_kept_for_members(house: House) -> None:
    ann = founded(house)
    bo, cy = ann.invite("Bo"), ann.invite("Cy")
    other = founded(house, "Others", "Eve")
    made = ann.play(1, members=[bo.member], bots=1)
    table = made["table"]
    info = house.http.get(f"/api/tables/{table}").json()
    assert info["crew"] == ann.crew
    assert [(seat["name"], seat["kind"], seat["member"]) for seat in info["seats"][:2]] == [
        ("Ann", "person", ann.member),
        ("Bo", "open", bo.member),
    ]
    assert join(cy, table) == (409, "state")
    assert join(other, table) == (409, "state")
    assert house.http.post(f"/api/tables/{table}/join", json={"name": "Eve"}).status_code == 409
    first = join(bo, table, "Bo")
    assert first["seat"] == 1
    again = join(bo, table, "Bo")  # on the phone: the seat comes along
    assert again["seat"] == 1
    with Person(house, table, first["token"]) as old:
        assert old.closed()[0] == 4002
    with Person(house, table, again["token"]) as person:
        person.until(lambda message: isinstance(message, said.Lobby))
        assert person.lobby is not None
        assert (person.lobby.crew, person.lobby.seats[1].member) == (ann.crew, bo.member)


def test_seats_without_a_name_are_for_anybody_with_the_link(house: House) -> None:
    ann = founded(house)
    made = ann.play(1, bots=2)
    with Person(house, made["table"], made["token"]) as person:
        person.request("seat", do="open", seat=2)
        sat = house.http.post(f"/api/tables/{made['table']}/join", json={"name": "Guest"})
        assert sat.json()["seat"] == 2
    finish(house, made["table"])
    players = ann.seen()["games"][0]["players"]
    assert (players[2]["name"], players[2]["member"]) == ("Guest", "")


def test_whoever_was_removed_does_not_sit_there_any_more(house: House) -> None:
    ann = founded(house)
    bo = ann.invite("Bo")
    made = ann.play(1, members=[bo.member], bots=1)
    seat = join(bo, made["table"], "Bo")
    with Person(house, made["table"], seat["token"]) as person:
        person.until(lambda message: isinstance(message, said.Lobby))
        ann.change("remove", member=bo.member)
        assert person.closed()[0] == 4003
    assert join(bo, made["table"], "Bo")["seat"] == 1, "the seat is open to anybody with the table's link"


def test_a_seat_is_not_kept_for_whoever_was_removed(house: House) -> None:
    ann = founded(house)
    bo, cy = ann.invite("Bo"), ann.invite("Cy")
    made = ann.play(1, members=[bo.member, cy.member], bots=1)
    ann.change("remove", member=bo.member)
    table = house.hall.tables.pop(made["table"])  # as if another process had it
    cy.change("leave")
    house.hall.tables[made["table"]] = table
    seats = house.http.get(f"/api/tables/{made['table']}").json()["seats"]
    assert [(seat["kind"], seat["member"]) for seat in seats[1:3]] == [("open", ""), ("open", "")]
    answer = house.http.post(f"/api/tables/{made['table']}/join", json={"name": "Guest"})
    assert answer.json()["seat"] == 1


def test_a_member_who_was_removed_elsewhere_is_refused_at_the_door(house: House) -> None:
    ann = founded(house)
    bo = ann.invite("Bo")
    made = ann.play(1, members=[bo.member], bots=1)
    seat = join(bo, made["table"], "Bo")
    table = house.hall.tables.pop(made["table"])  # as if another process had it
    ann.change("remove", member=bo.member)
    house.hall.tables[made["table"]] = table
    with Person(house, made["table"], seat["token"]) as person:
        assert person.closed()[0] == 4002


def test_the_table_of_a_crew_cannot_be_deleted_by_its_host(house: House) -> None:
    ann = founded(house)
    made = ann.play(1)
    with Person(house, made["table"], made["token"]) as person:
        assert person.request("delete").code == "state"
    assert house.http.get(f"/api/tables/{made['table']}").status_code == 200


@pytest.mark.parametrize(
    "wish",
    [
        {"bots": []},
        {"bots": ["quick"] * 4, "members": ["nobody"]},
        {"bots": ["nobody"]},
        {"mission": 67, "bots": ["quick"]},
        {"mission": 34, "bots": ["quick"]},
        {"game": "chess", "bots": ["quick"]},
        {"deal": "nosuchchallenge", "bots": ["quick"]},
    ],
)
def test_a_table_that_cannot_be_made(house: House, wish: dict[str, Any]) -> None:
    ann = founded(house, won=list(range(1, 43)))
    answer = ann.post("/play", **wish)
    assert answer.status_code in (404, 409), answer.text
    assert ann.seen()["tables"] == []


def test_mission_34_of_a_crew_of_two_needs_a_bot(house: House) -> None:
    ann = founded(house, won=list(range(1, 34)))
    bo = ann.invite("Bo")
    assert ann.seen()["missions"][33]["state"] == "next"
    assert problem(ann.post("/play", mission=34, members=[bo.member])) == (409, "state")
    assert "34" in ann.post("/play", mission=34, members=[bo.member]).json()["text"]
    ann.play(34, members=[bo.member], bots=1)


def test_a_table_is_made_once(house: House) -> None:
    ann = founded(house)
    once = "o" * 30
    first = ann.play(1, once=once)
    assert ann.play(1, once=once) == first
    assert len(ann.seen()["tables"]) == 1


def test_options_stay_those_of_the_last_table(house: House) -> None:
    ann = founded(house)
    ann.play(1, options={"aids": "odds", "pace": "fast"})
    made = ann.play(2)
    assert house.http.get(f"/api/tables/{made['table']}").json()["options"]["aids"] == "odds"


def test_the_history_comes_in_pages(house: House) -> None:
    ann = founded(house, won=list(range(1, 67)))
    for number in range(5):
        ann.post("/box", mission=1, won=True, members=[ann.member], ended=1000.0 + number)
    seen = ann.seen()
    assert (len(seen["games"]), seen["more"]) == (20, True)
    page = ann.get("/games", before=seen["games"][-1]["id"]).json()
    assert (len(page["games"]), page["more"]) == (50, True)
    last = ann.get("/games", before=page["games"][-1]["id"]).json()
    assert (len(last["games"]), last["more"]) == (1, False)
    ids = [game["id"] for game in (*seen["games"], *page["games"], *last["games"])]
    assert len(set(ids)) == 71


def test_another_game_is_in_the_history_and_not_in_the_campaign(house: House) -> None:
    ann = founded(house)
    ann.play(1, game="academy", bots=0, members=[ann.invite("Bo").member])
    seen = ann.seen()
    assert (seen["tables"][0]["title"], seen["tries"]) == ("Bomb Squad Academy", 0)


def test_a_game_that_only_bots_have_won_is_not_won_by_the_crew(house: House) -> None:
    ann = founded(house)
    made = ann.play(1, game="academy", bots=0, members=[ann.invite("Bo").member])
    with Person(house, made["table"], made["token"]) as person:
        person.request("setting", options={"pace": "none"})
    random = Random(1)
    told: set[bool] = set()
    while told != {True, False}:  # a bot sits where Bo does not come
        winners = house.do(rivals(house, made["table"], random))
        won = 0 in winners
        assert ann.seen()["games"][0]["won"] == won, winners
        told.add(won)
        with Person(house, made["table"], made["token"]) as person:
            person.request("again")


async def rivals(house: House, id: str, random: Random) -> tuple[int, ...]:
    """Play a game of the Academy to its end somehow; the winners."""
    table = house.hall.tables[id].table
    async with table.lock:
        await lobby.start(table)
        while table.state.phase == "running":
            table.show(await table.play(wander(table.game, random)))
    assert table.game.outcome is not None
    return table.game.outcome.winners


def test_who_is_here_and_where_something_is_played(house: House) -> None:
    ann = founded(house)
    bo = ann.invite("Bo")
    assert [member["here"] for member in ann.seen()["members"]] == [True, False]
    bo.seen()
    assert [member["here"] for member in ann.seen()["members"]] == [True, True]
    made = ann.play(1)
    assert [(each["table"], each["state"]) for each in ann.seen()["tables"]] == [(made["table"], "lobby")]
    finish(house, made["table"])
    assert ann.seen()["tables"] == []


def test_the_time_of_a_game_is_counted_from_its_deal(house: House) -> None:
    ann = founded(house)
    made = ann.play(1)
    now = house.hall.wall()
    times = iter([now, now + 125.4])
    house.hall.wall, before = (lambda: next(times)), house.hall.wall
    try:
        finish(house, made["table"])
    finally:
        house.hall.wall = before
    seen = ann.seen()
    assert (seen["seconds"], seen["games"][0]["seconds"]) == (125, 125)


def test_words_are_those_of_the_reader(house: House) -> None:
    ann = founded(house)
    ann.played(1)
    german = house.http.get(f"/api/crews/{ann.crew}", headers={**ann.headers, "accept-language": "de"}).json()
    assert german["games"][0]["why"] == "entschärft"
    assert problem(house.http.get("/api/crews/0123456789abcd", headers={"accept-language": "fr"})) == (404, "crew")


def test_the_campaign_of_somebody_without_a_crew(house: House) -> None:
    found = house.http.post("/api/campaign", json={"won": [1, 2, 8]}).json()
    assert (found["next"], found["missions"][8]["state"], found["missions"][19]["card"]) == (3, "open", None)
