/* Rows of a batch: one game each, and what is told of it. The same lines for the CPU (`cpu.c`) and for CUDA (`gpu.cu`).
 *
 * The rules are in `engine/`. Here is what a batch adds: which deal comes next, what an illegal number does, who is
 * rewarded, random play, and sums by which two machines can be compared.
 *
 * Everything follows from the seed, the number of the row, how many games it has had, and how many numbers were given
 * since the batch was reset: neither the number of rows nor threads nor the device matter.
 */
#ifndef DEFUSE_ROWS_H
#define DEFUSE_ROWS_H

#include "engine/engine.h"

#define ROW_STRIDE 1280 /* bytes from one observation to the next: 1,255 and zeros, for stores of 16 bytes */
#define ROW_CHUNKS (ROW_STRIDE / 16)
#define MASK_CHUNKS (DEFUSE_NUMBERS / 16)
#define MASK_WORDS ((DEFUSE_NUMBERS + 63) / 64)

/* Flags of a plan. */
#define AUTORESET 1 /* a game that ended is followed by the next deal in the same step */
#define DRAW_KINDS 2 /* each deal draws its setup; otherwise row k plays setup k mod `kinds` for ever */
#define KEEP_ILLEGAL 4 /* an illegal number changes nothing; otherwise it ends the game */
#define WIDE_NUMBERS 8 /* numbers have 64 bits, not 32 */
#define WRITE_OBSERVATION 16
#define WRITE_MASK 32
#define ADD_SUMS 64
#define RANDOM_NUMBERS 128 /* numbers are drawn among the legal ones */
#define FIRST_DEALS 256 /* of `rows_reset`: the first deals of the seed, not the next ones */

/* What is told of a step, beside what the games say themselves: running, won, lost. */
#define OUTCOME_ILLEGAL 3

/* What a row remembers beside its game. 16 bytes. */
typedef struct Row {
    uint64_t sum; /* of everything that was shown of it, where sums are wanted */
    uint32_t episode; /* how many deals came before this one */
    uint16_t kind; /* which setup is played */
    uint8_t ended; /* how the game ended, if it did and no other has begun */
    uint8_t spare;
} Row;

/* What all rows share, and where things lie. Arrays have one entry a row. */
typedef struct Plan {
    uint64_t seed;
    uint64_t clock; /* numbers given since the reset */
    Game *games;
    Row *rows;
    const Setup *setups;
    Game *tables; /* of each setup, one for each captain: games are dealt onto them */
    const uint32_t *bounds; /* of drawn setups: k is played if the draw is below bounds[k], and below none before */
    const void *numbers; /* int32 or int64 */
    uint8_t *observation; /* ROW_STRIDE bytes each */
    uint8_t *mask; /* DEFUSE_NUMBERS bytes each */
    uint8_t *seat; /* who is asked */
    uint8_t *actor; /* who gave the last number */
    uint8_t *outcome; /* what it led to: 0 the game goes on, 1 won, 2 lost, 3 it was illegal */
    uint8_t *done; /* whether the game ended with it */
    int32_t *kind; /* which setup is played */
    int32_t *played; /* which setup the last number was given in */
    float *rewards; /* `most` for each row, for its seats */
    void *logs; /* of `beliefs.h`, where they are kept */
    uint64_t count; /* rows */
    uint32_t kinds;
    uint32_t most;
    uint32_t flags;
    uint32_t spare;
} Plan;

/* What came of a number. */
typedef struct Told {
    uint8_t outcome, done, actor, players;
    int32_t kind;
} Told;

/* Chance by counting: a number that follows from what it is for. */
DEFUSE_FN uint64_t stream_of(uint64_t seed, uint64_t stream) { return mixed(seed, stream); }
DEFUSE_FN uint64_t chance_of(uint64_t seed, uint64_t stream, uint64_t row, uint64_t time) {
    return mixed(mixed(stream_of(seed, stream), row), time);
}

