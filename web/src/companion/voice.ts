/** The voice of the narration: the browser's own where there is one; otherwise as long as it takes to read the line. */

import { voiceFor } from "../lib/speech.svelte";

interface Manner {
  language: string;
  locale: string;
  /** 0 is silence. */
  volume: number;
}

/** Letters that people read in a second, and the least time that a line stays alone. */
const READ = 18;
const LEAST = 1.2;
/** Some browsers never say that a line is over: after this many seconds for each letter it is. */
const SLOWEST = 0.16;

/** Says a line; `done` is called once, when it is over. What comes back stops it. */
export function tell(text: string, manner: Manner, done: () => void): () => void {
  let open = true;
  const end = (): void => {
    if (!open) return;
    open = false;
    clearTimeout(timer);
    done();
  };
  const spoken = manner.volume > 0 && hasVoice();
  const seconds = spoken ? 3 + text.length * SLOWEST : Math.max(LEAST, text.length / READ);
  const timer = setTimeout(end, seconds * 1000);
  if (spoken) {
    const line = new SpeechSynthesisUtterance(text);
    line.lang = manner.locale;
    line.voice = voiceFor(manner.language);
    line.volume = Math.min(1, manner.volume);
    line.onend = line.onerror = end;
    speechSynthesis.speak(line);
  }
  return () => {
    if (!open) return;
    open = false;
    clearTimeout(timer);
    if (spoken) speechSynthesis.cancel();
  };
}

/** Whether this browser can speak at all. */
export function hasVoice(): boolean {
  return "speechSynthesis" in window && speechSynthesis.getVoices().length > 0;
}
