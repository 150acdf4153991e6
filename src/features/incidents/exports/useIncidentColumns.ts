import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import type { PdfColumn } from '~/shell/ui/exports/pdfReport.ts';
import type { ExportRow } from './readAll.ts';

const names = [
  'number',
  'severity',
  'kind',
  'camera',
  'site',
  'state',
  'raised',
  'acknowledged',
  'closed',
  'assignee',
  'summary',
] as const;
type Name = (typeof names)[number];

/** How wide the columns of a page are beside each other. */
const shares: Readonly<Record<Name, number>> = {
  number: 6,
  severity: 6,
  kind: 8,
  camera: 11,
  site: 11,
  state: 9,
  raised: 12,
  acknowledged: 12,
  closed: 12,
  assignee: 10,
  summary: 22,
};

/** A column of a report that is read: what it says of an incident. */
export interface PdfValue extends PdfColumn {
  readonly value: (row: ExportRow) => string;
}

/**
 * The columns of exported incidents: as data for spreadsheets (moments in UTC, ISO 8601), in the chosen language for readers.
 * @param zone in which readers are told moments
 */
export function useIncidentColumns(zone: string) {
  const t = useTexts('desk');
  const shell = useTexts('shell');
  const format = useFormat();
  const texts: Readonly<Record<Name, (row: ExportRow) => string | number | null>> = {
    number: ({ number }) => number,
    severity: ({ severity }) => shell(`severity.${severity}`),
    kind: ({ kind }) => t(`kind.${kind}`),
    camera: ({ camera }) => camera?.name ?? null,
    site: ({ site }) => site.name,
    state: ({ state }) => shell(`incidentState.${state}`),
    raised: ({ raisedAt }) => raisedAt,
    acknowledged: ({ acknowledgedAt }) => acknowledgedAt,
    closed: ({ closedAt }) => closedAt,
    assignee: ({ assignee }) => assignee?.name ?? null,
    summary: ({ summary }) => summary,
  };
  const moments: Partial<Record<Name, (row: ExportRow) => string>> = {
    raised: ({ raisedAt }) => format.date(raisedAt, 'dateTime', zone),
    acknowledged: ({ acknowledgedAt }) => format.date(acknowledgedAt, 'dateTime', zone),
    closed: ({ closedAt }) => format.date(closedAt, 'dateTime', zone),
  };
  return {
    csv: names.map((name) => ({ title: t(`column.${name}`), value: texts[name] })),
    pdf: names.map(
      (name): PdfValue => ({
        title: t(`column.${name}`),
        share: shares[name],
        value: (row) => moments[name]?.(row) ?? String(texts[name](row) ?? '—'),
      }),
    ),
  };
}
