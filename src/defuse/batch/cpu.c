/* Batches on the CPU: loops over some of the rows, so that several threads can share them. Called by ctypes. */

#include <string.h>

#include "rows.h"

#ifdef _WIN32
#define EXPORT __declspec(dllexport)
#else
#define EXPORT __attribute__((visibility("default")))
#endif

/* `beliefs.c` has the same calls under other names, for games with logs; `cpu_wide.c` has them for some processors. */
#ifdef DEFUSE_WIDE
#undef EXPORT
#define EXPORT
#define CALL(name) wide_##name
#elif defined(BELIEFS)
#include "beliefs.h"
#define CALL(name) beliefs_##name
#define LOG(plan, at) ((Log *)(plan)->logs + (at))
#else
#define CALL(name) batch_##name
#endif

#ifndef HEADER_SUM
#define HEADER_SUM 0
#endif

#if defined(__x86_64__) && defined(__GNUC__) && !defined(__AVX2__) && !defined(BELIEFS) && !defined(DEFUSE_WIDE)
#include <cpuid.h>

void wide_step(const Plan *plan, uint64_t begin, uint64_t end);
void wide_play(const Plan *plan, uint64_t begin, uint64_t end, uint64_t steps);

/* Whether the processor has what `cpu_wide.c` is compiled for, and the system keeps its registers. */
static int is_wide(void) {
    static volatile int known; /* 1: no, 2: yes */
    if (!known) {
        unsigned a, b, c, d, low, high, found = 1;
        if (__get_cpuid(1, &a, &b, &c, &d) && (c & (1u << 27 | 1u << 28 | 1u << 23)) == (1u << 27 | 1u << 28 | 1u << 23)) {
            __asm__ volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
            unsigned seven = __get_cpuid_count(7, 0, &a, &b, &c, &d) ? b : 0;
            unsigned more = __get_cpuid(0x80000001, &a, &b, &c, &d) ? c : 0; /* bit 5: LZCNT */
            if ((low & 6) == 6 && (seven & (1u << 3 | 1u << 5 | 1u << 8)) == (1u << 3 | 1u << 5 | 1u << 8) && more >> 5 & 1) found = 2;
        }
        known = (int)found;
    }
    return known == 2;
}
#define WIDE_INSTEAD(call) if (is_wide()) { call; return; }
#else
#define WIDE_INSTEAD(call)
#endif

static uint64_t word_at(const uint8_t *bytes) {
    uint64_t word;
    memcpy(&word, bytes, 8);
    return word;
}

static uint64_t sum_of(const uint8_t *bytes, uint32_t chunks, uint32_t place) {
    uint64_t sum = 0;
    for (uint32_t at = 0; at < chunks; at++)
        sum += chunk_sum(word_at(bytes + 16 * at), word_at(bytes + 16 * at + 8), place + at);
    return sum;
}

/* Write what the seat that is asked may do, and what it sees. */
static void show(const Plan *plan, uint64_t at) {
    const Game *game = &plan->games[at];
    uint8_t *mask = plan->mask + at * DEFUSE_NUMBERS;
    if (plan->flags & WRITE_MASK) {
        if (plan->rows[at].ended) memset(mask, 0, DEFUSE_NUMBERS);
        else defuse_legal(game, mask);
    }
    if (plan->flags & WRITE_OBSERVATION) defuse_observe(game, defuse_seat(game), plan->observation + at * ROW_STRIDE);
}

static void add_sum(const Plan *plan, uint64_t at, const Told *told) {
    uint64_t shown = sum_of(plan->observation + at * ROW_STRIDE, ROW_CHUNKS, 0);
    shown += sum_of(plan->mask + at * DEFUSE_NUMBERS, MASK_CHUNKS, ROW_CHUNKS);
    Row *row = &plan->rows[at];
    row->sum = row_sum(row->sum, shown, told, defuse_seat(&plan->games[at]));
}

static void give(const Plan *plan, uint64_t at, int64_t number) {
    Row *row = &plan->rows[at];
#ifdef BELIEFS
    Telling telling = {plan->games[at], LOG(plan, at)};
    Told told = row_step(plan, &telling.game, row, number);
    if (deal_follows(plan, &told)) {
        row_next(plan, &telling.game, row, at);
        log_begin(telling.log, &telling.game);
    }
    plan->games[at] = telling.game;
#else
    Told told = row_step(plan, &plan->games[at], row, number);
    if (deal_follows(plan, &told)) row_next(plan, &plan->games[at], row, at);
#endif
    row_tell(plan, &plan->games[at], row, at, &told);
    show(plan, at);
    if (plan->flags & ADD_SUMS) add_sum(plan, at, &told);
}

