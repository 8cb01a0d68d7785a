/* What may be done: the numbers that the seat may give now, as 336 bits. They are worked out once a step. */
#ifndef DEFUSE_OPTIONS_H
#define DEFUSE_OPTIONS_H

DEFUSE_FN void allow(uint32_t *bits, int number) { bits[number >> 5] |= 1u << (number & 31); }

/* Wires of a stand, as a seat counts it. */
DEFUSE_FN void allow_wires(uint32_t *bits, int stand, uint32_t places) {
    bits[3 + (stand >> 1)] |= places << (16 * (stand & 1));
}

/* The stand that a seat counts as this one. */
DEFUSE_FN int stand_for(const Game *g, int seat, int counted) {
    int stand = g->base[seat] + counted - g->stands;
    return stand + (g->stands & stand >> 31);
}

/* And back. */
DEFUSE_FN int counted_for(const Game *g, int seat, int stand) {
    int counted = stand - g->base[seat];
    return counted + (g->stands & counted >> 31);
}

DEFUSE_FN int own_stands(const Game *g, int seat) { return g->base[seat + 1] - g->base[seat]; }

DEFUSE_FN int seat_for(const Game *g, int seat, int counted) {
    int other = seat + counted - g->players;
    return other + (g->players & other >> 31);
}

DEFUSE_FN void allow_seat(const Game *g, uint32_t *bits, int seat, int other) {
    allow(bits, N_SEAT + (other < seat ? other - seat + g->players : other - seat));
}

/* The hand of a seat that is to act. */
typedef struct Hand {
    uint32_t blue[2], yellow[2]; /* the wires of each stand that may be named */
    int reds_only;
} Hand;

/* The number that is first in the line, by which everything behind it has to wait. */
DEFUSE_FN int first_of_line(const Game *g) { return g->end ? FAR(g)->line[g->lines - 1] : FAR(g)->line[0]; }

/* The values that may not be named now, as bits. */
DEFUSE_FN uint32_t barred_values(const Game *g, int seat) {
    uint32_t found = breathes(g) ? ~air_for(g, seat) : 0;
    if (g->rules & R_SEQUENCE && g->lines) {
        for (int k = 0; k < g->lines; k++) found |= 1u << FAR(g)->line[k];
        found &= ~(1u << first_of_line(g));
    }
    if (g->rules & R_TOGETHER) found |= 1u << g->rule[P_VALUE];
    return found;
}

/* X wires that nobody can use yet. */
DEFUSE_FN uint64_t locked_wires(const Game *g) {
    return g->rules & R_X_LOCKED && remaining(g, YELLOW) ? g->loose & ~g->gone : 0;
}

/* The wires of a hand that are left where some may not be named. */
DEFUSE_RARE uint64_t not_barred(const Game *g, int seat, uint64_t own) {
    uint32_t barred = barred_values(g, seat);
    own &= ~locked_wires(g);
    for (uint64_t left = own; left && barred; left &= left - 1)
        if (barred >> value_at(g, place_of(g, DEFUSE_LOWEST(left))) & 1) own &= ~(left & (0 - left));
    return own;
}

DEFUSE_ONCE void look_at(const Game *g, int seat, Hand *hand) {
    int base = g->base[seat];
    uint64_t own = hand_of(g, seat);
    hand->reds_only = own && !(own & ~g->red_at);
    if (g->rules & R_SOME_BARRED) own = not_barred(g, seat, own);
    for (int k = 0; k < 2; k++) {
        int there = base + k < g->base[seat + 1];
        hand->blue[k] = there ? part_of(g, own & ~(g->red_at | g->yellow_at), base + k) : 0;
        hand->yellow[k] = there ? part_of(g, own & g->yellow_at & ~g->red_at, base + k) : 0;
    }
}

/* The top bit of each four that are 0. */
DEFUSE_FN uint64_t zero_fours(uint64_t fours) {
    const uint64_t low = 0x7777777777777777ull;
    return ~(((fours & low) + low) | fours) & ~low;
}

