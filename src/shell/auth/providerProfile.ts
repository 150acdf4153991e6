import { readSession, type SessionUser } from './session.ts';

/** Adds what the provider stores about a user (settings, shortcuts, name, picture): the API does not know it. */
export const withProviderProfile = (user: SessionUser): SessionUser => {
  const kept = readSession()?.user;
  if (kept?.id !== user.id || user.from === 'JWT' || user.from === 'KAKAO') return user;
  const { settings, shortcuts, displayName, photoURL } = kept;
  return { ...user, settings, shortcuts, displayName, photoURL };
};
