/** Handing on a link: the share sheet of the device where there is one, or the clipboard. */

export const canShare = (): boolean => typeof navigator.share === "function";

/** Opens the share sheet; whoever closes it has changed their mind, which is no mistake. */
export async function share(title: string, text: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, text, url });
  } catch {
    // Closed again, or not allowed just now: the link can still be copied.
  }
}

/**
 * Copies a text; whether that worked. The clipboard is there on secure pages only; what is selected can be copied
 * everywhere: in a field that shows the text, or in one that is there for a moment.
 */
export async function copy(text: string, input?: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  input?.select();
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return input ? document.execCommand("copy") : copyByField(text);
  }
}

function copyByField(text: string): boolean {
  const focused = document.activeElement as HTMLElement | null;
  const field = document.createElement("textarea");
  field.value = text;
  field.style.position = "fixed";
  field.style.opacity = "0";
  document.body.append(field);
  field.select();
  const worked = document.execCommand("copy");
  field.remove();
  focused?.focus();
  return worked;
}
