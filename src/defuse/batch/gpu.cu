/* Batches on a GPU: the kernels, compiled at run time by NVRTC. `emulated.h` compiles the same file for the CPU.
 *
 * There are two ways to a step, and they do the same:
 *
 * - In one kernel (`gpu_step`): a warp has GAMES rows. It copies their games into shared memory, where each lane steps one
 *   of them; then it writes the rows. This is for few games, and for many steps in one call.
 * - In several (`gpu_move`, `gpu_deal`, `gpu_write`): first each lane steps a game where it lies; games that ended are
 *   put on a list, and warps full of them are dealt anew; then warps write the rows. This needs no room for games in
 *   shared memory, so more warps work at a time. And a deal takes many times as long as a number: on the list, a warp
 *   does not wait for the one of its games that has to be dealt.
 *
 * A row is written by SHARE lanes together, so a warp writes 32 / SHARE rows at a time: into shared memory, and from there
 * to the device's memory in pieces of 16 bytes, side by side. Warps do not wait for each other.
 *
 * Kernels are written in phases. `LANES { … } TOGETHER` is what every lane does, and then they wait for each other:
 * on a GPU all at once, emulated one after the other. What lives longer than a phase is in shared memory, or the same
 * for all lanes.
 */

#ifdef __CUDACC_RTC__
typedef signed char int8_t;
typedef unsigned char uint8_t;
typedef short int16_t;
typedef unsigned short uint16_t;
typedef int int32_t;
typedef unsigned int uint32_t;
typedef long long int64_t;
typedef unsigned long long uint64_t;
#define DEFUSE_NO_STDINT
#endif

#ifndef GAMES
#define GAMES 8
#endif
#ifndef WARPS
#define WARPS 2
#endif

#ifndef SHARE
#define SHARE 8
#endif

#define LANE (threadIdx.x & 31)
#define WARP (threadIdx.x >> 5)
#define TURN (32 / SHARE) /* rows that are written at a time */
#define SIDE (LANE / SHARE) /* which of them a lane writes */
#define DEFUSE_LANE ((int)(threadIdx.x & (SHARE - 1)))
#define DEFUSE_LANES SHARE

#ifndef EMULATED
#define DEFUSE_FN __device__ static inline
#define DEFUSE_PART __device__ static __noinline__
#define LANES
#define TOGETHER __syncwarp();
#define ONE_MORE(count) atomicAdd(count, 1u)
#define KERNEL(name) extern "C" __global__ void __launch_bounds__(32 * WARPS) name(const Plan plan, const Extra extra)
#define ROOM(type) extern __shared__ uint4 shared_memory[]; type *room = (type *)shared_memory + WARP;
#endif

#include "rows.h"

/* What a call brings beside the plan. */
typedef struct Extra {
    uint64_t steps;
    uint64_t clear; /* of `gpu_begin`: 0 the games as they are, 1 deal, 2 load */
    const int32_t *kind;
    const uint8_t *deals;
    const uint8_t *seats; /* of `gpu_look` */
    uint8_t *out;
    uint32_t *ended; /* of `gpu_move` and `gpu_deal`: how many games ended, in this turn and in the other, and which */
    uint64_t turn; /* 0 or 1, in turn */
} Extra;

/* Games lie an odd number of words apart, so that lanes which read the same field read from different banks. */
typedef struct Aligned {
    char before;
    Game game;
} Aligned;
#define ALIGNMENT (sizeof(Aligned) - sizeof(Game))
#define UNIT (ALIGNMENT > 4 ? ALIGNMENT : 4)
#define GAME_STRIDE (UNIT * (((sizeof(Game) + UNIT - 1) / UNIT) | 1))
#define GAME_WORDS (sizeof(Game) / 4)

#define ROW_ROOM (ROW_STRIDE + 16)

/* The room in which a warp writes rows. */
typedef struct Page {
    uint8_t row[TURN][ROW_ROOM];
    uint64_t part[32];
} Page; /* a row begins at its second byte: see `row_lanes.h` */

/* The room of a warp in shared memory. */
typedef struct Room {
    Page page;
    Row rows[GAMES];
    Told told[GAMES];
    uint32_t games[(GAMES * GAME_STRIDE + 15) / 16 * 4];
} Room;

DEFUSE_FN Game *game_in(Room *room, int at) { return (Game *)((char *)room->games + at * GAME_STRIDE); }

/* The end of a row, which nobody writes, is zeros. */
DEFUSE_FN void clean(Page *page) {
    LANES {
        for (int row = 0; row < TURN; row++)
            if (LANE < 8) ((uint32_t *)page->row[row])[(DEFUSE_OBSERVATION + 1) / 4 + LANE] = 0;
    }
    TOGETHER
}

