/** What the action bar says: the sentence, the step, and what the big button is for. */

import { complete, items, keyed, labels, type Id } from "../lib/choice";
import type { FormPicker } from "../lib/formPicker.svelte";
import { listed, t } from "../lib/i18n";
import type { FieldSeen, FormSeen } from "../lib/messages";
import { valueName } from "../lib/named";

export type Step = 1 | 2 | 3;

const pointed = (field: FieldSeen): boolean => field.kind === "wire" && !keyed(field);

/** The steps of a form: point, name, confirm. Forms without pointing or naming have fewer. */
export function stepOf(picker: FormPicker): Step {
  const open = picker.open;
  if (open === null) return 3;
  return pointed(open) ? 1 : 2;
}

/** The field in which a wire has to be pointed at now, if there is one. */
export function pointing(picker: FormPicker): FieldSeen | null {
  const open = picker.open;
  return open !== null && pointed(open) ? open : null;
}

/** "1 / 2" where several are wanted; nothing where all of a kind are taken at once. */
export function counted(field: FieldSeen, chosen: readonly Id[]): string {
  return field.most > 1 && field.most < 20 && !keyed(field) ? `${chosen.length} / ${field.most}` : "";
}

/** What is said so far: "Zoe's wire 4 is 5". Empty before anything is chosen. */
export function sentence(picker: FormPicker): string {
  const form = picker.form;
  if (!form) return "";
  const said = form.fields
    .map((field) => ({ field, ids: picker.chosen[field.name] ?? [] }))
    .filter(({ ids }) => ids.length > 0);
  if (!said.some(({ field }) => field.only.length === 0)) return "";
  const words = ({ field, ids }: (typeof said)[number]): string =>
    listed([...new Set(labels(field, ids).map(valueName))]);
  const targets = said.filter(({ field }) => pointed(field) && !field.own);
  const values = said.filter(({ field }) => field.own);
  const cut = form.fields.some((field) => field.own);
  if (cut && targets.length > 0)
    return t("web-act-called", {
      wire: targets.map(words).join(", "),
      value: values.length > 0 ? values.map(words).join(", ") : "…",
    });
  return said.map(keyedWords).join(" · ");

  function keyedWords(each: (typeof said)[number]): string {
    return keyed(each.field) && each.field.kind === "wire"
      ? listed([
          ...new Set(
            items(each.field)
              .filter((i) => each.ids.includes(i.id))
              .map((i) => valueName(i.value ?? "")),
          ),
        ])
      : words(each);
  }
}

/** What the big button says: what it does, or what is missing. */
export function goes(picker: FormPicker, form: FormSeen): string {
  const open = form.fields.find((field) => !complete(field, picker.chosen[field.name] ?? []));
  if (open) {
    if (pointed(open)) return t("web-go-point");
    return keyed(open) ? t("web-go-name") : t("web-go-choose");
  }
  const own = form.fields.filter((field) => field.own);
  const values = own.flatMap((field) => labels(field, picker.chosen[field.name] ?? [])).map(valueName);
  return values.length > 0 ? t("web-go-snip", { value: [...new Set(values)].join(" / ") }) : form.label;
}
