import { presentRows } from '../base/present.ts';
import type { Context } from '../context.ts';
import type { SiteRow } from '../site/site.rows.ts';
import { MAX_SITES } from '../site/site.rules.ts';
import { insertProject } from './projects.service.ts';
import { insertRow, type RemovableKind, rowErrors } from './removable.ts';

type Store = Context['store'];

/** How sites are written. */
export const sites: RemovableKind<SiteRow> = {
  what: 'Site',
  many: 'sites',
  subject: 'SITE',
  most: MAX_SITES,
  sameNames: false,
  tableOf: (store) => store.sites,
};

/** The project with the name, created when there is none; null and why when it cannot be. */
async function projectCalled(tx: Store, context: Context, name: string) {
  const known = (await presentRows(tx.projects)).find((project) => project.name === name);
  if (known) return { row: known, errors: [] };
  return insertProject(tx, context, { name, monthlyBudget: 0, hourlyRate: 0, currency: 'EUR' });
}

/**
 * Inserts a site without errors, unless its name is taken or there are as many as there may be.
 * @param projectId null for the project with the name of the site, which is created when there is none
 */
export async function insertSite(
  tx: Store,
  context: Context,
  site: Omit<SiteRow, 'projectId' | 'removedAt'>,
  projectId: string | null,
) {
  const row = { ...site, projectId: projectId ?? '', removedAt: null };
  if (projectId !== null) return insertRow(tx, context, sites, row);
  const full = await rowErrors(tx, sites, row, null);
  if (full.length > 0) return { row: null, errors: full };
  const { row: project, errors } = await projectCalled(tx, context, site.name);
  return project
    ? insertRow(tx, context, sites, { ...row, projectId: project.id })
    : { row: null, errors: errors.map((error) => ({ ...error, field: 'projectId' })) };
}
