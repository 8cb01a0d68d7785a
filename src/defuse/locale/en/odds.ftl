### Odds: why nothing can be counted.

## No deal agrees with what is known.

odds-no-deal = no deal agrees with all of this
# $kind: a number that programs have for a kind of wire.
odds-no-such-kind = there is no wire of kind { $kind }
odds-more-seen = more wires of a kind are seen than there are
odds-more-certain = more wires of a kind are certain than there are
odds-more-called-for = more wires of a kind are called for than there are
odds-no-kind = a wire is left with no kind
odds-known-to-differ = two wires of one value are known to differ
odds-differs-from-itself = a wire does not differ from itself
odds-no-count = a count cannot be reached
odds-no-order = an order cannot be kept

## Too much is known at once.

odds-too-many-wires = there are more wires than the compiled kernel has room for
odds-no-room = there are too many rows, too many equal wires or too many facts that each speak of several kinds
odds-too-many-ways = these facts depend on each other in too many ways to be counted
odds-too-many-in-doubt = too many wires are in doubt, or too many facts are about several kinds of wires

## Why a wire is what it is. $so and $because are phrases like those below; $wires are places, $values what they may be.

why-certain = { $so }: certain.
why-likely = { $so }: { PERCENT($chance) }.
why-seen-itself = it is in plain sight: { $so }
why-between = { SEMICOLON($because) }; the stand is sorted: so { $so }
why-crowd = { SEMICOLON($because) }; the stand is sorted, and there are too few for all places: so { $so }
why-out = { SEMICOLON($because) }; there are no more of them: so { $so }
why-place = { SEMICOLON($because) }; no other place is left: so { $so }
why-enough = { SEMICOLON($because) }; that is all of them: so { $so }
why-last = { SEMICOLON($because) }; the last copies have to be somewhere: so { $so }
why-so = { SEMICOLON($because) }: so { $so }
why-counting = by counting all deals, and with nothing to spare: { SEMICOLON($because) }; so { $so }
why-without = it would be { PERCENT($chance) } without this: { $because }
why-known = { $count } other wires are known
why-own = { $seat } has { $value } at { $wires }
why-cut =
    { COUNT($wires) ->
        [one] { $wires } is cut, { $value }
       *[other] { $wires } are cut, all { $value }
    }
why-shown =
    { COUNT($wires) ->
        [one] { $wires } was shown, { $value }
       *[other] { $wires } were shown, all { $value }
    }
why-token = the token { $mark } lies at { $wire }
why-is =
    { COUNT($wires) ->
        [one] { $wires } is { OR($values) }
       *[other] { $wires } are { OR($values) }
    }
why-is-not =
    { COUNT($wires) ->
        [one] { $wires } is not { OR($values) }
       *[other] { $wires } are not { OR($values) }
    }
why-exactly = exactly { $count } of { $wires } must be { OR($values) }
why-at-least = at least { $count } of { $wires } must be { OR($values) }
why-at-most = at most { $count } of { $wires } can be { OR($values) }
why-from-to = { $least } to { $most } of { $wires } must be { OR($values) }
why-same = { $wires } have the same value
why-differ = { $wires } have different values
why-below = { $low } is below { $high }
why-not-above = { $low } is not above { $high }
why-count = exactly { $count } of { $wires } have the value of { $wire }
why-sorted = the wires from { $first } to { $last } stand in order
why-is-at-least =
    { COUNT($wires) ->
        [one] { $wires } is at least { $bound }
       *[other] { $wires } are at least { $bound }
    }
why-is-at-most =
    { COUNT($wires) ->
        [one] { $wires } is at most { $bound }
       *[other] { $wires } are at most { $bound }
    }
why-pool =
    { $count ->
        [one] there is one wire of { OR($values) }
       *[other] there are { $count } wires of { OR($values) }
    }
why-all-wires = all wires on the stands
why-run = { $first } to { $last }
