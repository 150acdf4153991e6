import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

/** Two folders up: from here, and from dist/node, where the benchmark is built to. */
const root = fileURLToPath(new URL('../..', import.meta.url));

/** A port that nobody listens on. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** Starts a built program on a free port and waits until it answers. */
async function startProgram(program, environment, folder = 'dist/node', cwd = root) {
  const port = await freePort();
  const child = spawn(process.execPath, [`${folder}/${program}`], {
    cwd,
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  await new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${program} ended with ${code} before it listened.`)));
    child.stdout.on('data', (data) => {
      said += data;
      if (said.includes(String(port))) resolve(undefined);
    });
  });
  return { url: `http://127.0.0.1:${port}`, child, said: () => said, stop: () => child.kill() };
}

/** The dashboard in browser mode, as `npm start` serves it. */
export const startStatic = (environment = {}) => startProgram('static.js', environment);

/** The same of another checkout, which is built. */
export const startStaticOf = (checkout) => startProgram('static.js', {}, 'dist/node', checkout);

/**
 * The server with demo data in memory: `npm run server` with STORE=memory. Its log names the address, whatever level is
 * set outside.
 */
export const startServer = (environment = {}) =>
  startProgram('server.js', { STORE: 'memory', SEED: 'demo', LOG_LEVEL: 'info', ...environment });

/** The server as it was built into a folder of the project, with exactly these settings besides host and port. */
export const startServerFrom = (folder, environment) => startProgram('server.js', environment, folder);
