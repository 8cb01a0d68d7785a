/* Batches that remember what everybody may conclude, for exact chances: the calls of `cpu.c` once more, and one more. */

#include <stdlib.h>
#include <string.h>

#define BELIEFS
#define DEFUSE_TARGETS(g, wires) hear_targets(g, wires)
#define DEFUSE_TOLD(g, kind, seat, value_1, value_2, wire_1, wire_2, detail)                                           \
    hear(g, kind, seat, value_1, value_2, wire_1, wire_2, detail)
#define DEFUSE_MOVED(g, moves, total) hear_moved(g, moves, total)

#include <stdint.h>

struct Game;
static inline void hear_targets(struct Game *g, uint64_t wires);
static inline void hear(struct Game *g, int kind, int seat, int value_1, int value_2, int wire_1, int wire_2, int detail);
struct Moves;
static inline void hear_moved(struct Game *g, const struct Moves *moves, int total);

#include "cpu.c"

/* Games are stepped beside a pointer to their log. */
static inline void hear_targets(Game *g, uint64_t wires) { ((Telling *)g)->log->targets = wires; }

static inline void hear(Game *g, int kind, int seat, int value_1, int value_2, int wire_1, int wire_2, int detail) {
    log_told(((Telling *)g)->log, g, kind, seat, value_1, value_2, wire_1, wire_2, detail);
}

static inline void hear_moved(Game *g, const Moves *moves, int total) { log_moved(((Telling *)g)->log, moves, total); }

/* What the seats that are asked believe: for each row 96 × 14 chances. Returns the first status that is not 0. */
EXPORT int32_t beliefs_posterior(const Plan *plan, uint64_t begin, uint64_t end, const Counting *counting, float *out) {
    Case *room = malloc(sizeof *room);
    int status = room ? 0 : -2;
    for (uint64_t at = begin; at < end && !status; at++) {
        const Game *game = &plan->games[at];
        float *chances = out + at * POSITIONS * VALUES;
        if (plan->rows[at].ended) memset(chances, 0, POSITIONS * VALUES * sizeof *chances);
        else status = believe(game, (const Log *)plan->logs + at, defuse_seat(game), counting, room, chances);
    }
    free(room);
    return status;
}
