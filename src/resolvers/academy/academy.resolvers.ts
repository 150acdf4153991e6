import { cleanHtml } from '~/lib/html.ts';
import { slugOf } from '~/lib/slug.ts';
import type { Store } from '~/store/tables.ts';
import { foundRow, rowOf, rowsBelongingTo, storedRow } from '../base/loadBatched.ts';
import { viewerId } from '../base/owned.ts';
import { readConnection } from '../base/paging.ts';
import { badInput } from '../errors.ts';
import type {
  CourseResolvers,
  CourseStepInput,
  MutationResolvers,
  QueryResolvers,
} from '../types.generated.ts';
import type { CourseRow, CourseStepRow } from './academy.rows.ts';
import {
  activeStepError,
  activeStepOf,
  courseCategories,
  courseErrors,
  progressId,
} from './academy.rules.ts';

const Query: Pick<QueryResolvers, 'courses' | 'course' | 'courseCategories'> = {
  courses: (_, { filter, ...page }, { store }) =>
    readConnection(
      store.courses,
      {
        where: {
          title: filter?.search?.trim() ? { contains: filter.search.trim() } : undefined,
          categoryValue: filter?.category ?? undefined,
        },
      },
      page,
    ),
  course: (_, { id }, context) => foundRow(context, 'courses', id, 'Course'),
  courseCategories: () => [...courseCategories],
};

/** The steps as they are stored: their content is HTML without scripts. */
const cleanSteps = (steps: readonly CourseStepInput[]): Promise<CourseStepInput[]> =>
  Promise.all(steps.map(async (step) => ({ ...step, content: await cleanHtml(step.content) })));

const stepRows = (
  courseId: string,
  steps: readonly CourseStepInput[],
  newId: () => string,
): CourseStepRow[] =>
  steps.map(({ id, title, content }, position) => ({
    id: id || newId(),
    courseId,
    position,
    title: title.trim(),
    content,
  }));

/** Replaces the steps of the course; a step whose id is used by another course gets a new id. */
async function replaceSteps(
  tx: Store,
  courseId: string,
  steps: readonly CourseStepInput[],
  newId: () => string,
) {
  const { rows: before } = await tx.courseSteps.list({ where: { courseId } });
  await tx.courseSteps.remove(before.map(({ id }) => id));
  const rows = stepRows(courseId, steps, newId);
  const taken = await tx.courseSteps.getMany(rows.map(({ id }) => id));
  const seen = new Set<string>();
  const unique = rows.map((row, index) => {
    const id = taken[index] || seen.has(row.id) ? newId() : row.id;
    seen.add(id);
    return { ...row, id };
  });
  await tx.courseSteps.insert(unique);
}

/** Stores how far somebody is in the course; does nothing when that was left out. */
async function keepProgress(
  { courseProgress }: Store,
  ownerId: string,
  courseId: string,
  activeStep: number | null | undefined,
) {
  if (activeStep == null) return;
  const id = progressId(ownerId, courseId);
  if (await courseProgress.get(id)) await courseProgress.update(id, { activeStep });
  else await courseProgress.insert([{ id, ownerId, courseId, activeStep }]);
}

type Patch = Partial<Omit<CourseRow, 'id'>>;

/** The fields that are computed from the others when a course changes. */
const derived = (
  { title }: Patch,
  steps: readonly CourseStepInput[] | null | undefined,
  now: number,
): Patch => ({
  ...(title === undefined ? {} : { slug: slugOf(title) }),
  ...(steps ? { totalSteps: steps.length } : {}),
  updated: now,
});

type Mutations = Pick<MutationResolvers, 'saveCourse' | 'updateCourse' | 'setCourseProgress'>;

const Mutation: Mutations = {
  async saveCourse(_, { input: { id, course: input } }, context) {
    const { store, newId, now } = context;
    if (id === '' || (id?.length ?? 0) > 64) throw badInput('id', 'An id has 1 to 64 characters.');
    const { description = '', category, length, steps = [], activeStep } = input;
    const stepError = activeStepError(activeStep, steps.length);
    const errors = [...courseErrors(input), ...(stepError ? [stepError] : [])];
    if (errors.length > 0) return { course: null, errors };
    const clean = await cleanSteps(steps);
    const title = input.title.trim();
    const course: CourseRow = {
      id: id ?? newId(),
      title,
      slug: slugOf(title),
      description,
      categoryValue: category,
      length,
      totalSteps: steps.length,
      updated: now,
    };
    await store.transaction(async (tx) => {
      if (await tx.courses.get(course.id)) await tx.courses.update(course.id, course);
      else await tx.courses.insert([course]);
      await replaceSteps(tx, course.id, clean, newId);
      await keepProgress(tx, viewerId(context), course.id, activeStep);
    });
    return { course, errors };
  },

  async updateCourse(_, { input: { id, changes } }, context) {
    const { store, newId, now } = context;
    const { title, description, category, length, steps, activeStep } = changes;
    const clean = steps && (await cleanSteps(steps));
    const patch = {
      title: title?.trim(),
      description: description ?? undefined,
      categoryValue: category ?? undefined,
      length: length ?? undefined,
    };
    return store.transaction(async (tx) => {
      const found = await storedRow(tx.courses, id, 'Course');
      const stepError = activeStepError(activeStep, steps?.length ?? found.totalSteps);
      const errors = [...courseErrors(changes), ...(stepError ? [stepError] : [])];
      if (errors.length > 0) return { course: null, errors };
      if (clean) await replaceSteps(tx, id, clean, newId);
      await keepProgress(tx, viewerId(context), id, activeStep);
      return { course: await tx.courses.update(id, { ...patch, ...derived(patch, steps, now) }), errors };
    });
  },

  async setCourseProgress(_, { input: { courseId, activeStep } }, context) {
    const ownerId = viewerId(context);
    return context.store.transaction(async (tx) => {
      const course = await storedRow(tx.courses, courseId, 'Course');
      const error = activeStepError(activeStep, course.totalSteps);
      if (error) return { course: null, errors: [error] };
      await keepProgress(tx, ownerId, courseId, activeStep);
      return { course, errors: [] };
    });
  },
};

const byPosition = [{ field: 'position', direction: 'asc' }] as const;

const Course: CourseResolvers = {
  category: ({ categoryValue }) => {
    const category = courseCategories.find(({ value }) => value === categoryValue);
    if (!category) throw new Error(`The course category ${categoryValue} is referred to but missing.`);
    return category;
  },
  activeStep: async ({ id, totalSteps }, _, context) => {
    const progress = await rowOf(context, 'courseProgress', progressId(viewerId(context), id));
    return activeStepOf(progress?.activeStep, totalSteps);
  },
  steps: ({ id }, _, context) =>
    rowsBelongingTo(context, 'courseSteps', id, { field: 'courseId' }, byPosition),
};

export const academyResolvers = { Query, Mutation, Course };
