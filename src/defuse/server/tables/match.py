"""Match: one game of a table, with what has to be known of it to keep it and to show it.

It is plain and does nothing by itself: `try_act` says what an act would lead to, the table keeps that in the store, and
only then `install` makes it so. A match can be made again from its rows in the store.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b, sha256
from typing import Any, NamedTuple

import msgspec

from defuse.kernel import HOST, Act, Event, Form, Game
from defuse.kernel.deal import Deal
from defuse.kernel.event import stored
from defuse.kernel.game import start
from defuse.kernel.replay import ReplayError, decode_act
from defuse.server.games import box_for, box_named
from defuse.server.games.telling import EventTold, Telling
from defuse.server.speakers import Speakers
from defuse.server.store.interface import ActRow, GameRow
from defuse.words import Message, Speaker, Text, kept, reason_of, say, unkept

MISSED_FRAMES = 300
"""What came with so many frames a client gets that has missed more."""

_EVENTS = msgspec.json.Encoder()


class Tried(NamedTuple):
    """What an act leads to. Nothing has changed yet."""

    act: Act
    game: Game
    events: tuple[Event, ...]
    digest: str
    aside: bool
    """Whether it was beside the open question, as an any-time card is."""
    id: str
    why: Text


class Differs(RuntimeError):
    """This engine plays a kept game differently."""

    def __init__(self, why: Message) -> None:
        super().__init__(str(why))
        self.why = why


class Log:
    """What came with each frame, as it is told in one language: JSON lists without their brackets."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self.frames: list[bytes] = []

    def after(self, told: list[tuple[EventTold, ...]], have: int) -> list[bytes]:
        """What came after a frame."""
        while len(self.frames) < len(told):
            self.frames.append(self.encoded(told[len(self.frames)]))
        return self.frames[have:]

    def encoded(self, events: tuple[EventTold, ...]) -> bytes:
        """Events in this language."""
        return _EVENTS.encode([event.spoken(self.speaker) for event in events])[1:-1]


class Match:
    """A game in progress, or over."""

    def __init__(
        self,
        table: str,
        number: int,
        game: Game,
        events: tuple[Event, ...],
        names: tuple[str, ...],
        deal: Deal | None = None,
        began: float = 0.0,
    ) -> None:
        self.table = table
        self.game_number = number
        self.game = game
        self.deal = deal
        """How its seed was made; None for deals that were fixed beforehand, and for games of older versions."""
        self.began = began
        """When it was dealt, in seconds since 1970; 0 where nobody has noted it."""
        self.box = box_named(game.kit.name)
        self.speakers = Speakers(names)
        self.frame = 1
        """The number of the last frame."""
        self.version = 1
        """Counts up with every change, those that only one seat can see, too."""
        self.same: set[int] = set()
        """The numbers under which the open question has been asked: any-time cards make it be asked afresh."""
        self.told: list[tuple[EventTold, ...]] = []
        """For each frame, what came with it, as it is told later."""
        self.latest: tuple[EventTold, ...] = ()
        """What came with the last frame, as it is told until the next act."""
        self._logs: dict[str, Log] = {}
        self.reasons: dict[int, tuple[int, Text]] = {}
        """For each frame that a bot's act led to: the seat, and why it did that."""
        self.done: set[tuple[int, str]] = set()
        """The seats and ids of acts that have been done, to know a resend."""
        self._forms: dict[int, tuple[Form, ...]] = {}
        self.digest = _digest("", events, game)
        self._tell(self.box.events(game.kit.begin(game.setup)[0], events, self.frame))
        self._asked(aside=False)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.over

    @property
    def commitment(self) -> str:
        """What fixes the deal without telling it."""
        return commitment(self.game.secret.seed) if self.deal is None else self.deal.commitment

    def rename(self, names: tuple[str, ...]) -> None:
        """Call the seats by other names from now on."""
        self.speakers = Speakers(names)
        self._logs = {}

    def try_act(self, act: Act, *, id: str = "", why: Text = "") -> Tried:
        """What an act leads to. Raises `kernel.Refused`."""
        allowed = self.game.allowed(act)
        game, events = allowed.play()
        return Tried(allowed.act, game, events, _digest(self.digest, events, game), allowed.form.aside, id, why)

    def forms(self, seat: int) -> tuple[Form, ...]:
        """What a seat may do now. It is asked for when frames are made, and again when somebody answers."""
        found = self._forms.get(seat)
        if found is None:
            found = self._forms[seat] = self.game.forms(seat)
        return found

    def row(self, tried: Tried) -> ActRow:
        """What has to be kept of it."""
        return ActRow(
            table=self.table,
            game=self.game_number,
            number=len(tried.game.acts),
            act=msgspec.json.encode(tried.act),
            digest=tried.digest,
            seat=tried.act.seat,
            id=tried.id,
            why=kept(tried.why),
        )

    def install(self, tried: Tried) -> bool:
        """Make it so. Whether everybody sees a difference."""
        before = self.game
        self.game, self.digest = tried.game, tried.digest
        self._forms = {}
        self.version += 1
        if tried.id:
            self.done.add((tried.act.seat, tried.id))
        seen = self.box.events(before.public, tried.events, self.frame + 1)
        shown = bool(seen.now) or _question(before) != _question(tried.game)
        if shown:
            self.frame += 1
            self._tell(seen)
        else:
            self.latest = self.told[-1]
        self._asked(aside=tried.aside or tried.act.seat == HOST)
        if tried.why and shown:
            self.reasons[self.frame] = (tried.act.seat, tried.why)
        return shown

    def is_open(self, ask: int) -> bool:
        """Whether the question of a number is the one that is open, perhaps asked afresh."""
        return ask in self.same

    def missed(self, have: int, language: str) -> tuple[bytes, bool]:
        """What happened after a frame, as a JSON list, and whether older events were left out."""
        log = self._logs.get(language)
        if log is None:
            log = self._logs[language] = Log(self.speakers.of(language))
        some: list[bytes] = []
        if have < self.frame:
            later = log.after(self.told, have)
            # What is to be remembered is told with its frame and never later.
            last = later[-1] if self.latest is self.told[-1] else log.encoded(self.latest)
            some = [events for events in (*later[:-1], last) if events]
        if len(some) <= MISSED_FRAMES:
            return b"[" + b",".join(some) + b"]", False
        return b"[" + b",".join(some[-MISSED_FRAMES:]) + b"]", True

    def bot_seed(self, seat: int) -> str:
        """The seed of a bot at a seat: a digest, because a bot must not know the seed of the deal."""
        return blake2b(f"{self.game.secret.seed}/bot/{seat}".encode(), digest_size=8).hexdigest()

    def _tell(self, seen: Telling) -> None:
        self.told.append(seen.later)
        self.latest = seen.later if seen.later == seen.now else seen.now

    def _asked(self, *, aside: bool) -> None:
        ask = self.game.ask
        if ask is None:
            self.same = set()
        elif aside:
            self.same.add(ask.number)
        elif ask.number not in self.same:
            self.same = {ask.number}


