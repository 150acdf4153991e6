import { oneOf } from '../base/filters.ts';
import { bulkIds, readConnection } from '../base/paging.ts';
import { refusals, refuse } from '../base/refusal.rules.ts';
import { momentBounds } from '../base/span.ts';
import type { Context } from '../context.ts';
import type {
  AuditEntryResolvers,
  AuditFilter,
  MutationResolvers,
  QueryResolvers,
} from '../types.generated.ts';
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
  };
}

const Query: Pick<QueryResolvers, 'auditEntries'> = {
  auditEntries: (_, { filter, ...page }, context) =>
    readConnection(
      context.store.auditEntries,
      { where: whereOf(filter, context.now), orderBy: [{ field: 'at', direction: 'desc' }] },
      page,
    ),
};

const AuditEntry: AuditEntryResolvers = { userId: ({ userId }) => userId || null };

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

export const auditResolvers = { Query, Mutation, AuditEntry };
