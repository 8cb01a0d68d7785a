"""`defuse odds` for Bomb Busters: from a file to what is printed."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from defuse.calculator.busters.answer import Answer, answer_of, data_of
from defuse.cli.console import Failure, console, print_json, side
from defuse.cli.games.busters.odds.source import Source, source_of
from defuse.cli.language import spoken
from defuse.cli.odds.options import Options
from defuse.odds import Contradiction, TooManyFacts
from defuse.words import reason_of, say


def tell(options: Options, data: bytes) -> None:
    """Print the odds of the table in a file, or the table itself."""
    source = source_of(options.file, data, options.seat, options.at)
    if options.table:
        _print_table(options, source)
        return
    if options.why is not None:
        from defuse.cli.games.busters.odds.why import tell_why

        tell_why(options, source)
        return
    try:
        answer = answer_of(source.seen)
    except Contradiction as error:
        raise _clash(options.file, source) from error
    except TooManyFacts as error:
        raise Failure(say("cli-of-file", file=str(options.file), why=reason_of(error))) from error
    for note in source.notes:
        side().print(spoken(say("cli-note", what=note)), soft_wrap=True)
    if not options.json:
        from defuse.cli.games.busters.odds.picture import odds_picture

        out = console()
        out.print(odds_picture(source.seen, answer, out.width, every=options.every))
    elif options.watch:
        print(msgspec.json.encode(_data(source, answer)).decode())
    else:
        print_json(_data(source, answer))


def _data(source: Source, answer: Answer) -> dict[str, Any]:
    return {**data_of(answer, spoken), "table": source.text(), "notes": [spoken(note) for note in source.notes]}


def _print_table(options: Options, source: Source) -> None:
    """The table as it stands after all that was written down."""
    text = source.text()
    if text is None:
        raise Failure(say("cli-of-file", file=str(options.file), why=say("cli-odds-turn-not-over")))
    if options.json:
        print_json({"table": text, "notes": [spoken(note) for note in source.notes]})
    else:
        sys.stdout.write(text)


def _clash(file: Path, source: Source) -> Failure:
    from defuse.logbook.clash import clash_words

    return Failure(say("cli-of-file", file=str(file), why=clash_words(source.seen)))
