import type { StreamKind, StreamRole } from '~/graphql/types.generated.ts';
import type { CsvLine } from '~/lib/csv.ts';
import type { FieldErrorRow } from '../base/refusal.rows.ts';
import { refuse } from '../base/refusal.rules.ts';
import type { CameraRow, CameraStreamRow } from '../camera/camera.rows.ts';
import type { SiteRow } from '../site/site.rows.ts';
import { siteErrors } from '../site/site.rules.ts';
import {
  type CameraDraft,
  cameraErrors,
  DEFAULT_PRIORITY,
  normaliseTags,
  type PlannedStream,
  placeErrors,
  plannedStream,
  type StreamDraft,
  streamsErrors,
} from './registry.rules.ts';
import { addressText, parseStreamUrl, schemesOf } from './streamUrl.rules.ts';

export const MAX_LINES = 1_000;
/** Bytes of a file as it is sent: a call has 100 kB at most. */
export const MAX_BYTES = 90_000;

/** The columns of a file, as its heads are spelt. */
export const importColumns = [
  'id',
  'name',
  'model',
  'site',
  'group',
  'tags',
  'priority',
  'latitude',
  'longitude',
  'mainKind',
  'mainAddress',
  'subKind',
  'subAddress',
] as const;

export type ImportColumn = (typeof importColumns)[number];

/** What the file's heads mean, or why they are refused. */
export function readHeads(cells: readonly string[]): {
  readonly columns: readonly ImportColumn[];
  readonly errors: readonly FieldErrorRow[];
} {
  const heads = cells.map((cell) => cell.trim());
  const known = heads.map((head) =>
    importColumns.find((column) => column.toLowerCase() === head.toLowerCase()),
  );
  const columns = known.flatMap((column) => column ?? []);
  const errors = heads.flatMap((head, index) => {
    const column = known[index];
    if (!column) return [refuse(head.slice(0, 40), 'UNKNOWN_COLUMN')];
    return known.indexOf(column) < index ? [refuse(column, 'DUPLICATE')] : [];
  });
  const keyed = columns.includes('id') || (columns.includes('name') && columns.includes('site'));
  return {
    columns,
    errors:
      errors.length > 0 || keyed
        ? errors
        : [refuse('name', 'MISSING_COLUMN', { columns: 'id, name + site' })],
  };
}

/** What is in the registry when a file is read. */
export interface Registry {
  readonly cameras: readonly CameraRow[];
  readonly sites: readonly SiteRow[];
}

/** A site that the file names and that does not exist. */
export interface MissingSite {
  readonly name: string;
  /** How many lines name it. */
  readonly lines: number;
  /** Of the first of its cameras that has a place; null when none has. */
  readonly place: { readonly lat: number; readonly lng: number } | null;
}

const cellsOf = (columns: readonly ImportColumn[], values: readonly string[]): Cells =>
  Object.fromEntries(columns.map((column, index) => [column, values[index] ?? '']));

const placeOf = ({ latitude = '', longitude = '' }: Cells): MissingSite['place'] => {
  const [lat, lng] = [numberOf(latitude), numberOf(longitude)];
  return placeErrors(lat, lng).length === 0 ? { lat, lng } : null;
};

/** The sites that the lines name and that do not exist, in their order. A name that cannot be one stays refused. */
export function missingSites(
  lines: readonly CsvLine[],
  columns: readonly ImportColumn[],
  sites: readonly SiteRow[],
): MissingSite[] {
  const known = new Set(sites.flatMap(({ id, name }) => [id.toLowerCase(), name.toLowerCase()]));
  const missing = new Map<string, MissingSite>();
  for (const { cells: values } of lines) {
    const cells = cellsOf(columns, values);
    const name = cells.site?.trim() ?? '';
    if (known.has(name.toLowerCase()) || siteErrors({ name, address: '', lat: 0, lng: 0 }).length > 0)
      continue;
    const before = missing.get(name.toLowerCase()) ?? { name, lines: 0, place: null };
    missing.set(name.toLowerCase(), {
      ...before,
      lines: before.lines + 1,
      place: before.place ?? placeOf(cells),
    });
  }
  return [...missing.values()];
}

export interface ReadLine {
  readonly line: number;
  readonly name: string;
  readonly before: CameraRow | null;
  /** The camera to be written; null when the line is refused. */
  readonly after: (CameraDraft & { readonly streams: readonly PlannedStream[] }) | null;
  readonly errors: readonly FieldErrorRow[];
}

type Cells = Partial<Record<ImportColumn, string>>;

const columnOf: Readonly<Record<string, ImportColumn>> = {
  siteId: 'site',
  lat: 'latitude',
  lng: 'longitude',
  'streams.0.kind': 'mainKind',
  'streams.1.kind': 'subKind',
};

