import type { CourseCategoryValue } from '~/graphql/types.generated.ts';
import type { FieldErrorRow } from '../base/refusal.rows.ts';
import { refusals, refuse } from '../base/refusal.rules.ts';

/** The categories of courses with their colours. */
export const courseCategories: readonly {
  readonly id: string;
  readonly value: CourseCategoryValue;
  readonly label: string;
  readonly color: string;
}[] = [
  { id: '0', value: 'WEB', label: 'Web', color: '#2196F3' },
  { id: '1', value: 'FIREBASE', label: 'Firebase', color: '#FFC107' },
  { id: '2', value: 'CLOUD', label: 'Cloud', color: '#607D8B' },
  { id: '3', value: 'ANDROID', label: 'Android', color: '#4CAF50' },
];

export const progressId = (ownerId: string, courseId: string): string => `${ownerId}:${courseId}`;

/** A stored step beyond the end of the course, which has become shorter, counts as its last one. */
export const activeStepOf = (kept: number | undefined, totalSteps: number): number =>
  Math.min(kept ?? 0, totalSteps);

const TITLE_LIMIT = 200;
const DESCRIPTION_LIMIT = 2_000;
const STEPS_LIMIT = 50;
const CONTENT_LIMIT = 20_000;
/** A working day, in minutes. */
const LENGTH_LIMIT = 480;

/** Why the reached step is refused; null when it is valid or was left out. */
export const activeStepError = (
  activeStep: number | null | undefined,
  totalSteps: number,
): FieldErrorRow | null =>
  activeStep == null || (activeStep >= 0 && activeStep <= totalSteps)
    ? null
    : refuse('activeStep', 'OUT_OF_RANGE', { least: 0, most: totalSteps });

interface CourseDraft {
  readonly title?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly length?: number | null | undefined;
  readonly steps?: readonly { readonly title: string; readonly content: string }[] | null | undefined;
}

/** Why a course is refused, by field; fields that were left out are not checked. */
export function courseErrors({ title, description, length, steps }: CourseDraft): FieldErrorRow[] {
  const minutes = length ?? 1;
  return refusals(
    title?.trim() === '' && refuse('title', 'REQUIRED'),
    (title?.length ?? 0) > TITLE_LIMIT && refuse('title', 'TOO_LONG', { most: TITLE_LIMIT }),
    (description?.length ?? 0) > DESCRIPTION_LIMIT &&
      refuse('description', 'TOO_LONG', { most: DESCRIPTION_LIMIT }),
    (minutes < 1 || minutes > LENGTH_LIMIT) &&
      refuse('length', 'OUT_OF_RANGE', { least: 1, most: LENGTH_LIMIT }),
    ...stepErrors(steps ?? []),
  );
}

function stepErrors(steps: NonNullable<CourseDraft['steps']>): FieldErrorRow[] {
  if (steps.length > STEPS_LIMIT) return [refuse('steps', 'TOO_MANY', { most: STEPS_LIMIT })];
  if (steps.some((step) => step.title.trim() === '')) return [refuse('steps', 'ITEM_REQUIRED')];
  return steps.some((step) => step.content.length > CONTENT_LIMIT)
    ? [refuse('steps', 'ITEM_TOO_LONG', { most: CONTENT_LIMIT })]
    : [];
}
