/** What this person is choosing at the table of Bomb Squad Academy. */

import { FormPicker } from "../lib/formPicker.svelte";
import type { FormSeen } from "../lib/messages";

export class AcademyPicker extends FormPicker {
  /** To pass comes first: a tool is taken in hand by a press of its own. */
  override get answers(): FormSeen[] {
    const all = super.answers;
    return [...all.filter((form) => form.verb === "pass"), ...all.filter((form) => form.verb !== "pass")];
  }
}
