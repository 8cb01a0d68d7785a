"""A whole game as a page of text: the table, what each seat may do and does, and what happens, in plain words."""

from __future__ import annotations

from textwrap import wrap

from defuse.busters import catalogue
from defuse.busters.board import stand_names
from defuse.busters.setup import begin
from defuse.busters.wires import print_of, seat_name, word
from defuse.busters.words import card_name, loss_words, place_name
from defuse.kernel import HOST, Act, Clock, Field, Form, Game, act_label, kebab, replay
from defuse.words import ENGLISH
from tests.busters.telling import narrate

WIDTH = 118


def tell(played: replay.Replay) -> str:
    """The page of a game that is over."""
    steps = played.steps()
    _, game, events = next(steps)
    title = catalogue.mission(game.public.mission).title
    lines = [
        f"Mission {game.public.mission}, {title}: {game.public.players} players, seed {played.seed}.",
        "Every act is told in two parts: what its seat may do (with the number of ways), then what it does and what",
        "happens. The tables show all wires as they are. DEFUSE_GOLDEN=write pytest tests/playthroughs tells it anew.",
        "",
        *_wrapped(" ".join(narrate(begin(game.setup)[0], events)), ""),
        "",
        *_stands(game),
        "",
    ]
    last_turn = game
    for act, after, events in steps:
        assert act is not None
        if game.ask is not None and game.ask.open:
            last_turn = game
        if act.seat == HOST:
            lines += _wrapped(
                f"{_by_host(act)} {' '.join(narrate(game.public, events))}".rstrip(), f"{len(after.acts):>2}  "
            )
            game = after
            continue
        lines += _wrapped(f"{seat_name(act.seat)} may: {_offer(game, act.seat)}", f"{len(after.acts):>2}  ")
        lines += _wrapped(f"{_deed(game, act)} → {' '.join(narrate(game.public, events))}".rstrip(), "    ")
        game = after
    assert game.outcome is not None
    end = "won" if game.outcome.won else f"lost, because {loss_words(game.outcome.why)}"
    lines += ["", "The table before the last turn's action:", "", *_stands(last_turn), ""]
    lines += [f"The mission is {end}, after {game.public.turns} turns with the dial at {game.public.dial}."]
    return "\n".join(lines) + "\n"


def _stands(game: Game) -> list[str]:
    """All wires as they are, by stand: cut ones in brackets, with their tokens, * where a wire stands out of order."""
    board, faces = game.public, game.secret.faces
    rows = []
    for name, stand in zip(stand_names(board.owners), board.stands, strict=True):
        slots = []
        for wire in stand:
            text = print_of(faces[wire]) + "*" * (board.loose >> wire & 1)
            text = f"({text})" if board.gone >> wire & 1 else text
            slots.append(text + "".join(f"!{token.mark}" for token in board.tokens if token.wire == wire))
        rows.append(f"{name} | {' '.join(slots)}")
    return rows


def _by_host(act: Act) -> str:
    """What the host adds: time, or a slip of the tongue."""
    return f"{act.seconds:.0f} seconds of play." if isinstance(act, Clock) else f"{kebab(type(act).__name__)}."


def _offer(game: Game, seat: int) -> str:
    return " · ".join(f"{form.label or act_label(form.verb)} {form.count()}" for form in game.forms(seat))


def _deed(game: Game, act: Act) -> str:
    """An act with places instead of handles."""
    form = next(form for form in game.forms(act.seat) if form.has(act))
    fields = [f"{field.name} {_choice(game, field, getattr(act, field.name))}" for field in form.fields]
    cards = [f"with {card_name(game.public, card)}" for card in act.using]
    return ", ".join([_verb(form), *fields, *cards])


def _verb(form: Form) -> str:
    return kebab(form.verb.__name__).replace("-", " ").capitalize()


def _choice(game: Game, field: Field, chosen: object) -> str:
    items = chosen if isinstance(chosen, tuple) else (chosen,)
    return ENGLISH.listed(tuple([_item(game, field.kind, item) for item in items]), "and")


def _item(game: Game, kind: str, item: object) -> str:
    match kind, item:
        case "wire", int():
            return ENGLISH.word(place_name(game.public, item))
        case "seat", int():
            return seat_name(item)
        case "value", int():
            return word(item)
        case "card", str() if item.startswith("personal-"):
            return f"the character of {item[-1]}"
    return str(item)


def _wrapped(text: str, first: str) -> list[str]:
    return wrap(text, WIDTH, initial_indent=first, subsequent_indent=" " * len(first))
