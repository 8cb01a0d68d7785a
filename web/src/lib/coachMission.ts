/** What the coach says of Bomb Busters: each thing when it first matters, and nothing that the player knows already. */

import { oddsFor } from "./chance";
import { complete, items } from "./choice";
import type { Advice, Course, Seen } from "./coach.svelte";
import type { FormPicker } from "./formPicker.svelte";
import { isBusters, type BustersFrame } from "./frames";
import { t } from "./i18n";
import type { FieldSeen, Lobby, WireSeen } from "./messages";
import { valueName } from "./named";
import type { Table } from "./table.svelte";

/** So many cuts of one's own, and nobody has to be told where a certain one is. */
const ENOUGH = 3;

const plain = (tip: Plain): Advice => ({ tip, text: t(tip) });
type Plain =
  | "web-coach-wires"
  | "web-coach-team"
  | "web-coach-watch"
  | "web-coach-point"
  | "web-coach-name"
  | "web-coach-send"
  | "web-coach-cut"
  | "web-coach-miss"
  | "web-coach-tokens"
  | "web-coach-yellow"
  | "web-coach-red"
  | "web-coach-kit"
  | "web-coach-end";

export const MISSIONS: Course = {
  flag: "coached",
  last: "",
  tip: advise,
  learned,
  read: new Set<string>([
    "web-coach-wires",
    "web-coach-team",
    "web-coach-cut",
    "web-coach-miss",
    "web-coach-tokens",
    "web-coach-yellow",
    "web-coach-red",
    "web-coach-kit",
    "web-coach-detector",
    "web-coach-end",
  ]),
};

function advise(table: Table, picker: FormPicker, seen: Seen): Advice | null {
  const frame = table.frame;
  if (!frame || !isBusters(frame) || frame.scene.ending !== null) return null;
  const you = frame.yours.seat;
  if (you === null) return null;
  if (!seen.has("web-coach-wires")) return plain("web-coach-wires");
  if (!seen.has("web-coach-team")) return plain("web-coach-team");
  const log = table.log;
  const cut = log.some((event) => event.kind === "wires-cut" && event.seat === you);
  if (!seen.has("web-coach-cut") && cut) return plain("web-coach-cut");
  if (!seen.has("web-coach-miss") && log.some((event) => event.kind === "cut-missed"))
    return plain("web-coach-miss");
  if (frame.ask?.yours && picker.form) return turn(table, frame, picker, seen, cut);
  if (seen.has("web-coach-cut")) return seen.has("web-coach-end") ? null : plain("web-coach-end");
  return cut ? null : plain("web-coach-watch");
}

function turn(
  table: Table,
  frame: BustersFrame,
  picker: FormPicker,
  seen: Seen,
  cut: boolean,
): Advice | null {
  const form = picker.form!;
  if (form.verb === "place-token") return cut ? null : token(frame, form.fields);
  if (form.verb !== "cut" && form.verb !== "solo-cut") return null;
  return (
    topic(frame, picker, seen) ??
    (picker.begun ? null : (solo(picker, seen) ?? sure(table, frame, picker, seen))) ??
    (form.verb === "cut" && !seen.has("web-coach-cut") ? step(form.fields, picker) : null)
  );
}

/** Things that are explained when they first matter. */
function topic(frame: BustersFrame, picker: FormPicker, seen: Seen): Advice | null {
  const { scene, yours } = frame;
  const own = (stand: BustersFrame["scene"]["stands"][number]): boolean => stand.seat === yours.seat;
  const marked = (colour: string): boolean =>
    scene.markers.some((marker) => marker.colour === colour && marker.count > 0);
  const tokens = scene.stands.some(
    (stand) => !own(stand) && stand.wires.some((wire) => !wire.cut && (wire.tokens ?? []).length > 0),
  );
  if (marked("yellow") && !seen.has("web-coach-yellow")) return plain("web-coach-yellow");
  if (marked("red") && !seen.has("web-coach-red")) return plain("web-coach-red");
  // The rest can wait until the first cut is made: a newcomer has enough to do.
  if (!seen.has("web-coach-cut")) return null;
  if (tokens && !seen.has("web-coach-tokens")) return plain("web-coach-tokens");
  const mine = scene.personal.find((card) => card.seat === yours.seat && card.state === "ready");
  if (mine && !seen.has("web-coach-detector") && picker.forms.some((form) => form.cards.includes(mine.id)))
    return { tip: "web-coach-detector", text: t("web-coach-detector", { card: mine.title }) };
  const kit = scene.equipment.some((card) => card.state === "ready");
  if (kit && !seen.has("web-coach-kit")) return plain("web-coach-kit");
  return null;
}

