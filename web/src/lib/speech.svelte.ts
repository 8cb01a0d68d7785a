/** Narration: spoken with the browser's own voice where there is one, and always shown as a caption. */

import { settings } from "./settings.svelte";
import { tongue } from "./tongue.svelte";

export const caption = $state({ text: "" });

let fading: ReturnType<typeof setTimeout> | undefined;

export function narrate(text: string): void {
  caption.text = text;
  clearTimeout(fading);
  // Long enough to read: about 14 letters a second, and never less than four seconds.
  fading = setTimeout(() => (caption.text = ""), Math.max(4000, text.length * 70));
  if (!settings.voice || !("speechSynthesis" in window)) return;
  const spoken = new SpeechSynthesisUtterance(text);
  spoken.lang = tongue.locale;
  spoken.voice = voiceFor(tongue.language);
  spoken.rate = 0.98;
  speechSynthesis.speak(spoken);
}

/** A voice of the language: the one that the browser prefers, then those that need no network; null lets it choose. */
export function voiceFor(language: string): SpeechSynthesisVoice | null {
  const rank = (voice: SpeechSynthesisVoice): number =>
    Number(voice.default) * 2 + Number(voice.localService);
  const voices = speechSynthesis
    .getVoices()
    .filter((voice) => voice.lang.toLowerCase().split(/[-_]/)[0] === language);
  return voices.sort((a, b) => rank(b) - rank(a))[0] ?? null;
}

/** Stop the voice; the caption stays as long as it takes to read it. */
export function silence(): void {
  if ("speechSynthesis" in window) speechSynthesis.cancel();
}

/** Not a word more. */
export function hush(): void {
  clearTimeout(fading);
  caption.text = "";
  silence();
}
