import type { CourseProgressRow, CourseRow, CourseStepRow } from '~/resolvers/academy/academy.rows.ts';
import type { SqlTable } from './column.ts';

export const academyColumns = {
  courses: {
    columns: {
      id: 'text',
      title: 'text',
      slug: 'text',
      description: 'text',
      categoryValue: 'text',
      length: 'integer',
      totalSteps: 'integer',
      updated: 'integer',
    },
    indexes: [['categoryValue']],
  } satisfies SqlTable<CourseRow>,
  courseSteps: {
    columns: { id: 'text', courseId: 'text', position: 'integer', title: 'text', content: 'text' },
    references: { courseId: 'courses' },
    indexes: [['courseId', 'position']],
  } satisfies SqlTable<CourseStepRow>,
  courseProgress: {
    columns: { id: 'text', ownerId: 'text', courseId: 'text', activeStep: 'integer' },
    references: { ownerId: 'users', courseId: 'courses' },
    unique: [['ownerId', 'courseId']],
  } satisfies SqlTable<CourseProgressRow>,
};
