/* The calls of `cpu.c` that play, once more for processors of the kind x86-64 that have AVX2: with stores of 32 bytes and
 * a few more instructions. `cpu.c` asks the processor, and calls them where it can. Elsewhere this file is empty. */

#if defined(__x86_64__) && defined(__GNUC__)
#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("avx2,bmi,bmi2,popcnt,lzcnt"))), apply_to = function)
#else
#pragma GCC target("avx2,bmi,bmi2,popcnt,lzcnt")
#endif
#define DEFUSE_WIDE
#include "cpu.c"
#if defined(__clang__)
#pragma clang attribute pop
#endif
#else
typedef int nothing_here;
#endif
