import type { AuditAction, AuditFilter, AuditSubject } from '~/graphql/types.generated.ts';
import { choice, day, defineUrl, id, text } from '~/lib/defineUrl.ts';

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
  'PROJECT',
  'TEAM_MEMBER',
  'INCIDENT',
  'WALL',
  'MAINTENANCE',
  'AUDIT',
  'ACCOUNT',
  'INVITATION',
  'CONTACT',
  'BOARD',
  'MEDIA_ORIGIN',
];

/** What the audit is narrowed by. Days are those of this browser; both are included. */
export const auditUrl = defineUrl({
  action: choice(auditActions, null),
  kind: choice(auditSubjects, null),
  /** Id of what something was done to. */
  subject: id(),
  /** Id of an account, under whatever name it did something. */
  account: id(),
  user: text(),
  search: text(),
  from: day(),
  to: day(),
});

export type AuditUrl = typeof auditUrl.defaults;

/** The first moment of a day of this browser, `days` later. */
function dayStart(of: string | null, days = 0): string | null {
  if (of === null) return null;
  const moment = new Date(`${of}T00:00:00`);
  moment.setDate(moment.getDate() + days);
  return moment.toISOString();
}

/** The filter that an address stands for. */
export function auditFilter(url: AuditUrl): AuditFilter {
  const [from, to] = [dayStart(url.from), dayStart(url.to, 1)];
  return {
    actions: url.action && [url.action],
    subjects: url.kind && [url.kind],
    subjectId: url.subject,
    userId: url.account,
    user: url.user || null,
    search: url.search || null,
    at: from || to ? { from, to } : null,
  };
}

/** Lines of a page. */
export const AUDIT_PAGE = 50;