/* The values of which a hand has all that remain, 2 or 4 of them: bit 4 × value + 3. */
DEFUSE_FN uint64_t solo_values(const Game *g, int seat, const Hand *hand) {
    uint64_t held = g->held[seat] & 0x00FFFFFFFFFFFFFFull; /* reds apart */
    if (g->rules & (R_SOME_BARRED | R_DEADLY)) held = 0; /* some may not be named */
    for (int k = 0; k < own_stands(g, seat) && g->rules & (R_SOME_BARRED | R_DEADLY); k++)
        for (uint32_t left = hand->blue[k] | hand->yellow[k]; left; left &= left - 1)
            held += 1ull << (4 * value_at(g, 16 * (g->base[seat] + k) + DEFUSE_LOWEST((uint64_t)left)));
    uint64_t right = zero_fours(held ^ 0x2222222222222222ull) | zero_fours(held ^ 0x4444444444444444ull);
    return zero_fours(held ^ g->remaining) & right;
}

/* Whether somebody else has a wire to point at. */
DEFUSE_FN int targets_left(const Game *g, int seat, int with_card) {
    uint64_t all = (1ull << (g->first[g->stands] - 1) << 1) - 1;
    return (all & ~row_of(g, seat) & ~g->gone & ~(with_card ? g->loose : locked_wires(g))) != 0;
}

/* The wires of a hand that a cut may name. */
DEFUSE_FN uint32_t named_of(const Game *g, int seat, const Hand *hand, int k, int with_yellow, int with_card) {
    uint32_t found = hand->blue[k] | (with_yellow ? hand->yellow[k] : 0);
    return with_card && g->loose ? found & ~part_of(g, g->loose, g->base[seat] + k) : found;
}

DEFUSE_FN int some_named(const Game *g, int seat, const Hand *hand, int with_yellow, int with_card) {
    for (int k = 0; k < own_stands(g, seat); k++)
        if (named_of(g, seat, hand, k, with_yellow, with_card)) return 1;
    return 0;
}

/* For a cut that names two values: the order in which the values of the hand appear, from 1 on, four bits for each. */
DEFUSE_RARE uint64_t groups_of(const Game *g, int seat, const Hand *hand, int with_yellow) {
    uint64_t order = 0, groups = 0;
    for (int k = 0; k < own_stands(g, seat); k++) {
        for (uint32_t left = named_of(g, seat, hand, k, with_yellow, 1); left; left &= left - 1) {
            int value = value_at(g, 16 * (g->base[seat] + k) + DEFUSE_LOWEST((uint64_t)left));
            if (!(order >> (4 * value) & 15)) order |= ++groups << (4 * value);
        }
    }
    return order | groups; /* no wire has the value 0: its bits say how many values there are */
}

/* Whether a cut with these cards (0: none) is possible: what it names, what it points at. */
DEFUSE_FN int cut_possible(const Game *g, int seat, const Hand *hand, int named, int reach, int with_card) {
    if (!targets_left(g, seat, with_card)) return 0;
    if (named == 1) return some_named(g, seat, hand, reach == 1, with_card);
    return (groups_of(g, seat, hand, reach == 1) & 15) >= 2;
}

/* The pairs of neighbours of which a label tells the truth: their left wires, on a stand. */
DEFUSE_FN uint32_t pairs_of(const Game *g, int stand, int equal) {
    uint32_t found = 0, cut = part_of(g, g->gone, stand), loose = part_of(g, g->loose, stand);
    for (int place = 0; place + 1 < size_of(g, stand); place++) {
        if (loose >> place & 3 || (cut >> place & 3) == 3) continue;
        int at = 16 * stand + place;
        found |= (uint32_t)((value_at(g, at) == value_at(g, at + 1)) == equal) << place;
    }
    return found;
}

/* The wires of a stand that may get a token by choice. */
DEFUSE_PART uint32_t showable(const Game *g, int stand, int why) {
    uint32_t found = 0, left = uncut(g, stand);
    if (!(g->rules & (R_PARITY | R_COUNTS | R_FALSE | R_SILENT))) {
        left = part_of(g, ~(g->gone | g->loose | g->red_at | g->yellow_at), stand);
        /* Where tokens show values and no number has run out, any wire without a token will do. */
        if (!(g->lying & 0xEEEEEEEEEEEEEEE0ull) && g->mission < 55) return left & ~part_of(g, g->marked, stand);
    } else if (g->rules & R_COUNTS && why == WHY_POST_IT && has_wires(g, g->owner[stand])) {
        left = (1u << size_of(g, stand)) - 1;
    }
    for (; left; left &= left - 1) {
        int place = DEFUSE_LOWEST((uint64_t)left);
        found |= (uint32_t)may_show(g, 16 * stand + place, why) << place;
    }
    return found;
}

