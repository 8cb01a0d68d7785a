"""The hooks of both games: rules keep to their types, whoever asks names a declared one, the page shows them all."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from types import UnionType
from typing import Any, Literal, Self, Union, get_args, get_origin, get_type_hints

import pytest

import defuse.academy.catalogue
import defuse.academy.setup
import defuse.busters.catalogue
import defuse.busters.setup
import defuse.kernel
from defuse.academy.asks import Timing
from defuse.academy.board import Cut
from defuse.academy.hooks import AcademyHooks
from defuse.academy.rule import Rank as AcademyRank
from defuse.academy.rule import Rule as AcademyRule
from defuse.academy.view import Table as AcademyTable
from defuse.busters import causes
from defuse.busters.hooks import BustersHooks
from defuse.busters.mission import Mission
from defuse.busters.price import Price
from defuse.busters.rule import Rank as BustersRank
from defuse.busters.rule import Rule as BustersRule
from defuse.busters.view import Table, View
from defuse.busters.words import Told
from defuse.kernel import Event, Form, Hooks, Ranks, Rule, declared
from defuse.kernel.panel import Panel
from defuse.words import Text
from tools.hooks_page import PAGE, written

SOURCE = Path(__file__).parent.parent / "src" / "defuse"

RULES: dict[str, type[Rule]] = {"busters": BustersRule, "academy": AcademyRule}
RANKS: dict[str, type[Ranks]] = {"busters": BustersRank, "academy": AcademyRank}
HOOKS: dict[str, type] = {"kernel": Hooks, "busters": BustersHooks, "academy": AcademyHooks}

TYPES: dict[type, dict[str, Any]] = {
    Hooks: {**vars(defuse.kernel), "Panel": Panel, "Text": Text},
    BustersHooks: {
        **vars(defuse.kernel),
        **vars(causes),
        "Text": Text,
        "View": View,
        "Table": Table,
        "Mission": Mission,
        "Price": Price,
        "Told": Told,
    },
    AcademyHooks: {**vars(defuse.kernel), "Text": Text, "Table": AcademyTable, "Cut": Cut},
}
"""What the types in declarations mean: they are imported there for the type checker alone."""


def kinds(base: type[Rule]) -> Iterator[type[Rule]]:
    """All kinds of rules of a game."""
    defuse.busters.catalogue.missions(), defuse.busters.catalogue.cards(), defuse.academy.catalogue.tools()
    for kind in base.__subclasses__():
        if kind.__module__.startswith("defuse."):
            yield kind
            yield from kinds(kind)


def every_kind() -> list[type[Rule]]:
    return list(dict.fromkeys(chain.from_iterable([kinds(base) for base in RULES.values()])))


# Types.


def fits(given: Any, wanted: Any) -> bool:
    """Whether everything of one type is of another one, too.

    >>> fits(bool, int | None), fits(int | None, int), fits(tuple[bool, ...], tuple[int, ...])
    (True, False, True)
    """
    if Any in (given, wanted) or given is Self:
        return True
    if get_origin(given) is Literal:
        return all(fits(type(value), wanted) for value in get_args(given))
    if get_origin(given) in (Union, UnionType):
        return all(fits(one, wanted) for one in get_args(given))
    if get_origin(wanted) in (Union, UnionType):
        return any(fits(given, one) for one in get_args(wanted))
    if not issubclass(get_origin(given) or given, get_origin(wanted) or wanted):
        return False
    inner, allowed = ([one for one in get_args(kind) if one is not ...] for kind in (given, wanted))
    return len(inner) != len(allowed) or all(map(fits, inner, allowed))


def declared_types(hooks: type) -> dict[str, dict[str, Any]]:
    """The types of each hook."""
    found: dict[str, dict[str, Any]] = {}
    for kind, types in TYPES.items():
        if kind in hooks.__mro__:
            own = [hook for hook in declared(kind).values() if hook.name in vars(kind)]
            found |= {hook.name: get_type_hints(hook.method, localns=types) for hook in own}
    return found


def wrong_types(kind: type[Rule]) -> list[str]:
    """The hooks of a kind of rule that take or return something else than declared.

    A rule may say more exactly what it takes: which events it hears, which question is its own.
    """
    wrong = []
    for name, wanted in declared_types(kind.hooks).items():
        if name in vars(kind):
            given = get_type_hints(vars(kind)[name])
            for part, type_ in wanted.items():
                said = given.get(part, object)
                wider = part != "return" and said is not object and fits(type_, said)
                if not fits(said, type_) and not wider:
                    wrong.append(f"{kind.__name__}.{name}: {part} is {said}, not {type_}")
    return wrong


def test_all_rules_take_and_return_what_is_declared() -> None:
    assert list(chain.from_iterable([wrong_types(kind) for kind in every_kind()])) == []
    assert sum([name in vars(kind) for kind in every_kind() for name in declared(kind.hooks)]) > 400


def test_wrong_types_are_found() -> None:
    class Wrong(BustersRule, frozen=True, kw_only=True):
        def widens(self, view: View, form: Form) -> str | None:
            return None

        def marks(self, view: View, wire: str, why: str) -> str | None:
            return None

        def prevents(self, table, event: Event) -> bool:  # type: ignore[no-untyped-def]
            return False

    assert [found.split(" is ")[0] for found in wrong_types(Wrong)] == [
        "Wrong.widens: return",
        "Wrong.prevents: table",
        "Wrong.marks: wire",
    ]


# Names.


@cache
def calls(path: Path) -> list[tuple[ast.Attribute, list[ast.expr]]]:
    """The methods that a file calls, with what it gives them."""
    nodes = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
    return [(node.func, node.args) for node in nodes if isinstance(node.func, ast.Attribute)]


def asked(path: Path) -> Iterator[str]:
    """The hooks that a file asks for by name; where a part of the name is worked out, it is an asterisk."""
    for method, args in calls(path):
        if args:
            prefix = {"first": "", "having": "", "hook": "", "bar": "bars_"}.get(method.attr)
            match args[0]:
                case ast.Constant(value=str(name)) if prefix is not None:
                    yield prefix + name
                case ast.JoinedStr(values=parts) if prefix is not None:
                    yield prefix + "".join([_shown(part) for part in parts])


def _shown(part: ast.expr) -> str:
    return str(part.value) if isinstance(part, ast.Constant) else "*"


def called(path: Path) -> Iterator[str]:
    """The methods that a file calls on anything but `self`."""
    for method, _ in calls(path):
        if ast.unparse(method.value) not in ("self", "super()"):
            yield method.attr


def matching(asked_for: str, known: set[str]) -> set[str]:
    """The hooks that a name with asterisks can mean."""
    pattern = re.escape(asked_for).replace(r"\*", "[a-z]+")
    return {name for name in known if re.fullmatch(pattern, name)}


def known_in(path: Path) -> set[str]:
    """The hooks that a file may ask for: a game knows its own and the kernel's, other layers know all."""
    part = path.relative_to(SOURCE).parts[0]
    return {name for hooks in ([HOOKS[part]] if part in HOOKS else HOOKS.values()) for name in declared(hooks)}


