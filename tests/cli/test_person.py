"""A person at the terminal: what is asked, what may be typed, and how refusals sound."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from rich.console import Console

from defuse import busters
from defuse.busters.acts import Cut, PickWire, PlaceToken, RevealReds, SoloCut
from defuse.busters.notation import parse
from defuse.cli.games.busters.terminal.person import Person
from defuse.cli.games.busters.terminal.prompt import Quit
from defuse.kernel import Act, Cannot, Game, act_label
from tests.busters.tables import A, B, C, D, at, one_at

TABLE = """
mission 4 · captain A · dial 2 · turn A
red 3.5
yellow 2.1 9.1
{equipment}
away 1x4 2x4 3x4 4x4 8x4 9x2 11x4 12x4
A1 | 5 5 6 7 7 9 10
B1 | r3.5 (6) 6 (9) 10 10
C1 | y2.1 5 7 10
D1 | 5 (6) 7 y9.1
"""


def table(equipment: str = "equipment 10") -> Game:
    return parse(TABLE.format(equipment=equipment))


class Talk(NamedTuple):
    """What the person did, and what stood on the screen."""

    act: Act | None
    said: str


Sit = Callable[..., Talk]


@pytest.fixture
def sit(monkeypatch: pytest.MonkeyPatch) -> Sit:
    """Sit down at a table and type lines; at the end of the lines the input ends."""

    def sit_down(game: Game, *lines: str, seat: int = A, person: Person | None = None, log: Any = ()) -> Talk:
        screen = io.StringIO()
        left = list(lines)

        def typed(prompt: str) -> str:
            if not left:
                raise EOFError
            return left.pop(0)

        monkeypatch.setattr("builtins.input", typed)
        person = person or Person(Console(), log)
        person.out = Console(file=screen, width=100)
        assert game.ask is not None
        ask = person.decide if seat in game.ask.seats else person.chime_in
        act = ask(game.observe(seat), game.forms(seat))
        assert not left, f"was not asked for {left}"
        if act is not None:
            assert game.why_not(act) is None
        return Talk(act, " ".join(screen.getvalue().split()))

    return sit_down


# Calling a cut.


def test_a_cut_in_one_line(sit: Sit) -> None:
    game = table()
    cut = Cut(mine=at(game, "A1.7"), targets=at(game, "B1.5"), seat=A)
    assert sit(game, "cut B1.5 10").act == cut
    assert sit(game, "CUT b.5 as 10").act == cut
    assert sit(game, "cut B1.5 with A1.7").act == cut
    assert sit(game, "cut 10 B1.5").act == cut


def test_a_cut_step_by_step_asks_for_the_wire_and_then_for_the_value(sit: Sit) -> None:
    game = table()
    talk = sit(game, "1", "B1.5", "10")
    assert talk.act == Cut(mine=at(game, "A1.7"), targets=at(game, "B1.5"), seat=A)
    assert "Point at an uncut wire of a teammate. By place, such as B1.1." in talk.said
    assert "By value (5 6 7 9 10) or by place (such as A1.1)." in talk.said


def test_which_of_two_equal_wires_is_meant_is_asked(sit: Sit) -> None:
    game = table()
    talk = sit(game, "cut D1.1 5", "A1.2")
    assert talk.act == Cut(mine=at(game, "A1.2"), targets=at(game, "D1.1"), seat=A)
    assert "Which one: A1.1 (5), A1.2 (5)? Enter takes A1.1 (5)." in talk.said
    assert sit(game, "cut D1.1 5", "").act == Cut(mine=at(game, "A1.1"), targets=at(game, "D1.1"), seat=A)
    again = sit(game, "1", "D1.1", "5", "6", "A1.2")
    assert again.act == talk.act
    assert "No: one of A1.1 (5), A1.2 (5)." in again.said


def test_two_wires_of_a_stand_take_the_detector(sit: Sit) -> None:
    game = table()
    act = Cut(mine=at(game, "A1.7"), targets=at(game, "B1.3 B1.5"), seat=A, using=("personal-A",))
    assert sit(game, "cut B1.3 B1.5 10").act == act
    assert sit(game, "2", "B1.3, B1.5", "10").act == act


def test_a_whole_stand_takes_the_super_detector(sit: Sit) -> None:
    game = table("equipment 5 ready")
    act = sit(game, "cut C1 10").act
    assert act == Cut(mine=at(game, "A1.7"), targets=at(game, "C1.1-4"), seat=A, using=("5",))


def test_two_values_take_the_ray(sit: Sit) -> None:
    game = table("equipment 10 ready")
    act = sit(game, "cut B1.5 9 10").act
    assert act == Cut(mine=at(game, "A1.6 A1.7"), targets=at(game, "B1.5"), seat=A, using=("10",))


def test_a_card_is_not_spent_where_the_call_does_not_need_it(sit: Sit) -> None:
    act = sit(table("equipment 5 ready · 10 ready · 3 ready"), "cut B1.5 10").act
    assert act is not None
    assert act.using == ()


def test_a_solo_cut(sit: Sit) -> None:
    game = parse(
        """
        mission 1 · captain A · turn A
        away 1x4 2x4 3x4 4x4 5x2
        A1 | 5 5 6
        B1 | 6
        C1 | 6
        D1 | 6
        """
    )
    solo = SoloCut(wires=at(game, "A1.1 A1.2"), seat=A)
    typed = sit(game, "solo 5")
    assert typed.act == solo
    assert "all remaining 5s are yours: solo 5" in typed.said
    by_number = sit(game, "3")
    assert by_number.act == solo
    assert "Only A1.1 (5), A1.2 (5)." in by_number.said


def test_a_hand_of_only_reds_is_revealed(sit: Sit) -> None:
    game = parse(
        """
        mission 4 · captain A · turn B
        red 3.5
        yellow 2.1 9.1
        equipment 3
        away 1x4 2x4 3x4 4x4 5x4 6x4 7x4 8x4 9x4 10x4 11x4 12x2
        A1 | y2.1 12
        B1 | r3.5
        C1 | y9.1 12
        D1 | (12)
        """.replace("12x2", "12x1")
    )
    talk = sit(game, "cut A1.1 12", "reveal", seat=B)
    assert talk.act == RevealReds(seat=B)
    assert "you hold no uncut 12" in talk.said
    assert sit(game, "1", seat=B).act == RevealReds(seat=B)


# What cannot be done.


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("cut B1.5 11", "you hold no uncut 11, so you cannot name it"),
        ("cut B1.5 yellow", "you hold no uncut yellow, so you cannot name it"),
        ("cut B1.2 10", "B1.2 is cut already"),
        ("cut B1.9 10", "there is no wire B1.9"),
        ("cut E1.1 10", "there is no wire E1.1"),
        ("cut B1.5", "say which wire and which value, as in: cut B1.3 5"),
        ("cut", "say which wire and which value"),
        ("cut A1.1 5", "say which wire and which value"),
        ("cut B1.5 ten", "'ten' is neither a place (B1.3) nor a value (1 to 12, yellow)"),
        ("cut B1.3 B1.5 C1.1 10", "point at an uncut wire of a teammate"),
        ("solo 5", "2 more 5"),
        ("solo", "say which value, as in: solo 5"),
        ("reveal", "that cannot be done now"),
        ("9", "'9' is not on the list; help explains"),
        ("hello", "'hello' is not on the list; help explains"),
        ("", "type a number or a command"),
    ],
)
def test_a_refusal_says_why_and_the_question_stays(sit: Sit, line: str, reason: str) -> None:
    talk = sit(table(), line, "cut B1.5 10")
    assert talk.act is not None
    assert f"No: {reason}" in talk.said
    assert talk.said.count("No: ") == 1


def test_steps_refuse_in_words_too(sit: Sit) -> None:
    talk = sit(table(), "1", "B1.2", "A1.1", "B1.5 B1.6", "", "B1.5", "11", "10")
    assert talk.act is not None
    assert talk.said.count("No: point at an uncut wire of a teammate.") == 4
    assert "No: name the value of one of your own uncut wires." in talk.said


def test_back_leads_to_the_list_again(sit: Sit) -> None:
    talk = sit(table(), "2", "back", "cut B1.5 10")
    assert talk.act is not None
    assert talk.said.count("Your turn, A. What do you do?") == 2


def test_of_a_player_with_two_stands_the_stand_has_to_be_named(sit: Sit) -> None:
    game = parse(
        """
        mission 1 · captain B · turn A
        away 1x4 2x4 3x4 4x4
        A1 | 5 6
        B1 | 5 6
        B2 | 5 6
        C1 | 5 6
        """
    )
    talk = sit(game, "cut B.1 5", "cut C.1 5")
    assert talk.act == Cut(mine=at(game, "A1.1"), targets=at(game, "C1.1"), seat=A)
    assert "No: B has two stands: write B1.1 or B2.1." in talk.said


def test_why_names_all_that_cannot_be_done(sit: Sit) -> None:
    game = parse(TABLE.format(equipment="equipment 7 · 12 used · 1 ready").replace("turn A", "turn B"))
    said = sit(game, "why", "cut C1.4 10", "", seat=B).said
    assert "Dual cut: B1.1 (red) a red wire cannot be named" in said
    assert "Solo cut: 10 2 more 10" in said
    assert "Emergency Batteries it is locked: first cut 2 more 7s" in said
    assert "Label = it is used" in said
    assert "Label ≠ it" not in said  # it can be used


def test_why_of_a_command_tells_its_reason_without_doing_it(sit: Sit) -> None:
    talk = sit(table(), "why cut B1.5 11", "why cut B1.5 10", "cut B1.5 9")
    assert "No: you hold no uncut 11" in talk.said
    assert "cut B1.5 10: nothing speaks against it." in talk.said
    assert isinstance(talk.act, Cut)


# Looking around.


def test_looking_does_not_use_up_the_question(sit: Sit) -> None:
    game = table("equipment 6 ready")
    talk = sit(game, "help", "?", "log", "cards", "table", "cut B1.5 10", log=["D did something before."])
    assert talk.act is not None
    assert "Together, cut all wires" in talk.said
    assert "D did something before." in talk.said
    assert "At any time: move the dial back one step." in talk.said
    assert talk.said.count("as A sees it") == 2


@pytest.mark.parametrize("lines", [(), ("quit",), ("Q",), ("exit",), ("1", "quit")])
def test_whoever_quits_is_let_go(sit: Sit, lines: tuple[str, ...]) -> None:
    with pytest.raises(Quit):
        sit(table(), *lines)


def test_the_screen_shows_nothing_that_the_seat_does_not_know(sit: Sit) -> None:
    """Teammates' wires lie otherwise; the same lines lead to the same screen."""
    game = table("equipment 6 ready")
    other = parse(
        TABLE.format(equipment="equipment 6 ready")
        .replace("B1 | r3.5 (6) 6 (9) 10 10", "B1 | y2.1 (6) 7 (9) 10 10")
        .replace("C1 | y2.1 5 7 10", "C1 | r3.5 5 6 10")
    )
    assert game.secret.faces != other.secret.faces
    lines = ("why", "cards", "table", "help", "cut C1.1 11", "2", "B1.1 B1.3", "10")
    assert sit(game, *lines).said == sit(other, *lines).said


