import { roleSets } from '~/shell/auth/roles.ts';
import { ask } from '~/shell/preload/begin.ts';
import { definePreload } from '~/shell/preload/definePreload.ts';
import { AuditScreenDocument } from './AuditScreen.generated.ts';
import { AUDIT_PAGE, auditFilter, auditUrl } from './auditUrl.ts';

/** Begins the audit, for administrators alone; the API decides the same. */
export const preload = definePreload({
  texts: ['audit'],
  roles: roleSets.admin,
  queries: ({ search }) => [
    ask(AuditScreenDocument, { filter: auditFilter(auditUrl.read(search)), first: AUDIT_PAGE, after: null }),
  ],
});
