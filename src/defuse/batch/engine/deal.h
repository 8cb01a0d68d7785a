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
    for (int k = 0; k < setup->said; k++) FAR(g)->memory[k] = setup->rule[P_SAID + k];
    g->recalled = setup->said;
    g->reds = setup->red_count;
    g->yellows = setup->yellow_count;
    for (int seat = 0; seat < players; seat++) {
        g->base[seat] = (uint8_t)stand;
        g->opens[stand] = 1;
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
    g->acting_red = 1 << (RED - 1);
    for (int value = 1; value <= RED; value++) g->remaining |= (uint64_t)g->value[3 * value - 3] << (4 * value);
    int sizes[DEFUSE_STANDS], captains = g->base[captain];
    for (int k = 0; k < stand; k++) {
        int place = k - captains < 0 ? k - captains + stand : k - captains; /* in the order of the deal */
        sizes[k] = wires / stand + (place < wires % stand);
    }
    for (int k = 0; k < stand; k++) {
        g->first[k + 1] = (uint8_t)(g->first[k] + sizes[k]);
        g->left[k] = (uint8_t)sizes[k];
        for (int place = 0; place < sizes[k]; place++) FAR(g)->wire[7 * (16 * k + place)] = 1;
    }
    for (stand = 0; stand < g->stands && g->rules & (R_X | R_X_LOCKED); stand++) {
        FAR(g)->wire[7 * (16 * stand + size_of(g, stand) - 1)] = 3;
        g->loose |= 1ull << (g->first[stand + 1] - 1);
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

/* How many wires of each value the seats hold, from the faces. */
DEFUSE_FN void count_held(Game *g) {
    for (int stand = 0; stand < g->stands; stand++)
        for (int place = 0; place < size_of(g, stand); place++)
            g->held[g->owner[stand]] += 1ull << (4 * value_at(g, 16 * stand + place));
}

/* From the table that is set up to the first question. What is on the stands does not matter for it. */
DEFUSE_PART void begin_game(Game *g, const Setup *setup) {
    for (int seat = 0; seat < g->players; seat++) {
        int from = seat - g->captain;
        if (!g->character[seat]) g->character[seat] = (uint8_t)(1 + (from < 0 ? from + g->players : from));
        if (g->rules & R_ROLE && g->character[seat] == 1) g->role = (uint8_t)seat;
        count_wires(g, seat);
    }
    if (g->rules & R_COVERS) {
        for (int at = 0; at < g->cards; at++) cover_card(g, at, at < g->lines ? FAR(g)->line[at] : draw_number(g));
    }
    if (g->rules & (R_COVERS | R_SEQUENCE | R_NUMBER_ROW)) recall_numbers(g);
    if (g->rules & R_SILENT) { /* the first numbers of the wires */
        for (int bit = 0; bit < 64; bit++) FAR(g)->memory[32 + bit] = (uint8_t)bit;
        g->recalled = 1;
    }
    if (g->rules & R_APART) know_apart(g);
    g->choosing = setup->choice ? 1 : (uint8_t)g->players;
    ask_characters(g);
}

/* Whether a game can only begin once it is dealt: something is drawn that its beginning needs. */
DEFUSE_FN int begins_later(const Setup *setup) {
    return (setup->rules & (R_COVERS | R_SEQUENCE | R_NUMBER_ROW | R_DRAWN_OPENING | R_ROLE | R_ROLE_LOT | R_DEADLY)) != 0;
}

/* Set the tables for all captains, onto which games are dealt: everything that does not depend on the deal. */
DEFUSE_PART void defuse_prepare(Game *tables, const Setup *setup) {
    for (int captain = 0; captain < setup->players; captain++) {
        Game *g = &tables[captain];
        set_table(g, setup, captain);
        g->cards = setup->laid;
        for (int at = 0; at < setup->laid; at++) g->card_state[at] = LOCKED;
        if (begins_later(setup)) continue;
        begin_game(g, setup);
        g->any_time &= (uint16_t)~((1u << setup->laid) - 1); /* which cards they are is dealt */
    }
}

/* Things to draw from, in no order, and the chance by which they are drawn. */
typedef struct Urn {
    uint64_t key, at; /* the next random word is that of this key and count */
    uint64_t word; /* what is left of one, for small draws */
    int draws; /* for how many of them it is good */
    int left;
    uint8_t things[24];
} Urn;

DEFUSE_FN uint64_t next_word(Urn *urn) { return mixed(urn->key, urn->at++); }

/* A number below n, which is at most 24: six of them need 28 bits of a word, so no number is likelier by a billionth. */
DEFUSE_FN uint32_t small_draw(Urn *urn, uint32_t n) {
    if (urn->draws-- == 0) {
        urn->word = next_word(urn);
        urn->draws = 5;
    }
    return below_of(&urn->word, n);
}

/* The members of a mask are in the urn. */
DEFUSE_FN void fill_urn(Urn *urn, uint32_t mask) {
    for (urn->left = 0; mask; mask &= mask - 1) urn->things[urn->left++] = (uint8_t)DEFUSE_LOWEST((uint64_t)mask);
}

DEFUSE_FN int draw(Urn *urn) {
    uint32_t which = small_draw(urn, (uint32_t)urn->left);
    int thing = urn->things[which];
    urn->things[which] = urn->things[--urn->left];
    return thing;
}

/* Where the members of a mask are that are drawn from it, and which are left. Most places between its ends have one: so
 * a place is drawn, and another one where it has none. */
typedef struct Lot {
    uint32_t open, span;
    int low;
} Lot;

DEFUSE_FN Lot lot_of(uint32_t mask) {
    Lot lot = {mask, 0, 0};
    if (mask) {
        lot.low = DEFUSE_LOWEST((uint64_t)mask);
        lot.span = (uint32_t)(DEFUSE_HIGHEST(mask) - lot.low + 1);
    }
    return lot;
}

DEFUSE_FN int draw_of(Urn *urn, Lot *lot) {
    int thing;
    do thing = lot->low + (int)small_draw(urn, lot->span);
    while (!(lot->open >> thing & 1));
    lot->open ^= 1u << thing;
    return thing;
}

/* Draw some of the members of a mask, as a mask; and which ones came first. */
DEFUSE_FN uint32_t draw_some(Urn *urn, uint32_t from, int count, int first, uint32_t *firsts) {
    Lot lot = lot_of(from);
    for (int k = 0; k < count; k++) *firsts |= (uint32_t)(k < first) << draw_of(urn, &lot);
    return from & ~lot.open;
}

/* So many of the first 32 or 64 wires that are in a mask, each choice as likely. Bits by lot are about half of them (or
 * three in eight, if fewer are wanted); then some are taken out or put in, one by one by lot, until it is so many. */
DEFUSE_FN uint64_t draw_wires(Urn *urn, uint64_t from, int size, int count, int span) {
    uint64_t found = from & next_word(urn);
    if (16 * count < 7 * size) {
        uint64_t one = next_word(urn), other = next_word(urn);
        found &= one | other;
    }
    int wrong = DEFUSE_COUNT(found) - count, over = wrong > 0, step = span < 32 ? 5 : 6;
    uint64_t open = over ? found : from & ~found;
    if (!over) wrong = -wrong;
    while (wrong) {
        uint64_t word = next_word(urn);
        for (int tries = 10; tries && wrong; tries--, word >>= step) { /* a place that is not open is drawn again */
            uint64_t one = 1ull << (word & span) & open;
            open ^= one;
            wrong -= one != 0;
        }
    }
    return over ? open : from & ~open;
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
DEFUSE_PART void turn_red(Game *g, int number) {
    g->value[3 * number - 1] |= 2;
    g->acting_red |= (uint16_t)(1 << (number - 1));
}

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
            int which = (int)below(next_word(urn), (uint32_t)blues);
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
                    stand = first + ((int)below(next_word(urn), sizes) >= size_of(g, first));
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
                else put_wire(g, &d, face, next_word(urn));
            }
        }
    }
    count_held(g);
}

