import { describe, expect, it } from 'vitest';
import { createRestKit, type RestKit } from './kit.ts';

const base = '/api/academy-app';
const draft = {
  title: 'Lenses',
  category: 'web',
  length: 30,
  steps: [{ title: 'One', content: '<p>1</p>' }],
};

const read = async (kit: RestKit, courseId: string, as: 'admin' | 'staff' = 'admin') =>
  (await kit.call(`${base}/course`, { query: { courseId } }, as)).body as Record<string, unknown>;
const post = (kit: RestKit, path: string, body: object) =>
  kit.call(`${base}/course/${path}`, { method: 'POST', body });

describe('courses', () => {
  it('are listed without steps', async () => {
    const { body } = await createRestKit().call(`${base}/courses`);
    expect(body).toHaveLength(18);
    expect(JSON.stringify(body)).not.toContain('"steps"');
  });

  it('are read by courseId with eleven steps', async () => {
    expect(await read(createRestKit(), 'course-01')).toMatchObject({
      category: 'web',
      length: 30,
      totalSteps: 11,
      steps: Array(11).fill({
        id: expect.any(String),
        title: expect.any(String),
        content: expect.any(String),
      }),
    });
  });

  it('that do not exist are 404', async () => {
    const reply = await createRestKit().call(`${base}/course`, { query: { courseId: 'nothing' } });
    expect(reply).toMatchObject({ status: 404, body: { error: { code: 'NOT_FOUND' } } });
  });

  it('have four categories', async () => {
    const { body } = await createRestKit().call(`${base}/categories`);
    expect((body as { value: string }[]).map(({ value }) => value)).toEqual([
      'web',
      'firebase',
      'cloud',
      'android',
    ]);
  });
});

describe('saving', () => {
  it('inserts a course without an id, and replaces one by its id', async () => {
    const kit = createRestKit();
    expect((await post(kit, 'save', draft)).body).toMatchObject({ id: expect.any(String), totalSteps: 1 });
    expect((await post(kit, 'save', { ...draft, id: 'course-02' })).body).toMatchObject({ id: 'course-02' });
    expect((await kit.call(`${base}/courses`)).body).toHaveLength(19);
    expect(await read(kit, 'course-02')).toMatchObject({ title: 'Lenses', totalSteps: 1 });
  });

  it('keeps the HTML of a step without what runs', async () => {
    const kit = createRestKit();
    const content =
      '<p onclick="alert(1)">One <b>lens</b></p><script>alert(1)</script><a href="javascript:alert(1)">more</a>';
    const { body } = await post(kit, 'save', { ...draft, steps: [{ title: 'One', content }] });
    expect(await read(kit, (body as { id: string }).id)).toMatchObject({
      steps: [{ content: '<p>One <b>lens</b></p><a>more</a>' }],
    });
  });

  it.each([
    [{ title: 'Lenses' }, { title: 'Lenses', category: 'web', length: 30, description: '' }],
    [{ category: 'cloud' }, { title: 'Untitled course', category: 'cloud', length: 30 }],
    [
      { length: 45, description: 'Glass' },
      { title: 'Untitled course', length: 45, description: 'Glass' },
    ],
  ])('of %j has defaults for what is left out', async (sent, kept) => {
    const { status, body } = await post(createRestKit(), 'save', sent);
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...kept, id: expect.any(String), steps: [], activeStep: 0 });
  });

  it('keeps activeStep, of a new course and of one that is replaced; it stays when it is left out', async () => {
    const kit = createRestKit();
    const { body } = await post(kit, 'save', { ...draft, activeStep: 1 });
    const { id } = body as { id: string };
    expect(await read(kit, id)).toMatchObject({ activeStep: 1 });
    expect((await post(kit, 'save', { ...draft, id })).body).toMatchObject({ activeStep: 1 });
    expect((await post(kit, 'save', { ...draft, id, activeStep: 0 })).body).toMatchObject({ activeStep: 0 });
    expect(await read(kit, id, 'staff')).toMatchObject({ activeStep: 0 });
  });

  it('takes the course as it was read, bare and wrapped', async () => {
    const kit = createRestKit();
    const before = { ...(await read(kit, 'course-05')), title: 'Glass', slug: 'glass', activeStep: 4 };
    const expected = { ...before, updated: expect.any(String) };
    expect((await post(kit, 'save', before)).body).toEqual(expected);
    expect((await post(kit, 'save', { course: before })).body).toEqual(expected);
    expect((await kit.call(`${base}/courses`)).body).toHaveLength(18);
  });

  it.each([{}, { course: {} }, { name: 'Lenses' }, { course: 'Lenses' }])(
    'of %j is 400, for it holds no field of a course',
    async (body) => {
      expect(await post(createRestKit(), 'save', body)).toMatchObject({
        status: 400,
        body: {
          error: { message: 'Send at least one field of the course, for example {"title": "…"}.' },
        },
      });
    },
  );

  it('is documented in both forms', async () => {
    const { body } = await createRestKit().call('/api/openapi.json');
    const { paths } = body as { paths: Record<string, { post: { requestBody: object } }> };
    expect(paths[`${base}/course/save`]?.post.requestBody).toMatchObject({
      content: {
        'application/json': {
          schema: {
            anyOf: [expect.any(Object), { required: ['course'], properties: { course: expect.any(Object) } }],
          },
        },
      },
    });
  });

  it.each([
    ['title', { title: 5 }, 'Send the title of the course as text.'],
    ['category', { category: 'knitting' }, 'Send category as one of web, firebase, cloud, android.'],
    ['length', { length: 'long' }, 'Send length as a number of minutes.'],
    ['activeStep', { ...draft, activeStep: 2 }, 'A step of this course lies between 0 and 1.'],
  ])('with a wrong %s is 400 that names it and the cure', async (field, body, message) => {
    expect(await post(createRestKit(), 'save', body)).toMatchObject({
      status: 400,
      body: { error: { code: 'BAD_USER_INPUT', field, message } },
    });
  });
});

