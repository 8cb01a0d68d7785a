/* The chances of hidden wires, from the bytes of an observation: missions 1 to 8 of Bomb Busters.
 *
 * They are exact as far as these bytes say what is known. Of wires that were swapped they say too little, so after that
 * `defuse.odds` may know better, or know that something is possible that is left out here.
 *
 * All stands are filled at once, kind after kind in their order (1, 1.1, 1.5, 2, ...). A state says how many hidden
 * wires of each stand have their kind already; since they are sorted, these are the leftmost ones. How many wires were
 * given out so far is known, so that one stand follows from the others. The yellow and red wires that were left in the
 * box are two more "stands". Weights before and behind each kind give the chances of every wire.
 *
 * The same text is compiled for the GPU, with a block of threads for each observation, and for the host, where a block
 * has one thread. LANE, LANES, SYNC and ADD are what differs.
 */

#define KINDS 34
#define VALUES 14
#define ROWS 6      /* four stands of others (or a second one of one's own), then the boxes of yellow and red */
#define STANDS 4
#define PLACES 16
#define STATES 9216 /* the most states; five players with eleven hidden wires each have 12 * 12 * 12 * 4 */
#define SPLITS 128
#define AT_TABLE 0
#define AT_SEAT 11
#define AT_STAND 36
#define AT_VALUE 66
#define AT_DRAWN 108
#define AT_WIRE 183
#define POSITIONS 80

typedef unsigned char byte;
typedef unsigned long long set;

typedef struct {
    int hidden[ROWS];                  /* hidden wires of a row */
    int stride[ROWS];                  /* 0 for the row that follows from the others */
    int implied;
    int base;                          /* states without flags */
    int states;
    int flags;                         /* seats that have shown to hold a yellow wire, which nobody has seen yet */
    int flag[5];                       /* the flag of a seat: 0, 1 or 2 */
    int active;                        /* kinds that have hidden wires */
    int kind[KINDS];
    int given[KINDS + 1];              /* wires given out before the n-th active kind */
    signed char left[KINDS];           /* hidden wires of a kind */
    signed char shown[STANDS][KINDS];  /* wires of a kind that are known on a stand */
    byte runs[ROWS][KINDS][PLACES + 1];/* bit c: from this place on, c wires may be of this kind */
    byte position[STANDS][PLACES];     /* where a hidden wire is on its stand */
    set mask[STANDS][PLACES];
    byte equal[STANDS][PLACES];        /* 1, 2: a hidden wire is equal to the next hidden one, or not */
    int owner[STANDS];
    int holds[5];
    int count;                         /* splits of the kind at hand */
    byte split[SPLITS][ROWS];
    int shift[SPLITS];
    int raised[SPLITS];                /* the flag that a split raises */
    float weight[SPLITS];
    float sum[STANDS][PLACES + 1][5];
    float total;
} Mind;

SHARED_FUNCTION int kind_of_face(int face) {
    if (face <= 12) return 3 * (face - 1);
    if (face <= 23) return 3 * (face - 13) + 1;
    return 3 * (face - 24) + 2;
}

SHARED_FUNCTION int value_of_kind(int kind) {
    int colour = kind % 3;
    return colour == 0 ? kind / 3 : colour == 1 ? 12 : 13;
}

SHARED_FUNCTION set kinds_of_value(int value) {
    set found = 0;
    int kind;
    for (kind = 0; kind < KINDS; kind++)
        if (value_of_kind(kind) == value) found |= (set)1 << kind;
    return found;
}

/* The kind of a wire that everybody can name; -1 if there are several. */
SHARED_FUNCTION int named(const byte *wire) {
    if (wire[1]) return kind_of_face(wire[1]);
    if (wire[2] >= 1 && wire[2] <= 12) return 3 * (wire[2] - 1);
    return -1;
}

SHARED_FUNCTION set not_of(const byte *wire) {
    set found = 0;
    int bits = wire[4] | wire[5] << 8, value;
    for (value = 0; value < VALUES; value++)
        if (bits >> value & 1) found |= kinds_of_value(value);
    return found;
}

