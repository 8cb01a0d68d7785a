/* From evidence to a counting problem: the same as reading.py, step by step, for those who ask thousands of times a second.
 *
 * reading.py is where to read how it works and why. Facts come in as evidence.py has taken them apart: rows, counts and orders
 * over things, which are numbered from 0. What this file has no room for is left to reading.py (ELSEWHERE).
 */
#include <stdlib.h>
#include <string.h>

#include "kernel.h"

#define EVERY_COUNT UINT64_MAX

typedef struct {
    const Evidence *e;
    Reading *r;
    uint64_t allowed[THINGS];
    Count *count;
    Pair *order;
    int counts, orders, status;
} Work;

typedef struct {
    uint64_t low, high;
} Things;

static int length_of(uint64_t mask) { return mask ? 64 - __builtin_clzll(mask) : 0; }
static int single(uint64_t mask) { return !(mask & (mask - 1)); }

static int same_things(const Work *w, const Count *a, const Count *b) {
    const int32_t *member = w->e->member;
    return a->length == b->length && !memcmp(member + a->first, member + b->first, a->length * sizeof *member);
}

/* ---- what follows for single places ---- */

static void share_out(Work *w) {
    const int32_t *member = w->e->member;
    for (int i = 0; i < w->counts; i++) {
        const Count *a = &w->count[i];
        if (a->least != a->most || a->most <= 0 || a->thing >= 0) continue;
        uint64_t kinds = 0;
        int sum = 0, clash = 0, first = 1;
        for (int j = 0; j < w->counts; j++) {
            const Count *b = &w->count[j];
            if (b->least != b->most || b->most <= 0 || b->thing >= 0 || !same_things(w, a, b)) continue;
            if (j < i) { first = 0; break; }
            if (kinds & b->kinds) clash = 1;
            kinds |= b->kinds;
            sum += b->most;
        }
        if (!first || clash || !kinds || sum != a->length) continue;
        for (int t = 0; t < a->length; t++) w->allowed[member[a->first + t]] &= kinds;
    }
}

/* Apply what a count says of single places; whether anything is left of it. */
static int narrows(Work *w, const Count *c) {
    uint64_t *allowed = w->allowed, kinds = c->kinds;
    int sure = 0, maybes = 0, itself = 0, maybe[THINGS];
    for (int i = 0; i < c->length; i++) {
        int thing = w->e->member[c->first + i];
        uint64_t may = allowed[thing];
        if (!(may & kinds)) continue;
        if (may & ~kinds) {
            maybe[maybes++] = thing;
            itself |= thing == c->thing;
        } else sure++;
    }
    int least = c->least - sure, most = c->most - sure;
    if (c->thing >= 0) {
        uint64_t may = allowed[c->thing];
        if (!(may & kinds)) return 0;
        if (may & ~kinds && (most < itself || least > maybes)) {
            allowed[c->thing] = may & ~kinds;
            return 0;
        }
        if (may & ~kinds) return 1;
    }
    if (c->even) {
        if (sure == 1 && maybes) allowed[maybe[0]] &= kinds;
        else if (maybes == 1) allowed[maybe[0]] &= ~kinds;
        else if (sure == 1) w->status = KNOWN_TO_DIFFER;
        return maybes == 2;
    }
    if (most < 0 || least > maybes) {
        w->status = COUNT_OUT_OF_REACH;
        return 0;
    }
    if (most == 0 && maybes) {
        for (int i = 0; i < maybes; i++) allowed[maybe[i]] &= ~kinds;
        return 0;
    }
    if (least == maybes) {
        for (int i = 0; i < maybes; i++) allowed[maybe[i]] &= kinds;
        return 0;
    }
    return least > 0 || most < maybes;
}

static int order_narrows(Work *w, const Pair *o) {
    uint64_t *low = &w->allowed[o->low], *high = &w->allowed[o->high];
    uint64_t bottom = *low & -*low;
    *high &= o->strict ? ~(2 * bottom - 1) : ~(bottom - 1);
    uint64_t top = *high ? 1ull << (length_of(*high) - 1) : 0;
    *low &= o->strict ? top - 1 : 2 * top - 1;
    if (!top || !*low) {
        w->status = ORDER_BROKEN;
        return 0;
    }
    bottom = *high & -*high, top = 1ull << (length_of(*low) - 1);
    return !(top < bottom || (top == bottom && !o->strict));
}