/* Copy the games of a warp into its room, and back. */
DEFUSE_FN void take(const Plan *plan, Room *room, uint64_t first, int count) {
    const uint32_t *from = (const uint32_t *)(plan->games + first);
    LANES {
        for (uint32_t at = LANE; at < count * GAME_WORDS; at += 32)
            ((uint32_t *)game_in(room, (int)(at / GAME_WORDS)))[at % GAME_WORDS] = from[at];
        if ((int)LANE < count) room->rows[LANE] = plan->rows[first + LANE];
    }
    TOGETHER
    clean(&room->page);
}

DEFUSE_FN void put_back(const Plan *plan, Room *room, uint64_t first, int count) {
    uint32_t *to = (uint32_t *)(plan->games + first);
    LANES {
        for (uint32_t at = LANE; at < count * GAME_WORDS; at += 32)
            to[at] = ((const uint32_t *)game_in(room, (int)(at / GAME_WORDS)))[at % GAME_WORDS];
        if ((int)LANE < count) plan->rows[first + LANE] = room->rows[LANE];
    }
    TOGETHER
}

/* Sixteen bytes of a row, which lies one byte behind the beginning of its room. */
DEFUSE_FN uint4 row_chunk(const uint8_t *row, uint32_t chunk) {
    uint4 from = ((const uint4 *)row)[chunk], bytes;
    uint32_t behind = ((const uint32_t *)row)[4 * chunk + 4];
    bytes.x = from.x >> 8 | from.y << 24;
    bytes.y = from.y >> 8 | from.z << 24;
    bytes.z = from.z >> 8 | from.w << 24;
    bytes.w = from.w >> 8 | behind << 24;
    return bytes;
}

/* Sixteen numbers of a mask as bytes. */
DEFUSE_FN uint4 mask_chunk(const Game *game, uint32_t chunk) {
    uint32_t bits = game->options[chunk >> 1] >> (16 * (chunk & 1));
    uint4 bytes; /* a multiplication puts four bits into four bytes */
    bytes.x = ((bits & 15) * 0x00204081u) & 0x01010101u;
    bytes.y = ((bits >> 4 & 15) * 0x00204081u) & 0x01010101u;
    bytes.z = ((bits >> 8 & 15) * 0x00204081u) & 0x01010101u;
    bytes.w = ((bits >> 12 & 15) * 0x00204081u) & 0x01010101u;
    return bytes;
}

DEFUSE_FN uint64_t sum_of(uint4 bytes, uint32_t place) {
    return chunk_sum(bytes.x | (uint64_t)bytes.y << 32, bytes.z | (uint64_t)bytes.w << 32, place);
}

/* Write what the seats that are asked may do, and what they see: of `count` games, at most TURN, the first being row
 * `first`, each `stride` bytes from the one before. Add to the sums. */
DEFUSE_FN void show(const Plan *plan, Page *page, const char *games, uint32_t stride, Row *rows, const Told *told,
                    uint64_t first, int count) {
    uint32_t flags = plan->flags;
    if (flags & WRITE_OBSERVATION) {
        LANES {
            const Game *game = (const Game *)(games + SIDE * stride);
            if ((int)SIDE < count) defuse_observe(game, defuse_seat(game), page->row[SIDE] + 1);
        }
        TOGETHER
        LANES {
            const Game *game = (const Game *)(games + SIDE * stride);
            if ((int)SIDE < count) defuse_observe_own(game, defuse_seat(game), page->row[SIDE] + 1);
        }
        TOGETHER
    }
    for (int at = 0; at < count; at++) {
        const Game *game = (const Game *)(games + at * stride);
        LANES {
            uint64_t sum = 0;
            if (flags & WRITE_OBSERVATION) {
                uint4 *to = (uint4 *)(plan->observation + (first + at) * ROW_STRIDE);
                for (uint32_t chunk = LANE; chunk < ROW_CHUNKS; chunk += 32) {
                    uint4 bytes = row_chunk(page->row[at], chunk);
                    to[chunk] = bytes;
                    if (flags & ADD_SUMS) sum += sum_of(bytes, chunk);
                }
            }
            if ((flags & WRITE_MASK) && LANE < MASK_CHUNKS) {
                uint4 bytes = {0, 0, 0, 0};
                if (!rows[at].ended) bytes = mask_chunk(game, LANE);
                ((uint4 *)(plan->mask + (first + at) * DEFUSE_NUMBERS))[LANE] = bytes;
                if (flags & ADD_SUMS) sum += sum_of(bytes, ROW_CHUNKS + LANE);
            }
            if (flags & ADD_SUMS) page->part[LANE] = sum;
        }
        TOGETHER
        if (flags & ADD_SUMS) {
            LANES {
                if (LANE == 0) {
                    uint64_t shown = 0;
                    for (int lane = 0; lane < 32; lane++) shown += page->part[lane];
                    Told now = told ? told[at] : told_before(plan, first + at);
                    rows[at].sum = row_sum(rows[at].sum, shown, &now, defuse_seat(game));
                }
            }
            TOGETHER
        }
    }
}

