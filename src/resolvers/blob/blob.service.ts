import type { FieldErrorRow } from '../base/refusal.rows.ts';
import { refusals, refuse } from '../base/refusal.rules.ts';
import type { Context, Viewer } from '../context.ts';
import type { BlobRow, BlobUseRow } from './blob.rows.ts';
import { blobIdOf, isPicture, pictureNames } from './blob.rules.ts';

type Store = Context['store'];

/** What refers to blobs, and who sees it. */
export interface Referring {
  readonly table: 'mails' | 'notes' | 'contacts';
  readonly id: string;
  /** The account that sees the thing; null where everybody who is signed in does. */
  readonly viewerId: string | null;
}

const thingOf = ({ table, id }: Referring): string => `${table}:${id}`;

/**
 * The whole blobs among these that the viewer may download, by id: their own, and those of things that they see. The one
 * rule of access.
 */
export async function readableBlobs(
  store: Pick<Store, 'blobs' | 'blobUses'>,
  viewer: Viewer | null,
  ids: readonly string[],
): Promise<ReadonlyMap<string, BlobRow>> {
  if (!viewer || ids.length === 0) return new Map();
  const found = (await store.blobs.getMany([...new Set(ids)])).filter((row) => row?.state === 'WHOLE');
  const others = found.flatMap((row) => (row && row.ownerId !== viewer.id ? [row.id] : []));
  const seen = new Set<string>();
  if (others.length > 0) {
    const { rows } = await store.blobUses.list({
      where: { blobId: { in: others }, viewerId: { in: [viewer.id, null] } },
    });
    for (const { blobId } of rows) seen.add(blobId);
  }
  return new Map(
    found.flatMap((row) => (row && (row.ownerId === viewer.id || seen.has(row.id)) ? [[row.id, row]] : [])),
  );
}

/** The ids of blobs among addresses. */
const idsAmong = (addresses: readonly string[]): string[] =>
  addresses.flatMap((address) => blobIdOf(address) ?? []);

/**
 * Why addresses of a form are refused that name blobs: the viewer must be able to see each. Other addresses are passed over.
 * @param pictures they are to be shown, so each must be a picture
 */
export async function blobErrors(
  context: Pick<Context, 'store' | 'viewer'>,
  field: string,
  addresses: readonly string[],
  { pictures = false } = {},
): Promise<FieldErrorRow[]> {
  const ids = idsAmong(addresses);
  const found = await readableBlobs(context.store, context.viewer, ids);
  return refusals(
    ids.some((id) => !found.has(id)) && refuse(field, 'NOT_FOUND'),
    pictures &&
      [...found.values()].some(({ type }) => !isPicture(type)) &&
      refuse(field, 'NOT_PICTURE', { allowed: pictureNames }),
  );
}

/** Writes down of blobs that lost a reference since when nothing refers to them. */
async function loosen(tx: Store, blobIds: readonly string[], now: number): Promise<void> {
  const ids = [...new Set(blobIds)];
  if (ids.length === 0) return;
  const { rows } = await tx.blobUses.list({ where: { blobId: { in: ids } }, distinctOn: 'blobId' });
  const held = new Set(rows.map(({ blobId }) => blobId));
  for (const id of ids.filter((each) => !held.has(each))) await tx.blobs.update(id, { looseSince: now });
}

async function insertReferences(tx: Store, things: readonly Referring[], blobIds: readonly string[]) {
  await tx.blobUses.insert(
    things.flatMap((thing) =>
      blobIds.map((blobId): BlobUseRow => {
        const name = thingOf(thing);
        return { id: `${name}:${blobId}`, blobId, thing: name, viewerId: thing.viewerId };
      }),
    ),
  );
  for (const id of blobIds) await tx.blobs.update(id, { looseSince: null });
}

/** Like `referTo`, for new things that all refer to the same: the copies of a mail. */
export const referAll = (
  tx: Store,
  things: readonly Referring[],
  addresses: readonly string[],
): Promise<void> =>
  things.length === 0 ? Promise.resolve() : insertReferences(tx, things, [...new Set(idsAmong(addresses))]);

/**
 * Makes the thing refer to the blobs among these addresses and to no other, inside the transaction that writes it. That
 * keeps them from being swept, and lets whoever sees the thing download them: ask `blobErrors` before.
 */
export async function referTo(
  tx: Store,
  now: number,
  thing: Referring,
  addresses: readonly string[],
): Promise<void> {
  const wanted = new Set(idsAmong(addresses));
  const { rows: before } = await tx.blobUses.list({ where: { thing: thingOf(thing) } });
  const dropped = before.filter(({ blobId }) => !wanted.has(blobId));
  const there = new Set(before.map(({ blobId }) => blobId));
  const added = [...wanted].filter((id) => !there.has(id));
  await tx.blobUses.remove(dropped.map(({ id }) => id));
  await insertReferences(tx, [thing], added);
  await loosen(
    tx,
    dropped.map(({ blobId }) => blobId),
    now,
  );
}

/**
 * The things, each as its table and id ("mails:abc"), are gone for good: what only they referred to is swept a day later.
 * Inside the transaction that forgets them.
 */
export async function releaseBlobs(tx: Store, now: number, things: readonly string[]): Promise<void> {
  const { rows } = await tx.blobUses.list({ where: { thing: { in: things } } });
  await tx.blobUses.remove(rows.map(({ id }) => id));
  await loosen(
    tx,
    rows.map(({ blobId }) => blobId),
    now,
  );
}

/**
 * Removes blobs to which nothing refers: first their rows say so, for nobody may begin to refer to them; then their bytes
 * go, then their rows. What is interrupted is taken up by the next sweep. Not inside a transaction. Returns how many went.
 */
export async function removeBlobs(
  { store, blobs }: Pick<Context, 'store' | 'blobs'>,
  ids: readonly string[],
): Promise<number> {
  const gone = await store.transaction(async (tx) => {
    const rows = (await tx.blobs.getMany(ids)).filter((row) => row && row.looseSince !== null);
    for (const row of rows) if (row) await tx.blobs.update(row.id, { state: 'GONE' });
    return rows.flatMap((row) => (row ? [row.id] : []));
  });
  if (gone.length === 0) return 0;
  await blobs.remove(gone);
  return store.blobs.remove(gone);
}