# Other questions.


def test_the_opening_token_is_chosen_by_value_or_place(sit: Sit) -> None:
    game = busters.new(1, 4, 1, captain=0)
    stand = game.public.stands[0]
    assert sit(game, "A1.3").act == PlaceToken(wire=stand[2], seat=0)
    first = game.view(0).value(stand[0])
    talk = sit(game, str(first), "A1.1") if game.view(0).value(stand[1]) == first else sit(game, str(first))
    assert talk.act == PlaceToken(wire=stand[0], seat=0)
    assert "Which of your wires do you show with your opening token?" in talk.said


def test_a_red_wire_cannot_be_shown_and_the_reason_is_told(sit: Sit) -> None:
    game = next(
        game
        for game in (busters.new(4, 4, seed, captain=0) for seed in range(100))
        if any(game.table().is_red(wire) for wire in game.public.stands[0])
    )
    place = next(at for at, wire in enumerate(game.public.stands[0], 1) if game.table().is_red(wire))
    with pytest.raises(Quit):
        sit(game, f"A1.{place}", "quit")
    talk = sit(game, f"A1.{place}", "back", f"A1.{place}", *_first_blue(game))
    assert talk.said.count("No: only a blue wire can be shown.") == 2


def _first_blue(game: Game) -> list[str]:
    blue = next(at for at, wire in enumerate(game.public.stands[0], 1) if game.view(0).is_blue(wire))
    return [f"A1.{blue}"]


