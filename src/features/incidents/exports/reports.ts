import type { ApolloClient } from '@apollo/client';
import { chunksOf } from '~/lib/chunksOf.ts';
import { nextTask } from '~/lib/nextTask.ts';
import type { Format } from '~/shell/i18n/format.ts';
import type { Texts } from '~/shell/i18n/useTexts.ts';
import type { PdfPicture, PdfReport, PdfTable } from '~/shell/ui/exports/pdfReport.ts';
import { severities } from '../deskUrl.ts';
import { evidenceImage } from '../evidence/sceneImage.ts';
import { type ExportRow, readEvidence } from './readAll.ts';
import { figuresBy, type Grouped, raisedOverTime } from './summary.rules.ts';
import type { PdfValue } from './useIncidentColumns.ts';

/** Of longer lists the pictures are left out, and the file says so: they would weigh megabytes and be read by nobody. */
const MOST_WITH_PICTURES = 100;
/** Rows whose texts are made in one go, a few milliseconds of the page's time. */
const AT_ONCE = 100;

/** How reports speak. */
export interface Wording {
  readonly t: Texts<'desk'>;
  readonly shell: Texts<'shell'>;
  readonly format: Format;
  /** In which moments are told. */
  readonly zone: string;
  /** What the list is narrowed to. */
  readonly filters: readonly string[];
}

const head = ({ t, format, zone, filters }: Wording, count: number) => ({
  lines: [t('export.made', { at: format.date(new Date(), 'full', zone), zone, count }), ...filters],
  foot: t('export.page', { page: '{page}', pages: '{pages}' }),
  direction: document.dir === 'rtl' ? ('rtl' as const) : ('ltr' as const),
  language: format.language,
});

/** Every incident as a row, with its pictures where there are few. */
export async function listReport(
  rows: readonly ExportRow[],
  columns: readonly PdfValue[],
  wording: Wording,
  client: ApolloClient,
  signal: AbortSignal,
): Promise<PdfReport> {
  const { t } = wording;
  const illustrated = rows.length <= MOST_WITH_PICTURES;
  const pictures = illustrated ? await picturesOf(rows, wording, client, signal) : [];
  const texts: string[][] = [];
  for (const part of chunksOf(rows, AT_ONCE)) {
    for (const row of part) texts.push(columns.map(({ value }) => value(row)));
    await nextTask();
    signal.throwIfAborted();
  }
  const { lines, ...more } = head(wording, rows.length);
  return {
    ...more,
    title: t('export.title'),
    lines: illustrated ? lines : [...lines, t('export.withoutPictures', { count: MOST_WITH_PICTURES })],
    tables: [{ columns: columns.map(({ title, share }) => ({ title, share })), rows: texts, pictures }],
  };
}

async function picturesOf(
  rows: readonly ExportRow[],
  { t, format, zone }: Wording,
  client: ApolloClient,
  signal: AbortSignal,
): Promise<PdfPicture[][]> {
  const evidence = await readEvidence(
    client,
    rows.map(({ id }) => id),
    signal,
  );
  const pictures: PdfPicture[][] = [];
  for (const { id } of rows) {
    const items = evidence.get(id) ?? [];
    pictures.push(
      items.map((item) => ({
        address: evidenceImage(item),
        caption: `${t(item.kind === 'SCENE' ? 'evidence.scene' : 'evidence.picture')} · ${format.date(item.takenAt, 'dateTime', zone)}`,
      })),
    );
    // Drawn pictures take a few milliseconds each.
    if (items.length > 0) await nextTask();
    signal.throwIfAborted();
  }
  return pictures;
}

/** Counts and times by severity, state, kind and site, with a chart of when incidents were raised. */
export function summaryReport(rows: readonly ExportRow[], wording: Wording): PdfReport {
  const { t, shell, format, zone } = wording;
  const { unit, stretches } = raisedOverTime(rows, zone);
  const [all = [], ...groups] = figuresBy(
    rows,
    () => t('export.all'),
    ({ severity }) => shell(`severity.${severity}`),
    ({ state }) => shell(`incidentState.${state}`),
    ({ kind }) => t(`kind.${kind}`),
    ({ site }) => site.name,
  );
  const names = ['severity', 'state', 'kind', 'site'] as const;
  const worstFirst = severities.map((severity) => shell(`severity.${severity}`));
  groups[0] = groups[0]?.toSorted(([a], [b]) => worstFirst.indexOf(a) - worstFirst.indexOf(b)) ?? [];
  return {
    ...head(wording, rows.length),
    title: t('export.summaryTitle'),
    bars: {
      title: t(`export.raisedPer.${unit}`),
      bars: stretches.map(({ from, count }) => ({
        label: format.date(from, unit === 'day' || unit === 'week' ? 'day' : 'monthYear', zone),
        value: count,
      })),
    },
    tables: [
      figureTable(all, wording),
      ...names.map((name, index) => ({
        ...figureTable(groups[index] ?? [], wording),
        title: t('export.by', { group: t(`column.${name}`) }),
      })),
    ],
  };
}

function figureTable(groups: Grouped, { t, format }: Wording): PdfTable {
  return {
    columns: [
      { title: '', share: 3 },
      { title: t('export.count'), share: 1 },
      { title: t('export.open'), share: 1 },
      { title: t('export.acknowledgeMedian'), share: 2 },
      { title: t('export.acknowledge95'), share: 2 },
      { title: t('export.resolveMedian'), share: 2 },
    ],
    rows: groups.map(([name, figures]) => [
      name,
      format.number(figures.count, 0),
      format.number(figures.open, 0),
      format.duration(figures.acknowledgeMedian),
      format.duration(figures.acknowledge95),
      format.duration(figures.resolveMedian),
    ]),
  };
}
