import type { Context } from '../context.ts';

/** The number that the next incident is called by; read inside the transaction that writes it. */
export async function nextNumber({ incidents }: Pick<Context['store'], 'incidents'>): Promise<number> {
  // Not an aggregate, which would count them all.
  const { rows } = await incidents.list({ orderBy: [{ field: 'number', direction: 'desc' }], first: 1 });
  return (rows[0]?.number ?? 0) + 1;
}
