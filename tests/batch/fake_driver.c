/* A driver of CUDA without a GPU: what `driver.py` calls, with the kernels of `gpu.cu` emulated. It counts pushed contexts,
 * and refuses whatever is called without one. Compiled with `emulated.h` before it. */

#include "gpu.cu"

typedef void (*Kernel)(const Plan *, const Extra *, uint64_t);
typedef int Status;

enum { FINE = 0, NO_CONTEXT = 201, INVALID = 1, NOT_FOUND = 500 };

static int pushed, started;
static char context, module;
static uint32_t sizes[] = SIZES;
static struct {
    const char *name;
    Kernel kernel;
    int shared;
} known[] = {{"gpu_prepare", gpu_prepare, 0}, {"gpu_begin", gpu_begin, 0}, {"gpu_step", gpu_step, 0}, {"gpu_sort", gpu_sort, 0}, {"gpu_move", gpu_move, 0}, {"gpu_deal", gpu_deal, 0},
             {"gpu_write", gpu_write, 0}, {"gpu_look", gpu_look, 0}};
enum { KNOWN = sizeof known / sizeof *known };
static int warps_of(const void *function) { return function == &known[4] ? MOVERS : function == &known[6] ? WRITERS : WARPS; }

Status cuInit(unsigned flags) { return flags ? INVALID : FINE; }
Status cuDeviceGet(int *device, int number) {
    *device = 40 + number;
    return number == 0 ? FINE : 101;
}
Status cuDeviceGetAttribute(int *out, int attribute, int device) {
    *out = attribute == 75 ? 9 : attribute == 16 ? 2 : 0; /* capable of 9.0, two multiprocessors */
    return device == 40 && (attribute == 75 || attribute == 76 || attribute == 16) ? FINE : INVALID;
}
Status cuDevicePrimaryCtxRetain(void **out, int device) {
    *out = &context;
    return device == 40 ? FINE : INVALID;
}
Status cuCtxPushCurrent_v2(void *given) {
    pushed++;
    return given == &context ? FINE : INVALID;
}
Status cuCtxPopCurrent_v2(void **out) {
    *out = &context;
    return pushed-- > 0 ? FINE : NO_CONTEXT;
}
Status cuModuleLoadData(void **out, const void *image) {
    *out = &module;
    return pushed != 1 ? NO_CONTEXT : memcmp(image, "machine code", 12) ? 200 : FINE;
}
Status cuModuleGetFunction(void **out, void *given, const char *name) {
    for (int k = 0; k < KNOWN; k++)
        if (given == &module && strcmp(name, known[k].name) == 0) {
            *out = &known[k];
            return FINE;
        }
    return NOT_FOUND;
}
Status cuModuleGetGlobal_v2(uint64_t *where, size_t *size, void *given, const char *name) {
    *where = (uint64_t)(uintptr_t)sizes;
    *size = sizeof sizes;
    return given == &module && strcmp(name, "gpu_sizes") == 0 ? FINE : NOT_FOUND;
}
Status cuMemcpyDtoH_v2(void *to, uint64_t from, size_t size) {
    memcpy(to, (const void *)(uintptr_t)from, size);
    return FINE;
}
Status cuFuncSetAttribute(void *function, int attribute, int value) {
    if (attribute == 8) ((__typeof__(&known[0]))function)->shared = value;
    return attribute == 8 || attribute == 9 ? FINE : INVALID;
}
Status cuOccupancyMaxActiveBlocksPerMultiprocessor(int *blocks, void *function, int threads, size_t shared) {
    *blocks = 1;
    return threads == 32 * warps_of(function) && (int)shared == ((__typeof__(&known[0]))function)->shared ? FINE : INVALID;
}
Status cuFuncGetAttribute(int *out, int attribute, void *function) {
    *out = attribute + (function == &known[2]);
    return FINE;
}
Status cuGetErrorName(int status, const char **out) {
    *out = status == NO_CONTEXT ? "NO_CONTEXT" : status == 101 ? "NO_SUCH_DEVICE" : "ERROR";
    return FINE;
}
Status cuLaunchKernel(void *function, unsigned x, unsigned y, unsigned z, unsigned threads, unsigned threads_y,
                      unsigned threads_z, unsigned shared, void *stream, void **parameters, void **more) {
    __typeof__(&known[0]) found = function;
    if (pushed != 1) return NO_CONTEXT;
    if (y != 1 || z != 1 || threads != 32u * (unsigned)warps_of(function) || threads_y != 1 || threads_z != 1 || more) return INVALID;
    if (stream != (void *)0x1234 || (int)shared != found->shared) return INVALID;
    started++;
    found->kernel(parameters[0], parameters[1], x);
    return FINE;
}
int launches(void) { return started; }