/** The column that a field of the rules is read from. */
export const asColumn = ({ field, ...why }: FieldErrorRow): FieldErrorRow => {
  const column = columnOf[field] ?? (field.startsWith('streams.1') ? 'subAddress' : undefined);
  return { field: column ?? (field.startsWith('streams') ? 'mainAddress' : field), ...why };
};

const numberOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text.replace(',', '.')));

const sizes = {
  MAIN: { width: 1920, height: 1080, framesPerSecond: 25, name: 'Main' },
  SUB: { width: 640, height: 360, framesPerSecond: 12, name: 'Sub' },
} as const;

const isKind = (text: string): text is StreamKind => text in schemesOf;

const synthetic: Pick<StreamDraft, 'scheme' | 'host' | 'port' | 'path' | 'credentials'> = {
  scheme: null,
  host: null,
  port: null,
  path: null,
  credentials: undefined,
};

/**
 * The stream of a role according to the line; the stored one when the line says nothing, null when it says that there
 * is none.
 */
function streamOf(
  cells: Cells,
  role: StreamRole,
  kept: CameraStreamRow | undefined,
): { readonly draft: StreamDraft | null } | { readonly error: FieldErrorRow } {
  const [kindColumn, addressColumn] =
    role === 'MAIN' ? (['mainKind', 'mainAddress'] as const) : (['subKind', 'subAddress'] as const);
  const typed = cells[kindColumn]?.trim().toUpperCase() ?? kept?.kind ?? '';
  const address = cells[addressColumn]?.trim() ?? addressText(kept?.address ?? null);
  if (typed === '' && address === '') return { draft: null };
  if (typed === '') return { error: refuse(addressColumn, 'NEEDS_OTHER', { other: kindColumn }) };
  if (!isKind(typed))
    return { error: refuse(kindColumn, 'NOT_ONE_OF', { allowed: Object.keys(schemesOf).join(', ') }) };
  const { width, height, framesPerSecond, name } = kept ?? sizes[role];
  const own = { name, kind: typed, role, width, height, framesPerSecond };
  if (typed === 'SYNTHETIC' && address === '') return { draft: { ...own, ...synthetic } };
  const parsed = parseStreamUrl(address);
  if ('fault' in parsed)
    return { error: refuse(addressColumn, 'INVALID_FORMAT', { example: 'rtsp://192.168.1.20:554/live' }) };
  return { draft: { ...own, ...parsed.address, credentials: parsed.credentials ?? undefined } };
}

function siteOf(
  { site }: Cells,
  before: CameraRow | null,
  { sites }: Registry,
): { id: string } | { error: 'NOT_FOUND' | 'AMBIGUOUS' } {
  if (site === undefined) return { id: before?.siteId ?? '' };
  const named = sites.filter(({ id, name }) => id === site.trim() || name === site.trim());
  const [first] = named;
  if (!first) return { error: 'NOT_FOUND' };
  return named.length > 1 ? { error: 'AMBIGUOUS' } : { id: first.id };
}

/** The camera that a line speaks of; null for a new one. */
function cameraOf(
  cells: Cells,
  { cameras, sites }: Registry,
): { before: CameraRow | null } | { error: FieldErrorRow } {
  const id = cells.id?.trim() ?? '';
  if (id !== '') {
    const before = cameras.find((camera) => camera.id === id);
    return before ? { before } : { error: refuse('id', 'UNKNOWN_CAMERA') };
  }
  const site = siteOf(cells, null, { cameras, sites });
  if ('error' in site) return { before: null };
  const same = cameras.filter(({ name, siteId }) => siteId === site.id && name === cells.name?.trim());
  return same.length > 1 ? { error: refuse('name', 'AMBIGUOUS') } : { before: same[0] ?? null };
}

function readStreams(cells: Cells, before: CameraRow | null) {
  const streams = before?.streams ?? [];
  const kept = (role: StreamRole) => streams.find((stream) => stream.role === role);
  const read = (['MAIN', 'SUB'] as const).map((role) => streamOf(cells, role, kept(role)));
  const errors = read.flatMap((each) => ('error' in each ? [each.error] : []));
  const drafts = read.flatMap((each) => ('draft' in each && each.draft ? [each.draft] : []));
  // Of a role there may be several; a file speaks of the first.
  const others = streams.filter((stream) => stream !== kept('MAIN') && stream !== kept('SUB'));
  return { errors, drafts, formers: drafts.map(({ role }) => kept(role)), others };
}

