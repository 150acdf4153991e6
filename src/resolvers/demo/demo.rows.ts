/** A setting of the whole installation, by name. */
export interface SettingRow {
  readonly id: string;
  readonly value: string;
}

/** What the demo does by itself at a moment. */
export type DemoStepKind = 'DEGRADE' | 'RAISE' | 'RECOVER' | 'ACKNOWLEDGE' | 'RESOLVE';

/**
 * One thing that the demo will do. What it has begun stands here with its end, so that nothing is forgotten when a page
 * is closed or a server stops. A step that is done is removed.
 */
export interface DemoStepRow {
  /** Of an end it becomes the id of the transition or activity that it writes. */
  readonly id: string;
  readonly kind: DemoStepKind;
  /** The transition that is to end, or the incident; empty for what is to begin. */
  readonly subjectId: string;
  /** When it is due. */
  readonly at: number;
}

/** The incidents that are open or selected on a page: the demo leaves them to whoever looks at them. */
export interface IncidentAttentionRow {
  /** The page's own id. */
  readonly id: string;
  readonly incidentIds: readonly string[];
  /** Counts until then: a page that was closed says no more. */
  readonly until: number;
}
