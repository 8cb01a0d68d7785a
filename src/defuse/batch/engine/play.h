/* What follows from an act, up to the next question. */
#ifndef DEFUSE_PLAY_H
#define DEFUSE_PLAY_H

DEFUSE_FN void explode(Game *g, int cause, int by) {
    tell(g, E_EXPLODED, by, 0, 0, 0, 0, 0, 0);
    g->outcome = LOST;
    g->cause = (uint8_t)cause;
}

/* Turn the dial; the bomb explodes at 0. Whether the game goes on. */
DEFUSE_PART int move_dial(Game *g, int steps, int by) {
    int dial = g->dial + steps;
    g->dial = (uint8_t)(dial < 0 ? 0 : dial > 6 ? 6 : dial);
    tell(g, E_DIAL, by, 8 + steps, 0, 0, 0, 0, 0);
    if (g->dial == 0) explode(g, LOSS_DIAL, by);
    return g->outcome == RUNNING;
}

/* Questions. */

DEFUSE_FN void ask_one(Game *g, int ask, int seat) {
    g->ask = (uint8_t)ask;
    g->asked = g->seat = (uint8_t)seat;
    g->queue = g->beside = 0;
    g->allowed = 0;
}

/* Go on with the next seat that is offered a card, or with the one that is asked. */
DEFUSE_PART void ask_next(Game *g) {
    g->seat = g->asked;
    g->beside = 0;
    for (int step = 1; step < g->players; step++) {
        int seat = seat_for(g, g->asked, step);
        if (g->queue >> seat & 1) {
            g->seat = (uint8_t)seat;
            g->beside = 1;
            return;
        }
    }
}

/* Ask for the action of a turn; before that, everybody else who might use an any-time card, as far as all know. */
DEFUSE_PART void ask_turn(Game *g) {
    int queue = 0, all = (1 << g->players) - 1;
    if (g->asides) {
        for (uint32_t cards = g->ready & g->any_time; cards; cards &= cards - 1) {
            int at = DEFUSE_LOWEST((uint64_t)cards), kind = kind_of(g, at);
            if (kind == K_REWINDER && g->dial >= 6) continue;
            int seats = g->card_row[at] < PERSONAL ? all : 1 << holder_of(g, at);
            if (g->rules & R_ROLE_EMPTY) seats &= ~(1 << g->role);
            if (kind == K_HOOK)
                for (int seat = 0; seat < g->players; seat++)
                    if (!has_wires(g, seat)) seats &= ~(1 << seat);
            queue |= seats;
        }
    }
    g->ask = ASK_TURN;
    g->allowed = 0;
    g->asked = g->turn;
    g->queue = (uint8_t)(queue & ~(1 << g->turn));
    ask_next(g);
}

DEFUSE_FN void begin_turn(Game *g, int seat) {
    g->turn = (uint8_t)seat;
    if (g->turns < 255) g->turns++;
    g->jump = NOBODY;
    ask_turn(g);
}

/* Who has the next turn. */
DEFUSE_FN int next_seat(const Game *g) {
    if (g->jump != NOBODY && has_wires(g, g->jump)) return g->jump;
    int seat = seat_for(g, g->turn, 1);
    for (int k = 0; k < g->players && !has_wires(g, seat); k++) seat = seat_for(g, seat, 1);
    return seat;
}

/* The action is over with all that belongs to it: the win, or the next turn. */
DEFUSE_PART void end_turn(Game *g) {
    int all = g->first[g->stands], from = g->turn;
    if (g->rules & R_SILENT) FAR(g)->memory[0] = 0, g->recalled = 1; /* what was missed is over */
    if (DEFUSE_COUNT(g->gone) == all) {
        tell(g, E_WON, NOBODY, 0, 0, 0, 0, 0, 0);
        g->outcome = WON;
        return;
    }
    g->armed = 0;
    int seat = next_seat(g);
    if (g->rules & R_AIR_HANDED && seat != from && *air_of(g, from)) move_air(g, from, seat, *air_of(g, from), 0);
    int to_next = seat > from ? seat - from : seat - from + g->players;
    int to_captain = g->captain > from ? g->captain - from : g->captain - from + g->players;
    if (to_captain <= to_next) {
        if (g->rounds < MOST_ROUNDS) g->rounds++;
        if (g->rules & R_AIR_SHARED)
            for (int other = 0; other < g->players; other++)
                if (*air_of(g, other)) move_air(g, other, NOBODY, *air_of(g, other), 0);
        if (g->rules & R_AIR_HANDED && *reserve_of(g)) move_air(g, NOBODY, seat, *reserve_of(g), 0);
    }
    begin_turn(g, seat);
}

/* After a card was used beside the action: the turn is asked for again. */
DEFUSE_FN void resume_turn(Game *g) {
    if (has_wires(g, g->turn)) ask_turn(g);
    else end_turn(g);
}

/* Cards. */

/* The value and how many cut wires of it make a card usable. */
DEFUSE_FN int unlock_value(int kind) {
    if (kind < 12) return kind + 1;
    return kind == K_BOTTOM ? YELLOW : kind == K_SINGLE ? 2 : kind == K_DROP ? 3 : kind == K_FAST ? 9 : kind == K_HOOK ? 11 : 10;
}

DEFUSE_FN int unlocks(const Game *g, int at) {
    int kind = kind_of(g, at), count = kind <= K_BOTTOM ? 2 : 4;
    if (g->cover[at] && g->value[3 * g->cover[at] - 2] < 2) return 0;
    return g->value[3 * unlock_value(kind) - 2] >= count;
}

DEFUSE_PART void use_card(Game *g, int at, int by) {
    if (g->rules & R_ENDLESS && g->card_row[at] >= PERSONAL) return;
    set_state(g, at, USED);
    tell(g, E_USED, by, 0, 0, 0, 0, 0, g->card_row[at] + 1);
    if (kind_of(g, at) == K_STABILIZER || kind_of(g, at) == K_MUG) not_only_reds(g, by);
    if (kind_of(g, at) == K_STABILIZER) g->armed = 1;
}

/* Numbers that lie on the table are what the rules of a mission remember. */
DEFUSE_RARE void recall_numbers(Game *g) {
    uint8_t *out = FAR(g)->memory;
    if (g->rules & R_SEQUENCE) {
        *out++ = g->rule[P_SIZE];
        *out++ = g->rule[P_QUOTA];
        *out++ = (g->rules & R_TWO_ENDS) != 0;
    }
    *out++ = g->lines;
    for (int k = 0; k < g->lines; k++) *out++ = FAR(g)->line[k];
    if (g->rules & R_SEQUENCE) {
        *out++ = g->finished;
        for (int k = 0; k < g->finished; k++) *out++ = FAR(g)->line[g->lines + k];
        *out++ = g->rule[g->end ? P_RIGHT : P_LEFT];
    }
    g->recalled = (uint8_t)(out - FAR(g)->memory);
}

