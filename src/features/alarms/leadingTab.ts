import { onlyInOneTab } from '~/lib/onlyInOneTab.ts';

export type Part = 'sound' | 'notice';

const asked = new Set<Part>();
const leading = new Set<Part>();

/** From now on this tab can do the part; of all tabs that can, one does it, and another one when that is closed. */
export function standForElection(part: Part): void {
  if (asked.has(part)) return;
  asked.add(part);
  onlyInOneTab(`watchfloor-alarm-${part}`, () => leading.add(part));
}

/** Whether this tab is the one that does the part. */
export const isLeading = (part: Part): boolean => leading.has(part);
