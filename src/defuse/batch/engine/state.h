/* The state of a game: what `Setup` says, what `Game` remembers, and the codes that both use.
 *
 * A place is stand × 16 + place from the left, as in the layout of observations, but with the stands in the order of
 * the seats, whoever looks. A bit is the same wire in a mask of 64: wires are counted through, stand by stand. When a
 * wire moves to another stand, everything that names wires is renumbered, so place and bit always follow each other.
 */
#ifndef DEFUSE_STATE_H
#define DEFUSE_STATE_H

enum { DEFUSE_STANDS = 5, DEFUSE_PLACES = 16, DEFUSE_WIRES = 80, DEFUSE_FACTS = 20, DEFUSE_TOKENS = 24, DEFUSE_CARDS = 16 };

/* What is played, as `defuse.batch.setups` writes it from the declarations of a mission. 64 bytes. */
typedef struct Setup {
    uint8_t mission, players;
    uint8_t captain;        /* a seat; 255: by lot */
    uint8_t asides;         /* whether seats that are not asked get turns for any-time cards */
    uint8_t dial;           /* steps at the start */
    uint8_t captain_too;    /* whether the captain places an opening token */
    uint8_t choice;         /* whether characters are chosen */
    uint8_t laid;           /* how many equipment cards are laid out */
    uint16_t blue;          /* bit v: the number v is in the game */
    uint16_t red_values;    /* bit n: the red wire n.5 may be drawn */
    uint16_t yellow_values; /* bit n: the yellow wire n.1 may be drawn */
    uint8_t red_count, red_drawn;
    uint8_t yellow_count, yellow_drawn;
    uint8_t fixed[6];       /* the cards that are laid out in any case, by row and 1 */
    uint32_t pile;          /* bit r: the card of row r is in the pile of equipment */
    uint32_t rules;         /* what the mission adds or changes, one bit for each */
    uint8_t rule[31];       /* numbers that these rules need */
    uint8_t said;           /* how many bytes of `rule` are what the rules say of themselves */
} Setup;

/* What missions add or change, as bits of `rules`; `defuse.batch.setups` has the same list. */
enum {
    R_NO_E4 = 1,              /* nobody may choose the character E4 */
    R_PARITY = 1 << 1,        /* tokens show even or odd */
    R_COUNTS = 1 << 2,        /* tokens show how often a value is on the stand */
    R_X = 1 << 3,             /* the last wire of each stand stands in no order */
    R_X_LOCKED = 1 << 4,      /* the same with a blue wire, which waits for the yellow ones */
    R_SEQUENCE = 1 << 5,      /* a line of numbers to be cut in order */
    R_TWO_ENDS = 1 << 6,      /* it is chosen where the line begins */
    R_DEADLY = 1 << 7,        /* a number acts as red */
    R_COVERS = 1 << 8,        /* numbers cover equipment */
    R_ROLE = 1 << 9,          /* whoever has the first character has a role */
    R_ROLE_LOT = 1 << 10,     /* characters are dealt by lot */
    R_ROLE_DEADLY = 1 << 11,  /* a miss of the role explodes */
    R_ROLE_EMPTY = 1 << 12,   /* the role has no equipment */
    R_FALSE = 1 << 13,        /* tokens say what a wire is not */
    R_FALSE_ROLE = 1 << 14,   /* only those of the role do */
    R_FALSE_REDS = 1 << 15,   /* an opening token may lie at a red wire */
    R_NUMBER_ROW = 1 << 16,   /* numbers that are worth a step of the dial */
    R_TOGETHER = 1 << 17,     /* wires of a value are only cut all at once */
    R_TOGETHER_LAST = 1 << 18,
    R_TOGETHER_HOLDERS = 1 << 19,
    R_TOGETHER_TOKENS = 1 << 20, /* a wrong call costs a step and tokens, instead of an explosion */
    R_APART = 1 << 21,        /* wires of a value are dealt apart */
    R_SILENT = 1 << 22,       /* there are no tokens */
    R_NO_OPENING = 1 << 23,
    R_ENDLESS = 1 << 24,      /* personal equipment can be used every turn */
    R_DRAWN_OPENING = 1 << 25, /* opening tokens are drawn by lot */
    R_NO_REVEAL = 1 << 26,    /* a hand of only reds cannot be laid open */
    R_AIR_SHARED = 1 << 27,   /* cuts cost oxygen, which goes back into a reserve at the end of the round */
    R_AIR_HANDED = 1 << 28    /* cuts cost oxygen, and the rest is handed on */
};

