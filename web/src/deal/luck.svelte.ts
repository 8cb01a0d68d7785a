/** What this browser adds to the deals of a table, what it remembers of that, and what it found wrong. */

import type { Dealing, Lobby, Luck as LuckOrder } from "../lib/messages";
import { load, save } from "../lib/store";
import { isPast, mayTell, promiseOf, wrongAtStart, type Given, type Wrong } from "./check";

/** So many deals are remembered. */
const MOST = 40;

const remembered = (): Given[] => load<Given[]>("deals", []);

function remember(given: Given): void {
  const others = remembered().filter((each) => each.table !== given.table || each.game !== given.game);
  save("deals", [given, ...others].slice(0, MOST));
}

function randomPart(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Luck {
  /** Whether a deal is being made just now. */
  dealing = $state(false);
  /** What this browser has given to the deal of the game that is played; null if nothing is known of it. */
  given = $state.raw<Given | null>(null);
  /** What is wrong with that deal, as far as it can be told before the end. */
  wrong = $state.raw<Wrong[]>([]);

  /** The deals that this page has heard of. */
  private readonly heard = new Set<string>();
  /** Whether this line has been here since before the start. */
  private before = false;
  /** The ids of what was sent. */
  private readonly sent = new Set<string>();

  constructor(
    private readonly table: string,
    private readonly send: (order: Omit<LuckOrder, "id">) => string,
  ) {}

  /** Whether something that was refused is of this kind: what it means is seen when the game begins. */
  refused(id: string): boolean {
    return this.sent.delete(id);
  }

  /** There is a new line: what happened meanwhile was not seen. */
  connected(): void {
    this.before = this.dealing = false;
  }

  /** A deal is being made. */
  asked(deal: Dealing, seat: number | null): void {
    this.dealing = deal.stage !== "cancelled";
    this.heard.add(deal.commitment);
    if (seat === null) return;
    const known = this.find(deal.game);
    if (deal.stage === "promise") this.promise(deal, seat, known);
    else if (known?.commitment !== deal.commitment) return;
    else if (deal.stage === "part") this.tell(deal, known);
    else remember({ ...known, cancelled: true });
  }

  /** The table as it is now: a game may have begun. */
  lobby(now: Lobby): void {
    const { deal, game, you } = now;
    if (now.state === "lobby" || !deal) {
      this.before = now.state !== "running" && you.seat !== null;
      this.given = null;
      this.wrong = [];
      return;
    }
    this.dealing = false;
    let given = this.find(game);
    const known = given !== null && !isPast(given, deal);
    if (!known && this.before && you.seat !== null && !this.heard.has(deal.commitment)) {
      // This browser was there, and nobody asked it for anything.
      const { commitment, agreed } = deal;
      given = {
        table: this.table,
        game,
        commitment,
        agreed,
        seat: you.seat,
        part: "",
        promises: null,
        asked: 0,
      };
      remember(given);
    }
    this.before = false;
    this.given = given;
    this.wrong = wrongAtStart(given, deal);
  }

  private find(game: number): Given | null {
    return remembered().find((each) => each.table === this.table && each.game === game) ?? null;
  }

  private promise(deal: Dealing, seat: number, known: Given | null): void {
    const { commitment, agreed, game } = deal;
    const again = known?.commitment === commitment; // another window of this browser, or another line
    if (again && known.seat !== seat) return;
    const part = again ? known.part : randomPart();
    const asked = (known?.asked ?? 0) + (again ? 0 : 1);
    if (!again) remember({ table: this.table, game, commitment, agreed, seat, part, promises: null, asked });
    this.sent.add(this.send({ type: "luck", deal: commitment, promise: promiseOf(commitment, seat, part) }));
  }

  private tell(deal: Dealing, known: Given): void {
    // What was promised is settled by the first list that this browser has seen.
    const settled = known.promises ?? deal.promises;
    if (!mayTell(known, { ...deal, promises: settled })) return;
    remember({ ...known, promises: settled });
    this.sent.add(this.send({ type: "luck", deal: deal.commitment, part: known.part }));
  }
}
