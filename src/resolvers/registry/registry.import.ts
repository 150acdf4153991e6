import { parseCsv } from '~/lib/csv.ts';
import { recordAudit } from '../audit/audit.rules.ts';
import { presentRows } from '../base/present.ts';
import type { FieldErrorRow } from '../base/refusal.rows.ts';
import { refuse } from '../base/refusal.rules.ts';
import type { CameraRow } from '../camera/camera.rows.ts';
import { inRegistry } from '../camera/camera.rules.ts';
import type { Context } from '../context.ts';
import { emptyProjection } from '../health/projection.rules.ts';
import { insertSite } from '../organisation/sites.service.ts';
import type { SiteRow } from '../site/site.rows.ts';
import { MAX_SITES } from '../site/site.rules.ts';
import type { ImportOutcome, MutationResolvers } from '../types.generated.ts';
import {
  asColumn,
  changesOf,
  type ImportChange,
  MAX_BYTES,
  MAX_LINES,
  type MissingSite,
  missingSites,
  type ReadLine,
  type Registry,
  readHeads,
  readLine,
  refuseDuplicates,
} from './import.rules.ts';
import { writeCameras } from './registry.writes.ts';
import { encryptStreams } from './streamSecrets.ts';

type Store = Context['store'];

/** What the call allows. */
interface Wanted {
  readonly createSites: boolean;
  readonly timeZone: string;
}

interface Line {
  readonly line: number;
  readonly outcome: ImportOutcome;
  readonly cameraId: string | null;
  readonly name: string;
  readonly changes: ImportChange[];
  readonly errors: FieldErrorRow[];
}

/** A line as it is written, its credentials sealed. */
interface SealedLine extends Omit<ReadLine, 'after'> {
  readonly cameraId: string;
  readonly after: (Omit<NonNullable<ReadLine['after']>, 'streams'> & Pick<CameraRow, 'streams'>) | null;
}

interface Plan {
  readonly read: readonly SealedLine[];
  readonly missing: readonly MissingSite[];
  /** Sites that are written with the lines; their projects are not known yet. */
  readonly newSites: readonly SiteRow[];
  readonly lines: readonly Line[];
  readonly errors: readonly FieldErrorRow[];
}

const refusedFile = (...errors: FieldErrorRow[]): Plan => ({
  read: [],
  missing: [],
  newSites: [],
  lines: [],
  errors,
});

function lineOf({ line, name, before, after, errors }: SealedLine, siteName: (id: string) => string): Line {
  const changes = after ? changesOf(before, after, siteName) : [];
  const outcome = !after ? 'REFUSED' : !before ? 'NEW' : changes.length > 0 ? 'CHANGED' : 'UNCHANGED';
  return {
    line,
    outcome,
    cameraId: before?.id ?? null,
    name: name.slice(0, 200),
    changes,
    errors: [...errors],
  };
}

async function sealed({ secrets, newId }: Context, read: ReadLine): Promise<SealedLine> {
  const cameraId = read.before?.id ?? newId();
  if (!read.after) return { ...read, cameraId, after: null };
  const { streams, errors } = await encryptStreams(secrets, cameraId, read.after.streams);
  return errors.length > 0
    ? { ...read, cameraId, after: null, errors: errors.map(asColumn) }
    : { ...read, cameraId, after: { ...read.after, streams } };
}

/** The sites that are created with the lines: those that have a place. */
const sitesToCreate = (
  missing: readonly MissingSite[],
  { createSites, timeZone }: Wanted,
  { newId }: Context,
): SiteRow[] =>
  createSites
    ? missing.flatMap(({ name, place }) =>
        place ? [{ id: newId(), name, address: '', ...place, timeZone, projectId: '', removedAt: null }] : [],
      )
    : [];

