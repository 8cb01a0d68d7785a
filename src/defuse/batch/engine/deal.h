/* Setting up: a deal by lot, or one that is given. */
#ifndef DEFUSE_DEAL_H
#define DEFUSE_DEAL_H

/* The bytes of a deal that is given. */
enum { DEAL_CAPTAIN = 0, DEAL_LAID = 1, DEAL_CARDS = 2, DEAL_PILED = 8, DEAL_PILE = 9, DEAL_CHARACTERS = 27, DEAL_KEY = 32, DEAL_RED = 40,
       DEAL_YELLOW = 42, DEAL_FACES = 64, DEAL_MORE = 144 };

DEFUSE_FN void clear(Game *g) {
    uint32_t *word = (uint32_t *)g;
    for (unsigned k = 0; k < sizeof(Game) / 4; k++) word[k] = 0;
}

/* The empty table: whose stands there are, and what all know before the deal. */
DEFUSE_PART void set_table(Game *g, const Setup *setup, int captain) {
    int players = setup->players, stand = 0, wires = setup->red_count + setup->yellow_count;
    clear(g);
    g->mission = setup->mission;
    g->players = (uint8_t)players;
    g->asides = setup->asides;
    g->rules = setup->rules;
    g->dial = setup->dial;
    g->captain_too = setup->captain_too;
    g->captain = g->turn = (uint8_t)captain;
    g->jump = g->role = NOBODY;
    for (int k = 0; k < 8; k++) g->rule[k] = setup->rule[k];
    for (int k = 0; k < setup->said; k++) g->memory[k] = setup->rule[P_SAID + k];
    g->recalled = setup->said;
    g->reds = setup->red_count;
    g->yellows = setup->yellow_count;
    for (int seat = 0; seat < players; seat++) {
        g->base[seat] = (uint8_t)stand;
        for (int two = players == 2 || (players == 3 && seat == captain); two >= 0; two--) g->owner[stand++] = (uint8_t)seat;
    }
    for (int seat = players; seat < 8; seat++) g->base[seat] = (uint8_t)stand;
    g->stands = (uint8_t)stand;
    for (int value = 1; value <= 12; value++) {
        if (!(setup->blue >> value & 1)) continue;
        g->value[3 * value - 3] = 4;
        wires += 4;
    }
    g->value[3 * YELLOW - 3] = setup->yellow_count;
    g->value[3 * RED - 3] = setup->red_count;
    g->value[3 * RED - 1] = 2;
    for (int value = 1; value <= RED; value++) g->remaining |= (uint64_t)g->value[3 * value - 3] << (4 * value);
    int sizes[DEFUSE_STANDS], captains = g->base[captain];
    for (int k = 0; k < stand; k++) {
        int place = k - captains < 0 ? k - captains + stand : k - captains; /* in the order of the deal */
        sizes[k] = wires / stand + (place < wires % stand);
    }
    for (int k = 0; k < stand; k++) {
        g->first[k + 1] = (uint8_t)(g->first[k] + sizes[k]);
        g->left[k] = (uint8_t)sizes[k];
    }
}

/* The seats to which wires that are dealt apart go, clockwise from the captain: from which step on, and how many. */
DEFUSE_FN int apart_from(const Game *g, int count) { return g->rule[P_LAST_SEATS] && count < g->players ? g->players - count : 0; }
DEFUSE_FN int apart_seats(const Game *g, int count) { return count < g->players ? count : g->players; }

/* The mask of some stands in a row. */
DEFUSE_FN uint64_t stands_mask(const Game *g, int from, int to) {
    return ((1ull << (g->first[to] - 1) << 1) - 1) & ~((1ull << g->first[from]) - 1);
}

/* Everybody knows who got a wire that was dealt apart. Only yellow ones are told of in observations. */
DEFUSE_RARE void know_apart(Game *g) {
    int count = g->value[3 * g->rule[P_VALUE] - 3], seats = apart_seats(g, count), from = apart_from(g, count);
    if (g->rule[P_VALUE] != YELLOW || !count) return;
    for (int k = 0; k < seats; k++) {
        int seat = seat_for(g, g->captain, from + k), first = g->base[seat], behind = g->base[seat + 1];
        if (seat == g->captain && count > seats)
            for (int stand = first; stand < behind; stand++) one_of(g, stands_mask(g, stand, stand + 1), YELLOW);
        else
            one_of(g, stands_mask(g, first, behind), YELLOW);
    }
}

