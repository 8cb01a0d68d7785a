/** Cards to look at, as the server would send them. */

import type { EquipmentSeen, FieldSeen } from "../lib/messages";

const TEXTS: [label: string, title: string, timing: string, text: string][] = [
  [
    "DD",
    "Double Detector",
    "your turn",
    "In a dual cut, point at two wires of one stand instead of one. One match is enough.",
  ],
  [
    "8",
    "General Radar",
    "any time",
    "At any time: name a number from 1 to 12. Each stand says whether it has an uncut one.",
  ],
  [
    "2",
    "Walkie-Talkies",
    "any time",
    "At any time: swap an uncut wire of yours, unseen, with one that a teammate chooses.",
  ],
  [
    "3",
    "Triple Detector",
    "your turn",
    "In a dual cut, point at three wires of one stand instead of one. One match is enough.",
  ],
  [
    "10",
    "X or Y Ray",
    "your turn",
    "In a dual cut, name two different values that you hold. One match is enough.",
  ],
];

export const equipment: EquipmentSeen[] = TEXTS.map(([label, title, timing, text]) => ({
  id: label,
  label,
  title,
  text,
  timing,
  state: "ready",
  state_text: "",
  seat: null,
  needs: [],
}));

const NAMES = ["The captain", "The radar operator", "The radio operator", "The surveyor", "The radiologist"];
const told = NAMES.map((label, at) => {
  const [, gear, timing, text] = TEXTS[at]!;
  return { id: at ? `E${at}` : "1", label, gear, timing, text };
});

export const characters: FieldSeen = {
  name: "character",
  kind: "character",
  title: "Choose a character.",
  least: 1,
  most: 1,
  apart: false,
  groups: [{ items: told.slice(0, 4), sizes: [1] }],
  barred: told.slice(4).map((item) => ({ ...item, why: "this mission is played without X or Y Ray" })),
  own: false,
  only: [],
};
