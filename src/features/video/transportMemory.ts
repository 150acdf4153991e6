import type { StreamKind } from '~/graphql/types.generated.ts';
import { readStored, store } from '~/lib/safeStorage.ts';
import type { TransportMemory } from './transport.rules.ts';

const key = 'watchfloor_transports';

const kinds: readonly unknown[] = ['WHEP', 'HLS', 'MJPEG', 'SYNTHETIC'];
const kindIn = (value: unknown): StreamKind | null => (kinds.includes(value) ? (value as StreamKind) : null);

type Kept = Readonly<Record<string, TransportMemory>>;

/** Storage may hold any text: entries that are no known kind are ignored. */
function readAll(): Kept {
  try {
    const found: unknown = JSON.parse(readStored(key) ?? '{}');
    if (typeof found !== 'object' || found === null) return {};
    return Object.fromEntries(
      Object.entries(found as Record<string, Partial<TransportMemory> | null>).map(([id, memory]) => [
        id,
        { preferred: kindIn(memory?.preferred), worked: kindIn(memory?.worked) },
      ]),
    );
  } catch {
    return {};
  }
}

let all: Kept | undefined;

/** What this client remembers of a camera's transports. */
export function transportMemory(cameraId: string): TransportMemory {
  all ??= readAll();
  return all[cameraId] ?? { preferred: null, worked: null };
}

function write(cameraId: string, change: Partial<TransportMemory>): void {
  const before = transportMemory(cameraId);
  const after = { ...before, ...change };
  if (after.preferred === before.preferred && after.worked === before.worked) return;
  all = { ...all, [cameraId]: after };
  store(key, JSON.stringify(all));
}

/** A transport has shown live pictures: the next visit begins with it. Synthetic cameras have no other. */
export function rememberWorked(cameraId: string, kind: StreamKind): void {
  if (kind !== 'SYNTHETIC') write(cameraId, { worked: kind });
}

const listeners = new Set<(cameraId: string) => void>();

/** On this client the camera is tried by this kind first, from now on; null goes back to the order. */
export function preferTransport(cameraId: string, kind: StreamKind | null): void {
  write(cameraId, { preferred: kind });
  for (const listener of listeners) listener(cameraId);
}

/** Told of every preference. Returns how to stop listening. */
export function onPreferred(listener: (cameraId: string) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
