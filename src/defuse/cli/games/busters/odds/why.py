"""`defuse odds --why B1.3=5`: why a wire is what it is, in words."""

from __future__ import annotations

import re

from defuse.busters.notation.places import Places
from defuse.busters.wires import kinds_of, value_named
from defuse.cli.console import Failure, console, misuse, print_json
from defuse.cli.games.busters.odds.source import Source
from defuse.cli.language import speaker
from defuse.cli.odds.options import Options
from defuse.kernel import Among, Fact, Observation
from defuse.odds import Contradiction, Odds, TooManyFacts
from defuse.odds.why.words import statement_words, why_words
from defuse.words import Said, reason_of, say

MOST = 8
"""So many facts that a chance hangs on are told."""
_ASKED = re.compile(r"([A-EN][1-9])\.([1-9][0-9]?)=([a-z0-9]+)")


def tell_why(options: Options, source: Source) -> None:
    """Print a proof, or what a chance hangs on."""
    asked = statement_of(source.seen, options.why or "")
    try:
        why = Odds(source.seen).why(asked)
    except Contradiction as error:
        from defuse.calculator.busters.clash import clash_words

        raise Failure(say("cli-of-file", file=str(options.file), why=clash_words(source.seen))) from error
    except TooManyFacts as error:
        raise Failure(say("cli-of-file", file=str(options.file), why=reason_of(error))) from error
    speak = speaker()
    head = speak.sentence(statement_words(source.seen, why))
    lines = [speak.sentence(words) for words in why_words(source.seen, why)[: None if why.steps else MOST]]
    if options.json:
        hows = [step.how for step in why.steps]
        print_json({"statement": head, "chance": why.chance, "steps": hows, "words": lines})
        return
    for line in (head, *lines):
        console().print(line, markup=False, soft_wrap=True)


def statement_of(seen: Observation, text: str) -> Fact:
    """What `B1.3=5` says."""
    found = _ASKED.fullmatch(text.strip())
    row = Places(seen.public).rows.get(found[1], ()) if found else ()
    if found is None or int(found[2]) > len(row):
        raise misuse(say("cli-odds-why-what", text=repr(text)))
    try:
        value = value_named(found[3])
    except Said as error:
        raise misuse(reason_of(error)) from error
    return Among((row[int(found[2]) - 1],), kinds_of(value), 1)
