import { describe, expect, test } from 'vitest';
import { MAX_MEDIA_ORIGINS } from '~/resolvers/registry/mediaOrigins.rules.ts';
import { demoSeeds } from '~/store/seeds.ts';
import { createTestApi, type TestApi } from '../support/environment.ts';

const policy = '{ mediaPolicy { fixed changeable allowed { origin addedBy } } }';
const allow = `mutation ($origin: String!) { allowMediaOrigin(input: { origin: $origin }) {
  origin { id origin } errors { field code message } } }`;

interface Allowed {
  readonly origin: { readonly id: string; readonly origin: string } | null;
  readonly errors: readonly { readonly field: string; readonly code: string; readonly message: string }[];
}

const allowed = async (api: TestApi, origin: string) =>
  (await api.ask(allow, { origin })).data?.allowMediaOrigin as unknown as Allowed;

describe('an origin of streams', () => {
  test('that an administrator allows stands in the policy with who did it, and in the audit', async () => {
    const api = createTestApi();
    const { origin, errors } = await allowed(api, ' HTTP://Engine.example:8889/ ');
    expect(errors).toEqual([]);
    expect((await api.ask(policy)).data?.mediaPolicy).toEqual({
      fixed: [],
      changeable: true,
      allowed: [{ origin: 'http://engine.example:8889', addedBy: 'Mira Aydın' }],
    });
    await api.ask('mutation ($id: ID!) { removeMediaOrigin(input: { id: $id }) { id errors { field } } }', {
      id: origin?.id,
    });
    expect((await api.ask(policy)).data?.mediaPolicy).toMatchObject({ allowed: [] });
    const { data } = await api.ask(
      '{ auditEntries(filter: { subjects: [MEDIA_ORIGIN] }) { nodes { action subjectName userName } } }',
    );
    const entry = { subjectName: 'http://engine.example:8889', userName: 'Mira Aydın' };
    expect(data?.auditEntries).toEqual({
      nodes: [
        { ...entry, action: 'REMOVE' },
        { ...entry, action: 'CREATE' },
      ],
    });
  });

  test('is kept once, however it is written', async () => {
    const api = createTestApi();
    const first = await allowed(api, 'https://engine.example');
    expect((await allowed(api, 'HTTPS://ENGINE.example:443')).origin).toEqual(first.origin);
    expect(await api.environment.store.mediaOrigins.count()).toBe(1);
  });

  test('is refused with what is wrong', async () => {
    const api = createTestApi();
    const { origin, errors } = await allowed(api, 'http://169.254.169.254');
    expect([origin, errors.map(({ field, code }) => [field, code])]).toEqual([
      null,
      [['origin', 'ADDRESS_REFUSED']],
    ]);
    expect(await api.environment.store.mediaOrigins.count()).toBe(0);
  });

  test(`stands beside ${MAX_MEDIA_ORIGINS - 1} others at most`, async () => {
    const api = createTestApi();
    for (let port = 1; port <= MAX_MEDIA_ORIGINS; port += 1)
      await allowed(api, `http://engine:${8000 + port}`);
    const { errors } = await allowed(api, 'http://one.too.many');
    expect(errors.map(({ code }) => code)).toEqual(['LIMIT_REACHED']);
  });

  test('that is not there cannot be removed', async () => {
    const { errors } = await createTestApi().ask(
      'mutation { removeMediaOrigin(input: { id: "nobody" }) { id } }',
    );
    expect(errors.map(({ code }) => code)).toEqual(['NOT_FOUND']);
  });

  test('cannot be allowed where the policy comes with the files of the page', async () => {
    const api = createTestApi(demoSeeds, {
      mediaPolicy: { fixed: ['http://engine:8888'], changeable: false },
    });
    const { errors } = await api.ask(allow, { origin: 'http://engine:8889' });
    expect(errors.map(({ code }) => code)).toEqual(['CONFLICT']);
    expect((await api.ask(policy)).data?.mediaPolicy).toEqual({
      fixed: ['http://engine:8888'],
      changeable: false,
      allowed: [],
    });
  });
});
