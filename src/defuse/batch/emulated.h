/* Enough of CUDA for `gpu.cu` on a CPU: lanes one after the other, warps and blocks in loops. Include it first. */
#define EMULATED
#include <stdint.h>
#include <string.h>

typedef struct uint4 {
    uint32_t x, y, z, w;
} uint4;

static struct {
    uint32_t x;
} threadIdx, blockIdx;
static uint32_t first_lane;

/* A GPU promises no order of lanes: whatever depends on it shows when they go the other way. */
#ifdef BACKWARDS
#define LANES for (threadIdx.x = first_lane + 31; threadIdx.x + 1 > first_lane; threadIdx.x--)
#else
#define LANES for (threadIdx.x = first_lane; threadIdx.x < first_lane + 32; threadIdx.x++)
#endif
#define TOGETHER threadIdx.x = first_lane;

#define MORE(count, by) ((*(count) += (by)) - (by))
#define SET_BITS(word, bits) (*(word) |= (bits))
#define FETCH(to, from) *(to) = *(from);
#define FETCHED
#define FETCH_SOON(from)

#define KERNEL(name)                                                                                                   \
    static void name##_warp(const Plan plan, const Extra extra);                                                       \
    void name(const Plan *plan, const Extra *extra, uint64_t blocks) {                                                 \
        for (blockIdx.x = 0; blockIdx.x < blocks; blockIdx.x++)                                                        \
            for (uint32_t warp = 0; warp < WARPS; warp++) {                                                            \
                first_lane = threadIdx.x = 32 * warp;                                                                  \
                name##_warp(*plan, *extra);                                                                            \
            }                                                                                                          \
    }                                                                                                                  \
    static void name##_warp(const Plan plan, const Extra extra)

#define ROOMY_KERNEL KERNEL

/* Shared memory holds whatever was there before. */
#define ROOM(type)                                                                                                     \
    static type rooms[WARPS] __attribute__((aligned(16)));                                                             \
    type *room = &rooms[WARP];                                                                                         \
    memset(room, 0xa5, sizeof *room);

#ifndef HEADER_SUM
#define HEADER_SUM 0
#endif

#define EMULATED_EXPORTS                                                                                               \
    uint32_t batch_source(void) { return HEADER_SUM; }                                                                 \
    void emulated_sizes(uint32_t *out) {                                                                               \
        const uint32_t sizes[] = SIZES;                                                                                \
        memcpy(out, sizes, sizeof sizes);                                                                              \
    }
