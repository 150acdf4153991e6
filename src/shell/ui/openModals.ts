/** The modal dialogs that are open, the newest last. */
const stack: HTMLDialogElement[] = [];
const followers = new Set<(top: HTMLDialogElement | null) => void>();

function tell(): void {
  const top = stack.at(-1) ?? null;
  for (const follower of followers) follower(top);
}

/** Which modal dialogs are open. A browser makes everything outside the newest one inert, whatever lies above it. */
export const openModals = {
  add(dialog: HTMLDialogElement): void {
    stack.push(dialog);
    tell();
  },

  /** Does nothing for a dialog that is not open. */
  remove(dialog: HTMLDialogElement): void {
    const index = stack.indexOf(dialog);
    if (index < 0) return;
    stack.splice(index, 1);
    tell();
  },

  /**
   * Calls `follower` with the newest open dialog, or null: now and whenever that changes, a closing dialog still being in
   * the document. Returns a function that stops it.
   */
  follow(follower: (top: HTMLDialogElement | null) => void): () => void {
    followers.add(follower);
    follower(stack.at(-1) ?? null);
    return () => followers.delete(follower);
  },
};
