import { badInput } from '../errors.ts';
import type { MutationResolvers } from '../types.generated.ts';
import { ATTENTION_LASTS, ATTENTION_LIMIT } from './demo.rules.ts';

/** Writes which incidents a page has open or selected. Where the data are not demo data nothing is written. */
export const attendIncidents: NonNullable<MutationResolvers['attendIncidents']> = async (
  _,
  { input: { page, incidentIds } },
  { store, viewer, now },
) => {
  const ids = [...new Set(incidentIds)];
  if (ids.length > ATTENTION_LIMIT) throw badInput('incidentIds', `Name at most ${ATTENTION_LIMIT} ids.`);
  const until = now + ATTENTION_LASTS;
  if (store.reset) {
    // A page speaks for its own user only.
    const id = `${viewer?.id ?? ''} ${page.slice(0, 64)}`;
    await store.transaction(async ({ incidentAttention }) => {
      const { rows: over } = await incidentAttention.list({ where: { until: { lt: now } } });
      await incidentAttention.remove([id, ...over.map((row) => row.id)]);
      if (ids.length > 0) await incidentAttention.insert([{ id, incidentIds: ids, until }]);
    });
  }
  return { until: ids.length > 0 ? until : null, errors: [] };
};