/* The wires stand on their stands: the rest up to the first question. */
DEFUSE_PART void begin_game(Game *g, const Setup *setup) {
    int x_wires = (g->rules & (R_X | R_X_LOCKED)) != 0;
    for (int stand = 0; stand < g->stands; stand++) {
        uint64_t held = 0;
        for (int place = 0; place < size_of(g, stand); place++) {
            held += 1ull << (4 * value_at(g, 16 * stand + place));
            g->wire[7 * (16 * stand + place)] = 1;
        }
        g->held[g->owner[stand]] += held;
        if (x_wires) {
            g->wire[7 * (16 * stand + size_of(g, stand) - 1)] = 3;
            g->loose |= 1ull << (g->first[stand + 1] - 1);
        }
    }
    for (int seat = 0; seat < g->players; seat++) {
        int from = seat - g->captain;
        if (!g->character[seat]) g->character[seat] = (uint8_t)(1 + (from < 0 ? from + g->players : from));
        if (g->rules & R_ROLE && g->character[seat] == 1) g->role = (uint8_t)seat;
        count_wires(g, seat);
    }
    if (g->rules & R_COVERS) {
        for (int at = 0; at < g->cards; at++) cover_card(g, at, at < g->lines ? g->line[at] : draw_number(g));
    }
    if (g->rules & (R_COVERS | R_SEQUENCE | R_NUMBER_ROW)) recall_numbers(g);
    if (g->rules & R_SILENT) { /* the first numbers of the wires */
        for (int bit = 0; bit < 64; bit++) g->memory[32 + bit] = (uint8_t)bit;
        g->recalled = 1;
    }
    if (g->rules & R_APART) know_apart(g);
    g->choosing = setup->choice ? 1 : (uint8_t)g->players;
    ask_characters(g);
    find_options(g);
}

/* Things to draw from, in no order. */
typedef struct Urn {
    uint64_t key, at;
    uint8_t things[24];
    int left;
} Urn;

/* The members of a mask are in the urn. */
DEFUSE_FN void fill_urn(Urn *urn, uint32_t mask) {
    for (urn->left = 0; mask; mask &= mask - 1) urn->things[urn->left++] = (uint8_t)DEFUSE_LOWEST((uint64_t)mask);
}

DEFUSE_FN int draw(Urn *urn) {
    uint32_t which = below(mixed(urn->key, urn->at++), (uint32_t)urn->left);
    int thing = urn->things[which];
    urn->things[which] = urn->things[--urn->left];
    return thing;
}

/* Draw some of the members of a mask, as a mask. */
DEFUSE_FN uint32_t draw_some(Urn *urn, uint32_t from, int count) {
    uint32_t drawn = 0;
    if (count) fill_urn(urn, from);
    for (; count > 0; count--) drawn |= 1u << draw(urn);
    return drawn;
}

/* Wires on their way to the stands: where each stand ends, and its next place. */
typedef struct Dealing {
    uint32_t ends, all; /* how many of the places that are left come before the end: a byte for each of four stands */
    uint8_t next[8];
} Dealing;

/* Put a wire where a random number of 32 bits says; the place. */
DEFUSE_FN int put_wire(Game *g, Dealing *d, int face, uint64_t random) {
    uint32_t at = (uint32_t)((random & 0xFFFFFFFFu) * d->all-- >> 32);
    uint32_t behind = (((at * 0x01010101u) | 0x80808080u) - d->ends) & 0x80808080u; /* stands that end before it */
    uint32_t stand = (behind >> 7) * 0x01010101u >> 24;
    d->ends -= (behind ^ 0x80808080u) >> 7;
    int place = d->next[stand]++;
    g->face[place] = (uint8_t)face;
    return place;
}

/* A number acts as red. */
DEFUSE_PART void turn_red(Game *g, int number) { g->value[3 * number - 1] |= 2; }

/* Where the yellow wires and the reds are, from the faces. */
DEFUSE_RARE void find_colours(Game *g) {
    g->yellow_at = g->red_at = 0;
    for (int bit = 0; bit < g->first[g->stands]; bit++) {
        int value = value_at(g, place_of(g, bit));
        g->yellow_at |= (uint64_t)(value == YELLOW) << bit;
        g->red_at |= (uint64_t)acts_red(g, value) << bit;
    }
}

