import { useApolloClient } from '@apollo/client/react';
import { useEffect, useInsertionEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { UploadPurpose } from '~/graphql/types.generated.ts';
import type { SentBlobFragment } from './Uploads.generated.ts';
import { uploadApiOver } from './uploadApi.ts';
import { type SentFile, UploadQueue } from './uploadQueue.ts';

interface UploadOptions {
  /** Default: ATTACHMENT. */
  readonly purpose?: UploadPurpose;
  /** Called with each file that is whole and checked: its id or address is what mutations take. */
  readonly onDone?: (blob: SentBlobFragment) => void;
}

export interface Uploads {
  readonly files: readonly SentFile[];
  /** Something is on its way: whoever saves now would leave it out. */
  readonly busy: boolean;
  /** Begins to send files; those that the API would refuse are listed with the reason. */
  readonly add: (files: Iterable<File>) => void;
  /** Stops a file, or takes it off the list, and what was sent of it off the server. */
  readonly cancel: (key: string) => void;
  /** Takes a file off the list, when the form has it. */
  readonly forget: (key: string) => void;
  /** Tries a failed file again, from where it was. */
  readonly retry: (key: string) => void;
  readonly clear: () => void;
}

/**
 * Sends files to the server: several at once, with progress. After a lost connection they go on by themselves; after a
 * reload when the same file is chosen again. Leaving the screen stops them.
 */
export function useUploads({ purpose = 'ATTACHMENT', onDone }: UploadOptions = {}): Uploads {
  const client = useApolloClient();
  const done = useRef(onDone);
  useInsertionEffect(() => {
    done.current = onDone;
  });
  const [queue] = useState(
    () => new UploadQueue({ api: uploadApiOver(client), purpose, onDone: (blob) => done.current?.(blob) }),
  );
  useEffect(() => () => queue.stop(), [queue]);
  const files = useSyncExternalStore(queue.subscribe, queue.files);
  return {
    files,
    busy: files.some(({ state }) => state === 'WAITING' || state === 'SENDING' || state === 'STALLED'),
    add: (added) => queue.add(added),
    cancel: (key) => queue.cancel(key),
    forget: (key) => queue.forget(key),
    retry: (key) => queue.retry(key),
    clear: () => queue.clear(),
  };
}
