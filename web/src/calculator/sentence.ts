/** The sentence of an entry that is being tapped, with gaps where something is left. */

import { t } from "../lib/i18n";
import type { Choice } from "../lib/messages";
import type { Desk } from "./desk.svelte";
import { at, bad, good, value } from "./Rich.svelte";
import { CALL } from "./saying.svelte";

const GAP = "";

function shown(choice: Choice | undefined): string {
  return choice ? value(choice.value || choice.label) : value(GAP);
}

function callText(desk: Desk): string {
  const { saying } = desk;
  const { filled } = saying;
  const target = filled["targets"]?.[0];
  const found =
    target?.wire == null ? null : desk.stands.find((each) => each.wires.some((w) => w.id === target.wire));
  const stand = found ?? desk.stands.find(({ index }) => index === saying.stand);
  const place = stand?.wires.find((wire) => wire.id === target?.wire)?.place;
  const who = desk.nameOf(saying.who);
  const said = shown(filled["value"]?.[0]);
  const whose = stand?.seat === undefined ? "…" : desk.nameOf(stand.seat);
  const wire = at(place ?? GAP);
  const said_ =
    saying.who === desk.me
      ? t("web-calculator-you-called", { value: said, name: whose, wire })
      : stand?.seat === desk.me
        ? t("web-calculator-called-yours", { who, value: said, wire })
        : t("web-calculator-called", { who, value: said, name: whose, wire });
  const result = filled["result"]?.[0]?.write;
  if (result === undefined) return said_;
  if (result !== "no") return `${said_}: ${good(t("web-calculator-right"))}`;
  return `${said_}: ${t("web-calculator-wrong-is", { wrong: bad(t("web-calculator-wrong")), value: shown(filled["token"]?.[0]) })}`;
}

export function sentenceOf(desk: Desk): string {
  const { saying } = desk;
  const { template } = saying;
  if (!template) return t("web-calculator-tap-rack");
  if (template.id === CALL && (template.parts?.length ?? 0) > 1) return callText(desk);
  const parts = saying.open.flatMap(({ path }) => saying.filled[path] ?? []);
  const words = parts.map((choice) =>
    choice.wire != null ? at(choice.label) : choice.value ? value(choice.value) : choice.label,
  );
  const who = template.seat == null ? "" : `${desk.nameOf(template.seat)} · `;
  const rest = words.length > 0 ? words.join(" ") : (saying.next?.part.title ?? "");
  return `${who}${template.title}${rest ? `: ${rest}` : ""}`;
}
