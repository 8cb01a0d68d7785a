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

/** Copies a text. The clipboard is there on secure pages only; what is selected can be copied everywhere. */
export async function copy(
  text: string,
  input: HTMLInputElement | HTMLTextAreaElement | undefined,
): Promise<void> {
  input?.select();
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    document.execCommand("copy");
  }
}
