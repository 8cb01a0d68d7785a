"""`defuse odds --why B1.3=5`: why a wire is what it is, in words."""

from __future__ import annotations

from defuse.calculator.busters.why import statement_of
from defuse.calculator.game import NothingToTell
from defuse.cli.console import Failure, console, misuse, print_json
from defuse.cli.games.busters.odds.source import Source
from defuse.cli.language import speaker
from defuse.cli.odds.options import Options
from defuse.kernel import Fact
from defuse.odds import Contradiction, Odds, TooManyFacts
from defuse.odds.why.words import statement_words, why_words
from defuse.words import Said, reason_of, say

MOST = 8
"""So many facts that a chance hangs on are told."""


def tell_why(options: Options, source: Source) -> None:
    """Print a proof, or what a chance hangs on."""
    asked = _asked(source, options.why or "")
    try:
        why = Odds(source.seen).why(asked)
    except Contradiction as error:
        from defuse.logbook.clash import clash_words

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
        console().print(line, soft_wrap=True)


def _asked(source: Source, text: str) -> Fact:
    try:
        return statement_of(source.seen, text)
    except NothingToTell:
        raise misuse(say("cli-odds-why-what", text=repr(text))) from None
    except Said as error:
        raise misuse(reason_of(error)) from error
