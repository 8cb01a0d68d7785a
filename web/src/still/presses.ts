/** The keys that press the two buttons of a foot: Enter the large one, H the hint. */

export interface Pressed {
  off?: boolean;
  press: () => void;
}

/** Whether a key was for one of them. A key that is held down presses once, and no key presses what is off. */
export function presses(event: KeyboardEvent, main: Pressed, hint: Pressed | null): boolean {
  const enter = event.key === "Enter";
  if (!enter && event.key.toLowerCase() !== "h") return false;
  // Browsers press a button again and again while Enter is held on it.
  if (event.repeat) event.preventDefault();
  else if (enter && (event.target as Element).closest("button, a")) return false;
  else {
    const button = enter ? main : hint;
    if (button && !button.off) button.press();
  }
  return true;
}
