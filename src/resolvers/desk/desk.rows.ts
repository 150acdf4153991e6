import type { IncidentCounts } from '../types.generated.ts';

/** What a filter finds, counted when it is asked for. */
export type IncidentCountsRow = {
  readonly [F in Exclude<keyof IncidentCounts, '__typename'>]: () => Promise<IncidentCounts[F]>;
};
