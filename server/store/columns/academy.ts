import type { SqlTables } from './column.ts';

export const academyTables: SqlTables<'courses' | 'courseSteps' | 'courseProgress'> = {
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
    searched: ['title'],
  },
  courseSteps: {
    columns: { id: 'text', courseId: 'text', position: 'integer', title: 'text', content: 'text' },
    references: { courseId: 'courses' },
    indexes: [['courseId', 'position']],
  },
  courseProgress: {
    columns: { id: 'text', ownerId: 'text', courseId: 'text', activeStep: 'integer' },
    references: { ownerId: 'users', courseId: 'courses' },
    unique: [['ownerId', 'courseId']],
  },
};