/* Draw a number by lot that does not lie on the table yet. */
DEFUSE_RARE int draw_number(Game *g) {
    uint32_t lying = 0;
    for (int k = 0; k < g->lines; k++) lying |= 1u << FAR(g)->line[k];
    if (g->lines == 12) return 0;
    int which = (int)roll(g, 12u - g->lines), number = 1;
    for (;; number++)
        if (!(lying >> number & 1) && which-- == 0) break;
    FAR(g)->line[g->lines++] = (uint8_t)number;
    return number;
}

DEFUSE_FN void cover_card(Game *g, int at, int number) {
    g->cover[at] = (uint8_t)number;
    FAR(g)->shelf[2 * g->card_row[at] + 1] = (uint8_t)number;
}

/* A cover is lifted when two wires of its number are cut. */
DEFUSE_RARE void lift_covers(Game *g) {
    for (int at = 0; at < g->cards; at++)
        if (g->cover[at] && g->value[3 * g->cover[at] - 2] >= 2) cover_card(g, at, 0);
}

/* Turn up cards of the pile. */
DEFUSE_RARE void draw_cards(Game *g, int count) {
    int first = g->cards;
    for (; count > 0 && g->shown < g->piled; count--) {
        int row = FAR(g)->pile[g->shown++];
        add_card(g, row, row, LOCKED);
    }
    index_cards(g);
    if (g->rules & R_COVERS && g->cards > first) {
        for (int at = first; at < g->cards; at++) {
            int number = draw_number(g);
            if (number) cover_card(g, at, number);
        }
        recall_numbers(g);
        lift_covers(g);
    }
}

/* Wires are gone. */
DEFUSE_PART void take_out(Game *g, uint64_t wires) {
    for (uint64_t left = wires; left; left &= left - 1) {
        int bit = DEFUSE_LOWEST(left), place = place_of(g, bit), value = value_at(g, place);
        g->value[3 * value - 2]++;
        g->remaining -= 1ull << (4 * value);
        g->left[stand_at(place)]--;
        g->held[owner_at(g, place)] -= 1ull << (4 * value);
        FAR(g)->wire[7 * place] = g->loose >> bit & 1 ? 4 : 2;
        FAR(g)->wire[7 * place + 1] = g->face[place];
        forget(g, bit, value);
        count_wires(g, owner_at(g, place));
    }
    g->gone |= wires;
}

DEFUSE_PART void validate(Game *g, int value) {
    if (value > 12 || g->value[3 * value - 1] & 1 || remaining(g, value)) return;
    g->value[3 * value - 1] |= 1;
    tell(g, E_VALIDATED, NOBODY, value, 0, 0, 0, 0, 0);
}

/* Cards that become usable now. What an instant card does comes before the next one is turned. The number whose wires
 * one of them has cut, or 0. */
DEFUSE_PART int unlock_cards(Game *g) {
    int cut = 0;
    for (int at = 0; at < g->cards; at++) {
        if (g->card_state[at] != LOCKED || !unlocks(g, at)) continue;
        int kind = kind_of(g, at);
        set_state(g, at, READY);
        tell(g, E_UNLOCKED, NOBODY, 0, 0, 0, 0, 0, g->card_row[at] + 1);
        if (kind == K_BOTTOM) {
            use_card(g, at, g->turn);
            draw_cards(g, 2);
        } else if (kind == K_DROP) {
            use_card(g, at, g->turn);
            int first = 0;
            for (int k = 0; k < g->cards; k++) {
                int other = kind_of(g, k);
                if (g->card_row[k] >= PERSONAL || g->card_state[k] != USED) continue;
                if (other == K_BOTTOM || other == K_DROP || other == K_DISINTEGRATOR) continue;
                if (!first) first = g->card_row[k] + 1;
                set_state(g, k, READY);
            }
            if (first) tell(g, E_READIED, NOBODY, 0, 0, 0, 0, 0, first);
        } else if (kind == K_DISINTEGRATOR) {
            use_card(g, at, g->turn);
            int left = 0, value = 1;
            for (int v = 1; v <= 12; v++) left += remaining(g, v) > 0;
            if (!left) continue;
            for (int which = (int)roll(g, (uint32_t)left);; value++)
                if (remaining(g, value) && which-- == 0) break;
            uint64_t hit = 0;
            for (int bit = 0; bit < g->first[g->stands]; bit++)
                if (!(g->gone >> bit & 1) && value_at(g, place_of(g, bit)) == value) hit |= 1ull << bit;
            tell_of(g, E_CUT, g->turn, value, 0, hit, 0);
            take_out(g, hit);
            validate(g, value);
            cut = value;
            at = -1; /* any card may have become usable */
        }
    }
    return cut;
}

/* The first number of the line is done if enough wires of it are cut. Whether a question came up. */
DEFUSE_RARE int shorten_line(Game *g, int by) {
    while (g->lines) {
        int number = first_of_line(g), at = g->end ? g->lines - 1 : 0;
        if (g->value[3 * number - 2] < g->rule[P_QUOTA]) return 0;
        for (int k = at; k < g->lines + g->finished - 1; k++) FAR(g)->line[k] = FAR(g)->line[k + 1];
        g->lines--;
        FAR(g)->line[g->lines + g->finished++] = (uint8_t)number;
        tell(g, E_SHORTENED, by, number, 0, 0, 0, 0, 0);
        recall_numbers(g);
        if (g->rules & R_TWO_ENDS && g->lines > 1) {
            g->why = WHY_MISS;
            ask_one(g, ASK_ARROW, by);
            return 1;
        }
    }
    return 0;
}

/* What a mission makes of wires that were cut. Whether a question came up. */
DEFUSE_RARE int after_cut(Game *g, int value, int by) {
    if (g->rules & R_NUMBER_ROW && !remaining(g, value))
        for (int k = 0; k < g->lines; k++)
            if (FAR(g)->line[k] == value) move_dial(g, 1, by);
    return g->rules & R_SEQUENCE ? shorten_line(g, by) : 0;
}

