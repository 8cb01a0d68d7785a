/* Batches on a GPU: the kernels, compiled at run time by NVRTC. `emulated.h` compiles the same file for the CPU.
 *
 * There are two ways to a step, and they do the same:
 *
 * - In one kernel (`gpu_step`): a warp has GAMES rows. It copies their games into shared memory, where each lane steps one
 *   of them; then it writes the rows. This is for few games, and for many steps in one call.
 * - In several (`gpu_sort`, `gpu_move`, `gpu_deal`, `gpu_write`): first games are put on lists by what their numbers
 *   will do (`alike.h`), so that a warp steps games that are alike, a lane each, and no lane waits long for another
 *   that does something else; games that ended are put on a list again, and warps full of them are dealt anew; then
 *   warps write the rows. A step and a deal have only the first part of a game in shared memory (`FAR` of `state.h`).
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
#define GAMES 4
#endif
#ifndef WARPS
#define WARPS 2
#endif

#ifndef SHARE
#define SHARE 16
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
#define DEFUSE_ONCE __device__ static __forceinline__
#define LANES
#define TOGETHER __syncwarp();
#define MORE(count, by) atomicAdd(count, by)
#define SET_BITS(word, bits) atomicOr(word, bits)
/* What will be read soon comes nearer, without waiting for it. */
#define FETCH_SOON(from) asm volatile("prefetch.global.L2 [%0];" ::"l"(from));
/* Copy 16 bytes into shared memory, without waiting for them; and wait for all. */
#if __CUDA_ARCH__ >= 800
#define FETCH(to, from)                                                                                                \
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"((uint32_t)__cvta_generic_to_shared(to)), "l"(from) : "memory");
#define FETCHED asm volatile("cp.async.wait_all;" ::: "memory");
#else
#define FETCH(to, from) *(to) = *(from);
#define FETCHED
#endif
#define KERNEL(name) extern "C" __global__ void __launch_bounds__(32 * WARPS) name(const Plan plan, const Extra extra)
/* With much shared memory there are few warps in any case: they may have all registers that they want. */
#define ROOMY_KERNEL(name) extern "C" __global__ void __launch_bounds__(32 * WARPS, 1) name(const Plan plan, const Extra extra)
#define ROOM(type) extern __shared__ uint4 shared_memory[]; type *room = (type *)shared_memory + WARP;
#endif

#define DEFUSE_APART
#include "alike.h"

