import { escaped } from '~/lib/picture.ts';
import { slugOf } from '~/lib/slug.ts';
import { forEveryOwner } from '../base/owners.ts';
import { DAY } from '../base/period.rules.ts';
import type { CourseProgressRow, CourseRow, CourseStepRow } from './academy.rows.ts';
import { progressId } from './academy.rules.ts';

const idOf = (index: number) => `course-${String(index + 1).padStart(2, '0')}`;

/** The texts are heavy and lie in a file of their own, which is fetched when somebody asks for a course. */
const texts = async () => (await import('./academy.content.ts')).courseTexts;

/** The last ones were changed weeks before `now` (milliseconds since 1970). */
export const courseFixtures = async (now: number): Promise<CourseRow[]> =>
  (await texts()).map(({ title, category, length, description, steps }, index) => ({
    id: idOf(index),
    title,
    slug: slugOf(title),
    description,
    categoryValue: category,
    length,
    totalSteps: steps.split('\n').length,
    updated: Math.floor(now / DAY) * DAY - (index * 9 + 2) * DAY,
  }));

function contentOf(title: string, says: string, tasks: string | undefined): string {
  const list = tasks
    ? `<h2>Do it now</h2><ol>${tasks
        .split(';')
        .map((task) => `<li>${escaped(task.trim())}</li>`)
        .join('')}</ol>`
    : '';
  return `<h1>${escaped(title)}</h1><p>${escaped(says)}</p>${list}`;
}

export const courseStepFixtures = async (): Promise<CourseStepRow[]> =>
  (await texts()).flatMap(({ steps }, index) =>
    steps.split('\n').map((line, position) => {
      const [title = '', says = '', tasks] = line.split('|');
      return {
        id: `${idOf(index)}-step-${position + 1}`,
        courseId: idOf(index),
        position,
        title,
        content: contentOf(title, says, tasks),
      };
    }),
  );

/** Eight courses are not begun, three are done, seven lie between. */
const begun = [11, 4, 0, 7, 0, 2, 0, 11, 0, 9, 0, 5, 0, 1, 11, 0, 6, 0];

export const courseProgressFixtures = (): CourseProgressRow[] =>
  forEveryOwner(({ userId, prefix }) =>
    begun.flatMap((step, index) => {
      // The second account is at other places than the first, so that a mix-up would show.
      const activeStep = prefix === '' ? step : (begun[(index + 5) % begun.length] ?? 0);
      const courseId = idOf(index);
      return activeStep === 0
        ? []
        : [{ id: progressId(userId, courseId), ownerId: userId, courseId, activeStep }];
    }),
  );
