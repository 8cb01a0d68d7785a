/* Beliefs: what everybody may conclude in a row, as facts about wires, and the exact chances that follow from them.
 *
 * The engine tells what happens (`tell`), and here it becomes facts, as `busters/rules/clues.py` makes them. Facts name
 * wires by handle: the bit that a wire had when it was dealt. The kernel of the odds counts, which the caller brings along.
 */
#ifndef DEFUSE_BELIEFS_H
#define DEFUSE_BELIEFS_H

#define Pair OrderedPair /* the engine has another one */
#include "../odds/counting/shared.h"
#undef Pair

#define MOST_FACTS 160
#define MOST_KINDS 34
#define POSITIONS 96
#define VALUES 14

enum { AMONG, SAME, DIFFERENT, BEFORE };

/* At least `least` and at most `most` of the wires are of one of the values (bit v); or two wires are alike or not, or stand
 * one before the other (`least` before `most`; `values`: and is less). */
typedef struct Fact {
    uint64_t wires;
    uint32_t values;
    uint8_t kind, least, most, spare;
} Fact;

typedef struct Log {
    uint64_t targets; /* the wires of the event that is being told */
    uint16_t facts; /* more than MOST_FACTS: there was no room */
    uint8_t total, stands;
    uint8_t first[8]; /* the first handle of each stand as it was dealt, and behind the last */
    uint8_t handle[64]; /* of the wire at each bit */
    Fact fact[MOST_FACTS];
} Log;

/* A game that is stepped, with its log. */
typedef struct Telling {
    Game game;
    Log *log;
} Telling;

DEFUSE_FN void log_begin(Log *log, const Game *game) {
    log->targets = 0;
    log->facts = 0;
    log->stands = game->stands;
    log->total = game->first[game->stands];
    for (int stand = 0; stand < 8; stand++) log->first[stand] = game->first[stand];
    for (int bit = 0; bit < 64; bit++) log->handle[bit] = (uint8_t)bit;
}

DEFUSE_FN uint64_t handles_of(const Log *log, uint64_t bits) {
    uint64_t found = 0;
    for (; bits; bits &= bits - 1) found |= 1ull << log->handle[DEFUSE_LOWEST(bits)];
    return found;
}

DEFUSE_FN Fact *new_fact(Log *log) {
    if (log->facts >= MOST_FACTS) {
        log->facts = MOST_FACTS + 1;
        return 0;
    }
    return &log->fact[log->facts++];
}

DEFUSE_FN void know_among(Log *log, uint64_t bits, uint32_t values, int least, int most) {
    Fact *fact = bits ? new_fact(log) : 0;
    if (!fact) return;
    fact->wires = handles_of(log, bits);
    fact->values = values;
    fact->kind = AMONG;
    fact->least = (uint8_t)least;
    fact->most = (uint8_t)most;
    fact->spare = 0;
}

DEFUSE_FN void know_pair(Log *log, int kind, int one, int other, int strict) {
    Fact *fact = new_fact(log);
    if (!fact) return;
    fact->wires = 0;
    fact->values = (uint32_t)strict;
    fact->kind = (uint8_t)kind;
    fact->least = log->handle[one];
    fact->most = log->handle[other];
    fact->spare = 0;
}

DEFUSE_FN uint32_t values_that_act_red(const Game *g) {
    uint32_t found = 0;
    for (int value = 1; value <= RED; value++) found |= (uint32_t)(acts_red(g, value) != 0) << value;
    return found;
}

/* A wire that has moved stands right of what is not above it, and left of what is. */
DEFUSE_FN void know_order(Log *log, const Game *g, int place) {
    int stand = stand_at(place), bit = bit_at(g, place);
    for (int left = bit - 1; left >= g->first[stand]; left--)
        if (!(g->loose >> left & 1)) {
            know_pair(log, BEFORE, left, bit, 0);
            break;
        }
    for (int right = bit + 1; right < g->first[stand + 1]; right++)
        if (!(g->loose >> right & 1)) {
            know_pair(log, BEFORE, bit, right, 1);
            break;
        }
}

/* Wires were renumbered. */
DEFUSE_FN void log_moved(Log *log, const Moves *moves, int total) {
    uint8_t before[64];
    for (int bit = 0; bit < total; bit++) before[bit] = log->handle[bit];
    for (int bit = 0; bit < total; bit++) log->handle[moved_bit(moves, bit)] = before[bit];
}

