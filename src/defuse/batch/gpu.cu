/* Batches on a GPU: the kernels, compiled at run time by NVRTC. `emulated.h` compiles the same file for the CPU.
 *
 * There are two ways to a step, and they do the same:
 *
 * - In one kernel (`gpu_step`): a warp has GAMES rows. It copies their games into shared memory, where each lane steps one
 *   of them; then it writes the rows. This is for few games.
 * - In several (`gpu_sort`, `gpu_move`, `gpu_deal`, `gpu_write`): first games are put on lists by what their numbers
 *   will do (`alike.h`), so that a warp steps games that are alike, a lane each, and no lane waits long for another
 *   that does something else; games that ended are put on a list again, and warps full of them are dealt anew; then
 *   warps write the rows. A step and a deal have only the first part of a game in shared memory (`FAR` of `state.h`).
 *
 * A row is written by SHARE lanes together, so a warp writes 32 / SHARE rows at a time: into shared memory, and from there
 * to the device's memory in pieces of 16 bytes, side by side. Warps need nothing of each other; those that step wait for
 * each other all the same (`MEET`).
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
/* Warps of a block that writes: with four of them the compiler makes faster code. */
#ifndef WRITERS
#define WRITERS 4
#endif
/* Warps of a block that steps. They need 22 kB of shared memory each, and smaller chips have less of it. */
#ifndef MOVERS
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ == 750
#define MOVERS 2
#elif defined(__CUDA_ARCH__) && (__CUDA_ARCH__ < 800 || __CUDA_ARCH__ == 860 || __CUDA_ARCH__ == 890 || __CUDA_ARCH__ >= 1200)
#define MOVERS 4
#else
#define MOVERS 5
#endif
#endif

#ifndef SHARE
#define SHARE 16
#endif
/* How many times 32 rows a warp sorts. */
#ifndef ROUNDS
#define ROUNDS 4
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
/* Copy 16 bytes into shared memory, without waiting for them; the same where others have copied them before; and wait. */
#if __CUDA_ARCH__ >= 800
#define FETCH_BY(cache, to, from)                                                                                      \
    asm volatile("cp.async." cache ".shared.global [%0], [%1], 16;" ::"r"(shared_address(to)), "l"(from) : "memory");
#define FETCH(to, from) FETCH_BY("cg", to, from)
#define FETCH_AGAIN(to, from) FETCH_BY("ca", to, from)
#define FETCHED asm volatile("cp.async.wait_all;" ::: "memory");
__device__ static __forceinline__ uint32_t shared_address(const void *at) { return (uint32_t)__cvta_generic_to_shared(at); }
#else
#define FETCH(to, from) *(to) = *(from);
#define FETCH_AGAIN FETCH
#define FETCHED
#endif
/* What will be read soon comes nearer, without waiting for it. */
#define COME_NEARER(from) asm volatile("prefetch.global.L2 [%0];" ::"l"(from));
#define UNROLLED _Pragma("unroll")
/* All warps of a block go on together: so they read the same instructions at about the same time. */
#define MEET __syncthreads();
/* Bits of a byte are set in its word, and nobody waits for it. */
#define DEFUSE_OR_BYTE(byte, bits)                                                                                     \
    atomicOr((uint32_t *)((uint64_t)(byte) & ~3ull), (uint32_t)((bits) & 255) << 8 * ((uint64_t)(byte) & 3))
#define KERNEL_OF(name, warps) extern "C" __global__ void __launch_bounds__(32 * (warps)) name(const Plan plan, const Extra extra)
#define KERNEL(name) KERNEL_OF(name, WARPS)
/* With much shared memory there are few warps in any case: they may have all registers that they want. */
#define ROOMY_KERNEL(name, warps) extern "C" __global__ void __launch_bounds__(32 * (warps), 1) name(const Plan plan, const Extra extra)
#define ROOM(type) extern __shared__ uint4 shared_memory[]; type *room = (type *)shared_memory + WARP;
#endif

#define DEFUSE_APART
#include "alike.h"

