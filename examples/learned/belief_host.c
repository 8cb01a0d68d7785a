/* The beliefs of belief.h for the processor. */
#include <stdlib.h>
#include <string.h>
#define SHARED_FUNCTION static
#define LANE 0
#define LANES 1
#define SYNC()
#define ADD(target, value) (*(target) += (value))
#include "belief.h"

int believe_many(const byte *codes, long count, long width, float *out) {
    float *levels = (float *)malloc(sizeof(float) * (KINDS + 1) * STATES);
    Mind *mind = (Mind *)malloc(sizeof(Mind));
    long at;
    if (!levels || !mind) return 1;
    memset(out, 0, sizeof(float) * count * POSITIONS * VALUES);
    for (at = 0; at < count; at++) believe(mind, codes + at * width, levels, out + at * POSITIONS * VALUES);
    free(levels);
    free(mind);
    return 0;
}
