/* Rows that one lane writes alone: in pieces of 16 bytes, with few branches, and over the ends of what comes later. */
#ifndef DEFUSE_ROW_ALONE_H
#define DEFUSE_ROW_ALONE_H

/* Zeros and copies in straight lines: the row is short, and a call or a loop would take longer than the stores. A store
 * takes as long whatever its size, so they are as large as the machine has them. */
typedef uint64_t Pair __attribute__((vector_size(16), aligned(1), may_alias));
#ifdef __AVX2__
enum { WIDE = 32 };
typedef uint64_t Wide __attribute__((vector_size(32), aligned(1), may_alias));
typedef int8_t Bytes __attribute__((vector_size(32), aligned(1), may_alias));
typedef uint8_t Counts __attribute__((vector_size(32), aligned(1), may_alias)); /* sums that may go round */
#define DEFUSE_ALL(word) ((Wide){word, word, word, word})
#else
enum { WIDE = 16 };
typedef Pair Wide;
typedef int8_t Bytes __attribute__((vector_size(16), aligned(1), may_alias));
typedef uint8_t Counts __attribute__((vector_size(16), aligned(1), may_alias));
#define DEFUSE_ALL(word) ((Wide){word, word})
#endif
DEFUSE_FN void zero_16(uint8_t *out) { *(Pair *)out = (Pair){0, 0}; }
DEFUSE_FN void zero_32(uint8_t *out) {
    *(Wide *)out = DEFUSE_ALL(0);
    if (WIDE < 32) zero_16(out + 16);
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
DEFUSE_FN void copy_32(uint8_t *out, const uint8_t *from) {
    *(Wide *)out = *(const Wide *)from;
    if (WIDE < 32) copy_16(out + 16, from + 16);
}
DEFUSE_FN void copy_112(uint8_t *out, const uint8_t *from) {
    copy_32(out, from);
    copy_32(out + 32, from + 32);
    copy_32(out + 64, from + 64);
    copy_16(out + 96, from + 96);
}
DEFUSE_FN void put_8(uint8_t *out, uint64_t word) { __builtin_memcpy(out, &word, 8); }

/* 32 bits as bytes of 0 or 1: each of the four bytes is laid eight times side by side, and each copy keeps one bit. */
#if !defined(__clang__) && (!defined(__GNUC__) || __GNUC__ < 12)
DEFUSE_FN void put_32(uint8_t *out, uint32_t bits) {
    for (int k = 0; k < 4; k++) put_8(out + 8 * k, spread(bits >> 8 * k & 255));
}
#elif defined(__AVX2__)
DEFUSE_FN void put_32(uint8_t *out, uint32_t bits) {
    const Bytes one_each = (Bytes)DEFUSE_ALL(0x8040201008040201ull);
    const Bytes all = (Bytes)DEFUSE_ALL(bits | (uint64_t)bits << 32);
    Bytes each = __builtin_shufflevector(all, all, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 18, 18, 18, 18, 18, 18, 18, 18,
                                         19, 19, 19, 19, 19, 19, 19, 19);
    *(Wide *)out = (Wide)((each & one_each) == one_each) & DEFUSE_ALL(0x0101010101010101ull);
}
#else
typedef uint16_t Shorts __attribute__((vector_size(16), may_alias));
typedef uint32_t Words __attribute__((vector_size(16), may_alias));
DEFUSE_FN void put_32(uint8_t *out, uint32_t bits) {
    const Bytes one_each = (Bytes)DEFUSE_ALL(0x8040201008040201ull);
    const Wide ones = DEFUSE_ALL(0x0101010101010101ull);
    Bytes one = (Bytes)(Words){bits, 0, 0, 0};
    Shorts two = (Shorts)__builtin_shufflevector(one, one, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7);
    Words four = (Words)__builtin_shufflevector(two, two, 0, 0, 1, 1, 2, 2, 3, 3);
    Bytes low = (Bytes)__builtin_shufflevector(four, four, 0, 0, 1, 1);
    Bytes high = (Bytes)__builtin_shufflevector(four, four, 2, 2, 3, 3);
    *(Wide *)out = (Wide)((low & one_each) == one_each) & ones;
    *(Wide *)(out + 16) = (Wide)((high & one_each) == one_each) & ones;
}
#endif

/* The numbers that the seat may give, 336 bytes of 0 or 1. */
DEFUSE_FN void defuse_legal(const Game *g, uint8_t *mask) {
    /* Verbs, cards and wires are there in most cases: they need no branches. */
    put_32(mask, g->options[0]);
    zero_32(mask + 32);
    put_32(mask + 64, g->options[2]);
    put_32(mask + 96, g->options[3]);
    put_32(mask + 128, g->options[4]);
    put_32(mask + 160, g->options[5]);
    zero_112(mask + 192);
    zero_32(mask + 304);
    if (g->options[1] | g->options[6] | g->options[7] | g->options[8] | g->options[9] | g->options[10]) {
        put_32(mask + 32, g->options[1]);
        for (int k = 6; k < 10; k++) put_32(mask + 32 * k, g->options[k]);
        put_8(mask + 320, spread(g->options[10] & 255));
        put_8(mask + 328, spread(g->options[10] >> 8 & 255));
    }
}

/* The last events. The ring is turned as it lies, and stored twice, so that its oldest event comes first; what goes over
 * the ends of the section is written over later. Behind the news are zeros. */
DEFUSE_FN void see_events(const Game *g, int seat, uint8_t *out) {
    int news = news_for(g, seat), first = (g->happened - news) & 15;
    /* The seat and three wires are counted from the own ones: what is above these is less by them, the rest comes behind. */
    uint64_t three = 0x00010101ull << 32, others = 0x7F0000007F7F007Full;
    uint64_t from = 16u * g->base[seat] * three | (uint64_t)seat << 8, round = 16u * g->stands * three | (uint64_t)g->players << 8;
    const Bytes above = (Bytes)DEFUSE_ALL(from | others), none = (Bytes)DEFUSE_ALL(0);
    const Bytes rounds = (Bytes)DEFUSE_ALL(round), more = (Bytes)DEFUSE_ALL(round - from);
    uint8_t *low = out - 8 * first, *high = low + 128;
    Bytes flags = none;
    for (int k = 0; k < 128; k += WIDE) {
        Bytes row = *(const Bytes *)((const uint8_t *)g->event + k);
        row = (Bytes)((Counts)row + (Counts)(more & (row > none)) - (Counts)(rounds & (row > above)));
        flags |= row;
        *(Bytes *)(low + k) = *(Bytes *)(high + k) = row;
    }
    zero_64(out + 8 * news);
    zero_64(out + 8 * news + 64);
    uint64_t any = 0;
    for (int k = 0; k < WIDE / 8; k++) any |= ((Wide)flags)[k];
    if (!(any & TURNED)) return;
    for (int k = 0; k < news; k++)
        if (out[8 * k] & TURNED) {
            out[8 * k] ^= TURNED;
            out[8 * k + 7] = (uint8_t)turned_detail(g, seat, out[8 * k + 7]);
        }
}

DEFUSE_FN uint8_t flags_of(const Game *g, int seat) {
    int flags = (int)(g->seat_row[seat] & 255) | ((g->turns != 0) & (seat == g->turn)) << 2;
    return (uint8_t)(flags | ((g->ask != ASK_NONE) & (seat == g->asked)) << 3 | (seat == g->jump) << 6);
}

/* Seats and their equipment, from the own one on. Rows of five bytes are stored as eight, in their order. */
DEFUSE_FN void see_seats(const Game *g, int seat, uint8_t *out) {
    uint8_t *row = out + O_SEAT, *card = out + O_CARD + 52;
    int other = seat, players = g->players;
    zero_32(row); /* and the first stand, which comes later */
    put_8(card, 0);
    put_8(card + 4, 0);
    for (int step = 0; step < players; step++) {
        put_8(row + 5 * step, g->seat_row[other]);
        card[2 * step] = g->personal[other];
        other += 1 - players;
        other += players & other >> 31; /* round the table, without a branch */
    }
    /* Flags that often change are stored over, not added: what was just stored in large pieces is slow to read. */
    row[5 * steps_to(g, seat, g->turn)] = flags_of(g, g->turn);
    row[5 * steps_to(g, seat, g->asked)] = flags_of(g, g->asked);
    if (g->jump != NOBODY) row[5 * steps_to(g, seat, g->jump)] = flags_of(g, g->jump);
}

/* The wires of a stand with all their faces, 0 where there is none. Those that all see are the same. */
#if defined(__AVX2__) && (defined(__clang__) || __GNUC__ >= 12)
typedef int8_t Faces __attribute__((vector_size(16), aligned(1), may_alias));
#define DEFUSE_FACE(at) ((at) % 7 == 1 ? (at) / 7 : 16) /* of a byte of the rows: the face that is there; 16: nothing */
#define DEFUSE_FACES(k)                                                                                                \
    *(Faces *)(row + 16 * k) =                                                                                         \
        *(const Faces *)(wires + 16 * k) |                                                                             \
        __builtin_shufflevector(faces, none, DEFUSE_FACE(16 * k), DEFUSE_FACE(16 * k + 1), DEFUSE_FACE(16 * k + 2),    \
                                DEFUSE_FACE(16 * k + 3), DEFUSE_FACE(16 * k + 4), DEFUSE_FACE(16 * k + 5),             \
                                DEFUSE_FACE(16 * k + 6), DEFUSE_FACE(16 * k + 7), DEFUSE_FACE(16 * k + 8),             \
                                DEFUSE_FACE(16 * k + 9), DEFUSE_FACE(16 * k + 10), DEFUSE_FACE(16 * k + 11),           \
                                DEFUSE_FACE(16 * k + 12), DEFUSE_FACE(16 * k + 13), DEFUSE_FACE(16 * k + 14),          \
                                DEFUSE_FACE(16 * k + 15));
DEFUSE_FN void show_faces(uint8_t *row, const uint8_t *wires, const uint8_t *face) {
    const Faces faces = *(const Faces *)face, none = {0};
    DEFUSE_FACES(0) DEFUSE_FACES(1) DEFUSE_FACES(2) DEFUSE_FACES(3) DEFUSE_FACES(4) DEFUSE_FACES(5) DEFUSE_FACES(6)
}
#else
DEFUSE_FN void show_faces(uint8_t *row, const uint8_t *wires, const uint8_t *face) {
    copy_112(row, wires);
    for (int place = 0; place < 16; place++) row[7 * place + 1] = face[place];
}
#endif

/* Stands, and what all see of their wires: it lies ready in the layout. */
DEFUSE_FN void see_stands(const Game *g, int seat, uint8_t *out) {
    int stand = g->base[seat], stands = g->stands, owner = 0, own = own_stands(g, seat);
    uint8_t *wires = out + O_WIRE, *row = out + O_STAND;
    for (int k = 0; k < stands; k++) {
        if (k >= own) copy_112(wires + 112 * k, g->wire + 112 * stand);
        else show_faces(wires + 112 * k, g->wire + 112 * stand, g->face + 16 * stand);
        owner += g->opens[stand]; /* the next seat's first stand */
        put_8(row + 5 * k, (uint64_t)owner | (uint64_t)g->left[stand] << 8);
        stand += 1 - stands;
        stand += stands & stand >> 31;
    }
    put_8(row + 25, 0);
    zero_112(wires + 560);
    if (stands < 5) {
        put_8(row + 20, 0);
        zero_112(wires + 448);
    }
    if (g->rules & R_DRAWN_OPENING)
        for (int k = 0; k < stands; k++)
            for (int n = 0; n < 3; n++) row[5 * k + 2 + n] = g->beside_at[stand_for(g, seat, k)][n];
}

/* The wires of the act that is filled in. */
DEFUSE_FN void see_given(const Game *g, int filled, uint8_t *out) {
    for (int n = 0; n < 2; n++) { /* most acts are two numbers; what is not there is stored behind the last stand */
        uint32_t at = (uint32_t)g->given[n] - N_WIRE, there = (at < 96) & (n < filled);
        out[7 * (there ? at : 95) + 6] = (uint8_t)(there << 1);
    }
    for (int n = 2; n < filled && n < 8; n++)
        if (g->given[n] >= N_WIRE && g->given[n] < N_VALUE) out[7 * (g->given[n] - N_WIRE) + 6] = 2;
}

/* What a seat sees, 1,255 bytes in the layout of docs/env.md. */
DEFUSE_FN void defuse_observe(const Game *g, int seat, uint8_t *out) {
    int asked = seat == g->seat && g->outcome == RUNNING, filled = asked ? g->filled : 0;
    see_events(g, seat, out + O_EVENT);
    __builtin_memcpy(out, (const uint8_t *)g + AT_MISSION, O_SEAT);
    out[2] = (uint8_t)(seat + 1);
    out[10] = (uint8_t)(g->opened | (asked && g->beside) << 1 | (filled > 0) << 2);
    __builtin_memcpy(out + O_CARD, g->shelf, 52);
    see_seats(g, seat, out);
    see_stands(g, seat, out);
    __builtin_memcpy(out + O_VALUE, g->value, 42 + 11);
    see_given(g, filled, out + O_WIRE);
    see_own(g, seat, out);
    uint64_t given = 0 - (uint64_t)(filled > 0);
    put_8(out + O_GIVEN, g->given_row[0] & given);
    put_8(out + O_GIVEN + 8, g->given_row[1] & given);
    zero_64(out + O_THING);
    zero_64(out + O_THING + 64);
    zero_64(out + O_THING + 128);
    zero_64(out + O_THING + 192);
    for (int k = 0; k < g->shown; k++) out[O_THING + k] = (uint8_t)(201 + g->pile[k]);
    for (int k = 0; k < g->recalled; k++) out[O_MISSION + k] = g->memory[k];
}

#endif