/* Something is told, with these wires by place and 1. */
DEFUSE_FN void log_told(Log *log, const Game *g, int kind, int seat, int value_1, int value_2, int wire_1, int wire_2,
                        int detail) {
    uint64_t targets = log->targets;
    uint32_t values = 1u << value_1 | (value_2 ? 1u << value_2 : 0);
    log->targets = 0;
    if (!targets && wire_1) targets = 1ull << bit_at(g, wire_1 - 1);
    int count = DEFUSE_COUNT(targets);
    if ((kind == E_CALLED && targets && detail) || (kind == E_MISSED && !detail)) {
        uint64_t hand = hand_of(g, seat) & ~(kind == E_CALLED ? g->loose : 0);
        know_among(log, hand, 1u << value_1, 1, 255);
        if (value_2) know_among(log, hand, 1u << value_2, 1, 255);
    }
    switch (kind) {
    case E_TOKEN:
    case E_ANNOUNCED: know_among(log, targets, 1u << (detail - D_MARK), 1, 1); break;
    case E_DETECTED: know_among(log, targets, values, 1, 255); break;
    case E_MISSED: know_among(log, targets, values, 0, 0); break;
    case E_OWED: know_among(log, targets, values_that_act_red(g), 0, count - 1); break;
    case E_SPARED: know_among(log, targets, values_that_act_red(g), count, 255); break;
    case E_LABELLED:
        know_pair(log, g->label_last ? SAME : DIFFERENT, bit_at(g, wire_1 - 1), bit_at(g, wire_2 - 1), 0);
        break;
    case E_RADAR:
        for (int stand = 0; stand < g->stands && !acts_red(g, value_1); stand++) {
            int yes = (detail - D_ANSWERS) >> stand & 1;
            know_among(log, (uint64_t)plain(g, stand) << g->first[stand], 1u << value_1, yes, yes ? 255 : 0);
        }
        break;
    case E_MOVED:
        know_order(log, g, wire_1 - 1);
        if (wire_2) know_order(log, g, wire_2 - 1);
        break;
    case E_USED:
        if (detail == K_STABILIZER + 1 || detail == K_MUG + 1) {
            uint64_t hand = hand_of(g, seat);
            know_among(log, hand, values_that_act_red(g), 0, DEFUSE_COUNT(hand) - 1);
        }
        break;
    }
}

/* The calls of the kernel of the odds. */
typedef struct Counting {
    Reading *(*read)(const Evidence *, const int8_t *);
    void (*forget)(Reading *);
    int32_t (*most)(const Lattice *);
    int32_t (*places)(Lattice *, double *, double *);
} Counting;

/* Everything that is put before the kernel. */
typedef struct Case {
    int32_t things, kinds, boxed, counts, members, orders;
    uint8_t face[MOST_KINDS], value[MOST_KINDS]; /* of each kind: its code and its value */
    int8_t kind_of[35]; /* of each code of a face; -1: not in the game */
    int32_t copies[MOST_KINDS];
    int32_t row[THINGS + DEFUSE_STANDS];
    Count count[MOST_FACTS + 14 * 2 + 2];
    int32_t member[(MOST_FACTS + 2) * 64 + 14 * 4];
    OrderedPair order[MOST_FACTS];
} Case;

DEFUSE_FN uint64_t kinds_with(const Case *a, uint32_t values) {
    uint64_t found = 0;
    for (int kind = 0; kind < a->kinds; kind++) found |= (uint64_t)(values >> a->value[kind] & 1) << kind;
    return found;
}

DEFUSE_FN void add_count(Case *a, uint64_t kinds, int least, int most, int even) {
    Count *count = &a->count[a->counts++];
    count->kinds = kinds;
    count->least = least;
    count->most = most;
    count->thing = -1;
    count->even = even;
    count->first = a->members;
    count->length = 0;
}

DEFUSE_FN void add_member(Case *a, int thing) {
    a->member[a->members++] = thing;
    a->count[a->counts - 1].length++;
}

/* Of these wires so many are of these kinds. What most wires have is what the others have not. */
DEFUSE_FN void add_among(Case *a, uint64_t wires, uint64_t kinds, int least, int most) {
    int size = DEFUSE_COUNT(wires), there = 0, rest = 2 * size > a->things;
    for (int kind = 0; kind < a->kinds; kind++)
        if (kinds >> kind & 1) there += a->copies[kind];
    if (rest) {
        int before = least;
        least = there - (most < there ? most : there);
        most = there - before;
    } else if (most > size) {
        most = size;
    }
    add_count(a, kinds, least, most, 0);
    for (int thing = 0; thing < a->things; thing++)
        if ((thing < 64 && wires >> thing & 1) != rest) add_member(a, thing);
}

