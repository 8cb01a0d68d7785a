"""Which language a request asks for (`Accept-Language`)."""

from __future__ import annotations

from collections.abc import Mapping

from defuse.words import best_language


def preferred(headers: Mapping[str, str]) -> str:
    """The best language for a request: the one that it likes best among those that there are.

    >>> preferred({"accept-language": "xx, fr-CA;q=0.8, de;q=0.9"}), preferred({})
    ('de', 'en')
    >>> preferred({"accept-language": "de ; q=0.5, fr; Q=0.9"})
    'fr'
    """
    wanted: list[tuple[float, str]] = []
    for place, part in enumerate(headers.get("accept-language", "")[:200].split(",")):
        tag, _, said = part.partition(";")
        name, _, weight = said.partition("=")
        if name.strip().lower() not in ("", "q"):
            continue
        try:
            liked = float(weight.strip() or 1)
        except ValueError:
            continue
        if liked > 0:  # 0 is a language that is not wanted at all
            wanted.append((-liked + place * 1e-6, tag.strip()))
    return best_language([tag for _, tag in sorted(wanted)])
