"""Chairs: who sits at a table, and what was agreed there. All of it is kept in the store with every change."""

from __future__ import annotations

import secrets
import string
from collections.abc import Collection
from contextlib import suppress
from hashlib import sha256
from typing import Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from defuse.games import FIRST
from defuse.server.campaign.deals import FixedDeal
from defuse.server.games import box_named, mission_known
from defuse.server.tables import names
from defuse.server.tables.reading import pace_of
from defuse.server.wire.options import LETTERS, GameName, Options
from defuse.words import Said, Text, say, unkept

BOT_NAMES = ("Juno", "Moss", "Pip", "Ruby", "Otto", "Wren")

TOKEN_BYTES = 24
"""How many random bytes the key to a seat has."""

FORMAT = 1
"""The format of what is kept. A program leaves a table alone that was written in a later one."""

KEY_LENGTH = 10
"""How many letters and digits the watch key of a table has."""
_KEY_LETTERS = string.ascii_lowercase + string.digits

DONE = 24
"""So many of the last things that people had done are known again after a restart."""

Phase = Literal["lobby", "running", "over", "closed"]


class Later(ValueError):
    """A later version of the program has written it."""


class Chair(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat and who sits there."""

    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    bot: str = "careful"
    """Which bot plays here, or stands in."""
    key: str = ""
    """The digest of the token that opens it; the token itself is not kept."""
    seen: int = 0
    """The day on which its person was here last, counted from 1970; 0 if that was never noted."""
    member: str = ""
    """The member of the crew who sits here. An open chair is kept for them."""


class Branch(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a table goes on from, where somebody has asked “what if”: a moment of a game that is over."""

    review: str = ""
    """The review that it was asked in; empty for the table of a lesson."""
    act: int
    """The act that is not played any more; those before it are."""
    turn: int
    """The turn that this was in."""
    lesson: str = ""
    """The step of a lesson that is played here: its name, a stroke and its number."""


class State(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """All that is kept of a table beside its games."""

    mission: int
    plays: GameName = FIRST
    """Which game is played."""
    chairs: tuple[Chair, ...]
    options: Options = msgspec.field(default_factory=Options)
    captain: int | None = None
    host: int | None = None
    phase: Phase = "lobby"
    game: int = 0
    """How many games it has begun."""
    company: dict[int, str] = {}
    """The seats that one and the same bot has played since the game began, and which bot."""
    closed: str = ""
    """Why it is closed, as it is kept."""
    paused: bool = False
    key: str = ""
    """What the link has to have beside the id for those without a token; empty as long as nobody was removed."""
    done: tuple[str, ...] = ()
    """Marks of what people had done last, to know a resend (see `resends`)."""
    branch: Branch | None = None
    """Where its game comes from, if it is a “what if”. Such a game never counts for anything."""
    crew: str = ""
    """Whose table it is; empty for one that belongs to no crew."""
    deal: FixedDeal | None = None
    """What is dealt here, where other crews play the same; None for deals by chance."""
    format: int = 1
    """Where it is not said, it is the first one."""

    @property
    def one(self) -> str:
        """What people call one game of what is played: a mission, a game."""
        return box_named(self.plays).one

    @property
    def why_closed(self) -> Text:
        """Why it is closed; nothing if it is not."""
        return unkept(self.closed)

    def encode(self) -> bytes:
        """For the store."""
        return msgspec.json.encode(self if self.format == FORMAT else replace(self, format=FORMAT))

    @staticmethod
    def decode(data: bytes) -> State:
        """From the store. The pace was a number once; a newer version may have more options. Raises Later."""
        kept = msgspec.json.decode(data)
        if kept.get("format", 1) > FORMAT:
            raise Later("a later version has written this table")
        known = Options.__struct_fields__
        options = kept["options"] = {name: said for name, said in kept.get("options", {}).items() if name in known}
        if isinstance(pace := options.get("pace"), int | float):
            options["pace"] = pace_of(pace)
        state = msgspec.convert(kept, State, str_keys=True)
        if state.phase != "lobby":
            return state
        # Earlier versions kept the mission when another game was chosen, even one that this game does not have.
        with suppress(ValueError):  # a game that is not here
            state = replace(state, mission=mission_known(state.plays, state.mission))
        return state

    def with_chair(self, seat: int, chair: Chair) -> State:
        """With somebody else at a seat."""
        chairs = (*self.chairs[:seat], chair, *self.chairs[seat + 1 :])
        state = self if self.company.get(seat) == chair.bot and chair.kind == "bot" else self.doubting(seat)
        return _with_host(replace(state, chairs=chairs))

    def begun(self) -> State:
        """With one game more, and its bots."""
        bots = {seat: chair.bot for seat, chair in enumerate(self.chairs) if chair.kind == "bot"}
        return replace(self, game=self.game + 1, phase="running", company=bots, paused=False)

    def doubting(self, seat: int) -> State:
        """Without relying on who has played a seat."""
        return replace(self, company={other: bot for other, bot in self.company.items() if other != seat})

    def with_players(self, players: int) -> State:
        """With more or fewer chairs: open ones come; open ones go first, then bots, then those that are kept.

        People keep theirs.
        """
        state = self
        while len(state.chairs) < players:
            state = replace(state, chairs=(*state.chairs, Chair()))
        while len(state.chairs) > players:
            kept = [seat for seat, chair in enumerate(state.chairs) if chair.kind == "open" and chair.member]
            empty = [seat for seat, chair in enumerate(state.chairs) if chair.kind == "open" and not chair.member]
            bots = [seat for seat, chair in enumerate(state.chairs) if chair.kind == "bot"]
            goes = empty or bots or kept
            if not goes:
                raise Said(say("lobby-too-many-people"))
            state = state._without(goes[-1])
        return state

    def _without(self, seat: int) -> State:
        chairs = (*self.chairs[:seat], *self.chairs[seat + 1 :])
        host = self.host - 1 if self.host is not None and self.host > seat else self.host
        captain = self.captain - 1 if self.captain is not None and self.captain > seat else self.captain
        return replace(self, chairs=chairs, host=host, captain=None if self.captain == seat else captain)

    def playing(self, game: GameName, bots: tuple[str, ...]) -> State:
        """With another game; bots that cannot play it make room for one that can, and so does the mission."""
        chairs = [replace(chair, bot=chair.bot if chair.bot in bots else bots[0]) for chair in self.chairs]
        return replace(self, plays=game, mission=mission_known(game, self.mission), chairs=tuple(chairs), captain=None)

    def filled(self) -> State:
        """With bots on all open chairs."""
        state = self
        for seat, chair in enumerate(self.chairs):
            if chair.kind == "open":
                state = state.with_chair(seat, replace(chair, kind="bot", name=state.bot_name(), member=""))
        return state

    def bot_name(self) -> str:
        """A name that nobody at the table has yet."""
        taken = [chair.name for chair in self.chairs if chair.name and chair.kind != "open"]
        found: str = next(name for name in (*BOT_NAMES, *LETTERS) if not any(names.alike(name, each) for each in taken))
        return found

    def names(self) -> tuple[str, ...]:
        """What to call the seats."""
        return tuple([chair.name or LETTERS[seat] for seat, chair in enumerate(self.chairs)])

    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple([seat for seat, chair in enumerate(self.chairs) if chair.kind == "person"])

    def free_name(self, name: str, seat: int) -> str:
        """The name, with a number if somebody else has it, or one that looks like it."""
        return names.free_name(name, [chair.name for other, chair in enumerate(self.chairs) if other != seat])

    def seat_of(self, token: str) -> int | None:
        """The seat that a token opens."""
        key = digest(token)
        for seat, chair in enumerate(self.chairs):
            if chair.key and secrets.compare_digest(chair.key, key):
                return seat
        return None

    def with_done(self, mark: str) -> State:
        """With a mark of what somebody had done just now."""
        return replace(self, done=(*self.done, mark)[-DONE:]) if mark else self

    def left(self, seat: int) -> State:
        """Without the person at a seat: it is open again before a game, and a bot plays on in one."""
        chair = self.chairs[seat]
        if self.phase == "lobby":
            return self.with_chair(seat, Chair(bot=chair.bot))
        state = self.with_chair(seat, replace(chair, kind="bot", key="", seen=0, member=""))
        return state if state.people() else replace(state, paused=False)  # nobody could let it go on

    def aged(self, here: Collection[int], today: int, days: int) -> State:
        """With the day noted for those who are here, and without those who have not been here for so many days."""
        state = self
        for seat, chair in enumerate(self.chairs):
            if chair.kind != "person":
                continue
            if seat in here or not chair.seen:
                chairs = (*state.chairs[:seat], replace(chair, seen=today), *state.chairs[seat + 1 :])
                state = replace(state, chairs=chairs)
            elif days and today - chair.seen > days:
                state = state.left(seat)
        return state

    def seat_of_member(self, member: str) -> int | None:
        """The seat where a member of the crew sits."""
        for seat, chair in enumerate(self.chairs):
            if member and chair.kind == "person" and chair.member == member:
                return seat
        return None

    def opens(self, key: str | None) -> bool:
        """Whether somebody without a token may come in by a link with this key."""
        return not self.key or secrets.compare_digest(self.key.encode(), (key or "").encode())

    @property
    def link(self) -> str:
        """What the link to the table ends in: nothing, or the key."""
        return f"?k={self.key}" if self.key else ""

    def open_seat(self, wanted: int | None, member: str = "") -> int | None:
        """An open seat for a guest or for a member of the crew, or None. Seats that are kept are for their members."""
        if self.deal is not None and not member:
            return None
        kept = [seat for seat, chair in enumerate(self.chairs) if chair.kind == "open" and chair.member]
        mine = [seat for seat in kept if member and self.chairs[seat].member == member]
        open = [seat for seat, chair in enumerate(self.chairs) if chair.kind == "open"]
        free = [*mine, *(seat for seat in open if seat not in kept)]
        if wanted is not None:
            return wanted if wanted in free else None
        return free[0] if free else None


def _with_host(state: State) -> State:
    """With somebody who runs the table, as long as any person sits there."""
    if state.host is not None and state.host < len(state.chairs) and state.chairs[state.host].kind == "person":
        return state
    count = len(state.chairs)
    start = state.host if state.host is not None else -1
    order = [(start + step) % count for step in range(1, count + 1)]
    return replace(state, host=next((seat for seat in order if state.chairs[seat].kind == "person"), None))


def seated(chair: Chair, name: str, token: str = "", member: str = "") -> tuple[Chair, str]:
    """The chair with a person on it, and the token that opens it from now on: this one, or a new one."""
    token = token or secrets.token_urlsafe(TOKEN_BYTES)
    return replace(chair, kind="person", name=name, key=digest(token), seen=0, member=member), token


def new_key() -> str:
    """A watch key that nobody can guess."""
    return "".join(secrets.choice(_KEY_LETTERS) for _ in range(KEY_LENGTH))


def digest(token: str) -> str:
    """What is kept of a token."""
    return sha256(token.encode()).hexdigest()
