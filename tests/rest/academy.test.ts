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

  it.each([
    ['title', { category: 'web', length: 30 }, 'Send the title of the course as text.'],
    ['category', { title: 'x', length: 30 }, 'Send category as one of web, firebase, cloud, android.'],
    ['length', { title: 'x', category: 'web' }, 'Send length as a number of minutes.'],
  ])('without %s is 400 that names it and the cure', async (field, body, message) => {
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
