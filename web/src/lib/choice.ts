/** How items are picked in the fields of a form: pure functions over what the server offers. */

import type { BarredSeen, FieldSeen, FormSeen, GroupSeen, ItemSeen } from "./messages";

export type Id = number | string;
export type Chosen = Record<string, Id[]>;

const has = (group: GroupSeen, id: Id): boolean => group.items.some((item) => item.id === id);

/** All items of a field, each once. */
export function items(field: FieldSeen): ItemSeen[] {
  const seen = new Map<Id, ItemSeen>();
  for (const group of field.groups)
    for (const item of group.items) if (!seen.has(item.id)) seen.set(item.id, item);
  return [...seen.values()];
}

const offered = new WeakMap<FieldSeen, Set<Id>>();

/** Whether an item can be chosen. Every wire asks that of every field, so the ids of a field are collected once. */
export function offers(field: FieldSeen, id: Id): boolean {
  let ids = offered.get(field);
  if (!ids)
    offered.set(field, (ids = new Set(field.groups.flatMap((group) => group.items.map((item) => item.id)))));
  return ids.has(id);
}

export function barred(field: FieldSeen, id: Id): BarredSeen | undefined {
  return field.barred.find((item) => item.id === id);
}

/** Whether a choice fills a field. */
export function complete(field: FieldSeen, chosen: readonly Id[]): boolean {
  if (field.apart) {
    const alone = field.groups.every((group) => chosen.filter((id) => has(group, id)).length <= 1);
    return alone && chosen.length >= field.least && chosen.length <= field.most;
  }
  return field.groups.some(
    (group) => group.sizes.includes(chosen.length) && chosen.every((id) => has(group, id)),
  );
}

/** Whether more could be added to a choice that is complete. */
export function full(field: FieldSeen, chosen: readonly Id[]): boolean {
  if (!complete(field, chosen)) return false;
  if (field.apart) return chosen.length === field.most;
  return !field.groups.some(
    (group) => chosen.every((id) => has(group, id)) && Math.max(...group.sizes) > chosen.length,
  );
}

/** The choice after one more click on an item. */
export function pick(field: FieldSeen, chosen: readonly Id[], id: Id): Id[] {
  if (!offers(field, id)) return [...chosen];
  if (chosen.includes(id)) return unpick(field, chosen, id);
  if (field.most === 1) return [id];
  return field.apart ? pickApart(field, chosen, id) : pickTogether(field, chosen, id);
}

function unpick(field: FieldSeen, chosen: readonly Id[], id: Id): Id[] {
  const whole = !field.apart && wholeGroup(field, id);
  return whole ? [] : chosen.filter((each) => each !== id);
}

function pickApart(field: FieldSeen, chosen: readonly Id[], id: Id): Id[] {
  const group = field.groups.find((each) => has(each, id));
  const others = chosen.filter((each) => !group || !has(group, each));
  return [...others, id].slice(-field.most);
}

function pickTogether(field: FieldSeen, chosen: readonly Id[], id: Id): Id[] {
  const whole = wholeGroup(field, id);
  if (whole) return whole.items.map((item) => item.id);
  const next = [...chosen, id];
  const fits = field.groups.filter((group) => has(group, id) && chosen.every((each) => has(group, each)));
  if (fits.some((group) => Math.max(...group.sizes) >= next.length)) return next;
  // One too many of the same group: the oldest makes room. Another group: start anew.
  return fits.length > 0 ? next.slice(1) : [id];
}

/** The group of an item, if it is in just one and that one is taken whole. */
function wholeGroup(field: FieldSeen, id: Id): GroupSeen | undefined {
  const groups = field.groups.filter((group) => has(group, id));
  const only = groups.length === 1 ? groups[0] : undefined;
  return only && only.sizes.length === 1 && only.sizes[0] === only.items.length ? only : undefined;
}

/** A choice that may be kept when the server offers the form afresh. */
export function kept(form: FormSeen, chosen: Chosen): Chosen {
  const still: Chosen = {};
  for (const field of form.fields) {
    const before = chosen[field.name] ?? [];
    const here = before.filter((id) => offers(field, id));
    still[field.name] = field.only.length > 0 ? [...field.only] : here;
  }
  return still;
}

export function ready(form: FormSeen, chosen: Chosen): boolean {
  return form.fields.every((field) => complete(field, chosen[field.name] ?? []));
}

/** The values that an own field offers, each with the items that stand for it. */
export function valuesOf(field: FieldSeen): { value: string; ids: Id[]; why: string }[] {
  const values = new Map<string, { value: string; ids: Id[]; why: string }>();
  for (const item of items(field)) {
    const value = item.value ?? "";
    const entry = values.get(value) ?? { value, ids: [], why: "" };
    entry.ids.push(item.id);
    values.set(value, entry);
  }
  for (const item of field.barred) {
    if (item.value && !values.has(item.value)) {
      values.set(item.value, { value: item.value, ids: [], why: item.why });
    }
  }
  const rank = (value: string): number => (Number.isNaN(Number(value)) ? 99 : Number(value));
  return [...values.values()].sort((a, b) => rank(a.value) - rank(b.value) || a.value.localeCompare(b.value));
}

/** Values that have a key of their own. */
export const KEYS: readonly string[] = [...Array.from({ length: 12 }, (_, at) => String(at + 1)), "yellow"];

/** Whether a field is answered on the keys: by naming values, or own wires that are taken all of a value at once. */
export function keyed(field: FieldSeen): boolean {
  const known = items(field).every((item) => KEYS.includes(item.value ?? ""));
  if (!known || field.groups.length === 0) return false;
  if (field.own || field.kind === "value") return true;
  const whole = (group: GroupSeen): boolean =>
    group.sizes.length === 1 &&
    group.sizes[0] === group.items.length &&
    new Set(group.items.map((item) => item.value)).size === 1;
  return field.kind === "wire" && field.most > 1 && !field.apart && field.groups.every(whole);
}

export function labels(field: FieldSeen, chosen: readonly Id[]): string[] {
  const named = new Map(
    items(field).map((item) => [item.id, field.own ? item.value || item.label : item.label]),
  );
  return chosen.map((id) => named.get(id) ?? String(id));
}