/* Deal where some wires come before the others: those of a value one to a seat, or a blue X wire to each stand. */
DEFUSE_RARE void deal_apart(Game *g, const Setup *setup, uint32_t red, uint32_t yellow, Urn *urn) {
    uint64_t key = urn->key, *at = &urn->at;
    uint8_t copies[35], taken[DEFUSE_STANDS] = {0, 0, 0, 0, 0}, fixed[35];
    for (int face = 0; face < 35; face++) copies[face] = fixed[face] = 0;
    for (int n = 1; n <= 12; n++) {
        copies[n] = setup->blue >> n & 1 ? 4 : 0;
        if (n == 12) break;
        copies[12 + n] = yellow >> n & 1;
        copies[23 + n] = red >> n & 1;
    }
    if (g->rules & R_X_LOCKED) {
        for (int stand = 0; stand < g->stands; stand++) {
            int blues = 0, n = 1;
            for (int k = 1; k <= 12; k++) blues += copies[k];
            int which = (int)below(mixed(key, (*at)++), (uint32_t)blues);
            for (; which >= copies[n]; n++) which -= copies[n];
            copies[n]--;
            taken[stand]++;
            g->face[16 * stand + size_of(g, stand) - 1] = (uint8_t)n;
        }
    }
    if (g->rules & R_APART) {
        int yellows = g->rule[P_VALUE] == YELLOW, count = yellows ? g->yellows : g->reds;
        fill_urn(urn, yellows ? yellow : red);
        int seats = apart_seats(g, count), from = apart_from(g, count);
        for (int k = 0; k < seats; k++) {
            int seat = seat_for(g, g->captain, from + k), first = g->base[seat], own = own_stands(g, seat);
            int both = seat == g->captain && count > seats;
            for (int turn = 0; turn < (both ? own : 1); turn++) {
                int stand = first + turn;
                if (!both && own > 1) {
                    uint32_t sizes = (uint32_t)(size_of(g, first) + size_of(g, first + 1));
                    stand = first + ((int)below(mixed(key, (*at)++), sizes) >= size_of(g, first));
                }
                if (!urn->left) continue;
                fixed[(yellows ? 12 : 23) + draw(urn)] = (uint8_t)(stand + 1);
                taken[stand]++;
            }
        }
    }
    Dealing d = {0, 0, {0, 16, 32, 48, 64, 0, 0, 0}};
    for (int stand = 0; stand < DEFUSE_STANDS; stand++) {
        if (stand < g->stands) d.all += (uint32_t)(size_of(g, stand) - taken[stand]);
        if (stand < 4) d.ends |= d.all << (8 * stand);
    }
    for (int n = 1; n <= 12; n++) {
        for (int colour = 0; colour < (n == 12 ? 1 : 3); colour++) {
            int face = colour == 0 ? n : colour == 1 ? 12 + n : 23 + n;
            for (int copy = 0; copy < copies[face]; copy++) {
                if (fixed[face]) g->face[d.next[fixed[face] - 1]++] = (uint8_t)face;
                else put_wire(g, &d, face, mixed(key, (*at)++));
            }
        }
    }
}