/* Cut wires. Whether a question came up. */
DEFUSE_PART int cut_wires(Game *g, uint64_t wires, int value, int by, int wire_1, int wire_2, int wire_3) {
    tell(g, E_CUT, by, value, 0, wire_1, wire_2, wire_3, 0);
    take_out(g, wires);
    validate(g, value);
    if (g->rules & R_COVERS) lift_covers(g);
    int other = unlock_cards(g);
    if (!(g->rules & (R_NUMBER_ROW | R_SEQUENCE))) return 0;
    if (other) after_cut(g, other, g->turn);
    return after_cut(g, value, by);
}

/* Tokens that a question has to come before. */

/* Give a wire its token, after a miss with what was called. Whether a question came up. */
DEFUSE_PART int give_token(Game *g, int place, int by, int why, int called_1, int called_2) {
    if (lies(g, by)) {
        if (called_1 && !called_2) {
            mark_wire(g, place, M_FALSE + called_1, by, why);
            return 0;
        }
        g->why = (uint8_t)why;
        g->lent = (uint8_t)place;
        g->called[0] = (uint8_t)called_1;
        g->called[1] = (uint8_t)called_2;
        ask_one(g, ASK_FALSE, by);
        return 1;
    }
    int mark = mark_for(g, place);
    if (mark) mark_wire(g, place, mark, by, why);
    return 0;
}

/* Acts of a turn. */

DEFUSE_FN int cut_pair(Game *g, int by, int own, int place) {
    return cut_wires(g, 1ull << bit_at(g, own) | 1ull << bit_at(g, place), value_at(g, place), by, own + 1, place + 1, 0);
}

/* Where nothing is told of wires that were missed, they are remembered until the turn is over, by their first numbers. */
DEFUSE_RARE void recall_missed(Game *g, uint64_t wires) {
    int count = 0;
    for (; wires; wires &= wires - 1) FAR(g)->memory[++count] = FAR(g)->memory[32 + DEFUSE_LOWEST(wires)];
    FAR(g)->memory[0] = (uint8_t)count;
    g->recalled = (uint8_t)(count + 1);
}

/* A miss costs a step; if nothing else is told, all know that not all of the wires are red. Whether the game goes on. */
DEFUSE_FN int lose_step(Game *g, int by, uint64_t wires) {
    if (g->rules & R_SILENT && !(wires & (wires - 1))) none_of(g, wires, red_values(g));
    return move_dial(g, -1, by);
}

/* A miss costs a step, and a wire gets a token; a red explodes, unless the turn is secured. Whether a question came up. */
DEFUSE_ONCE int miss_one(Game *g, int by, int place, int value_1, int value_2) {
    int secured = g->armed && !is_loose(g, place);
    if (acts_red(g, value_at(g, place))) {
        if (!secured) explode(g, LOSS_RED, by);
        else if (!(g->rules & R_SILENT)) tell(g, E_SPARED, by, 0, 0, place + 1, 0, 0, 0);
        return 0;
    }
    if (!secured && !lose_step(g, by, 1ull << bit_at(g, place))) return 0;
    return give_token(g, place, owner_at(g, place), WHY_MISS, value_1, value_2);
}

DEFUSE_ONCE void play_cut(Game *g) {
    int by = g->seat, kind_1 = g->card_1 ? kind_of(g, g->card_1 - 1) : -1, kind_2 = g->card_2 ? kind_of(g, g->card_2 - 1) : -1;
    int named = kind_1 == K_RAY || kind_2 == K_RAY ? 2 : 1, reach = 1;
    if (kind_1 >= 0 && reach_of(kind_1) > 1) reach = reach_of(kind_1);
    if (kind_2 >= 0 && reach_of(kind_2) > 1) reach = reach_of(kind_2);
    int detail = g->card_1 ? g->card_row[g->card_1 - 1] + 1 : 0;
    int value_1 = value_at(g, g->pick[0]), value_2 = named == 2 ? value_at(g, g->pick[1]) : 0;
    int mine_1 = g->pick[0], mine_2 = named == 2 ? g->pick[1] : NOBODY;
    if (value_2 && value_2 < value_1) {
        int kept = value_1;
        value_1 = value_2;
        value_2 = kept;
        mine_2 = g->pick[0];
        mine_1 = g->pick[1];
    }
    uint64_t targets = 0, hits = 0;
    int pending = 0, owed = 0;
    int first = g->pick[named], owner = owner_at(g, first), stand = stand_at(first);
    int reds_only = 1, one = reach == 1 ? first : -1;
    if (reach == 1) {
        int value = value_at(g, first);
        targets = 1ull << bit_at(g, first);
        if (value == value_1 || value == value_2) hits = targets;
    } else {
        if (g->picked - named < reach) targets = (uint64_t)plain(g, stand) << g->first[stand];
        else
            for (int k = named; k < g->picked; k++) targets |= 1ull << bit_at(g, g->pick[k]);
        for (uint64_t left = targets; left; left &= left - 1) {
            int value = value_at(g, place_of(g, DEFUSE_LOWEST(left)));
            if (value == value_1 || value == value_2) hits |= left & (0 - left);
            reds_only &= acts_red(g, value);
        }
    }
    if (g->card_1) use_card(g, g->card_1 - 1, by);
    if (g->card_2) use_card(g, g->card_2 - 1, by);
    tell_targets(g, E_CALLED, by, value_1, value_2, targets, one, detail);
    g->idle = 0;
    if (g->card_1) has_called(g, by, value_1, value_2, g->loose);
    pay_air(g, by, value_1);
    if (reach == 1 && hits) {
        pending = cut_pair(g, by, value_at(g, first) == value_1 ? mine_1 : mine_2, first);
    } else if (hits) {
        tell_of(g, E_DETECTED, by, value_1, value_2, targets, 0);
        if (!value_2) one_of(g, targets, value_1);
    } else {
        tell_targets(g, E_MISSED, by, value_1, value_2, targets, one, detail);
        if (!g->card_1) has_called(g, by, value_1, value_2, 0);
        uint32_t missed = 1u << (value_1 - 1) | (value_2 ? 1u << (value_2 - 1) : 0);
        if (reach == 1) not_of(g, first, missed);
        else none_of(g, targets, missed);
        if (locked_wires(g)) has_called(g, by, value_1, value_2, locked_wires(g));
        if (g->rules & R_SILENT) recall_missed(g, targets);
        if (g->rules & R_ROLE_DEADLY && by == g->role) {
            explode(g, g->rule[P_LOSS], by);
        } else if (reach == 1) {
            pending = miss_one(g, by, first, value_1, value_2);
        } else if (reds_only) {
            if (!g->armed) explode(g, LOSS_RED, by);
            else if (!(g->rules & R_SILENT)) tell_of(g, E_SPARED, by, 0, 0, targets, 0);
        } else if (g->armed || lose_step(g, by, targets)) {
            if (!(g->rules & R_SILENT)) {
                tell_of(g, E_OWED, owner, 0, 0, targets, 0);
                if (!(targets & (targets - 1))) none_of(g, targets, red_values(g));
            }
            /* the first wire that is not red says whether there can be a token at all */
            uint64_t other = targets & ~g->red_at;
            owed = mark_for(g, place_of(g, DEFUSE_LOWEST(other))) != 0;
        }
    }
    if (g->outcome != RUNNING) return;
    if (pending) return;
    if (reach > 1 && (hits || owed)) {
        g->targets = targets;
        g->by = (uint8_t)by;
        g->hit = hits != 0;
        g->called[0] = (uint8_t)value_1;
        g->called[1] = (uint8_t)value_2;
        g->mine[0] = (uint8_t)mine_1;
        g->mine[1] = (uint8_t)mine_2;
        ask_one(g, ASK_OWNER, owner);
        g->allowed = (uint16_t)(1 << value_1 | (value_2 ? 1 << value_2 : 0));
        return;
    }
    end_turn(g);
}