/* The blue wires of a stand whose number stands there once, cut ones too. */
DEFUSE_RARE uint32_t singles_of(const Game *g, int stand) {
    uint32_t found = 0;
    uint8_t count[16];
    for (int value = 0; value < 16; value++) count[value] = 0;
    for (int place = 0; place < size_of(g, stand); place++) count[value_at(g, 16 * stand + place)]++;
    for (int place = 0; place < size_of(g, stand); place++) {
        int at = 16 * stand + place, value = value_at(g, at);
        if (is_loose(g, at) || value > 12 || acts_red(g, value) || has_mark(g, at, M_COUNT + 1)) continue;
        if (count[value] == 1) found |= 1u << place;
    }
    return found;
}

/* The blue wires of a stand's owner that have an equal one: the first of each pair, or those behind a first one. */
DEFUSE_RARE void allow_twins(const Game *g, int seat, const Hand *hand, int first, uint32_t *bits) {
    uint8_t left[16];
    int behind = first < 0, wanted = first < 0 ? 0 : value_at(g, first);
    for (int value = 0; value < 16; value++) left[value] = 0;
    for (int k = 0; k < own_stands(g, seat); k++)
        for (uint32_t m = named_of(g, seat, hand, k, 0, 1); m; m &= m - 1)
            left[value_at(g, 16 * (g->base[seat] + k) + DEFUSE_LOWEST(m))]++;
    for (int k = 0; k < own_stands(g, seat); k++) {
        for (uint32_t m = named_of(g, seat, hand, k, 0, 1); m; m &= m - 1) {
            int place = DEFUSE_LOWEST(m), at = 16 * (g->base[seat] + k) + place, value = value_at(g, at);
            left[value]--;
            if (first < 0 ? left[value] > 0 : behind && value == wanted) allow_wires(bits, k, 1u << place);
            if (at == first) behind = 1;
        }
    }
}

/* What can be given first, or next, when a card is used; nothing where it cannot be used. */
DEFUSE_RARE int card_options(const Game *g, int at, int seat, const Hand *hand, uint32_t *bits) {
    int kind = kind_of(g, at), picked = g->form == F_CARD ? g->picked : 0, found = 0;
    int base = g->base[seat], own = own_stands(g, seat);
    uint32_t mask;
    switch (kind) {
    case K_UNEQUAL:
    case K_EQUAL:
        if (picked == 1) {
            int place = g->pick[0] + 1;
            allow_wires(bits, stand_at(place) - base, 1u << (place & 15));
            return 1;
        }
        for (int k = 0; k < own; k++) {
            mask = pairs_of(g, base + k, kind == K_EQUAL);
            found |= mask != 0;
            allow_wires(bits, k, mask);
        }
        return found;
    case K_WALKIE: {
        uint64_t there = ~(g->gone | g->loose);
        if (!(row_of(g, seat) & there)) return 0;
        for (int other = 0; other < g->players; other++) {
            if (other == seat || !(row_of(g, other) & there)) continue;
            found = 1;
            if (picked == 1) allow_seat(g, bits, seat, other);
        }
        if (picked == 0 && found)
            for (int k = 0; k < own; k++) allow_wires(bits, k, plain(g, base + k));
        return found;
    }
    case K_POST_IT:
        for (int k = 0; k < own; k++) {
            mask = showable(g, base + k, WHY_POST_IT);
            found |= mask != 0;
            allow_wires(bits, k, mask);
        }
        return found;
    case K_REWINDER: return g->dial < 6;
    case K_BATTERIES:
        for (int k = picked ? g->pick[0] + 1 : 0; k < g->cards; k++) {
            if (g->card_row[k] < PERSONAL || g->card_state[k] != USED) continue;
            allow(bits, number_of_card(g, k, seat));
            found = 1;
        }
        if (picked) allow(bits, N_DONE);
        return found;
    case K_RADAR:
        bits[N_VALUE >> 5] |= 0x1FFEu << (N_VALUE & 31);
        return 1;
    case K_STABILIZER: return !g->armed;
    case K_MUG:
        for (int other = 0; other < g->players; other++) {
            if (other == seat || !has_wires(g, other)) continue;
            allow_seat(g, bits, seat, other);
            found = 1;
        }
        if (!found && has_wires(g, seat)) {
            allow_seat(g, bits, seat, seat);
            found = 1;
        }
        return found;
    case K_SINGLE:
        if (!has_wires(g, seat)) return 0;
        for (int k = 0; k < own; k++) {
            mask = singles_of(g, base + k);
            found |= mask != 0;
            allow_wires(bits, k, mask);
        }
        return found;
    case K_FAST: {
        uint32_t before = bits[3];
        bits[3] = 0;
        allow_twins(g, seat, hand, picked ? g->pick[0] : -1, bits);
        found = bits[3] != 0;
        bits[3] |= before;
        return found;
    }
    case K_HOOK:
        if (!has_wires(g, seat)) return 0;
        for (int k = own; k < g->stands; k++) {
            mask = plain(g, stand_for(g, seat, k));
            found |= mask != 0;
            allow_wires(bits, k, mask);
        }
        return found;
    default: return 0;
    }
}

