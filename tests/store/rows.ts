import type { CameraRow } from '~/resolvers/camera/camera.rows.ts';
import type { StatusTransitionRow } from '~/resolvers/health/health.rows.ts';
import { emptyProjection } from '~/resolvers/health/projection.rules.ts';
import type { IncidentRow } from '~/resolvers/incident/incident.rows.ts';
import { withUrgency } from '~/resolvers/incident/urgency.rules.ts';
import type { ProjectRow } from '~/resolvers/project/project.rows.ts';
import type { SiteRow } from '~/resolvers/site/site.rows.ts';
import type { TeamMemberRow } from '~/resolvers/team/team.rows.ts';
import type { VisitRow } from '~/resolvers/visit/visit.rows.ts';
import type { Store } from '~/store/tables.ts';

/** Rows that refer to one another as the real ones do: an engine may insist on it. */

export const project: ProjectRow = {
  id: 'project',
  name: 'Harbour',
  monthlyBudget: 100,
  hourlyRate: 10,
  currency: 'EUR',
  removedAt: null,
};

export const site: SiteRow = {
  id: 'site',
  name: 'Quay',
  address: '',
  lat: 0,
  lng: 0,
  timeZone: 'UTC',
  projectId: project.id,
  removedAt: null,
};

export function camera(id: string, fields: Partial<CameraRow> = {}): CameraRow {
  return {
    id,
    name: id,
    model: 'M1',
    siteId: site.id,
    lat: 0,
    lng: 0,
    group: 'outside',
    tags: ['gate', 'night'],
    priority: 3,
    operatorState: 'ACTIVE',
    streams: [
      {
        name: 'main',
        kind: 'HLS',
        role: 'MAIN',
        width: 1920,
        height: 1080,
        framesPerSecond: 25,
        address: { scheme: 'https', host: 'example.org', port: null, path: '/live' },
        secret: null,
      },
    ],
    schedule: [{ weekdays: [1, 2], from: '08:00', to: '18:00' }],
    installedAt: 0,
    removedAt: null,
    removedBy: null,
    ...emptyProjection,
    ...fields,
  };
}

function member(id: string): TeamMemberRow {
  return {
    id,
    name: id,
    avatar: '',
    position: '',
    office: '',
    email: `${id}@example.org`,
    phone: '',
    removedAt: null,
  };
}

export function incident(id: string, fields: Partial<IncidentRow> = {}): IncidentRow {
  return withUrgency({
    id,
    number: 1,
    cameraId: null,
    siteId: site.id,
    kind: 'MOTION',
    severity: 'LOW',
    state: 'NEW',
    summary: '',
    raisedAt: 0,
    acknowledgedAt: null,
    acknowledgedById: null,
    closedAt: null,
    closedById: null,
    assigneeId: null,
    parentId: null,
    ...fields,
  });
}

export function transition(
  id: string,
  cameraId: string,
  at: number,
  fields: Partial<StatusTransitionRow> = {},
): StatusTransitionRow {
  return {
    id,
    cameraId,
    at,
    from: 'UP',
    to: 'DOWN',
    reason: 'DNS',
    detail: '',
    causeId: null,
    observation: null,
    ...fields,
  };
}

export function visit(id: string, fields: Partial<VisitRow> = {}): VisitRow {
  return { id, memberId: 'mia', device: 'DESKTOP', startedAt: 0, lastSeenAt: 0, views: 1, ...fields };
}

/** Cameras a, b and c at one site, and the members mia and noa. */
export async function insertSurroundings(store: Store): Promise<void> {
  await store.projects.insert([project]);
  await store.sites.insert([site]);
  await store.cameras.insert([camera('a'), camera('b'), camera('c')]);
  await store.teamMembers.insert([member('mia'), member('noa')]);
}

export const idsOf = (page: { readonly rows: readonly { readonly id: string }[] }) =>
  page.rows.map(({ id }) => id);
