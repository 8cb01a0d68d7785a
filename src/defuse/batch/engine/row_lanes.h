/* Rows that several lanes write together, each its share. */
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

DEFUSE_FN void see_cards(const Game *g, int seat, uint8_t *out) {
    for (int k = DEFUSE_LANE; k < 64; k += DEFUSE_LANES) {
        int step = (k - 52) / 2;
        out[k] = k < 52 ? g->shelf[k] : k % 2 == 0 && step < g->players ? g->personal[seat_for(g, seat, step)] : 0;
    }
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

/* The wires: what all see lies ready in the layout, stand by stand; the seat sees its own faces, and what it does. */
DEFUSE_FN void see_wires(const Game *g, int seat, int filled, uint8_t *out) {
    uint64_t about = asked_about(g);
    uint64_t own = row_of(g, seat) | g->seen[seat];
    for (int k = DEFUSE_LANE; k < 96; k += DEFUSE_LANES) {
        uint8_t *row = out + 7 * k;
        int counted = k >> 4, stand = counted < g->stands ? stand_for(g, seat, counted) : 0, here = k & 15;
        if (counted >= g->stands || here >= size_of(g, stand)) {
            for (int c = 0; c < 7; c++) row[c] = 0;
            continue;
        }
        int place = 16 * stand + here, bit = g->first[stand] + here, label = 0, flags = (int)(about >> bit & 1);
        const uint8_t *from = g->wire + 7 * place;
        for (int later = 0; later < 2; later++) {
            int equal = later ? g->label_last : !g->label_last;
            if (g->label[equal][0] == place + 1) label = (g->label[equal][1] == place + 2 ? 1 : 3) + !equal;
        }
        for (int n = 0; n < filled && n < 8; n++)
            if (g->given[n] == N_WIRE + k) flags |= 2;
        row[0] = from[0];
        row[1] = own >> bit & 1 ? g->face[place] : from[1];
        row[2] = from[2];
        row[3] = (uint8_t)label;
        row[4] = from[4];
        row[5] = from[5];
        row[6] = (uint8_t)flags;
    }
}

/* What a seat sees, 1,255 bytes in the layout of docs/env.md. */
DEFUSE_FN void defuse_observe(const Game *g, int seat, uint8_t *out) {
    int asked = seat == g->seat && g->outcome == RUNNING, filled = asked ? g->filled : 0;
    /* table */
    if (DEFUSE_LANE == 0) {
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
    for (int k = DEFUSE_LANE; k < 42; k += DEFUSE_LANES)
        out[O_VALUE + k] = (uint8_t)(g->value[k] | (k % 3 == 2 && g->allowed >> (k / 3 + 1) & 1 ? 4 : 0));
    for (int k = DEFUSE_LANE; k < 11; k += DEFUSE_LANES) out[O_DRAWN + k] = g->drawn[k];
    see_cards(g, seat, out + O_CARD);
    see_wires(g, seat, filled, out + O_WIRE);
    for (int k = DEFUSE_LANE; k < 16; k += DEFUSE_LANES)
        out[O_GIVEN + k] = (uint8_t)(filled ? g->given_row[k >> 3] >> (8 * (k & 7)) : 0);
    /* event */
    int news = news_for(g, seat);
    Turning turning = turning_for(g, seat);
    for (int k = DEFUSE_LANE; k < 16; k += DEFUSE_LANES) {
        uint64_t word = k < news ? see_event(g, seat, turning, g->event[(g->happened - news + k) & 15]) : 0;
        for (int c = 0; c < 8; c++) out[O_EVENT + 8 * k + c] = (uint8_t)(word >> (8 * c));
    }
    for (int k = DEFUSE_LANE; k < 32; k += DEFUSE_LANES) out[O_THING + k] = (uint8_t)(k < g->shown ? 201 + g->pile[k] : 0);
    for (int k = DEFUSE_LANE; k < 224; k += DEFUSE_LANES) out[O_MISSION + k] = k < g->recalled ? g->memory[k] : 0;
}

#endif
