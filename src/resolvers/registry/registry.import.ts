import { parseCsv } from '~/lib/csv.ts';
import { recordAudit } from '../audit/audit.rules.ts';
import type { FieldErrorRow } from '../base/refusal.rows.ts';
import { refuse } from '../base/refusal.rules.ts';
import type { CameraRow } from '../camera/camera.rows.ts';
import { inRegistry } from '../camera/camera.rules.ts';
import type { Context } from '../context.ts';
import { emptyProjection } from '../health/projection.rules.ts';
import type { ImportOutcome, MutationResolvers } from '../types.generated.ts';
import {
  asColumn,
  changesOf,
  type ImportChange,
  MAX_BYTES,
  MAX_LINES,
  type ReadLine,
  type Registry,
  readHeads,
  readLine,
  refuseDuplicates,
} from './import.rules.ts';
import { writeCameras } from './registry.writes.ts';
import { encryptStreams } from './streamSecrets.ts';

type Store = Context['store'];

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
  readonly lines: readonly Line[];
  readonly errors: readonly FieldErrorRow[];
}

const refusedFile = (...errors: FieldErrorRow[]): Plan => ({ read: [], lines: [], errors });

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

/** What the file comes to, line by line; nothing is written. */
async function planOf(csv: string, registry: Registry, context: Context): Promise<Plan> {
  const { lines, brokenLine } = parseCsv(csv);
  if (brokenLine !== null) return refusedFile(refuse(`line ${brokenLine}`, 'OPEN_QUOTE'));
  const [heads, ...rest] = lines;
  if (!heads || rest.length === 0) return refusedFile(refuse('csv', 'EMPTY_FILE'));
  if (rest.length > MAX_LINES) return refusedFile(refuse('csv', 'TOO_MANY_LINES', { most: MAX_LINES }));
  const { columns, errors } = readHeads(heads.cells);
  if (errors.length > 0) return refusedFile(...errors);
  const unsealed = refuseDuplicates(rest.map((line) => readLine(line, columns, registry)));
  const read = await Promise.all(unsealed.map((each) => sealed(context, each)));
  const names = new Map(registry.sites.map(({ id, name }) => [id, name]));
  return { read, lines: read.map((each) => lineOf(each, (id) => names.get(id) ?? id)), errors: [] };
}

async function write(tx: Store, context: Context, { read, lines }: Plan): Promise<void> {
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
  async importCameras(_, { input: { csv, dryRun } }, context) {
    const { plan, applied } = await context.store.transaction(async (tx) => {
      if (bytesOf(csv) > MAX_BYTES)
        return {
          plan: refusedFile(refuse('csv', 'TOO_LARGE', { kilobytes: MAX_BYTES / 1_000 })),
          applied: false,
        };
      const [cameras, sites] = await Promise.all([tx.cameras.list({ where: inRegistry }), tx.sites.list()]);
      const planned = await planOf(csv, { cameras: cameras.rows, sites: sites.rows }, context);
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
      lines: [...plan.lines],
      errors: [...plan.errors],
    };
  },
};

export const registryImport = { Mutation };
