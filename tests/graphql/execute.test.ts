import { GraphQLError, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { maskError } from '~/graphql/maskError.ts';
import { createTestApi } from '../support/environment.ts';

const path = ['cameras', 0] as const;
const masked = {
  message: 'Something went wrong on our side.',
  extensions: { code: 'INTERNAL_SERVER_ERROR' },
};

describe('clients see of an error', () => {
  test('its code, message, path and field when it is one of ours, and no stack trace', () => {
    const extensions = { code: 'CONFLICT', field: 'ids', stacktrace: ['at /srv/secret.ts'] };
    expect(maskError(new GraphQLError('It is closed.', { path, extensions })).toJSON()).toEqual({
      message: 'It is closed.',
      path,
      extensions: { code: 'CONFLICT', field: 'ids' },
    });
  });

  test.each([
    ['has no code', {}],
    ['has a code that is no string', { code: 6 }],
    ['calls itself internal', { code: 'INTERNAL_SERVER_ERROR', detail: 'secret' }],
  ])('nothing but that it happened when it was thrown and %s', (_, extensions) => {
    const error = new GraphQLError('secret', { originalError: new Error('secret'), extensions });
    expect(maskError(error).toJSON()).toEqual(masked);
  });

  test('what is wrong with what they asked', () => {
    expect(maskError(new GraphQLError('Variable "$id" is missing.')).toJSON()).toEqual({
      message: 'Variable "$id" is missing.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });
});

test('of a document with several operations the named one runs', async () => {
  const { executor } = createTestApi();
  const document = parse('query One { one: viewer { id } } query Two { two: viewer { id } }');
  const ask = (operationName: string) => executor.execute({ document, operationName, token: null });
  expect([(await ask('One')).data, (await ask('Two')).data]).toEqual([{ one: null }, { two: null }]);
  const { errors } = await executor.execute({ document, token: null });
  expect(errors?.[0]?.message).toContain('operation name');
});

test('a mutation that fails leaves those beside it their acknowledgements', async () => {
  const { data, errors } = await createTestApi().ask(`mutation {
    before: renameBoard(input: { id: "board-frontend", name: "Front" }) { board { name } }
    failing: renameBoard(input: { id: "nothing", name: "Front" }) { board { name } }
    after: renameBoard(input: { id: "board-backend", name: "Back" }) { board { name } } }`);
  expect(data).toEqual({
    before: { board: { name: 'Front' } },
    failing: null,
    after: { board: { name: 'Back' } },
  });
  expect(errors).toMatchObject([{ code: 'NOT_FOUND' }]);
});
