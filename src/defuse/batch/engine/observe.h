/* What may be given and what a seat sees, as rows of bytes. Several lanes may write a row together. */
#ifndef DEFUSE_OBSERVE_H
#define DEFUSE_OBSERVE_H

/* Where the sections begin. */
enum { O_SEAT = 11, O_STAND = 36, O_VALUE = 66, O_DRAWN = 108, O_CARD = 119, O_WIRE = 183, O_GIVEN = 855, O_EVENT = 871,
       O_THING = 999, O_MISSION = 1031 };

#ifdef DEFUSE_ALONE
/* Zeros in straight lines: the row is short, and a call or a loop would take longer than the stores. */
typedef uint64_t Pair __attribute__((vector_size(16), aligned(1), may_alias));
DEFUSE_FN void zero_16(uint8_t *out) { *(Pair *)out = (Pair){0, 0}; }
DEFUSE_FN void zero_32(uint8_t *out) {
    zero_16(out);
    zero_16(out + 16);
}
DEFUSE_FN void zero_64(uint8_t *out) {
    zero_32(out);
    zero_32(out + 32);
}
DEFUSE_FN void zero_112(uint8_t *out) {
    zero_64(out);
    zero_32(out + 64);
    zero_16(out + 96);
}
DEFUSE_FN void copy_16(uint8_t *out, const uint8_t *from) { *(Pair *)out = *(const Pair *)from; }
DEFUSE_FN void copy_112(uint8_t *out, const uint8_t *from) {
    copy_16(out, from);
    copy_16(out + 16, from + 16);
    copy_16(out + 32, from + 32);
    copy_16(out + 48, from + 48);
    copy_16(out + 64, from + 64);
    copy_16(out + 80, from + 80);
    copy_16(out + 96, from + 96);
}
DEFUSE_FN void put_8(uint8_t *out, uint64_t word) { __builtin_memcpy(out, &word, 8); }
#endif

/* Eight bits as eight bytes of 0 or 1. */
DEFUSE_FN uint64_t spread(uint64_t bits) {
    return ((bits * 0x0101010101010101ull & 0x8040201008040201ull) + 0x00406070787C7E7Full) >> 7 & 0x0101010101010101ull;
}

#ifdef DEFUSE_ALONE
DEFUSE_FN void put_32(uint8_t *out, uint32_t bits) {
    put_8(out, spread(bits & 255));
    put_8(out + 8, spread(bits >> 8 & 255));
    put_8(out + 16, spread(bits >> 16 & 255));
    put_8(out + 24, spread(bits >> 24));
}
#endif

/* The numbers that the seat may give, 336 bytes of 0 or 1. */
DEFUSE_FN void defuse_legal(const Game *g, uint8_t *mask) {
#ifdef DEFUSE_ALONE
    /* Cards and wires are there in most cases: they need no branches. */
    zero_64(mask);
    put_32(mask + 64, g->options[2]);
    put_32(mask + 96, g->options[3]);
    put_32(mask + 128, g->options[4]);
    put_32(mask + 160, g->options[5]);
    zero_112(mask + 192);
    zero_32(mask + 304);
    if (g->options[0] | g->options[1]) put_32(mask, g->options[0]), put_32(mask + 32, g->options[1]);
    if (g->options[6] | g->options[7] | g->options[8] | g->options[9] | g->options[10]) {
        for (int k = 6; k < 10; k++) put_32(mask + 32 * k, g->options[k]);
        put_8(mask + 320, spread(g->options[10] & 255));
        put_8(mask + 328, spread(g->options[10] >> 8 & 255));
    }
#else
    for (int k = DEFUSE_LANE; k < DEFUSE_NUMBERS; k += DEFUSE_LANES) mask[k] = g->options[k >> 5] >> (k & 31) & 1;
#endif
}

/* How far another seat sits from a seat, clockwise. */
DEFUSE_FN int steps_to(const Game *g, int seat, int other) {
    int steps = other - seat;
    return steps + (g->players & steps >> 31);
}

/* The values that a seat has shown to hold, as bits. */
DEFUSE_FN uint32_t held_by(const Game *g, int seat) {
    uint32_t holds = 0;
    for (int k = 0; k < g->facts; k++)
        if (owner_at(g, g->fact_first[k]) == seat || g->fact_also[k] >> seat & 1) holds |= 1u << (g->fact_value[k] - 1);
    return holds;
}