/* The colours that are drawn, and those of them that are in the game: any so many, as the first ones are. */
DEFUSE_FN void draw_colours(Game *g, const Setup *setup, Urn *urn, uint32_t *red, uint32_t *yellow) {
    *red = *yellow = 0;
    uint32_t reds = draw_some(urn, setup->red_values, setup->red_drawn, setup->red_count, red);
    uint32_t yellows = draw_some(urn, setup->yellow_values, setup->yellow_drawn, setup->yellow_count, yellow);
    for (int n = 1; n <= 11; n++) g->drawn[n - 1] = (uint8_t)((yellows >> n & 1) | (reds >> n & 1) << 1);
}

/* The lowest of some wires, which is taken from them; where there is none left, the last face, which is 0. */
DEFUSE_FN uint8_t next_face(const uint8_t *face, uint64_t *rest) {
    uint8_t found = face[DEFUSE_LOWEST(*rest | 1ull << 63)];
    *rest &= *rest - 1;
    return found;
}

/* Deal all wires: each stand gets any of them, and is sorted, because they are taken in their order. The numbers in the
 * game go from 1 up. */
DEFUSE_FN void deal_wires(Game *g, const Setup *setup, uint32_t red, uint32_t yellow, Urn *urn) {
    uint8_t face[64]; /* all wires in their order, at most 55; the last is none */
    uint64_t part[DEFUSE_STANDS], blue[DEFUSE_STANDS], reds = 0, yellows = 0;
    uint32_t all = 0;
    for (uint32_t n = 1; setup->blue >> n; n++) {
        for (int copy = 0; copy < 4; copy++) face[all + copy] = (uint8_t)n;
        face[all += 4] = (uint8_t)(12 + n);
        yellows |= (uint64_t)(yellow >> n & 1) << all;
        face[all += yellow >> n & 1] = (uint8_t)(23 + n);
        reds |= (uint64_t)(red >> n & 1) << all;
        all += red >> n & 1;
    }
    face[63] = 0;
    const uint8_t *first = g->first;
    int count = (int)all, stands = g->stands, span = all <= 32 ? 31 : 63;
    uint64_t every = (1ull << (all - 1) << 1) - 1;
    uint64_t left = draw_wires(urn, every, count, first[2], span), right = every & ~left;
    part[0] = draw_wires(urn, left, first[2], first[1], span);
    part[1] = left & ~part[0];
    part[2] = draw_wires(urn, right, count - first[2], first[3] - first[2], span);
    part[3] = right & ~part[2];
    part[4] = 0;
    if (stands == 5) {
        right = part[3];
        part[3] = draw_wires(urn, right, count - first[3], first[4] - first[3], span);
        part[4] = right & ~part[3];
    }
    for (int stand = 0; stand < DEFUSE_STANDS; stand++) blue[stand] = part[stand];
    for (uint64_t special = yellows | reds; special;) { /* from the last one on */
        int at = DEFUSE_TOP(special);
        uint64_t one = 1ull << at, before = one - 1;
        int stand = (int)((part[1] >> at & 1) + 2 * (part[2] >> at & 1) + 3 * (part[3] >> at & 1) + 4 * (part[4] >> at & 1));
        uint64_t here = 1ull << (first[stand] + DEFUSE_COUNT(part[stand] & before)), is_red = reds >> at & 1;
        g->red_at |= here & (0 - is_red);
        g->yellow_at |= here & (is_red - 1);
        g->held[g->owner[stand]] += 1ull << (4 * (YELLOW + is_red));
        for (int k = 0; k < DEFUSE_STANDS; k++) blue[k] = (blue[k] & before) | (blue[k] >> 1 & ~before);
        special ^= one;
    }
    for (int stand = 0; stand < stands; stand++) { /* four bits are the wires of a number: how many are there? */
        uint64_t held = blue[stand] - (blue[stand] >> 1 & 0x5555555555555555ull);
        held = (held & 0x3333333333333333ull) + (held >> 2 & 0x3333333333333333ull);
        g->held[g->owner[stand]] += held << 4;
    }
    int size = count / stands; /* some have one more */
    for (int place = 0; place <= size; place++)
        for (int stand = 0; stand < 4; stand++) g->face[16 * stand + place] = next_face(face, &part[stand]);
    for (int place = 0; place <= size && stands == 5; place++) g->face[64 + place] = next_face(face, &part[4]);
}