/** What the file comes to, line by line; nothing is written. */
async function planOf(csv: string, known: Registry, wanted: Wanted, context: Context): Promise<Plan> {
  const { lines, brokenLine } = parseCsv(csv);
  if (brokenLine !== null) return refusedFile(refuse(`line ${brokenLine}`, 'OPEN_QUOTE'));
  const [heads, ...rest] = lines;
  if (!heads || rest.length === 0) return refusedFile(refuse('csv', 'EMPTY_FILE'));
  if (rest.length > MAX_LINES) return refusedFile(refuse('csv', 'TOO_MANY_LINES', { most: MAX_LINES }));
  const { columns, errors } = readHeads(heads.cells);
  if (errors.length > 0) return refusedFile(...errors);
  const missing = missingSites(rest, columns, known.sites);
  const newSites = sitesToCreate(missing, wanted, context);
  const registry = { ...known, sites: [...known.sites, ...newSites] };
  if (newSites.length > 0 && registry.sites.length > MAX_SITES)
    return refusedFile(refuse('site', 'LIMIT_REACHED', { most: MAX_SITES, of: 'sites' }));
  const unsealed = refuseDuplicates(rest.map((line) => readLine(line, columns, registry)));
  const read = await Promise.all(unsealed.map((each) => sealed(context, each)));
  const names = new Map(registry.sites.map(({ id, name }) => [id, name]));
  return {
    read,
    missing,
    newSites,
    lines: read.map((each) => lineOf(each, (id) => names.get(id) ?? id)),
    errors: [],
  };
}

/** All of them in one project: the first by name, or one of their own. */
async function writeSites(tx: Store, context: Context, sites: readonly SiteRow[]): Promise<void> {
  let projectId = sites.length > 0 ? ((await presentRows(tx.projects))[0]?.id ?? null) : null;
  for (const site of sites) {
    const { row, errors } = await insertSite(tx, context, site, projectId);
    if (!row)
      throw new Error(`The site ${site.name} was refused: ${errors.map(({ code }) => code).join(', ')}.`);
    projectId = row.projectId;
  }
}

async function write(tx: Store, context: Context, { read, lines, newSites }: Plan): Promise<void> {
  await writeSites(tx, context, newSites);
  const made = read.flatMap(({ cameraId, before, after }): CameraRow[] =>
    before || !after
      ? []
      : [
          {
            id: cameraId,
            ...after,
            operatorState: 'ACTIVE',
            schedule: [],
            installedAt: context.now,
            removedAt: null,
            removedBy: null,
            ...emptyProjection,
          },
        ],
  );
  await tx.cameras.insert(made);
  for (const { id } of made) context.events.publish(tx, 'cameraChanged', { cameraId: id });
  const changed = read.flatMap(({ before, after }, index) =>
    before && after && lines[index]?.outcome === 'CHANGED'
      ? [{ before, after: { ...before, ...after } }]
      : [],
  );
  await writeCameras(context, tx, changed);
  await recordAudit(tx, context, {
    action: 'IMPORT',
    subject: 'CAMERA',
    subjectId: null,
    subjectName: '',
    detail: `${made.length} new, ${changed.length} changed`,
  });
}

const bytesOf = (text: string): number => new TextEncoder().encode(JSON.stringify(text)).length;

const Mutation: Pick<MutationResolvers, 'importCameras'> = {
  async importCameras(_, { input: { csv, dryRun, createSites = false, timeZone = 'UTC' } }, context) {
    const { plan, applied } = await context.store.transaction(async (tx) => {
      if (bytesOf(csv) > MAX_BYTES)
        return {
          plan: refusedFile(refuse('csv', 'TOO_LARGE', { kilobytes: MAX_BYTES / 1_000 })),
          applied: false,
        };
      const [cameras, sites] = await Promise.all([
        tx.cameras.list({ where: inRegistry }),
        presentRows(tx.sites),
      ]);
      const planned = await planOf(csv, { cameras: cameras.rows, sites }, { createSites, timeZone }, context);
      const good = planned.errors.length === 0 && planned.lines.every(({ outcome }) => outcome !== 'REFUSED');
      if (dryRun || !good) return { plan: planned, applied: false };
      await write(tx, context, planned);
      return { plan: planned, applied: true };
    });
    const count = (wanted: ImportOutcome) => plan.lines.filter(({ outcome }) => outcome === wanted).length;
    return {
      applied,
      created: count('NEW'),
      changed: count('CHANGED'),
      unchanged: count('UNCHANGED'),
      refused: count('REFUSED'),
      missingSites: plan.missing.map(({ name, lines }) => ({ name, lines })),
      lines: [...plan.lines],
      errors: [...plan.errors],
    };
  },
};

export const registryImport = { Mutation };
