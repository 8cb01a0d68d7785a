/** A table as this browser has it: what the server sent last, and what was sent to it and is not answered yet. */

import type {
  Answer,
  ClientMessage,
  EventSeen,
  Frame,
  Lobby,
  Odds,
  Options,
  WireProof,
  Refused,
  Said,
  ServerMessage,
  Watching,
} from "./messages";
import { Luck } from "../deal/luck.svelte";
import { oddsFor } from "./chance";
import { show } from "./effects.svelte";
import { forgetBefore, recall, remember } from "./memory";
import { entitle, forget, keep, tokenOf } from "./seats";
import { isBusters } from "./frames";
import { keyHere, showKey } from "./link";
import { OddsWish } from "./oddsWish";
import { FLEETING, repeatable } from "./once";
import { settings, type Language } from "./settings.svelte";
import { pointing, withSaid, type Pointing } from "./heard";
import { shared } from "./shared";
import { play } from "./sound";
import { Socket, type Line } from "./socket";
import { newId } from "./store";

/** Messages that carry an id; it is put in on sending. */
type WithId = Exclude<ClientMessage, { type: "hello" }>;
export type Order = WithId extends infer M ? (M extends WithId ? Omit<M, "id"> : never) : never;

/** Close codes after which a key opens nothing any more: see docs/protocol.md. */
const GONE = new Set([4001, 4002, 4003, 4008]);

export class Table {
  lobby = $state.raw<Lobby | null>(null);
  frame = $state.raw<Frame | null>(null);
  frames = $state.raw<Frame[]>([]);
  log = $state.raw<EventSeen[]>([]);
  /** Whether the log begins later than the game. */
  truncated = $state(false);
  said = $state.raw<Said[]>([]);
  /** Whether all that was said before has come. */
  toldAll = $state(false);
  /** What whoever watches is called here, and whether anybody hears them. */
  watching = $state.raw<Watching | null>(null);
  /** Who pointed at which wire last, counted: it is shown for a moment and never kept. */
  pointed = $state.raw<Pointing[]>([]);
  odds = $state.raw<Odds | null>(null);
  proof = $state.raw<WireProof | null>(null);
  reasons = $state<Record<number, string>>({});
  line = $state<Line>("connecting");
  /** When a broken line is tried again, by the clock of `performance`. */
  retry = $state(0);
  /** Why the line was closed for good, as a close code. */
  code = $state(0);
  problem = $state("");
  waiting = $state<Record<string, WithId>>({});
  /** Whether this person has got up from the seat for good. */
  left = $state(false);
  /** What this browser adds to the deal. */
  readonly luck: Luck;

  private socket: Socket;
  /** The language in which the server is to answer. */
  private lang = settings.lang;
  /** Whether everything has to be told again, in another language. */
  private afresh = false;
  /** The id of the order to get up, as long as it is not answered. */
  private leaving = "";
  private readonly wish = new OddsWish(() => this.send({ type: "odds" }));
  /** What to do when an order is refused, by its id. */
  private readonly undo = new Map<string, () => void>();

  constructor(
    readonly id: string,
    private readonly watch = false,
  ) {
    this.luck = new Luck(id, (order) => this.send(order));
    this.socket = new Socket(`/ws/${encodeURIComponent(id)}`, {
      opened: () => this.hello(),
      message: (message) => this.take(message),
      line: (state, code, reason) => {
        this.line = state;
        this.code = code;
        if (GONE.has(code)) forget(this.id);
        if (GONE.has(code) && this.leaving) this.left = true;
        if (state === "closed" && reason) this.problem = reason;
      },
      retry: (wait) => (this.retry = performance.now() + wait),
    });
  }

  /** Have everything told in a language, what has happened so far too. */
  speak(lang: Language): void {
    if (lang === this.lang) return;
    this.lang = lang;
    this.afresh = true;
    this.problem = "";
    this.reasons = {};
    this.socket.renew();
  }

  leave(): void {
    this.wish.stop();
    this.socket.close();
  }

  /** Whether something sent is not answered yet. */
  get busy(): boolean {
    return Object.values(this.waiting).some((message) => message.type === "answer");
  }

  send(order: Order): string {
    const id = newId();
    const message = repeatable({ ...order, id } as WithId);
    // Only what must not get lost is sent again after a broken line.
    if (!FLEETING.has(message.type)) {
      this.waiting[id] = message;
      this.problem = "";
    }
    this.socket.send(message);
    return id;
  }

  /** Says something. If that is refused, the words are taken up again. */
  talk(text: string, refused: () => void): void {
    this.undo.set(this.send({ type: "talk", text }), refused);
  }

  /** Agrees on something else, beside what was chosen just before and is on its way still. */
  agree(part: Partial<Options>): void {
    let options = this.lobby?.options;
    for (const each of Object.values(this.waiting)) {
      if (each.type === "setting" && each.options) options = each.options;
    }
    if (options) this.send({ type: "setting", options: { ...options, ...part } });
  }

  /** Is called something else from now on, where this person sits. */
  rename(name: string): void {
    if (name && this.lobby?.you.seat != null) this.send({ type: "seat", do: "name", name });
  }