/* Everything that follows from the bytes alone. One thread does it. */
SHARED_FUNCTION void look(Mind *mind, const byte *codes) {
    int row, place, kind, value, seat, dealt[2];
    for (kind = 0; kind < KINDS; kind++) {
        int number = kind / 3, colour = kind % 3;
        mind->left[kind] = colour == 0 ? codes[AT_VALUE + 3 * number]
                                       : (codes[AT_DRAWN + number] >> (colour - 1) & 1);
    }
    dealt[0] = codes[AT_TABLE + 8];
    dealt[1] = codes[AT_TABLE + 7];
    for (seat = 0; seat < 5; seat++)
        mind->holds[seat] = codes[AT_SEAT + 5 * seat + 3] | codes[AT_SEAT + 5 * seat + 4] << 8;
    for (value = 0; value < 2; value++) {
        int drawn = 0;
        for (kind = value + 1; kind < KINDS; kind += 3) drawn += mind->left[kind];
        mind->hidden[STANDS + value] = drawn > dealt[value] ? drawn - dealt[value] : 0;
    }
    for (row = 0; row <= STANDS; row++) {
        const byte *wires = codes + AT_WIRE + 7 * PLACES * row;
        set low = ~(set)0;
        int hidden = 0, last = -1, stand = row - 1;
        if (row) {
            mind->owner[stand] = codes[AT_STAND + 5 * row] ? codes[AT_STAND + 5 * row] - 1 : 0;
            for (kind = 0; kind < KINDS; kind++) mind->shown[stand][kind] = 0;
        }
        for (place = 0; place < PLACES; place++) {
            const byte *wire = wires + 7 * place;
            int name;
            if (!wire[0]) continue;
            name = named(wire);
            if (name >= 0) {
                mind->left[name]--;
                if (row) {
                    mind->shown[stand][name]++;
                    if (wire[0] == 1 && mind->owner[stand] < 5)
                        mind->holds[mind->owner[stand]] &= ~(1 << value_of_kind(name));
                }
                low = ~(set)0 << name;
            } else if (row) {
                set fits = low & ~not_of(wire) & (((set)1 << KINDS) - 1);
                if (wire[2] == 13) fits &= kinds_of_value(12);
                if (place && wire[-7] && named(wire - 7) >= 0) {
                    set same = kinds_of_value(value_of_kind(named(wire - 7)));
                    if (wire[-7 + 3] == 1) fits &= same;
                    if (wire[-7 + 3] == 2) fits &= ~same;
                }
                if (place + 1 < PLACES && wire[7] && named(wire + 7) >= 0) {
                    set same = kinds_of_value(value_of_kind(named(wire + 7)));
                    if (wire[3] == 1) fits &= same;
                    if (wire[3] == 2) fits &= ~same;
                }
                mind->mask[stand][hidden] = fits;
                mind->position[stand][hidden] = (byte)place;
                mind->equal[stand][hidden] = 0;
                if (hidden && last == place - 1) mind->equal[stand][hidden - 1] = wires[7 * last + 3];
                last = place;
                hidden++;
            }
        }
        if (row) {
            int next = KINDS, at = hidden - 1;
            mind->hidden[stand] = hidden;
            for (place = PLACES - 1; place >= 0; place--) {
                const byte *wire = wires + 7 * place;
                if (!wire[0]) continue;
                if (named(wire) >= 0) next = named(wire) + 1;
                else mind->mask[stand][at--] &= ((set)1 << next) - 1;
            }
        }
    }
    /* The states: every row but the longest one has its place in the number of a state. */
    mind->implied = 0;
    for (row = 1; row < ROWS; row++)
        if (mind->hidden[row] > mind->hidden[mind->implied]) mind->implied = row;
    mind->states = 1;
    for (row = 0; row < ROWS; row++) {
        mind->stride[row] = 0;
        if (row == mind->implied) continue;
        mind->stride[row] = mind->states;
        mind->states *= mind->hidden[row] + 1;
    }
    /* A seat that holds a yellow wire has a flag, which is raised once one of its wires is yellow. */
    mind->base = mind->states;
    mind->flags = 0;
    for (seat = 0; seat < 5; seat++) {
        int hidden = 0;
        mind->flag[seat] = 0;
        for (row = 0; row < STANDS; row++)
            if (mind->owner[row] == seat) hidden += mind->hidden[row];
        if (hidden && mind->flags < 2 && mind->holds[seat] >> 12 & 1) mind->flag[seat] = 1 << mind->flags++;
    }
    mind->states <<= mind->flags;
    mind->active = 0;
    mind->given[0] = 0;
    for (kind = 0; kind < KINDS; kind++)
        if (mind->left[kind] > 0) {
            mind->given[mind->active + 1] = mind->given[mind->active] + mind->left[kind];
            mind->kind[mind->active++] = kind;
        }
}

