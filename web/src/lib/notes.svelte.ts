/** Private pencil marks on wires. They never leave this browser. */

import { load, save } from "./store";

export class Notes {
  private marks = $state<Record<string, string>>({});
  private key = "";

  open(table: string, game: number): void {
    const key = `notes.${table}.${game}`;
    if (key === this.key) return;
    this.key = key;
    this.marks = load<Record<string, string>>(key, {});
  }

  of(wire: number): string {
    return this.marks[String(wire)] ?? "";
  }

  write(wire: number, text: string): void {
    const short = text.trim().slice(0, 12);
    if (short) this.marks[String(wire)] = short;
    else delete this.marks[String(wire)];
    save(this.key, $state.snapshot(this.marks));
  }
}
