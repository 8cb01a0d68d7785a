/** One WebSocket that comes back by itself. It knows nothing of what is sent. */

import type { ClientMessage, ServerMessage } from "./messages";
import { newId } from "./store";

export type Line = "connecting" | "open" | "lost" | "closed";

interface Heard<In> {
  message(message: In): void;
  opened(): void;
  line(state: Line, code: number, reason: string): void;
  /** After a broken line: in so many milliseconds it is tried again. */
  retry(wait: number): void;
}

/** How often the line is tried, and how long an answer may take, in milliseconds. */
const PULSE = 25_000;
const ANSWER = 5_000;
/** A line that is back within so many milliseconds was never away: nobody is told. */
const BLINK = 700;
/** The code of a server that restarts: another one has the table, and can be asked at once. */
const COME_AGAIN = 1012;
/** Close codes after which it is no use to try again: see docs/protocol.md. */
const FINAL = new Set([4000, 4001, 4002, 4003, 4005, 4006, 4007, 4008, 4009]);

/** Of a table; of a review, with messages of its own. */
export class Socket<Out extends { type: string } = ClientMessage, In = ServerMessage> {
  private socket: WebSocket | null = null;
  private tries = 0;
  /** When something came last: a line may be dead without being closed. */
  private last = 0;
  private readonly pulse: ReturnType<typeof setInterval>;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Runs while a line may just have blinked. */
  private blink: ReturnType<typeof setTimeout> | undefined;
  private over = false;

  constructor(
    private readonly path: string,
    private readonly heard: Heard<In>,
  ) {
    this.open();
    addEventListener("online", this.again);
    document.addEventListener("visibilitychange", this.again);
    this.pulse = setInterval(this.again, PULSE);
  }

  send(message: Out): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    if (message.type !== "ping") this.expect();
    return true;
  }

  /** Opens another line and then lets the old one go, so that at the table nobody was away. */
  renew(): void {
    const old = this.socket;
    if (this.over || old?.readyState !== WebSocket.OPEN) return; // a line is on its way already
    old.onmessage = old.onclose = null;
    this.open(old);
  }

  close(): void {
    this.over = true;
    clearTimeout(this.timer);
    clearTimeout(this.blink);
    clearInterval(this.pulse);
    removeEventListener("online", this.again);
    document.removeEventListener("visibilitychange", this.again);
    this.socket?.close(1000);
  }

  private readonly again = (): void => {
    if (this.over || document.visibilityState === "hidden") return;
    if (this.socket?.readyState === WebSocket.CLOSED) this.open();
    else this.probe();
  };

  /** Everything is answered. Where nothing comes for long, whoever is there may be frozen. */
  private expect(): void {
    const { socket, last } = this;
    setTimeout(() => {
      if (!this.over && this.socket === socket && this.last === last) this.probe();
    }, ANSWER);
  }

  /** Ask whether anybody is there. After sleep, or in another network, a line may look open and be dead. */
  private probe(): void {
    const { socket, last } = this;
    if (socket?.readyState !== WebSocket.OPEN) return;
    this.send({ type: "ping", id: newId() } as unknown as Out);
    setTimeout(() => {
      if (this.over || this.socket !== socket || this.last !== last) return;
      socket.onmessage = socket.onclose = null;
      socket.close();
      this.lost(0, "");
    }, ANSWER);
  }

  private lost(code: number, reason: string): void {
    const first = this.tries === 0;
    const base = first && code === COME_AGAIN ? 150 : Math.min(30_000, 400 * 2 ** this.tries);
    const wait = base * (0.5 + Math.random());
    this.tries += 1;
    this.timer = setTimeout(() => this.open(), wait);
    const told = (): void => {
      this.blink = undefined;
      this.heard.line("lost", code, reason);
      this.heard.retry(Math.max(0, wait - (first ? BLINK : 0)));
    };
    if (first) this.blink = setTimeout(told, BLINK);
    else if (this.blink === undefined) told();
  }

  private open(old?: WebSocket): void {
    clearTimeout(this.timer);
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}${this.path}`);
    this.socket = socket;
    if (!old && this.blink === undefined) this.heard.line("connecting", 0, "");
    socket.onopen = () => {
      this.heard.opened();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.tries = 0;
      clearTimeout(this.blink);
      this.blink = undefined;
      this.last = performance.now();
      old?.close(1000); // the server knows of this one now
      old = undefined;
      this.heard.message(JSON.parse(event.data) as In);
    };
    socket.onclose = (event) => {
      old?.close(1000);
      if (this.over || socket !== this.socket) return;
      if (FINAL.has(event.code)) {
        clearTimeout(this.blink);
        this.heard.line("closed", event.code, event.reason);
        return;
      }
      this.lost(event.code, event.reason);
    };
  }
}
