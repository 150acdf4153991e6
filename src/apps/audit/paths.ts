/** The audit; of one camera, incident or wall when its id is named. */
export const auditPath = (subjectId?: string): string =>
  subjectId === undefined ? '/audit' : `/audit?subject=${encodeURIComponent(subjectId)}`;