DEFUSE_FN void play_owner_picks(Game *g, int place) {
    int pending;
    g->targets = 0;
    if (g->hit) pending = cut_pair(g, g->by, value_at(g, place) == g->called[0] ? g->mine[0] : g->mine[1], place);
    else pending = give_token(g, place, g->seat, WHY_MISS, g->called[0], g->called[1]);
    if (!pending && g->outcome == RUNNING) end_turn(g);
}

/* A solo cut of wires of one value, the first three of them told. */
DEFUSE_FN void cut_alone(Game *g, uint64_t wires, int detail) {
    int by = g->seat, found[3] = {0, 0, 0}, value = value_at(g, place_of(g, DEFUSE_LOWEST(wires)));
    uint64_t left = wires;
    for (int k = 0; k < 3 && left; k++, left &= left - 1) found[k] = place_of(g, DEFUSE_LOWEST(left)) + 1;
    tell(g, E_CALLED, by, value, 0, 0, 0, 0, detail);
    g->idle = 0;
    pay_air(g, by, value);
    if (!cut_wires(g, wires, value, by, found[0], found[1], found[2]) && g->outcome == RUNNING) end_turn(g);
}

DEFUSE_FN void play_solo(Game *g, int place) {
    uint64_t wires = 0;
    int value = value_at(g, place);
    for (uint64_t left = hand_of(g, g->seat); left; left &= left - 1)
        if (value_at(g, place_of(g, DEFUSE_LOWEST(left))) == value) wires |= left & (0 - left);
    cut_alone(g, wires, 0);
}

DEFUSE_RARE void play_reveal(Game *g) {
    uint64_t hand = hand_of(g, g->seat);
    int value_1 = value_at(g, place_of(g, DEFUSE_LOWEST(hand))), value_2 = 0;
    if (hand & (hand - 1)) value_2 = value_at(g, place_of(g, DEFUSE_LOWEST(hand & (hand - 1))));
    tell_of(g, E_REVEALED, g->seat, value_1, value_2, hand, 0);
    uint32_t values = 0;
    uint8_t order[16];
    int count = 0;
    for (uint64_t left = hand; left; left &= left - 1) {
        int value = value_at(g, place_of(g, DEFUSE_LOWEST(left)));
        if (!(values >> value & 1)) order[count++] = (uint8_t)value;
        values |= 1u << value;
    }
    take_out(g, hand);
    g->idle = 0;
    for (int k = 0; k < count; k++) validate(g, order[k]);
    unlock_cards(g);
    if (g->outcome == RUNNING) end_turn(g);
}

/* Wires of one value are named, wherever they stand, to be cut all at once. */
DEFUSE_RARE void play_together(Game *g) {
    int by = g->seat, value = g->rule[P_VALUE], right = 1, red = 0, pending = 0;
    uint64_t wires = 0, hand = hand_of(g, by);
    for (int k = 0; k < g->picked; k++) {
        wires |= 1ull << bit_at(g, g->pick[k]);
        right &= value_at(g, g->pick[k]) == value;
        red |= acts_red(g, value_at(g, g->pick[k]));
    }
    tell_of(g, E_TOGETHER, by, value, 0, wires, 0);
    g->idle = 0;
    if (value != RED && (g->rules & R_TOGETHER_LAST || (g->rules & R_TOGETHER_HOLDERS && g->players <= 3)))
        one_of(g, hand, value);
    if (right) {
        pending = cut_wires(g, wires, value, by, g->pick[0] + 1, g->pick[1] + 1, g->pick[2] + 1);
    } else if (!(g->rules & R_TOGETHER_TOKENS)) {
        explode(g, LOSS_WRONG_WIRES, by);
    } else if (red) {
        explode(g, LOSS_RED_NAMED, by);
    } else {
        tell_of(g, E_NOT_TOGETHER, by, value, 0, wires, 0);
        none_of(g, wires, 1u << (RED - 1));
        if (move_dial(g, -1, by))
            for (int k = 0; k < g->picked; k++) give_token(g, g->pick[k], owner_at(g, g->pick[k]), WHY_SPECIAL, 0, 0);
    }
    if (!pending && g->outcome == RUNNING) end_turn(g);
}

/* A seat does not act for want of oxygen. Where it may do so anyhow, that tells nothing else, and a card may cover it. */
DEFUSE_RARE void skip_turn(Game *g) {
    int seat = g->seat, with_wires = 0;
    if (g->idle < MOST_IDLE) g->idle++;
    tell(g, E_SKIPPED, seat, 0, 0, 0, 0, 0, 0);
    not_only_reds(g, seat);
    for (int other = 0; other < g->players; other++) with_wires += has_wires(g, other);
    if (g->rules & R_AIR_HANDED && with_wires > 1) none_of(g, hand_of(g, seat), air_for(g, seat) >> 1 & 0xFFF);
    if (g->rules & R_AIR_SHARED && g->armed) end_turn(g);
    else if (move_dial(g, -1, seat)) end_turn(g);
}

/* Moving wires. */

/* How wires are renumbered: twice one goes from a bit to another, and those between make room; then two are exchanged. */
typedef struct Moves {
    int from[2], to[2], exchanged[2];
} Moves;

DEFUSE_FN int moved_bit(const Moves *moves, int bit) {
    for (int k = 0; k < 2; k++) {
        int from = moves->from[k], to = moves->to[k];
        bit = bit == from ? to : bit - ((from < bit) & (bit <= to)) + ((to <= bit) & (bit < from));
    }
    return bit == moves->exchanged[0] ? moves->exchanged[1] : bit == moves->exchanged[1] ? moves->exchanged[0] : bit;
}

