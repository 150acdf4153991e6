import type { Context } from '../context.ts';

/**
 * The number of the next incident; it is unique across tabs and servers. Call it inside the transaction that writes the
 * incident.
 */
export async function nextNumber({
  incidents,
  claimNumber,
}: Pick<Context['store'], 'incidents' | 'claimNumber'>): Promise<number> {
  // Not an aggregate, which would count them all.
  const { rows } = await incidents.list({ orderBy: [{ field: 'number', direction: 'desc' }], first: 1 });
  return claimNumber('incidents', (rows[0]?.number ?? 0) + 1);
}
