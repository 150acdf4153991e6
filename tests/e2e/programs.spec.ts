import { once } from 'node:events';
import { startServer, startStatic } from '../support/processes.mjs';
import { expect, test } from './support/test.ts';

const programs = [
  ['the server', () => startServer()],
  ['the dashboard in browser mode', () => startStatic()],
] as const;

for (const [name, start] of programs) {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    test(`${signal} ends ${name} with 0`, async () => {
      const { child } = await start();
      const ended = once(child, 'exit');
      child.kill(signal);
      expect(await ended).toEqual([0, null]);
    });
  }
}
