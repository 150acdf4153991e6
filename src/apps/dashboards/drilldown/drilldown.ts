import { cameraParam } from '~/features/cameras/useSelectedCamera.ts';
import type { DeviceKind, Period } from '~/graphql/types.generated.ts';
import { defineUrl, single } from '~/lib/defineUrl.ts';

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

/** Undefined when the text says nothing that can be opened. */
export function readDrilldown(text: string): DrilldownTarget | undefined {
  const [kind, first, second] = text.split('/');
  if (kind === 'camera') return { kind };
  if (kind === 'outages' && isMoment(first) && isMoment(second)) return { kind, from: first, to: second };
  if (kind !== 'visits') return undefined;
  const period = visitPeriods.find((each) => each === first);
  return period && { kind, period, device: devices.find((each) => each === second) ?? null };
}

/** What the address says of it: what is open behind a number, and the camera that is chosen. */
export const drilldownUrl = defineUrl({
  ...cameraParam,
  behind: single<DrilldownTarget | null>(readDrilldown, null, writeDrilldown),
});