/* Whether a card that is used beside the action is offered to a seat, and can be used. */
DEFUSE_PART int card_usable(const Game *g, int at, int seat, int acting, const Hand *hand) {
    int kind = kind_of(g, at);
    if (!is_any_time(kind)) {
        if (!acting || (kind != K_STABILIZER && kind != K_MUG && kind != K_FAST)) return 0;
        if (hand->reds_only) return 0;
    }
    uint32_t bits[12];
    for (int k = 0; k < 12; k++) bits[k] = 0;
    return card_options(g, at, seat, hand, bits);
}

/* Whether a seat has nothing but wires that are only cut all at once, and has to name them. */
DEFUSE_RARE int must_together(const Game *g, int seat) {
    for (uint64_t left = hand_of(g, seat); left; left &= left - 1)
        if (value_at(g, place_of(g, DEFUSE_LOWEST(left))) != g->rule[P_VALUE]) return 0;
    return 1;
}

/* Whether a seat may name wires that are cut all at once. */
DEFUSE_RARE int may_together(const Game *g, int seat, const Hand *hand) {
    int value = g->rule[P_VALUE], holds = 0, others = 0;
    if (!remaining(g, value)) return 0;
    for (uint64_t left = hand_of(g, seat); left; left &= left - 1) {
        int same = value_at(g, place_of(g, DEFUSE_LOWEST(left))) == value;
        holds |= same;
        others |= !same;
    }
    if (g->rules & R_TOGETHER_HOLDERS && g->players <= 3 && !holds) return 0;
    if (g->rules & R_TOGETHER_LAST && (!holds || others)) return 0;
    return value == RED || !hand->reds_only;
}

/* The beginning of a turn. */
DEFUSE_ONCE void turn_options(const Game *g, int seat, uint32_t *bits) {
    Hand hand;
    int action = 0, no_cards = g->rules & R_TOGETHER_LAST ? must_together(g, seat) : 0;
    look_at(g, seat, &hand);
    if (g->rules & R_TOGETHER && may_together(g, seat, &hand)) {
        allow(bits, N_VERB + V_TOGETHER);
        action = 1;
    }
    if (hand.reds_only) {
        if (!(g->rules & R_NO_REVEAL)) {
            allow(bits, N_VERB + V_REVEAL);
            action = 1;
        }
    } else if (targets_left(g, seat, 0) && some_named(g, seat, &hand, 1, 0)) {
        for (int k = 0; k < own_stands(g, seat); k++) allow_wires(bits, k, named_of(g, seat, &hand, k, 1, 0));
        action = 1;
    }
    for (uint32_t cards = g->ready & g->usable[seat]; cards; cards &= cards - 1) {
        int at = DEFUSE_LOWEST((uint64_t)cards), kind = kind_of(g, at), reach = reach_of(kind);
        if (no_cards && !is_any_time(kind)) continue;
        if (reach > 1 || kind == K_RAY) {
            if (hand.reds_only || !cut_possible(g, seat, &hand, kind == K_RAY ? 2 : 1, reach, 1)) continue;
            action = 1;
        } else {
            if (!card_usable(g, at, seat, 1, &hand)) continue;
            action |= kind == K_MUG || kind == K_FAST;
        }
        allow(bits, number_of_card(g, at, seat));
    }
    if (!hand.reds_only && solo_values(g, seat, &hand)) {
        allow(bits, N_VERB + V_SOLO);
        action = 1;
    }
    if (g->rules & R_AIR_SHARED && !hand.reds_only) {
        allow(bits, N_VERB + V_HOLD_BREATH);
        action = 1;
    }
    if (!action) allow(bits, N_VERB + V_CANNOT);
}