  /** Gets up from the seat. The key is kept until the server knows of it: so long the seat is taken. */
  getUp(): void {
    this.leaving ||= this.send({ type: "seat", do: "leave" });
  }

  /** Answer the question. If that is refused, the choice is taken up again. */
  answer(form: string, chosen: Answer["chosen"], refused: () => void): void {
    const ask = this.frame?.ask?.number ?? 0;
    this.undo.set(this.send({ type: "answer", ask, form, chosen: chosen ?? {} }), refused);
  }

  private hello(): void {
    const token = this.watch ? null : tokenOf(this.id);
    const have = this.afresh ? null : this.frame && { game: this.frame.game, number: this.frame.number };
    this.luck.connected();
    this.socket.send({ type: "hello", token, have, lang: this.lang, key: keyHere() || null, luck: true });
    this.line = "open";
    this.wish.over();
    for (const message of Object.values($state.snapshot(this.waiting))) this.socket.send(message as WithId);
  }

  private take(message: ServerMessage): void {
    switch (message.type) {
      case "lobby":
        this.lobby = shared(this.lobby, message);
        showKey(this.id, message.key);
        this.luck.lobby(this.lobby);
        entitle(this.id, message.mission.title);
        // What was said before comes after this, and the answer to a ping after that.
        if (message.state === "lobby" && !this.toldAll) this.socket.send({ type: "ping", id: newId() });
        break;
      case "deal":
        this.luck.asked(message, this.lobby?.you.seat ?? null);
        break;
      case "seated":
        keep({
          table: this.id,
          token: message.token,
          seat: message.seat,
          title: this.lobby?.mission.title ?? "",
          at: Date.now(),
        });
        break;
      case "watching":
        this.watching = message;
        break;
      case "frame":
        this.takeFrame(message);
        break;
      case "said":
        this.said = withSaid(this.said, message);
        break;
      case "pong":
        this.toldAll = true;
        break;
      case "pointed":
        this.pointed = pointing(this.pointed, message);
        break;
      case "accepted":
        delete this.waiting[message.id];
        this.undo.delete(message.id);
        if (message.id === this.leaving) {
          forget(this.id);
          this.left = true;
        }
        break;
      case "refused":
        // Without odds the table goes on; the next frame asks for them again.
        if (!this.wish.over(message.id) && !this.luck.refused(message.id)) this.refused(message);
        break;
      case "odds":
        this.odds = message;
        this.wish.over();
        if (this.frame && oddsFor(message, this.frame) === null) this.wish.want(this.frame);
        break;
      case "proof":
        this.proof = message;
        break;
      case "reason":
        delete this.waiting[message.id];
        this.reasons[message.number] = message.text;
        break;
      case "error":
        this.problem = message.text;
        if (message.code === "token") forget(this.id);
        break;
    }
  }

  private refused({ id, why }: Refused): void {
    const order = this.waiting[id];
    delete this.waiting[id];
    if (id === this.leaving) this.leaving = "";
    this.undo.get(id)?.();
    this.undo.delete(id);
    if (order?.type === "why") {
      this.reasons[order.number] = ""; // nothing is known of it: then it is not offered again
      return;
    }
    this.problem = why;
    play("no");
  }

  private takeFrame(told: Frame): void {
    this.toldAll = true;
    const before = this.frame;
    const frame = shared(before, told);
    const same = before !== null && before.game === frame.game;
    const on = same && !this.afresh; // whether it goes on from what is told already
    this.afresh = false;
    const fresh = frame.events.filter((event) => !on || event.at > before.number);
    this.truncated = frame.truncated || (on && this.truncated);
    this.log = on ? [...this.log, ...fresh] : fresh;
    if (same) {
      this.frames = [...this.frames.filter((each) => each.number !== frame.number), frame];
    } else {
      this.frames = [frame];
      this.odds = null;
      this.reasons = {};
      this.pointed = [];
      void this.recall(frame);
    }
    this.frame = frame;
    void remember(this.id, frame);
    // After a broken line only the last moment is played, not everything that was missed.
    // Bomb Squad Academy plays a round out moment by moment, and shows each in its own time.
    if (on && isBusters(frame)) show(fresh.filter((event) => event.at === frame.number));
    if (frame.ask?.number !== before?.ask?.number) this.problem = "";
    if (frame.ask?.yours && frame.ask.number !== (same ? before.ask?.number : -1)) play("turn");
    this.wish.want(frame);
  }

  /** After a reload: the moments of this game that this browser has seen before. */
  private async recall(first: Frame): Promise<void> {
    if (first.number <= 1) {
      await forgetBefore(this.id, first.game - 1); // the last one can still be looked back at
      return;
    }
    const seen = await recall(this.id, first.game);
    if (this.frame?.game !== first.game) return;
    const here = new Set(this.frames.map((frame) => frame.number));
    const earlier = seen.filter((frame) => frame.number < first.number && !here.has(frame.number));
    this.frames = [...earlier, ...this.frames];
  }
}
