/** Narration: spoken with the browser's own voice where there is one, and always shown as a caption. */

import { settings } from "./settings.svelte";

export const caption = $state({ text: "" });

let fading: ReturnType<typeof setTimeout> | undefined;

export function narrate(text: string): void {
  caption.text = text;
  clearTimeout(fading);
  // Long enough to read: about 14 letters a second, and never less than four seconds.
  fading = setTimeout(() => (caption.text = ""), Math.max(4000, text.length * 70));
  if (!settings.voice || !("speechSynthesis" in window)) return;
  const spoken = new SpeechSynthesisUtterance(text);
  spoken.lang = "en";
  spoken.rate = 0.98;
  speechSynthesis.speak(spoken);
}

export function hush(): void {
  clearTimeout(fading);
  caption.text = "";
  if ("speechSynthesis" in window) speechSynthesis.cancel();
}
