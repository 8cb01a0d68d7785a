/* The counting kernel: how many ways there are to hand out wires, and what each way says of each place.
 *
 * Wires of one kind after the other, in the order in which they stand, are handed to rows of places, from the left. A state says
 * how many places of each row are filled, and where a fact spans several kinds, how far it has come (a gauge). A layer is
 * one kind: its transitions give c[row] of n copies to each row, in n! / (c[0]! c[1]! ...) ways. Sums from the left and from the
 * right over this lattice answer everything. All weights are whole numbers and nothing is ever subtracted, so a sum is zero if
 * and only if there is no way, and its relative error is at most (terms added on the longest path) times 2^-53.
 *
 * The same in NumPy is fallback.py; reading.c and reading.py make the problem. No Python headers are needed: ctypes calls this.
 */
#include <stdlib.h>
#include <string.h>

#include "kernel.h"

#define MOST_EDGES 40000000 /* some seconds, and half a gigabyte: what a seat sees never comes near it */

typedef struct {
    int32_t states, edges, edge_room, state_room;
    uint64_t *key;
    double *from_left, *from_right;
    int32_t *first; /* the first edge of each state, and the end */
    int32_t *to;
    float *ways; /* whole numbers, small enough to be exact */
} Layer;

struct Lattice {
    int32_t rows, kinds, slots, most;
    int32_t live, kind[64]; /* the kinds of which there are copies, one layer each */
    int32_t size[ROWS], shift[ROWS], offset[ROWS];
    uint64_t field[ROWS];
    double total;
    int32_t summed, failed;
    int64_t bytes;
    Layer *layer; /* live + 1 of them */
};

static double choose[COPIES + 1][COPIES + 1];

static void fill_choose(void) {
    if (choose[0][0] != 0) return;
    for (int n = 1; n <= COPIES; n++) {
        choose[n][0] = choose[n][n] = 1;
        for (int c = 1; c < n; c++) choose[n][c] = choose[n - 1][c - 1] + choose[n - 1][c];
    }
    choose[0][0] = 1;
}

/* HEADER_SUM comes from the command line of the compiler: see hatch_build.py. */
uint32_t kernel_header(void) { return HEADER_SUM; }

void kernel_free(Lattice *l) {
    if (!l) return;
    if (l->layer) {
        for (int j = 0; j <= l->live; j++) {
            Layer *a = &l->layer[j];
            free(a->key), free(a->from_left), free(a->from_right), free(a->first), free(a->to), free(a->ways);
        }
        free(l->layer);
    }
    free(l);
}

/* ---- the states of the next layer ----
 *
 * The fills of all rows but the last say that of the last one too, since so many wires have been handed out. So a small table
 * over these fills and the gauges finds a state; where it would not be small, the keys are hashed.
 */

#define TABLE_MOST (1 << 18)

typedef struct {
    int32_t *slot;
    uint32_t room;
    int dense;
} Index;

static uint64_t mix(uint64_t x) {
    x ^= x >> 31, x *= 0x9e3779b97f4a7c15ull, x ^= x >> 29;
    return x;
}

static int grow_index(Index *x, const Layer *next) {
    uint32_t room = x->room ? x->room * 2 : 1024;
    int32_t *slot = malloc(room * sizeof *slot);
    if (!slot) return 0;
    memset(slot, 0xff, room * sizeof *slot);
    for (int s = 0; s < next->states; s++) {
        uint32_t at = mix(next->key[s]) & (room - 1);
        while (slot[at] >= 0) at = (at + 1) & (room - 1);
        slot[at] = s;
    }
    free(x->slot);
    x->slot = slot, x->room = room;
    return 1;
}

static int add_state(Layer *a, uint64_t key) {
    if (a->states == a->state_room) {
        int32_t room = a->state_room ? a->state_room * 2 : 64;
        uint64_t *keys = realloc(a->key, room * sizeof *keys);
        if (keys) a->key = keys;
        double *left = realloc(a->from_left, room * sizeof *left);
        if (left) a->from_left = left;
        if (!keys || !left) return -1;
        a->state_room = room;
    }
    a->key[a->states] = key;
    a->from_left[a->states] = 0;
    return a->states++;
}