#ifndef DEFUSE_WIDE
/* A row has a new game. */
static void begin_row(const Plan *plan, uint64_t at) {
    Row *row = &plan->rows[at];
#ifdef BELIEFS
    log_begin(LOG(plan, at), &plan->games[at]);
#endif
    Told told = told_nothing(row);
    row_tell(plan, &plan->games[at], row, at, &told);
    show(plan, at);
}

#ifdef BELIEFS
EXPORT uint32_t beliefs_bytes(void) { return sizeof(Log); }
#define FRESH_GAME(plan, at) Telling fresh = {{0}, LOG(plan, at)}; Game *game = &fresh.game
#define KEEP_GAME(plan, at) (plan)->games[at] = *game
#else
EXPORT uint32_t batch_source(void) { return HEADER_SUM; }

/* Sizes that the two sides of the border have to agree on. */
EXPORT void batch_sizes(uint32_t *out) {
    const uint32_t sizes[] = {sizeof(Game), sizeof(Setup), sizeof(Row), sizeof(Plan), DEFUSE_NUMBERS,
                              DEFUSE_OBSERVATION, ROW_STRIDE, DEFUSE_DEAL_BYTES};
    memcpy(out, sizes, sizeof sizes);
}

/* Set the tables of some setups. */
EXPORT void batch_prepare(const Plan *plan, uint64_t begin, uint64_t end) {
    for (uint64_t kind = begin; kind < end; kind++)
        defuse_prepare(plan->tables + DEFUSE_TABLES * kind, &plan->setups[kind]);
}

#define FRESH_GAME(plan, at) Game *game = &(plan)->games[at]
#define KEEP_GAME(plan, at)
#endif

EXPORT void CALL(reset)(const Plan *plan, uint64_t begin, uint64_t end) {
    for (uint64_t at = begin; at < end; at++) {
        Row *row = &plan->rows[at];
        if (plan->flags & FIRST_DEALS) memset(row, 0, sizeof *row);
        else row->episode++;
        FRESH_GAME(plan, at);
        row_deal(plan, game, row, at);
        KEEP_GAME(plan, at);
        begin_row(plan, at);
    }
}

/* Begin with deals of the engine: `kind` says the setup of each. */
EXPORT void CALL(load)(const Plan *plan, uint64_t begin, uint64_t end, const int32_t *kind, const uint8_t *deals) {
    for (uint64_t at = begin; at < end; at++) {
        Row *row = &plan->rows[at];
        memset(row, 0, sizeof *row);
        row->kind = (uint16_t)kind[at];
        FRESH_GAME(plan, at);
        defuse_load(game, &plan->setups[kind[at]], deals + at * DEFUSE_DEAL_BYTES);
        KEEP_GAME(plan, at);
        begin_row(plan, at);
    }
}

/* Show the games as they are, after their bytes were put back. */
EXPORT void CALL(show)(const Plan *plan, uint64_t begin, uint64_t end) {
    for (uint64_t at = begin; at < end; at++) {
        Told told = told_nothing(&plan->rows[at]);
        row_tell(plan, &plan->games[at], &plan->rows[at], at, &told);
        show(plan, at);
    }
}
#endif

EXPORT void CALL(step)(const Plan *plan, uint64_t begin, uint64_t end) {
    WIDE_INSTEAD(wide_step(plan, begin, end))
    for (uint64_t at = begin; at < end; at++) give(plan, at, number_given(plan, at));
}

/* Give drawn numbers, several steps. A row takes all of them before the next one does: so it stays in the cache, and the
 * processor guesses better what a step will do, since it has just seen the one before. */
EXPORT void CALL(play)(const Plan *plan, uint64_t begin, uint64_t end, uint64_t steps) {
    WIDE_INSTEAD(wide_play(plan, begin, end, steps))
    uint64_t stream = stream_of(plan->seed, 2);
    for (uint64_t at = begin; at < end; at++) {
        uint64_t key = mixed(stream, at);
        for (uint64_t step = 0; step < steps; step++)
            give(plan, at, number_drawn(&plan->games[at], mixed(key, plan->clock + step)));
    }
}

#ifndef DEFUSE_WIDE
/* What a seat sees, of any seat: for each row the one that is named. */
EXPORT void CALL(look)(const Plan *plan, uint64_t begin, uint64_t end, const uint8_t *seat, uint8_t *out) {
    for (uint64_t at = begin; at < end; at++) defuse_observe(&plan->games[at], seat[at], out + at * ROW_STRIDE);
}
#endif
