import { choice, defineUrl, id, moment } from '~/lib/defineUrl.ts';
import { browserZone } from '~/shell/i18n/zone.ts';
import type { ShiftHandoverQueryVariables } from './Handover.generated.ts';

/** Which site and stretch is handed over: the shift that is under way by default. */
export const handoverUrl = defineUrl({
  /** Id of a site; null for all. */
  site: id(),
  shift: choice(['CURRENT', 'LAST'], 'CURRENT'),
  /** Both ends of another stretch, which goes before the shift. */
  from: moment(),
  to: moment(),
});

export type HandoverUrl = typeof handoverUrl.defaults;

/** What the page asks for. */
export const handoverVariables = ({ site, shift, from, to }: HandoverUrl): ShiftHandoverQueryVariables => ({
  siteId: site,
  at: from && to ? { from, to } : null,
  shift,
  zone: browserZone(),
});