static void row_narrows(Work *w, const int32_t *row, int length) {
    uint64_t below = 0, above = UINT64_MAX;
    for (int i = 0; i < length; i++) {
        uint64_t may = w->allowed[row[i]] &= ~below;
        if (may) below = (may & -may) - 1;
    }
    for (int i = length - 1; i >= 0; i--) {
        uint64_t may = w->allowed[row[i]] &= above;
        above = may ? UINT64_MAX >> (64 - length_of(may)) : 0;
    }
}

static void certain_ones_use_up(Work *w) {
    const Evidence *e = w->e;
    int32_t left[64];
    uint64_t used_up = 0;
    memcpy(left, e->copies, e->kinds * sizeof *left);
    for (int t = 0; t < e->things; t++)
        if (w->allowed[t] && single(w->allowed[t])) left[length_of(w->allowed[t]) - 1]--;
    for (int k = 0; k < e->kinds; k++) {
        if (left[k] < 0) w->status = CERTAIN_TOO_OFTEN;
        if (left[k] == 0) used_up |= 1ull << k;
    }
    for (int t = 0; t < e->things; t++)
        if (!single(w->allowed[t])) w->allowed[t] &= ~used_up;
}

/* Let facts and the order of rows narrow down single places, until nothing changes. */
static void settle(Work *w) {
    const Evidence *e = w->e;
    uint64_t before[THINGS];
    size_t size = e->things * sizeof *before;
    memset(before, 0, size);
    while (memcmp(before, w->allowed, size)) {
        memcpy(before, w->allowed, size);
        int kept = 0;
        for (int i = 0; i < w->counts; i++) {
            if (narrows(w, &w->count[i])) w->count[kept++] = w->count[i];
            if (w->status) return;
        }
        w->counts = kept, kept = 0;
        for (int i = 0; i < w->orders; i++) {
            if (order_narrows(w, &w->order[i])) w->order[kept++] = w->order[i];
            if (w->status) return;
        }
        w->orders = kept;
        const int32_t *row = e->row;
        for (int i = 0; i < e->rows; i++, row += row[0] + 1) row_narrows(w, row + 1, row[0]);
        certain_ones_use_up(w);
        if (w->status) return;
        for (int t = 0; t < e->things; t++)
            if (!w->allowed[t]) {
                w->status = NO_KIND_LEFT;
                return;
            }
    }
}

/* ---- the problem ---- */

static int by_length(const void *a, const void *b) {
    const Count *one = *(const Count *const *)a, *other = *(const Count *const *)b;
    if (one->length != other->length) return one->length - other->length;
    return one < other ? -1 : one > other; /* qsort is not stable by itself */
}

static Things things_of(const Work *w, const Count *c) {
    Things found = {0, 0};
    for (int i = 0; i < c->length; i++) {
        int thing = w->e->member[c->first + i];
        if (!(w->allowed[thing] & c->kinds)) continue;
        if (thing < 64) found.low |= 1ull << thing;
        else found.high |= 1ull << (thing - 64);
    }
    return found;
}

/* Leave out counts that others imply: one of these is a 5, so one of these and those is. */
static int shorten(Work *w) {
    if (!w->counts) return 1;
    Count **order = malloc(w->counts * sizeof *order), *kept = malloc(w->counts * sizeof *kept);
    Things *seen = malloc(w->counts * sizeof *seen);
    uint64_t *kinds = malloc(w->counts * sizeof *kinds);
    if (!order || !kept || !seen || !kinds) {
        free(order), free(kept), free(seen), free(kinds);
        return 0;
    }
    int n = 0, keep = 0, wanted = 0;
    for (int i = 0; i < w->counts; i++) {
        const Count *a = &w->count[i];
        int twice = 0;
        for (int j = 0; j < n && !twice; j++) {
            const Count *b = order[j];
            twice = a->kinds == b->kinds && a->least == b->least && a->most == b->most && a->thing == b->thing &&
                    a->even == b->even && same_things(w, a, b);
        }
        if (!twice) order[n++] = &w->count[i];
    }
    qsort(order, n, sizeof *order, by_length);
    for (int i = 0; i < n; i++) {
        const Count *c = order[i];
        if (c->least == 1 && c->most >= c->length && c->thing < 0 && !c->even) {
            Things things = things_of(w, c);
            int implied = 0;
            for (int j = 0; j < wanted && !implied; j++)
                implied = kinds[j] == c->kinds && !(seen[j].low & ~things.low) && !(seen[j].high & ~things.high);
            if (implied) continue;
            seen[wanted] = things, kinds[wanted++] = c->kinds;
        }
        kept[keep++] = *c;
    }
    memcpy(w->count, kept, keep * sizeof *kept);
    w->counts = keep;
    free(order), free(kept), free(seen), free(kinds);
    return 1;
}