/* What a call brings beside the plan. */
typedef struct Extra {
    uint64_t steps; /* of `gpu_step`: how many */
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
typedef char game_is_pieces[sizeof(Game) % 64 ? -1 : 1];

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

/* Eight lanes copy a game, so four are copied at a time: this lane has a part of `count` games, the k-th of which is the
 * HELD(k)-th. Where they lie is read first, all at once. */
#define COPIED_BY 8
#define COPIED (32 / COPIED_BY)
#define HELD(k) (LANE / COPIED_BY + (k) * COPIED)
#define HAS(k) ((int)HELD(k) < count)
#define OF_GAMES(k) for (int k = 0; k < COPIED_BY; k++)
#define PIECES(piece, from, behind) for (uint32_t piece = (from) + LANE % COPIED_BY; piece < (behind); piece += COPIED_BY)

#define ALIKE_STRIDE ((ALIKE_BEHIND - ALIKE_FIRST) | 1)

/* The room of a warp that sorts: which lanes have a step of each sort, in each round, and where these come on its list. */
typedef struct SortRoom {
    uint32_t lanes[ROUNDS][STEP_SORTS + 1], place[STEP_SORTS + 1];
    uint64_t step[ROUNDS][32];
    uint8_t sort[ROUNDS][32];
    uint4 games[32 * ALIKE_STRIDE]; /* what is looked at of them */
} SortRoom;

/* Put the rows on lists, by what their numbers will do: a warp has ROUNDS times 32, and asks for their places once. */
KERNEL(gpu_sort) {
    ROOM(SortRoom)
    uint64_t begin = ((uint64_t)blockIdx.x * WARPS + WARP) * (32 * ROUNDS);
    if (begin >= plan.count) return;
    LANES {
        for (int round = 0; round < ROUNDS && LANE <= STEP_SORTS; round++) room->lanes[round][LANE] = 0;
        if (begin == 0 && LANE <= STEP_SORTS) *COUNT_OF(extra.turn ^ 1, LANE) = 0;
    }
    TOGETHER
    for (int round = 0; round < ROUNDS; round++) {
        uint64_t first = begin + 32 * round;
        int count = first >= plan.count ? 0 : plan.count - first < 32 ? (int)(plan.count - first) : 32;
        LANES {
            UNROLLED OF_GAMES(k) if (HAS(k)) PIECES(piece, ALIKE_FIRST, ALIKE_BEHIND)
                FETCH(&room->games[HELD(k) * ALIKE_STRIDE + piece - ALIKE_FIRST], (const uint4 *)(plan.games + first + HELD(k)) + piece)
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
                int sort = step_sort(game, &row, number);
                room->step[round][LANE] = (uint64_t)number << 32 | at;
                room->sort[round][LANE] = (uint8_t)sort;
                SET_BITS(&room->lanes[round][sort], 1u << LANE);
            }
        }
        TOGETHER
    }
    LANES {
        if (LANE < STEP_SORTS) {
            uint32_t size = 0;
            for (int round = 0; round < ROUNDS; round++) size += (uint32_t)DEFUSE_COUNT(room->lanes[round][LANE]);
            if (size) room->place[LANE] = MORE(COUNT_OF(extra.turn, LANE), size);
        }
    }
    TOGETHER
    LANES {
        for (int round = 0; round < ROUNDS; round++) {
            if (begin + 32 * round + LANE >= plan.count) break;
            uint32_t sort = room->sort[round][LANE], place = room->place[sort];
            for (int before = 0; before < round; before++) place += (uint32_t)DEFUSE_COUNT(room->lanes[before][sort]);
            place += (uint32_t)DEFUSE_COUNT(room->lanes[round][sort] & ((1u << LANE) - 1));
            extra.steps_of[sort * plan.count + place] = room->step[round][LANE];
        }
    }
}

/* The room of a warp that steps: the first parts of its games, an odd number of pieces apart, and their numbers. */
#define NEAR_PIECES (AT_EVENT / 16)
#define NEAR_STRIDE (NEAR_PIECES | 1)
typedef struct MoveRoom {
    uint4 games[32 * NEAR_STRIDE];
    Row rows[32];
    Told told[32];
    uint64_t step[32], next[32];
    uint32_t size[(STEP_SORTS + 3) / 4 * 4]; /* of the lists */
} MoveRoom;

/* Rows that a warp steps together: where they begin in the lists, and how many they are. */
typedef struct Some {
    uint64_t at;
    uint32_t count, sort;
} Some;

