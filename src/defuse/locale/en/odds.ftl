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
