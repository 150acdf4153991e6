import { useEffect, useState } from 'react';
import { isFilePath } from '~/lib/fileDoor.ts';
import { onSessionChange, readSession } from '../auth/session.ts';

/** A call about bytes of a file was refused; screens read the status as they do of other calls. */
class FileCallError extends Error {
  readonly statusCode: number;
  readonly response: Response;
  constructor(response: Response) {
    super(`The call was answered ${response.status}.`);
    this.statusCode = response.status;
    this.response = response;
  }
}

/** Calls the door for bytes of files, in the name of who is signed in. Server mode and browser mode answer it alike. */
function callDoor(path: string, init: RequestInit): Promise<Response> {
  const token = readSession()?.token;
  return fetch(path, { ...init, headers: token ? { authorization: `Bearer ${token}` } : {} });
}

/**
 * Sends the bytes of an upload that begin at the offset. Resolves to how many have come by now: fewer than were sent when
 * others before them are missing. Rejects when they were refused, or the connection was lost.
 */
export async function sendPart(
  id: string,
  offset: number,
  bytes: Blob,
  signal: AbortSignal,
): Promise<number> {
  const path = `/api/uploads/${id}?offset=${offset}`;
  const response = await callDoor(path, { method: 'PUT', body: bytes, signal });
  if (!response.ok && response.status !== 409) throw new FileCallError(response);
  const { received, error } = (await response.json()) as {
    received?: number;
    error?: { received: number };
  };
  return received ?? error?.received ?? offset;
}

/** Fetches a file from its address (`Blob.url`), whole. */
export async function openFile(address: string): Promise<Blob> {
  const response = await callDoor(address, {});
  if (!response.ok) throw new FileCallError(response);
  return response.blob();
}

interface Held {
  readonly url: Promise<string>;
  users: number;
}

/** Pictures that are shown, or were a moment ago, by their address. */
const held = new Map<string, Held>();
const mostHeld = 100;

async function revoke(address: string): Promise<void> {
  const found = held.get(address);
  held.delete(address);
  const url = await found?.url.catch(() => '');
  if (url) URL.revokeObjectURL(url);
}

// What somebody saw is nothing for whoever comes next.
onSessionChange(() => {
  if (!readSession()) for (const address of [...held.keys()]) void revoke(address);
});

function hold(address: string): Held {
  const found = held.get(address) ?? {
    url: openFile(address).then((blob) => URL.createObjectURL(blob)),
    users: 0,
  };
  // A map is in the order of insertion: the one used last goes to the end.
  held.delete(address);
  held.set(address, found);
  found.users += 1;
  const idle = [...held].filter(([, { users }]) => users === 0);
  for (const [old] of idle.slice(0, Math.max(0, held.size - mostHeld))) void revoke(old);
  return found;
}

/**
 * An address that an `img` can show: of a file of ours, which wants the token of the session, an address of this page once
 * it is fetched, and empty until then or when it cannot be; every other address as it is.
 */
export function useFileAddress(address: string): string {
  const [shown, setShown] = useState<{ readonly address: string; readonly url: string } | null>(null);
  const isOurs = isFilePath(address);
  useEffect(() => {
    if (!isOurs) return;
    let there = true;
    const own = hold(address);
    own.url.then(
      (url) => there && setShown({ address, url }),
      // Asked again by whoever shows it next.
      () => held.delete(address),
    );
    return () => {
      there = false;
      own.users -= 1;
    };
  }, [address, isOurs]);
  if (!isOurs) return address;
  return shown?.address === address ? shown.url : '';
}
