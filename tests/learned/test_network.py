"""What the bot `learned` computes: the layout that it was trained with, its features, and the network in NumPy."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from defuse.busters.wires import REDS, YELLOWS, blue
from defuse.busters.wires import VALUES as VALUE_OF_KIND
from defuse.encoding.busters import ENCODING
from defuse.encoding.busters.layout import ASKS, FACES
from defuse.encoding.busters.numbers import BLOCKS
from defuse.encoding.busters.seeing import FACE
from defuse.learned import layout
from defuse.learned.features import GIVENS, TABLE_FEATURES, WIRE_FEATURES, WIRES, features
from defuse.learned.maths import NUMPY
from defuse.learned.network import LAYERS, Network, WrongWeights, expected, load

pytestmark = pytest.mark.slow

KINDS = (*[blue(number) for number in range(1, 13)], *YELLOWS, *REDS)
Floats = NDArray[np.float32]

WEIGHTS = Path(str(files("defuse.learned") / "weights.npz"))
STORED = Path(__file__).parent / "positions.npz"
MOST_BYTES = 5_000_000
DIAL = 8 + 4 + 8 + 7
"""The feature behind mission, players, dial and question, of which one is 1 each."""
CLOSE = 1e-3
"""Scores are of the order of ten; PyTorch and NumPy add them up in another order."""


def stored() -> dict[str, NDArray[Any]]:
    """Positions, their exact odds, and what PyTorch made of the weights there (`examples/learned/positions.py`)."""
    with np.load(STORED) as file:
        return {name: file[name] for name in file.files}


def weights() -> dict[str, Floats]:
    """The weights that the bot plays with."""
    with np.load(WEIGHTS) as file:
        return {name: file[name].astype(np.float32) for name in file.files}


def apart(network: Network, every: int = 1) -> float:
    """How far scores and worth are from those of PyTorch, at most."""
    found = {name: array[::every] for name, array in stored().items()}
    scores, worth = network(features(found["codes"], found["chances"], NUMPY))
    return max(float(np.abs(scores - found["scores"]).max()), float(np.abs(worth - found["worth"]).max()))


# The layout.


def test_everything_is_where_it_was_when_the_network_was_trained() -> None:
    """Whoever changes the layout of observations or the numbers of acts has to train anew, or to translate."""
    assert (ENCODING.layout.size, BLOCKS.size) == (layout.SIZE, layout.NUMBERS)
    sections = {name: section.first for name, section in ENCODING.layout.sections.items()}
    names = ("table", "seat", "stand", "value", "drawn", "card", "wire", "given")
    numbers = ("TABLE", "SEAT", "STAND", "VALUE", "DRAWN", "CARD", "WIRE", "GIVEN")
    assert {name: sections[name] for name in names} == {
        name: getattr(layout, number) for name, number in zip(names, numbers, strict=True)
    }
    assert {name: ENCODING.layout[name].rows for name in names} == {
        "table": 1,
        "seat": layout.SEATS,
        "stand": layout.STANDS,
        "value": layout.VALUES,
        "drawn": 11,
        "card": 32,
        "wire": layout.STANDS * layout.PLACES,
        "given": 8,
    }
    assert {name: " ".join([column.name for column in ENCODING.layout[name].columns]) for name in names} == {
        "table": "mission players seat dial ask round skipped reds yellows minutes flags",
        "seat": "flags character wires holds_low holds_high",
        "stand": "owner wires beside_1 beside_2 beside_3",
        "value": "total cut flags",
        "drawn": "flags",
        "card": "state cover",
        "wire": "state face token label not_low not_high flags",
        "given": "block place",
    }
    assert len(ENCODING.layout["wire"].columns) == layout.WIRE_COLUMNS
    assert BLOCKS["wire"].first == layout.FIRST_WIRE
    assert BLOCKS["decline"].first == layout.DECLINE
    assert [(block.name, block.first) for block in BLOCKS.all()] == [
        *[("decline", 0), ("done", 1), ("verb", 2), ("card", 64), ("personal", 90), ("wire", 96), ("value", 192)],
        *[("seat", 208), ("stand", 216), ("character", 224), ("letter", 236), ("mark", 248), ("way", 284)],
        *[("count", 296), ("nth", 320)],
    ]
    assert ASKS[:7] == (
        *("turn-ask", "opening-ask", "owner-picks", "give-back", "hooked-to", "character-ask", "absence-ask"),
    )


def test_faces_have_the_values_that_the_features_take_them_for() -> None:
    assert len(layout.FACE_TO_VALUE) == FACES + 1
    assert not layout.FACE_TO_VALUE[0].any()
    codes = {FACE[kind]: kind for kind in KINDS}
    assert set(codes) == set(range(1, FACES + 1))
    for code, kind in codes.items():
        assert layout.FACE_TO_VALUE[code].argmax() == VALUE_OF_KIND[kind] - 1
    in_order = sorted(codes, key=lambda code: codes[code])
    assert layout.KIND_OF_FACE[in_order].tolist() == list(range(layout.KINDS))


# The features.


def test_features_have_the_shapes_that_the_network_takes() -> None:
    found = stored()
    told = features(found["codes"], found["chances"], NUMPY)
    count = len(found["codes"])
    assert told.wires.shape == (count, WIRES, WIRE_FEATURES)
    assert told.table.shape == (count, TABLE_FEATURES)
    assert told.index.shape == (count, WIRES)
    assert np.isfinite(told.wires).all()
    assert np.isfinite(told.table).all()


def test_every_wire_is_told_and_nothing_of_places_without_a_wire() -> None:
    found = stored()
    told = features(found["codes"], found["chances"], NUMPY)
    wires = found["codes"][:, layout.WIRE : layout.GIVEN].reshape(len(found["codes"]), -1, layout.WIRE_COLUMNS)
    for row, (there, index) in enumerate(zip(wires[..., 0] > 0, told.index, strict=True)):
        assert set(np.flatnonzero(there)) == set(index[: there.sum()])
        assert told.wires[row, : there.sum(), 0].all()
        assert not told.wires[row, there.sum() :].any()


@pytest.mark.parametrize("section", ["event", "thing", "mission"])
def test_what_the_network_is_not_told_changes_nothing(section: str) -> None:
    found = stored()
    codes = found["codes"].copy()
    part = ENCODING.layout[section]
    codes[:, part.first : part.first + part.size] = 7
    before, after = (features(some, found["chances"], NUMPY) for some in (found["codes"], codes))
    assert all(np.array_equal(*both) for both in zip(before, after, strict=True))


def test_an_act_that_is_begun_is_told() -> None:
    """The first numbers as they are, and every wire that is chosen at its place."""
    found = stored()
    codes = found["codes"]
    begun = codes[:, layout.GIVEN] > 0
    assert begun.sum() > 10
    plain = codes.copy()
    plain[:, layout.GIVEN : layout.GIVEN + 2 * GIVENS] = 0
    plain[:, layout.WIRE + 6 : layout.GIVEN : layout.WIRE_COLUMNS] &= 1
    told, without = (features(some, found["chances"], NUMPY) for some in (codes, plain))
    same = [np.array_equal(*both) for both in zip(told.table, without.table, strict=True)]
    assert same == (~begun).tolist()
    chosen = (codes[:, layout.WIRE + 6 : layout.GIVEN : layout.WIRE_COLUMNS] >> 1).any(1)
    same = [np.array_equal(*both) for both in zip(told.wires, without.wires, strict=True)]
    assert chosen.any()
    assert same == (~chosen).tolist()


# The network.


def test_numpy_computes_what_pytorch_did() -> None:
    assert apart(load(WEIGHTS)) < CLOSE


def test_positions_are_computed_alike_one_by_one_and_together() -> None:
    found = stored()
    network = load(WEIGHTS)
    together = network(features(found["codes"][:8], found["chances"][:8], NUMPY))[0]
    for row in range(8):
        alone = network(features(found["codes"][row : row + 1], found["chances"][row : row + 1], NUMPY))[0]
        assert np.allclose(alone[0], together[row], atol=CLOSE)


@pytest.mark.parametrize("name", sorted(expected(LAYERS)))
def test_one_wrong_weight_is_found(name: str) -> None:
    wrong = weights()
    flat = wrong[name].reshape(-1)
    if name.endswith("mix.bias"):
        flat = flat[-len(flat) // 3 :]  # those of the values: what is added to all keys alike cancels out
    # A large one, so that something depends on it; of what is told of the table, the dial, which is never 0.
    flat[DIAL if name in ("spread.weight", "table.weight") else int(flat.argmax())] += 1
    assert apart(Network(wrong), every=8) > CLOSE


def test_the_weights_are_small_enough_to_be_sent_along() -> None:
    assert WEIGHTS.stat().st_size <= MOST_BYTES
    with np.load(WEIGHTS) as file:
        assert {file[name].dtype for name in file.files} == {np.dtype(np.float16)}
    assert {name: array.shape for name, array in weights().items()} == expected(LAYERS)


def test_weights_of_another_network_are_refused() -> None:
    good = weights()
    with pytest.raises(WrongWeights, match=r"last\.bias"):
        Network({name: array for name, array in good.items() if name != "last.bias"})
    with pytest.raises(WrongWeights, match="more"):
        Network(good | {"more": np.zeros(3, np.float32)})
    with pytest.raises(WrongWeights, match=r"wires\.weight"):
        Network(good | {"wires.weight": good["wires.weight"][:, :-1]})
    with pytest.raises(WrongWeights, match="not numbers"):
        Network(good | {"last.bias": np.full_like(good["last.bias"], np.nan)})
    with pytest.raises(WrongWeights, match="not of this network"):
        Network({})


def test_a_file_without_weights_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "weights.npz"
    with pytest.raises(FileNotFoundError):
        load(path)
    for content in (b"", b"no weights", WEIGHTS.read_bytes()[:5000]):
        path.write_bytes(content)
        with pytest.raises(WrongWeights, match=r"weights\.npz"):
            load(path)
    np.savez(path, other=np.zeros(3))
    with pytest.raises(WrongWeights, match="not of this network"):
        load(path)
