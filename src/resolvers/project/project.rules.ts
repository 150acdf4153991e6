import { plus, readingOf } from '~/lib/calendar.ts';
import type { Span } from '../base/period.rules.ts';
import type { FieldErrorRow } from '../base/refusal.rows.ts';
import { refusals, refuse } from '../base/refusal.rules.ts';
import { textErrors } from '../registry/registry.rules.ts';
import type { ProjectRow } from './project.rows.ts';

/** The share of a monthly budget that belongs to the stretch: each day counts as its part of its own month. */
export function budgetOf(monthlyBudget: number, { from, to }: Span, zone: string): number {
  let budget = 0;
  for (let day = from; day < to; day = plus(day, zone, 1, 'day')) {
    budget += monthlyBudget / readingOf(day, zone).daysInMonth;
  }
  return Math.round(budget * 100) / 100;
}

/** Longest name, in characters. */
export const PROJECT_NAME_LIMIT = 100;

/** As many projects as the list of them promises at most (`schema/graphql/project.graphql`). */
export const MAX_PROJECTS = 50;

export const MAX_BUDGET = 1_000_000_000;
export const MAX_RATE = 1_000_000;

const amountErrors = (field: string, amount: number, most: number): FieldErrorRow[] =>
  refusals(
    !(Number.isInteger(amount) && amount >= 0 && amount <= most) &&
      refuse(field, 'OUT_OF_RANGE', { least: 0, most }),
  );

/** What is typed of a project. */
export type ProjectDraft = Pick<ProjectRow, 'name' | 'monthlyBudget' | 'hourlyRate' | 'currency'>;

/** What is wrong with a project, by field. */
export const projectErrors = (project: ProjectDraft): FieldErrorRow[] => [
  ...refusals(project.name.trim() === '' && refuse('name', 'REQUIRED')),
  ...textErrors('name', project.name, PROJECT_NAME_LIMIT),
  ...amountErrors('monthlyBudget', project.monthlyBudget, MAX_BUDGET),
  ...amountErrors('hourlyRate', project.hourlyRate, MAX_RATE),
  ...refusals(
    !/^[A-Z]{3}$/.test(project.currency) && refuse('currency', 'INVALID_FORMAT', { example: 'EUR' }),
  ),
];
