/** What this person is choosing just now: a form, and the items for its fields. Nothing is sent before it is confirmed. */

import { barred, complete, full, keyed, kept, offers, pick, ready, type Chosen, type Id } from "./choice";
import type { FieldSeen, FormSeen } from "./messages";
import { settings } from "./settings.svelte";
import { play } from "./sound";
import type { Table } from "./table.svelte";

export class FormPicker {
  /** The form that was chosen by hand, if any. */
  private wanted = $state("");
  private picks = $state<Record<string, Chosen>>({});
  /** Why the last click did nothing, in words. */
  refusal = $state("");
  private asked = -1;

  constructor(readonly table: Table) {}

  get forms(): FormSeen[] {
    const frame = this.table.frame;
    const over = frame?.scene.ending !== null || this.table.lobby?.state === "closed";
    return frame && !over ? frame.forms : [];
  }

  get answers(): FormSeen[] {
    return this.forms.filter((form) => !form.aside);
  }

  get cards(): FormSeen[] {
    return this.forms.filter((form) => form.aside);
  }

  /** The form in hand: the chosen one, or the first that answers the question. */
  get form(): FormSeen | null {
    return this.formNow;
  }

  get chosen(): Chosen {
    return this.chosenNow;
  }

  // Every wire asks for these: they are worked out once.
  private readonly formNow = $derived.by(
    (): FormSeen | null => this.forms.find((form) => form.id === this.wanted) ?? this.answers[0] ?? null,
  );
  private readonly chosenNow = $derived.by((): Chosen => {
    const form = this.formNow;
    return form ? kept(form, this.picks[form.id] ?? {}) : {};
  });

  get ready(): boolean {
    const form = this.form;
    return form !== null && ready(form, this.chosen) && !this.table.busy && !this.table.lobby?.paused;
  }

  /** The field that should be filled in next. */
  get open(): FieldSeen | null {
    return this.form?.fields.find((field) => !complete(field, this.chosen[field.name] ?? [])) ?? null;
  }

  /** The field that the keys are for: what is not pointed at on the racks, one after the other. */
  get row(): FieldSeen | null {
    const fields = this.form?.fields.filter((field) => field.kind !== "wire" || keyed(field)) ?? [];
    const asked = fields.filter((field) => field.only.length === 0);
    const open = asked.find((field) => !complete(field, this.chosen[field.name] ?? []));
    return open ?? asked.at(-1) ?? fields.at(-1) ?? null;
  }

  /** One step back: the newest choice is laid down, then the form. Whether there was anything to lay down. */
  back(): boolean {
    this.refusal = "";
    const form = this.form;
    const field = form?.fields.findLast(
      (each) => each.only.length === 0 && (this.chosen[each.name] ?? []).length > 0,
    );
    if (form && field) {
      const now = this.chosen[field.name] ?? [];
      const next = keyed(field) ? [] : now.slice(0, -1);
      this.picks[form.id] = { ...this.chosen, [field.name]: next };
      return true;
    }
    const wanted = this.wanted !== "";
    this.wanted = "";
    return wanted;
  }

  /** A new question: what was chosen for the old one is laid down. */
  refresh(): void {
    const ask = this.table.frame?.ask?.number ?? -1;
    if (ask === this.asked) return;
    this.asked = ask;
    this.clear();
  }

  take(form: string): void {
    this.refusal = "";
    this.wanted = this.wanted === form ? "" : form;
    play("pick");
  }

  clear(): void {
    this.wanted = "";
    this.picks = {};
    this.refusal = "";
  }

  /** Whether there is something to lay down. */
  get begun(): boolean {
    const form = this.form;
    if (form === null) return false;
    const own = form.fields.some(
      (field) => field.only.length === 0 && (this.chosen[field.name] ?? []).length > 0,
    );
    return own || form.aside;
  }

  /** Choose an item, or lay it down. Where nothing is to be confirmed, the last one sends the form, if it may. */
  item(field: FieldSeen, id: Id, sends = true): void {
    const form = this.form;
    if (form === null) return;
    this.refusal = "";
    const next = pick(field, this.chosen[field.name] ?? [], id);
    this.picks[form.id] = { ...this.chosen, [field.name]: next };
    play("pick");
    if (sends && this.unasked(form) && form.fields.every((each) => full(each, this.chosen[each.name] ?? [])))
      this.send();
  }

  /** Whether a form may be sent without the big button. */
  private unasked(form: FormSeen): boolean {
    const careful = this.table.lobby?.options.confirm ?? true;
    return settings.confirm === "never" && !(form.deadly && careful);
  }

  /** The field of the form in hand that a wire may be chosen in: one that is still open, if there is one. */
  private fieldFor(wire: Id): FieldSeen | undefined {
    const fields = this.form?.fields.filter((field) => field.kind === "wire" && offers(field, wire)) ?? [];
    const open = fields.find((field) => !complete(field, this.chosen[field.name] ?? []));
    return fields.find((field) => (this.chosen[field.name] ?? []).includes(wire)) ?? open ?? fields[0];
  }

  wire(wire: number, sends = true): void {
    const field = this.fieldFor(wire);
    if (field) this.item(field, wire, sends);
    else this.refusal = this.why(wire);
  }

  can(wire: number): boolean {
    return this.fieldFor(wire) !== undefined;
  }

  picked(wire: number): boolean {
    const form = this.form;
    if (form === null) return false;
    return form.fields.some(
      (field) => field.kind === "wire" && (this.chosen[field.name] ?? []).includes(wire),
    );
  }

  why(wire: number): string {
    for (const field of this.form?.fields ?? []) {
      const reason = field.kind === "wire" ? barred(field, wire) : undefined;
      if (reason) return reason.why;
    }
    return "";
  }

  /** The field of the form in hand that offers an item of one of these kinds. */
  private fieldOf(kinds: readonly string[], id: Id): FieldSeen | undefined {
    return this.form?.fields.find((field) => kinds.includes(field.kind) && offers(field, id));
  }

  offered(kinds: readonly string[], id: Id): boolean {
    return this.fieldOf(kinds, id) !== undefined;
  }

  taken(kinds: readonly string[], id: Id): boolean {
    const field = this.fieldOf(kinds, id);
    return field !== undefined && (this.chosen[field.name] ?? []).includes(id);
  }

  choose(kinds: readonly string[], id: Id): void {
    const field = this.fieldOf(kinds, id);
    if (field) this.item(field, id);
  }

  send(): void {
    const form = this.form;
    if (form === null || !this.ready) return;
    const chosen = Object.fromEntries(Object.entries(this.chosen).filter(([, ids]) => ids.length > 0));
    const { wanted, asked } = this;
    const picks = this.picks[form.id];
    this.table.answer(form.id, chosen, () => {
      if (this.asked !== asked || !picks) return; // there is another question by now
      this.picks[form.id] = picks;
      this.wanted = wanted;
    });
    delete this.picks[form.id];
    this.wanted = "";
  }
}