/** Which wire to show at the opening, and why: one's own hand says that. */
function token(frame: BustersFrame, fields: FieldSeen[]): Advice | null {
  const offered = new Set(
    fields
      .filter((field) => field.kind === "wire")
      .flatMap(items)
      .map((item) => item.id),
  );
  const rows = frame.scene.stands
    .filter((stand) => stand.seat === frame.yours.seat)
    .map((stand) => stand.wires);
  const value = (wire: WireSeen): string => frame.yours.faces[String(wire.id)]?.value ?? "";
  const hand = rows.flat().map(value);
  const held = (wire: WireSeen): number => hand.filter((each) => each === value(wire)).length;
  const off = (wire: WireSeen, row: WireSeen[]): number => Math.abs(row.indexOf(wire) - (row.length - 1) / 2);
  const [best] = rows
    .flatMap((row) => row.map((wire) => ({ wire, many: held(wire), off: off(wire, row) })))
    .filter(({ wire }) => offered.has(wire.id) && value(wire) !== "")
    .sort((a, b) => a.many - b.many || a.off - b.off);
  if (!best) return null;
  const about = { value: valueName(value(best.wire)), place: best.wire.place };
  return {
    tip: "web-coach-token",
    text:
      best.many === 1 ? t("web-coach-token", about) : t("web-coach-token-more", { ...about, n: best.many }),
  };
}

/** All that is left of a number is in one's own hand: that cannot go wrong. */
function solo(picker: FormPicker, seen: Seen): Advice | null {
  const form = picker.answers.find((each) => each.verb === "solo-cut" && each.cards.length === 0);
  if (!form || seen.has("web-coach-solo")) return null;
  const value = form.fields.flatMap(items).find((item) => item.value)?.value;
  return value
    ? { tip: "web-coach-solo", text: t("web-coach-solo", { value: valueName(value), label: form.label }) }
    : null;
}

/** A teammate's wire that is certainly what one holds. Where others play, they agreed on odds, or it is not said. */
function sure(table: Table, frame: BustersFrame, picker: FormPicker, seen: Seen): Advice | null {
  const lobby = table.lobby;
  if (!lobby || seen.has("web-coach-sure") || !mayConclude(lobby)) return null;
  const form = picker.answers.find((each) => each.verb === "cut" && each.cards.length === 0);
  const named = new Set(
    form?.fields
      .filter((field) => field.own)
      .flatMap(items)
      .map((item) => item.value ?? "") ?? [],
  );
  const aims = new Set(
    form?.fields
      .filter((field) => field.kind === "wire" && !field.own)
      .flatMap(items)
      .map((item) => item.id) ?? [],
  );
  const certain = certainly(table, frame);
  for (const stand of frame.scene.stands) {
    for (const wire of stand.wires) {
      const value = aims.has(wire.id) ? certain(wire) : "";
      if (value && named.has(value)) {
        return {
          tip: "web-coach-sure",
          text: t("web-coach-sure", { wire: wire.name, value: valueName(value) }),
          wire: wire.id,
        };
      }
    }
  }
  return null;
}

const mayConclude = (lobby: Lobby): boolean =>
  lobby.options.aids === "odds" ||
  lobby.seats.every((seat) => seat.seat === lobby.you.seat || seat.kind !== "person");

/** What a wire certainly is: by the odds, where there are any, else by a token with its number. */
function certainly(table: Table, frame: BustersFrame): (wire: WireSeen) => string {
  const told = oddsFor(table.odds, frame)?.told;
  if (told?.game === "busters") {
    const known = new Map(
      told.wires.map(({ wire, values }) => [
        wire,
        Object.entries(values).find(([, chance]) => chance === 1)?.[0],
      ]),
    );
    return (wire) => known.get(wire.id) ?? "";
  }
  const truthful = frame.scene.panels.every((panel) => panel.panel === "timer");
  return (wire) =>
    truthful && !wire.cut ? ((wire.tokens ?? []).find((mark) => /^\d+$/.test(mark)) ?? "") : "";
}

function step(fields: FieldSeen[], picker: FormPicker): Advice {
  const open = fields.find((field) => !complete(field, picker.chosen[field.name] ?? []));
  if (!open) return plain("web-coach-send");
  return open.own ? plain("web-coach-name") : plain("web-coach-point");
}

/** Who has done something needs no more words on it. */
function learned(table: Table): string[] {
  const you = table.frame?.yours.seat;
  if (you === null || you === undefined) return [];
  const mine = table.log.filter((event) => event.seat === you);
  const alone = mine.some((event) => event.kind === "called" && (event.wires ?? []).length === 0);
  const cuts = mine.filter((event) => event.kind === "wires-cut").length;
  const shown = mine.some((event) => event.kind === "token-placed")
    ? ["web-coach-wires", "web-coach-team"]
    : [];
  return [...shown, ...(alone ? ["web-coach-solo"] : []), ...(cuts >= ENOUGH ? ["web-coach-sure"] : [])];
}
