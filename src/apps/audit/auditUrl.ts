import type { AuditAction, AuditFilter, AuditSubject } from '~/graphql/types.generated.ts';

export const auditActions: readonly AuditAction[] = [
  'VIEW',
  'EXPORT',
  'CREATE',
  'CHANGE',
  'REMOVE',
  'IMPORT',
  'DRILL',
  'SIGN_IN',
  'SIGN_IN_REFUSED',
  'REGISTER',
];

export const auditSubjects: readonly AuditSubject[] = [
  'CAMERA',
  'SITE',
  'INCIDENT',
  'WALL',
  'MAINTENANCE',
  'AUDIT',
  'ACCOUNT',
  'INVITATION',
  'CONTACT',
  'BOARD',
];

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value[] | null => {
  const found = values.find((value) => value === text);
  return found ? [found] : null;
};

/** The first moment of a day of this browser, `days` later; null for anything that is no day. */
function dayStart(day: string | null, days = 0): string | null {
  if (!day || !/^\d{4}-\d\d-\d\d$/.test(day)) return null;
  const moment = new Date(`${day}T00:00:00`);
  moment.setDate(moment.getDate() + days);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

/** What the address asks for. Anything in it that is not known is left out; both days are included. */
export function auditFilter(params: URLSearchParams): AuditFilter {
  const [from, to] = [dayStart(params.get('from')), dayStart(params.get('to'), 1)];
  return {
    actions: oneOf(auditActions, params.get('action')),
    subjects: oneOf(auditSubjects, params.get('kind')),
    subjectId: params.get('subject'),
    userId: params.get('account'),
    user: params.get('user'),
    search: params.get('search'),
    at: from || to ? { from, to } : null,
  };
}

/** Lines of a page. */
export const AUDIT_PAGE = 50;

/** Parts of the address that narrow the list. */
export const auditParams = ['action', 'kind', 'subject', 'account', 'user', 'search', 'from', 'to'] as const;
