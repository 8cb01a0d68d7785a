/* Rows that several lanes write together, each its share: in pieces of eight bytes where the layout has them.
 *
 * Most sections begin one byte before a multiple of eight. So a row lies one byte behind one (`out - 1` is such a
 * multiple), and whoever stores it elsewhere shifts it. It is written in two turns, for which the lanes wait for each
 * other: `defuse_observe`, and then `defuse_observe_own`, which writes single bytes over what the first has written.
 */
#ifndef DEFUSE_ROW_LANES_H
#define DEFUSE_ROW_LANES_H

/* The numbers that the seat may give, 336 bytes of 0 or 1. */
DEFUSE_FN void defuse_legal(const Game *g, uint8_t *mask) {
    for (int k = DEFUSE_LANE; k < DEFUSE_NUMBERS; k += DEFUSE_LANES) mask[k] = g->options[k >> 5] >> (k & 31) & 1;
}

DEFUSE_FN void see_seats(const Game *g, int seat, uint8_t *out) {
    for (int step = DEFUSE_LANE; step < 5; step += DEFUSE_LANES) {
        uint8_t *row = out + 5 * step;
        int other = step < g->players ? seat_for(g, seat, step) : NOBODY;
        uint64_t shown = 0;
        if (other != NOBODY)
            shown = g->seat_row[other] | (uint64_t)(g->turns && other == g->turn) << 2 |
                    (uint64_t)(g->ask != ASK_NONE && other == g->asked) << 3 | (uint64_t)(other == g->jump) << 6;
        for (int c = 0; c < 5; c++) row[c] = (uint8_t)(shown >> (8 * c));
    }
}

DEFUSE_FN void see_stands(const Game *g, int seat, uint8_t *out) {
    for (int k = DEFUSE_LANE; k < 6; k += DEFUSE_LANES) {
        uint8_t *row = out + 5 * k;
        int there = k < g->stands, stand = there ? stand_for(g, seat, k) : 0;
        row[0] = (uint8_t)(there ? 1 + steps_to(g, seat, g->owner[stand]) : 0);
        row[1] = there ? g->left[stand] : 0;
        for (int n = 0; n < 3; n++) row[2 + n] = there ? g->beside_at[stand][n] : 0;
    }
}

/* Eight bytes of equipment: six pieces of the shelf, its rest, and what seats have of their own. */
DEFUSE_FN uint64_t see_cards(const Game *g, int seat, int piece) {
    if (piece < 6) return ((const uint64_t *)g->shelf)[piece];
    uint64_t found = piece == 6 ? *(const uint32_t *)(g->shelf + 48) : 0;
    for (int step = piece == 6 ? 0 : 2; step < (piece == 6 ? 2 : 5) && step < g->players; step++)
        found |= (uint64_t)g->personal[seat_for(g, seat, step)] << (piece == 6 ? 32 + 16 * step : 16 * (step - 2));
    return found;
}

/* How a seat counts what an event names: the seat and three wires are turned, all at once, a byte for each. */
typedef struct Turning {
    uint64_t from, more, round; /* what is above `from` is less by it, other things but 0 are more by `more` */
} Turning;

DEFUSE_FN Turning turning_for(const Game *g, int seat) {
    uint64_t turned = 16u * g->base[seat], round = 16u * g->stands, three = 0x00010101ull << 32;
    Turning found = {(127 - turned) * three | (uint64_t)(127 - seat) << 8,
                     (round - turned) * three | (uint64_t)(g->players - seat) << 8, round * three | (uint64_t)g->players << 8};
    return found;
}

DEFUSE_FN uint64_t turned_row(Turning t, uint64_t row) {
    const uint64_t mask = 0x00FFFFFF0000FF00ull, top = 0x0080808000008000ull, most = top - (top >> 7);
    uint64_t named = row & mask, above = (named + t.from) & top, there = (named + most) & top;
    return row + (t.more & ((there << 1) - (there >> 7))) - (t.round & ((above << 1) - (above >> 7)));
}

DEFUSE_FN uint64_t see_event(const Game *g, int seat, Turning t, uint64_t row) {
    uint64_t word = turned_row(t, row);
    if (row & TURNED) word = (word & ~(0xFFull << 56 | TURNED)) | (uint64_t)turned_detail(g, seat, (int)(row >> 56)) << 56;
    return word;
}