/* Rules by which a wire or a value of the own hand may not be named. */
enum { R_SOME_BARRED = R_SEQUENCE | R_TOGETHER | R_X_LOCKED | R_AIR_SHARED | R_AIR_HANDED };

/* The numbers that rules need, by their place in `rule`; from SAID on, what they say of themselves in observations. */
enum { P_QUOTA = 0, P_SIZE = 1, P_LEFT = 2, P_RIGHT = 3, P_CARD = 4, P_VALUE = 5, P_COUNT = 6, P_LOSS = 6, P_LAST_SEATS = 7,
       P_AIR = 0, P_HELD = 1, P_RESERVE = 2, P_DEPTH = 3, P_SAID = 8 };

/* Values: 1–12, and these. Codes of faces: 1–12 blue, 13–23 yellow, 24–34 red. */
enum { YELLOW = 13, RED = 14 };

/* Numbers of acts: the first of each block. */
enum {
    N_DECLINE = 0, N_DONE = 1, N_VERB = 2, N_CARD = 64, N_PERSONAL = 90, N_WIRE = 96, N_VALUE = 192, N_SEAT = 208,
    N_STAND = 216, N_CHARACTER = 224, N_LETTER = 236, N_MARK = 248, N_WAY = 284, N_COUNT = 296, N_NTH = 320
};
enum { V_PASS = 0, V_CANNOT = 1, V_CUT = 2, V_SOLO = 3, V_REVEAL = 4, V_PLACE_TOKEN = 5, V_PICK_WIRE = 6,
       V_PICK_STAND = 7, V_PICK_CHARACTER = 8, V_PLACE_ARROW = 17, V_PUT_BESIDE = 19, V_TOGETHER = 20, V_TELL_FALSE = 21,
       V_HOLD_BREATH = 41 };

/* Equipment by row: the card printed n is row n - 1; the Double Detector is no row of its own. */
enum {
    K_UNEQUAL = 0, K_WALKIE = 1, K_TRIPLE = 2, K_POST_IT = 3, K_SUPER = 4, K_REWINDER = 5, K_BATTERIES = 6, K_RADAR = 7,
    K_STABILIZER = 8, K_RAY = 9, K_MUG = 10, K_EQUAL = 11, K_BOTTOM = 12, K_SINGLE = 13, K_DROP = 14, K_FAST = 15,
    K_DISINTEGRATOR = 16, K_HOOK = 17, K_DOUBLE = 18
};
enum { LOCKED = 1, READY = 2, USED = 3, PERSONAL = 26 };

/* The open question, by the codes of the layout. */
enum { ASK_NONE = 0, ASK_TURN = 1, ASK_OPENING = 2, ASK_OWNER = 3, ASK_GIVE_BACK = 4, ASK_HOOKED = 5, ASK_CHARACTER = 6,
       ASK_ARROW = 8, ASK_FALSE = 15, ASK_TOKEN = 28 };

/* What happens, by the codes of the layout. */
enum {
    E_CALLED = 1, E_CUT = 2, E_MISSED = 3, E_DETECTED = 4, E_DIAL = 5, E_TOKEN = 6, E_BESIDE = 7, E_ANNOUNCED = 8,
    E_LABELLED = 9, E_RADAR = 10, E_USED = 11, E_READIED = 12, E_UNLOCKED = 13, E_VALIDATED = 14, E_MOVED = 15,
    E_REVEALED = 16, E_SPARED = 17, E_OWED = 18, E_SKIPPED = 19, E_JUMPED = 20, E_EXPLODED = 21, E_WON = 22,
    E_TOGETHER = 23, E_NOT_TOGETHER = 24, E_TOKEN_DRAWN = 32, E_OXYGEN = 40, E_ARROW = 57, E_SHORTENED = 58
};
enum { D_MARK = 40, D_SEAT = 80, D_STAND = 90, D_ANSWERS = 100 };
enum { TURNED = 128 }; /* with the kind of an event: its detail depends on who looks, too */