/* Where runs of a kind may be. Threads share the kinds. */
SHARED_FUNCTION void lay_runs(Mind *mind) {
    int at;
    for (at = LANE; at < mind->active * ROWS; at += LANES) {
        int kind = mind->kind[at / ROWS], row = at % ROWS, place, count;
        for (place = 0; place <= mind->hidden[row] && place <= PLACES; place++) {
            byte found = 1;
            if (row >= STANDS) {
                if (kind % 3 == row - STANDS + 1 && place < mind->hidden[row]) found |= 2;
            } else {
                for (count = 1; count <= 4 && place + count <= mind->hidden[row]; count++) {
                    int last = place + count - 1;
                    if (!(mind->mask[row][last] >> kind & 1)) break;
                    if (count > 1 && (kind % 3 || mind->equal[row][last - 1] == 2)) break;
                    if (kind % 3 == 0 && place && mind->equal[row][place - 1] == 1) break;
                    if (kind % 3 == 0 && last + 1 < mind->hidden[row] && mind->equal[row][last] == 1) continue;
                    found |= (byte)(1 << count);
                }
            }
            mind->runs[row][kind][place] = found;
        }
    }
}

/* How the wires of a kind can be shared out among the rows. One thread does it. */
SHARED_FUNCTION void share_out(Mind *mind, int kind) {
    const float factorial[9] = {1, 1, 2, 6, 24, 120, 720, 5040, 40320};
    int wires = mind->left[kind], total = 1, code, row, rows = kind % 3 ? ROWS : STANDS, value = value_of_kind(kind);
    mind->count = 0;
    for (row = 0; row < rows; row++) total *= wires + 1;
    for (code = 0; code < total; code++) {
        int rest = code, sum = 0, shift = 0, raised = 0, ok = 1, seat, split[ROWS];
        float weight = 1;
        for (row = 0; row < ROWS; row++) {
            split[row] = 0;
            if (row < rows) {
                split[row] = rest % (wires + 1);
                rest /= wires + 1;
            }
            sum += split[row];
            if (split[row] > mind->hidden[row]) ok = 0;
        }
        if (sum != wires || !ok) continue;
        if (value < 12)
            for (seat = 0; seat < 5; seat++)
                if (mind->holds[seat] >> value & 1) {
                    int mine = 0, rows_of = 0;
                    for (row = 0; row < STANDS; row++)
                        if (mind->owner[row] == seat && mind->hidden[row]) mine += split[row], rows_of++;
                    if (rows_of && !mine) ok = 0;
                }
        if (!ok || mind->count >= SPLITS) continue;
        for (row = 0; row < ROWS; row++) {
            int before = row < STANDS ? mind->shown[row][kind] : 0;
            mind->split[mind->count][row] = (byte)split[row];
            shift += split[row] * mind->stride[row];
            if (value == 12 && split[row] && row < STANDS && mind->owner[row] < 5) raised = mind->flag[mind->owner[row]];
            weight *= factorial[before & 7] / factorial[(before + split[row]) & 7];
        }
        mind->shift[mind->count] = shift;
        mind->raised[mind->count] = raised;
        mind->weight[mind->count++] = weight;
    }
}

/* The places of a state that so many wires were given to; 0 if it cannot be. */
SHARED_FUNCTION int places_of(const Mind *mind, int state, int given, int *place) {
    int row, rest = state % mind->base, sum = 0;
    for (row = 0; row < ROWS; row++) {
        if (row == mind->implied) continue;
        place[row] = rest % (mind->hidden[row] + 1);
        rest /= mind->hidden[row] + 1;
        sum += place[row];
    }
    place[mind->implied] = given - sum;
    return given >= sum && given - sum <= mind->hidden[mind->implied];
}