def test_whoever_asks_for_a_hook_names_a_declared_one() -> None:
    found = {(path, name) for path in SOURCE.rglob("*.py") for name in asked(path)}
    assert [(path, name) for path, name in found if not matching(name, known_in(path))] == []
    assert {"marks", "bars_value", "offers", "past_*", "cannot"} <= {name for _, name in found}


def test_every_hook_is_asked_by_somebody_and_answered_by_some_rule() -> None:
    paths = [path for path in SOURCE.rglob("*.py") if path.name != "hooks.py"]
    known = {name for hooks in HOOKS.values() for name in declared(hooks)}
    asked_for = {hook for path in paths for name in asked(path) for hook in matching(name, known)}
    asked_for |= {name for path in paths for name in called(path)}
    assert known - asked_for == set()
    assert known - {name for kind in every_kind() for name in vars(kind)} == set()


def test_each_window_for_tools_has_a_hook() -> None:
    assert {name for name in declared(AcademyHooks) if name.startswith("past_")} == {
        f"past_{timing}" for timing in get_args(Timing)
    }


# Ranks.


@pytest.mark.parametrize("game", RULES)
def test_every_rule_has_a_rank_with_a_name_and_no_name_is_idle(game: str) -> None:
    ranks = {kind.__name__: kind.rank for kind in kinds(RULES[game])}
    assert {name for name, rank in ranks.items() if not isinstance(rank, RANKS[game])} == set()
    assert set(RANKS[game]) == set(ranks.values()) | {RULES[game].rank}


def test_ranks_are_numbers_with_a_meaning() -> None:
    assert [rank + 1 for rank in (BustersRank.CARDS, BustersRank.MISSION)] == [11, 21]
    assert BustersRank.CARDS < BustersRank.MISSION < BustersRank.STORY < BustersRank.FINISH
    assert all(rank.meaning for ranks in RANKS.values() for rank in ranks)


# The page.


def test_the_page_of_hooks_is_up_to_date() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert written(page) == page, "run `make docs`"
    for name in (name for hooks in HOOKS.values() for name in declared(hooks)):
        assert f"| `{name}(" in page


def test_every_hook_says_in_a_sentence_what_it_says() -> None:
    for hook in chain.from_iterable([declared(hooks).values() for hooks in HOOKS.values()]):
        assert (hook.method.__doc__ or "").endswith("."), hook.name