DEFUSE_PART uint64_t moved_bits(const Moves *moves, uint64_t mask) {
    for (int k = 0; k < 2; k++) {
        int from = moves->from[k], to = moves->to[k], low = from < to ? from : to, high = from < to ? to : from;
        uint64_t between = (1ull << high << 1) - (1ull << low), inner = mask & between, one = mask >> from & 1;
        mask ^= inner ^ (((from < to ? inner >> 1 : inner << 1) & between & ~(1ull << to)) | one << to);
    }
    uint64_t differs = (mask >> moves->exchanged[0] ^ mask >> moves->exchanged[1]) & 1;
    return mask ^ (differs << moves->exchanged[0] | differs << moves->exchanged[1]);
}

/* What all see of a wire. */
DEFUSE_FN uint64_t wire_row(const Game *g, int place) {
    const uint8_t *from = FAR(g)->wire + 7 * place;
    uint64_t row = 0;
    for (int column = 0; column < 7; column++) row |= (uint64_t)from[column] << (8 * column);
    return row;
}

DEFUSE_FN void set_wire(Game *g, int place, int face, uint64_t row) {
    uint8_t *to = FAR(g)->wire + 7 * place;
    g->face[place] = (uint8_t)face;
    for (int column = 0; column < 7; column++) to[column] = (uint8_t)(row >> (8 * column));
}

/* A wire goes to another place of its stand, and those between make room. */
DEFUSE_PART void slide(Game *g, int from, int to) {
    int step = from < to ? 1 : -1, face = g->face[from];
    uint64_t row = wire_row(g, from);
    for (; from != to; from += step) set_wire(g, from, g->face[from + step], wire_row(g, from + step));
    set_wire(g, to, face, row);
}

/* The new place of a wire; where stands began before is eight bytes. */
DEFUSE_PART int moved_place(const Game *g, const Moves *moves, uint64_t began, int place) {
    return place_of(g, moved_bit(moves, (int)(began >> (8 * (place >> 4)) & 255) + (place & 15)));
}

/* Where a wire goes on a stand, if another one leaves it: right of those that are not above it. */
DEFUSE_PART int place_for(const Game *g, int place, int stand, int leaving) {
    int count = 0, lowest = -1, found = -1;
    for (int at = 0; at < size_of(g, stand); at++) {
        int other = 16 * stand + at;
        if (other == leaving) continue;
        if (!is_loose(g, other)) {
            if (lowest < 0) lowest = count;
            int here = g->face[other], there = g->face[place];
            /* as printed: 10 × the number, and 1 for yellow, 5 for red */
            int kind_here = here <= 12 ? 10 * here : here <= 23 ? 10 * (here - 12) + 1 : 10 * (here - 23) + 5;
            int kind_there = there <= 12 ? 10 * there : there <= 23 ? 10 * (there - 12) + 1 : 10 * (there - 23) + 5;
            if (kind_here <= kind_there) found = count;
        }
        count++;
    }
    if (lowest < 0) return count / 2;
    return found < 0 ? lowest : found + 1;
}

/* Move an uncut wire, or swap two (`other` NOBODY: none): everything that names wires is renumbered. */
DEFUSE_RARE void move_wires(Game *g, int wire, int stand, int place, int other, int other_place) {
    int here = stand_at(wire), total = g->first[g->stands], from = bit_at(g, wire), value = value_at(g, wire);
    int to = 16 * stand + place, to_other = 16 * here + other_place;
    uint64_t began = all_first(g), one = 1ull << from;
    /* Who had a wire has seen it; so has who gets it. */
    FAR(g)->seen[g->owner[here]] |= one;
    g->held[g->owner[here]] -= 1ull << (4 * value);
    g->held[g->owner[stand]] += 1ull << (4 * value);
    Moves moves = {{from, 0}, {0, 0}, {0, 0}};
    if (other == NOBODY) {
        int last = 16 * here + size_of(g, here) - 1, behind = 16 * stand + size_of(g, stand);
        slide(g, wire, last);
        set_wire(g, behind, g->face[last], wire_row(g, last));
        set_wire(g, last, 0, 0);
        slide(g, behind, to);
        for (int k = 0; k < g->stands; k++) g->first[k + 1] = (uint8_t)(g->first[k + 1] - (k >= here) + (k >= stand));
        moves.to[0] = bit_at(g, to);
    } else {
        int back = value_at(g, other), face = g->face[wire];
        uint64_t row = wire_row(g, wire);
        one |= 1ull << bit_at(g, other);
        FAR(g)->seen[g->owner[stand]] |= 1ull << bit_at(g, other);
        g->held[g->owner[stand]] -= 1ull << (4 * back);
        g->held[g->owner[here]] += 1ull << (4 * back);
        moves.from[1] = bit_at(g, other);
        moves.exchanged[0] = moves.to[0] = bit_at(g, to_other);
        moves.exchanged[1] = moves.to[1] = bit_at(g, to);
        slide(g, wire, to_other);
        slide(g, other, to);
        set_wire(g, to_other, g->face[to], wire_row(g, to));
        set_wire(g, to, face, row);
    }
    if (g->rules & R_SILENT) {
        uint8_t names[64];
        for (int bit = 0; bit < total; bit++) names[moved_bit(&moves, bit)] = FAR(g)->memory[32 + bit];
        for (int bit = 0; bit < total; bit++) FAR(g)->memory[32 + bit] = names[bit];
    }
    DEFUSE_MOVED(g, &moves, total);
    g->gone = moved_bits(&moves, g->gone);
    g->loose = moved_bits(&moves, g->loose & ~one);
    g->marked = moved_bits(&moves, g->marked);
    g->targets = moved_bits(&moves, g->targets);
    g->yellow_at = moved_bits(&moves, g->yellow_at);
    g->red_at = moved_bits(&moves, g->red_at);
    for (int seat = 0; seat < g->players; seat++) FAR(g)->seen[seat] = moved_bits(&moves, FAR(g)->seen[seat]);
    for (int k = 0; k < g->facts; k++) {
        OneOf *fact = &FAR(g)->fact[k];
        fact->wires = moved_bits(&moves, fact->wires);
        fact->first = (uint8_t)moved_place(g, &moves, began, fact->first);
    }
    tell_all_holders(g);
    g->left[here] = (uint8_t)DEFUSE_COUNT(uncut(g, here));
    g->left[stand] = (uint8_t)DEFUSE_COUNT(uncut(g, stand));
    count_wires(g, g->owner[here]);
    count_wires(g, g->owner[stand]);
    for (int k = 0; k < 16; k++) {
        uint64_t row = FAR(g)->event[k], now = row;
        for (int column = 4; column < 7; column++) {
            uint64_t cell = row >> (8 * column) & 255;
            if (cell) now ^= (cell ^ (moved_place(g, &moves, began, (int)cell - 1) + 1u)) << (8 * column);
        }
        if (now != row) FAR(g)->event[k] = now;
    }
    for (int k = 0; k < g->tokens; k++) g->token_at[k] = (uint8_t)moved_place(g, &moves, began, g->token_at[k]);
    for (int k = g->tokens - 1; k >= 0; k--) { /* a count does not travel */
        int at = g->token_at[k];
        if ((at == to || (other != NOBODY && at == to_other)) && sort_of(g->token_mark[k]) == 2) take_token(g, k);
    }
    for (int k = 0; k < 2; k++) {
        uint8_t *label = FAR(g)->label[k];
        if (!label[0]) continue;
        int left = label[0] - 1, right = label[1] - 1, gone = left == wire || left == other || right == wire || right == other;
        label[0] = gone ? 0 : (uint8_t)(moved_place(g, &moves, began, left) + 1);
        label[1] = gone ? 0 : (uint8_t)(moved_place(g, &moves, began, right) + 1);
    }
    tell(g, E_MOVED, NOBODY, 0, 0, to + 1, other == NOBODY ? 0 : to_other + 1, 0, 0);
}

