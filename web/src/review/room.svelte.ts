/** People who look at a review together, as this browser knows of it. */

import { reviewMember } from "../lib/api";
import type { LookedAt, ReaderMessage, ReaderSeen, ToReaderMessage } from "../lib/messages";
import { newOnce } from "../lib/once";
import { Socket } from "../lib/socket";
import { newId } from "../lib/store";

/** What the leader looks at is sent so often at most, in milliseconds. */
const PACE = 250;

/** This window, known again after a reload; it is nobody else's business. */
function thisWindow(): string {
  try {
    const known = sessionStorage.getItem("defuse.window") ?? newOnce();
    sessionStorage.setItem("defuse.window", known);
    return known;
  } catch {
    return newOnce();
  }
}

export class Room {
  you = $state(0);
  people = $state.raw<ReaderSeen[]>([]);
  leader = $state<number | null>(null);
  /** What the leader looks at. */
  at = $state.raw<LookedAt | null>(null);
  /** Whether one looks where the leader looks. */
  follows = $state(true);
  problem = $state("");
  private socket: Socket<ReaderMessage, ToReaderMessage> | null = null;
  private readonly me = thisWindow();
  private waiting: LookedAt | null = null;
  private pause: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly review: string,
    private readonly name: () => string,
    private readonly lang: () => string,
  ) {}

  /** Go in, once it is known that the review opens here, and as a member of which crew. */
  enter(): void {
    this.socket ??= new Socket<ReaderMessage, ToReaderMessage>(
      `/ws/review/${encodeURIComponent(this.review)}`,
      {
        opened: () => this.hello(),
        message: (message) => this.take(message),
        line: (state) => {
          if (state !== "open" && state !== "connecting") this.people = [];
        },
        retry: () => undefined,
      },
    );
  }

  readonly leads = $derived(this.leader !== null && this.leader === this.you);
  readonly others = $derived(this.people.filter((each) => each.number !== this.you));
  readonly led = $derived(this.people.find((each) => each.number === this.leader) ?? null);
  /** Whether what the leader looks at is to be looked at here. */
  readonly following = $derived(this.follows && !this.leads && this.led !== null);

  /** Whoever leads looks at this; it is of no use to anybody when nobody else is there. */
  show(at: LookedAt): void {
    if (!this.leads) return;
    this.waiting = at;
    if (this.pause !== undefined) return;
    this.send();
    this.pause = setTimeout(() => {
      this.pause = undefined;
      this.send();
    }, PACE);
  }

  /** Take the lead, or hand it to somebody. */
  lead(to: number | null = null): void {
    this.problem = "";
    this.socket?.send({ type: "lead", id: newId(), to });
  }

  leave(): void {
    clearTimeout(this.pause);
    this.socket?.close();
  }

  private hello(): void {
    const token = reviewMember() || null;
    this.socket?.send({ type: "hello", name: this.name(), lang: this.lang(), me: this.me, token });
  }

  private send(): void {
    if (this.waiting) this.socket?.send({ type: "show", at: this.waiting });
    this.waiting = null;
  }

  private take(message: ToReaderMessage): void {
    switch (message.type) {
      case "people":
        this.you = message.you;
        this.people = message.people;
        this.leader = message.leader;
        if (message.at) this.at = message.at;
        break;
      case "shown":
        this.at = message.at;
        break;
      case "refused":
        this.problem = message.why;
        break;
    }
  }
}
