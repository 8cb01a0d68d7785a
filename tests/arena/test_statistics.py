import pytest

from defuse.arena import paired_difference, sign_test, wilson
from defuse.statistics import quantile


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # The examples of Newcombe, "Two-sided confidence intervals for the single proportion" (1998), method 3.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (20, 20, 0.8389, 1.0000),
    ],
)
def test_wilsons_interval_is_that_of_the_books(wins: int, games: int, low: float, high: float) -> None:
    found = wilson(wins, games)
    assert (round(found.low, 4), round(found.high, 4)) == (low, high)


@pytest.mark.parametrize(("wins", "games"), [(0, 0), (3, 2), (-1, 5)])
def test_what_is_no_rate_has_no_interval(wins: int, games: int) -> None:
    with pytest.raises(ValueError, match="make no rate"):
        wilson(wins, games)


@pytest.mark.parametrize(
    ("first", "second", "p"),
    [(0, 0, 1.0), (3, 3, 1.0), (0, 5, 2 / 32), (1, 9, 22 / 1024), (16, 6, 0.0524788), (121, 59, 4.4345e-06)],
)
def test_mcnemars_exact_test_is_the_sign_test_of_the_deals_that_differ(first: int, second: int, p: float) -> None:
    assert sign_test(first, second) == pytest.approx(p, rel=1e-4)
    assert sign_test(second, first) == sign_test(first, second)


def test_ten_thousand_deals_are_no_trouble() -> None:
    assert sign_test(5000, 5000) == 1.0
    assert 0 <= sign_test(4000, 6000) < 1e-80


def test_the_paired_interval_is_that_of_the_books() -> None:
    # Newcombe, "Improved confidence intervals for the difference … based on paired data" (1998), method 10.
    found = paired_difference(both=36, first=2, second=12, neither=0)
    assert (round(found.low, 4), round(found.high, 4)) == (0.0569, 0.3404)


def test_the_paired_interval_turns_round_with_its_sides() -> None:
    one, other = paired_difference(20, 3, 9, 8), paired_difference(20, 9, 3, 8)
    assert (one.low, one.high) == pytest.approx((-other.high, -other.low))
    assert one.low < 6 / 40 < one.high


def test_two_that_always_win_differ_by_nothing() -> None:
    found = paired_difference(50, 0, 0, 0)
    assert found.low == pytest.approx(-found.high)
    assert found.low < 0 < found.high < 0.08


def test_quantiles_are_values_that_were_there() -> None:
    ten = [float(value) for value in range(1, 11)]
    assert [quantile(ten, share) for share in (0.0, 0.5, 0.9, 1.0)] == [1, 5, 9, 10]
    assert quantile([3.0], 0.5) == quantile([3.0], 0.9) == 3.0
