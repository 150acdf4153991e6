import { type FirebaseStandIn, startFirebaseStandIn } from '../../support/firebaseStandIn.ts';
import { clientId, type OpenIdProvider, startOpenIdProvider } from '../../support/openIdProvider.ts';
import { startServer, startStatic } from '../../support/processes.mjs';

export interface ProvidersKit {
  readonly openId: OpenIdProvider;
  readonly firebase: FirebaseStandIn;
  /** The dashboard with all providers, by mode. */
  readonly url: Readonly<Record<'browser' | 'server', string>>;
  stop(): Promise<void>;
}

/** An OpenID provider, a stand-in for Firebase, and the dashboard in both modes with them. */
export async function startProvidersKit(): Promise<ProvidersKit> {
  const [openId, firebase] = await Promise.all([startOpenIdProvider(), startFirebaseStandIn()]);
  const environment = {
    ...firebase.environment,
    AUTH0_ISSUER: openId.issuer,
    AUTH0_CLIENT_ID: clientId,
    KAKAO_ISSUER: openId.issuer,
    KAKAO_CLIENT_ID: clientId,
  };
  const [page, server] = await Promise.all([
    startStatic(environment),
    startServer({ ...environment, DEMO_PULSE: 'off' }),
  ]);
  return {
    openId,
    firebase,
    url: { browser: page.url, server: server.url },
    async stop() {
      page.stop();
      server.stop();
      await Promise.all([openId.stop(), firebase.stop()]);
    },
  };
}
