import { siteErrors } from '~/resolvers/site/site.rules.ts';
import type { Refusal } from '~/shell/messages/refusal.ts';
import type { ManagedSiteFragment } from './organisation.generated.ts';

/** A site as it stands in the form: all that is typed is text. */
export interface SiteForm {
  readonly name: string;
  readonly address: string;
  readonly lat: string;
  readonly lng: string;
  readonly timeZone: string;
  /** Empty for a new project of the site's own. */
  readonly projectId: string;
}

/** The zone of this computer: where most administrators add the sites that are near them. */
const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Every zone that the browser knows, and UTC; the one that is kept too, whatever the browser knows. */
export const timeZones = (kept: string): string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', kept])].sort();

/**
 * What stands in the form at first.
 * @param projectId of a new site
 */
export const formOf = (site: ManagedSiteFragment | null, projectId: string): SiteForm => ({
  name: site?.name ?? '',
  address: site?.address ?? '',
  lat: site ? String(site.location.lat) : '',
  lng: site ? String(site.location.lng) : '',
  timeZone: site?.timeZone ?? ownZone(),
  projectId: site?.project.id ?? projectId,
});

const degreesOf = (text: string): number =>
  text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.'));

/** The place that is typed; null while it is none. */
export function placeOf({ lat, lng }: Pick<SiteForm, 'lat' | 'lng'>) {
  const place = { lat: degreesOf(lat), lng: degreesOf(lng) };
  const known = Math.abs(place.lat) <= 90 && Math.abs(place.lng) <= 180;
  return known ? place : null;
}

/** Why the form is refused, by the rules of the API. */
export const formErrors = ({ name, address, lat, lng }: SiteForm): Refusal[] =>
  siteErrors({ name, address, lat: degreesOf(lat), lng: degreesOf(lng) });

/** The form as the API takes it. */
export const siteInput = (form: SiteForm) => ({
  name: form.name,
  address: form.address,
  location: { lat: degreesOf(form.lat), lng: degreesOf(form.lng) },
  timeZone: form.timeZone,
  ...(form.projectId === '' ? {} : { projectId: form.projectId }),
});