static int state_of(Index *x, Layer *next, uint64_t key, uint32_t at) {
    if (x->dense) return x->slot[at] >= 0 ? x->slot[at] : (x->slot[at] = add_state(next, key));
    if (2 * (uint32_t)next->states >= x->room && !grow_index(x, next)) return -1;
    at = mix(key) & (x->room - 1);
    while (x->slot[at] >= 0) {
        if (next->key[x->slot[at]] == key) return x->slot[at];
        at = (at + 1) & (x->room - 1);
    }
    return x->slot[at] = add_state(next, key);
}

/* ---- one kind ---- */

typedef struct {
    const Problem *p;
    Lattice *l;
    Layer *here, *next;
    Index index;
    int kind, state, conditions;
    int fill[ROWS], given[ROWS], run[ROWS], least[ROWS];
    int actives, active[ROWS];           /* the rows that can take a wire of this kind */
    int room[ROWS + 1], need[ROWS + 1];  /* how many these and the following can take, and have to */
    uint32_t stride[ROWS];   /* of each row's fill in the table */
    int gauge_shift;         /* the gauges' bits in the key begin here */
    uint32_t gauge_stride;   /* and count so much in the table */
    const Check *check, *check_end;
    int64_t edges;
    int failed;
} Work;

static void add_edge(Work *w, uint64_t key, uint32_t at, double ways) {
    Layer *a = w->here;
    if (++w->edges > MOST_EDGES) { w->failed = 1; return; }
    if (a->edges == a->edge_room) {
        int32_t room = a->edge_room ? a->edge_room * 2 : 256;
        int32_t *to = realloc(a->to, room * sizeof *to);
        if (to) a->to = to;
        float *all = realloc(a->ways, room * sizeof *all);
        if (all) a->ways = all;
        if (!to || !all) { w->failed = 1; return; }
        a->edge_room = room;
    }
    int to = state_of(&w->index, w->next, key, at);
    if (to < 0) { w->failed = 1; return; }
    a->to[a->edges] = to;
    a->ways[a->edges++] = (float)ways;
    w->next->from_left[to] += a->from_left[w->state] * ways;
}

static void finish(Work *w, uint64_t key, uint32_t at, uint64_t places, double ways) {
    const Problem *p = w->p;
    for (const Check *c = w->check; c < w->check_end; c++) {
        uint64_t fine = places & c->thing ? c->with_it : c->without;
        if (!(fine >> __builtin_popcountll(places & c->among) & 1)) return;
    }
    for (int i = 0; i < p->orders; i++) {
        const Order *o = &p->order[i];
        if (places & o->high && w->fill[o->row] + (o->strict ? 0 : w->given[o->row]) <= o->at) return;
    }
    for (int i = 0; i < p->gauges; i++) {
        const Gauge *g = &p->gauge[i];
        if (!(g->kinds >> w->kind & 1)) continue;
        uint64_t field = (1ull << g->width) - 1, met = g->thing ? 1ull << g->width : 0;
        int flag = (key >> g->shift & met) || (places & g->thing);
        int count = (int)(key >> g->shift & field) + __builtin_popcountll(places & g->among);
        if (count > g->most) {
            if (!g->open) return;
            count = g->most;
        }
        key &= ~((field | met) << g->shift);
        if (w->kind == g->last) {
            if (!((flag ? g->with_it : g->without) >> count & 1)) return;
        } else {
            key |= ((uint64_t)count | (flag ? met : 0)) << g->shift;
        }
    }
    add_edge(w, key, at + (uint32_t)(key >> w->gauge_shift) * w->gauge_stride, ways);
}

