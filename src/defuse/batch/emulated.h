/* Enough of CUDA for `gpu.cu` on a CPU: lanes one after the other, warps and blocks in loops. Include it first. */
#define EMULATED
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef struct uint4 {
    uint32_t x, y, z, w;
} uint4;

static struct {
    uint32_t x;
} threadIdx, blockIdx, gridDim;
static uint32_t first_lane;

/* A GPU promises no order of lanes, warps and blocks: whatever depends on it shows when they go the other way. */
#ifdef BACKWARDS
#define IN_TURN(at, from, behind) at = (behind); at-- > (from);
#else
#define IN_TURN(at, from, behind) at = (from); at < (behind); at++
#endif
#define LANES for (IN_TURN(threadIdx.x, first_lane, first_lane + 32))
#define TOGETHER                                                                                                       \
    threadIdx.x = first_lane;                                                                                          \
    awaited = 0;

#define MORE(count, by) ((*(count) += (by)) - (by))
#define SET_BITS(word, bits) (*(word) |= (bits))

/* Copies come as late as they may: when the lane waits for them, and never if it does not. */
static struct {
    uint4 *to;
    const uint4 *from;
} copies[4096]; /* more than a phase has */
static uint32_t awaited;
static inline void fetch(uint4 *to, const uint4 *from) {
    if (awaited == sizeof copies / sizeof *copies) abort();
    copies[awaited].to = to;
    copies[awaited++].from = from;
}
#define FETCH(to, from) fetch(to, from);
#define FETCH_AGAIN FETCH
#define UNROLLED
#define COME_NEARER(from) ;
#define MEET
#ifndef FETCHED /* without: for the test that it is missed */
#define FETCHED                                                                                                        \
    for (; awaited; awaited--) *copies[awaited - 1].to = *copies[awaited - 1].from;
#endif

#define KERNEL_OF(name, warps)                                                                                           \
    static void name##_warp(const Plan plan, const Extra extra);                                                       \
    void name(const Plan *plan, const Extra *extra, uint64_t blocks) {                                                 \
        gridDim.x = (uint32_t)blocks;                                                                                  \
        for (uint64_t IN_TURN(block, 0, blocks))                                                                       \
            for (uint32_t IN_TURN(warp, 0, warps)) {                                                                   \
                blockIdx.x = (uint32_t)block;                                                                          \
                first_lane = threadIdx.x = 32 * warp;                                                                  \
                name##_warp(*plan, *extra);                                                                            \
            }                                                                                                          \
    }                                                                                                                  \
    static void name##_warp(const Plan plan, const Extra extra)
#define KERNEL(name) KERNEL_OF(name, WARPS)

#define ROOMY_KERNEL KERNEL_OF

/* Shared memory holds whatever was there before. */
#ifndef THERE_BEFORE
#define THERE_BEFORE 0xa5
#endif
#define ROOM(type)                                                                                                     \
    static type rooms[32] __attribute__((aligned(16)));                                                             \
    type *room = &rooms[WARP];                                                                                         \
    memset(room, THERE_BEFORE, sizeof *room);

#ifndef HEADER_SUM
#define HEADER_SUM 0
#endif

#define EMULATED_EXPORTS                                                                                               \
    uint32_t batch_source(void) { return HEADER_SUM; }                                                                 \
    void emulated_sizes(uint32_t *out) {                                                                               \
        const uint32_t sizes[] = SIZES;                                                                                \
        memcpy(out, sizes, sizeof sizes);                                                                              \
    }
