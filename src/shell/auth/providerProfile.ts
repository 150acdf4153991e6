import { readSession, type SessionUser } from './session.ts';

/** Sessions of providers carry what the provider keeps: the API knows nothing of it. */
export const withProviderProfile = (user: SessionUser): SessionUser => {
  const kept = readSession()?.user;
  if (kept?.id !== user.id || user.from === 'JWT' || user.from === 'KAKAO') return user;
  const { settings, shortcuts, displayName, photoURL } = kept;
  return { ...user, settings, shortcuts, displayName, photoURL };
};
