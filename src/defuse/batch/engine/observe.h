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

#ifdef DEFUSE_ALONE
#include "row_alone.h"
#else
#include "row_lanes.h"
#endif

#endif
