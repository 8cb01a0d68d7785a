"""Statistics: a crew's own, the bots' and those of all crews that agree; games of the real box; retention."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from defuse.server.campaign.rates import FILE, bot_games, bot_rates
from defuse.server.crews import statistics as told
from defuse.server.tables.expiry import expire
from defuse.statistics import wilson
from defuse.words import Speaker, say
from tests.crews.club import done, founded, problem
from tests.server.house import House, opened
from tools import bot_rates as tool

pytestmark = pytest.mark.slow


def test_the_file_of_the_bots_is_made_from_the_table_in_the_docs() -> None:
    assert tool.FILE.name == FILE
    assert tool.FILE.read_bytes() == tool.written(tool.PAGE.read_text())
    games = bot_games()
    counts = [count for mission in games.missions.values() for count in mission.values()]
    assert (games.bot, games.games, len(games.missions)) == ("careful", 10_480, 66)
    lost = sum(played - won for played, won in counts)
    assert f"**Lost {lost} of {games.games} games" in tool.PAGE.read_text()


def test_rates_have_the_interval_of_the_report() -> None:
    found = bot_rates(14)
    assert set(found) == {"2", "3", "4", "5", "all"}
    all = found["all"]
    assert (all.games, all.won) == (160, 122)
    interval = wilson(122, 160)
    assert (all.low, all.high) == (interval.low, interval.high)
    assert f"{all.won / all.games:.0%} {all.low * 100:.0f}–{all.high * 100:.0f}" == "76% 69–82"
    assert set(bot_rates(34)) == {"3", "4", "5", "all"}
    assert bot_rates(67) == {}


def test_a_table_that_is_not_as_it_should_be_is_refused() -> None:
    page = tool.PAGE.read_text()
    with pytest.raises(tool.Unreadable):
        tool.written(page.replace("| 7 | 160 |", "| 7 | 120 |", 1))
    with pytest.raises(tool.Unreadable):
        tool.written("nothing")


def test_the_numbers_of_a_crew(house: House) -> None:
    ann = founded(house)
    bo = ann.invite("Bo")
    ann.played(1, won=False)
    ann.played(1)
    bo.played(1, bots=2)
    ann.post("/box", mission=1, won=True, members=[ann.member], seconds=600)
    found = done(ann.get("/statistics"))
    assert {mission: (each["games"], each["won"]) for mission, each in found["missions"].items()} == {"1": (3, 2)}
    assert {count: each["games"] for count, each in found["players"].items()} == {"2": 2, "3": 1}
    assert {member: each["games"] for member, each in found["captains"].items()} == {ann.member: 2, bo.member: 1}
    assert (found["bots"]["1"]["games"], found["bots"]["1"]["won"]) == (160, 160)
    assert ann.seen()["seconds"] >= 600
    assert found["seconds"] < 600


def rates(house: House, mission: int) -> Any:
    return done(house.http.get(f"/api/missions/{mission}/rates"))


def counted(house: House, mission: int) -> dict[str, tuple[int, int]]:
    """What crews have played and won."""
    return {key: (each["games"], each["won"]) for key, each in rates(house, mission)["crews"].items()}


def test_what_all_crews_win_is_told_when_three_agree(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(told, "AGAIN_SECONDS", 0.0)
    crews = [founded(house, f"Crew {number}") for number in range(4)]
    assert rates(house, 5)["crews"] == {}
    for crew in crews[:2]:
        crew.played(5, bots=2)
    crews[2].post("/box", mission=5, won=True)
    crews[2].played(6)
    assert rates(house, 5)["crews"] == {}, "two could know what the other did; a box game does not count"
    crews[2].played(5, bots=2, won=False)
    crews[3].played(5)
    assert counted(house, 5) == {"3": (3, 2), "all": (3, 2)}, "the game of two is that of one crew"
    crews[0].change("share", on=False)
    assert counted(house, 5) == {"all": (3, 2)}
    crews[1].change("share", on=False)
    assert rates(house, 5)["crews"] == {}
    crews[1].change("share", on=True)
    assert counted(house, 5) == {"all": (3, 2)}
    assert problem(crews[0].post("/change", do="share")) == (409, "bad")


def test_what_one_crew_wins_is_not_told_by_its_number_of_players(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(told, "AGAIN_SECONDS", 0.0)
    crews = [founded(house, f"Crew {number}") for number in range(3)]
    for bots, crew in enumerate(crews, 1):
        crew.played(4, bots=bots, won=bots != 2)
    assert counted(house, 4) == {"all": (3, 2)}, "each of them has played with another number of players"
    for crew in crews[1:]:
        crew.played(4, bots=1)
    assert counted(house, 4) == {"2": (3, 3), "all": (3, 3)}, "the rest would be the games of two crews"
    crews[0].played(4, bots=4)
    assert counted(house, 4) == {"2": (3, 3), "all": (6, 5)}, "the rest are games of three crews"


def test_what_bots_win_is_told_anyway(house: House) -> None:
    found = rates(house, 14)
    assert found["bots"]["all"]["won"] == 122
    assert "careful" in found["bots_played"]
    assert house.http.get("/api/missions/67/rates").status_code == 404


@pytest.mark.parametrize(
    ("language", "named"), [("de", "„vorsichtig“"), ("fr", "«\N{NO-BREAK SPACE}prudent\N{NO-BREAK SPACE}»")]
)
def test_the_bot_has_its_name_of_the_language(language: str, named: str) -> None:
    told = say("crew-bots-played", bot="careful", games=11_160)
    assert named in Speaker(language).text(told)


def test_whoever_runs_the_server_may_tell_nobody(tmp_path: Path) -> None:
    with opened(tmp_path, crew_rates=False) as house:
        for number in range(3):
            founded(house, f"Crew {number}").played(1)
        assert rates(house, 1)["crews"] == {}


def test_games_of_the_real_box(house: House) -> None:
    ann = founded(house)
    bo = ann.invite("Bo")
    entered = {"mission": 30, "won": True, "members": [ann.member, bo.member], "others": ["Zoe"]}
    seen = done(ann.post("/box", **entered, captain=bo.member, seconds=1500, ended=1_000_000.0, note="late"))
    game = seen["games"][0]
    assert (game["kind"], game["mission"], game["seconds"], game["ended"]) == ("box", 30, 1500, 1_000_000.0)
    assert [(each["name"], each["captain"]) for each in game["players"]] == [
        ("Ann", False),
        ("Bo", True),
        ("Zoe", False),
    ]
    assert [box["open"] for box in seen["boxes"]] == [True, True, True, True, False, False]
    later = done(ann.post("/box", mission=1, won=False, ended=time.time() + 1e6))["games"][0]
    assert later["ended"] <= time.time(), "nobody has played tomorrow"
    for wrong in (
        {"mission": 67, "won": True},
        {"mission": 1, "won": True, "members": ["nobody"]},
        {"mission": 1, "won": True, "members": [ann.member] * 2},
        {"mission": 1, "won": True, "captain": bo.member},
        {"mission": 1, "won": True, "members": [ann.member], "others": ["A", "B", "C", "D", "E"]},
        {"mission": 1, "won": True, "others": ["\u200b"]},
    ):
        assert ann.post("/box", **wrong).status_code == 409, wrong
    assert done(ann.post("/box/remove", id=game["id"]))["boxes"][3]["open"] is False
    assert problem(ann.post("/box/remove", id=game["id"])) == (409, "bad")
    table = ann.played(1)
    assert problem(ann.post("/box/remove", id=f"{table}/1")) == (409, "bad"), "what was played stays"
    other = founded(house, "Others")
    assert problem(other.post("/box/remove", id=later["id"])) == (409, "bad")


def test_retention_never_takes_games_of_a_crew(tmp_path: Path) -> None:
    with opened(tmp_path, keep_days=30) as house:
        ann = founded(house)
        played, waiting = ann.played(1), ann.play(2)["table"]
        alone = house.http.post("/api/tables", json={"name": "Zoe"}).json()["table"]
        house.hall.wall = lambda: time.time() + 400 * 86_400
        for id in (played, waiting, alone):
            house.do(house.hall.let_go(house.hall.tables[id]))
        assert house.do(expire(house.hall)) == 2
        found = [house.http.get(f"/api/tables/{id}").status_code for id in (played, waiting, alone)]
        assert found == [200, 404, 404], "a table where nothing was finished has no games to keep"
        assert ann.seen()["wins"] == 1
        assert msgspec.json.decode(ann.get("/export").content)["games"][0]["replay"]
