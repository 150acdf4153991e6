import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const RUNS = 30;
/** Clock ticks of /proc/<pid>/stat in a second. */
const TICKS = 100;

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Milliseconds of CPU of a process; null where the system does not tell. */
function cpuOf(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return ((Number(fields[11]) + Number(fields[12])) / TICKS) * 1_000;
  } catch {
    return null;
  }
}

/** CPU of the server process for each operation over HTTP, in milliseconds: the mean of many, for ticks are coarse. */
export async function serverCosts(
  operations: readonly { readonly query: string }[],
): Promise<(number | null)[]> {
  const port = await freePort();
  const program = fileURLToPath(new URL('./server.js', import.meta.url));
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      STORE: 'memory',
      SEED: 'demo',
      DEMO_PULSE: 'off',
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await new Promise<void>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
      child.stdout.on('data', (data) => {
        if (String(data).includes(String(port))) resolve();
      });
    });
    const post = async (body: unknown, token?: string) => {
      const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        body: JSON.stringify(body),
      });
      return (await response.json()) as {
        data?: { login: { session: { accessToken: string } } };
        errors?: unknown;
      };
    };
    const login = await post({
      query: 'mutation { login(input: { email: "admin", password: "admin" }) { session { accessToken } } }',
    });
    const token = login.data?.login.session.accessToken;
    const costs: (number | null)[] = [];
    for (const { query } of operations) {
      for (let run = 0; run < 5; run += 1) await post({ query }, token);
      const before = cpuOf(child.pid ?? 0);
      for (let run = 0; run < RUNS; run += 1) await post({ query }, token);
      const after = cpuOf(child.pid ?? 0);
      costs.push(before === null || after === null ? null : (after - before) / RUNS);
    }
    return costs;
  } finally {
    child.kill();
  }
}
