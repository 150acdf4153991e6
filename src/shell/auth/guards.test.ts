import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loginAddress, requireSession, safePath } from './guards.ts';
import { beginSession, endSession, readSession } from './session.ts';

const tokenExpiring = (seconds: number) =>
  `header.${Buffer.from(JSON.stringify({ sub: 'u1', exp: seconds })).toString('base64url')}.signature`;

const user = {
  id: 'u1',
  from: 'JWT' as const,
  displayName: 'Ada',
  email: 'ada@watchfloor.example',
  roles: ['ADMIN' as const],
  photoURL: '',
  shortcuts: [],
  settings: {},
};
const inFuture = Math.floor(Date.now() / 1000) + 3600;
const inPast = Math.floor(Date.now() / 1000) - 1;

/** Where the guard sends a visitor of the path; null when it lets them in. */
function visit(path: string): string | null {
  const request = new Request(`https://watchfloor.example${path}`);
  try {
    return requireSession({ request, params: {}, context: {} } as Parameters<typeof requireSession>[0]);
  } catch (answer) {
    return (answer as Response).headers.get('Location');
  }
}

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://watchfloor.example' });
  // A browser that forbids storage: everything here must hold without it.
  vi.stubGlobal('localStorage', undefined);
});
afterEach(() => {
  endSession();
  vi.unstubAllGlobals();
});

describe('the guard of signed-in routes', () => {
  it('lets in whoever holds a token that expires in the future', () => {
    beginSession(tokenExpiring(inFuture), user);
    expect(readSession()?.user).toEqual(user);
    expect(visit('/apps/dashboards/project')).toBeNull();
  });

  it('sends guests to the login and remembers the attempted path', () => {
    expect(visit('/apps/dashboards/project?range=TODAY')).toBe(
      '/login?next=%2Fapps%2Fdashboards%2Fproject%3Frange%3DTODAY',
    );
  });

  it('does not remember the root, which is where everybody goes', () => {
    expect(visit('/')).toBe('/login');
  });

  it('says that the session has expired when the token did', () => {
    beginSession(tokenExpiring(inPast), user);
    expect(visit('/')).toBe('/login?reason=expired');
  });
});

describe('the remembered path', () => {
  it('is kept with its query', () => {
    expect(safePath('/apps/dashboards/map?camera=7#list')).toBe('/apps/dashboards/map?camera=7#list');
  });

  it.each([
    null,
    '',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/login',
  ])('is the root instead of %j', (path) => {
    expect(safePath(path)).toBe('/');
  });

  it('stands beside the reason in the address of the login', () => {
    expect(loginAddress('/cameras', 'rejected')).toBe('/login?next=%2Fcameras&reason=rejected');
  });
});
