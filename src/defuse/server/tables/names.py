"""Names and lines of talk: without characters that nobody sees or that turn a line around, and names that look alike.

A name is drawn beside other names, so nothing invisible stays in it. In talk the joiners stay that emoji, Persian and
the scripts of India are written with; all else that is not seen is taken out.
"""

from __future__ import annotations

from collections.abc import Iterable
from unicodedata import category, combining, normalize

LONGEST = 24
"""So many characters a name has at most."""

MARKS_NAME = 2
MARKS_TALK = 4
"""So many marks may stand on one letter; more are there to cover the lines above and below."""

ZWNJ, ZWJ, EMOJI_STYLE = "\u200c", "\u200d", "\ufe0f"

_UNSEEN_RANGES = (
    (0x00AD, 0x00AD),  # soft hyphen
    (0x034F, 0x034F),  # grapheme joiner
    (0x061C, 0x061C),  # Arabic letter mark
    (0x115F, 0x1160),  # Hangul fillers
    (0x17B4, 0x17B5),  # Khmer vowels that are not drawn
    (0x180B, 0x180F),  # Mongolian selectors
    (0x200B, 0x200F),  # zero width, and marks of direction
    (0x202A, 0x202E),  # embeddings and overrides of direction
    (0x2060, 0x206F),  # word joiner, invisible operators, isolates of direction
    (0x3164, 0x3164),  # Hangul filler
    (0xFE00, 0xFE0F),  # variation selectors
    (0xFEFF, 0xFEFF),  # zero width no-break space
    (0xFFA0, 0xFFA0),  # Hangul filler
    (0xFFF0, 0xFFFB),  # annotations
    (0x1BCA0, 0x1BCA3),  # shorthand format controls
    (0x1D159, 0x1D159),  # a note without a head
    (0x1D173, 0x1D17A),  # musical format controls
    (0xE0000, 0xE0FFF),  # tags and more variation selectors
)
UNSEEN = frozenset(chr(code) for first, last in _UNSEEN_RANGES for code in range(first, last + 1))
"""Characters that are not drawn, or change how others are."""

BLANKS = frozenset("\u2800")
"""Drawn as nothing but not known as a blank: a pattern of Braille without dots."""

_JOINED = ((0x0600, 0x08FF), (0x0900, 0x0DFF), (0x0F00, 0x109F), (0x1780, 0x18AF), (0xFB50, 0xFDFF), (0xFE70, 0xFEFC))
"""Letters that joiners are written between: Arabic and its kin, India, Tibet, Burma, Khmer, Mongolia."""

_ACCENTS = ((0x0300, 0x036F), (0x1AB0, 0x1AFF), (0x1DC0, 0x1DFF), (0x20D0, 0x20FF))


def clean(name: str) -> str:
    """A name without what is not seen; an empty one is nobody's."""
    letters = [" " if _is_blank(letter) else letter for letter in normalize("NFC", name) if _is_named(letter)]
    kept = " ".join(_few_marks(letters, MARKS_NAME).split())[:LONGEST].rstrip()
    return kept if any(category(letter)[0] in "LNPS" for letter in kept) else ""


def plain(text: str) -> str:
    """A line of text without control characters, without what is not seen, and without needless blanks."""
    letters = [" " if _is_blank(letter) or category(letter) == "Cc" else letter for letter in normalize("NFC", text)]
    seen = [letter for at, letter in enumerate(letters) if letter not in UNSEEN or _belongs(letters, at)]
    kept = [letter for letter in seen if category(letter) not in ("Cf", "Cs") or letter in (ZWJ, ZWNJ)]
    return " ".join(_few_marks(kept, MARKS_TALK).split())


def alike(one: str, other: str) -> bool:
    """Whether two names are hard to tell apart."""
    return not looks(one).isdisjoint(looks(other))


def free_name(name: str, taken: Iterable[str]) -> str:
    """The name, with a number if somebody has it, or one that looks like it."""
    others = [looks(each) for each in taken if each]
    found, number = name, 2
    while any(not looks(found).isdisjoint(each) for each in others):
        found, number = f"{name[:20].rstrip()} {number}", number + 1
    return found


def looks(name: str) -> frozenset[str]:
    """What a name looks like, as small letters and as capitals: names that share one of these look alike."""
    wide = "".join(letter for letter in normalize("NFKD", name) if not _is_accent(letter))
    return frozenset((_drawn(wide), _drawn(wide.translate(_CAPITALS))))


