/* Which numbers lead to much the same work: a GPU steps games side by side that are alike.
 *
 * Lanes of a warp that do different things wait for each other. This only sorts: what a number does never depends on it.
 */
#ifndef DEFUSE_ALIKE_H
#define DEFUSE_ALIKE_H

#include "rows.h"

/* Sorts of steps, those that take longest first. */
enum { STEP_CARD, STEP_HIT, STEP_MISS, STEP_OTHER, STEP_OWNER, STEP_OPENED, STEP_RED, STEP_OPENING, STEP_BEGIN, STEP_NOTHING, STEP_SORTS };

/* What of a game is looked at here, in pieces of 16 bytes. */
#define ALIKE_FIRST (AT_RED / 16)
#define ALIKE_BEHIND (AT_GONE / 16)

/* The sort of the step that a number leads to, legal or not. */
DEFUSE_FN int step_sort(const Game *game, const Row *row, int64_t number) {
    if (row->ended || number < 0 || number >= DEFUSE_NUMBERS || !(game->options[number >> 5] >> (number & 31) & 1)) return STEP_NOTHING;
    if (game->form == F_CUT) {
        if (game->card_1 || number < N_WIRE) return STEP_CARD;
        int place = place_numbered(game, (int)number);
        if (game->red_at >> bit_at(game, place) & 1) return STEP_RED;
        return value_at(game, place) == value_at(game, game->pick[0]) ? STEP_HIT : STEP_MISS;
    }
    if (game->form != F_NONE || game->beside || number < N_WIRE || number >= N_VALUE) return STEP_OTHER;
    if (game->ask == ASK_TURN) return STEP_BEGIN;
    if (game->ask == ASK_OPENING) return game->opening < game->players ? STEP_OPENING : STEP_OPENED;
    return STEP_OWNER;
}

#endif
