/** When a card shows what it does: on hover, on focus by keyboard, on a long press; one at a time. */

const HOVER = 220;
const LEAVE = 160;
const PRESS = 450;
const MOVED = 10;

let current: Peek | null = null;

export class Peek {
  open = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private from: { x: number; y: number } | null = null;
  /** The click that ends a long press is none. */
  private held = false;

  show(): void {
    clearTimeout(this.timer);
    if (current !== this) current?.hide();
    current = this;
    this.open = true;
  }

  hide(): void {
    clearTimeout(this.timer);
    if (current === this) current = null;
    this.open = false;
  }

  private later(wait: number, then: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(then, wait);
  }

  enter(event: PointerEvent): void {
    if (event.pointerType === "mouse") this.later(current ? 0 : HOVER, () => this.show());
  }

  leave(event: PointerEvent): void {
    if (event.pointerType === "mouse") this.later(LEAVE, () => this.hide());
  }

  focus(event: FocusEvent): void {
    if (event.target instanceof Element && event.target.matches(":focus-visible")) this.show();
  }

  blur(event: FocusEvent, inside: Element): void {
    if (!(event.relatedTarget instanceof Node && inside.contains(event.relatedTarget))) this.hide();
  }

  down(event: PointerEvent): void {
    this.held = false;
    if (event.pointerType === "mouse") return;
    this.from = { x: event.clientX, y: event.clientY };
    this.later(PRESS, () => {
      this.held = true;
      this.show();
    });
  }

  move(event: PointerEvent): void {
    if (!this.from || this.held) return;
    if (Math.hypot(event.clientX - this.from.x, event.clientY - this.from.y) > MOVED) this.up();
  }

  up(): void {
    if (this.from && !this.held) clearTimeout(this.timer);
    this.from = null;
  }

  click(event: MouseEvent): void {
    if (!this.held) return;
    this.held = false;
    event.preventDefault();
    event.stopPropagation();
  }

  menu(event: Event): void {
    if (this.from || this.held) event.preventDefault();
  }
}
