import { z } from 'zod';

const address = z.url({ protocol: /^https?$/ });

/** An OpenID provider and what we are called there. */
const openId = z.object({
  /** As its ID tokens name it; its configuration lies below, at .well-known/openid-configuration. */
  issuer: address,
  clientId: z.string().min(1),
});

/** A Firebase project; all of it is public. */
const firebase = z.object({
  apiKey: z.string().min(1),
  authDomain: z.string().min(1),
  projectId: z.string().min(1),
  /** Of its realtime database, which keeps what users have chosen. */
  databaseUrl: address.optional(),
  /** Of an emulator or stand-in that signs people in instead of Google. */
  authUrl: address.optional(),
  issuer: address,
  jwksUrl: address,
});

/** What the page may know of the sign-in providers that are configured; those left out are not. */
export const providerSettings = z.object({
  firebase: firebase.optional(),
  auth0: openId.optional(),
  kakao: openId.optional(),
});

export type ProviderSettings = z.output<typeof providerSettings>;
export type OpenIdSettings = z.output<typeof openId>;
export type FirebaseSettings = z.output<typeof firebase>;
