/* The table: where wires are, what is told, what everybody concludes, and which tokens lie. */
#ifndef DEFUSE_TABLE_H
#define DEFUSE_TABLE_H

#if defined(__CUDA_ARCH__) || defined(__CUDACC_RTC__)
#define DEFUSE_COUNT(mask) ((int)__popcll(mask))
#define DEFUSE_LOWEST(mask) ((int)__ffsll((long long)(mask)) - 1)
#define DEFUSE_HIGHEST(word) (31 - __clz((int)(word)))
#define DEFUSE_TOP(mask) (63 - __clzll((long long)(mask)))
#else
#define DEFUSE_COUNT(mask) bits_in(mask)
#define DEFUSE_LOWEST(mask) __builtin_ctzll(mask)
#define DEFUSE_HIGHEST(word) (31 - __builtin_clz(word))
#define DEFUSE_TOP(mask) (63 - __builtin_clzll(mask))
#endif

/* Set bits of a byte. On a GPU nobody waits for what was there. */
#ifndef DEFUSE_OR_BYTE
#define DEFUSE_OR_BYTE(byte, bits) (*(byte) |= (uint8_t)(bits))
#endif

/* Without an instruction for it, a call would be made. */
DEFUSE_FN int bits_in(uint64_t mask) {
#if defined(__POPCNT__) || defined(__aarch64__)
    return __builtin_popcountll(mask);
#else
    mask -= mask >> 1 & 0x5555555555555555ull;
    mask = (mask & 0x3333333333333333ull) + (mask >> 2 & 0x3333333333333333ull);
    return (int)(((mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0Full) * 0x0101010101010101ull >> 56);
#endif
}

/* Eight bits as eight bytes of 0 or 1. */
DEFUSE_FN uint64_t spread(uint64_t bits) {
    return ((bits * 0x0101010101010101ull & 0x8040201008040201ull) + 0x00406070787C7E7Full) >> 7 & 0x0101010101010101ull;
}

/* Wires. */

DEFUSE_FN int value_of(int face) { return face <= 12 ? face : YELLOW + (face > 23); }
DEFUSE_FN int stand_at(int place) { return place >> 4; }
DEFUSE_FN int bit_at(const Game *g, int place) { return g->first[place >> 4] + (place & 15); }
DEFUSE_FN int owner_at(const Game *g, int place) { return g->owner[place >> 4]; }
DEFUSE_FN int value_at(const Game *g, int place) { return value_of(g->face[place]); }
DEFUSE_FN int is_gone(const Game *g, int place) { return (int)(g->gone >> bit_at(g, place) & 1); }
DEFUSE_FN int is_loose(const Game *g, int place) { return (int)(g->loose >> bit_at(g, place) & 1); }
DEFUSE_FN int acts_red(const Game *g, int value) { return g->acting_red >> (value - 1) & 1; }

DEFUSE_FN int size_of(const Game *g, int stand) { return g->first[stand + 1] - g->first[stand]; }

/* The part of a mask that is about a stand, from its first place on. */
DEFUSE_FN uint32_t part_of(const Game *g, uint64_t mask, int stand) {
    return (uint32_t)(mask >> g->first[stand]) & ((1u << size_of(g, stand)) - 1);
}

DEFUSE_FN uint32_t uncut(const Game *g, int stand) { return part_of(g, ~g->gone, stand); }
DEFUSE_FN uint32_t plain(const Game *g, int stand) { return part_of(g, ~(g->gone | g->loose), stand); }

/* All wires of a seat, gone ones too. */
DEFUSE_FN uint64_t row_of(const Game *g, int seat) {
    return (1ull << g->first[g->base[seat + 1]]) - (1ull << g->first[g->base[seat]]); /* there are fewer than 64 wires */
}

DEFUSE_FN uint64_t hand_of(const Game *g, int seat) { return row_of(g, seat) & ~g->gone; }
DEFUSE_FN int has_wires(const Game *g, int seat) { return hand_of(g, seat) != 0; }

/* Where the stands begin: eight bytes at once. */
DEFUSE_FN uint64_t all_first(const Game *g) {
#ifdef __CUDACC__
    return *(const uint64_t *)g->first;
#else
    uint64_t first;
    __builtin_memcpy(&first, g->first, 8);
    return first;
#endif
}

/* The place of a bit. There are four or five stands: four of them are compared at once, a byte for each. */
DEFUSE_FN int place_of(const Game *g, int bit) {
    uint64_t first = all_first(g);
    uint32_t begun = ((((uint32_t)bit * 0x01010101u) | 0x80808080u) - (uint32_t)first) >> 7 & 0x01010101u;
    int stand = (int)(begun * 0x01010101u >> 24) - 1 + (bit >= (int)(first >> 32 & 255));
    return stand * 16 + bit - (int)(first >> (8 * stand) & 255);
}

DEFUSE_FN int remaining(const Game *g, int value) { return g->value[3 * value - 3] - g->value[3 * value - 2]; }

/* The values that a seat has shown to hold, in its row. */
#define HOLDS (0xFFFFull << 24)

/* What all see of a seat, as far as it changes with its wires. */
DEFUSE_PART void count_wires(Game *g, int seat) {
    int wires = 0;
    for (int stand = g->base[seat]; stand < g->base[seat + 1]; stand++) wires += g->left[stand];
    uint32_t row = (wires ? 33u : 1u) | (uint32_t)(seat == g->captain) << 1 | (uint32_t)g->character[seat] << 8 |
                   (uint32_t)(wires > 28 ? 28 : wires) << 16;
    g->seat_row[seat] = row | (g->seat_row[seat] & HOLDS);
}

/* What is told: places by place, with 0 for none as they are given (place and 1); a seat, or NOBODY. */

DEFUSE_PART void tell(Game *g, int kind, int seat, int value_1, int value_2, int wire_1, int wire_2, int wire_3, int detail) {
    DEFUSE_TOLD(g, kind, seat, value_1, value_2, wire_1, wire_2, detail);
    if (detail > PERSONAL && (detail < D_MARK || detail >= D_SEAT)) kind |= TURNED;
    uint64_t row = (uint64_t)kind | (uint64_t)(seat == NOBODY ? 0 : seat + 1) << 8 | (uint64_t)value_1 << 16 |
                   (uint64_t)value_2 << 24 | (uint64_t)wire_1 << 32 | (uint64_t)wire_2 << 40 | (uint64_t)wire_3 << 48 |
                   (uint64_t)detail << 56;
    FAR(g)->event[g->happened++ & 15] = row;
}

/* The same about the first wires of a mask. */
DEFUSE_PART void tell_of(Game *g, int kind, int seat, int value_1, int value_2, uint64_t wires, int detail) {
    int found[3] = {0, 0, 0};
    DEFUSE_TARGETS(g, wires);
    for (int k = 0; k < 3 && wires; k++) {
        found[k] = place_of(g, DEFUSE_LOWEST(wires)) + 1;
        wires &= wires - 1;
    }
    tell(g, kind, seat, value_1, value_2, found[0], found[1], found[2], detail);
}

/* The same about one wire, or about several where it is not one (-1). */
DEFUSE_FN void tell_targets(Game *g, int kind, int seat, int value_1, int value_2, uint64_t wires, int one, int detail) {
    if (one < 0) {
        tell_of(g, kind, seat, value_1, value_2, wires, detail);
        return;
    }
    DEFUSE_TARGETS(g, wires);
    tell(g, kind, seat, value_1, value_2, one + 1, 0, 0, detail);
}

/* What everybody concludes. */

/* A wire is of none of these values (bit v - 1). */
DEFUSE_PART void not_of(Game *g, int place, uint32_t values) {
    DEFUSE_OR_BYTE(FAR(g)->wire + 7 * place + 4, values & 255);
    DEFUSE_OR_BYTE(FAR(g)->wire + 7 * place + 5, values >> 8);
}

DEFUSE_PART void none_of(Game *g, uint64_t wires, uint32_t values) {
    for (; wires; wires &= wires - 1) not_of(g, place_of(g, DEFUSE_LOWEST(wires)), values);
}

DEFUSE_FN uint32_t red_values(const Game *g) { return g->acting_red; }

/* Everybody knows by a fact who holds its value: tell it in the rows of these seats. */
DEFUSE_FN void tell_holders(Game *g, OneOf fact) {
    uint64_t bit = 1ull << (fact.value + 23);
    g->seat_row[owner_at(g, fact.first)] |= bit;
    for (uint32_t also = fact.also; also; also &= also - 1) g->seat_row[DEFUSE_LOWEST((uint64_t)also)] |= bit;
}

/* Facts were taken away or moved. */
DEFUSE_PART void tell_all_holders(Game *g) {
    for (int seat = 0; seat < g->players; seat++) g->seat_row[seat] &= ~HOLDS;
    for (int k = 0; k < g->facts; k++) tell_holders(g, FAR(g)->fact[k]);
}

/* One of these uncut wires is of a value. Facts that cannot come apart any more are kept as one. */
DEFUSE_PART void one_of(Game *g, uint64_t wires, int value) {
    if (!(wires & (wires - 1))) return;
    int at = g->facts;
    OneOf fact = {wires, (uint8_t)value, (uint8_t)place_of(g, DEFUSE_LOWEST(wires)), 0, {0, 0, 0, 0, 0}};
    for (int k = 0; k < g->facts; k++) {
        OneOf other = FAR(g)->fact[k];
        if (other.wires != wires || other.value != value) continue;
        if (other.first == fact.first || is_gone(g, other.first)) {
            fact.also = (uint8_t)(other.also | (other.first == fact.first ? 0 : 1 << owner_at(g, other.first)));
            at = k;
            break;
        }
    }
    if (at == DEFUSE_FACTS) { /* no game that was played came here: the oldest goes */
        for (int k = 1; k < DEFUSE_FACTS; k++) FAR(g)->fact[k - 1] = FAR(g)->fact[k];
        at = --g->facts;
        tell_all_holders(g);
    }
    if (at == g->facts) g->facts++;
    FAR(g)->fact[at] = fact;
    tell_holders(g, fact);
}

/* A wire is gone: facts that it makes plain are told no more. */
DEFUSE_ONCE void forget(Game *g, int bit, int value) {
    int kept = 0;
    for (int k = 0; k < g->facts; k++) {
        OneOf fact = FAR(g)->fact[k];
        int named = (int)(fact.wires >> bit & 1);
        if (named && fact.value == value) continue;
        fact.wires &= ~(1ull << bit);
        if (named || kept != k) FAR(g)->fact[kept] = fact;
        kept++;
    }
    if (kept == g->facts) return;
    g->facts = (uint8_t)kept;
    tell_all_holders(g);
}

/* Whoever calls a value has it in hand. */
DEFUSE_FN void has_called(Game *g, int seat, int value_1, int value_2, uint64_t out) {
    uint64_t hand = hand_of(g, seat) & ~out;
    one_of(g, hand, value_1);
    if (value_2) one_of(g, hand, value_2);
}

/* A hand of only reds is revealed: whoever does something else has another wire. */
DEFUSE_FN void not_only_reds(Game *g, int seat) {
    uint64_t hand = hand_of(g, seat);
    if (hand && !(hand & (hand - 1))) none_of(g, hand, red_values(g));
}

/* Tokens. */

/* The number of the token that shows a mark; 0 for a kind that never runs out. */
DEFUSE_FN int number_of(int mark) { return mark <= YELLOW ? mark : mark > M_FALSE ? mark - M_FALSE : 0; }

DEFUSE_FN int is_marked(const Game *g, int place) { return (int)(g->marked >> bit_at(g, place) & 1); }

DEFUSE_FN int has_mark(const Game *g, int place, int mark) {
    if (!is_marked(g, place)) return 0;
    for (int k = 0; k < g->tokens; k++)
        if (g->token_at[k] == place && g->token_mark[k] == mark) return 1;
    return 0;
}

/* Whether a token of this sort lies at a wire: a value, even or odd, a count, or a false value. */
DEFUSE_FN int sort_of(int mark) { return mark <= YELLOW ? 0 : mark <= M_ODD ? 1 : mark <= M_FALSE ? 2 : 3; }
DEFUSE_FN int has_sort(const Game *g, int place, int mark) {
    if (!is_marked(g, place)) return 0;
    for (int k = 0; k < g->tokens; k++)
        if (g->token_at[k] == place && sort_of(g->token_mark[k]) == sort_of(mark)) return 1;
    return 0;
}

/* The token that is taken back for a mark: its place in the list, -1 if none is needed, -2 if there is none. */
DEFUSE_PART int taken_back(const Game *g, int mark) {
    int number = number_of(mark), oldest = -2;
    if (!number || (g->lying >> (4 * number) & 15) < 2) return -1;
    for (int k = 0; k < g->tokens; k++) {
        if (number_of(g->token_mark[k]) != number) continue;
        if (oldest == -2 && is_gone(g, g->token_at[k])) oldest = k;
    }
    return oldest;
}

DEFUSE_FN int can_be_placed(const Game *g, int mark) { return mark != M_COUNT + 4 && taken_back(g, mark) != -2; }

DEFUSE_PART void take_token(Game *g, int at) {
    int place = g->token_at[at], shown = 0;
    g->tokens--;
    if (number_of(g->token_mark[at])) g->lying -= 1ull << (4 * number_of(g->token_mark[at]));
    for (int k = at; k < g->tokens; k++) {
        g->token_at[k] = g->token_at[k + 1];
        g->token_mark[k] = g->token_mark[k + 1];
    }
    for (int k = 0; k < g->tokens; k++)
        if (g->token_at[k] == place) shown = g->token_mark[k];
    FAR(g)->wire[7 * place + 2] = (uint8_t)shown;
    if (!shown) g->marked &= ~(1ull << bit_at(g, place));
}

/* Put a mark at a wire; it is announced where no token can be placed. Whether it was placed. */
DEFUSE_PART int mark_wire(Game *g, int place, int mark, int by, int why) {
    int back = taken_back(g, mark);
    int told = has_mark(g, place, mark) || back == -2 || mark == M_COUNT + 4;
    if (!told) {
        if (back >= 0) take_token(g, back);
        if (g->tokens == DEFUSE_TOKENS) take_token(g, 0); /* no game that was played came here */
        g->token_at[g->tokens] = (uint8_t)place;
        g->token_mark[g->tokens++] = (uint8_t)mark;
        FAR(g)->wire[7 * place + 2] = (uint8_t)mark;
        g->marked |= 1ull << bit_at(g, place);
        if (number_of(mark)) g->lying += 1ull << (4 * number_of(mark));
    }
    tell(g, told ? E_ANNOUNCED : E_TOKEN, by, 0, 0, place + 1, 0, 0, D_MARK + mark);
    if (mark > M_FALSE) {
        not_of(g, place, 1u << (mark - M_FALSE - 1));
        if (!is_gone(g, place)) {
            if (why != WHY_OPENING || !(g->rules & R_FALSE_REDS)) not_of(g, place, red_values(g));
            if (why != WHY_MISS) not_of(g, place, 1u << (YELLOW - 1));
        }
    }
    if (g->rules & R_COUNTS && mark > M_COUNT && mark <= M_COUNT + 4 && !is_gone(g, place)) not_of(g, place, red_values(g));
    return !told;
}

/* What the token at a wire shows; 0 for none. */
DEFUSE_PART int mark_for(const Game *g, int place) {
    int value = value_at(g, place);
    if (acts_red(g, value) || g->rules & R_SILENT) return 0;
    if (g->rules & R_PARITY) return value > 12 ? 0 : value & 1 ? M_ODD : M_EVEN;
    if (g->rules & R_COUNTS) {
        int count = 0, stand = stand_at(place);
        for (int k = 0; k < size_of(g, stand); k++) count += value_at(g, 16 * stand + k) == value;
        return M_COUNT + count;
    }
    return value;
}

/* Whether the tokens of a seat say what a wire is not. */
DEFUSE_FN int lies(const Game *g, int seat) { return g->rules & R_FALSE && (!(g->rules & R_FALSE_ROLE) || g->role == seat); }

/* Whether a false token of some value can be put at a wire. */
DEFUSE_RARE int some_false(const Game *g, int place) {
    for (int value = 1; value <= 12; value++)
        if (value != value_at(g, place) && can_be_placed(g, M_FALSE + value)) return 1;
    return 0;
}

/* Whether a seat may choose a wire of its own for a token. */
DEFUSE_PART int may_show(const Game *g, int place, int why) {
    int value = value_at(g, place), red = acts_red(g, value);
    if (is_loose(g, place)) return 0;
    if (lies(g, owner_at(g, place))) {
        int reds_too = g->rules & R_FALSE_REDS && why == WHY_OPENING;
        if (red ? !reds_too : value > 12) return 0;
        return !has_sort(g, place, M_FALSE + 1) && some_false(g, place);
    }
    if (value > 12 || red) return 0;
    int mark = mark_for(g, place);
    return mark && !has_sort(g, place, mark) && can_be_placed(g, mark);
}

/* Cards. */

DEFUSE_FN int kind_of(const Game *g, int at) { return g->card[at]; }
DEFUSE_FN int holder_of(const Game *g, int at) { return g->card_row[at] >= PERSONAL ? g->card_row[at] - PERSONAL : NOBODY; }
/* Whether a seat may use a card, as far as it is anybody's or its own, and the seat may use cards. */
DEFUSE_FN int may_hold(const Game *g, int at, int seat) {
    if (seat == g->role && (g->rules & R_ROLE_EMPTY || g->rule[P_CARD] == g->card[at] + 1)) return 0;
    return g->card_row[at] < PERSONAL || g->card_row[at] == PERSONAL + seat;
}
DEFUSE_FN int number_of_card(const Game *g, int at, int seat) {
    int row = g->card_row[at];
    if (row < PERSONAL) return N_CARD + row;
    int rel = row - PERSONAL - seat;
    return N_PERSONAL + rel + (g->players & rel >> 31);
}

/* Whether a card is used at any time, also when somebody else is asked. */
DEFUSE_FN int is_any_time(int kind) {
    return (1u << K_UNEQUAL | 1u << K_WALKIE | 1u << K_POST_IT | 1u << K_REWINDER | 1u << K_BATTERIES | 1u << K_RADAR |
            1u << K_EQUAL | 1u << K_SINGLE | 1u << K_HOOK) >> kind & 1;
}

DEFUSE_FN void set_state(Game *g, int at, int state) {
    int row = g->card_row[at];
    g->card_state[at] = (uint8_t)state;
    g->ready = (uint16_t)((g->ready & ~(1u << at)) | (uint32_t)(state == READY) << at);
    if (row < PERSONAL) FAR(g)->shelf[2 * row] = (uint8_t)state;
    else FAR(g)->personal[row - PERSONAL] = (uint8_t)state;
}

DEFUSE_FN void add_card(Game *g, int kind, int row, int state) {
    if (g->cards == DEFUSE_CARDS) return;
    g->card[g->cards] = (uint8_t)kind;
    g->card_row[g->cards] = (uint8_t)row;
    set_state(g, g->cards++, state);
}

/* How many wires of a stand a cut with this card points at. */
DEFUSE_ONCE int reach_of(int kind) { return kind == K_DOUBLE ? 2 : kind == K_TRIPLE ? 3 : kind == K_SUPER ? 99 : 1; }

/* Which cards may be used by whom: it changes when cards come in. */
DEFUSE_RARE void index_cards(Game *g) {
    uint32_t all = 0;
    g->any_time = 0;
    for (int seat = 0; seat < g->players; seat++) g->usable[seat] = 0;
    for (int at = 0; at < g->cards; at++) {
        int row = g->card_row[at];
        g->any_time |= (uint16_t)(is_any_time(kind_of(g, at)) << at);
        all |= (uint32_t)(row < PERSONAL) << at;
        if (row >= PERSONAL) g->usable[row - PERSONAL] |= (uint16_t)(1u << at);
    }
    for (int seat = 0; seat < g->players; seat++) g->usable[seat] |= (uint16_t)all;
    if (g->role == NOBODY) return;
    for (int at = 0; at < g->cards; at++)
        if (!may_hold(g, at, g->role)) g->usable[g->role] &= (uint16_t)~(1u << at);
}

/* Oxygen: what seats and the reserve have is remembered where observations show it. */

DEFUSE_FN int breathes(const Game *g) { return (g->rules & (R_AIR_SHARED | R_AIR_HANDED)) != 0; }
DEFUSE_FN uint8_t *air_of(Game *g, int seat) { return FAR(g)->memory + g->rule[P_HELD] + seat; }
DEFUSE_FN uint8_t *reserve_of(Game *g) { return FAR(g)->memory + g->rule[P_RESERVE]; }
DEFUSE_FN int air_cost(const Game *g, int value) { return g->rule[P_DEPTH] ? (value + 3) / 4 : value; }

/* How much a seat can pay. */
DEFUSE_FN int air_left(const Game *g, int seat) {
    return FAR(g)->memory[g->rules & R_AIR_SHARED ? g->rule[P_RESERVE] : g->rule[P_HELD] + seat];
}

/* The numbers that a seat can pay for, as bits. */
DEFUSE_RARE uint32_t air_for(const Game *g, int seat) {
    uint32_t found = 0;
    for (int value = 1; value <= YELLOW; value++) found |= (uint32_t)(air_cost(g, value) <= air_left(g, seat)) << value;
    return found;
}

/* Tokens go from a seat (NOBODY: the reserve) to another; what comes out of the box is only added. */
DEFUSE_RARE void move_air(Game *g, int from, int to, int tokens, int out_of_box) {
    if (!out_of_box) *(from == NOBODY ? reserve_of(g) : air_of(g, from)) -= (uint8_t)tokens;
    *(to == NOBODY ? reserve_of(g) : air_of(g, to)) += (uint8_t)tokens;
    tell(g, E_OXYGEN, NOBODY, 0, 0, 0, 0, 0, to == NOBODY ? 0 : D_SEAT + to);
}

/* A cut was announced, and is paid for. */
DEFUSE_FN void pay_air(Game *g, int by, int value) {
    if (g->rules & R_AIR_SHARED) move_air(g, NOBODY, by, air_cost(g, value), 0);
    else if (g->rules & R_AIR_HANDED) move_air(g, by, NOBODY, air_cost(g, value), 0);
}

#endif