/* A dual cut that is begun. */
DEFUSE_ONCE void cut_options(const Game *g, int seat, uint32_t *bits) {
    int kind_1 = g->card_1 ? kind_of(g, g->card_1 - 1) : -1, kind_2 = g->card_2 ? kind_of(g, g->card_2 - 1) : -1;
    int named = kind_1 == K_RAY || kind_2 == K_RAY ? 2 : 1, with_card = g->card_1 != 0, reach = 1;
    if (kind_1 >= 0 && reach_of(kind_1) > 1) reach = reach_of(kind_1);
    if (kind_2 >= 0 && reach_of(kind_2) > 1) reach = reach_of(kind_2);
    if (g->picked < named) {
        Hand hand;
        look_at(g, seat, &hand);
        if (named == 1) {
            for (int k = 0; k < own_stands(g, seat); k++)
                allow_wires(bits, k, named_of(g, seat, &hand, k, reach == 1, with_card));
        } else {
            uint64_t order = groups_of(g, seat, &hand, reach == 1);
            int groups = (int)(order & 15), low = 1, high = groups - 1;
            if (g->picked) low = (int)(order >> (4 * value_at(g, g->pick[0])) & 15) + 1, high = groups;
            for (int k = 0; k < own_stands(g, seat); k++) {
                for (uint32_t left = named_of(g, seat, &hand, k, reach == 1, 1); left; left &= left - 1) {
                    int place = DEFUSE_LOWEST((uint64_t)left);
                    int at = (int)(order >> (4 * value_at(g, 16 * (g->base[seat] + k) + place)) & 15);
                    if (low <= at && at <= high) allow_wires(bits, k, 1u << place);
                }
            }
        }
        if (g->card_1 && !g->card_2 && !g->picked) {
            uint32_t cards = (uint32_t)(g->ready & g->usable[seat]) & (0xFFFFFFFFu << g->card_1); /* those behind the first */
            for (; cards; cards &= cards - 1) {
                int at = DEFUSE_LOWEST((uint64_t)cards), kind = kind_of(g, at);
                if (kind_1 == K_RAY ? reach_of(kind) == 1 : kind != K_RAY) continue;
                if (cut_possible(g, seat, &hand, 2, kind_1 == K_RAY ? reach_of(kind) : reach, 1))
                    allow(bits, number_of_card(g, at, seat));
            }
        }
        return;
    }
    int pointed = g->picked - named;
    if (reach == 1) { /* any wire of another stand */
        uint64_t there = ~(g->gone | (with_card ? g->loose : locked_wires(g)));
        for (int k = own_stands(g, seat); k < g->stands; k++) allow_wires(bits, k, part_of(g, there, stand_for(g, seat, k)));
        return;
    }
    for (int k = own_stands(g, seat); k < g->stands; k++) {
        int stand = stand_for(g, seat, k);
        if (pointed && stand != stand_at(g->pick[named])) continue;
        uint32_t there = plain(g, stand);
        if (!pointed && reach > DEFUSE_COUNT(there)) { /* it is taken whole */
            allow_wires(bits, k, there & (0u - there));
            continue;
        }
        if (pointed) there &= ~((2u << (g->pick[g->picked - 1] & 15)) - 1);
        for (int more = reach - pointed - 1; more > 0 && there; more--) /* enough have to be left behind it */
            there &= ~(1u << DEFUSE_HIGHEST(there));
        allow_wires(bits, k, there);
    }
}