/* What a call brings beside the plan. */
typedef struct Extra {
    uint64_t steps; /* of `gpu_step`: how many; of `gpu_deal`: how many games all warps deal at a time */
    uint64_t clear; /* of `gpu_begin`: 0 the games as they are, 1 deal, 2 load */
    const int32_t *kind;
    const uint8_t *deals;
    const uint8_t *seats; /* of `gpu_look` */
    uint8_t *out;
    uint32_t *counts; /* how long the lists are, in this turn and in the other: see COUNT_OF */
    uint64_t *steps_of; /* lists of rows and their numbers, `plan.count` for each sort of steps */
    uint32_t *ended; /* the rows whose games ended */
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
typedef char game_is_pieces[sizeof(Game) % 16 ? -1 : 1];

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

/* Where counts lie: of each sort of steps and of games that ended, in lines of the cache of their own. */
#define COUNT_LINE 32
#define COUNT_OF(turn, list) (extra.counts + ((turn) * (STEP_SORTS + 1) + (list)) * COUNT_LINE)
#define ENDED STEP_SORTS

/* Copy pieces of `count` games: eight lanes have a game, so four are copied at a time. */
#define COPIED_BY 8
#define COPIES(k, piece, from, behind)                                                                                 \
    for (int k = LANE / COPIED_BY; k < count; k += 32 / COPIED_BY)                                                     \
        for (uint32_t piece = from + LANE % COPIED_BY; piece < behind; piece += COPIED_BY)

#define ALIKE_STRIDE ((ALIKE_BEHIND - ALIKE_FIRST) | 1)

/* The room of a warp that sorts: which lanes have a step of each sort, and where these come on its list. */
typedef struct SortRoom {
    uint32_t lanes[STEP_SORTS + 1], place[STEP_SORTS + 1];
    uint64_t step[32];
    uint8_t sort[32];
    uint4 games[32 * ALIKE_STRIDE]; /* what is looked at of them */
} SortRoom;

/* Put the rows on lists, by what their numbers will do. */
KERNEL(gpu_sort) {
    ROOM(SortRoom)
    uint64_t first = ((uint64_t)blockIdx.x * WARPS + WARP) * 32;
    if (first >= plan.count) return;
    int count = plan.count - first < 32 ? (int)(plan.count - first) : 32;
    LANES {
        if (LANE <= STEP_SORTS) room->lanes[LANE] = 0;
        if (first == 0 && LANE <= STEP_SORTS) *COUNT_OF(extra.turn ^ 1, LANE) = 0;
        COPIES(k, piece, ALIKE_FIRST, ALIKE_BEHIND)
            FETCH(&room->games[k * ALIKE_STRIDE + piece - ALIKE_FIRST], (const uint4 *)(plan.games + first + k) + piece)
        FETCHED
    }
    TOGETHER
    LANES {
        uint64_t at = first + LANE;
        if (at < plan.count) {
            /* as if all of it were there: only what is looked at is */
            const Game *game = (const Game *)(room->games + LANE * ALIKE_STRIDE - ALIKE_FIRST);
            Row row = plan.rows[at];
            int64_t number = plan.flags & RANDOM_NUMBERS ? number_drawn(game, chance_of(plan.seed, 2, at, plan.clock))
                                                         : number_given(&plan, at);
            if (number < 0 || number > DEFUSE_NUMBERS) number = DEFUSE_NUMBERS;
            room->step[LANE] = (uint64_t)number << 32 | at;
            room->sort[LANE] = (uint8_t)step_sort(game, plan.games[at].face, &row, number);
            SET_BITS(&room->lanes[room->sort[LANE]], 1u << LANE);
        }
    }
    TOGETHER
    LANES {
        if (LANE < STEP_SORTS && room->lanes[LANE])
            room->place[LANE] = MORE(COUNT_OF(extra.turn, LANE), (uint32_t)DEFUSE_COUNT(room->lanes[LANE]));
    }
    TOGETHER
    LANES {
        if (first + LANE < plan.count) {
            uint32_t sort = room->sort[LANE], before = room->lanes[sort] & ((1u << LANE) - 1);
            extra.steps_of[sort * plan.count + room->place[sort] + (uint32_t)DEFUSE_COUNT(before)] = room->step[LANE];
        }
    }
}

/* The room of a warp that steps: the first parts of its games, an odd number of pieces apart, and their numbers. */
#define NEAR_PIECES (__builtin_offsetof(Game, event) / 16)
#define NEAR_STRIDE (NEAR_PIECES | 1)
typedef char near_is_pieces[__builtin_offsetof(Game, event) % 16 ? -1 : 1];
typedef struct MoveRoom {
    uint4 games[32 * NEAR_STRIDE];
    Row rows[32];
    uint64_t step[32];
    uint32_t size[(STEP_SORTS + 3) / 4 * 4]; /* of the lists */
} MoveRoom;

/* Give a number in each game, a lane for each: a warp has rows of one list. Almost all that a step needs is in the first
 * part of a game, which is fetched; the rest is used where it lies. */
ROOMY_KERNEL(gpu_move) {
    ROOM(MoveRoom)
    uint64_t first = (uint64_t)blockIdx.x * WARPS + WARP;
    uint32_t sort = 0, size = 0;
    LANES {
        if (LANE < STEP_SORTS) room->size[LANE] = *COUNT_OF(extra.turn, LANE);
    }
    TOGETHER
    for (; sort < STEP_SORTS; sort++) {
        size = room->size[sort];
        if (first < (size + 31) / 32) break;
        first -= (size + 31) / 32;
    }
    if (sort == STEP_SORTS) return;
    int count = size - 32 * first < 32 ? (int)(size - 32 * first) : 32;
    LANES {
        if ((int)LANE < count) room->step[LANE] = extra.steps_of[sort * plan.count + 32 * first + LANE];
    }
    TOGETHER
    LANES {
        COPIES(k, piece, 0, NEAR_PIECES)
            FETCH(&room->games[k * NEAR_STRIDE + piece], (const uint4 *)(plan.games + (uint32_t)room->step[k]) + piece)
        if ((int)LANE < count) {
            const Game *game = plan.games + (uint32_t)room->step[LANE];
            if (sort <= STEP_MISS) { /* facts are needed in the middle of it */
                FETCH_SOON(game->fact)
                FETCH_SOON(game->fact_value)
            }
            room->rows[LANE] = plan.rows[(uint32_t)room->step[LANE]];
        }
        FETCHED
    }
    TOGETHER
    LANES {
        if ((int)LANE < count) {
            uint64_t at = (uint32_t)room->step[LANE];
            Row row = room->rows[LANE];
            Game *game = (Game *)&room->games[LANE * NEAR_STRIDE];
            game->whole = (uint64_t)(plan.games + at);
            Told told = row_step(&plan, game, &row, (int64_t)(room->step[LANE] >> 32));
            row_tell(&plan, game, &row, at, &told);
            plan.rows[at] = row;
            if (deal_follows(&plan, &told)) extra.ended[MORE(COUNT_OF(extra.turn, ENDED), 1u)] = (uint32_t)at;
            game->whole = 0;
        }
    }
    TOGETHER
    LANES {
        COPIES(k, piece, 0, NEAR_PIECES)
            ((uint4 *)(plan.games + (uint32_t)room->step[k]))[piece] = room->games[k * NEAR_STRIDE + piece];
    }
}

/* The room of a warp that deals: it has few games, so that there are many warps. */
#ifndef DEALT
#define DEALT 16
#endif
typedef struct DealRoom {
    uint4 games[DEALT * NEAR_STRIDE];
    uint32_t at[DEALT], table[DEALT];
} DealRoom;

/* Deal the games anew that `gpu_move` put on the list, DEALT at a time. */
ROOMY_KERNEL(gpu_deal) {
    ROOM(DealRoom)
    uint32_t ended = *COUNT_OF(extra.turn, ENDED);
    for (uint64_t first = ((uint64_t)blockIdx.x * WARPS + WARP) * DEALT; first < ended; first += extra.steps) {
        int count = ended - first < DEALT ? (int)(ended - first) : DEALT;
        LANES {
            if ((int)LANE < count) {
                uint32_t at = extra.ended[first + LANE];
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
            COPIES(k, piece, 0, NEAR_PIECES)
                FETCH(&room->games[k * NEAR_STRIDE + piece], (const uint4 *)(plan.tables + room->table[k]) + piece)
            COPIES(k, piece, NEAR_PIECES, sizeof(Game) / 16)
                ((uint4 *)(plan.games + room->at[k]))[piece] = ((const uint4 *)(plan.tables + room->table[k]))[piece];
            FETCHED
        }
        TOGETHER
        LANES {
            if ((int)LANE < count) {
                uint32_t at = room->at[LANE];
                Urn urn;
                Row row = plan.rows[at];
                Game *game = (Game *)&room->games[LANE * NEAR_STRIDE];
                row_begin(&plan, &row, at, &urn); /* once more, instead of room for the urns */
                game->whole = (uint64_t)(plan.games + at);
                deal_out(game, &plan.setups[row.kind], &urn);
                game->whole = 0;
                plan.seat[at] = (uint8_t)defuse_seat(game);
            }
        }
        TOGETHER
        LANES {
            COPIES(k, piece, 0, NEAR_PIECES)
                ((uint4 *)(plan.games + room->at[k]))[piece] = room->games[k * NEAR_STRIDE + piece];
        }
        TOGETHER
    }
}

/* The room of a warp that writes: what rows show of the games, each half a line of banks further than the one before. */
#define SHOWN_BYTES ((__builtin_offsetof(Game, fact) + 15) / 16 * 16)
#define SHOWN_STRIDE ((SHOWN_BYTES + 63) / 128 * 128 + 64)
typedef struct WriteRoom {
    Page page;
    uint4 games[TURN * SHOWN_STRIDE / 16];
} WriteRoom;

/* Write the rows of all games, TURN at a time. What they show is fetched all at once, so that memory is waited for once. */
KERNEL(gpu_write) {
    ROOM(WriteRoom)
    uint64_t first = ((uint64_t)blockIdx.x * WARPS + WARP) * GAMES;
    clean(&room->page);
    for (int at = 0; at < GAMES && first + at < plan.count; at += TURN) {
        uint64_t left = plan.count - first - at, most = GAMES - at < TURN ? GAMES - at : TURN;
        int count = (int)(left < most ? left : most);
        LANES {
            for (int game = 0; game < count; game++)
                for (uint32_t piece = LANE; piece < SHOWN_BYTES / 16; piece += 32)
                    FETCH(&room->games[game * (SHOWN_STRIDE / 16) + piece], (const uint4 *)(plan.games + first + at + game) + piece);
            FETCHED
        }
        TOGETHER
        show(&plan, &room->page, (const char *)room->games, SHOWN_STRIDE, plan.rows + first + at, 0, first + at, count);
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
    {sizeof(Game), sizeof(Setup), sizeof(Plan), sizeof(Extra), GAMES, WARPS, DEALT, STEP_SORTS,                         \
     sizeof(Room), sizeof(Page), sizeof(WriteRoom), sizeof(DealRoom), sizeof(SortRoom), sizeof(MoveRoom)}

#ifdef EMULATED
EMULATED_EXPORTS
#else
extern "C" __device__ const uint32_t gpu_sizes[] = SIZES;
#endif