function draftOf(cells: Cells, before: CameraRow | null, siteId: string, { sites }: Registry): CameraDraft {
  const site = sites.find(({ id }) => id === siteId);
  const text = (column: ImportColumn, kept: string | undefined) => cells[column]?.trim() ?? kept ?? '';
  const number = (column: ImportColumn, kept: number) =>
    cells[column] === undefined || (!before && cells[column].trim() === '') ? kept : numberOf(cells[column]);
  return {
    name: text('name', before?.name),
    model: text('model', before?.model),
    siteId,
    group: text('group', before?.group),
    tags: cells.tags === undefined ? (before?.tags ?? []) : normaliseTags(cells.tags.split(/[,|]/)),
    priority: number('priority', before?.priority ?? DEFAULT_PRIORITY),
    lat: number('latitude', before?.lat ?? site?.lat ?? 0),
    lng: number('longitude', before?.lng ?? site?.lng ?? 0),
  };
}

/** A stream of which the line says nothing. */
const asItIs = (kept: CameraStreamRow): PlannedStream => {
  const { secret: _, ...stream } = kept;
  return { stream, typed: undefined, former: kept };
};

/** What one line asks for. */
export function readLine(
  { line, cells: values }: CsvLine,
  columns: readonly ImportColumn[],
  registry: Registry,
): ReadLine {
  const cells = cellsOf(columns, values);
  const name = cells.name?.trim() ?? '';
  const found = cameraOf(cells, registry);
  const refused = (...errors: FieldErrorRow[]): ReadLine => ({
    line,
    name,
    before: null,
    after: null,
    errors,
  });
  if (values.slice(columns.length).some((cell) => cell !== '')) return refused(refuse('', 'TOO_MANY_CELLS'));
  if ('error' in found) return refused(found.error);
  const { before } = found;
  const site = siteOf(cells, before, registry);
  if ('error' in site) return refused(refuse('site', site.error));
  const draft = draftOf(cells, before, site.id, registry);
  const { drafts, formers, others, errors: unread } = readStreams(cells, before);
  const errors = [
    ...cameraErrors(draft).map(asColumn),
    ...(unread.length > 0
      ? unread
      : streamsErrors(drafts, (index) => {
          const former = formers[index];
          return former && { address: former.address, hasCredentials: former.secret !== null };
        }).map(asColumn)),
  ];
  const streams = [
    ...drafts.map((each, index) => plannedStream(each, formers[index])),
    ...others.map(asItIs),
  ];
  return {
    line,
    name: draft.name,
    before,
    after: errors.length > 0 ? null : { ...draft, streams },
    errors,
  };
}

/** Refuses lines whose camera is named by an earlier line already. */
export function refuseDuplicates(lines: readonly ReadLine[]): ReadLine[] {
  const seen = new Set<string>();
  return lines.map((read) => {
    if (!read.after) return read;
    const key = read.before?.id ?? `${read.after.siteId}\n${read.after.name}`;
    const twin = seen.has(key);
    seen.add(key);
    return twin ? { ...read, after: null, errors: [refuse(read.before ? 'id' : 'name', 'DUPLICATE')] } : read;
  });
}

export interface ImportChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string;
}

const streamText = (
  streams: readonly CameraStreamRow[],
  role: StreamRole,
  part: 'kind' | 'address',
): string => {
  const stream = streams.find((each) => each.role === role);
  return part === 'kind' ? (stream?.kind ?? '') : addressText(stream?.address ?? null);
};

const secretsOf = (streams: readonly CameraStreamRow[]): string =>
  JSON.stringify(streams.map(({ name, secret }) => [name, secret]));

type Written = Omit<CameraDraft, 'siteId'> & Pick<CameraRow, 'siteId' | 'streams'>;

const textsOf = (camera: Written, siteName: (id: string) => string): Readonly<Record<string, string>> => ({
  name: camera.name,
  model: camera.model,
  site: siteName(camera.siteId),
  group: camera.group,
  tags: camera.tags.join(', '),
  priority: String(camera.priority),
  latitude: String(camera.lat),
  longitude: String(camera.lng),
  mainKind: streamText(camera.streams, 'MAIN', 'kind'),
  mainAddress: streamText(camera.streams, 'MAIN', 'address'),
  subKind: streamText(camera.streams, 'SUB', 'kind'),
  subAddress: streamText(camera.streams, 'SUB', 'address'),
});

/** What a line changes, field by field, in texts without credentials: of those it says only that they change. */
export function changesOf(
  before: CameraRow | null,
  after: Written,
  siteName: (id: string) => string,
): ImportChange[] {
  const [old, now] = [before && textsOf(before, siteName), textsOf(after, siteName)];
  const changes = Object.entries(now)
    .filter(([field, text]) => (old ? old[field] !== text : text !== ''))
    .map(([field, text]) => ({ field, before: old?.[field] ?? null, after: text }));
  const same = secretsOf(before?.streams ?? []) === secretsOf(after.streams);
  const hasNone = after.streams.every(({ secret }) => secret === null);
  return same || (!before && hasNone)
    ? changes
    : [...changes, { field: 'credentials', before: null, after: hasNone ? '' : '•••' }];
}
