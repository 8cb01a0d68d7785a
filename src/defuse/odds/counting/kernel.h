/* What reading.c hands to kernel.c: a counting problem. Sets of kinds and of places are bit masks. */
#ifndef DEFUSE_KERNEL_H
#define DEFUSE_KERNEL_H

#include <stdint.h>

#define ROWS 24
#define COPIES 15
#define SLOTS 63 /* places that are in doubt */

typedef struct { /* a condition on the places that get wires of one kind */
    int32_t kind, unused;
    uint64_t among, thing;  /* how many of `among` get one; whether `thing` does */
    uint64_t without, with; /* the counts that are fine, as bits, without and with `thing` */
} Check;

typedef struct { /* `high` may be filled once place `at` of `row` is (before this kind, if strict) */
    uint64_t high;
    int32_t row, at, strict, unused;
} Order;

typedef struct { /* a condition on the places that get wires of several kinds, taken together */
    uint64_t kinds, among, thing, without, with;
    int32_t shift, width, most, last; /* where its count lies in the key, and above it the flag; where counting stops; its last kind */
    int32_t open, first;              /* 1: more than `most` counts as `most`; 0: more is wrong; its first kind */
} Gauge;

typedef struct {
    int32_t rows, kinds, checks, orders, gauges, slots;
    const int32_t *size;     /* places of each row */
    const int32_t *shift;    /* where the fill of each row lies in the key */
    const int32_t *copies;   /* of each kind */
    const uint64_t *allowed; /* the kinds that each place may have, row by row */
    const Check *check;      /* by kind */
    const Order *order;
    const Gauge *gauge;
} Problem;

typedef struct Lattice Lattice;

Lattice *kernel_solve(const Problem *p);
double kernel_total(const Lattice *l);
int32_t kernel_places(Lattice *l, double *place, double *run);
void kernel_free(Lattice *l);

#endif