/* Marks of tokens: 1–12, yellow, and these; 19 + n is "not n". */
enum { M_EVEN = 14, M_ODD = 15, M_COUNT = 15, M_FALSE = 19 };

/* How a game ended: why it was lost. */
enum { LOSS_DIAL = 1, LOSS_RED = 2, LOSS_NOTHING = 3, LOSS_WRONG_WIRES = 4, LOSS_RED_NAMED = 5, LOSS_ROOKIE = 6,
       LOSS_CARELESS = 7 };

/* The act that is being filled in. */
enum { F_NONE = 0, F_CUT = 1, F_SOLO = 2, F_CARD = 3, F_CHARACTER = 4, F_STAND = 5, F_ARROW = 6, F_FALSE = 7, F_TOKEN = 8,
       F_TOGETHER = 9 };

/* Why a token is placed, or what goes on after a question. */
enum { WHY_OPENING = 0, WHY_MISS = 1, WHY_POST_IT = 2, WHY_SPECIAL = 3, WHY_SET_UP = 4 };

enum { RUNNING = 0, WON = 1, LOST = 2 };

/* Where observations end counts. */
enum { MOST_ROUNDS = 15, MOST_IDLE = 7 };
enum { NOBODY = 255 };

/* A game is one piece. But on a GPU a step works on a copy of its first part, in memory that is near, and the rest stays
 * where it is: what may be called then says FAR for fields of the rest. */
#ifdef DEFUSE_APART
#define FAR(g) ((g)->whole ? (Game *)(g)->whole : (Game *)(g))
#else
#define FAR(g) (g)
#endif

/* One of some uncut wires is of a value: everybody knows. 16 bytes, so that all of it is read at once. */
typedef struct OneOf {
    uint64_t wires;
    uint8_t value;
    uint8_t first;                /* the wire whose owner is meant */
    uint8_t also;                 /* other seats that are meant */
    uint8_t spare[5];
} OneOf;

/* In four parts, each from a multiple of 64 bytes on: what no row shows; what tells how a step will be sorted
 * (`alike.h`), and the rest of what a step needs; what rows show beside that; and facts. So a GPU fetches in one piece
 * what it looks at: to sort, to step, and to write. */
