/** Where the rule book says more about what somebody tries to do. */

import type { BustersFrame } from "../lib/frames";
import type { FormSeen, MissionCard } from "../lib/messages";

const VERBS: Record<string, string> = {
  cut: "rule/dual-cut",
  "solo-cut": "rule/solo-cut",
  "reveal-reds": "rule/reds",
  "place-token": "rule/opening",
  "pick-character": "rule/characters",
};

export function ruleOf(form: FormSeen | null, frame: BustersFrame, mission: MissionCard): string {
  const { equipment, personal } = frame.scene;
  const card = [...equipment, ...personal].find((each) => form?.cards.includes(each.id));
  if (card?.label) return `card/${card.label}`;
  return VERBS[form?.verb ?? ""] ?? `mission/${mission.number}`;
}