def test_the_owner_chooses_what_a_detector_found(sit: Sit) -> None:
    game = table()
    call = Cut(mine=at(game, "A1.7"), targets=at(game, "B1.5 B1.6"), seat=A, using=("personal-A",))
    game, _ = game.play(call)
    talk = sit(game, "B1.6", seat=B)
    assert talk.act == PickWire(wire=one_at(game, "B1.6"), seat=B)
    assert "The call is right: which of your matching wires is cut?" in talk.said
    assert "B1.5 (10), B1.6 (10)" in talk.said


def test_a_question_with_one_answer_answers_itself(sit: Sit) -> None:
    game = table()
    call = Cut(mine=at(game, "A1.7"), targets=at(game, "B1.3 B1.5"), seat=A, using=("personal-A",))
    game, _ = game.play(call)
    talk = sit(game, seat=B)
    assert talk.act == PickWire(wire=one_at(game, "B1.5"), seat=B)
    assert "Only B1.5 (10)." in talk.said


def test_who_cannot_do_anything_says_so(sit: Sit) -> None:
    game = parse(
        """
        mission 1 · captain A · turn A
        away 1x4 2x4 3x4 4x4 5x4 6
        A1 | 6 6 6
        B1 |
        C1 |
        D1 |
        """
    )
    talk = sit(game, "solo 6", "1")
    assert talk.act == Cannot(seat=A)
    assert "No: a solo cut takes 2 or 4 wires, not 3." in talk.said
    assert "1 I cannot do anything" in talk.said