/* Eight bytes of what the rules of the mission say. */
DEFUSE_FN uint64_t see_memory(const Game *g, int piece) {
    int left = g->recalled - 8 * piece;
    if (left <= 0) return 0;
    uint64_t word = ((const uint64_t *)g->memory)[piece];
    return left >= 8 ? word : word & ((1ull << (8 * left)) - 1);
}

/* The numbers of the act that is filled in, as far as the seat is giving one. */
DEFUSE_FN int filled_by(const Game *g, int seat) { return seat == g->seat && g->outcome == RUNNING ? g->filled : 0; }

/* What a seat sees, 1,255 bytes in the layout of docs/env.md: what all see of it. */
DEFUSE_FN void defuse_observe(const Game *g, int seat, uint8_t *out) {
    int filled = filled_by(g, seat), asked = seat == g->seat && g->outcome == RUNNING;
    uint64_t *pieces = (uint64_t *)(out - 1);
    /* table */
    if (DEFUSE_LANE == DEFUSE_LANES - 1) {
        out[0] = g->mission;
        out[1] = g->players;
        out[2] = (uint8_t)(seat + 1);
        out[3] = g->dial;
        out[4] = g->ask;
        out[5] = g->rounds;
        out[6] = g->idle;
        out[7] = g->reds;
        out[8] = g->yellows;
        out[9] = g->minutes;
        out[10] = (uint8_t)(g->opened | (asked && g->beside) << 1 | (filled > 0) << 2);
    }
    see_seats(g, seat, out + O_SEAT);
    see_stands(g, seat, out + O_STAND);
    for (int k = DEFUSE_LANE; k < 42 + 11; k += DEFUSE_LANES) out[O_VALUE + k] = k < 42 ? g->value[k] : g->drawn[k - 42];
    for (int k = DEFUSE_LANE; k < 8; k += DEFUSE_LANES) pieces[(O_CARD + 1) / 8 + k] = see_cards(g, seat, k);
    /* wires: they lie ready, stand by stand, 14 pieces each */
    const uint64_t *from = (const uint64_t *)g->wire + 14 * g->base[seat];
    int there = 14 * g->stands, behind = there - 14 * g->base[seat];
    for (int k = DEFUSE_LANE; k < 84; k += DEFUSE_LANES)
        pieces[(O_WIRE + 1) / 8 + k] = k < there ? from[k < behind ? k : k - there] : 0;
    for (int k = DEFUSE_LANE; k < 2; k += DEFUSE_LANES) pieces[(O_GIVEN + 1) / 8 + k] = filled ? g->given_row[k] : 0;
    /* events */
    int news = news_for(g, seat);
    Turning turning = turning_for(g, seat);
    for (int k = DEFUSE_LANE; k < 16; k += DEFUSE_LANES)
        pieces[(O_EVENT + 1) / 8 + k] = k < news ? see_event(g, seat, turning, g->event[(g->happened - news + k) & 15]) : 0;
    for (int k = DEFUSE_LANE; k < 4; k += DEFUSE_LANES) {
        uint64_t shown = 0;
        for (int c = 0; c < 8 && 8 * k + c < g->shown; c++) shown |= (uint64_t)(201 + g->pile[8 * k + c]) << (8 * c);
        pieces[(O_THING + 1) / 8 + k] = shown;
    }
    for (int k = DEFUSE_LANE; k < 28; k += DEFUSE_LANES) pieces[(O_MISSION + 1) / 8 + k] = see_memory(g, k);
}

/* The rest: what the seat alone sees, what it is asked, and what it does. */
DEFUSE_FN void defuse_observe_own(const Game *g, int seat, uint8_t *out) {
    int own = 16 * own_stands(g, seat);
    const uint8_t *face = g->face + 16 * g->base[seat];
    for (int k = DEFUSE_LANE; k < own; k += DEFUSE_LANES) out[O_WIRE + 7 * k + 1] = face[k];
    if (DEFUSE_LANE != 0) return;
    for (int n = 0, filled = filled_by(g, seat); n < filled && n < 8; n++)
        if (g->given[n] >= N_WIRE && g->given[n] < N_VALUE) out[O_WIRE + 7 * (g->given[n] - N_WIRE) + 6] = 2;
    see_own(g, seat, out);
}

#endif
