/* What reading.c hands to kernel.c: a counting problem. Sets of kinds and of places are bit masks. */
#ifndef DEFUSE_KERNEL_H
#define DEFUSE_KERNEL_H

#include "shared.h"

#define ROWS 24
#define COPIES 15

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

Lattice *kernel_solve(const Problem *p);
double kernel_total(const Lattice *l);
void kernel_free(Lattice *l);

#endif
