import { type FieldFunctionOptions, InMemoryCache, type Reference } from '@apollo/client';

/** Objects without an id of which different parts of a screen ask for different fields: the cache merges them. */
const pieces = [
  'CameraConnection',
  'CameraCounts',
  'CameraHealth',
  'Demo',
  'IncidentConversion',
  'IncidentSummary',
  'MalfunctionYear',
  'ProjectSpent',
  'QuickPanel',
  'QuickPanelSwitches',
  'UptimeTrend',
  'VisitSummary',
  'Weather',
];

/** Parts of an entity whose ids are unique only inside that entity. */
const parts = [
  'BoardActivity',
  'BoardAttachment',
  'BoardCheckItem',
  'BoardChecklist',
  'BoardLabel',
  'NoteCheckItem',
];

/** A page as the cache holds it. */
interface StoredPage {
  readonly nodes: readonly Reference[];
  readonly pageInfo: unknown;
}

/** The first page that was asked for anew, with the older rows that had been read on behind its last one. */
export function withOlderPages(
  before: StoredPage | undefined,
  page: StoredPage,
  { readField }: Pick<FieldFunctionOptions, 'readField'>,
): StoredPage {
  const last = page.nodes.at(-1);
  const place =
    last && before
      ? before.nodes.findLastIndex((node) => readField('id', node) === readField('id', last))
      : -1;
  const older = place < 0 ? [] : (before?.nodes.slice(place + 1) ?? []);
  return older.length > 0 && before
    ? { ...page, nodes: [...page.nodes, ...older], pageInfo: before.pageInfo }
    : page;
}

/** The cache normalises entities by type and id; everything else is stored inside its parent. */
export const createCache = (): InMemoryCache =>
  new InMemoryCache({
    typePolicies: Object.fromEntries([
      ...pieces.map((type) => [type, { merge: true }] as const),
      ...parts.map((type) => [type, { keyFields: false }] as const),
      ['Chat', { fields: { messages: { keyArgs: ['first'], merge: withOlderPages } } }] as const,
    ]),
  });