/* How many bits of each byte are set, and of all bytes up to it. */
DEFUSE_FN uint64_t bits_before(uint64_t word) {
    word -= word >> 1 & 0x5555555555555555ull;
    word = (word & 0x3333333333333333ull) + (word >> 2 & 0x3333333333333333ull);
    return ((word + (word >> 4)) & 0x0f0f0f0f0f0f0f0full) * 0x0101010101010101ull;
}

/* How many of the eight bytes, none above 127 and each at least the one before, are at most a number. */
DEFUSE_FN uint32_t bytes_up_to(uint64_t bytes, uint64_t number) {
    const uint64_t ones = 0x0101010101010101ull, tops = 0x80 * ones;
    return (uint32_t)((((((number * ones) | tops) - bytes) & tops) >> 7) * ones >> 56);
}

/* 64 numbers of a game, as bits. */
DEFUSE_FN uint64_t options_at(const Game *game, uint32_t word) {
    return game->options[2 * word] | (uint64_t)game->options[2 * word + 1] << 32;
}

/* One of the legal numbers, drawn; -1 if there is none. */
DEFUSE_FN int64_t number_drawn(const Game *game, uint64_t chance) {
    uint32_t end[MASK_WORDS], size = 0, word = 0, before = 0; /* how many there are up to the end of each word */
    uint32_t most = options_at(game, 3) | options_at(game, 4) | options_at(game, 5) ? MASK_WORDS : 3; /* others are rare */
    for (uint32_t k = 0; k < 3; k++) end[k] = size += (uint32_t)DEFUSE_COUNT(options_at(game, k));
    for (uint32_t k = 3; k < most; k++) end[k] = size += (uint32_t)DEFUSE_COUNT(options_at(game, k));
    if (size == 0) return -1;
    uint32_t which = below(chance, size);
    for (uint32_t k = 0; k < 2; k++) {
        word += which >= end[k];
        before = which >= end[k] ? end[k] : before;
    }
    for (uint32_t k = 2; k + 1 < most && which >= end[k]; k++) {
        word = k + 1;
        before = end[k];
    }
    which -= before;
    /* The byte, and then the bit, up to which there are more than so many. */
    uint64_t bits = options_at(game, word), counts = bits_before(bits);
    uint32_t byte = bytes_up_to(counts, which);
    which -= (uint32_t)(counts << 8 >> 8 * byte & 255);
    return 64 * word + 8 * byte + bytes_up_to(spread(bits >> 8 * byte & 255) * 0x0101010101010101ull, which);
}

/* Which setup a row plays in a deal. */
DEFUSE_FN uint32_t row_kind(const Plan *plan, uint64_t at, uint32_t episode) {
    if (!(plan->flags & DRAW_KINDS)) return (uint32_t)(at % plan->kinds);
    uint32_t drawn = (uint32_t)(chance_of(plan->seed, 1, at, episode) >> 33), kind = 0; /* 31 bits */
    while (kind + 1 < plan->kinds && drawn >= plan->bounds[kind]) kind++;
    return kind;
}

/* Begin the deal of a row: which setup is played, and the table onto which it is dealt. */
DEFUSE_FN const Game *row_begin(const Plan *plan, Row *row, uint64_t at, Urn *urn) {
    uint32_t kind = row_kind(plan, at, row->episode);
    row->kind = (uint16_t)kind;
    row->ended = 0;
    return plan->tables + DEFUSE_TABLES * kind +
           begin_deal(urn, &plan->setups[kind], plan->seed, ((uint64_t)row->episode << 32) | at);
}

/* Deal a row anew. */
DEFUSE_FN void row_deal(const Plan *plan, Game *game, Row *row, uint64_t at) {
    Urn urn;
    *game = *row_begin(plan, row, at, &urn);
    deal_out(game, &plan->setups[row->kind], &urn);
}

/* The next deal of a row whose game ended. */
DEFUSE_FN void row_next(const Plan *plan, Game *game, Row *row, uint64_t at) {
    row->episode++;
    row_deal(plan, game, row, at);
}

