import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { describe, expect, test } from 'vitest';
import { errorName } from './errorText.ts';

const refused = (extensions: Record<string, unknown>) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'In English.', extensions }] });

const answered = (status: number, headers: Record<string, string> = {}) =>
  new ServerError('In English.', { response: new Response('', { status, headers }), bodyText: '' });

describe('what went wrong is named', () => {
  test.each([
    [{ code: 'NOT_FOUND' }, { key: 'error.NOT_FOUND', values: {} }],
    [{ code: 'CONFLICT' }, { key: 'error.CONFLICT', values: {} }],
    [
      { code: 'RATE_LIMITED', retryAfterSeconds: 42 },
      { key: 'error.RATE_LIMITED_FOR', values: { seconds: 42 } },
    ],
    [{ code: 'RATE_LIMITED' }, { key: 'error.RATE_LIMITED', values: {} }],
    [
      { code: 'BAD_USER_INPUT', field: 'zone' },
      { key: 'error.BAD_FIELD', values: { field: 'zone' } },
    ],
    [{ code: 'BAD_USER_INPUT' }, { key: 'error.BAD_USER_INPUT', values: {} }],
    [{ code: 'PAYLOAD_TOO_LARGE' }, { key: 'error.TOO_LARGE', values: {} }],
    [{ code: 'INTERNAL_SERVER_ERROR' }, { key: 'error.UNEXPECTED', values: {} }],
    [
      { code: 'CONFLICT', reason: 'NO_PICTURES', place: 'Gate 2' },
      { key: 'reason.NO_PICTURES', values: { place: 'Gate 2' } },
    ],
  ])('by the extensions of the API: %o', (extensions, name) => {
    expect(errorName(refused(extensions))).toMatchObject(name);
  });

  test.each([
    [answered(503), { key: 'error.UNAVAILABLE', values: {} }],
    [answered(429, { 'retry-after': '7' }), { key: 'error.RATE_LIMITED_FOR', values: { seconds: 7 } }],
    [answered(429), { key: 'error.RATE_LIMITED', values: {} }],
    [answered(413), { key: 'error.TOO_LARGE', values: {} }],
    [answered(500), { key: 'error.UNEXPECTED', values: {} }],
  ])('by the status of an answer that is not the API’s: %#', (error, name) => {
    expect(errorName(error)).toEqual(name);
  });

  test('as a lost connection where there was no answer', async () => {
    const error: unknown = await fetch('http://127.0.0.1:1/').catch((reason: unknown) => reason);
    expect(errorName(error)).toEqual({ key: 'error.CONNECTION', values: {} });
    expect(errorName({ code: 1006, wasClean: false })).toEqual({ key: 'error.CONNECTION', values: {} });
  });

  test('as unexpected in any other case', () => {
    expect(errorName(new Error('Odd.'))).toEqual({ key: 'error.UNEXPECTED', values: {} });
    expect(errorName(undefined)).toEqual({ key: 'error.UNEXPECTED', values: {} });
  });
});
