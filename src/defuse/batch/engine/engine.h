/* Bomb Busters for many games at once: the rules in plain C, the same lines for the CPU and for CUDA.
 *
 * Include this one header. Everything in it is `DEFUSE_FN`: `static inline` for a C compiler, `__device__ __host__ static
 * inline` for CUDA (define it before including to have it otherwise). There is no allocation, no recursion, no global
 * state, and nothing of the C library but `stdint.h`; under NVRTC define DEFUSE_NO_STDINT and bring the types.
 *
 * A game is a plain struct of a fixed size without pointers: it can be copied with memcpy, kept in an array, moved to
 * another device, and stepped by any thread. What happens depends on its bytes and the number alone.
 *
 *   Setup setup;                                  made in Python: defuse.batch.setups.packed(mission, players, ...)
 *   Game game, tables[DEFUSE_TABLES];
 *   defuse_prepare(tables, &setup);               once: the table of each captain before the deal
 *   defuse_deal(&game, &setup, tables, seed, index);  a fresh deal: a function of (setup, seed, index) alone
 *   defuse_load(&game, &setup, bytes);            or the deal of a game of the engine: defuse.batch.setups.deal(game)
 *   while (!defuse_outcome(&game)) {
 *       int seat = defuse_seat(&game);            who gives the next number
 *       defuse_legal(&game, mask);                336 bytes, 1 where the number may be given now
 *       defuse_observe(&game, seat, row);         1,255 bytes, in the layout of docs/env.md
 *       defuse_step(&game, number);               0: done; 1: illegal, and the game is as it was
 *   }
 *
 * Rows may be written by several lanes together. Define DEFUSE_LANE and DEFUSE_LANES before including (in a kernel, e.g.
 * `(threadIdx.x & 31)` and 32): `defuse_legal` and `defuse_observe` then write the share of the lane that calls them,
 * and have to be called by all of them; `row_lanes.h` says where a row lies then, and what has to follow. Without them,
 * it is lane 0 of 1.
 * `defuse_step`, `defuse_deal` and `defuse_load` are called by one lane; others may read the game once it is through.
 */
#ifndef DEFUSE_ENGINE_H
#define DEFUSE_ENGINE_H

#ifndef DEFUSE_NO_STDINT
#include <stdint.h>
#endif

#ifndef DEFUSE_FN
#ifdef __CUDACC__
#define DEFUSE_FN __device__ __host__ static inline
#else
#define DEFUSE_FN static inline
#endif
#endif

/* Of what is seldom done: it is called, so that what is often done stays short. */
#ifndef DEFUSE_RARE
#if defined(DEFUSE_PART)
#define DEFUSE_RARE DEFUSE_PART
#elif defined(__CUDACC__)
#define DEFUSE_RARE __device__ __host__ static __noinline__
#elif defined(__GNUC__)
#define DEFUSE_RARE static __attribute__((noinline, unused))
#else
#define DEFUSE_RARE static
#endif
#endif

/* Of parts with ten lines or more: a kernel may want them as calls, since copies of them take a compiler a minute. */
#ifndef DEFUSE_PART
#define DEFUSE_PART DEFUSE_FN
#endif

/* Of parts that are called from one place, or are on the way of almost every step. */
#ifndef DEFUSE_ONCE
#define DEFUSE_ONCE DEFUSE_FN
#endif

/* What is told, for whoever listens (`beliefs.h`): wires by place and 1; before it, all the wires that it is about, as
 * bits. And how wires are renumbered. */
#ifndef DEFUSE_TOLD
#define DEFUSE_TARGETS(g, wires)
#define DEFUSE_TOLD(g, kind, seat, value_1, value_2, wire_1, wire_2, detail)
#define DEFUSE_MOVED(g, moves, total)
#endif

#ifndef DEFUSE_LANES
#define DEFUSE_ALONE 1 /* one lane writes a row: in large pieces, where that is faster */
#define DEFUSE_LANE 0
#define DEFUSE_LANES 1
#endif

#define DEFUSE_NUMBERS 336
#define DEFUSE_OBSERVATION 1255
#define DEFUSE_DEAL_BYTES 192
#define DEFUSE_TABLES 5 /* of a set-up: one for each seat that may be the captain */

#include "state.h"
#include "chance.h"
#include "table.h"
#include "options.h"
#include "play.h"
#include "deal.h"
#include "observe.h"

#endif
