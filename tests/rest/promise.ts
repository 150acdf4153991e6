import { describe, expect, it } from 'vitest';
import type { RestCall, Route } from '~/rest/route.ts';
import { createRestKit } from './kit.ts';

/**
 * Asks every route once: it answers 200 with what its documentation promises, and is closed to guests.
 * @param calls what a path has to be asked with; those that need nothing are left out
 */
export function answersKeepTheirPromise(
  routes: readonly Route[],
  calls: Readonly<Record<string, Pick<RestCall, 'body'> & Partial<Pick<RestCall, 'query'>>>> = {},
): void {
  describe.each(routes.map((route) => [route.method, route.path, route] as const))(
    '%s %s',
    (method, path, route) => {
      it('answers 200 with what its documentation promises', async () => {
        const { status, body } = await createRestKit().call(path, { method, ...calls[path] });
        expect(status).toBe(200);
        expect(() => route.answer.parse(body)).not.toThrow();
      });

      it('is closed to guests', async () => {
        const reply = await createRestKit().call(path, { method, ...calls[path] }, 'guest');
        expect(reply).toMatchObject({ status: 401, body: { error: { code: 'UNAUTHENTICATED' } } });
      });
    },
  );
}
