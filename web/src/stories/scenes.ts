/** Made-up frames that show every shape of the table at once. They follow the protocol, not any mission. */

import type { BustersFrame } from "../lib/frames";
import type { Face, FormSeen, Lobby, Scene, StandSeen, WireSeen } from "../lib/messages";

const names = ["Anna", "Bo", "Chen", "Dee"];

const blue = (value: number): Face => ({ colour: "blue", text: String(value), value: String(value) });
const yellow: Face = { colour: "yellow", text: "4.1", value: "yellow" };
const red: Face = { colour: "red", text: "4.5", value: "red" };

function wire(seat: number, place: number, part: Partial<WireSeen> = {}): WireSeen {
  return {
    id: seat * 20 + place,
    place,
    name: `${names[seat]}, wire ${place}`,
    cut: false,
    face: null,
    tokens: [],
    loose: false,
    flipped: false,
    ...part,
  };
}

function stand(seat: number, special: Record<number, Partial<WireSeen>>): StandSeen {
  const wires = Array.from({ length: 13 }, (_, at) => wire(seat, at + 1, special[at + 1]));
  return { index: seat, seat, name: names[seat]!, wires, beside: seat === 2 ? ["not 5"] : [] };
}

const hand: Face[] = [2, 3, 4, 0, 5, 6, 7, 7, 8, 9, 99, 11, 12].map((v) =>
  v === 0 ? red : v === 99 ? yellow : blue(v),
);

const scene: Scene = {
  game: "busters",
  seats: names.map((_, seat) => ({
    seat,
    captain: seat === 1,
    turn: seat === 0,
    asked: seat === 0,
    answered: false,
    character: seat === 2 ? { id: "x", title: "Walkie", text: "Swap a wire once." } : null,
    left: 11,
  })),
  stands: [
    stand(0, { 5: { cut: true, face: blue(5) }, 9: { tokens: ["8"] }, 11: { cut: true, face: yellow } }),
    stand(1, {
      1: { cut: true, face: blue(1) },
      3: { cut: true, face: blue(2) },
      5: { cut: true, face: yellow },
      9: { tokens: ["8"] },
      11: { tokens: ["even"] },
      12: { flipped: true },
    }),
    stand(2, { 1: { cut: true, face: blue(1) }, 5: { tokens: ["6", "×2"] }, 13: { loose: true } }),
    stand(3, { 4: { tokens: ["not 5"] }, 8: { tokens: ["yellow"] }, 10: { face: red } }),
  ],
  aside: [],
  labels: [
    { wires: [46, 47], equal: true },
    { wires: [65, 66], equal: false },
  ],
  dial: { left: 3, most: 4 },
  numbers: Array.from({ length: 12 }, (_, at) => ({
    value: at + 1,
    cut: [4, 2, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0][at]!,
    total: 4,
    done: at === 0,
    notes: at === 2 ? ["next"] : [],
  })),
  markers: [
    { colour: "yellow", prints: ["4.1", "10.1"], count: 2, cut: 2 },
    { colour: "red", prints: ["4.5", "7.5"], count: 1, cut: 0 },
  ],
  equipment: [
    {
      id: "9",
      label: "9",
      title: "Stabilizer",
      text: "A miss costs no step.",
      timing: "before your cut",
      state: "ready",
      state_text: "ready, before your cut",
      seat: null,
      needs: [],
    },
    {
      id: "2",
      label: "2",
      title: "Walkie-Talkies",
      text: "Swap two wires.",
      timing: "at any time",
      state: "used",
      state_text: "used",
      seat: null,
      needs: [],
    },
    {
      id: "8",
      label: "8",
      title: "General Radar",
      text: "Name a number.",
      timing: "at any time",
      state: "locked",
      state_text: "locked: cut 2 more 8s",
      seat: null,
      needs: [{ value: "8", count: 2, cut: 0 }],
    },
    {
      id: "55",
      label: "5-5",
      title: "False Bottom",
      text: "Two more cards.",
      timing: "at once",
      state: "used",
      state_text: "used",
      seat: null,
      needs: [],
    },
  ],
  personal: names.map((_, seat) => ({
    id: `personal-${seat}`,
    label: "DD",
    title: "Double Detector",
    text: "Point at two wires of one stand.",
    timing: "in your cut",
    state: seat === 1 ? "used" : "ready",
    state_text: seat === 1 ? "used" : "ready",
    seat,
    needs: [],
  })),
  panels: [
    { panel: "timer", rule: "t", title: "Time", left: 431 },
    {
      panel: "cards",
      rule: "a",
      title: "Number cards",
      cards: ["3", "8", "11", ""].map((title, at) => ({
        title,
        text: "",
        label: "",
        state: at === 0 ? "done" : at === 3 ? "hidden" : "open",
        seat: at === 2 ? 1 : null,
        kind: "",
      })),
    },
    {
      panel: "cards",
      rule: "b",
      title: "Constraints",
      cards: [
        {
          title: "Only even",
          text: "You may cut even values only.",
          label: "A",
          state: "open",
          seat: 0,
          kind: "constraint",
        },
      ],
    },
    {
      panel: "track",
      rule: "c",
      title: "Nano, facing right →",
      spaces: ["1", "2", "3", "4", "5", "6"],
      marks: [["3", "egg"]],
      at: "2",
    },
    { panel: "counter", rule: "d", title: "Oxygen", value: 3, most: 9, bad: "low" },
    {
      panel: "map",
      rule: "e",
      title: "The floor",
      rows: [
        ["ladder", "", "", "stairs"],
        ["", "", "", "guard"],
        ["", "key", "", ""],
      ],
      walls: [
        [0, 1, 0, 2],
        [1, 1, 1, 2],
        [0, 3, 1, 3],
      ],
      at: [0, 0],
    },
    { panel: "note", rule: "f", title: "Speech", text: "Nobody may say a number." },
  ],
  turns: 7,
  rounds: 2,
  clock: { seconds: 60, running: true },
  now: "In this order: 3, 8, 11",
  asked: "Anna takes a turn.",
  ending: null,
};