DEFUSE_FN void see_seats(const Game *g, int seat, uint8_t *out) {
#ifdef DEFUSE_ALONE
    uint64_t rows[5] = {0, 0, 0, 0, 0};
    for (int step = 0; step < g->players; step++) rows[step] = g->seat_row[seat_for(g, seat, step)];
    rows[steps_to(g, seat, g->captain)] |= 2;
    if (g->turns) rows[steps_to(g, seat, g->turn)] |= 4;
    if (g->ask != ASK_NONE) rows[steps_to(g, seat, g->asked)] |= 8;
    if (g->jump != NOBODY) rows[steps_to(g, seat, g->jump)] |= 64;
    for (int k = 0; k < g->facts; k++) {
        uint64_t bit = 1ull << (g->fact_value[k] + 23);
        rows[steps_to(g, seat, owner_at(g, g->fact_first[k]))] |= bit;
        for (uint32_t also = g->fact_also[k]; also; also &= also - 1)
            rows[steps_to(g, seat, DEFUSE_LOWEST((uint64_t)also))] |= bit;
    }
    for (int step = 0; step < 5; step++) put_8(out + 5 * step, rows[step]); /* over the ends, in this order */
#else
    for (int step = DEFUSE_LANE; step < 5; step += DEFUSE_LANES) {
        uint8_t *row = out + 5 * step;
        int there = step < g->players, other = there ? seat_for(g, seat, step) : 0;
        uint32_t holds = held_by(g, other), shown = g->seat_row[other];
        int flags = (int)(shown & 255) | (other == g->captain) << 1 | (g->turns && other == g->turn) << 2 |
                    (g->ask != ASK_NONE && other == g->asked) << 3 | (other == g->jump) << 6;
        row[0] = (uint8_t)(there ? flags : 0);
        row[1] = (uint8_t)(there ? shown >> 8 : 0);
        row[2] = (uint8_t)(there ? shown >> 16 : 0);
        row[3] = (uint8_t)(there ? holds : 0);
        row[4] = (uint8_t)(there ? holds >> 8 : 0);
    }
#endif
}