/* Show all games of a room. */
DEFUSE_FN void show_all(const Plan *plan, Room *room, uint64_t first, int count) {
    for (int at = 0; at < count; at += TURN)
        show(plan, &room->page, (const char *)game_in(room, at), GAME_STRIDE, room->rows + at, room->told + at, first + at,
             count - at < TURN ? count - at : TURN);
}

/* Where a warp's rows begin, and how many there are: 0 behind the last. */
DEFUSE_FN int rows_of(const Plan *plan, uint64_t *first) {
    *first = ((uint64_t)blockIdx.x * WARPS + WARP) * GAMES;
    if (*first >= plan->count) return 0;
    uint64_t left = plan->count - *first;
    return left < GAMES ? (int)left : GAMES;
}

/* Set the tables of the setups, a lane for each. */
KERNEL(gpu_prepare) {
    LANES {
        uint64_t kind = (uint64_t)blockIdx.x * (32 * WARPS) + threadIdx.x;
        if (kind < plan.kinds) defuse_prepare(plan.tables + DEFUSE_TABLES * kind, &plan.setups[kind]);
    }
}

/* Deal, load, or leave the games as they are; and show them. */
KERNEL(gpu_begin) {
    ROOM(Room)
    uint64_t first;
    int count = rows_of(&plan, &first);
    if (count == 0) return;
    take(&plan, room, first, count);
    LANES {
        if ((int)LANE < count) {
            Row *row = &room->rows[LANE];
            Game *game = game_in(room, (int)LANE);
            uint64_t at = first + LANE;
            if (extra.clear) {
                Row fresh = {0, 0, 0, 0, 0};
                if (!(plan.flags & FIRST_DEALS)) {
                    fresh.sum = row->sum;
                    fresh.episode = row->episode + 1;
                }
                *row = fresh;
                for (uint32_t word = 0; word < GAME_WORDS; word++) ((uint32_t *)game)[word] = 0;
                if (extra.clear == 2) {
                    row->kind = (uint16_t)extra.kind[at];
                    defuse_load(game, &plan.setups[row->kind], extra.deals + at * DEFUSE_DEAL_BYTES);
                } else {
                    row_deal(&plan, game, row, at);
                }
            }
            Told told = told_nothing(row);
            row_tell(&plan, game, row, at, &told);
        }
    }
    TOGETHER
    show_all(&plan, room, first, count);
    put_back(&plan, room, first, count);
}

/* Give numbers, `steps` times (more than once only where they are drawn), and show the games after each. */
KERNEL(gpu_step) {
    ROOM(Room)
    uint64_t first;
    int count = rows_of(&plan, &first);
    if (count == 0) return;
    take(&plan, room, first, count);
    for (uint64_t step = 0; step < extra.steps; step++) {
        LANES {
            if ((int)LANE < count) {
                Row *row = &room->rows[LANE];
                Game *game = game_in(room, (int)LANE);
                uint64_t at = first + LANE;
                int64_t number = plan.flags & RANDOM_NUMBERS
                                     ? number_drawn(game, chance_of(plan.seed, 2, at, plan.clock + step))
                                     : number_given(&plan, at);
                Told told = row_step(&plan, game, row, number);
                if (deal_follows(&plan, &told)) row_next(&plan, game, row, at);
                row_tell(&plan, game, row, at, &told);
                room->told[LANE] = told;
            }
        }
        TOGETHER
        show_all(&plan, room, first, count);
    }
    put_back(&plan, room, first, count);
}

/* Give a number in each game, a lane for each, where the games lie. */
KERNEL(gpu_move) {
    LANES {
        uint64_t at = (uint64_t)blockIdx.x * (32 * WARPS) + threadIdx.x;
        if (at < plan.count) {
            Row row = plan.rows[at];
            Game *game = &plan.games[at];
            int64_t number = plan.flags & RANDOM_NUMBERS ? number_drawn(game, chance_of(plan.seed, 2, at, plan.clock))
                                                         : number_given(&plan, at);
            Told told = row_step(&plan, game, &row, number);
            row_tell(&plan, game, &row, at, &told);
            plan.rows[at] = row;
            if (plan.flags & AUTORESET) {
                if (deal_follows(&plan, &told)) extra.ended[2 + ONE_MORE(&extra.ended[extra.turn])] = (uint32_t)at;
                if (at == 0) extra.ended[extra.turn ^ 1] = 0;
            }
        }
    }
}

/* The room of a warp that deals. With few games it is small, so that many warps work at a time; and a warp waits for the
 * slowest of few deals. */
