import type { UploadPurpose } from '~/graphql/types.generated.ts';
import { MOST_SENT, PART_BYTES } from '~/lib/fileDoor.ts';
import { beginErrors, plainFileName } from '~/resolvers/blob/blob.rules.ts';
import { isConnectionLost } from '~/shell/messages/errorText.ts';
import type { Refusal } from '~/shell/messages/refusal.ts';
import type { SentBlobFragment } from './Uploads.generated.ts';

/** WAITING for its turn; SENDING; STALLED: it tries again by itself; FAILED until somebody tries again; REFUSED; DONE. */
export type SendingState = 'WAITING' | 'SENDING' | 'STALLED' | 'FAILED' | 'REFUSED' | 'DONE';

/** A file on its way, as a list shows it. */
export interface SentFile {
  readonly key: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
  /** Bytes that have come. */
  readonly sent: number;
  readonly state: SendingState;
  /** Why it was refused. */
  readonly refusals: readonly Refusal[];
  /** Why it failed. */
  readonly error: unknown;
  /** What mutations take, once it is done. */
  readonly blob: SentBlobFragment | null;
}

/** What the queue asks of the API. */
export interface UploadApi {
  begin(
    file: Pick<SentFile, 'name' | 'type' | 'size'> & { purpose: UploadPurpose; fingerprint: string },
  ): Promise<{ upload: { id: string; received: number } | null; errors: readonly Refusal[] }>;
  /** How far an upload is. Rejects when it is unknown. */
  received(id: string): Promise<number>;
  send(id: string, offset: number, bytes: Blob, signal: AbortSignal): Promise<number>;
  finish(id: string): Promise<{ blob: SentBlobFragment | null; errors: readonly Refusal[] }>;
  cancel(id: string): Promise<unknown>;
}

interface QueueOptions {
  readonly api: UploadApi;
  readonly purpose: UploadPurpose;
  readonly onDone?: ((blob: SentBlobFragment) => void) | undefined;
  /** Resolves after so many milliseconds, or earlier when the network is back. */
  readonly wait?: (milliseconds: number) => Promise<void>;
}

interface Task {
  readonly file: File;
  readonly abort: AbortController;
  uploadId: string | null;
}

/** So many files are sent at the same time. */
const AT_ONCE = 2;
/** How long to wait before each new try, in milliseconds. When none of them brings anything on, somebody has to say so. */
const PAUSES = [1_000, 2_000, 4_000, 8_000, 15_000];

const waitOrOnline = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    addEventListener('online', end);
  });

/** Large files go in larger pieces: fewer answers to wait for. */
const pieceOf = (size: number): number => (size > 4 * MOST_SENT ? MOST_SENT : PART_BYTES);

const mayPass = (error: unknown): boolean => {
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return isConnectionLost(error) || (typeof status === 'number' && (status >= 500 || status === 429));
};

/** Tells a file from others of the same account, so that an upload is gone on with when it is chosen again. */
const fingerprintOf = ({ name, size, lastModified }: File): string =>
  `${plainFileName(name).slice(0, 200)}|${size}|${lastModified}`;