static void hand_out(Work *w, int number, int left, uint64_t key, uint32_t at, uint64_t places, double ways) {
    const Lattice *l = w->l;
    int row = w->active[number];
    int most = left - w->need[number + 1], least = left - w->room[number + 1];
    if (most > w->run[row]) most = w->run[row];
    if (least < w->least[row]) least = w->least[row];
    int last = number == w->actives - 1, start = l->offset[row] + w->fill[row];
    for (int c = least; c <= most; c++) {
        uint64_t got = places | ((1ull << c) - 1) << start;
        uint64_t more = key + ((uint64_t)c << l->shift[row]);
        uint32_t there = at + (uint32_t)c * w->stride[row];
        w->given[row] = c;
        if (!last)
            hand_out(w, number + 1, left - c, more, there, got, ways * choose[left][c]);
        else if (w->conditions)
            finish(w, more, there, got, ways);
        else
            add_edge(w, more, there + (uint32_t)(more >> w->gauge_shift) * w->gauge_stride, ways);
    }
}

static int make_index(Work *w) {
    const Problem *p = w->p;
    const Lattice *l = w->l;
    uint64_t room = 1;
    int top = w->gauge_shift;
    for (int r = 0; r < l->rows; r++) {
        w->stride[r] = r < l->rows - 1 && room <= TABLE_MOST ? (uint32_t)room : 0;
        if (r < l->rows - 1 && room <= TABLE_MOST) room *= l->size[r] + 1;
    }
    for (int i = 0; i < p->gauges; i++) {
        int end = p->gauge[i].shift + p->gauge[i].width + (p->gauge[i].thing != 0);
        if (end > top) top = end;
    }
    w->gauge_stride = (uint32_t)room;
    room = top - w->gauge_shift > 20 ? TABLE_MOST + 1 : room << (top - w->gauge_shift);
    w->index.dense = room <= TABLE_MOST;
    if (!w->index.dense) {
        w->gauge_stride = 0;
        return 1;
    }
    w->index.room = (uint32_t)room;
    w->index.slot = malloc(room * sizeof *w->index.slot);
    return w->index.slot != NULL;
}

static void do_layer(Work *w, const int8_t *run, const int8_t *due) {
    const Problem *p = w->p;
    Lattice *l = w->l;
    Layer *a = w->here;
    a->first = malloc((a->states + 1) * sizeof *a->first);
    if (w->index.dense)
        memset(w->index.slot, 0xff, w->index.room * sizeof *w->index.slot);
    else
        free(w->index.slot), w->index.slot = NULL, w->index.room = 0;
    if (!a->first || (!w->index.dense && !grow_index(&w->index, w->next))) { w->failed = 1; return; }
    w->conditions = p->orders > 0 || w->check < w->check_end;
    for (int i = 0; i < p->gauges; i++) w->conditions |= p->gauge[i].kinds >> w->kind & 1;
    for (w->state = 0; w->state < a->states && !w->failed; w->state++) {
        a->first[w->state] = a->edges;
        uint64_t key = a->key[w->state];
        uint32_t at = 0;
        int copies = p->copies[w->kind], dead = 0;
        w->actives = 0;
        for (int r = 0; r < l->rows; r++) {
            int fill = w->fill[r] = (int)(key >> l->shift[r] & l->field[r]);
            w->run[r] = fill < l->size[r] ? run[l->offset[r] + fill] : 0;
            w->least[r] = due[r] > fill ? due[r] - fill : 0;
            w->given[r] = 0;
            at += (uint32_t)fill * w->stride[r];
            if (w->run[r]) w->active[w->actives++] = r;
            dead |= w->least[r] > w->run[r];
        }
        w->room[w->actives] = w->need[w->actives] = 0;
        for (int i = w->actives - 1; i >= 0; i--) {
            w->room[i] = w->room[i + 1] + w->run[w->active[i]];
            w->need[i] = w->need[i + 1] + w->least[w->active[i]];
        }
        if (!dead && w->need[0] <= copies && copies <= w->room[0]) hand_out(w, 0, copies, key, at, 0, 1);
    }
    a->first[a->states] = a->edges;
}

