import type { OrderBy } from '~/store/port.ts';
import { oneOf } from '../base/filters.ts';
import { countBelongingTo, rowsBelongingTo } from '../base/loadBatched.ts';
import {
  bulkIds,
  type Connection,
  checkFirst,
  connectionOf,
  readConnection,
  refuseCursor,
} from '../base/paging.ts';
import { refusals, refuse } from '../base/refusal.rules.ts';
import { momentBounds } from '../base/span.ts';
import type { Context } from '../context.ts';
import type {
  AuditEntryResolvers,
  AuditFilter,
  AuditLineResolvers,
  MutationResolvers,
  QueryResolvers,
} from '../types.generated.ts';
import type { AuditEntryRow } from './audit.rows.ts';
import { recordAudit, VIEW_ONCE_IN } from './audit.rules.ts';

const contains = (text: string | null | undefined) => (text?.trim() ? { contains: text.trim() } : undefined);

/** Longest detail of an export, in characters. */
const DETAIL_LIMIT = 500;

function whereOf(filter: AuditFilter | null | undefined, now: number) {
  return {
    action: oneOf(filter?.actions),
    subject: oneOf(filter?.subjects),
    subjectId: filter?.subjectId ?? undefined,
    userId: filter?.userId || undefined,
    userName: contains(filter?.user),
    subjectName: contains(filter?.search),
    at: momentBounds(filter?.at, null, now, 'UTC'),
    lineId: filter?.lineId ?? undefined,
  };
}

const newestFirst = [{ field: 'at', direction: 'desc' }] as const satisfies readonly OrderBy<AuditEntryRow>[];
const inTheirOrder = [
  { field: 'place', direction: 'asc' },
] as const satisfies readonly OrderBy<AuditEntryRow>[];

/** Lines of which some entry fulfils what the entries of a line differ in: each by the last that does. */
async function linesWith(
  { store, now }: Context,
  filter: AuditFilter,
  { first, after }: { readonly first: number; readonly after?: string | null },
): Promise<Connection<AuditEntryRow>> {
  checkFirst(first);
  const { auditEntries } = store;
  const where = whereOf(filter, now);
  const asked = { where, orderBy: newestFirst, first, distinctOn: 'lineId' } as const;
  const { rows, cursors, hasNext } = await auditEntries
    .list(after ? { ...asked, after } : asked)
    .catch(refuseCursor);
  const begins = await auditEntries.getMany(rows.map(({ lineId }) => lineId));
  return connectionOf(
    {
      rows: begins.filter((row) => row !== undefined),
      cursors,
      hasNextPage: hasNext,
      hasPreviousPage: Boolean(after),
    },
    async () => {
      const [all] = await auditEntries.aggregate({ where, countDistinct: 'lineId' });
      return all?.distinct ?? 0;
    },
  );
}

const Query: Pick<QueryResolvers, 'auditEntries' | 'auditLines'> = {
  auditEntries: (_, { filter, ...page }, { store, now }) =>
    readConnection(
      store.auditEntries,
      { where: whereOf(filter, now), orderBy: filter?.lineId ? inTheirOrder : newestFirst },
      page,
    ),
  auditLines: (_, { filter, ...page }, context) =>
    filter?.subjectId || filter?.search?.trim()
      ? linesWith(context, filter, page)
      : readConnection(
          context.store.auditEntries,
          { where: { ...whereOf(filter, context.now), place: 0 }, orderBy: newestFirst },
          page,
        ),
};

const AuditEntry: AuditEntryResolvers = { userId: ({ userId }) => userId || null };

/** So many entries of a line are named where it is told. */
const NAMED = 3;

const AuditLine: AuditLineResolvers = {
  userId: ({ userId }) => userId || null,
  count: ({ lineId }, _, context) => countBelongingTo(context, 'auditEntries', lineId, { field: 'lineId' }),
  firstEntries: ({ lineId }, _, context) =>
    rowsBelongingTo(
      context,
      'auditEntries',
      lineId,
      { field: 'lineId', where: { place: { lt: NAMED } } },
      inTheirOrder,
    ),
};

/** The cameras whose view by this viewer has not been recorded recently. */
async function notSeenLately(store: Context['store'], context: Context, ids: readonly string[]) {
  const { rows } = await store.auditEntries.list({
    where: {
      userId: context.viewer?.id ?? '',
      action: 'VIEW',
      subjectId: { in: ids },
      at: { gt: context.now - VIEW_ONCE_IN },
    },
  });
  const seen = new Set(rows.map(({ subjectId }) => subjectId));
  return ids.filter((id) => !seen.has(id));
}

const Mutation: Pick<MutationResolvers, 'recordCameraViews' | 'recordExport'> = {
  async recordCameraViews(_, { input: { cameraIds } }, context) {
    const wanted = bulkIds(cameraIds);
    const entries = await context.store.transaction(async (tx) => {
      const cameras = await tx.cameras.getMany(await notSeenLately(tx, context, wanted));
      const views = cameras.flatMap((camera) =>
        camera
          ? [{ action: 'VIEW', subject: 'CAMERA', subjectId: camera.id, subjectName: camera.name } as const]
          : [],
      );
      return recordAudit(tx, context, ...views);
    });
    return { recorded: entries.length, errors: [] };
  },

  async recordExport(_, { input: { subject, count, detail } }, context) {
    const errors = refusals(
      count < 0 && refuse('count', 'TOO_SMALL', { least: 0 }),
      detail.length > DETAIL_LIMIT && refuse('detail', 'TOO_LONG', { most: DETAIL_LIMIT }),
    );
    if (errors.length > 0) return { recorded: false, errors };
    const done = { action: 'EXPORT', subject, subjectId: null, subjectName: '' } as const;
    await context.store.transaction((tx) =>
      recordAudit(tx, context, { ...done, detail: `${count} · ${detail}` }),
    );
    return { recorded: true, errors };
  },
};

export const auditResolvers = { Query, Mutation, AuditEntry, AuditLine };
