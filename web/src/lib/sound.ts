/** Sounds made in code: short tones and bursts of noise, nothing to download. */

import { settings } from "./settings.svelte";

export type Sound = "snip" | "miss" | "token" | "dial" | "boom" | "win" | "turn" | "pick" | "card" | "no";

let audio: AudioContext | null = null;
let out: GainNode | null = null;
let hiss: AudioBuffer | null = null;

/** The audio of this page; browsers allow it only after the person has touched something. */
function ready(): { audio: AudioContext; out: GainNode } | null {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return null;
  if (audio === null) {
    audio = new AudioContext();
    out = audio.createGain();
    out.connect(audio.destination);
  }
  if (audio.state === "suspended") void audio.resume();
  out!.gain.value = settings.volume * 0.5;
  return { audio, out: out! };
}

interface Tone {
  from: number;
  to?: number;
  at?: number;
  lasts: number;
  loud?: number;
  type?: OscillatorType;
}

function tone({ from, to = from, at = 0, lasts, loud = 0.4, type = "sine" }: Tone): void {
  const live = ready();
  if (!live) return;
  const start = live.audio.currentTime + at;
  const voice = live.audio.createOscillator();
  const level = live.audio.createGain();
  voice.type = type;
  voice.frequency.setValueAtTime(from, start);
  voice.frequency.exponentialRampToValueAtTime(Math.max(to, 1), start + lasts);
  level.gain.setValueAtTime(0, start);
  level.gain.linearRampToValueAtTime(loud, start + 0.008);
  level.gain.exponentialRampToValueAtTime(0.0008, start + lasts);
  voice.connect(level).connect(live.out);
  voice.start(start);
  voice.stop(start + lasts + 0.05);
}

function noise(
  at: number,
  lasts: number,
  colour: number,
  loud: number,
  kind: BiquadFilterType = "bandpass",
): void {
  const live = ready();
  if (!live) return;
  if (hiss === null) {
    hiss = live.audio.createBuffer(1, live.audio.sampleRate * 2, live.audio.sampleRate);
    const wave = hiss.getChannelData(0);
    for (let i = 0; i < wave.length; i++) wave[i] = Math.random() * 2 - 1;
  }
  const start = live.audio.currentTime + at;
  const source = live.audio.createBufferSource();
  const filter = live.audio.createBiquadFilter();
  const level = live.audio.createGain();
  source.buffer = hiss;
  filter.type = kind;
  filter.frequency.value = colour;
  level.gain.setValueAtTime(loud, start);
  level.gain.exponentialRampToValueAtTime(0.0008, start + lasts);
  source.connect(filter).connect(level).connect(live.out);
  source.start(start, Math.random());
  source.stop(start + lasts);
}

const sounds: Record<Sound, () => void> = {
  snip: () => {
    noise(0, 0.05, 5200, 0.5);
    noise(0.07, 0.09, 3400, 0.6);
    tone({ from: 1500, to: 700, at: 0.07, lasts: 0.09, loud: 0.18, type: "triangle" });
  },
  miss: () => {
    tone({ from: 196, to: 138, lasts: 0.3, loud: 0.4, type: "sawtooth" });
    tone({ from: 147, to: 104, at: 0.12, lasts: 0.4, loud: 0.3, type: "sawtooth" });
  },
  token: () => {
    tone({ from: 880, to: 660, lasts: 0.09, loud: 0.3, type: "triangle" });
    noise(0, 0.04, 1800, 0.3);
  },
  dial: () => {
    for (const at of [0, 0.09, 0.2]) noise(at, 0.03, 2400, 0.45);
    tone({ from: 220, to: 180, at: 0.2, lasts: 0.25, loud: 0.25, type: "triangle" });
  },
  boom: () => {
    noise(0, 1.6, 260, 1, "lowpass");
    noise(0, 0.25, 1600, 0.7);
    tone({ from: 110, to: 28, lasts: 1.4, loud: 0.8 });
  },
  win: () => {
    [523, 659, 784, 1047].forEach((from, i) =>
      tone({ from, at: i * 0.13, lasts: 0.45, loud: 0.3, type: "triangle" }),
    );
  },
  turn: () => {
    tone({ from: 587, lasts: 0.16, loud: 0.22 });
    tone({ from: 880, at: 0.12, lasts: 0.3, loud: 0.22 });
  },
  pick: () => tone({ from: 720, to: 760, lasts: 0.05, loud: 0.12, type: "triangle" }),
  card: () => {
    noise(0, 0.12, 900, 0.3);
    tone({ from: 440, to: 620, at: 0.05, lasts: 0.18, loud: 0.2, type: "triangle" });
  },
  no: () => tone({ from: 160, to: 130, lasts: 0.16, loud: 0.3, type: "square" }),
};

export function play(sound: Sound): void {
  sounds[sound]();
}