Lattice *kernel_solve(const Problem *p) {
    fill_choose();
    Lattice *l = calloc(1, sizeof *l);
    if (!l || !p->rows || p->rows > ROWS || p->kinds > 64 || p->slots > 63) { free(l); return NULL; }
    l->rows = p->rows, l->kinds = p->kinds, l->slots = p->slots;
    int offset = 0;
    for (int r = 0; r < p->rows; r++) {
        int bits = 0;
        while (p->size[r] >> bits) bits++;
        l->size[r] = p->size[r], l->shift[r] = p->shift[r], l->offset[r] = offset;
        l->field[r] = (1ull << bits) - 1;
        offset += p->size[r];
    }
    for (int k = 0; k < p->kinds; k++)
        if (p->copies[k]) l->kind[l->live++] = k;
    l->layer = calloc(l->live + 1, sizeof *l->layer);
    int8_t *run = malloc(p->slots + 1);
    Work w = {.p = p, .l = l, .check_end = p->check};
    for (int r = 0; r < p->rows; r++)
        while (p->size[r] >> (w.gauge_shift - p->shift[r])) w.gauge_shift++;
    w.failed = !l->layer || !run || !make_index(&w) || add_state(&l->layer[0], 0) < 0;
    if (!w.failed) l->layer[0].from_left[0] = 1;
    for (int j = 0; j < l->live && !w.failed; j++) {
        int k = l->kind[j];
        if (p->copies[k] > l->most) l->most = p->copies[k];
        int8_t due[ROWS];
        for (int r = 0; r < p->rows; r++) {
            int begin = l->offset[r], end = begin + l->size[r];
            due[r] = 0;
            for (int s = end - 1; s >= begin; s--) {
                run[s] = p->allowed[s] >> k & 1 ? (s + 1 < end ? run[s + 1] : 0) + 1 : 0;
                if (!due[r] && !(p->allowed[s] >> k >> 1)) due[r] = (int8_t)(s - begin + 1);
            }
        }
        w.kind = k, w.here = &l->layer[j], w.next = &l->layer[j + 1];
        w.check = w.check_end;
        while (w.check < p->check + p->checks && w.check->kind < k) w.check++;
        w.check_end = w.check;
        while (w.check_end < p->check + p->checks && w.check_end->kind == k) w.check_end++;
        do_layer(&w, run, due);
    }
    free(w.index.slot), free(run);
    if (w.failed) { kernel_free(l); return NULL; }
    Layer *end = &l->layer[l->live];
    l->total = end->states ? end->from_left[0] : 0;
    for (int j = 0; j <= l->live; j++) {
        Layer *a = &l->layer[j];
        l->bytes += a->state_room * (sizeof *a->key + 2 * sizeof(double)) + (a->states + 1) * sizeof *a->first;
        l->bytes += a->edge_room * (sizeof *a->to + sizeof *a->ways);
    }
    return l;
}

double kernel_total(const Lattice *l) { return l->total; }
int64_t kernel_bytes(const Lattice *l) { return l->bytes; }

int64_t kernel_edges(const Lattice *l) {
    int64_t edges = 0;
    for (int j = 0; j < l->live; j++) edges += l->layer[j].edges;
    return edges;
}

int32_t kernel_most(const Lattice *l) { return l->most; }

/* ---- reading the lattice ---- */

static int sum_from_right(Lattice *l) {
    if (l->summed) return 1;
    for (int j = l->live; j >= 0; j--) {
        Layer *a = &l->layer[j];
        a->from_right = malloc((a->states + 1) * sizeof(double));
        if (!a->from_right) return 0;
        for (int s = 0; s < a->states; s++) {
            double sum = j == l->live;
            if (j < l->live)
                for (int e = a->first[s]; e < a->first[s + 1]; e++) sum += a->ways[e] * a[1].from_right[a->to[e]];
            a->from_right[s] = sum;
        }
    }
    return l->summed = 1;
}

static int given(const Lattice *l, int row, uint64_t before, uint64_t after) {
    return (int)(after >> l->shift[row] & l->field[row]) - (int)(before >> l->shift[row] & l->field[row]);
}