DEFUSE_FN void see_stands(const Game *g, int seat, uint8_t *out) {
#ifdef DEFUSE_ALONE
    for (int k = 0; k < g->stands; k++) {
        int stand = stand_for(g, seat, k);
        put_8(out + 5 * k, (uint64_t)(steps_to(g, seat, g->owner[stand]) + 1) | (uint64_t)g->left[stand] << 8);
    }
    put_8(out + 25, 0);
    if (g->stands < 5) put_8(out + 20, 0);
    if (g->rules & R_DRAWN_OPENING)
        for (int k = 0; k < g->stands; k++)
            for (int n = 0; n < 3; n++) out[5 * k + 2 + n] = g->beside_at[stand_for(g, seat, k)][n];
#else
    for (int k = DEFUSE_LANE; k < 6; k += DEFUSE_LANES) {
        uint8_t *row = out + 5 * k;
        int there = k < g->stands, stand = there ? stand_for(g, seat, k) : 0;
        row[0] = (uint8_t)(there ? 1 + steps_to(g, seat, g->owner[stand]) : 0);
        row[1] = there ? g->left[stand] : 0;
        for (int n = 0; n < 3; n++) row[2 + n] = there ? g->beside_at[stand][n] : 0;
    }
#endif
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

/* One thing more that an event tells, as a seat counts it. */
DEFUSE_FN int turned_detail(const Game *g, int seat, int detail) {
    if (detail < D_MARK) { /* personal equipment */
        detail -= seat;
        return detail <= PERSONAL ? detail + g->players : detail;
    }
    if (detail >= D_ANSWERS) {
        int bits = detail - D_ANSWERS;
        return D_ANSWERS + (bits >> g->base[seat] | (bits << (g->stands - g->base[seat]) & ((1 << g->stands) - 1)));
    }
    if (detail >= D_STAND) return D_STAND + counted_for(g, seat, detail - D_STAND);
    detail -= seat;
    return detail < D_SEAT ? detail + g->players : detail;
}

DEFUSE_FN uint64_t see_event(const Game *g, int seat, Turning t, uint64_t row) {
    uint64_t word = turned_row(t, row);
    if (row & TURNED) word = (word & ~(0xFFull << 56 | TURNED)) | (uint64_t)turned_detail(g, seat, (int)(row >> 56)) << 56;
    return word;
}

#ifdef DEFUSE_ALONE
/* The last events: all 16 rows in straight lines, two at once; those behind the news become 0. */
DEFUSE_FN void see_events(const Game *g, int seat, Turning t, int news, uint8_t *out) {
    static const uint64_t kept[32] = {~0ull, ~0ull, ~0ull, ~0ull, ~0ull, ~0ull, ~0ull, ~0ull,
                                      ~0ull, ~0ull, ~0ull, ~0ull, ~0ull, ~0ull, ~0ull, ~0ull};
    const uint64_t mask = 0x00FFFFFF0000FF00ull, top = 0x0080808000008000ull;
    const Pair masks = {mask, mask}, tops = {top, top}, most = {top - (top >> 7), top - (top >> 7)};
    const Pair from = {t.from, t.from}, more = {t.more, t.more}, round = {t.round, t.round};
    const uint64_t *keep = kept + 16 - news;
    int first = g->happened - news;
    Pair flags = {0, 0};
#define DEFUSE_TWO_EVENTS(k)                                                                                    \
    {                                                                                                           \
        Pair row = {g->event[(first + k) & 15], g->event[(first + k + 1) & 15]};                                \
        row &= *(const Pair *)(keep + k);                                                                       \
        Pair named = row & masks, above = (named + from) & tops, there = (named + most) & tops;                 \
        row = row + (more & ((there << 1) - (there >> 7))) - (round & ((above << 1) - (above >> 7)));           \
        flags |= row;                                                                                           \
        *(Pair *)(out + 8 * k) = row;                                                                           \
    }
    DEFUSE_TWO_EVENTS(0) DEFUSE_TWO_EVENTS(2) DEFUSE_TWO_EVENTS(4) DEFUSE_TWO_EVENTS(6)
    if (news > 8) {
        DEFUSE_TWO_EVENTS(8) DEFUSE_TWO_EVENTS(10) DEFUSE_TWO_EVENTS(12) DEFUSE_TWO_EVENTS(14)
    } else {
        zero_64(out + 64);
    }
#undef DEFUSE_TWO_EVENTS
    if (!((flags[0] | flags[1]) & TURNED)) return;
    for (int k = 0; k < news; k++)
        if (out[8 * k] & TURNED) {
            out[8 * k] ^= TURNED;
            out[8 * k + 7] = (uint8_t)turned_detail(g, seat, out[8 * k + 7]);
        }
}
#endif

DEFUSE_FN void see_cards(const Game *g, int seat, uint8_t *out) {
#ifdef DEFUSE_ALONE
    __builtin_memcpy(out, g->shelf, 52);
    put_8(out + 52, 0);
    put_8(out + 56, 0);
    for (int step = 0; step < g->players; step++) out[52 + 2 * step] = g->personal[seat_for(g, seat, step)];
#else
    for (int k = DEFUSE_LANE; k < 64; k += DEFUSE_LANES) {
        int step = (k - 52) / 2;
        out[k] = k < 52 ? g->shelf[k] : k % 2 == 0 && step < g->players ? g->personal[seat_for(g, seat, step)] : 0;
    }
#endif
}

/* The wires: what all see lies ready in the layout, stand by stand; the seat sees its own faces, and what it does. */
DEFUSE_FN void see_wires(const Game *g, int seat, int filled, uint8_t *out) {
    uint64_t about = g->ask == ASK_OWNER ? g->targets : 0;
    if (g->ask == ASK_GIVE_BACK || g->ask == ASK_HOOKED || g->ask == ASK_FALSE) about |= 1ull << bit_at(g, g->lent);
#ifdef DEFUSE_ALONE
    int base = g->base[seat], stands = g->stands;
    for (int k = 0; k < stands; k++) copy_112(out + 112 * k, g->wire + 112 * stand_for(g, seat, k));
    zero_112(out + 560);
    if (stands < 5) zero_112(out + 448);
    for (int k = 0; k < own_stands(g, seat); k++) {
        const uint8_t *face = g->face + 16 * (base + k);
        uint8_t *row = out + 112 * k + 1;
        for (int place = 0; place < 16; place++) row[7 * place] = face[place]; /* 0 where there is none */
    }
    for (uint64_t left = g->seen[seat] & ~g->gone; left; left &= left - 1) {
        int place = place_of(g, DEFUSE_LOWEST(left));
        out[7 * (16 * counted_for(g, seat, stand_at(place)) + (place & 15)) + 1] = g->face[place];
    }
    for (; about; about &= about - 1) {
        int place = place_of(g, DEFUSE_LOWEST(about));
        out[7 * (16 * counted_for(g, seat, stand_at(place)) + (place & 15)) + 6] |= 1;
    }
    for (int later = 0; later < 2; later++) {
        int equal = later ? g->label_last : !g->label_last, place = g->label[equal][0] - 1;
        if (place >= 0)
            out[7 * (16 * counted_for(g, seat, stand_at(place)) + (place & 15)) + 3] =
                (uint8_t)((g->label[equal][1] == place + 2 ? 1 : 3) + !equal);
    }
    for (int n = 0; n < 2; n++) { /* most acts are two numbers */
        uint32_t at = (uint32_t)g->given[n] - N_WIRE;
        int there = at < 96 && n < filled;
        out[7 * (there ? at : 0) + 6] |= (uint8_t)(there << 1);
    }
    for (int n = 2; n < filled && n < 8; n++)
        if (g->given[n] >= N_WIRE && g->given[n] < N_VALUE) out[7 * (g->given[n] - N_WIRE) + 6] |= 2;
#else
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
#endif
}

/* The numbers of the act that is filled in, by block and place. */
DEFUSE_FN void see_given(const Game *g, int filled, uint8_t *out) {
#ifdef DEFUSE_ALONE
    put_8(out, filled ? g->given_row[0] : 0);
    put_8(out + 8, filled ? g->given_row[1] : 0);
#else
    for (int k = DEFUSE_LANE; k < 16; k += DEFUSE_LANES)
        out[k] = (uint8_t)(filled ? g->given_row[k >> 3] >> (8 * (k & 7)) : 0);
#endif
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
        out[5] = g->rounds > 15 ? 15 : g->rounds;
        out[6] = g->idle > 7 ? 7 : g->idle;
        out[7] = g->reds;
        out[8] = g->yellows;
        out[9] = g->minutes > 15 ? 15 : g->minutes;
        out[10] = (uint8_t)(g->opened | (asked && g->beside) << 1 | (filled > 0) << 2);
    }
    see_seats(g, seat, out + O_SEAT);
    see_stands(g, seat, out + O_STAND);
#ifdef DEFUSE_ALONE
    __builtin_memcpy(out + O_VALUE, g->value, 42 + 11);
    for (uint32_t left = g->allowed; left; left &= left - 1) out[O_VALUE + 3 * DEFUSE_LOWEST((uint64_t)left) - 1] |= 4;
#else
    for (int k = DEFUSE_LANE; k < 42; k += DEFUSE_LANES)
        out[O_VALUE + k] = (uint8_t)(g->value[k] | (k % 3 == 2 && g->allowed >> (k / 3 + 1) & 1 ? 4 : 0));
    for (int k = DEFUSE_LANE; k < 11; k += DEFUSE_LANES) out[O_DRAWN + k] = g->drawn[k];
#endif
    see_cards(g, seat, out + O_CARD);
    see_wires(g, seat, filled, out + O_WIRE);
    see_given(g, filled, out + O_GIVEN);
    /* event */
    int news = (int)(uint16_t)(g->happened - g->heard[seat]);
    if (news > 16) news = 16;
    Turning turning = turning_for(g, seat);
#ifdef DEFUSE_ALONE
    see_events(g, seat, turning, news, out + O_EVENT);
    for (int k = 0; k < 4; k++) zero_64(out + O_THING + 64 * k);
    for (int k = 0; k < g->shown; k++) out[O_THING + k] = (uint8_t)(201 + g->pile[k]);
    for (int k = 0; k < g->recalled; k++) out[O_MISSION + k] = g->memory[k];
#else
    for (int k = DEFUSE_LANE; k < 16; k += DEFUSE_LANES) {
        uint64_t word = k < news ? see_event(g, seat, turning, g->event[(g->happened - news + k) & 15]) : 0;
        for (int c = 0; c < 8; c++) out[O_EVENT + 8 * k + c] = (uint8_t)(word >> (8 * c));
    }
    for (int k = DEFUSE_LANE; k < 32; k += DEFUSE_LANES) out[O_THING + k] = (uint8_t)(k < g->shown ? 201 + g->pile[k] : 0);
    for (int k = DEFUSE_LANE; k < 224; k += DEFUSE_LANES) out[O_MISSION + k] = k < g->recalled ? g->memory[k] : 0;
#endif
}

#endif