typedef struct Game {
    uint64_t loose;               /* wires that stand in no order */
    uint64_t marked;              /* wires at which a token lies */
    uint64_t lying;               /* how many tokens of each number lie anywhere, four bits for each */
    uint64_t yellow_at;           /* where yellow wires are; secret */
    uint64_t remaining;           /* how many wires of each value are uncut, four bits for each */
    uint64_t held[5];             /* how many uncut wires of each value a seat has, four bits for each; secret */
    uint64_t whole;               /* of a copy of this part: where the whole game is */
    uint32_t rules;
    uint16_t ready, any_time, usable[5]; /* cards as bits: which can be used, at any time, by whom */
    uint16_t rolled;              /* how many numbers chance has given */
    uint8_t token_at[DEFUSE_TOKENS], token_mark[DEFUSE_TOKENS]; /* the oldest first */
    uint8_t card[DEFUSE_CARDS], card_row[DEFUSE_CARDS], card_state[DEFUSE_CARDS]; /* in the order of the rules */
    uint8_t cover[DEFUSE_CARDS];  /* the numbers that cover cards */
    uint8_t rule[8];              /* as in `Setup` */
    uint8_t character[8];
    uint8_t facts, tokens, cards, piled; /* how many there are */
    uint8_t armed, cause;
    uint8_t role;                 /* who has the role of the mission */
    uint8_t captain;
    uint8_t by, hit, called[2], mine[2]; /* of the question to an owner */
    uint8_t why, mark;            /* of the question for a token */
    uint8_t lines, finished, end; /* of `line` */
    /* From here on is what tells how a step will be sorted. */
    uint64_t red_at;              /* where what acts as red is; secret */
    uint32_t options[12];         /* the numbers that may be given, as bits */
    uint8_t first[8];             /* the first bit of each stand, and behind the last */
    uint8_t base[8];              /* the first stand of each seat, and behind the last */
    uint8_t pick[16];             /* what the numbers of the act that is filled in have chosen */
    /* The first section of the layout, in its order; counts go up to where it ends them. */
    uint8_t mission, players, no_seat, dial, ask, rounds, idle, reds, yellows, minutes, opened;
    uint8_t form, card_1, card_2, picked, filled; /* what is filled in, with cards by place and 1; picks, numbers */
    uint8_t stands, asides;
    uint8_t seat, beside;         /* who gives the next number; whether it is an offer of a card */
    uint8_t asked;                /* whom the question asks */
    uint8_t queue;                /* seats that are offered a card before it, as bits */
    uint8_t opening;              /* how many seats have been asked for an opening token */
    uint8_t outcome;
    uint8_t face[DEFUSE_WIRES];   /* codes by place; secret */
    /* The rest of what a step needs. */
    uint64_t gone;                /* wires that are cut or revealed */
    uint64_t targets;             /* of the question to an owner */
    uint64_t given_row[2];        /* the numbers of the act that is filled in, as in the layout */
    uint64_t seat_row[5];         /* of each seat as in the layout: flags that seldom change, character, wires, holds */
    uint16_t given[8];            /* the numbers of the act that is filled in */
    uint16_t allowed;             /* the values that the question is about, as bits */
    uint16_t happened;            /* how many events were told */
    uint16_t heard[5];            /* the same when a seat answered last */
    uint16_t acting_red;          /* the values that act as red: bit v - 1 */
    uint8_t owner[5];             /* of each stand */
    uint8_t opens[5];             /* whether a stand is the first of its owner */
    uint8_t left[5];              /* how many wires of each stand are uncut */
    uint8_t value[42], drawn[11]; /* sections of the layout */
    uint8_t turn, turns, jump;
    uint8_t shown;                /* cards of the pile that lie open */
    uint8_t lent;                 /* the wire that is swapped */
    uint8_t label_last;           /* which label was placed later */
    uint8_t recalled;             /* how much of `memory` is said */
    uint8_t captain_too;
    uint8_t choosing;             /* how many seats have been asked for a character */
    uint8_t spare_near[11];
    /* What steps need less of. */
    uint64_t event[16];           /* the last events: rows of the layout, with absolute seats and places, and TURNED */
    uint64_t seen[5];             /* what seats have seen beside their own wires and what is gone */
    uint8_t shelf[52], label[2][2]; /* the states of equipment, by row as in the layout; the two wires at = and at ≠, and 1 */
    uint8_t personal[8];          /* the states of characters' equipment, by seat */
    uint8_t pile[18];             /* equipment that lies face down, the top card first */
    uint8_t beside_at[DEFUSE_STANDS][3]; /* tokens beside stands */
    uint8_t spare_far[7];
    /* These two begin at multiples of 16 bytes: rows take them in pieces of eight, and only those that they need. */
    uint8_t wire[DEFUSE_WIRES * 7]; /* the columns of the layout by place, as everybody sees them */
    uint8_t memory[96];           /* what the rules of the mission say in observations */
    /* From here on is what no row shows, either. */
    OneOf fact[DEFUSE_FACTS];
    uint64_t key;                 /* of the chance of this game */
    uint8_t line[12];             /* numbers that lie on the table: those that are left, then the finished */
    uint8_t spare[12];            /* up to a multiple of 64 bytes */
} Game;

/* Where parts of a game begin, in bytes. They are written down because not every compiler for GPUs knows `offsetof`;
 * those for CPUs compare them. */
enum { AT_RED = 256, AT_MISSION = 344, AT_GONE = 448, AT_EVENT = 640, AT_WIRE = 912, AT_MEMORY = 1472, AT_FACT = 1568 };
#ifndef __CUDACC_RTC__
#define AT_IS(at, field) typedef char field##_is_there[__builtin_offsetof(Game, field) == (at) ? 1 : -1]
AT_IS(AT_RED, red_at);
AT_IS(AT_MISSION, mission);
AT_IS(AT_GONE, gone);
AT_IS(AT_EVENT, event);
AT_IS(AT_WIRE, wire);
AT_IS(AT_MEMORY, memory);
AT_IS(AT_FACT, fact);
#endif

#endif