def commitment(seed: str) -> str:
    """The SHA-256 of a seed: what older versions showed of it."""
    return sha256(seed.encode()).hexdigest()


def begun(
    table: str,
    number: int,
    setup: Any,
    seed: str,
    names: tuple[str, ...],
    deal: Deal | None = None,
    began: float = 0.0,
) -> tuple[Match, GameRow]:
    """A new match, and what has to be kept of it. Raises ValueError where the set-up is not possible."""
    game, events = start(box_for(setup).kit, setup, seed)
    match = Match(table, number, game, events, names, deal, began)
    row = GameRow(
        table=table,
        game=number,
        kit=game.kit.name,
        engine=game.kit.version,
        setup=msgspec.json.encode(setup),
        seed=seed,
        digest=match.digest,
        deal="" if deal is None else msgspec.json.encode(deal).decode(),
        began=began,
    )
    return match, row


def again(row: GameRow, acts: tuple[ActRow, ...], names: tuple[str, ...]) -> Iterator[tuple[Match, Message | None]]:
    """Play a kept game again, act by act: the match so far, and what is wrong, if this engine plays it differently.

    With something wrong it ends, and the match is as far as both agree.
    """
    try:
        kit = box_named(row.kit).kit
        setup = msgspec.json.decode(row.setup, type=kit.setup)
        deal = msgspec.json.decode(row.deal, type=Deal) if row.deal else None
        match, _ = begun(row.table, row.game, setup, row.seed, names, deal, row.began)
    except (ValueError, msgspec.DecodeError) as error:
        raise Differs(say("differs-setup", why=reason_of(error))) from error
    if match.digest != row.digest:
        raise Differs(say("differs-deal"))
    yield match, None
    for done in acts:
        try:
            act = decode_act(kit, msgspec.json.decode(done.act))
            tried = match.try_act(act, id=done.id, why=unkept(done.why))
        except (ReplayError, ValueError) as error:
            yield match, say("differs-act-impossible", number=done.number, why=reason_of(error))
            return
        if tried.digest != done.digest:
            yield match, say("differs-act", number=done.number)
            return
        match.install(tried)
        yield match, None


def _question(game: Game) -> tuple[Any, ...]:
    ask = game.ask
    return () if ask is None else (ask.number, ask.answered)


def _digest(before: str, events: tuple[Event, ...], game: Game) -> str:
    total = blake2b(before.encode(), digest_size=16)
    total.update(stored(events))
    total.update(game.secret.faces)
    total.update(msgspec.json.encode(game.secret.sealed, order="deterministic"))
    return total.hexdigest()
