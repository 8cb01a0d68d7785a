/** How large the window is, where a component is another one on phones and not just smaller. */

const small = matchMedia("(max-width: 560px)");
const flat = matchMedia("(max-width: 900px)");
const tight = matchMedia("(max-width: 1180px)");

export const screen = $state({ phone: small.matches, sheet: flat.matches, narrow: tight.matches });
small.addEventListener("change", () => (screen.phone = small.matches));
flat.addEventListener("change", () => (screen.sheet = flat.matches));
tight.addEventListener("change", () => (screen.narrow = tight.matches));
