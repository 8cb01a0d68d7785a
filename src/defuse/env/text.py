"""What a seat sees as text: in words, and in notation."""

from __future__ import annotations

from defuse.env.episode import Episode
from defuse.words import Seat, Speaker, say


def text_view(episode: Episode, seat: int, speaker: Speaker | None = None) -> str:
    """What is played and asked, what has happened since the seat was last asked, the table as the seat sees it in
    notation, and, if it is asked, the numbers that it may give, each with what it means.

    It is made of the seat's own view alone. Without a speaker it is English, with seats by their letters.
    """
    sitting, kind = episode.sitting, episode.kind
    game = sitting.game
    put = str if speaker is None else speaker.text
    lines = [put(kind.title(game))]
    for before, events in sitting.heard[seat]:
        if before is not None:
            lines += [f"- {put(sentence)}" for sentence in kind.told(before, events)]
    lines += ["", kind.notation(game.observe(seat)).rstrip(), ""]
    ask = game.ask
    if ask is None:
        outcome = game.outcome
        lines.append(put(say("env-won" if outcome is not None and seat in outcome.winners else "env-lost")))
    else:
        asked = seat == sitting.seat
        entry = "env-asked-you" if asked else "env-asked"
        lines.append(put(say(entry, question=ask.question(), seat=Seat(sitting.seat))))
        if asked:
            name = episode.encoding.blocks.name_of
            if sitting.given:
                lines.append(put(say("env-so-far", numbers=tuple([name(number) for number in sitting.given]))))
            numbers = tuple([f"{number} {name(number)}" for number in sorted(sitting.options())])
            lines.append(put(say("env-you-may", numbers=numbers)))
    return "\n".join(lines) + "\n"
