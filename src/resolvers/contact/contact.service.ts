import { loadBatched } from '../base/loadBatched.ts';
import { isOwnOf, rowsThat, viewerId } from '../base/owned.ts';
import type { Context } from '../context.ts';
import type { ContactGroupRow, ContactUseRow } from './contact.rows.ts';
import { dayOf, FREQUENT_FROM, USE_LASTS, whomUsesName } from './contact.rules.ts';

type Store = Context['store'];

/**
 * Counts that the viewer has written to somebody, once each: `emailKeyOf` an address, or `chatKeyOf` somebody of the chat
 * without one. For the domains that send. What does not count any more is forgotten.
 */
export async function recordContactUse(context: Context, tx: Store, whom: readonly string[]): Promise<void> {
  const ownerId = viewerId(context);
  const day = dayOf(context.now);
  const rows = [...new Set(whom)]
    .filter(Boolean)
    .map((who): ContactUseRow => ({ id: `${ownerId} ${day} ${who}`, ownerId, who, day, count: 1 }));
  const there = await tx.contactUses.getMany(rows.map(({ id }) => id));
  const fresh: ContactUseRow[] = [];
  for (const [index, row] of rows.entries()) {
    const before = there[index];
    if (before) await tx.contactUses.update(row.id, { count: before.count + 1 });
    else fresh.push(row);
  }
  await tx.contactUses.insert(fresh);
  const old = await tx.contactUses.list({ where: { ownerId, day: { lt: dayOf(context.now - USE_LASTS) } } });
  await tx.contactUses.remove(old.rows.map(({ id }) => id));
}

/** Ids of the contacts that the viewer writes to often; the names of uses are read once an operation. */
export async function writtenIds(context: Context): Promise<ReadonlySet<string>> {
  const found = await loadBatched<ReadonlySet<string>>(context, 'contact:written', '', async () => {
    const groups = await context.store.contactUses.aggregate({
      where: { ownerId: viewerId(context), day: { gte: dayOf(context.now - USE_LASTS) } },
      by: ['who'],
      sum: ['count'],
    });
    const names = groups.filter(({ sum }) => (sum.count ?? 0) >= FREQUENT_FROM).map(({ key }) => key.who);
    const { ids, emailKeys } = whomUsesName(names);
    const { rows } =
      emailKeys.length > 0
        ? await context.store.contacts.list({ where: { emailKey: { in: emailKeys } } })
        : { rows: [] };
    return new Map([['', new Set([...ids, ...rows.map(({ id }) => id)])]]);
  });
  return found ?? new Set();
}

/** A new group of the viewer's. */
export const groupOf = (context: Context, name: string): ContactGroupRow => ({
  id: context.newId(),
  ownerId: viewerId(context),
  name: name.trim(),
  createdAt: context.now,
});

/** Puts new contacts into groups of the viewer's. NOT_FOUND when there is no such group, or it is another's. */
export async function joinGroups(
  context: Context,
  tx: Store,
  joining: readonly { readonly contactId: string; readonly groupIds: readonly string[] }[],
): Promise<void> {
  const wanted = [...new Set(joining.flatMap(({ groupIds }) => groupIds))];
  if (wanted.length === 0) return;
  await rowsThat(tx.contactGroups, wanted, 'Group', isOwnOf(context));
  const ownerId = viewerId(context);
  await tx.contactMemberships.insert(
    joining.flatMap(({ contactId, groupIds }) =>
      [...new Set(groupIds)].map((groupId) => ({ id: context.newId(), ownerId, groupId, contactId })),
    ),
  );
}
