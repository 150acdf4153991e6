import { startServer, startStatic } from '../../support/processes.mjs';

/** Starts the dashboard in both modes, once for all tests; the addresses reach them by the environment. */
export default async function globalSetup(): Promise<() => void> {
  const [local, remote] = await Promise.all([
    startStatic(),
    startServer({ DEMO_PULSE: 'off', TRUST_PROXY: '1' }),
  ]);
  process.env.WATCHFLOOR_LOCAL_URL = local.url;
  process.env.WATCHFLOOR_SERVER_URL = remote.url;
  return () => {
    local.stop();
    remote.stop();
  };
}
