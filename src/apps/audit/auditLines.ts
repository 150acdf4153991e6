import type { AuditTableFragment } from './components/AuditTable.generated.ts';

const incidentVerbs = ['ACKNOWLEDGE', 'RESOLVE', 'DISMISS', 'ASSIGN', 'NOTE', 'UNDO'] as const;

type Said = Pick<AuditTableFragment, 'action' | 'subject' | 'detail'>;

/** The word that says what was done, by its key in the texts, and what is left of the detail to be shown beside it. */
export function verbOf({ action, subject, detail }: Said) {
  if (subject === 'INCIDENT' && action === 'CHANGE') {
    const verb = incidentVerbs.find((each) => each === detail);
    if (verb) return { verb, rest: '' } as const;
  }
  if (subject === 'INCIDENT' && detail === 'EVIDENCE') {
    return { verb: action === 'REMOVE' ? 'EVIDENCE_REMOVED' : 'EVIDENCE', rest: '' } as const;
  }
  if (action === 'EXPORT') return { verb: action, rest: exportOf(detail).form } as const;
  return { verb: action, rest: detail } as const;
}

/** How many rows an export held and in which form, from what `recordExport` wrote: "50 · CSV". */
export function exportOf(detail: string): { readonly count: number | null; readonly form: string } {
  const [, count, form] = /^(\d+) · (.*)$/.exec(detail) ?? [];
  return count === undefined || form === undefined
    ? { count: null, form: detail }
    : { count: Number(count), form };
}
