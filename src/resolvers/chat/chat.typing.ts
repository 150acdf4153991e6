import { viewerId } from '../base/owned.ts';
import type { Context } from '../context.ts';
import { otherContact } from './chat.people.ts';
import { TYPING_PAUSE, TYPING_SECONDS } from './chat.rules.ts';

/** Entries that are kept before those that are over are forgotten. */
const MOST = 1_000;

/** When each writer last told each reader, in this process: whatever goes beyond that is not carried on. */
const told = new WeakMap<object, Map<string, number>>();

function isTooSoon({ events, now }: Context, pair: string): boolean {
  const known = told.get(events) ?? new Map<string, number>();
  told.set(events, known);
  if (now - (known.get(pair) ?? Number.NEGATIVE_INFINITY) < TYPING_PAUSE) return true;
  if (known.size >= MOST) {
    for (const [each, at] of known) if (now - at >= TYPING_PAUSE) known.delete(each);
  }
  known.set(pair, now);
  return false;
}

/** Tells the contact that the viewer writes, or has stopped. Returns whether it was told. */
export async function tellTyping(context: Context, contactId: string, typing: boolean): Promise<boolean> {
  const own = viewerId(context);
  const { userId } = await otherContact(context, context.store, contactId);
  if (userId === null || isTooSoon(context, `${own} ${userId} ${typing}`)) return false;
  const seconds = String(typing ? TYPING_SECONDS : 0);
  context.events.publish(context.store, 'chatTyping', { contactId: own, ownerId: userId, seconds });
  return true;
}