# Cards.


def chosen(talk: Talk) -> dict[str, Any]:
    """The fields of the act."""
    assert talk.act is not None
    return {name: getattr(talk.act, name) for name in talk.act.__struct_fields__ if name not in ("seat", "using")}


def number_of(game: Game, label: str, seat: int = A) -> str:
    """The number on the list."""
    return str([str(form.label or act_label(form.verb)) for form in game.forms(seat)].index(label) + 1)


def test_any_time_cards_are_offered_before_somebody_else_acts(sit: Sit) -> None:
    game = table("equipment 6 ready")
    talk = sit(game, "1", seat=C)
    assert talk.act is not None
    assert talk.act.using == ("6",)
    assert "Before A acts, you may use a card. 1 Rewinder At any time: move the dial back one step." in talk.said
    assert sit(game, "", seat=C).act is None
    refused = sit(game, "cut A1.1 5", "7", "", seat=C)
    assert refused.said.count("is not on the list: type a number, Enter or quiet") == 2


def test_without_usable_cards_nobody_is_bothered() -> None:
    game = table()
    assert game.forms(C) == ()


def test_whoever_wants_quiet_is_asked_again_when_another_card_can_be_used(sit: Sit) -> None:
    person = Person(Console(), [])
    assert sit(table("equipment 6 ready"), "quiet", seat=C, person=person).act is None
    assert sit(table("equipment 6 ready"), seat=C, person=person).said == ""
    assert "you may use a card" in sit(table("equipment 6 ready · 8 ready"), "", seat=C, person=person).said


def test_back_out_of_a_card(sit: Sit) -> None:
    talk = sit(table("equipment 8 ready"), "1", "back", "", seat=C)
    assert talk.act is None


def test_the_radar_asks_for_a_number(sit: Sit) -> None:
    talk = sit(table("equipment 8 ready"), "1", "13", "7", seat=C)
    assert chosen(talk) == {"value": 7}
    assert "No: name a number from 1 to 12." in talk.said


def test_a_swap_asks_for_a_wire_and_a_teammate(sit: Sit) -> None:
    game = table("equipment 2 ready")
    talk = sit(game, number_of(game, "Walkie-Talkies"), "10", "A", "d")
    assert chosen(talk) == {"wire": one_at(game, "A1.7"), "mate": D}
    assert "B, C, D" in talk.said


def test_a_label_asks_for_two_wires(sit: Sit) -> None:
    game = table("equipment 12 ready")
    talk = sit(game, number_of(game, "Label ="), "A1.1", "A1.1 A1.2")
    assert chosen(talk) == {"wires": at(game, "A1.1 A1.2")}
    assert "No: choose two adjacent wires" in talk.said


def test_used_characters_are_chosen_from_a_numbered_list(sit: Sit) -> None:
    game = table("equipment 7 ready")
    game = use_detector(game, A, "A1.7", "B1.5 B1.6")
    alone = sit(game, number_of(game, "Emergency Batteries", D), seat=D)
    assert chosen(alone) == {"characters": ("personal-A",)}
    assert "Only A's Double Detector." in alone.said
    game = use_detector(game, B, "B1.3", "A1.2 A1.3")
    both = sit(game, number_of(game, "Emergency Batteries", D), "3", "B's Double Detector", "1 2", seat=D)
    assert chosen(both) == {"characters": ("personal-A", "personal-B")}
    assert "1 A's Double Detector 2 B's Double Detector" in both.said
    assert both.said.count("No: ") == 2


def use_detector(game: Game, seat: int, mine: str, targets: str) -> Game:
    """A call with the own Double Detector that is right, and what the owner answers."""
    card = (f"personal-{'ABCD'[seat]}",)
    game, _ = game.play(Cut(mine=at(game, mine), targets=at(game, targets), seat=seat, using=card))
    assert game.ask is not None
    return game.play(game.forms(game.ask.seats[0])[0].nth(0))[0]


def test_the_mug_names_a_teammate_and_not_oneself(sit: Sit) -> None:
    game = table("equipment 11 ready")
    talk = sit(game, number_of(game, "Coffee Mug"), "A", "E", "C")
    assert chosen(talk) == {"mate": C}
    assert "No: you cannot name yourself while others have wires." in talk.said
    assert "No: name a teammate with wires." in talk.said
