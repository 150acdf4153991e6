import type { TestProject } from 'vitest/node';
import { startStatic } from '../../support/processes.mjs';
import './door.ts';

/** Serves the built dashboard as `npm start` does: browser mode. */
export default async function setup(project: TestProject): Promise<() => void> {
  const { url, stop } = await startStatic();
  project.provide('dashboardUrl', url);
  return () => stop();
}
