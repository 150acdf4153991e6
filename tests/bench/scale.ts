import { cameraFixtures } from '~/resolvers/camera/camera.fixtures.ts';
import { statusTransitionFixtures } from '~/resolvers/health/health.fixtures.ts';
import { incidentFixtures } from '~/resolvers/incident/incident.fixtures.ts';
import type { Seeds } from '~/store/seeding.ts';
import { demoSeeds } from '~/store/seeds.ts';

/** Rows of the demo again and again under new ids until there are as many as wanted. */
function repeated<Row>(rows: readonly Row[], wanted: number, copy: (row: Row, round: number) => Row): Row[] {
  return Array.from({ length: wanted }, (_, index) => {
    const row = rows[index % rows.length];
    if (row === undefined) throw new RangeError('There is nothing to repeat.');
    return copy(row, Math.floor(index / rows.length));
  });
}

/** The demo data grown to this many cameras, with their share of transitions, and this many incidents. */
export function scaledSeeds(clock: () => number, cameras: number, incidents: number): Seeds {
  const now = clock();
  const demoCameras = cameraFixtures();
  const ofRound = (id: string, round: number) => (round === 0 ? id : `${id}~${round}`);
  const cameraRows = repeated(demoCameras, cameras, (row, round) => ({
    ...row,
    id: ofRound(row.id, round),
    name: round === 0 ? row.name : `${row.name} ${round}`,
  }));
  const known = new Set(cameraRows.map(({ id }) => id));
  return {
    ...demoSeeds(clock),
    cameras: () => cameraRows,
    statusTransitions: () => {
      const rows = statusTransitionFixtures(now);
      const rounds = Math.ceil(cameras / demoCameras.length);
      return repeated(rows, rows.length * rounds, (row, round) => ({
        ...row,
        id: ofRound(row.id, round),
        cameraId: ofRound(row.cameraId, round),
      })).filter(({ cameraId }) => known.has(cameraId));
    },
    incidents: () => {
      const rounds = Math.floor(cameras / demoCameras.length);
      const rows = incidentFixtures(now);
      return repeated(rows, incidents, (row, round) => ({
        ...row,
        id: ofRound(row.id, round),
        number: row.number + round * 1_000_000,
        cameraId: row.cameraId === null ? null : ofRound(row.cameraId, round % rounds),
        parentId: row.parentId === null ? null : ofRound(row.parentId, round),
      }));
    },
  };
}
