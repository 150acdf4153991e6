import type { DeviceKind, Period } from '~/graphql/types.generated.ts';

/** What is opened to show the things behind a number. */
export type DrilldownTarget =
  | { readonly kind: 'camera' }
  | { readonly kind: 'outages'; readonly from: string; readonly to: string }
  | { readonly kind: 'visits'; readonly period: Period; readonly device: DeviceKind | null };

const visitPeriods: readonly Period[] = ['TODAY', 'YESTERDAY', 'LAST_7_DAYS', 'LAST_28_DAYS', 'LAST_90_DAYS'];
const devices: readonly DeviceKind[] = ['DESKTOP', 'MOBILE', 'TABLET'];

const isMoment = (text: string | undefined): text is string =>
  text !== undefined && /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text));

/** As it stands in the address: `camera`, `outages/<from>/<to>`, `visits/<period>` or `visits/<period>/<device>`. */
export function writeDrilldown(behind: DrilldownTarget): string {
  switch (behind.kind) {
    case 'camera':
      return 'camera';
    case 'outages':
      return ['outages', behind.from, behind.to].join('/');
    case 'visits':
      return ['visits', behind.period, ...(behind.device ? [behind.device] : [])].join('/');
  }
}

/** Null when nothing is open, or when the address says something that cannot be opened. */
export function readDrilldown(text: string | null): DrilldownTarget | null {
  const [kind, first, second] = text?.split('/') ?? [];
  if (kind === 'camera') return { kind };
  if (kind === 'outages' && isMoment(first) && isMoment(second)) return { kind, from: first, to: second };
  if (kind !== 'visits') return null;
  const period = visitPeriods.find((each) => each === first);
  return period ? { kind, period, device: devices.find((each) => each === second) ?? null } : null;
}
