/** Digits that name values: 1, then 2 within a moment is 12. */

/** So long a second digit belongs to the first, in milliseconds. */
const TOGETHER = 900;

export function digits(name: (value: string) => void, now: () => number = Date.now): (key: string) => void {
  let last = { text: "", at: 0 };
  return (key) => {
    if (key === "y" || key === "Y") return name("yellow");
    if (!/^[0-9]$/.test(key)) return;
    const both = now() - last.at < TOGETHER ? last.text + key : key;
    const text = ["10", "11", "12"].includes(both) ? both : key;
    last = { text, at: now() };
    name(text);
  };
}
