### Why a text is no table of Bomb Squad Academy. Words of the notation (green, table, spent, view …) stay English, and so
### do the words that somebody wrote ($word, in quotation marks).

# $where: a line, a seat, a wire or a plate. $why: what is wrong there.
academy-notation-at = { $where }: { $why }
academy-notation-line = line { $line }

## Words.

academy-notation-no-number = { $word } is no number from { $least } to { $most }
academy-notation-no-seconds = { $word } is no number of seconds
# $what: what the word should be the name of. $known: words of the notation.
academy-notation-unknown =
    { $what ->
        [card] there is no card { $word } (there are: { COMMA($known) })
        [tile] there is no tile { $word } (there are: { COMMA($known) })
        [tool] there is no tool { $word } (there are: { COMMA($known) })
        [view] there is no view { $word } (there are: { COMMA($known) })
       *[wire] there is no wire { $word } (there are: { COMMA($known) })
    }
# $word: a word of the notation. [head] is a word of the first line, [word] one in the line of a seat.
academy-notation-twice =
    { $what ->
        [head] the { $word } is named twice
        [word] the word { $word } is named twice
        [card] the card { $word } is named twice
        [tool] the tool { $word } is named twice
       *[seen] what is seen at { $word } is named twice
    }
academy-notation-says-nothing = { $word } says nothing by itself
academy-notation-unknown-here = { $word } is unknown here ({ COMMA($known) })
academy-notation-no-plate = { $word } is no plate: write +1<green for one that moves left, +2>blue for right
academy-notation-no-tile = { $word } is no tile: write ok, boom or ?, and (ok) for one that is flipped
academy-notation-not-to-see = { $word } cannot be seen: write green for its upcoming card, green-tiles for its tiles

## Lines.

academy-notation-no-line = { $word } begins no line of a table
# $name: a word of the notation. $see: the line where it is, too.
academy-notation-again =
    { $what ->
        [wire] there is one { $name } wire; see { $see }
       *[line] there is one { $name } line; see { $see }
    }
academy-notation-window = a window is open for more than 0 seconds
academy-notation-wire-line = a wire is written as `{ $wire } | exposed | deck | tiles`
# $seat: a letter.
academy-notation-seat-order = seats come in order; { $seat } is the next one
academy-notation-behind-score = { $word } comes right after the score; write a dot (·) between them
academy-notation-behind-spent = { $word } says nothing behind spent
academy-notation-nothing-behind-dot = there is nothing behind a dot (·)

## Tables that cannot be.

academy-notation-players = there are 2 to { $most } players, not { $players }
academy-notation-wire-for-two = there is no { $wire } wire in a game for two
academy-notation-card-for-two = there is no card { $card } or wire in a game for two
academy-notation-plate-for-two = there is no wire { $wire } in a game for two
# Cards of a wire with one main value.
academy-notation-cards-of-value =
    { $count ->
        [one] { $wire } has only { $count } card of { $value }
       *[other] { $wire } has only { $count } cards of { $value }
    }
academy-notation-cards =
    { $count ->
        [one] { $wire } has only { $count } card
       *[other] { $wire } has only { $count } cards
    }
# How many tiles of each sort a wire has.
academy-notation-tiles = { $wire }: there are { $ok } ok and { $boom } boom
academy-notation-tiles-in-order = { $wire }: tiles are flipped from the nearest on
academy-notation-tiles-reached =
    { $count ->
        [one] { $wire }: the trigger is at { $trigger }, so { $count } tile is (ok) and flipped
       *[other] { $wire }: the trigger is at { $trigger }, so { $count } tiles are (ok) and flipped
    }
academy-notation-tiles-only =
    { $count ->
        [one] { $wire }: the trigger is at { $trigger }, so only { $count } tile is flipped
       *[other] { $wire }: the trigger is at { $trigger }, so only { $count } tiles are flipped
    }
academy-notation-on-table =
    { $most ->
        [one] at most { $most } card of a seat is on the table between two rounds, not { $count }
       *[other] at most { $most } cards of a seat are on the table between two rounds, not { $count }
    }
academy-notation-wait-twice = its Wait is either spent or on the table
academy-notation-wait-spent =
    { $count ->
        [one] its Wait is spent, so { $count } of its cards is on the table (table …)
       *[other] its Wait is spent, so { $count } of its cards are on the table (table …)
    }
# $owner: the letter of a seat, or gone. $see: the line that says it.
academy-notation-tool-taken =
    { $owner ->
        [gone] the { $tool } is out of the game ({ $see })
       *[other] the { $tool } belongs to { $owner } ({ $see })
    }
academy-notation-tools-of-seat =
    { $most ->
        [one] at bomb { $bomb } a seat has { $most } tool at most, not { $count }
       *[other] at bomb { $bomb } a seat has { $most } tools at most, not { $count }
    }
academy-notation-tools-dealt = at bomb { $bomb } only { $most } tools have left the deck, not { $count }
academy-notation-tool-later = the { $tool } is laid out for a later bomb; nobody has it, and it is not gone
academy-notation-tool-not-laid-out = the { $tool } was not laid out for this bomb or an earlier one
# $plates: such as +1< +2>. $count: how many these are.
academy-notation-plates =
    { $count ->
        [0] the plates of bomb { $bomb } are: none
       *[other] the plates of bomb { $bomb } are: { $plates }
    }
# What cannot be before $round; the text says that it is round $said. $count: how many cards are meant.
academy-notation-too-early =
    { $what ->
        [exposed]
            { $count ->
                [one] { $count } card is not exposed before round { $round }; this is { $said }
               *[other] { $count } cards are not exposed before round { $round }; this is { $said }
            }
        [table]
            { $count ->
                [one] { $count } card is not on the table before round { $round }; this is { $said }
               *[other] { $count } cards are not on the table before round { $round }; this is { $said }
            }
        [spent] a Wait is not spent before round { $round }; this is { $said }
       *[seen] this is not seen before round { $round }; this is { $said }
    }
academy-notation-rounds = the game has had { $least } rounds at least, not { $said }

## Views: what one seat, or the spectators, see of a table.

academy-notation-whole-table = a whole table is nobody's view; there is parse_observation for that
academy-notation-between-rounds = a table is written down between two rounds, before anybody has chosen
academy-notation-whose-view = whose view is it? Write `view A` or `view spectators` into the first line
# $seat: a letter, or a number that a program gave.
academy-notation-no-seat = there is no seat { $seat }
# $who: the letter of a seat, or spectators.
academy-notation-other-view =
    { $who ->
        [spectators] this is what spectators see
       *[other] this is what { $who } sees
    }
academy-notation-card-seen = { $who } has seen the upcoming card; write it down
academy-notation-card-not-seen =
    { $who ->
        [spectators] spectators have not seen this card of the deck; write ? for it
       *[other] { $who } has not seen this card of the deck; write ? for it
    }
academy-notation-tiles-seen = { $who } has seen the tiles; write them down
academy-notation-tiles-not-seen =
    { $who ->
        [spectators] spectators have not seen these tiles; write ? for them
       *[other] { $who } has not seen these tiles; write ? for them
    }