/** Sends files, two at a time, and says how far they are. What was lost with the connection is taken up where it was. */
export class UploadQueue {
  #files: readonly SentFile[] = [];
  readonly #tasks = new Map<string, Task>();
  readonly #listeners = new Set<() => void>();
  readonly #options: QueueOptions;
  #last = 0;

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  readonly files = (): readonly SentFile[] => this.#files;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  add(files: Iterable<File>): void {
    const { purpose } = this.#options;
    for (const file of files) {
      this.#last += 1;
      const key = `file-${this.#last}`;
      const { type, size } = file;
      const name = plainFileName(file.name);
      // The API refuses by the same rules: nothing has to be sent to hear it.
      const refusals = beginErrors({ name, type, size, purpose });
      const state = refusals.length > 0 ? 'REFUSED' : 'WAITING';
      this.#tasks.set(key, { file, abort: new AbortController(), uploadId: null });
      this.#set([
        ...this.#files,
        { key, name, type, size, sent: 0, state, refusals, error: null, blob: null },
      ]);
    }
    this.#next();
  }

  /** Tries a failed file again, from where it was. */
  retry(key: string): void {
    if (this.#file(key)?.state !== 'FAILED') return;
    const task = this.#tasks.get(key);
    if (task) this.#tasks.set(key, { ...task, abort: new AbortController() });
    this.#change(key, { state: 'WAITING', error: null });
    this.#next();
  }

  /** Takes a file off the list, and what was sent of it from the server. */
  cancel(key: string): void {
    const task = this.#tasks.get(key);
    const done = this.#file(key)?.state === 'DONE';
    this.forget(key);
    // What cannot be taken away now is swept a day later; what something refers to stays with it.
    if (task?.uploadId && !done) void this.#options.api.cancel(task.uploadId).catch(() => undefined);
  }

  /** Takes a file off the list; what was sent of it stays. */
  forget(key: string): void {
    this.#tasks.get(key)?.abort.abort();
    this.#tasks.delete(key);
    this.#set(this.#files.filter((file) => file.key !== key));
    this.#next();
  }

  /** Empties the list, when what it was for has been saved. */
  clear(): void {
    for (const { key } of this.#files) this.forget(key);
  }

  /** Sends nothing more; what was sent stays, and is gone on with when the same file is chosen again. */
  stop(): void {
    for (const { abort } of this.#tasks.values()) abort.abort();
  }

  #file(key: string): SentFile | undefined {
    return this.#files.find((file) => file.key === key);
  }

  #set(files: readonly SentFile[]): void {
    this.#files = files;
    for (const listener of this.#listeners) listener();
  }

  #change(key: string, change: Partial<SentFile>): void {
    this.#set(this.#files.map((file) => (file.key === key ? { ...file, ...change } : file)));
  }

  #next(): void {
    const active = this.#files.filter(({ state }) => state === 'SENDING' || state === 'STALLED').length;
    const next = this.#files
      .filter(({ state }) => state === 'WAITING')
      .slice(0, Math.max(0, AT_ONCE - active));
    for (const { key } of next) void this.#run(key);
  }

  async #run(key: string): Promise<void> {
    const task = this.#tasks.get(key);
    if (!task) return;
    this.#change(key, { state: 'SENDING' });
    try {
      await this.#untilDone(key, task);
    } catch (error) {
      if (!task.abort.signal.aborted) this.#change(key, { state: 'FAILED', error });
    }
    this.#next();
  }

  /** Goes on after each failure that may pass, until several in a row have brought nothing. */
  async #untilDone(key: string, task: Task): Promise<void> {
    const { wait = waitOrOnline } = this.#options;
    for (let tries = 0; ; tries += 1) {
      const before = this.#file(key)?.sent ?? 0;
      try {
        await this.#send(key, task);
        return;
      } catch (error) {
        if (task.abort.signal.aborted || !mayPass(error)) throw error;
        if ((this.#file(key)?.sent ?? 0) > before) tries = 0;
        const pause = PAUSES[tries];
        if (pause === undefined) throw error;
        this.#change(key, { state: 'STALLED', error });
        await wait(pause);
        if (task.abort.signal.aborted) throw error;
        this.#change(key, { state: 'SENDING', error: null });
      }
    }
  }

  /** The upload that was begun for the file, and how far it is; null when the API refuses it. */
  async #begin(key: string, task: Task): Promise<{ id: string; received: number } | null> {
    const { api, purpose } = this.#options;
    if (task.uploadId !== null) return { id: task.uploadId, received: await api.received(task.uploadId) };
    const { file } = task;
    const { name = '', type = '', size = 0 } = this.#file(key) ?? {};
    const { upload, errors } = await api.begin({
      name,
      type,
      size,
      purpose,
      fingerprint: fingerprintOf(file),
    });
    if (!upload) this.#change(key, { state: 'REFUSED', refusals: errors });
    task.uploadId = upload?.id ?? null;
    return upload;
  }

  async #send(key: string, task: Task): Promise<void> {
    const { api, onDone } = this.#options;
    const begun = await this.#begin(key, task);
    if (!begun) return;
    const { file, abort } = task;
    let at = begun.received;
    while (at < file.size) {
      this.#change(key, { sent: at });
      abort.signal.throwIfAborted();
      at = await api.send(begun.id, at, file.slice(at, at + pieceOf(file.size)), abort.signal);
    }
    this.#change(key, { sent: at });
    const { blob, errors } = await api.finish(begun.id);
    if (abort.signal.aborted) return;
    if (!blob) this.#change(key, { state: 'REFUSED', refusals: errors });
    else {
      this.#change(key, { state: 'DONE', blob });
      onDone?.(blob);
    }
  }
}