/* What is dealt: which kinds there are, the wires on stands and in the box, and in what order they stand. */
DEFUSE_FN void take_deal(Case *a, const Game *g, const Log *log) {
    a->kinds = a->counts = a->members = a->orders = 0;
    for (int code = 0; code < 35; code++) a->kind_of[code] = -1;
    int specials[2] = {0, 0}, total = log->total, at = 0;
    for (int n = 1; n <= 12; n++)
        for (int colour = 0; colour < 3; colour++) { /* blue, yellow, red: as they stand */
            int code = colour == 0 ? n : colour == 1 ? 12 + n : 23 + n;
            int copies = colour == 0 ? g->value[3 * n - 3] : n <= 11 && g->drawn[n - 1] >> (colour - 1) & 1;
            if (!copies) continue;
            a->kind_of[code] = (int8_t)a->kinds;
            a->face[a->kinds] = (uint8_t)code;
            a->value[a->kinds] = (uint8_t)(colour == 0 ? n : colour == 1 ? YELLOW : RED);
            a->copies[a->kinds++] = copies;
            if (colour) specials[colour - 1]++;
        }
    a->boxed = specials[0] - g->yellows + specials[1] - g->reds;
    a->things = total + a->boxed;
    for (int stand = 0; stand < log->stands; stand++) {
        a->row[at++] = log->first[stand + 1] - log->first[stand];
        for (int thing = log->first[stand]; thing < log->first[stand + 1]; thing++) a->row[at++] = thing;
    }
    uint64_t everywhere = (1ull << (total - 1) << 1) - 1;
    if (g->reds < specials[1]) add_among(a, everywhere, kinds_with(a, 1u << RED), g->reds, g->reds);
    if (g->yellows < specials[0]) add_among(a, everywhere, kinds_with(a, 1u << YELLOW), g->yellows, g->yellows);
}

DEFUSE_FN void take_facts(Case *a, const Log *log) {
    for (int k = 0; k < log->facts; k++) {
        const Fact *fact = &log->fact[k];
        if (fact->kind == AMONG) {
            add_among(a, fact->wires, kinds_with(a, fact->values), fact->least, fact->most);
        } else if (fact->kind == BEFORE) {
            OrderedPair *pair = &a->order[a->orders++];
            pair->low = fact->least;
            pair->high = fact->most;
            pair->strict = (int32_t)fact->values;
        } else {
            for (int value = 1; value <= RED; value++) {
                uint64_t kinds = kinds_with(a, 1u << value);
                if (!kinds) continue;
                add_count(a, kinds, 0, fact->kind == SAME ? 2 : 1, fact->kind == SAME);
                add_member(a, fact->least);
                add_member(a, fact->most);
            }
        }
    }
}

/* The chances of all wires for a seat, 96 places and 14 values. Returns 0, or why it cannot be told: a status of the
 * kernel, -1 for no room, -2 for no memory. */
DEFUSE_FN int believe(const Game *g, const Log *log, int seat, const Counting *counting, Case *a, float *out) {
    for (int k = 0; k < POSITIONS * VALUES; k++) out[k] = 0.0f;
    if (log->facts > MOST_FACTS) return -1;
    take_deal(a, g, log);
    take_facts(a, log);
    if (a->things > THINGS) return -1;
    Evidence evidence = {a->things, a->kinds, log->stands, a->counts, a->orders, a->copies, a->row, a->count, a->member,
                         a->order};
    int8_t seen[THINGS];
    uint64_t known = row_of(g, seat) | g->seen[seat] | g->gone;
    int doubts = 0;
    for (int thing = 0; thing < a->things; thing++) seen[thing] = -1;
    for (int bit = 0; bit < log->total; bit++) {
        if (known >> bit & 1) seen[log->handle[bit]] = a->kind_of[g->face[place_of(g, bit)]];
        else doubts++;
    }
    Reading *reading = doubts ? counting->read(&evidence, seen) : 0;
    if (doubts && !reading) return -1;
    int status = reading ? reading->status : 0;
    double *place = 0, *run = 0;
    if (!status && reading && reading->lattice) {
        size_t fields = (size_t)reading->slots * (size_t)reading->kinds;
        place = calloc(fields, sizeof *place);
        run = calloc(fields * (size_t)(counting->most(reading->lattice) + 1), sizeof *run);
        if (!place || !run || !counting->places(reading->lattice, place, run)) status = -2;
    }
    for (int bit = 0; bit < log->total && !status; bit++) {
        int at = place_of(g, bit), thing = log->handle[bit];
        float *row = out + VALUES * (16 * counted_for(g, seat, stand_at(at)) + (at & 15));
        if (known >> bit & 1) {
            row[value_at(g, at) - 1] = 1.0f;
            continue;
        }
        if (reading->certain[thing] >= 0) {
            row[a->value[reading->certain[thing]] - 1] = 1.0f;
            continue;
        }
        int slot = reading->slot[thing], first = 0, behind = 0;
        for (int k = 0; k < reading->rows && behind <= slot; k++) {
            first = behind;
            behind += reading->size[k];
            if (slot < behind && !reading->bag[k]) {
                first = slot;
                behind = slot + 1;
                break;
            }
        }
        double chance[VALUES] = {0};
        for (int kind = 0; kind < reading->kinds; kind++) {
            double ways = 0;
            for (int k = first; k < behind; k++) ways += place[k * reading->kinds + kind];
            chance[a->value[kind] - 1] += ways / (reading->total * (behind - first));
        }
        for (int value = 0; value < VALUES; value++) row[value] = (float)chance[value];
    }
    free(place);
    free(run);
    if (reading) counting->forget(reading);
    return status;
}

#endif