static int add_row(Work *w, const int32_t *things, int length, int bag) {
    Reading *r = w->r;
    if (!length) return 1;
    if (r->rows == ROWS || r->slots + length > SLOTS) return 0;
    r->size[r->rows] = length, r->bag[r->rows++] = bag;
    for (int i = 0; i < length; i++) {
        r->slot[things[i]] = (int8_t)r->slots;
        r->thing[r->slots] = things[i];
        r->allowed[r->slots++] = w->allowed[things[i]];
    }
    return 1;
}

/* A row without the places that are certain and whose kind nothing else in the row can have. */
static int trim(Work *w, const int32_t *row, int length) {
    Reading *r = w->r;
    uint64_t doubtful = 0, met = 0;
    int32_t kept[THINGS], gone[64], order[64];
    int keep = 0, kinds = 0;
    for (int i = 0; i < length; i++) {
        uint64_t may = w->allowed[row[i]];
        if (single(may)) r->certain[row[i]] = (int8_t)(length_of(may) - 1);
        else doubtful |= may;
    }
    for (int i = 0; i < length; i++) {
        uint64_t may = w->allowed[row[i]];
        if (!single(may) || may & doubtful) {
            kept[keep++] = row[i];
            continue;
        }
        int kind = length_of(may) - 1;
        if (!(met & may)) gone[kind] = 0, order[kinds++] = kind, met |= may;
        gone[kind]++;
    }
    for (int i = 0; i < kinds; i++) {
        int kind = order[i];
        r->factor[2 * r->factors] = r->copies[kind], r->factor[2 * r->factors++ + 1] = gone[kind];
        r->copies[kind] -= gone[kind];
    }
    return add_row(w, kept, keep, 0);
}

static int has_thing(const Work *w, const Count *c, int thing) {
    for (int i = 0; i < c->length; i++)
        if (w->e->member[c->first + i] == thing) return 1;
    return 0;
}

static int told_apart(const Work *w, int one, int other) {
    if (w->allowed[one] != w->allowed[other]) return 1;
    for (int i = 0; i < w->counts; i++) {
        const Count *c = &w->count[i];
        if (c->thing == one || c->thing == other || has_thing(w, c, one) != has_thing(w, c, other)) return 1;
    }
    for (int i = 0; i < w->orders; i++) {
        const Pair *o = &w->order[i];
        if (o->low == one || o->low == other || o->high == one || o->high == other) return 1;
    }
    return 0;
}

/* The loose things that are in doubt, those together that nothing tells apart. */
static int add_bags(Work *w, const int8_t *loose) {
    Reading *r = w->r;
    int8_t taken[THINGS] = {0};
    for (int t = 0; t < w->e->things; t++) {
        if (!loose[t] || taken[t] || single(w->allowed[t])) continue;
        int32_t bag[THINGS] = {t};
        int length = 1;
        for (int other = t + 1; other < w->e->things; other++)
            if (loose[other] && !taken[other] && !single(w->allowed[other]) && !told_apart(w, t, other))
                bag[length++] = other, taken[other] = 1;
        r->factor[2 * r->factors] = length, r->factor[2 * r->factors++ + 1] = -1;
        if (!add_row(w, bag, length, length > 1)) return 0;
    }
    return 1;
}

static int by_all(const void *a, const void *b) {
    const Check *one = a, *other = b;
    if (one->kind != other->kind) return one->kind < other->kind ? -1 : 1;
    if (one->among != other->among) return one->among < other->among ? -1 : 1;
    if (one->thing != other->thing) return one->thing < other->thing ? -1 : 1;
    if (one->without != other->without) return one->without < other->without ? -1 : 1;
    return one->with_it < other->with_it ? -1 : one->with_it > other->with_it;
}