/* Cards that are used beside the action, and instead of it. */

DEFUSE_RARE void play_card(Game *g) {
    int at = g->card_1 - 1, by = g->seat, kind = kind_of(g, at);
    use_card(g, at, by);
    switch (kind) {
    case K_UNEQUAL:
    case K_EQUAL: {
        int equal = kind == K_EQUAL;
        FAR(g)->label[equal][0] = (uint8_t)(g->pick[0] + 1);
        FAR(g)->label[equal][1] = (uint8_t)(g->pick[1] + 1);
        g->label_last = (uint8_t)equal;
        tell(g, E_LABELLED, by, 0, 0, g->pick[0] + 1, g->pick[1] + 1, 0, 0);
        break;
    }
    case K_WALKIE:
        g->by = (uint8_t)by;
        g->lent = g->pick[0];
        ask_one(g, ASK_GIVE_BACK, g->pick[1]);
        return;
    case K_POST_IT:
        if (give_token(g, g->pick[0], by, WHY_POST_IT, 0, 0)) return;
        break;
    case K_REWINDER: move_dial(g, 1, by); break;
    case K_BATTERIES:
        tell(g, E_READIED, NOBODY, 0, 0, 0, 0, 0, g->card_row[g->pick[0]] + 1);
        for (int k = 0; k < g->picked; k++) set_state(g, g->pick[k], READY);
        break;
    case K_RADAR: {
        int value = g->pick[0], answers = 0, hears = !acts_red(g, value);
        for (int stand = 0; stand < g->stands && hears; stand++)
            for (uint32_t left = plain(g, stand); left; left &= left - 1)
                if (value_at(g, 16 * stand + DEFUSE_LOWEST(left)) == value) answers |= 1 << stand;
        tell(g, E_RADAR, by, value, 0, 0, 0, 0, D_ANSWERS + answers);
        for (int stand = 0; stand < g->stands && hears; stand++) {
            uint64_t wires = (uint64_t)plain(g, stand) << g->first[stand];
            if (answers >> stand & 1) one_of(g, wires, value);
            else none_of(g, wires, 1u << (value - 1));
        }
        break;
    }
    case K_SINGLE:
        mark_wire(g, g->pick[0], M_COUNT + 1, by, WHY_POST_IT);
        not_of(g, g->pick[0], 1u << (YELLOW - 1) | red_values(g));
        break;
    case K_MUG:
        g->jump = g->pick[0];
        g->idle = 0;
        tell(g, E_JUMPED, by, 0, 0, 0, 0, 0, D_SEAT + g->pick[0]);
        end_turn(g);
        return;
    case K_FAST:
        cut_alone(g, 1ull << bit_at(g, g->pick[0]) | 1ull << bit_at(g, g->pick[1]), g->card_row[at] + 1);
        return;
    case K_HOOK: {
        int base = g->base[by];
        FAR(g)->seen[by] |= 1ull << bit_at(g, g->pick[0]);
        if (own_stands(g, by) > 1) {
            g->lent = g->pick[0];
            ask_one(g, ASK_HOOKED, by);
            return;
        }
        move_wires(g, g->pick[0], base, place_for(g, g->pick[0], base, NOBODY), NOBODY, 0);
        break;
    }
    default: break;
    }
    if (g->outcome == RUNNING) resume_turn(g);
}

DEFUSE_RARE void play_give_back(Game *g, int back) {
    int given = g->lent, here = stand_at(given), there = stand_at(back);
    move_wires(g, given, there, place_for(g, given, there, back), back, place_for(g, back, here, given));
    resume_turn(g);
}

DEFUSE_RARE void play_hooked(Game *g, int stand) {
    move_wires(g, g->lent, stand, place_for(g, g->lent, stand, NOBODY), NOBODY, 0);
    resume_turn(g);
}

/* Setting up: characters, opening tokens. */

/* A token by lot from the supply. */
DEFUSE_RARE int draw_token(Game *g) {
    int left[13], all = 0, number = 1;
    for (number = 1; number <= 12; number++) {
        int lying = (int)(g->lying >> (4 * number) & 15);
        all += left[number] = lying < 2 ? 2 - lying : 0;
    }
    int which = (int)roll(g, (uint32_t)all);
    for (number = 1; which >= left[number]; number++) which -= left[number];
    return number;
}

DEFUSE_FN void ask_token(Game *g, int seat, int mark) {
    tell(g, E_TOKEN_DRAWN, seat, 0, 0, 0, 0, 0, D_MARK + mark);
    g->mark = (uint8_t)mark;
    ask_one(g, ASK_TOKEN, seat);
}

DEFUSE_PART void ask_opening(Game *g) {
    if (g->rules & R_NO_OPENING) g->opening = g->players;
    while (g->opening < g->players) {
        int step = g->opening++, seat = seat_for(g, g->captain, step);
        if (step == 0 && !g->captain_too) continue;
        if (g->rules & R_DRAWN_OPENING) ask_token(g, seat, g->mark ? g->mark : draw_token(g));
        else ask_one(g, ASK_OPENING, seat);
        return;
    }
    g->opened = 1;
    begin_turn(g, g->captain);
}

