import { z } from 'zod';
import type { OpenIdSettings } from '~/resolvers/identity/providers.rules.ts';
import type { SessionUser } from '../session.ts';
import { leaveOpenId } from './openId.ts';
import { accessToken, keptProof } from './openIdTokens.ts';
import type { ProviderProfile, ProviderSession } from './providerSession.ts';

/** Of the provider's user, what the specification reads (shell §3). Parts of an unexpected type count as missing. */
const profile = z.object({
  username: z.string().optional().catch(undefined),
  name: z.string().optional().catch(undefined),
  picture: z.string().optional().catch(undefined),
  user_metadata: z
    .object({
      settings: z.record(z.string(), z.unknown()).optional().catch(undefined),
      shortcuts: z.array(z.string()).optional().catch(undefined),
    })
    .optional()
    .catch(undefined),
});

function subjectOf(token: string): string {
  const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  return z.object({ sub: z.string() }).parse(JSON.parse(atob(payload))).sub;
}

/** What a failed call says: the provider's message where there is one. */
async function messageOf(response: Response): Promise<string> {
  const said = z.object({ message: z.string() }).safeParse(await response.json().catch(() => null));
  return said.success ? said.data.message : `Auth0 answered ${response.status}.`;
}

/** Somebody's account at Auth0 (specification, shell §7). */
export function openAuth0({ issuer }: OpenIdSettings): ProviderSession {
  async function call(init: { method: string; body?: string }): Promise<unknown> {
    const [token, proof] = [accessToken(), keptProof()];
    if (token === null || proof === null) throw new Error('The session with Auth0 is over: sign in again.');
    const url = new URL(`/api/v2/users/${encodeURIComponent(subjectOf(proof.token))}`, issuer);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const response = await fetch(url, { ...init, headers });
    if (!response.ok) throw new Error(await messageOf(response));
    return response.json();
  }
  return {
    proof: async () => keptProof(),
    async profile(): Promise<ProviderProfile> {
      const { username, name, picture, user_metadata: kept } = profile.parse(await call({ method: 'GET' }));
      const displayName = username ?? name;
      return {
        ...(displayName ? { displayName } : {}),
        ...(picture ? { photoURL: picture } : {}),
        ...(kept?.settings ? { settings: kept.settings } : {}),
        ...(kept?.shortcuts ? { shortcuts: kept.shortcuts } : {}),
      };
    },
    async save({ settings, shortcuts }: SessionUser) {
      await call({ method: 'PATCH', body: JSON.stringify({ user_metadata: { settings, shortcuts } }) });
    },
    leave: leaveOpenId,
  };
}
