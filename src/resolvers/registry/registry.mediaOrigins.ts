import { recordAudit } from '../audit/audit.rules.ts';
import { storedRow } from '../base/loadBatched.ts';
import { refuse } from '../base/refusal.rules.ts';
import type { Context } from '../context.ts';
import { conflict } from '../errors.ts';
import type { MediaOriginResolvers, MutationResolvers, QueryResolvers } from '../types.generated.ts';
import { MAX_MEDIA_ORIGINS, originErrors, originOf } from './mediaOrigins.rules.ts';
import type { MediaOriginRow } from './registry.rows.ts';

/** Origins for the policy of a page. What somebody wrote into the store by another way and is no origin is left out. */
export const allowedMediaOrigins = async (store: Pick<Context['store'], 'mediaOrigins'>): Promise<string[]> =>
  (await allowedOrigins(store)).map(({ origin }) => origin).filter((origin) => originOf(origin) === origin);

const allowedOrigins = async ({ mediaOrigins }: Pick<Context['store'], 'mediaOrigins'>) =>
  (await mediaOrigins.list({ orderBy: [{ field: 'addedAt', direction: 'asc' }] })).rows;

const Query: Pick<QueryResolvers, 'mediaPolicy'> = {
  mediaPolicy: async (_, __, { store, mediaPolicy }) => ({
    changeable: mediaPolicy.changeable,
    fixed: [...mediaPolicy.fixed],
    allowed: [...(await allowedOrigins(store))],
  }),
};

const MediaOrigin: MediaOriginResolvers = {
  addedBy: ({ addedByName }) => addedByName,
};

const auditOf = ({ id, origin }: MediaOriginRow) =>
  ({ subject: 'MEDIA_ORIGIN', subjectId: id, subjectName: origin }) as const;

function refuseInFiles({ mediaPolicy }: Context): void {
  if (!mediaPolicy.changeable)
    throw conflict(
      'The policy of these pages comes with their files: set MEDIA_ORIGINS where they are served.',
    );
}

const Mutation: Pick<MutationResolvers, 'allowMediaOrigin' | 'removeMediaOrigin'> = {
  async allowMediaOrigin(_, { input }, context) {
    refuseInFiles(context);
    const errors = originErrors(input.origin);
    const origin = originOf(input.origin.trim());
    if (errors.length > 0 || origin === null) return { origin: null, errors };
    return context.store.transaction(async (tx) => {
      const allowed = await allowedOrigins(tx);
      const known = allowed.find((row) => row.origin === origin);
      if (known) return { origin: known, errors: [] };
      if (allowed.length >= MAX_MEDIA_ORIGINS) {
        const full = refuse('origin', 'LIMIT_REACHED', { most: MAX_MEDIA_ORIGINS, of: 'origins' });
        return { origin: null, errors: [full] };
      }
      const user = context.viewer ? await tx.users.get(context.viewer.id) : undefined;
      const row: MediaOriginRow = {
        id: context.newId(),
        origin,
        addedAt: context.now,
        addedByName: user?.displayName ?? '',
      };
      await tx.mediaOrigins.insert([row]);
      await recordAudit(tx, context, { action: 'CREATE', ...auditOf(row) });
      return { origin: row, errors: [] };
    });
  },

  async removeMediaOrigin(_, { input: { id } }, context) {
    refuseInFiles(context);
    return context.store.transaction(async (tx) => {
      const row = await storedRow(tx.mediaOrigins, id, 'Media origin');
      await tx.mediaOrigins.remove([id]);
      await recordAudit(tx, context, { action: 'REMOVE', ...auditOf(row) });
      return { id, errors: [] };
    });
  },
};

export const registryMediaOrigins = { Query, Mutation, MediaOrigin };
