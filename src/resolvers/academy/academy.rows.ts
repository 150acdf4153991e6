import type { CourseCategoryValue } from '~/graphql/types.generated.ts';
import type { Connection } from '../base/paging.ts';

export interface CourseRow {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly description: string;
  readonly categoryValue: CourseCategoryValue;
  /** Minutes. */
  readonly length: number;
  readonly totalSteps: number;
  readonly updated: number;
}

/** Apart from its course, which lists show without steps. */
export interface CourseStepRow {
  readonly id: string;
  readonly courseId: string;
  /** From 0. */
  readonly position: number;
  readonly title: string;
  readonly content: string;
}

/** How far somebody is in a course; the id is made of both, so that one read finds it. */
export interface CourseProgressRow {
  readonly id: string;
  readonly ownerId: string;
  readonly courseId: string;
  readonly activeStep: number;
}

export type CourseConnectionRow = Connection<CourseRow>;
