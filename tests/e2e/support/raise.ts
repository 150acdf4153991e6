import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Raises an incident as a camera's program would, with the visitor's own token. */
export async function raise(
  page: Page,
  summary: string,
  { cameraId = 'camera-solar-1', severity = 'HIGH' } = {},
): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('jwt_access_token'));
  const answer = await page.request.post('/graphql', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      query: `mutation ($input: RaiseIncidentInput!) { raiseIncident(input: $input) { incidents { id } } }`,
      variables: { input: { cameraId, kind: 'INTRUSION', severity, summary } },
    },
  });
  expect(await answer.json()).not.toHaveProperty('errors');
}
