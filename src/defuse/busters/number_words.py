"""The words for the numbers 1 to 12 in all languages that are spoken at the table: what mission 25 hears.

A word that is an article as well (ein, eine, un, une) is left out: nobody could talk without it. So are ordinals and
other words that only contain a number.
"""

from __future__ import annotations

NUMBER_WORDS: dict[str, tuple[str, ...]] = {
    "en": ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"),
    "de": (
        *("eins", "zwei", "zwo", "drei", "vier", "fünf", "fuenf", "sechs"),
        *("sieben", "acht", "neun", "zehn", "elf", "zwölf", "zwoelf"),
    ),
    "fr": ("deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze"),
}
"""By language, in small letters, with every way to write them."""