/* Deal the equipment: the cards that were asked for, others by lot, and the rest in any order. */
DEFUSE_FN void deal_cards(Game *g, const Setup *setup, uint32_t pile, Urn *urn) {
    for (int k = 0; k < setup->laid; k++) pile &= ~(setup->fixed[k] ? 1u << (setup->fixed[k] - 1) : 0);
    Lot lot = lot_of(pile);
    for (int k = 0; k < setup->laid; k++) {
        int row = setup->fixed[k] ? setup->fixed[k] - 1 : draw_of(urn, &lot);
        g->card[k] = g->card_row[k] = (uint8_t)row;
        g->any_time |= (uint16_t)(is_any_time(row) << k);
        FAR(g)->shelf[2 * row] = LOCKED;
    }
    if (!FAR(g)->shelf[2 * K_BOTTOM]) return; /* where nothing is drawn from the pile, its order is nobody's business */
    for (fill_urn(urn, lot.open); urn->left;) FAR(g)->pile[g->piled++] = (uint8_t)draw(urn);
}

/* Who deals what: a function of the set-up, the seed and the index alone. The captain is the first that is drawn. */
DEFUSE_FN int begin_deal(Urn *urn, const Setup *setup, uint64_t seed, uint64_t index) {
    urn->key = key_of(seed, index);
    urn->at = 0;
    urn->draws = 0;
    return setup->captain == 255 ? (int)small_draw(urn, setup->players) : setup->captain;
}