/* One observation. `levels` has room for 35 * STATES weights, `out` for 80 * 14 chances, all zero. */
SHARED_FUNCTION void believe(Mind *mind, const byte *codes, float *levels, float *out) {
    int at, row, state, place[ROWS];
    if (LANE == 0) look(mind, codes);
    SYNC();
    for (at = LANE; at < POSITIONS; at += LANES) {
        const byte *wire = codes + AT_WIRE + 7 * at;
        int name = wire[0] ? named(wire) : -1;
        if (name >= 0) out[VALUES * at + value_of_kind(name)] = 1;
    }
    if (!mind->active || mind->states > STATES) return;
    lay_runs(mind);
    for (state = LANE; state < mind->states; state += LANES) levels[state] = state == 0;
    SYNC();
    for (at = 0; at < mind->active; at++) {
        const float *now = levels + (long)at * STATES;
        float *then = levels + (long)(at + 1) * STATES;
        int kind = mind->kind[at], n;
        if (LANE == 0) share_out(mind, kind);
        SYNC();
        for (state = LANE; state < mind->states; state += LANES) {
            float sum = 0;
            if (places_of(mind, state, mind->given[at + 1], place))
                for (n = 0; n < mind->count; n++) {
                    int flag = mind->raised[n] * mind->base, fits = (state / mind->base & mind->raised[n]) == mind->raised[n];
                    for (row = 0; row < ROWS && fits; row++) {
                        int from = place[row] - mind->split[n][row];
                        fits = from >= 0 && mind->runs[row][kind][from] >> mind->split[n][row] & 1;
                    }
                    if (fits) {
                        float ways = now[state - mind->shift[n]];
                        if (flag) ways += now[state - mind->shift[n] - flag];
                        sum += mind->weight[n] * ways;
                    }
                }
            then[state] = sum;
        }
        SYNC();
    }
    {
        float *last = levels + (long)mind->active * STATES;
        int full = mind->states - mind->base;
        for (row = 0; row < ROWS; row++) full += mind->hidden[row] * mind->stride[row];
        if (LANE == 0) mind->total = last[full];
        SYNC();
        for (state = LANE; state < mind->states; state += LANES) last[state] = state == full;
        SYNC();
    }
    for (at = mind->active - 1; at >= 0; at--) {
        float *now = levels + (long)at * STATES;
        const float *then = levels + (long)(at + 1) * STATES;
        int kind = mind->kind[at], value = value_of_kind(kind), n, c, i;
        if (LANE == 0) share_out(mind, kind);
        for (i = LANE; i < STANDS * (PLACES + 1) * 5; i += LANES) (&mind->sum[0][0][0])[i] = 0;
        SYNC();
        for (state = LANE; state < mind->states; state += LANES) {
            float behind = 0, before = now[state], part[STANDS][5];
            if (before == 0 || !places_of(mind, state, mind->given[at], place)) {
                now[state] = 0;
                continue;
            }
            for (row = 0; row < STANDS; row++)
                for (c = 0; c < 5; c++) part[row][c] = 0;
            for (n = 0; n < mind->count; n++) {
                int fits = 1;
                float way;
                for (row = 0; row < ROWS && fits; row++)
                    fits = place[row] + mind->split[n][row] <= mind->hidden[row] &&
                           mind->runs[row][kind][place[row]] >> mind->split[n][row] & 1;
                if (!fits) continue;
                way = mind->weight[n] * then[(state % mind->base) + mind->shift[n] +
                                             (state / mind->base | mind->raised[n]) * mind->base];
                behind += way;
                for (row = 0; row < STANDS; row++) part[row][mind->split[n][row]] += way;
            }
            now[state] = behind;
            if (behind == 0) continue;
            for (row = 0; row < STANDS; row++)
                for (c = 1; c < 5; c++)
                    if (part[row][c] > 0) ADD(&mind->sum[row][place[row]][c], before * part[row][c]);
        }
        SYNC();
        for (i = LANE; i < STANDS * PLACES; i += LANES) {
            int stand = i / PLACES, wire = i % PLACES, from;
            float chance = 0;
            if (wire >= mind->hidden[stand]) continue;
            for (c = 1; c < 5; c++)
                for (from = wire - c + 1; from <= wire; from++)
                    if (from >= 0) chance += mind->sum[stand][from][c];
            if (mind->total > 0)
                out[VALUES * (PLACES * (stand + 1) + mind->position[stand][wire]) + value] += chance / mind->total;
        }
        SYNC();
    }
    /* Where no deal agrees (moved wires can tell more than these bytes), each wire for itself. */
    if (mind->total > 0) return;
    for (at = LANE; at < STANDS * PLACES; at += LANES) {
        int stand = at / PLACES, wire = at % PLACES, kind;
        float sum = 0;
        float *chances = out + VALUES * (PLACES * (stand + 1) + mind->position[stand][wire % PLACES]);
        if (wire >= mind->hidden[stand]) continue;
        for (kind = 0; kind < KINDS; kind++)
            if (mind->left[kind] > 0 && mind->mask[stand][wire] >> kind & 1) sum += mind->left[kind];
        for (kind = 0; kind < KINDS && sum > 0; kind++)
            if (mind->left[kind] > 0 && mind->mask[stand][wire] >> kind & 1)
                chances[value_of_kind(kind)] += mind->left[kind] / sum;
    }
}
