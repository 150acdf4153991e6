import type { EventMessage } from '~/resolvers/events.ts';

/**
 * The messages in their order, in as few lists as can be, none of which is longer than so many bytes as JSON. A message
 * that alone is longer is a list of its own.
 */
export function parcelsOf(messages: readonly EventMessage[], maxBytes: number): EventMessage[][] {
  const parcels: EventMessage[][] = [];
  let left = 0;
  for (const message of messages) {
    const bytes = Buffer.byteLength(JSON.stringify(message)) + 1;
    const last = parcels.at(-1);
    if (last && bytes <= left) last.push(message);
    else parcels.push([message]);
    left = (last && bytes <= left ? left : maxBytes) - bytes;
  }
  return parcels;
}
