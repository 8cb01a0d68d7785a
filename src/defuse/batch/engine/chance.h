/* Chance: a number is a function of a key and a count, the same on every device. */
#ifndef DEFUSE_CHANCE_H
#define DEFUSE_CHANCE_H

/* SplitMix64: the mixing of Steele, Lea and Flood (2014). */
DEFUSE_FN uint64_t mixed(uint64_t key, uint64_t count) {
    uint64_t z = key + (count + 1) * 0x9E3779B97F4A7C15ull;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
    return z ^ (z >> 31);
}

/* A number below n, from the upper half of a random one. */
DEFUSE_FN uint32_t below(uint64_t random, uint32_t n) { return (uint32_t)(((random >> 32) * n) >> 32); }

/* A number below n, from a random word whose rest is as random as before: one word is enough for several small n. */
DEFUSE_FN uint32_t below_of(uint64_t *word, uint32_t n) {
    uint64_t high = (*word >> 32) * n, low = (*word & 0xFFFFFFFFu) * n;
    *word *= n;
    return (uint32_t)((high + (low >> 32)) >> 32);
}

/* The key of the game of an index: two seeds or two indices have nothing in common. */
DEFUSE_FN uint64_t key_of(uint64_t seed, uint64_t index) { return mixed(mixed(seed, 0), index); }

/* A public random number of a game that is played. */
DEFUSE_FN uint32_t roll(Game *g, uint32_t n) { return below(mixed(FAR(g)->key, g->rolled++), n); }

#endif
