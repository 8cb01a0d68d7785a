/** What the big button says, and whether the tray is out: from the form in hand. */

import { items } from "../lib/choice";
import type { FormPicker } from "../lib/formPicker.svelte";
import type { AcademyFrame } from "../lib/frames";
import { listed, t } from "../lib/i18n";
import type { FieldSeen, FormSeen } from "../lib/messages";
import { named } from "../lib/named";

/** The ways to look as chicken. */
const LOOKS = new Set(["peek-cards", "peek-tiles", "look-away"]);

/** The names of what is chosen. */
export function chosenNames(form: FormSeen, picker: FormPicker): string[] {
  return form.fields.flatMap((field) =>
    items(field)
      .filter((item) => (picker.chosen[field.name] ?? []).includes(item.id))
      .map((item) => named(item.id, item.label)),
  );
}

/** Whether this person is asked how to look: then there are several ways. */
export const looking = (picker: FormPicker): boolean => picker.answers.some((form) => LOOKS.has(form.verb));

/** The field that is filled in the tray, above the hand: all but cards of the hand and tools on display. */
export function trayField(picker: FormPicker): FieldSeen | null {
  const field = picker.form?.fields.find((each) => each.kind !== "action" && each.kind !== "tool");
  return field ?? null;
}

export const trayOut = (picker: FormPicker): boolean => looking(picker) || trayField(picker) !== null;

/** What can be chosen just now with the keys 1 to 9, in the order in which it lies there. */
export function inReach(picker: FormPicker, cards: readonly string[]): (number | string)[] {
  const field = picker.form?.fields[0];
  if (!field) return [];
  return field.kind === "action" ? [...cards] : items(field).map((item) => item.id);
}

/** What pressing the big button does. */
export function sendText(frame: AcademyFrame, picker: FormPicker): string {
  const form = picker.form;
  if (!form) return t("web-academy-others");
  const names = chosenNames(form, picker);
  const what = listed(names);
  switch (form.verb) {
    case "choose":
      if (names.length > 0) return t("web-academy-lock-in", { card: what });
      return frame.yours.locked ? t("web-academy-done") : t("web-academy-choose-first");
    case "protect":
      return names.length > 0 ? t("web-academy-protect", { wire: what }) : t("web-academy-which-wire");
    case "peek-cards":
    case "peek-tiles":
      return names.length > 0 ? t("web-academy-look", { wires: what }) : t("web-academy-which-wire");
    case "look-away":
      return t("web-academy-look-away");
    case "take-tool":
      return names.length > 0 ? t("web-academy-take", { tool: what }) : t("web-academy-which-tool");
    case "pass":
      return t("web-academy-pass");
    case "pick-card":
      return names.length > 0 ? t("web-academy-use", { tool: what }) : t("web-academy-choose-first");
  }
  return picker.ready || form.fields.length === 0
    ? t("web-academy-use", { tool: form.label })
    : t("web-academy-choose-first");
}