/* An opening token lies. Whose tokens are false puts down two. */
DEFUSE_PART void after_opening_token(Game *g, int by, int placed) {
    if (lies(g, by) && placed) {
        int lying = 0;
        for (int k = 0; k < g->tokens; k++) lying += owner_at(g, g->token_at[k]) == by && !is_gone(g, g->token_at[k]);
        if (lying < 2) {
            ask_one(g, ASK_OPENING, by);
            return;
        }
    }
    ask_opening(g);
}

/* A token that somebody drew and has no wire for: none of the hand is of its value. */
DEFUSE_RARE void put_beside(Game *g) {
    int seat = g->seat, stand = g->base[seat];
    uint64_t hand = hand_of(g, seat);
    for (int k = 0; k < 3; k++) {
        if (FAR(g)->beside_at[stand][k]) continue;
        FAR(g)->beside_at[stand][k] = g->mark;
        break;
    }
    g->lying += 1ull << (4 * number_of(g->mark)); /* it never comes back */
    tell_of(g, E_BESIDE, seat, 0, 0, hand, D_MARK + g->mark);
    none_of(g, hand, 1u << (g->mark - 1));
}

/* Numbers that are laid on the table before the opening tokens. */
DEFUSE_RARE void lay_numbers(Game *g) {
    if (g->rules & R_AIR_SHARED) move_air(g, NOBODY, NOBODY, g->rule[P_AIR], 1);
    if (g->rules & R_AIR_HANDED) move_air(g, NOBODY, g->captain, g->rule[P_AIR], 1);
    if (g->rules & (R_SEQUENCE | R_NUMBER_ROW)) {
        int count = g->rules & R_SEQUENCE ? g->rule[P_SIZE] : g->players;
        while (g->lines < count) draw_number(g);
        recall_numbers(g);
        if (g->rules & R_TWO_ENDS) {
            g->why = WHY_SET_UP;
            ask_one(g, ASK_ARROW, g->captain);
            return;
        }
    }
    ask_opening(g);
}

DEFUSE_FN void settle_characters(Game *g) {
    for (int seat = 0; seat < g->players; seat++) {
        int name = g->character[seat];
        int kind = name == 6 ? K_RADAR : name == 7 ? K_WALKIE : name == 8 ? K_TRIPLE : name == 9 ? K_RAY : K_DOUBLE;
        if (!(g->rules & R_ROLE_EMPTY && seat == g->role)) add_card(g, kind, PERSONAL + seat, READY);
    }
    index_cards(g);
    lay_numbers(g);
}

DEFUSE_FN void ask_characters(Game *g) {
    if (g->choosing < g->players) {
        ask_one(g, ASK_CHARACTER, seat_for(g, g->captain, g->choosing++));
        return;
    }
    settle_characters(g);
}

/* An act is complete. */

DEFUSE_ONCE void complete(Game *g, int act, int item) {
    int form = g->form, ask = g->ask;
    g->heard[g->seat] = g->happened;
    g->form = F_NONE;
    g->filled = 0;
    g->given_row[0] = g->given_row[1] = 0;
    switch (form) {
    case F_CUT: play_cut(g); break;
    case F_SOLO: play_solo(g, item); break;
    case F_CARD: play_card(g); break;
    case F_CHARACTER:
        g->character[g->seat] = (uint8_t)item;
        count_wires(g, g->seat);
        ask_characters(g);
        break;
    case F_STAND: play_hooked(g, item); break;
    case F_TOGETHER: play_together(g); break;
    case F_ARROW: {
        int set_up = g->why == WHY_SET_UP;
        g->end = (uint8_t)item;
        tell(g, E_ARROW, g->seat, 0, 0, 0, 0, 0, 0);
        recall_numbers(g);
        if (shorten_line(g, g->seat)) break;
        if (set_up) ask_opening(g);
        else end_turn(g);
        break;
    }
    case F_FALSE: {
        int why = g->why, by = g->seat, placed = mark_wire(g, g->lent, M_FALSE + item, by, why);
        if (why == WHY_OPENING) after_opening_token(g, by, placed);
        else if (why == WHY_POST_IT) resume_turn(g);
        else end_turn(g);
        break;
    }
    case F_TOKEN:
        give_token(g, item, g->seat, WHY_OPENING, 0, 0);
        g->mark = 0;
        ask_opening(g);
        break;
    default:
        if (act == V_CANNOT) {
            if (ask == ASK_TURN && breathes(g)) skip_turn(g);
            else if (ask == ASK_TURN) explode(g, LOSS_NOTHING, g->seat);
            else if (ask == ASK_OPENING) ask_opening(g);
        } else if (act == V_REVEAL) {
            play_reveal(g);
        } else if (act == V_HOLD_BREATH) {
            skip_turn(g);
        } else if (act == V_PUT_BESIDE) {
            put_beside(g);
            g->mark = 0;
            ask_opening(g);
        } else if (ask == ASK_OPENING) {
            int by = g->seat, before = g->happened;
            if (!give_token(g, item, by, WHY_OPENING, 0, 0)) after_opening_token(g, by, g->happened != before);
        } else if (ask == ASK_OWNER) {
            play_owner_picks(g, item);
        } else if (ask == ASK_GIVE_BACK) {
            play_give_back(g, item);
        }
    }
    if (g->outcome != RUNNING) {
        g->ask = ASK_NONE;
        g->allowed = 0;
        g->seat = g->beside = g->queue = 0;
    }
    g->card_1 = g->card_2 = g->picked = 0;
}

/* The absolute place of a wire number. */
DEFUSE_FN int place_numbered(const Game *g, int number) {
    int at = number - N_WIRE;
    return 16 * stand_for(g, g->seat, at >> 4) + (at & 15);
}

DEFUSE_FN int card_numbered(const Game *g, int number) {
    for (int at = 0; at < g->cards; at++)
        if (number_of_card(g, at, g->seat) == number) return at;
    return 0;
}

/* What a number chooses: a wire by place, a card by its place in the list, a value, a seat, a stand or a character. */
DEFUSE_ONCE int item_numbered(const Game *g, int number) {
    if (number < N_CARD) return number - N_VERB;
    if (number < N_WIRE) return card_numbered(g, number);
    if (number < N_VALUE) return place_numbered(g, number);
    if (number < N_SEAT) return number - N_VALUE;
    if (number < N_STAND) return seat_for(g, g->seat, number - N_SEAT);
    if (number < N_CHARACTER) return stand_for(g, g->seat, number - N_STAND);
    if (number < N_LETTER) return number - N_CHARACTER + 1;
    return number - N_WAY - 4; /* left or right */
}