/* Deal onto the table of a captain, as `defuse_prepare` has set it. */
DEFUSE_PART void deal_out(Game *g, const Setup *setup, Urn *urn) {
    uint32_t red, yellow, pile = setup->pile;
    FAR(g)->key = mixed(urn->key, ~0ull);
    draw_colours(g, setup, urn, &red, &yellow);
    if (g->rules & (R_APART | R_X_LOCKED)) deal_apart(g, setup, red, yellow, urn);
    else deal_wires(g, setup, red, yellow, urn);
    if (g->rules & R_X) { /* the last wire of each stand is any of its wires */
        for (int stand = 0; stand < g->stands; stand++) {
            int last = 16 * stand + size_of(g, stand) - 1;
            int from = 16 * stand + (int)small_draw(urn, (uint32_t)size_of(g, stand)), face = g->face[from];
            for (int place = from; place < last; place++) g->face[place] = g->face[place + 1];
            g->face[last] = (uint8_t)face;
        }
    }
    if (g->rules & R_DEADLY) {
        int number = 1 + (int)small_draw(urn, 12);
        turn_red(g, number);
        for (int row = 0; row < 18; row++)
            if (unlock_value(row) == number) pile &= ~(1u << row);
    }
    if (g->rules & (R_APART | R_X_LOCKED | R_X | R_DEADLY)) find_colours(g);
    if (g->rules & R_ROLE_LOT) {
        fill_urn(urn, (2u << g->players) - 2);
        for (int seat = 0; seat < g->players; seat++) g->character[seat] = (uint8_t)draw(urn);
    }
    deal_cards(g, setup, pile, urn);
    if (begins_later(setup)) begin_game(g, setup);
    find_options(g);
}

/* A fresh deal onto one of the tables that `defuse_prepare` has set for this set-up. */
DEFUSE_FN void defuse_deal(Game *g, const Setup *setup, const Game *tables, uint64_t seed, uint64_t index) {
    Urn urn;
    *g = tables[begin_deal(&urn, setup, seed, index)];
    deal_out(g, setup, &urn);
}

/* The deal of a game of the engine, as `defuse.batch.setups` packs it. */
DEFUSE_PART void defuse_load(Game *g, const Setup *setup, const uint8_t *bytes) {
    set_table(g, setup, bytes[DEAL_CAPTAIN]);
    for (int k = 0; k < 8; k++) FAR(g)->key |= (uint64_t)bytes[DEAL_KEY + k] << (8 * k);
    int red = bytes[DEAL_RED] | bytes[DEAL_RED + 1] << 8, yellow = bytes[DEAL_YELLOW] | bytes[DEAL_YELLOW + 1] << 8;
    for (int n = 1; n <= 11; n++) g->drawn[n - 1] = (uint8_t)((yellow >> n & 1) | (red >> n & 1) << 1);
    for (int k = 0; k < DEFUSE_WIRES; k++) g->face[k] = bytes[DEAL_FACES + k];
    for (int seat = 0; seat < g->players; seat++) g->character[seat] = bytes[DEAL_CHARACTERS + seat];
    for (int k = 0; k < bytes[DEAL_MORE]; k++) {
        int number = bytes[DEAL_MORE + 1 + k];
        if (g->rules & R_DEADLY) turn_red(g, number);
        else if (g->rules & R_DRAWN_OPENING) g->mark = (uint8_t)number;
        else FAR(g)->line[g->lines++] = (uint8_t)number;
    }
    find_colours(g);
    for (int k = 0; k < bytes[DEAL_LAID]; k++) add_card(g, bytes[DEAL_CARDS + k], bytes[DEAL_CARDS + k], LOCKED);
    g->piled = bytes[DEAL_PILED];
    for (int k = 0; k < g->piled; k++) FAR(g)->pile[k] = bytes[DEAL_PILE + k];
    count_held(g);
    begin_game(g, setup);
    find_options(g);
}

#endif
