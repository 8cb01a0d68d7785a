### Odds: why nothing can be counted.


## No deal agrees with what is known.

odds-no-deal = aucune donne ne correspond à tout cela
# $kind: a number that programs have for a kind of wire.
odds-no-such-kind = il n’y a pas de fil de type { $kind }
odds-more-seen = on voit plus de fils d’un type qu’il n’y en a
odds-more-certain = il y a plus de fils certains d’un type qu’il n’y en a en tout
odds-more-called-for = il faudrait plus de fils d’un type qu’il n’y en a
odds-no-kind = il ne reste aucun type possible pour un fil
odds-known-to-differ = deux fils d’une même valeur devraient être différents
odds-differs-from-itself = un fil n’est pas différent de lui-même
odds-no-count = un compte ne peut pas être atteint
odds-no-order = un ordre ne peut pas être respecté

## Too much is known at once.

odds-too-many-wires = il y a plus de fils que le noyau compilé ne peut en traiter
odds-no-room = il y a trop de rangées, trop de fils égaux ou trop d’informations qui portent chacune sur plusieurs types
odds-too-many-ways = ces informations s’enchevêtrent de trop de façons pour être comptées
odds-too-many-in-doubt = trop de fils sont incertains, ou trop d’informations portent chacune sur plusieurs types de fils
