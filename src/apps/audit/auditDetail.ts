import type { AuditTableFragment } from './components/AuditTable.generated.ts';

/** What details hold besides names and sentences that people wrote: each has a word in the texts. */
const codes = [
  'PAUSED',
  'ACTIVE',
  'RESTORED',
  'ADMIN',
  'STAFF',
  'USER',
  'PULL_SWITCH',
  'STORM',
  'FREEZE_PICTURE',
  'WRONG_PASSWORD',
  'SLOW_LINK',
  'name',
  'displayName',
  'password',
  'model',
  'siteId',
  'lat',
  'lng',
  'group',
  'tags',
  'priority',
  'streams',
  'address',
  'timeZone',
  'projectId',
  'monthlyBudget',
  'hourlyRate',
  'currency',
  'avatar',
  'position',
  'office',
  'email',
  'phone',
  'started',
  'ended',
  'tour',
  'shared',
  'changed',
  'madePrivate',
  'removed',
  'restored',
  'planned',
  'underWay',
  'over',
  'cancelled',
] as const;

export type AuditWord = (typeof codes)[number];

/** A detail of the audit in parts: words of the texts, what an import did, and what somebody wrote. */
export interface AuditDetail {
  readonly words: readonly AuditWord[];
  readonly imported?: { readonly made: number; readonly changed: number };
  readonly text: string;
}

const phases: Readonly<Record<string, AuditWord>> = {
  PLANNED: 'planned',
  ACTIVE: 'underWay',
  ENDED: 'over',
  CANCELLED: 'cancelled',
};

const wordOf = (part: string): AuditWord | undefined =>
  part === 'made private' ? 'madePrivate' : codes.find((code) => code === part);

/** The words of all parts; null when one has none, for then it is what somebody wrote. */
function wordsOf(parts: readonly string[]): AuditWord[] | null {
  const words = parts.map(wordOf);
  return words.every((word) => word !== undefined) ? words : null;
}

const asWritten = (text: string): AuditDetail => ({ words: [], text });

/** The detail as words. What is no code of ours, such as the summary of an incident, stays as it was written. */
export function detailOf({
  action,
  subject,
  detail,
}: Pick<AuditTableFragment, 'action' | 'subject' | 'detail'>): AuditDetail {
  if (detail === '' || subject === 'INCIDENT' || action === 'SIGN_IN') return asWritten(detail);
  if (action === 'IMPORT') {
    const [, made, changed] = /^(\d+) new, (\d+) changed$/.exec(detail) ?? [];
    return made === undefined
      ? asWritten(detail)
      : { words: [], imported: { made: Number(made), changed: Number(changed) }, text: '' };
  }
  if (subject === 'MAINTENANCE') {
    const phase = phases[detail];
    return phase ? { words: [phase], text: '' } : asWritten(detail);
  }
  if (subject === 'WALL') {
    const [, what, done = ''] = /^(Wall|Tour) (.+)\.$/.exec(detail) ?? [];
    const words = wordsOf(what === 'Tour' ? ['tour', done] : [done]);
    return words ? { words, text: '' } : asWritten(detail);
  }
  if (action === 'DRILL') {
    const words = wordsOf(detail.split(' '));
    return words ? { words, text: '' } : asWritten(detail);
  }
  // An operator's state is followed by the note that was written with it.
  const [head = '', ...note] = detail.split(' · ');
  const words = wordsOf(head.split(', '));
  return words ? { words, text: note.join(' · ') } : asWritten(detail);
}
