import { describe, expect, test } from 'vitest';
import { countReads } from '../support/countReads.ts';
import { type Asker, createTestApi, NOW, type TestApi } from '../support/environment.ts';

interface Course {
  id: string;
  title: string;
  length: number;
  totalSteps: number;
  activeStep: number;
  category: { value: string };
  steps: { title: string; content: string }[];
}

const listed = 'id title length totalSteps activeStep category { value }';

const courses = async (api: TestApi, args = 'first: 100', as: Asker = 'admin') =>
  (await api.ask(`{ courses(${args}) { nodes { ${listed} } } }`, {}, as)).data?.courses as {
    nodes: Course[];
  };

const course = async (api: TestApi, id: string, as: Asker = 'admin') =>
  (
    await api.ask(
      `query ($id: ID!) { course(id: $id) { ${listed} slug steps { title content } } }`,
      { id },
      as,
    )
  ).data?.course as Course;

const tally = <Value>(values: readonly Value[]) => {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return Object.fromEntries(counts);
};

describe('the courses of the demo', () => {
  test('are eighteen, of the four categories', async () => {
    const { nodes } = await courses(createTestApi());
    expect(tally(nodes.map(({ category }) => category.value))).toEqual({
      WEB: 7,
      FIREBASE: 4,
      CLOUD: 4,
      ANDROID: 3,
    });
  });

  test('take 30, 45, 60, 90 or 120 minutes', async () => {
    const { nodes } = await courses(createTestApi());
    expect(tally(nodes.map(({ length }) => length))).toEqual({ 30: 4, 45: 5, 60: 3, 90: 4, 120: 2 });
  });

  test('have eleven steps each, every one with HTML of its own', async () => {
    const api = createTestApi();
    const { data } = await api.ask('{ courses { nodes { totalSteps steps { title content } } } }');
    const { nodes } = (data?.courses ?? {}) as { nodes: Course[] };
    expect(nodes.map(({ steps }) => steps.length)).toEqual(Array(18).fill(11));
    expect(nodes.map(({ totalSteps }) => totalSteps)).toEqual(Array(18).fill(11));
    const contents = nodes.flatMap(({ steps }) => steps.map(({ content }) => content));
    expect(new Set(contents).size).toBe(198);
    for (const content of contents) expect(content).toMatch(/^<h1>.+<\/h1><p>.{10,}<\/p>/);
  });

  test('are for eight courses not begun, for three done, for seven between', async () => {
    const steps = (await courses(createTestApi())).nodes.map(({ activeStep }) => activeStep);
    expect(steps.filter((step) => step === 0)).toHaveLength(8);
    expect(steps.filter((step) => step === 11)).toHaveLength(3);
  });

  test('are found by title and category', async () => {
    const api = createTestApi();
    const found = async (filter: string) => (await courses(api, `filter: { ${filter} }`)).nodes.length;
    expect(await found('search: " FIREBASE "')).toBe(2);
    expect(await found('category: ANDROID')).toBe(3);
    expect(await found('category: ANDROID, search: "patrol"')).toBe(1);
    expect(await found('search: "no such course"')).toBe(0);
  });

  test('are listed with progress in two reads, with steps in three', async () => {
    const api = createTestApi();
    expect(await countReads(api, () => courses(api))).toEqual({ courses: 1, courseProgress: 1 });
    const withSteps = () => api.ask('{ courses { nodes { activeStep steps { id } } } }');
    expect(await countReads(api, withSteps)).toEqual({ courses: 1, courseProgress: 1, courseSteps: 1 });
  });

  test('have categories with colours', async () => {
    const { data } = await createTestApi().ask('{ courseCategories { value color } }');
    expect(data?.courseCategories).toEqual([
      { value: 'WEB', color: '#2196F3' },
      { value: 'FIREBASE', color: '#FFC107' },
      { value: 'CLOUD', color: '#607D8B' },
      { value: 'ANDROID', color: '#4CAF50' },
    ]);
  });

  test('that do not exist are NOT_FOUND', async () => {
    const { errors } = await createTestApi().ask('{ course(id: "nothing") { id } }');
    expect(errors).toMatchObject([{ code: 'NOT_FOUND', message: 'Course nothing does not exist.' }]);
  });
});

