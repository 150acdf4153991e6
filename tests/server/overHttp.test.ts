import { serverAudits } from 'graphql-http';
import { describe, expect, it } from 'vitest';
import { serverOfFile } from './kit.ts';

const { running, bearer } = serverOfFile();

/** Every audit of the specification, with what the server did. */
const audits = serverAudits({ url: () => `${running().url}/graphql` });

describe('GraphQL over HTTP as specified: every audit of graphql-http', () => {
  describe.each(['admin', 'guest'] as const)('asked by %s', (asker) => {
    const asked = serverAudits({
      url: () => `${running().url}/graphql`,
      fetchFn: async (url: string, init: RequestInit = {}) =>
        fetch(url, { ...init, headers: { ...init.headers, ...(await bearer(asker)) } }),
    });
    it.each(asked.map((audit) => [audit.name, audit] as const))('%s', async (_, audit) => {
      const result = await audit.fn();
      // What a server may do or leave is a notice, and says nothing against it.
      expect(result).toMatchObject({ status: expect.stringMatching(/^(ok|notice)$/) });
    });
  });

  it('are there', () => {
    expect(audits.length).toBeGreaterThan(60);
  });
});