def _drawn(name: str) -> str:
    drawn = name.casefold().translate(_SMALL).translate(_STROKES)
    return "".join(letter for letter in drawn if category(letter)[0] not in "PSZ") or "".join(drawn.split())


def _is_named(letter: str) -> bool:
    return letter not in UNSEEN and category(letter) not in ("Cf", "Cs", "Co", "Cn", "Me")


def _is_blank(letter: str) -> bool:
    return letter in BLANKS or category(letter) in ("Cc", "Zs", "Zl", "Zp")


def _is_accent(letter: str) -> bool:
    return any(first <= ord(letter) <= last for first, last in _ACCENTS)


def _is_emoji(letter: str) -> bool:
    return category(letter) == "So" or 0x1F3FB <= ord(letter) <= 0x1F3FF


def _belongs(letters: list[str], at: int) -> bool:
    """Whether something that is not seen is part of what is: of an emoji, or of a word whose letters it joins."""
    letter = letters[at]
    before = letters[at - 1] if at else " "
    after = letters[at + 1] if at + 1 < len(letters) else " "
    if letter == EMOJI_STYLE:
        return _is_emoji(before) or before in "#*0123456789" or category(before) == "Sm"
    if letter == ZWJ and (_is_emoji(before) or before == EMOJI_STYLE):
        return _is_emoji(after) or category(after) == "Sm"
    if letter in (ZWJ, ZWNJ):
        # A virama at the end of a word may be followed by a joiner: it then shows as itself.
        return _is_joined(before) and (_is_joined(after) or combining(before) == 9)
    return False


def _is_joined(letter: str) -> bool:
    return any(first <= ord(letter) <= last for first, last in _JOINED) and category(letter)[0] in "LM"


def _few_marks(letters: Iterable[str], most: int) -> str:
    """With so many marks on a letter at most, and none without a letter below it."""
    kept: list[str] = []
    marks = most
    for letter in letters:
        if category(letter) in ("Mn", "Me"):
            marks += 1
            if marks > most:
                continue
        else:
            marks = most if letter == " " else 0
        kept.append(letter)
    return "".join(kept)


def _pairs(*rows: str) -> dict[int, str]:
    """From `Αa Βb`: a letter, and the Latin one that it looks like."""
    return {ord(pair[0]): pair[1] for row in rows for pair in row.split()}


_CAPITALS = _pairs(
    "Αa Βb Εe Ζz Ηh Ιi Κk Μm Νn Οo Ρp Τt Υy Χx Ϲc Ϝf",
    "Аa Вb Еe Ѕs Іi Јj Кk Мm Нh Оo Рp Сc Тt Уy Хx Үy Ԍg Ԛq Ԝw Ӏl Һh Ԁd",
    "Սu Տs Լl Օo Ոn",
    "Ꭺa Ᏼb Ꮯc Ꭰd Ꭼe Ꭲi Ꭻj Ꮮl Ꮇm Ꮐg Ꮲp Ꮢr Ꮪs Ꮃw Ꮓz Ꭹy Ꮩv Ꭵi Ꮶk Ꮋh",
    "Ⲁa Ⲃb Ⲉe Ⲏh Ⲓi Ⲕk Ⲙm Ⲛn Ⲟo Ⲣp Ⲥc Ⲧt Ⲩy Ⲭx",
)
"""Capitals of other scripts that are drawn like Latin ones."""

_SMALL = _pairs(
    "αa γy εe ηn ιi κk νv οo ρp τt υu ωw χx ϲc ϳj βb ϝf",
    "аa вb еe ѕs іi јj кk мm нh оo рp сc тt уy хx үy ԍg ԛq ԝw ӏl һh ԁd ѵv гr пn ьb єe",
    "ցg ոn սu օo հh զq յj",
    "ⲁa ⲃb ⲉe ⲏh ⲓi ⲕk ⲙm ⲛn ⲟo ⲣp ⲥc ⲧt ⲩy ⲭx",
    "ᴀa ʙb ᴄc ᴅd ᴇe ɢg ʜh ɪi ᴊj ᴋk ʟl ᴍm ɴn ᴏo ᴘp ʀr ᴛt ᴜu ᴠv ᴡw ʏy ᴢz",
    "ɑa ɡg ıi ȷj ɩi ʋu łl øo đd ħh ŧt ƅb ɓb ɗd ɛe ɔc",
)
"""Small letters of other scripts, small capitals, and letters with a stroke or a hook that is easily overlooked."""

_STROKES = str.maketrans({"i": "l", "1": "l", "|": "l", "!": "l", "0": "o"})
"""What is just a stroke, or just a ring."""