describe('progress', () => {
  const move = (api: TestApi, courseId: string, activeStep: number, as: Asker = 'admin') =>
    api.ask(
      'mutation ($courseId: ID!, $activeStep: Int!) { setCourseProgress(input: { courseId: $courseId, activeStep: $activeStep }) { course { activeStep } } }',
      { courseId, activeStep },
      as,
    );

  test('is kept', async () => {
    const api = createTestApi();
    expect((await move(api, 'course-03', 1)).data).toEqual({
      setCourseProgress: { course: { activeStep: 1 } },
    });
    expect((await move(api, 'course-03', 11)).data).toEqual({
      setCourseProgress: { course: { activeStep: 11 } },
    });
    expect((await course(api, 'course-03')).activeStep).toBe(11);
  });

  test('is told as it is after each of several steps of one call', async () => {
    const step = (activeStep: number) =>
      `setCourseProgress(input: { courseId: "course-03", activeStep: ${activeStep} }) { course { activeStep } }`;
    const { data } = await createTestApi().ask(`mutation { first: ${step(1)} second: ${step(2)} }`);
    expect(data).toEqual({ first: { course: { activeStep: 1 } }, second: { course: { activeStep: 2 } } });
  });

  test('is personal: nobody else sees or changes it', async () => {
    const api = createTestApi();
    const before = (await course(api, 'course-01', 'admin')).activeStep;
    await move(api, 'course-01', 3, 'staff');
    expect((await course(api, 'course-01', 'staff')).activeStep).toBe(3);
    expect((await course(api, 'course-01', 'admin')).activeStep).toBe(before);
  });

  test.each([-1, 12])('of %i is refused', async (step) => {
    const { data } = await createTestApi().ask(
      `mutation ($activeStep: Int!) { setCourseProgress(input: { courseId: "course-01", activeStep: $activeStep }) {
        course { activeStep } errors { field code message } } }`,
      { activeStep: step },
    );
    expect(data?.setCourseProgress).toEqual({
      course: null,
      errors: [
        {
          field: 'activeStep',
          code: 'OUT_OF_RANGE',
          message: 'A step of this course lies between 0 and 11.',
        },
      ],
    });
  });

  test('in a course that does not exist is NOT_FOUND', async () => {
    expect((await move(createTestApi(), 'nothing', 1)).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });
});

describe('saving a course', () => {
  const payload = `{ course { ${listed} slug updated steps { id title content } } errors { field message } }`;
  const save = async (api: TestApi, input: object, id: string | null = null) =>
    (
      await api.ask(
        `mutation ($id: ID, $input: CourseInput!) { saveCourse(input: { id: $id, course: $input }) ${payload} }`,
        { id, input },
        'staff',
      )
    ).data?.saveCourse;
  const update = (api: TestApi, id: string, changes: object) =>
    api.ask(
      `mutation ($id: ID!, $changes: CourseChangesInput!) { updateCourse(input: { id: $id, changes: $changes }) ${payload} }`,
      { id, changes },
      'staff',
    );
  const draft = {
    title: 'Lenses',
    category: 'WEB',
    length: 30,
    steps: [{ title: 'One', content: '<p>1</p>' }],
  };

  test('without an id inserts it', async () => {
    const api = createTestApi();
    expect(await save(api, draft)).toMatchObject({
      course: { id: 'new-0001', slug: 'lenses', totalSteps: 1, activeStep: 0, steps: [{ title: 'One' }] },
      errors: [],
    });
    expect((await courses(api)).nodes).toHaveLength(19);
  });

  test('under a known id replaces it with its steps; progress ends with the course', async () => {
    const api = createTestApi();
    expect(await save(api, draft, 'course-01')).toMatchObject({
      course: { id: 'course-01', totalSteps: 1, activeStep: 1, updated: new Date(NOW).toISOString() },
    });
    expect((await course(api, 'course-01')).steps).toEqual([{ title: 'One', content: '<p>1</p>' }]);
    expect((await courses(api)).nodes).toHaveLength(18);
  });

  test('does not take steps away from another course', async () => {
    const api = createTestApi();
    await save(
      api,
      { ...draft, steps: [{ id: 'course-02-step-1', title: 'Mine', content: '' }] },
      'course-01',
    );
    expect((await course(api, 'course-02')).steps).toHaveLength(11);
    expect((await course(api, 'course-01')).steps).toEqual([{ title: 'Mine', content: '' }]);
  });

  test('keeps the ids that its steps were given, each once, and no spaces around their titles', async () => {
    const steps = ['mine', 'mine', ''].map((id) => ({ id, title: ' One ', content: '' }));
    expect(await save(createTestApi(), { ...draft, steps })).toMatchObject({
      course: {
        steps: [
          { id: 'mine', title: 'One' },
          { id: expect.stringMatching(/^new-/), title: 'One' },
          { id: expect.stringMatching(/^new-/), title: 'One' },
        ],
      },
    });
  });

  test('takes all that is as long as allowed', async () => {
    const steps = Array.from({ length: 50 }, () => ({ title: 'One', content: 'x'.repeat(20_000) }));
    const most = { title: 'x'.repeat(200), description: 'x'.repeat(2_000), length: 480, steps };
    expect(await save(createTestApi(), { ...draft, ...most }, 'x'.repeat(64))).toMatchObject({ errors: [] });
  });

  test.each(['', 'x'.repeat(65)])('under the id %j is refused', async (id) => {
    const { errors } = await createTestApi().ask(
      'mutation ($id: ID!, $input: CourseInput!) { saveCourse(input: { id: $id, course: $input }) { errors { field } } }',
      { id, input: draft },
    );
    expect(errors).toMatchObject([{ code: 'BAD_USER_INPUT', field: 'id' }]);
  });

  test('an update merges: what is left out stays', async () => {
    const api = createTestApi();
    const before = await course(api, 'course-02');
    await update(api, 'course-02', { title: ' From alarm to report ', length: null });
    expect(await course(api, 'course-02')).toEqual({
      ...before,
      title: 'From alarm to report',
      slug: 'from-alarm-to-report',
    });
  });

  test('an update of a course that does not exist is NOT_FOUND', async () => {
    expect((await update(createTestApi(), 'nothing', {})).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });

  test.each([
    ['title', 'Enter a title.', { title: ' ' }],
    ['title', 'A title has 200 characters at most.', { title: 'x'.repeat(201) }],
    ['description', 'A description has 2000 characters at most.', { description: 'x'.repeat(2_001) }],
    ['length', 'A length in minutes lies between 1 and 480.', { length: 0 }],
    ['length', 'A length in minutes lies between 1 and 480.', { length: 481 }],
    ['steps', 'Give 50 at most.', { steps: Array(51).fill({ title: 'One', content: '' }) }],
    [
      'steps',
      'One of them is too long: each has 20000 characters at most.',
      { steps: [{ title: 'One', content: 'x'.repeat(20_001) }] },
    ],
    ['steps', 'One of them is empty: fill it in, or leave it out.', { steps: [{ title: '', content: '' }] }],
  ])('is refused on the field %s with: %s', async (field, message, change) => {
    const api = createTestApi();
    expect(await save(api, { ...draft, ...change })).toEqual({ course: null, errors: [{ field, message }] });
    expect((await update(api, 'course-01', change)).data).toEqual({
      updateCourse: { course: null, errors: [{ field, message }] },
    });
    expect((await courses(api)).nodes).toHaveLength(18);
  });
});