/* How many things a card wants to be chosen. */
DEFUSE_ONCE int picks_of(int kind) {
    switch (kind) {
    case K_UNEQUAL:
    case K_EQUAL:
    case K_WALKIE:
    case K_BATTERIES:
    case K_FAST: return 2;
    case K_REWINDER:
    case K_STABILIZER: return 0;
    default: return 1;
    }
}

/* The block of a number, from 1, and its place in it, as two bytes. */
DEFUSE_ONCE uint32_t block_and_place(int number) {
    if (number >= N_WIRE && number < N_VALUE) return 6u | (uint32_t)(number - N_WIRE) << 8;
    if (number < N_CARD) return number < N_VERB ? (uint32_t)number + 1 : 3u | (uint32_t)(number - N_VERB) << 8;
    if (number < N_WIRE) return number < N_PERSONAL ? 4u | (uint32_t)(number - N_CARD) << 8 : 5u | (uint32_t)(number - N_PERSONAL) << 8;
    if (number < N_SEAT) return 7u | (uint32_t)(number - N_VALUE) << 8;
    if (number < N_STAND) return 8u | (uint32_t)(number - N_SEAT) << 8;
    if (number < N_CHARACTER) return 9u | (uint32_t)(number - N_STAND) << 8;
    if (number < N_LETTER) return 10u | (uint32_t)(number - N_CHARACTER) << 8;
    if (number < N_MARK) return 11u | (uint32_t)(number - N_LETTER) << 8;
    if (number < N_WAY) return 12u | (uint32_t)(number - N_MARK) << 8;
    if (number < N_COUNT) return 13u | (uint32_t)(number - N_WAY) << 8;
    return number < N_NTH ? 14u | (uint32_t)(number - N_COUNT) << 8 : 15u | (uint32_t)(number - N_NTH) << 8;
}

/* Remember a number of an act that is not complete, for observations. */
DEFUSE_ONCE void note_number(Game *g, int number) {
    int at = g->filled++;
    if (at >= 8) return;
    uint64_t row = (uint64_t)block_and_place(number) << (16 * (at & 3)), *rows = g->given_row;
    g->given[at] = (uint16_t)number;
    if (at == 0) rows[0] = row; /* nothing is there yet */
    else rows[at >> 2] |= row;
}

/* Take one number of an act. */
DEFUSE_ONCE void fill_in(Game *g, int number) {
    int item = item_numbered(g, number), act = 0, thing = 0, whole = 0; /* what is complete, and whether it is */
    switch (g->form) {
    case F_NONE:
        g->card_1 = g->card_2 = g->picked = 0;
        if (number < N_CARD) {
            if (item == V_SOLO) g->form = F_SOLO;
            else if (item == V_PICK_CHARACTER) g->form = F_CHARACTER;
            else if (item == V_PICK_STAND) g->form = F_STAND;
            else if (item == V_PLACE_ARROW) g->form = F_ARROW;
            else if (item == V_TELL_FALSE) g->form = F_FALSE;
            else if (item == V_PLACE_TOKEN) g->form = F_TOKEN;
            else if (item == V_TOGETHER) g->form = F_TOGETHER;
            else whole = 1, act = item;
        } else if (number < N_WIRE) {
            int kind = kind_of(g, item);
            g->card_1 = (uint8_t)(item + 1);
            g->form = reach_of(kind) > 1 || kind == K_RAY ? F_CUT : F_CARD;
            whole = g->form == F_CARD && picks_of(kind) == 0;
        } else if (g->ask == ASK_TURN) {
            g->form = F_CUT;
            g->pick[g->picked++] = (uint8_t)item;
        } else {
            whole = 1, act = V_PICK_WIRE, thing = item;
        }
        break;
    case F_CUT: {
        if (number < N_WIRE) {
            g->card_2 = (uint8_t)(item + 1);
            break;
        }
        int kind_1 = g->card_1 ? kind_of(g, g->card_1 - 1) : -1, kind_2 = g->card_2 ? kind_of(g, g->card_2 - 1) : -1;
        int named = kind_1 == K_RAY || kind_2 == K_RAY ? 2 : 1, reach = 1;
        if (kind_1 >= 0 && reach_of(kind_1) > 1) reach = reach_of(kind_1);
        if (kind_2 >= 0 && reach_of(kind_2) > 1) reach = reach_of(kind_2);
        g->pick[g->picked++] = (uint8_t)item;
        int pointed = g->picked - named;
        if (pointed < 1) break;
        whole = pointed >= reach || (pointed == 1 && reach > DEFUSE_COUNT(plain(g, stand_at(item))));
        break;
    }
    case F_CARD: {
        if (number != N_DONE) g->pick[g->picked++] = (uint8_t)item;
        int kind = kind_of(g, g->card_1 - 1);
        whole = number == N_DONE || g->picked >= picks_of(kind);
        if (kind == K_BATTERIES && !whole) { /* nothing can follow the last one */
            whole = 1;
            for (int k = item + 1; k < g->cards; k++) whole &= g->card_row[k] < PERSONAL || g->card_state[k] != USED;
        }
        break;
    }
    case F_TOGETHER:
        g->pick[g->picked++] = (uint8_t)item;
        whole = g->picked == g->rule[P_COUNT];
        break;
    default: whole = 1, thing = item;
    }
    if (whole) complete(g, act, thing);
    else note_number(g, number);
}

/* Take the next number of the seat that is asked; 1 if it may not be given, and then nothing has changed. What may be given
 * then is not found yet. */
DEFUSE_ONCE int take_number(Game *g, int number) {
    if (number < 0 || number >= DEFUSE_NUMBERS || !(g->options[number >> 5] >> (number & 31) & 1)) return 1;
    if (number == N_DECLINE && g->beside && !g->filled) {
        g->heard[g->seat] = g->happened;
        g->queue &= (uint8_t)~(1 << g->seat);
        ask_next(g);
    } else {
        fill_in(g, number);
    }
    return 0;
}

/* The same, and find what may be given then. */
DEFUSE_ONCE int defuse_step(Game *g, int number) {
    if (take_number(g, number)) return 1;
    find_options(g);
    return 0;
}

DEFUSE_FN int defuse_seat(const Game *g) { return g->seat; }
DEFUSE_FN int defuse_outcome(const Game *g) { return g->outcome; }
DEFUSE_FN int defuse_cause(const Game *g) { return g->cause; }

#endif
