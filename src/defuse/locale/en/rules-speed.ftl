### A race through number cards (mission 30).

act-name-yellows = Name all the yellow wires that are left, wherever they stand.
    .label = Name the yellows
ask-yellows-ask = Which wires are all the yellow ones that are left? If you are wrong, the bomb explodes.
# On a button of the host.
speed-report-word = Report a spoken word
speed-cards = Number cards
speed-card = Card { $number }
# Of a card that was won or lost.
speed-won = won
speed-lost = lost
# The open card: the how manyth it is, and whether two wires of it are cut.
speed-so-far =
    { $made ->
        [yes] card { $card } of { $cards }, two are cut
       *[no] card { $card } of { $cards }, cut two
    }
speed-so-far-turns =
    { $made ->
        [yes]
            { $turns ->
                [one] card { $card } of { $cards }, two are cut, { $turns } turn left
               *[other] card { $card } of { $cards }, two are cut, { $turns } turns left
            }
       *[no]
            { $turns ->
                [one] card { $card } of { $cards }, cut two, { $turns } turn left
               *[other] card { $card } of { $cards }, cut two, { $turns } turns left
            }
    }
speed-only-these = Only these numbers
# $last: the last of the numbers; $most: those before it.
speed-only-now =
    { COUNT($most) ->
        [0] only { $last } may be cut now
       *[other] only { COMMA($most) } or { $last } may be cut now
    }
speed-name-yellows = name { $count } uncut wires, wherever they stand
speed-silence = Silence
speed-signals-only = { $seat } may only use signals.
told-card-turned = Card { $card } of 7: cut two { $number }s.
told-card-won = Two { $number }s are cut: card { $card } is yours.
told-card-lost = Too slow for the { $number }s: card { $card } is lost.
told-card-discarded = { $card } is taken off the board.
told-yellows-counted = Yellow wires: { $counts }.
# One seat in the list of told-yellows-counted.
told-yellows-counted-seat = { $seat } { $count }
told-silenced = { $seat } may only use signals from now on.
told-silence-broken = { $seat } has spoken, but may only use signals.
# $holds: yes if the player has a wire of that number.
told-holding-told =
    { $holds ->
        [yes] { $seat } draws the { $number } and has one.
       *[no] { $seat } draws the { $number } and has none.
    }
told-sprint-began = Only { OR($numbers) } may be cut now.
told-yellows-picked = { $seat } names { $wires } as all the yellow wires that are left.