/* The rows of a warp, by its number: those of each list are side by side. None behind the last. */
DEFUSE_FN Some some_of(const uint32_t *size, uint64_t lists, uint32_t number) {
    Some some = {0, 0, 0};
    for (; some.sort < STEP_SORTS; some.sort++) {
        uint32_t warps = (size[some.sort] + 31) / 32;
        if (number < warps) {
            uint32_t left = size[some.sort] - 32 * number;
            some.at = some.sort * lists + 32 * number;
            some.count = left < 32 ? left : 32;
            break;
        }
        number -= warps;
    }
    return some;
}

/* Give a number in each game, a lane for each: a warp steps rows of one list, and then others. Almost all that a step needs
 * is in the first part of a game, which is copied; the rest is used where it lies. */
ROOMY_KERNEL(gpu_move, MOVERS) {
    ROOM(MoveRoom)
    uint32_t number = blockIdx.x * MOVERS + WARP;
    LANES {
        if (LANE < STEP_SORTS) room->size[LANE] = *COUNT_OF(extra.turn, LANE);
    }
    TOGETHER
    Some now = some_of(room->size, plan.count, number);
    LANES {
        if (LANE < now.count) room->next[LANE] = extra.steps_of[now.at + LANE];
    }
    TOGETHER
    uint32_t total = 0;
    for (int k = 0; k < STEP_SORTS; k++) total += (room->size[k] + 31) / 32;
    while (number - WARP < total) { /* as long as any warp of the block has rows: they meet */
        Some next = some_of(room->size, plan.count, number += gridDim.x * MOVERS);
        int count = (int)now.count;
        LANES { room->step[LANE] = room->next[LANE]; }
        TOGETHER
        LANES {
            const uint4 *from[COPIED_BY];
            UNROLLED OF_GAMES(k) from[k] = (const uint4 *)(plan.games + (HAS(k) ? (uint32_t)room->step[HELD(k)] : 0));
            UNROLLED OF_GAMES(k) if (HAS(k)) UNROLLED PIECES(piece, 0, NEAR_PIECES)
                FETCH(&room->games[HELD(k) * NEAR_STRIDE + piece], from[k] + piece)
            if ((int)LANE < count) FETCH((uint4 *)&room->rows[LANE], (const uint4 *)(plan.rows + (uint32_t)room->step[LANE]))
            if (LANE < next.count) room->next[LANE] = extra.steps_of[next.at + LANE];
            FETCHED
        }
        TOGETHER
        MEET
        LANES {
            if ((int)LANE < count) {
                uint64_t at = (uint32_t)room->step[LANE];
                Game *game = (Game *)&room->games[LANE * NEAR_STRIDE];
                game->whole = (uint64_t)(plan.games + at);
                if (now.sort <= STEP_MISS) COME_NEARER(plan.games[at].fact) /* they are needed in the middle of it */
                room->told[LANE] = row_take(&plan, game, &room->rows[LANE], (int64_t)(room->step[LANE] >> 32));
            }
        }
        TOGETHER
        MEET
        LANES {
            if ((int)LANE < count) row_options((Game *)&room->games[LANE * NEAR_STRIDE], &room->told[LANE]);
        }
        TOGETHER
        LANES {
            if ((int)LANE < count) {
                uint64_t at = (uint32_t)room->step[LANE];
                Game *game = (Game *)&room->games[LANE * NEAR_STRIDE];
                Told told = room->told[LANE];
                row_tell(&plan, game, &room->rows[LANE], at, &told);
                plan.rows[at] = room->rows[LANE];
                if (deal_follows(&plan, &told)) extra.ended[MORE(COUNT_OF(extra.turn, ENDED), 1u)] = (uint32_t)at;
                game->whole = 0;
            }
        }
        TOGETHER
        LANES {
            uint4 *to[COPIED_BY];
            UNROLLED OF_GAMES(k) to[k] = (uint4 *)(plan.games + (HAS(k) ? (uint32_t)room->step[HELD(k)] : 0));
            UNROLLED OF_GAMES(k) if (HAS(k)) UNROLLED PIECES(piece, 0, NEAR_PIECES)
                to[k][piece] = room->games[HELD(k) * NEAR_STRIDE + piece];
        }
        TOGETHER
        now = next;
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
ROOMY_KERNEL(gpu_deal, WARPS) {
    ROOM(DealRoom)
    uint32_t ended = *COUNT_OF(extra.turn, ENDED);
    for (uint64_t first = ((uint64_t)blockIdx.x * WARPS + WARP) * DEALT; first < ended; first += (uint64_t)gridDim.x * WARPS * DEALT) {
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
            for (int k = 0; k * COPIED < DEALT; k++)
                if (HAS(k)) {
                    const uint4 *from = (const uint4 *)(plan.tables + room->table[HELD(k)]);
                    uint4 *to = (uint4 *)(plan.games + room->at[HELD(k)]);
                    PIECES(piece, 0, NEAR_PIECES) FETCH_AGAIN(&room->games[HELD(k) * NEAR_STRIDE + piece], from + piece)
                    UNROLLED PIECES(piece, NEAR_PIECES, sizeof(Game) / 16) to[piece] = from[piece];
                }
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
            for (int k = 0; k * COPIED < DEALT; k++)
                if (HAS(k)) PIECES(piece, 0, NEAR_PIECES)
                    ((uint4 *)(plan.games + room->at[HELD(k)]))[piece] = room->games[HELD(k) * NEAR_STRIDE + piece];
        }
        TOGETHER
    }
}

/* The room of a warp that writes: what rows show of the games, each half a line of banks further than the one before. */
#define SHOWN_FIRST (AT_RED / 16)
#define SHOWN_STRIDE ((AT_FACT - AT_RED + 63) / 128 * 128 + 64)
typedef struct WriteRoom {
    Page page;
    uint4 games[TURN * SHOWN_STRIDE / 16];
    Row rows[TURN];
} WriteRoom;

/* Fetch pieces of `count` games, from the row `first` on. */
#define FETCH_SHOWN(from, behind)                                                                                      \
    for (uint32_t piece = (from) + LANE; piece < (behind); piece += 32)                                                \
        FETCH(&room->games[game * (SHOWN_STRIDE / 16) + piece - SHOWN_FIRST], (const uint4 *)(plan.games + first + at + game) + piece)

/* Write the rows of all games, TURN at a time. What they show is fetched all at once, so that memory is waited for once. */
KERNEL_OF(gpu_write, WRITERS) {
    ROOM(WriteRoom)
    uint64_t first = ((uint64_t)blockIdx.x * WRITERS + WARP) * GAMES;
    const char *games = (const char *)room->games - AT_RED; /* as if all of them were there: only what is shown is */
    uint32_t wires_behind = (AT_WIRE + 112 * (plan.most < 5 ? 4 : 5)) / 16; /* with four players or less there are four stands */
    clean(&room->page);
    for (int at = 0; at < GAMES && first + at < plan.count; at += TURN) {
        uint64_t left = plan.count - first - at, most = GAMES - at < TURN ? GAMES - at : TURN;
        int count = (int)(left < most ? left : most);
        LANES {
            for (int game = 0; game < count; game++) FETCH_SHOWN(SHOWN_FIRST, wires_behind)
            if ((int)LANE < count) FETCH((uint4 *)&room->rows[LANE], (const uint4 *)(plan.rows + first + at + LANE))
            FETCHED
        }
        TOGETHER
        LANES { /* most missions say nothing of themselves */
            for (int game = 0; game < count; game++)
                if (((const Game *)(games + game * SHOWN_STRIDE))->recalled) FETCH_SHOWN(AT_MEMORY / 16, AT_FACT / 16)
            FETCHED
        }
        TOGETHER
        show(&plan, &room->page, games, SHOWN_STRIDE, room->rows, 0, first + at, count);
        if (plan.flags & ADD_SUMS) {
            LANES {
                if ((int)LANE < count) plan.rows[first + at + LANE] = room->rows[LANE];
            }
            TOGETHER
        }
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
    {sizeof(Game), sizeof(Setup), sizeof(Plan), sizeof(Extra), GAMES, WARPS, MOVERS, WRITERS, ROUNDS, DEALT,           \
     STEP_SORTS, 16 * (ALIKE_BEHIND - ALIKE_FIRST), 16 * NEAR_PIECES, AT_MEMORY - AT_RED,                              \
     sizeof(Room), sizeof(Page), sizeof(WriteRoom), sizeof(DealRoom), sizeof(SortRoom), sizeof(MoveRoom)}

#ifdef EMULATED
EMULATED_EXPORTS
#else
extern "C" __device__ const uint32_t gpu_sizes[] = SIZES;
#endif