const others = [1, 2, 3].map((seat) => ({
  items: scene.stands[seat]!.wires.filter((each) => !each.cut).map((each) => ({
    id: each.id,
    label: each.name,
    value: "",
  })),
  sizes: [1],
}));
const mine = scene.stands[0]!.wires.map((each, at) => ({
  id: each.id,
  label: each.name,
  value: hand[at]!.value,
  cut: each.cut,
})).filter((each) => !each.cut && each.value !== "red");

function cut(id: string, label: string, most: number): FormSeen {
  return {
    id,
    verb: "cut",
    label,
    text: most > 1 ? "Point at two wires of one stand. One match is enough." : "Point at a teammate's wire.",
    cards: most > 1 ? ["personal-0"] : [],
    aside: false,
    deadly: true,
    fields: [
      {
        name: "targets",
        kind: "wire",
        title: "Which wire do you point at?",
        least: most,
        most,
        apart: false,
        groups: others.map((group) => ({ ...group, sizes: [most] })),
        barred: [],
        own: false,
        only: [],
      },
      {
        name: "mine",
        kind: "wire",
        title: "What is it?",
        least: 1,
        most: 1,
        apart: false,
        groups: [{ items: mine.filter((each) => each.value !== "8"), sizes: [1] }],
        barred: mine.filter((each) => each.value === "8").map((each) => ({ ...each, why: "after two 3s" })),
        own: true,
        only: [],
      },
    ],
  };
}

export const frame: BustersFrame = {
  type: "frame",
  game: 1,
  number: 12,
  events: [
    { at: 11, kind: "called", text: "Chen calls 5 at Anna's wire 4." },
    { at: 11, kind: "cut-missed", text: "It is not a 5. A token shows 3." },
    { at: 12, kind: "wires-cut", text: "Bo and Anna cut 9." },
  ],
  scene,
  yours: {
    game: "busters",
    seat: 0,
    faces: Object.fromEntries(hand.map((face, at) => [String(at + 1), face])),
    panels: null,
  },
  ask: {
    number: 7,
    seats: [0],
    text: "What do you do?",
    mode: "one",
    yours: true,
    let_go: false,
    until: null,
  },
  forms: [cut("cut", "Dual cut", 1), cut("cut:personal-0", "Double Detector", 2)],
  may: {
    talk: false,
    talk_why: "In this mission only signs are allowed.",
    talk_note: "",
    signs: [
      { id: "sign-hurry", text: "Hurry!" },
      { id: "sign-good-luck", text: "Good luck!" },
    ],
    point: false,
    odds: false,
    why: false,
    reasons: [],
    pause: true,
  },
  reports: [],
  truncated: false,
};

export const lobby: Lobby = {
  type: "lobby",
  branch: null,
  crew: "",
  shared: "",
  table: "abcdefghijkl",
  state: "running",
  mission: {
    game: "busters",
    whole: false,
    number: 0,
    title: "A Sense of Order",
    box: "Training",
    players: [2, 3, 4, 5],
    story: "A workbench at night.",
    setup: ["Draw three numbers."],
    goal: ["Cut two 3s before any 8, and two 8s before any 11."],
    questions: [["May I?", "You may."]],
    wires: "blue 1–12, 1 red, 2 yellow",
    clock: true,
  },
  seats: names.map((name, seat) => ({
    seat,
    letter: "ABCD"[seat]!,
    name,
    kind: seat === 1 ? "bot" : "person",
    bot: seat === 1 ? "careful" : "",
    here: seat !== 3,
    standin: false,
    member: "",
    host: seat === 0,
  })),
  options: {
    window: 30,
    talk: "signs",
    aids: "notes",
    clock: true,
    confirm: true,
    pace: "normal",
    takeover: 120,
    spectators: true,
    spectators_talk: true,
  },
  you: { seat: 0, host: true },
  captain: 1,
  game: 1,
  commitment: "",
  deal: null,
  spectators: 0,
  watchers: [],
  key: "",
  paused: false,
  closed: "",
  waiting: false,
  bots: ["careful", "expert"],
  bot_texts: {},
};