#ifndef DEALT
#define DEALT 8
#endif
typedef struct DealRoom {
    uint32_t games[(DEALT * GAME_STRIDE + 15) / 16 * 4];
    uint32_t at[DEALT], table[DEALT];
} DealRoom;

DEFUSE_FN Game *game_dealt(DealRoom *room, int at) { return (Game *)((char *)room->games + at * GAME_STRIDE); }

/* Copy a game, all lanes together. */
DEFUSE_FN void copy_game(Game *to, const Game *from) {
    for (uint32_t word = LANE; word < sizeof(Game) / 8; word += 32) ((uint64_t *)to)[word] = ((const uint64_t *)from)[word];
}

/* Deal the games anew that `gpu_move` put on the list, DEALT by a warp. */
KERNEL(gpu_deal) {
    ROOM(DealRoom)
    uint64_t first = ((uint64_t)blockIdx.x * WARPS + WARP) * DEALT;
    uint32_t ended = extra.ended[extra.turn];
    if (first >= ended) return;
    int count = ended - first < DEALT ? (int)(ended - first) : DEALT;
    LANES {
        if ((int)LANE < count) {
            uint32_t at = extra.ended[2 + first + LANE];
            Urn urn;
            Row row = plan.rows[at];
            row.episode++;
            room->table[LANE] = (uint32_t)(row_begin(&plan, &row, at, &urn) - plan.tables);
            room->at[LANE] = at;
            plan.rows[at] = row;
            plan.kind[at] = row.kind;
        }
    }
    TOGETHER
    LANES {
        for (int game = 0; game < count; game++) copy_game(game_dealt(room, game), plan.tables + room->table[game]);
    }
    TOGETHER
    LANES {
        if ((int)LANE < count) {
            uint32_t at = room->at[LANE];
            Urn urn;
            Row row = plan.rows[at];
            Game *game = game_dealt(room, (int)LANE);
            row_begin(&plan, &row, at, &urn); /* once more, instead of room for the urns */
            deal_out(game, &plan.setups[row.kind], &urn);
            plan.seat[at] = (uint8_t)defuse_seat(game);
        }
    }
    TOGETHER
    LANES {
        for (int game = 0; game < count; game++) copy_game(plan.games + room->at[game], game_dealt(room, game));
    }
}

/* Write the rows of all games, TURN at a time. */
KERNEL(gpu_write) {
    ROOM(Page)
    uint64_t first = ((uint64_t)blockIdx.x * WARPS + WARP) * GAMES;
    clean(room);
    for (int at = 0; at < GAMES && first + at < plan.count; at += TURN) {
        uint64_t left = plan.count - first - at, most = GAMES - at < TURN ? GAMES - at : TURN;
        show(&plan, room, (const char *)(plan.games + first + at), sizeof(Game), plan.rows + first + at, 0, first + at,
             (int)(left < most ? left : most));
    }
}

/* What a seat sees, of any seat: for each row the one that is named. */
KERNEL(gpu_look) {
    ROOM(Page)
    uint64_t first = ((uint64_t)blockIdx.x * WARPS + WARP) * GAMES;
    clean(room);
    for (uint64_t at = first; at < first + GAMES && at < plan.count; at += TURN) {
        LANES {
            if (at + SIDE < plan.count) defuse_observe(&plan.games[at + SIDE], extra.seats[at + SIDE], room->row[SIDE] + 1);
        }
        TOGETHER
        LANES {
            if (at + SIDE < plan.count) defuse_observe_own(&plan.games[at + SIDE], extra.seats[at + SIDE], room->row[SIDE] + 1);
        }
        TOGETHER
        for (int row = 0; row < TURN; row++) {
            LANES {
                if (at + row < plan.count)
                    for (uint32_t chunk = LANE; chunk < ROW_CHUNKS; chunk += 32)
                        ((uint4 *)(extra.out + (at + row) * ROW_STRIDE))[chunk] = row_chunk(room->row[row], chunk);
            }
            TOGETHER
        }
    }
}

/* Copy bytes, 16 at a time: what the memory's speed is. */
#ifndef EMULATED
extern "C" __global__ void gpu_copy(uint4 *to, const uint4 *from, uint64_t count) {
    for (uint64_t at = (uint64_t)blockIdx.x * blockDim.x + threadIdx.x; at < count; at += (uint64_t)gridDim.x * blockDim.x)
        to[at] = from[at];
}
#endif

/* Sizes that the two sides of the border have to agree on. */
#define SIZES                                                                                                          \
    {sizeof(Game), sizeof(Setup), sizeof(Plan), sizeof(Extra), sizeof(Room), sizeof(Page), GAMES, WARPS, sizeof(DealRoom), DEALT}

#ifdef EMULATED
EMULATED_EXPORTS
#else
extern "C" __device__ const uint32_t gpu_sizes[10] = SIZES;
#endif
