"""The answer of `defuse odds` for people: the stands with what is likely below them, and the best calls."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from defuse.busters.price import price_of
from defuse.busters.wires import RED, YELLOW, seat_name, value_word
from defuse.busters.words import place_name, values_named
from defuse.calculator.busters.answer import Answer, chances_of
from defuse.cli.console import Rows
from defuse.cli.games.busters import picture
from defuse.cli.games.busters.picture import DIM, MARGIN, Below, head_lines, stand_lines
from defuse.cli.games.busters.scene import scene_of
from defuse.cli.language import speaker, spoken
from defuse.cli.language import word as named
from defuse.cli.seats import SPECTATOR
from defuse.kernel import Observation
from defuse.odds import Call, Odds
from defuse.odds.calls import is_certain
from defuse.words import Message, Seat, say

MOST_CALLS = 10
"""So many calls are shown if not all are asked for; certain ones always are, even if they cost more than a guess."""
EXACT = 10**15
"""From here on a number of deals is told roughly."""
CERTAIN = "bold green"


def odds_picture(seen: Observation, answer: Answer, width: int, *, every: bool = False) -> Group:
    """The whole answer, at most so many characters wide."""
    viewer = SPECTATOR if seen.seat is None else seat_name(seen.seat)
    scene = scene_of(seen.view(), viewer)
    below: dict[str, list[Below]] = {}
    for stand, wires in zip(scene.stands, answer.odds.board.stands, strict=True):
        below[stand.name] = _below(answer.odds, wires)
    parts: list[RenderableType] = [*head_lines(scene, width), Text(), *stand_lines(scene, width, below), Text()]
    parts += _calls(seen, answer, every)
    parts += [Text(), Text(f"{MARGIN}{deals_words(answer.odds.deals)}", style=DIM)]
    return Group(*parts)


def _below(odds: Odds, wires: tuple[int, ...]) -> list[Below]:
    """Below a stand: the two likeliest values of each hidden wire, and how likely it is a red one."""
    hidden = set(odds.hidden)
    likely: list[dict[int, tuple[int, float]]] = [{}, {}]
    red: dict[int, tuple[str, str]] = {}
    for slot, wire in enumerate(wires, 1):
        if wire not in hidden:
            continue
        chances = sorted(chances_of(odds, wire), key=lambda entry: -entry[1])
        for row, found in zip(likely, chances, strict=False):
            row[slot] = found
        danger = sum([chance for value, chance in chances if value in odds.board.reds])
        if danger:
            red[slot] = f"{percent(danger):>4}", picture.RED
    rows: list[Below] = []
    names = ((say("cli-odds-likely"), "bold"), (say("cli-odds-or"), DIM))
    for (name, style), row in zip(names, likely, strict=True):
        if row:
            rows.append(
                Below(spoken(name), {slot: (f" {short(value)}", colour(value)) for slot, (value, _) in row.items()})
            )
            rows.append(Below("", {slot: (f"{percent(chance):>4}", style) for slot, (_, chance) in row.items()}))
    if red:
        rows.append(Below(spoken(say("cli-odds-red")), red))
    return rows


def _calls(seen: Observation, answer: Answer, every: bool) -> list[RenderableType]:
    """The calls, the safest first, then what cards and solo cuts offer."""
    parts: list[RenderableType] = []
    over = (say("cli-odds-value"), say("cli-odds-hit"), say("cli-odds-explodes"))
    heads = [*(spoken(head) for head in over), ""]
    able = [call for call in answer.calls if call.hit]
    shown = [call for at, call in enumerate(able) if every or at < MOST_CALLS or is_certain(call)]
    whose = Seat(seen.seat) if answer.waiting and seen.seat is not None else None
    if shown:
        parts.append(_title(say("cli-odds-calls") if whose is None else say("cli-odds-calls-if", seat=whose)))
        parts.append(
            Rows([_row(answer, call) for call in shown], right=(2, 3), heads=[spoken(say("cli-odds-wire")), *heads])
        )
    else:
        why = say("cli-odds-spectator") if seen.seat is None else answer.why or say("cli-odds-no-hit")
        parts.append(Rows([(spoken(why),)]))
    more = len(able) - len(shown)
    if more:
        parts.append(Text(f"{MARGIN}{spoken(say('cli-odds-more', more=more))}", style=DIM))
    if answer.cards:
        best = say("cli-odds-with-card") if whose is None else say("cli-odds-with-card-if", seat=whose)
        parts += [Text(), _title(best)]
        rows = [(Text(spoken(title)), *_row(answer, call)) for title, call in answer.cards]
        first = [spoken(say("cli-odds-card")), spoken(say("cli-odds-wires"))]
        parts.append(Rows(rows, right=(3, 4), heads=[*first, *heads]))
    if answer.solos:
        solos = say("cli-odds-solos") if whose is None else say("cli-odds-solos-if", seat=whose)
        parts += [Text(), _title(solos)]
        parts.append(Rows([_solo(answer, wires) for wires in answer.solos]))
    return parts


def _title(title: Message) -> Text:
    return Text(f"{MARGIN}{spoken(title)}", style="bold")


def _row(answer: Answer, call: Call) -> tuple[Text, ...]:
    certain = is_certain(call)
    value = Text(spoken(say("cli-odds-values", values=values_named(call.values))), style=colour(call.values[0]))
    hit = Text(percent(1.0 if certain else call.hit), style=CERTAIN if certain else "")
    explode = Text(percent(call.explode), style=picture.RED if call.explode else DIM)
    where = Text(_places(answer, call.targets))
    return (where, value, hit, explode, _remark(answer, call, certain))


def _remark(answer: Answer, call: Call, certain: bool) -> Text:
    """What is to be said of a call beside its chances."""
    remark = Text(spoken(say("cli-odds-certain")) if certain else "", style=CERTAIN)
    view = answer.odds.observation.view()
    dearer = price_of(view, call.values, call.targets).hit - price_of(view, call.values, ()).hit
    if dearer > 0:  # because of the wires that it points at
        remark.append(", " if certain else "")
        remark.append(spoken(say("cli-odds-costs", steps=dearer)), DIM)
    return remark


def _solo(answer: Answer, wires: tuple[int, ...]) -> tuple[Text, ...]:
    value = next(iter(answer.odds.values(wires[0])))
    certain = Text(spoken(say("cli-odds-certain")), style=CERTAIN)
    return Text(named(value_word(value)), style=colour(value)), Text(_places(answer, wires)), certain


def _places(answer: Answer, wires: tuple[int, ...]) -> str:
    """Where wires of one stand are: `B1.3`, `B1.3,4`, or a whole stand `B1`."""
    board = answer.odds.board
    names = [named(place_name(board, wire)) for wire in wires]
    stand = names[0].partition(".")[0]
    row = board.row_of(wires[0])
    if any(name.partition(".")[0] != stand for name in names):
        return " ".join(names)
    if len(wires) > 3 and len(wires) == sum(not board.gone >> wire & 1 for wire in row):
        return spoken(say("cli-odds-all-of", stand=stand))
    return f"{stand}.{','.join(name.partition('.')[2] for name in names)}"


def short(value: int) -> str:
    """A value in a narrow column.

    >>> short(12), short(YELLOW), short(RED)
    ('12', 'y', 'r')
    """
    return {YELLOW: "y", RED: "r"}.get(value) or str(value)


def colour(value: int) -> str:
    """The style of a value."""
    return {YELLOW: picture.YELLOW, RED: picture.RED}.get(value, picture.BLUE)


def percent(chance: float) -> str:
    """A chance in few characters. Only what is certain is 100%, and only what cannot be is 0%.

    >>> percent(0.421), percent(0.999), percent(0.001), percent(1.0), percent(0.0)
    ('42%', '>99%', '<1%', '100%', '0%')
    """
    if 0 < chance < 0.005:
        return f"<{speaker().percent(0.01)}"
    if 0.995 <= chance < 1:
        return f">{speaker().percent(0.99)}"
    return speaker().percent(chance)


def deals_words(deals: int) -> str:
    """How many deals agree, in words.

    >>> deals_words(1), deals_words(1234)
    ('One deal agrees with all this.', '1,234 deals agree with all this.')
    >>> deals_words(4 * 10**20)
    'About 4.0 × 10^20 deals agree with all this.'
    """
    if deals < EXACT:
        return spoken(say("cli-odds-deals", deals=deals))
    digits, power = f"{deals:.1e}".split("e+")
    return spoken(say("cli-odds-deals-about", digits=float(digits), power=int(power)))