/* What is left of the counts, as conditions on the places of one kind, or of several kinds together. */
static void conditions(Work *w) {
    Reading *r = w->r;
    for (int i = 0; i < w->counts; i++) {
        const Count *c = &w->count[i];
        uint64_t kinds = c->kinds, among = 0, possible = 0, thing = 0;
        int sure = 0;
        for (int j = 0; j < c->length; j++) {
            int member = w->e->member[c->first + j];
            uint64_t may = w->allowed[member];
            if (!(may & kinds)) continue;
            if (r->slot[member] >= 0) among |= 1ull << r->slot[member], possible |= may & kinds;
            else sure++;
        }
        if (c->thing >= 0 && w->allowed[c->thing] & ~kinds) {
            thing = 1ull << r->slot[c->thing];
            possible |= w->allowed[c->thing] & kinds;
        }
        int least = c->least > sure ? c->least - sure : 0, most = c->most - sure, full = __builtin_popcountll(among);
        uint64_t fine = 0;
        for (int n = least; n <= most && n <= full; n++) fine |= 1ull << n;
        if (c->even) fine = 5;
        uint64_t without = thing ? EVERY_COUNT : fine;
        if (single(possible)) {
            r->check[r->checks++] = (Check){length_of(possible) - 1, among, thing, without, fine};
            continue;
        }
        int closed = c->even || (most < full && !thing);
        int top = closed ? (most < full ? most : full) : most >= full ? least : most + 1;
        int first = __builtin_ctzll(possible), last = length_of(possible) - 1;
        r->gauge[r->gauges++] = (Gauge){possible, among, thing, without, fine, 0, length_of(top), top, last, !closed, first};
    }
    qsort(r->check, r->checks, sizeof *r->check, by_all);
}

/* ---- where things lie in the key of a state: see packing.py ---- */

static int width_of(const Gauge *g) { return g->width + (g->thing != 0); }

static int pack(Reading *r) {
    int free_bit = 0, top;
    for (int i = 0; i < r->rows; i++) r->shift[i] = free_bit, free_bit += length_of(r->size[i]);
    top = free_bit;
    for (int i = 0; i < r->gauges; i++) {
        Gauge *g = &r->gauge[i];
        int at = free_bit, width = width_of(g), moved = 1;
        while (moved) { /* past every gauge that is open at the same time and in the way */
            moved = 0;
            for (int j = 0; j < i; j++) {
                const Gauge *o = &r->gauge[j];
                if (o->last < g->first || o->first > g->last) continue;
                if (at + width > o->shift && at < o->shift + width_of(o)) at = o->shift + width_of(o), moved = 1;
            }
        }
        g->shift = at;
        if (at + width > top) top = at + width;
    }
    return top <= SLOTS;
}

static int build(Work *w) {
    const Evidence *e = w->e;
    Reading *r = w->r;
    int8_t loose[THINGS];
    if (!shorten(w)) return TOO_MANY;
    memset(loose, 1, sizeof loose);
    const int32_t *row = e->row;
    for (int i = 0; i < e->rows; i++, row += row[0] + 1) {
        for (int t = 0; t < row[0]; t++) loose[row[1 + t]] = 0;
        if (!trim(w, row + 1, row[0])) return ELSEWHERE;
    }
    for (int32_t t = 0; t < e->things; t++)
        if (loose[t] && single(w->allowed[t]) && !trim(w, &t, 1)) return ELSEWHERE;
    if (!add_bags(w, loose)) return ELSEWHERE;
    r->check = malloc((w->counts + 1) * sizeof *r->check);
    r->gauge = malloc((w->counts + 1) * sizeof *r->gauge);
    r->order = malloc((w->orders + 1) * sizeof *r->order);
    if (!r->check || !r->gauge || !r->order) return TOO_MANY;
    conditions(w);
    int32_t begin[SLOTS + 1], of[SLOTS + 1];
    for (int i = 0, at = 0; i < r->rows; at += r->size[i++])
        for (int s = 0; s < r->size[i]; s++) of[at + s] = i, begin[at + s] = at;
    for (int i = 0; i < w->orders; i++) {
        const Pair *o = &w->order[i];
        int high = r->slot[o->high], low = r->slot[o->low];
        if (high < 0 || low < 0) return ELSEWHERE;
        r->order[r->orders++] = (Order){1ull << high, of[low], low - begin[low], o->strict};
    }
    for (int k = 0; k < e->kinds; k++)
        if (r->copies[k] > COPIES) return ELSEWHERE;
    return pack(r) ? FINE : ELSEWHERE;
}

