import type { EventMessage } from '~/resolvers/events.ts';

/**
 * Splits the messages, in their order, into as few lists as possible, none of them longer than so many bytes as JSON. A
 * single message that is longer becomes a list of its own.
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
