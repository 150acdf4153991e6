import { z } from 'zod';
import type { CourseCategoryValue } from '~/graphql/types.generated.ts';
import { definePagedRoute, defineRoute, type Route } from '../route.ts';
import {
  RestCourseCategoriesDocument,
  RestCourseDocument,
  type RestCourseFragment,
  RestCoursesDocument,
  type RestFullCourseFragment,
  RestSaveCourseDocument,
  RestUpdateCourseDocument,
} from './academy.generated.ts';
import { entity, id, nothing, partial, text } from './fields.ts';

const tag = 'Academy' as const;

const values = ['web', 'firebase', 'cloud', 'android'] as const;
const categoryValue = z.enum(values);

const listed = entity('CourseSummary', {
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  category: categoryValue,
  length: z.number().describe('Minutes.'),
  totalSteps: z.number(),
  activeStep: z.number().describe("The caller's own."),
  updated: z.string(),
});

const course = listed
  .extend({
    steps: z.array(
      entity('CourseStep', { id: z.string(), title: z.string(), content: z.string().describe('HTML.') }),
    ),
  })
  .meta({ id: 'Course' });

const sentSteps = z.array(
  z.object({ id: z.string().optional(), title: z.string(), content: z.string().describe('HTML.') }),
);
const category = z.enum(values, { error: `Send category as one of ${values.join(', ')}.` });
const minutes = z.number({ error: 'Send length as a number of minutes.' }).int().describe('Minutes.');
const ownStep = z
  .number({ error: 'Send activeStep as a number.' })
  .int()
  .describe("The caller's own: how many steps were opened; it stays as it was when it is left out.");

/** What a new course is where nothing else is said. */
const blank = { title: 'Untitled course', description: '', category: 'web', length: 30 } as const;

const fields = {
  title: text('the title of the course').optional(),
  description: text('the description').optional(),
  category: category.optional(),
  length: minutes.optional(),
  steps: sentSteps.optional(),
  activeStep: ownStep.optional(),
};

const savedCourse = partial('course', 'title', {
  id: id('the id of the course').optional().describe('Left out for a new course.'),
  ...fields,
  title: fields.title.meta({ default: blank.title }),
  description: fields.description.meta({ default: blank.description }),
  category: fields.category.meta({ default: blank.category }),
  length: fields.length.meta({ default: blank.length }),
  steps: fields.steps.meta({ default: [] }),
});

const changedCourse = z
  .object({ id: id('the id of the course to change'), ...fields })
  .refine((body) => Object.values(body).filter((value) => value !== undefined).length > 1, {
    error: 'Send at least one field besides id, for example {"id": "course-01", "activeStep": 1}.',
  });

const lower = (value: CourseCategoryValue) => value.toLowerCase() as z.output<typeof categoryValue>;
const upper = (value: z.output<typeof categoryValue>) => value.toUpperCase() as CourseCategoryValue;

const listedReply = (data: RestCourseFragment): z.input<typeof listed> => ({
  id: data.id,
  title: data.title,
  slug: data.slug,
  description: data.description,
  category: lower(data.category.value),
  length: data.length,
  totalSteps: data.totalSteps,
  activeStep: data.activeStep,
  updated: data.updated,
});

const courseReply = (data: RestFullCourseFragment | null | undefined): z.input<typeof course> | null =>
  data
    ? {
        ...listedReply(data),
        steps: data.steps.map(({ id: stepId, title, content }) => ({ id: stepId, title, content })),
      }
    : null;

export const academyRoutes: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: '/api/academy-app/categories',
    operationId: 'courseCategories',
    summary: 'What courses are about',
    tag,
    query: nothing,
    body: nothing,
    answer: z.array(
      entity('CourseCategory', {
        id: z.string(),
        value: categoryValue,
        label: z.string(),
        color: z.string(),
      }),
    ),
    document: RestCourseCategoriesDocument,
    variables: () => ({}),
    reply: ({ courseCategories }) =>
      courseCategories.map(({ value, ...rest }) => ({ ...rest, value: lower(value) })),
  }),
  definePagedRoute({
    method: 'GET',
    path: '/api/academy-app/courses',
    operationId: 'courses',
    summary: 'All courses, without their steps',
    tag,
    query: nothing,
    body: nothing,
    answer: z.array(listed),
    document: RestCoursesDocument,
    variables: () => ({}),
    pageEnd: ({ courses }) => courses.pageInfo,
    reply: (pages) => pages.flatMap(({ courses }) => courses.nodes.map(listedReply)),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/academy-app/course',
    operationId: 'course',
    refuses: [404],
    summary: 'One course with its steps',
    tag,
    query: z.object({ courseId: text('the id of a course') }),
    body: nothing,
    answer: course.nullable(),
    document: RestCourseDocument,
    variables: ({ query }) => ({ id: query.courseId }),
    reply: (data) => courseReply(data.course),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/academy-app/course/save',
    operationId: 'saveCourse',
    refuses: [403],
    summary: 'Inserts a course, or replaces the one with its id',
    tag,
    query: nothing,
    body: savedCourse,
    wrappedIn: 'course',
    answer: course.nullable(),
    document: RestSaveCourseDocument,
    variables: ({ body: { id: courseId, category: value = blank.category, ...sent } }) => ({
      id: courseId || null,
      input: {
        ...sent,
        title: sent.title ?? blank.title,
        length: sent.length ?? blank.length,
        category: upper(value),
      },
    }),
    errors: ({ saveCourse }) => saveCourse.errors,
    reply: ({ saveCourse }) => courseReply(saveCourse.course),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/academy-app/course/update',
    operationId: 'updateCourse',
    refuses: [403, 404],
    summary: 'Merges what is sent into a course; anybody may send their own activeStep, staff the rest',
    tag,
    query: nothing,
    body: changedCourse,
    wrappedIn: 'course',
    answer: course.nullable(),
    document: RestUpdateCourseDocument,
    variables: ({ body: { id: courseId, activeStep, category: value, ...sent } }) => {
      const change = [value, ...Object.values(sent)].some((field) => field !== undefined);
      return {
        id: courseId,
        changes: { ...sent, category: value && upper(value), activeStep },
        change,
        activeStep: activeStep ?? 0,
        move: !change,
      };
    },
    errors: ({ updateCourse, setCourseProgress }) => (updateCourse ?? setCourseProgress)?.errors ?? [],
    reply: ({ updateCourse, setCourseProgress }) =>
      courseReply(setCourseProgress?.course ?? updateCourse?.course),
  }),
];