describe('updating', () => {
  it('merges: what is left out stays', async () => {
    const kit = createRestKit();
    const before = await read(kit, 'course-04');
    const { body } = await post(kit, 'update', { id: 'course-04', length: 60 });
    expect(body).toEqual({ ...before, length: 60, updated: expect.any(String) });
  });

  it('merges a course that is wrapped, activeStep included', async () => {
    const kit = createRestKit();
    const before = await read(kit, 'course-04');
    const { body } = await post(kit, 'update', { course: { id: 'course-04', length: 60, activeStep: 2 } });
    expect(body).toEqual({ ...before, length: 60, activeStep: 2, updated: expect.any(String) });
  });

  it('changes nothing when one of the fields is refused', async () => {
    const kit = createRestKit();
    const before = await read(kit, 'course-04');
    expect(await post(kit, 'update', { id: 'course-04', title: 'Glass', activeStep: 99 })).toMatchObject({
      status: 400,
      body: { error: { field: 'activeStep' } },
    });
    expect(await read(kit, 'course-04')).toEqual(before);
  });

  it('keeps activeStep for the caller alone', async () => {
    const kit = createRestKit();
    const other = await read(kit, 'course-03', 'staff');
    expect((await post(kit, 'update', { id: 'course-03', activeStep: 5 })).body).toMatchObject({
      activeStep: 5,
    });
    expect(await read(kit, 'course-03', 'staff')).toEqual(other);
  });

  it.each([
    [{ id: 'nothing', length: 60 }, 404],
    [{ id: 'nothing', activeStep: 1 }, 404],
    [{ id: 'course-01', activeStep: 12 }, 400],
    [{ id: 'course-01' }, 400],
    [{ activeStep: 1 }, 400],
  ])('%j answers %i', async (body, status) => {
    expect((await post(createRestKit(), 'update', body)).status).toBe(status);
  });
});