/* place[slot * kinds + kind]: ways in which a place has a kind.
 * run[(slot * kinds + kind) * (most + 1) + c], if it is wanted: ways in which exactly c places from this one on have it. */
int32_t kernel_places(Lattice *l, double *place, double *run) {
    if (!sum_from_right(l)) return 0;
    int width = l->most + 1;
    memset(place, 0, sizeof(double) * l->slots * l->kinds);
    if (run) memset(run, 0, sizeof(double) * l->slots * l->kinds * width);
    for (int j = 0; j < l->live; j++) {
        const Layer *a = &l->layer[j], *b = a + 1;
        int k = l->kind[j];
        for (int s = 0; s < a->states; s++) {
            if (a->from_right[s] == 0) continue;
            uint64_t before = a->key[s];
            for (int e = a->first[s]; e < a->first[s + 1]; e++) {
                double ways = a->from_left[s] * a->ways[e] * b->from_right[a->to[e]];
                if (ways == 0) continue;
                uint64_t after = b->key[a->to[e]];
                for (int r = 0; r < l->rows; r++) {
                    int c = given(l, r, before, after);
                    if (!c) continue;
                    int at = (l->offset[r] + (int)(before >> l->shift[r] & l->field[r])) * l->kinds + k;
                    if (run) run[at * width + c] += ways;
                    for (; c; c--, at += l->kinds) place[at] += ways;
                }
            }
        }
    }
    return 1;
}

static uint64_t next_random(uint64_t *state) { /* splitmix64 */
    uint64_t z = (*state += 0x9e3779b97f4a7c15ull);
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9ull;
    z = (z ^ z >> 27) * 0x94d049bb133111ebull;
    return z ^ z >> 31;
}

/* `out` gets, for each of `count` deals, the kind of each place. Returns 0 if there is no deal. */
int32_t kernel_sample(Lattice *l, uint64_t seed, int32_t count, uint8_t *out) {
    if (!sum_from_right(l) || l->total == 0) return 0;
    for (int n = 0; n < count; n++, out += l->slots) {
        int state = 0;
        for (int j = 0; j < l->live; j++) {
            const Layer *a = &l->layer[j], *b = a + 1;
            int e = a->first[state], end = a->first[state + 1], chosen = -1;
            if (end - e > 1) {
                double left = (double)(next_random(&seed) >> 11) * 0x1p-53 * a->from_right[state];
                for (; e < end; e++) {
                    double ways = a->ways[e] * b->from_right[a->to[e]];
                    if (ways == 0) continue;
                    chosen = e;
                    if (left < ways) break;
                    left -= ways;
                }
            } else {
                chosen = e;
            }
            uint64_t before = a->key[state], after = b->key[a->to[chosen]];
            for (int r = 0; r < l->rows; r++) {
                int c = given(l, r, before, after), slot = l->offset[r] + (int)(before >> l->shift[r] & l->field[r]);
                memset(out + slot, l->kind[j], c);
            }
            state = a->to[chosen];
        }
    }
    return 1;
}

/* The number of ways modulo a prime: with enough primes it is known exactly. */
uint64_t kernel_count(const Lattice *l, uint64_t prime) {
    uint64_t *here = malloc(sizeof *here), *next = NULL;
    if (!here) return UINT64_MAX;
    here[0] = 1;
    for (int j = 0; j < l->live; j++) {
        const Layer *a = &l->layer[j];
        next = calloc(a[1].states + 1, sizeof *next);
        if (!next) { free(here); return UINT64_MAX; }
        for (int s = 0; s < a->states; s++)
            for (int e = a->first[s]; e < a->first[s + 1]; e++) {
                unsigned __int128 more = (unsigned __int128)here[s] * (uint64_t)a->ways[e] + next[a->to[e]];
                next[a->to[e]] = (uint64_t)(more % prime);
            }
        free(here);
        here = next;
    }
    uint64_t found = l->layer[l->live].states ? here[0] : 0;
    free(here);
    return found;
}
