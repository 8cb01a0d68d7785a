/* The batched engine behind plain calls, for the tests: one game, one lane or many. */
#ifdef LANES
static int lane;
#define DEFUSE_LANE lane
#define DEFUSE_LANES LANES
#endif
#include "engine.h"

int game_bytes(void) { return (int)sizeof(Game); }
int setup_bytes(void) { return (int)sizeof(Setup); }
void deal(Game *game, const Setup *setup, uint64_t seed, uint64_t index) {
    Game tables[DEFUSE_TABLES];
    defuse_prepare(tables, setup);
    defuse_deal(game, setup, tables, seed, index);
}
void load(Game *game, const Setup *setup, const uint8_t *bytes) { defuse_load(game, setup, bytes); }
uint64_t wires(uint64_t key, uint64_t from, int size, int count, int span) {
    Urn urn;
    urn.key = key;
    urn.at = 0;
    return draw_wires(&urn, from, size, count, span);
}
int pile_top(const Game *game) { return game->piled > 1 ? 32 * game->pile[0] + game->pile[1] : -1; }
uint32_t below_n(uint64_t *word, uint32_t n) { return below_of(word, n); }
int step(Game *game, int number) { return defuse_step(game, number); }
int seat(const Game *game) { return defuse_seat(game); }
int outcome(const Game *game) { return defuse_outcome(game); }
int cause(const Game *game) { return defuse_cause(game); }

#ifdef LANES
void legal(const Game *game, uint8_t *mask) {
    for (lane = 0; lane < LANES; lane++) defuse_legal(game, mask);
}
void observe(const Game *game, int who, uint8_t *out) {
    uint64_t room[(DEFUSE_OBSERVATION + 8) / 8]; /* a row lies one byte behind a multiple of eight */
    for (lane = 0; lane < LANES; lane++) defuse_observe(game, who, (uint8_t *)room + 1);
    for (lane = 0; lane < LANES; lane++) defuse_observe_own(game, who, (uint8_t *)room + 1);
    __builtin_memcpy(out, (const uint8_t *)room + 1, DEFUSE_OBSERVATION);
}
#else
void legal(const Game *game, uint8_t *mask) { defuse_legal(game, mask); }
void observe(const Game *game, int who, uint8_t *out) { defuse_observe(game, who, out); }
#endif
