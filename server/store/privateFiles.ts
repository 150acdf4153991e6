import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import type { Logger } from 'pino';

/** Rights that were taken from others than the owner, or that could not be. */
export interface Narrowed {
  readonly path: string;
  /** Octal, for example 644. */
  readonly before: string;
  readonly after: string;
  /** Why others still can; null when they no longer can. */
  readonly failed: string | null;
}

/** Says in the log which files others could read, and whether they still can. */
export const logNarrowed =
  (log: Pick<Logger, 'warn'>) =>
  ({ failed, ...narrowed }: Narrowed): void =>
    failed === null
      ? log.warn(narrowed, 'others could read this; from now on its owner alone can')
      : log.warn({ ...narrowed, reason: failed }, 'others can read this, and it could not be changed');

const STICKY = 0o1000;
const modeOf = (path: string) => statSync(path).mode & 0o7777;

function narrow(path: string, wanted: number, onNarrowed: (narrowed: Narrowed) => void): void {
  const before = modeOf(path);
  if ((before & 0o077) === 0) return;
  let failed: string | null = null;
  try {
    // A folder that everybody shares, such as /tmp, is not ours to close.
    if (before & STICKY) failed = 'others share the folder: give DATA_DIR one of its own';
    else chmodSync(path, wanted);
  } catch (error) {
    failed = error instanceof Error ? error.message : String(error);
  }
  const after = modeOf(path);
  // File systems without rights say the same before and after.
  if (after !== before || failed !== null) {
    onNarrowed({ path, before: before.toString(8), after: after.toString(8), failed });
  }
}

/**
 * Makes a folder that its owner alone can enter (0700), and narrows one that is there. Throws when it cannot be made.
 * @param onNarrowed is told of rights that were taken away, or could not be
 */
export function keepFolderPrivate(folder: string, onNarrowed: (narrowed: Narrowed) => void): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  narrow(folder, 0o700, onNarrowed);
}

/** Narrows a file to its owner (0600) if it is there. Throws when it cannot be looked at. */
export function keepFilePrivate(path: string, onNarrowed: (narrowed: Narrowed) => void): void {
  if (existsSync(path)) narrow(path, 0o600, onNarrowed);
}

/** Makes an empty file that its owner alone can read, unless there is one. */
export function makePrivateFile(path: string): void {
  closeSync(openSync(path, 'a', 0o600));
}