/* A fresh deal: a function of the set-up, the seed and the index alone. */
DEFUSE_PART void defuse_deal(Game *g, const Setup *setup, uint64_t seed, uint64_t index) {
    Urn urn = {key_of(seed, index), 0, {0}, 0};
    uint64_t key = urn.key;
    int captain = setup->captain == 255 ? (int)below(mixed(key, urn.at++), setup->players) : setup->captain;
    set_table(g, setup, captain);
    g->key = mixed(key, ~0ull);
    uint32_t red = draw_some(&urn, setup->red_values, setup->red_drawn);
    uint32_t yellow = draw_some(&urn, setup->yellow_values, setup->yellow_drawn);
    for (int n = 1; n <= 11; n++) g->drawn[n - 1] = (uint8_t)((yellow >> n & 1) | (red >> n & 1) << 1);
    if (setup->red_count < setup->red_drawn) red = draw_some(&urn, red, setup->red_count);
    if (setup->yellow_count < setup->yellow_drawn) yellow = draw_some(&urn, yellow, setup->yellow_count);
    if (g->rules & (R_APART | R_X_LOCKED)) {
        deal_apart(g, setup, red, yellow, &urn);
        find_colours(g);
    } else {
        /* In their order, each wire goes to a stand that has room, as likely as it has much: every deal is as likely. */
        Dealing d = {0, g->first[g->stands], {0, 16, 32, 48, 64, 0, 0, 0}};
        for (int stand = 0; stand < 4; stand++) d.ends |= (uint32_t)g->first[stand + 1] << (8 * stand);
        uint64_t at = urn.at;
        for (int n = 1; n <= 12; n++) {
            if (setup->blue >> n & 1) {
                uint64_t two = mixed(key, at), more = mixed(key, at + 1);
                at += 2;
                put_wire(g, &d, n, two);
                put_wire(g, &d, n, two >> 32);
                put_wire(g, &d, n, more);
                put_wire(g, &d, n, more >> 32);
            }
            if (yellow >> n & 1) g->yellow_at |= 1ull << bit_at(g, put_wire(g, &d, 12 + n, mixed(key, at++)));
            if (red >> n & 1) g->red_at |= 1ull << bit_at(g, put_wire(g, &d, 23 + n, mixed(key, at++)));
        }
        urn.at = at;
    }
    if (g->rules & R_X) { /* the last wire of each stand is any of its wires */
        for (int stand = 0; stand < g->stands; stand++) {
            int last = 16 * stand + size_of(g, stand) - 1;
            int from = 16 * stand + (int)below(mixed(key, urn.at++), (uint32_t)size_of(g, stand)), face = g->face[from];
            for (int place = from; place < last; place++) g->face[place] = g->face[place + 1];
            g->face[last] = (uint8_t)face;
        }
        find_colours(g);
    }
    uint32_t pile = setup->pile;
    if (g->rules & R_DEADLY) {
        int number = 1 + (int)below(mixed(key, urn.at++), 12);
        turn_red(g, number);
        find_colours(g);
        for (int row = 0; row < 18; row++)
            if (unlock_value(row) == number) pile &= ~(1u << row);
    }
    if (g->rules & R_ROLE_LOT) {
        fill_urn(&urn, (2u << g->players) - 2);
        for (int seat = 0; seat < g->players; seat++) g->character[seat] = (uint8_t)draw(&urn);
    }
    /* Equipment: the cards that were asked for, others by lot, and the rest in any order. */
    for (int k = 0; k < setup->laid; k++) pile &= ~(setup->fixed[k] ? 1u << (setup->fixed[k] - 1) : 0);
    fill_urn(&urn, pile);
    int pile_needed = 0;
    for (int k = 0; k < setup->laid; k++) {
        int row = setup->fixed[k] ? setup->fixed[k] - 1 : draw(&urn);
        add_card(g, row, row, LOCKED);
        pile_needed |= row == K_BOTTOM;
    }
    if (pile_needed) /* where nothing is drawn from it, its order is nobody's business */
        while (urn.left) g->pile[g->piled++] = (uint8_t)draw(&urn);
    begin_game(g, setup);
}

/* The deal of a game of the engine, as `defuse.batch.setups` packs it. */
DEFUSE_PART void defuse_load(Game *g, const Setup *setup, const uint8_t *bytes) {
    set_table(g, setup, bytes[DEAL_CAPTAIN]);
    for (int k = 0; k < 8; k++) g->key |= (uint64_t)bytes[DEAL_KEY + k] << (8 * k);
    int red = bytes[DEAL_RED] | bytes[DEAL_RED + 1] << 8, yellow = bytes[DEAL_YELLOW] | bytes[DEAL_YELLOW + 1] << 8;
    for (int n = 1; n <= 11; n++) g->drawn[n - 1] = (uint8_t)((yellow >> n & 1) | (red >> n & 1) << 1);
    for (int k = 0; k < DEFUSE_WIRES; k++) g->face[k] = bytes[DEAL_FACES + k];
    for (int seat = 0; seat < g->players; seat++) g->character[seat] = bytes[DEAL_CHARACTERS + seat];
    for (int k = 0; k < bytes[DEAL_MORE]; k++) {
        int number = bytes[DEAL_MORE + 1 + k];
        if (g->rules & R_DEADLY) turn_red(g, number);
        else if (g->rules & R_DRAWN_OPENING) g->mark = (uint8_t)number;
        else g->line[g->lines++] = (uint8_t)number;
    }
    find_colours(g);
    for (int k = 0; k < bytes[DEAL_LAID]; k++) add_card(g, bytes[DEAL_CARDS + k], bytes[DEAL_CARDS + k], LOCKED);
    g->piled = bytes[DEAL_PILED];
    for (int k = 0; k < g->piled; k++) g->pile[k] = bytes[DEAL_PILE + k];
    begin_game(g, setup);
}

#endif