static double product(const Reading *r) {
    double ways = 1;
    for (int i = 0; i < r->factors; i++) {
        int n = r->factor[2 * i], k = r->factor[2 * i + 1], down = k < 0 ? n : k;
        for (int j = 0; j < down; j++) ways *= k < 0 ? (double)(n - j) : (double)(n - j) / (j + 1);
    }
    return ways;
}

void kernel_forget(Reading *r) {
    if (!r) return;
    free(r->check), free(r->order), free(r->gauge);
    kernel_free(r->lattice);
    free(r);
}

/* Read the evidence and count. `seen` says the kind of each thing that was looked at, -1 for the others. */
Reading *kernel_read(const Evidence *e, const int8_t *seen) {
    if (e->things > THINGS || e->kinds > 64) return NULL;
    Reading *r = calloc(1, sizeof *r);
    Work w = {.e = e, .r = r, .counts = e->counts, .orders = e->orders};
    w.count = malloc((e->counts + 1) * sizeof *w.count);
    w.order = malloc((e->orders + 1) * sizeof *w.order);
    if (!r || !w.count || !w.order) {
        free(r), free(w.count), free(w.order);
        return NULL;
    }
    memcpy(w.count, e->count, e->counts * sizeof *w.count);
    memcpy(w.order, e->order, e->orders * sizeof *w.order);
    r->things = e->things, r->kinds = e->kinds;
    memcpy(r->copies, e->copies, e->kinds * sizeof *r->copies);
    memset(r->certain, -1, sizeof r->certain);
    memset(r->slot, -1, sizeof r->slot);
    int32_t left[64];
    uint64_t unseen = 0;
    memcpy(left, e->copies, e->kinds * sizeof *left);
    for (int t = 0; t < e->things; t++)
        if (seen[t] >= 0) left[seen[t]]--;
    for (int k = 0; k < e->kinds; k++) {
        if (left[k] < 0) w.status = SEEN_TOO_OFTEN;
        if (left[k] > 0) unseen |= 1ull << k;
    }
    for (int t = 0; t < e->things; t++) w.allowed[t] = seen[t] >= 0 ? 1ull << seen[t] : unseen;
    if (!w.status) {
        share_out(&w);
        settle(&w);
    }
    r->status = w.status ? w.status : build(&w);
    free(w.count), free(w.order);
    r->ways = product(r);
    if (r->status == FINE && r->rows) {
        Problem p = {r->rows,   r->kinds,  r->checks,  r->orders, r->gauges, r->slots, r->size,
                     r->shift, r->copies, r->allowed, r->check,  r->order,  r->gauge};
        r->lattice = kernel_solve(&p);
        if (r->lattice) r->total = kernel_total(r->lattice);
        else r->status = TOO_MANY;
    } else if (r->status == FINE) {
        r->total = 1;
        for (int k = 0; k < r->kinds; k++)
            if (r->copies[k]) r->total = 0;
    }
    return r;
}

/* The plain call that is worth most: what it hits, and what it misses times `kept`. A set of values is a bit mask. `out` gets the
 * wire and the value, as their numbers in the lists. */
double kernel_best(Reading *r, const uint8_t *value, const int32_t *wire, int32_t wires, const int32_t *held, int32_t helds,
                   uint64_t reds, double kept, int32_t *out) {
    double *place = malloc((r->slots * r->kinds + 1) * sizeof *place), best = -1;
    if (!place || (r->lattice && !kernel_places(r->lattice, place, NULL))) {
        free(place);
        return -1;
    }
    for (int i = 0; i < wires; i++) {
        double chance[64] = {0}, red = 0, hit = -1;
        int named = 0;
        if (r->certain[wire[i]] >= 0) chance[value[r->certain[wire[i]]]] = 1;
        else {
            int first = r->slot[wire[i]], length = 1, row = 0, begin = 0;
            while (begin + r->size[row] <= first) begin += r->size[row++];
            if (r->bag[row]) first = begin, length = r->size[row];
            for (int s = first; s < first + length; s++)
                for (int k = 0; k < r->kinds; k++) chance[value[k]] += place[s * r->kinds + k];
            for (int v = 0; v < 64; v++) chance[v] /= r->total * length;
        }
        for (int v = 0; v < 64; v++)
            if (reds >> v & 1) red += chance[v];
        for (int j = 0; j < helds; j++)
            if (chance[held[j]] > hit) hit = chance[held[j]], named = j;
        double worth = hit + (1 - hit - red) * kept;
        if (worth > best) best = worth, out[0] = i, out[1] = named;
    }
    free(place);
    return best;
}
