import type { IncidentSeverity, IncidentState } from '~/graphql/types.generated.ts';
import type { AuditEntryRow } from '../audit/audit.rows.ts';
import type { CameraRow } from '../camera/camera.rows.ts';
import type { IncidentRow } from '../incident/incident.rows.ts';
import type { MaintenanceWindowRow } from '../registry/registry.rows.ts';
import type { SiteRow } from '../site/site.rows.ts';

export interface HandoverNoteRow {
  readonly id: string;
  /** Null when it concerns all sites. */
  readonly siteId: string | null;
  readonly at: number;
  /** Id of the account that wrote it. */
  readonly authorId: string;
  /** As it was then: a note outlives its author's account. */
  readonly author: string;
  readonly text: string;
}

/** How the incidents of a stretch were handled. */
export interface HandledCounts {
  readonly raised: number;
  readonly byState: { readonly state: IncidentState; readonly count: number }[];
  readonly bySeverity: { readonly severity: IncidentSeverity; readonly count: number }[];
  readonly acknowledged: number;
  readonly acknowledgedInTime: number;
  readonly meanSecondsToAcknowledge: number | null;
  readonly meanSecondsToClose: number | null;
  readonly handlers: IncidentHandlerRow[];
}

/** Not kept: computed when it is asked for. */
export interface ShiftHandoverRow extends Omit<HandledCounts, 'handlers'> {
  readonly site: SiteRow | null;
  readonly zone: string;
  readonly from: number;
  readonly to: number;
  readonly nextTo: number;
  readonly handlers: IncidentHandlerRow[];
  readonly incidents: IncidentRow[];
  readonly open: number;
  readonly openIncidents: IncidentRow[];
  readonly down: number;
  readonly notObserved: number;
  readonly cameras: CameraRow[];
  readonly maintenance: MaintenanceWindowRow[];
  readonly exports: AuditEntryRow[] | null;
  readonly notes: HandoverNoteRow[];
}

export interface IncidentHandlerRow {
  /** Null for what nobody had in charge. */
  readonly memberId: string | null;
  readonly incidents: number;
  readonly acknowledgedInTime: number;
  readonly closed: number;
  readonly meanSecondsToAcknowledge: number | null;
}
