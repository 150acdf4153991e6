import type { Context } from '../context.ts';
import type { ProjectRow } from '../project/project.rows.ts';
import { MAX_PROJECTS, type ProjectDraft } from '../project/project.rules.ts';
import { insertRow, type RemovableKind, type Written } from './removable.ts';

/** How projects are written. */
export const projects: RemovableKind<ProjectRow> = {
  what: 'Project',
  many: 'projects',
  subject: 'PROJECT',
  most: MAX_PROJECTS,
  sameNames: false,
  tableOf: (store) => store.projects,
};

/** Inserts a project without errors, unless its name is taken or there are as many as there may be. */
export const insertProject = (
  tx: Context['store'],
  context: Context,
  project: ProjectDraft,
): Promise<Written<ProjectRow>> =>
  insertRow(tx, context, projects, { id: context.newId(), ...project, removedAt: null });
