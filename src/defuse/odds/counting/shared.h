/* What Python and C share: structs, numbers and the functions that Python calls. shared.py reads this file, so nothing of it is written
 * down a second time. It reads no more of C than is used here: fixed-width numbers, pointers, arrays, one enum, prototypes.
 *
 * Sets of kinds and of places are bit masks.
 */
#ifndef DEFUSE_SHARED_H
#define DEFUSE_SHARED_H

#include <stdint.h>

#define THINGS 128
#define SLOTS 63 /* places that are in doubt */

enum Status { FINE, SEEN_TOO_OFTEN, NO_KIND_LEFT, CERTAIN_TOO_OFTEN, KNOWN_TO_DIFFER, COUNT_OUT_OF_REACH, ORDER_BROKEN, ELSEWHERE, TOO_MANY };

typedef struct Lattice Lattice;

/* ---- what is given ---- */

typedef struct { /* at least `least` and at most `most` of these things have one of these kinds, if `thing` has one */
    int32_t first, length; /* its things among the members */
    uint64_t kinds;
    int32_t least, most, thing, even;
} Count;

typedef struct {
    int32_t low, high, strict;
} Pair;

typedef struct {
    int32_t things, kinds, rows, counts, orders;
    const int32_t *copies;
    const int32_t *row; /* for each row how many things it has, and which */
    const Count *count;
    const int32_t *member;
    const Pair *order;
} Evidence;

/* ---- what is found ---- */

typedef struct { /* a condition on the places that get wires of one kind */
    int32_t kind;
    uint64_t among, thing;     /* how many of `among` get one; whether `thing` does */
    uint64_t without, with_it; /* the counts that are fine, as bits, without and with `thing` */
} Check;

typedef struct { /* `high` may be filled once place `at` of `row` is (before this kind, if strict) */
    uint64_t high;
    int32_t row, at, strict;
} Order;

typedef struct { /* a condition on the places that get wires of several kinds, taken together */
    uint64_t kinds, among, thing, without, with_it;
    int32_t shift, width, most, last; /* where its count lies in the key, and above it the flag; where counting stops; its last kind */
    int32_t open, first;              /* 1: more than `most` counts as `most`; 0: more is wrong; its first kind */
} Gauge;

typedef struct {
    int32_t status, things, kinds, rows, slots, checks, orders, gauges, factors;
    double total;
    double ways; /* what the factors come to */
    Lattice *lattice;               /* NULL if nothing is left to count */
    int8_t certain[THINGS];         /* the kind of each thing that is certain, else -1 */
    int8_t slot[THINGS];            /* the place of each thing that is counted, else -1 */
    int32_t size[SLOTS], bag[SLOTS], shift[SLOTS];
    int32_t thing[SLOTS];           /* what lies at each place */
    uint64_t allowed[SLOTS];
    int32_t copies[64];
    int32_t factor[2 * THINGS + 2 * SLOTS]; /* n and k of "n over k"; n and -1 of n! */
    Check *check;
    Order *order;
    Gauge *gauge;
} Reading;

/* ---- what is called ---- */

uint32_t kernel_header(void); /* the CRC-32 of this file, as it was when the library was built */
Reading *kernel_read(const Evidence *e, const int8_t *seen);
void kernel_forget(Reading *r);
double kernel_best(Reading *r, const uint8_t *value, const int32_t *wire, int32_t wires, const int32_t *held, int32_t helds,
                   uint64_t reds, double kept, int32_t *out);
int64_t kernel_bytes(const Lattice *l);
int64_t kernel_edges(const Lattice *l);
int32_t kernel_most(const Lattice *l);
int32_t kernel_places(Lattice *l, double *place, double *run);
int32_t kernel_sample(Lattice *l, uint64_t seed, int32_t count, uint8_t *out);
uint64_t kernel_count(const Lattice *l, uint64_t prime);

#endif
