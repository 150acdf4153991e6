import type { ApolloClient } from '@apollo/client';
import { chunksOf } from '~/lib/chunksOf.ts';
import { groupBy } from '~/lib/groupBy.ts';
import type { ExportWork } from '~/shell/ui/exports/useFileExport.ts';
import { type EvidenceItemFragment, IncidentEvidenceDocument } from '../evidence/EvidenceList.generated.ts';
import type { IncidentDeskQueryVariables } from '../list/IncidentDesk.generated.ts';
import { IncidentExportDocument, type IncidentExportQuery } from './IncidentExport.generated.ts';

export type ExportRow = IncidentExportQuery['incidents']['nodes'][number];

/** Everything that the filter finds, page by page past the cache; throws the signal's reason when it is aborted. */
export async function readAll(
  client: ApolloClient,
  variables: IncidentDeskQueryVariables,
  { signal, onProgress }: ExportWork,
): Promise<ExportRow[]> {
  const rows = new Map<string, ExportRow>();
  const pageAfter = (cursor: string | null) =>
    client.query({
      query: IncidentExportDocument,
      variables: { ...variables, after: cursor },
      fetchPolicy: 'no-cache',
    });
  let after: string | null = null;
  do {
    const { data } = await pageAfter(after);
    signal.throwIfAborted();
    if (!data) throw new Error('The answer to the export is empty.');
    for (const row of data.incidents.nodes) rows.set(row.id, row);
    onProgress({ done: rows.size, total: data.incidents.totalCount });
    after = data.incidents.pageInfo.hasNextPage ? data.incidents.pageInfo.endCursor : null;
  } while (after !== null);
  return [...rows.values()];
}

/** Incidents whose pictures are asked for in one call: twelve of 64 kB each are the most that one keeps. */
const AT_ONCE = 20;

/** What is kept with the incidents, by their ids. */
export async function readEvidence(
  client: ApolloClient,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, readonly EvidenceItemFragment[]>> {
  const items: EvidenceItemFragment[] = [];
  for (const incidentIds of chunksOf(ids, AT_ONCE)) {
    const { data } = await client.query({
      query: IncidentEvidenceDocument,
      variables: { incidentIds },
      fetchPolicy: 'no-cache',
    });
    signal.throwIfAborted();
    items.push(...(data?.incidentEvidence ?? []));
  }
  return groupBy(items, ({ incident }) => incident.id);
}
