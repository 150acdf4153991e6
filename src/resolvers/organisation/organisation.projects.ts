import { refuse } from '../base/refusal.rules.ts';
import type { ProjectRow } from '../project/project.rows.ts';
import { projectErrors } from '../project/project.rules.ts';
import type { MutationResolvers } from '../types.generated.ts';
import { insertProject, projects } from './projects.service.ts';
import { changeRow, removeRow, restoreRow, type Written } from './removable.ts';

const answer = ({ row, errors }: Written<ProjectRow>) => ({ project: row, errors: [...errors] });

type Changes = Pick<
  MutationResolvers,
  'createProject' | 'updateProject' | 'removeProject' | 'restoreProject'
>;

const Mutation: Changes = {
  async createProject(_, { input }, context) {
    const { monthlyBudget = 0, hourlyRate = 0, currency = 'EUR' } = input;
    const project = { name: input.name.trim(), monthlyBudget, hourlyRate, currency: currency.trim() };
    const errors = projectErrors(project);
    if (errors.length > 0) return { project: null, errors };
    return context.store.transaction(async (tx) => answer(await insertProject(tx, context, project)));
  },

  async updateProject(_, { input: { id, changes } }, context) {
    const changed = (before: ProjectRow): ProjectRow => ({
      ...before,
      name: changes.name?.trim() ?? before.name,
      monthlyBudget: changes.monthlyBudget ?? before.monthlyBudget,
      hourlyRate: changes.hourlyRate ?? before.hourlyRate,
      currency: changes.currency?.trim() ?? before.currency,
    });
    return answer(await changeRow(context, projects, id, changed, projectErrors));
  },

  removeProject: (_, { input: { id } }, context) =>
    removeRow(context, projects, id, async (tx) => {
      const sites = await tx.sites.count({ projectId: id, removedAt: null });
      return sites > 0 ? [refuse('id', 'HAS_SITES', { sites })] : [];
    }),

  async restoreProject(_, { input: { id } }, context) {
    return answer(await restoreRow(context, projects, id));
  },
};

export const organisationProjects = { Mutation };