/* Give a number in a row. Whoever calls it sees to what may be given then (`row_options`), and to the next deal. */
DEFUSE_FN Told row_take(const Plan *plan, Game *game, Row *row, int64_t number) {
    Told told;
    told.kind = row->kind;
    told.players = game->players;
    if (row->ended) {
        told.outcome = row->ended;
        told.done = 1;
        told.actor = NOBODY;
        return told;
    }
    told.actor = (uint8_t)defuse_seat(game);
    if (number < 0 || number >= DEFUSE_NUMBERS || take_number(game, (int)number)) {
        told.outcome = OUTCOME_ILLEGAL;
        told.done = !(plan->flags & KEEP_ILLEGAL);
    } else {
        told.outcome = (uint8_t)defuse_outcome(game);
        told.done = told.outcome != 0;
    }
    if (told.done) row->ended = told.outcome;
    return told;
}

/* Find what may be given after a number was. */
DEFUSE_FN void row_options(Game *game, const Told *told) {
    if (told->actor != NOBODY && told->outcome != OUTCOME_ILLEGAL) find_options(game);
}

DEFUSE_FN Told row_step(const Plan *plan, Game *game, Row *row, int64_t number) {
    Told told = row_take(plan, game, row, number);
    row_options(game, &told);
    return told;
}

/* Whether the next deal follows a number: a game ended with it. */
DEFUSE_FN int deal_follows(const Plan *plan, const Told *told) {
    return told->done && told->actor != NOBODY && plan->flags & AUTORESET;
}

/* Write what came of a number, and who is asked now. */
DEFUSE_FN void row_tell(const Plan *plan, const Game *game, const Row *row, uint64_t at, const Told *told) {
    plan->outcome[at] = told->outcome;
    plan->done[at] = told->done;
    plan->actor[at] = told->actor;
    plan->played[at] = told->kind;
    plan->kind[at] = row->kind;
    plan->seat[at] = (uint8_t)defuse_seat(game);
    float *rewards = plan->rewards + at * plan->most;
    int won = told->outcome == 1 && told->actor != NOBODY, wrong = told->outcome == OUTCOME_ILLEGAL ? told->actor : NOBODY;
    for (uint32_t seat = 0; seat < plan->most; seat++)
        rewards[seat] = (float)((won & (seat < told->players)) - ((int)seat == wrong));
}

/* What was told of a row before. */
DEFUSE_FN Told told_before(const Plan *plan, uint64_t at) {
    Told told = {0, 0, 0, 0, 0};
    told.outcome = plan->outcome[at];
    told.done = plan->done[at];
    told.actor = plan->actor[at];
    told.kind = plan->played[at];
    return told;
}

/* What is told of a row in which no number was given: a game may be over all the same. */
DEFUSE_FN Told told_nothing(const Row *row) {
    Told told = {0, 0, NOBODY, 0, 0};
    told.outcome = row->ended;
    told.done = row->ended != 0;
    told.kind = row->kind;
    return told;
}

/* The number that is given in a row. */
DEFUSE_FN int64_t number_given(const Plan *plan, uint64_t at) {
    return plan->flags & WIDE_NUMBERS ? ((const int64_t *)plan->numbers)[at] : ((const int32_t *)plan->numbers)[at];
}

/* What 16 bytes add to a sum, by where they lie. */
DEFUSE_FN uint64_t chunk_sum(uint64_t low, uint64_t high, uint32_t place) {
    uint64_t x = (low + 0x9e3779b97f4a7c15ULL * (2 * place + 1)) * 0xbf58476d1ce4e5b9ULL;
    uint64_t y = (high + 0xd1b54a32d192ed03ULL * (2 * place + 1)) * 0x94d049bb133111ebULL;
    return (x ^ (x >> 32)) + ((y ^ (y >> 29)) * 0xabc98388fb8fac03ULL);
}

/* The sum of a row after a step: of all before, of what is shown now, and of what was told. */
DEFUSE_FN uint64_t row_sum(uint64_t before, uint64_t shown, const Told *told, int seat) {
    uint64_t small = told->outcome | (uint64_t)told->done << 8 | (uint64_t)told->actor << 16 | (uint64_t)seat << 24 |
                     (uint64_t)(uint32_t)told->kind << 32;
    return mixed(mixed(before, 1) ^ shown, 2) + mixed(small, 3);
}

#endif
