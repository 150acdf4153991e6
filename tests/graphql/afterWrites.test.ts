import { describe, expect, test } from 'vitest';
import { rowOf } from '~/resolvers/base/loadBatched.ts';
import { createContext } from '~/resolvers/context.ts';
import { countReads } from '../support/countReads.ts';
import { createTestApi } from '../support/environment.ts';

describe('a mutation answers what is after it, whatever the operation has read before', () => {
  test.each([
    [
      'the states of a camera that is paused and put back',
      `before: setCameraOperatorState(input: { ids: ["camera-mall-1"], state: PAUSED }) { cameras { state } }
       after: setCameraOperatorState(input: { ids: ["camera-mall-1"], state: ACTIVE }) { cameras { state } }`,
      { before: { cameras: [{ state: 'PAUSED' }] }, after: { cameras: [{ state: 'NOT_OBSERVED' }] } },
    ],
    [
      'the step of a course',
      `before: setCourseProgress(input: { courseId: "course-01", activeStep: 2 }) { course { activeStep } }
       after: setCourseProgress(input: { courseId: "course-01", activeStep: 3 }) { course { activeStep } }`,
      { before: { course: { activeStep: 2 } }, after: { course: { activeStep: 3 } } },
    ],
    [
      'the star of a contact',
      `before: setContactsStarred(input: { ids: ["contact-9"], starred: true }) { contacts { starred } }
       after: setContactsStarred(input: { ids: ["contact-9"], starred: false }) { contacts { starred } }`,
      { before: { contacts: [{ starred: true }] }, after: { contacts: [{ starred: false }] } },
    ],
  ])('%s', async (_, mutations, expected) => {
    const { data, errors } = await createTestApi().ask(`mutation { ${mutations} }`);
    expect(errors).toEqual([]);
    expect(data).toEqual(expected);
  });
});

describe('what an operation has read is kept', () => {
  /** An operation that has read who the project is, and how to ask it again. */
  async function operation() {
    const api = createTestApi();
    const context = await createContext(api.environment, null);
    const [id = ''] = (await context.store.projects.list()).rows.map((project) => project.id);
    const nameOf = async () => (await rowOf(context, 'projects', id))?.name;
    return { api, context, id, before: await nameOf(), nameOf };
  }

  test('as long as it writes nothing', async () => {
    const { api, before, nameOf } = await operation();
    const reads = await countReads(api, async () => {
      expect(await nameOf()).toBe(before);
    });
    expect(reads).toEqual({});
  });

  test('until it writes outside of transactions', async () => {
    const { context, id, nameOf } = await operation();
    await context.store.projects.update(id, { name: 'Harbour' });
    expect(await nameOf()).toBe('Harbour');
    await context.store.projects.remove([id]);
    expect(await nameOf()).toBeUndefined();
  });

  test('until a transaction is kept', async () => {
    const { context, id, before, nameOf } = await operation();
    await context.store.transaction(async (tx) => {
      await tx.projects.update(id, { name: 'Harbour' });
      // Nobody else sees it yet: what is read outside now is read once more when the transaction is kept.
      expect(await nameOf()).toBe(before);
    });
    expect(await nameOf()).toBe('Harbour');
  });

  test('inside a transaction until that writes', async () => {
    const { context, id } = await operation();
    await context.store.transaction(async (tx) => {
      const inside = { ...context, store: tx };
      await rowOf(inside, 'projects', id);
      await tx.projects.update(id, { name: 'Harbour' });
      expect((await rowOf(inside, 'projects', id))?.name).toBe('Harbour');
    });
  });

  test('until the demo is made anew', async () => {
    const { context, id, before, nameOf } = await operation();
    await context.store.projects.update(id, { name: 'Harbour' });
    expect(await nameOf()).toBe('Harbour');
    await context.store.reset?.();
    expect(await nameOf()).toBe(before);
  });
});
