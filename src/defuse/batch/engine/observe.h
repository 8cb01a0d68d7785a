/* What may be given and what a seat sees, as rows of bytes. One lane writes a row alone, or several do together. */
#ifndef DEFUSE_OBSERVE_H
#define DEFUSE_OBSERVE_H

/* Where the sections begin. */
enum { O_SEAT = 11, O_STAND = 36, O_VALUE = 66, O_DRAWN = 108, O_CARD = 119, O_WIRE = 183, O_GIVEN = 855, O_EVENT = 871,
       O_THING = 999, O_MISSION = 1031 };

/* How far another seat sits from a seat, clockwise. */
DEFUSE_FN int steps_to(const Game *g, int seat, int other) {
    int steps = other - seat;
    return steps + (g->players & steps >> 31);
}

/* How many events a seat has not heard of; nobody sees more than 16. */
DEFUSE_FN int news_for(const Game *g, int seat) {
    int news = (uint16_t)(g->happened - g->heard[seat]);
    return news > 16 ? 16 : news;
}

/* The wires that the question is about. */
DEFUSE_FN uint64_t asked_about(const Game *g) {
    uint64_t about = g->ask == ASK_OWNER ? g->targets : 0;
    if (g->ask == ASK_GIVE_BACK || g->ask == ASK_HOOKED || g->ask == ASK_FALSE) about |= 1ull << bit_at(g, g->lent);
    return about;
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

/* The row of a wire, as a seat counts it. */
DEFUSE_FN uint8_t *row_at(const Game *g, int seat, uint8_t *out, int place) {
    return out + O_WIRE + 7 * (16 * counted_for(g, seat, stand_at(place)) + (place & 15));
}

/* What is laid over a row that shows what all see, and what the seat has given: others' wires that it sees, labels, what
 * it is asked about, and the values that it may name. */
DEFUSE_FN void see_own(const Game *g, int seat, uint8_t *out) {
    for (uint64_t left = g->seen[seat] & ~g->gone; left; left &= left - 1) {
        int place = place_of(g, DEFUSE_LOWEST(left));
        row_at(g, seat, out, place)[1] = g->face[place];
    }
    for (int later = 0; later < 2 && (g->label[0][0] | g->label[1][0]); later++) {
        int equal = later ? g->label_last : !g->label_last, place = g->label[equal][0] - 1;
        if (place >= 0) row_at(g, seat, out, place)[3] = (uint8_t)((g->label[equal][1] == place + 2 ? 1 : 3) + !equal);
    }
    for (uint64_t left = asked_about(g); left; left &= left - 1) row_at(g, seat, out, place_of(g, DEFUSE_LOWEST(left)))[6] |= 1;
    for (uint32_t left = g->allowed; left; left &= left - 1) out[O_VALUE + 3 * DEFUSE_LOWEST((uint64_t)left) - 1] |= 4;
}

#ifdef DEFUSE_ALONE
#include "row_alone.h"
#else
#include "row_lanes.h"
#endif

#endif