/* Work out what the seat may give now. */
DEFUSE_ONCE void find_options(Game *g) {
    uint32_t *bits = g->options;
    int seat = g->seat;
    for (int k = 0; k < 12; k++) bits[k] = 0;
    if (g->outcome == RUNNING) {
        switch (g->form) {
        case F_CUT: cut_options(g, seat, bits); break;
        case F_SOLO: {
            Hand hand;
            look_at(g, seat, &hand);
            uint64_t values = solo_values(g, seat, &hand);
            for (int k = 0; k < own_stands(g, seat); k++) {
                for (uint32_t left = hand.blue[k] | hand.yellow[k]; left; left &= left - 1) {
                    int place = DEFUSE_LOWEST((uint64_t)left), value = value_at(g, 16 * (g->base[seat] + k) + place);
                    if (!(values >> (4 * value + 3) & 1)) continue;
                    values &= ~(8ull << (4 * value)); /* the first wire stands for all */
                    allow_wires(bits, k, 1u << place);
                }
            }
            break;
        }
        case F_CARD: {
            Hand hand;
            if (kind_of(g, g->card_1 - 1) == K_FAST) look_at(g, seat, &hand);
            card_options(g, g->card_1 - 1, seat, &hand, bits);
            break;
        }
        case F_CHARACTER: {
            allow(bits, N_CHARACTER + g->character[seat] - 1);
            for (int name = 6; name <= 9; name++) {
                int taken = name == 9 && g->rules & R_NO_E4;
                for (int other = 0; other < g->players; other++) taken |= g->character[other] == name;
                if (!taken) allow(bits, N_CHARACTER + name - 1);
            }
            break;
        }
        case F_ARROW:
            allow(bits, N_WAY + 4);
            allow(bits, N_WAY + 5);
            break;
        case F_FALSE:
            for (int value = 1; value <= 12; value++)
                if (!g->called[0] && value != value_at(g, g->lent) && can_be_placed(g, M_FALSE + value))
                    allow(bits, N_VALUE + value);
            if (g->called[0]) {
                allow(bits, N_VALUE + g->called[0]);
                allow(bits, N_VALUE + g->called[1]);
            }
            break;
        case F_TOKEN:
            for (uint64_t left = hand_of(g, seat); left; left &= left - 1) {
                int place = place_of(g, DEFUSE_LOWEST(left));
                if (value_at(g, place) == g->mark) allow_wires(bits, stand_at(place) - g->base[seat], 1u << (place & 15));
            }
            break;
        case F_TOGETHER: {
            uint64_t left = ~g->gone & ((1ull << (g->first[g->stands] - 1) << 1) - 1);
            if (g->picked) left &= ~((2ull << bit_at(g, g->pick[g->picked - 1])) - 1);
            for (int more = g->rule[P_COUNT] - g->picked - 1; more > 0; more--) left &= ~(1ull << DEFUSE_TOP(left));
            for (; left; left &= left - 1) {
                int place = place_of(g, DEFUSE_LOWEST(left));
                allow_wires(bits, counted_for(g, seat, stand_at(place)), 1u << (place & 15));
            }
            break;
        }
        case F_STAND:
            for (int k = 0; k < own_stands(g, seat); k++) allow(bits, N_STAND + k);
            break;
        default:
            if (g->beside) {
                for (uint32_t cards = g->ready & g->usable[seat]; cards; cards &= cards - 1) {
                    int at = DEFUSE_LOWEST((uint64_t)cards);
                    if (card_usable(g, at, seat, 0, 0)) allow(bits, number_of_card(g, at, seat));
                }
                allow(bits, N_DECLINE);
                break;
            }
            switch (g->ask) {
            case ASK_TURN: turn_options(g, seat, bits); break;
            case ASK_OPENING: {
                int found = 0;
                for (int k = 0; k < own_stands(g, seat); k++) {
                    uint32_t mask = showable(g, g->base[seat] + k, WHY_OPENING);
                    found |= mask != 0;
                    allow_wires(bits, k, mask);
                }
                if (!found) allow(bits, N_VERB + V_CANNOT);
                break;
            }
            case ASK_OWNER:
                for (uint64_t left = g->targets; left; left &= left - 1) {
                    int place = place_of(g, DEFUSE_LOWEST(left)), value = value_at(g, place);
                    if (g->hit ? value == g->called[0] || value == g->called[1] : !acts_red(g, value))
                        allow_wires(bits, stand_at(place) - g->base[seat], 1u << (place & 15));
                }
                break;
            case ASK_GIVE_BACK:
                for (int k = 0; k < own_stands(g, seat); k++) allow_wires(bits, k, plain(g, g->base[seat] + k));
                break;
            case ASK_ARROW: allow(bits, N_VERB + V_PLACE_ARROW); break;
            case ASK_FALSE: allow(bits, N_VERB + V_TELL_FALSE); break;
            case ASK_TOKEN: {
                int found = 0;
                for (uint64_t left = hand_of(g, seat); left; left &= left - 1)
                    found |= value_at(g, place_of(g, DEFUSE_LOWEST(left))) == g->mark;
                allow(bits, N_VERB + (found ? V_PLACE_TOKEN : V_PUT_BESIDE));
                break;
            }
            case ASK_HOOKED: allow(bits, N_VERB + V_PICK_STAND); break;
            case ASK_CHARACTER: allow(bits, N_VERB + V_PICK_CHARACTER); break;
            default: break;
            }
        }
    }
}

#endif
