import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loginAddress, requireRoles, requireSession, safePath } from './guards.ts';
import { roleSets } from './roles.ts';
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
function visit(path: string, guard: typeof requireSession = requireSession): string | null {
  const request = new Request(`https://watchfloor.example${path}`);
  try {
    return guard({ request, params: {}, context: {} } as Parameters<typeof requireSession>[0]);
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

  it('says that the session is not valid when the token cannot be read', () => {
    beginSession('rubbish', user);
    expect(visit('/')).toBe('/login?reason=rejected');
  });
});

describe('the guard of routes for some roles', () => {
  const [admins, staff, guests] = [roleSets.admin, roleSets.staff, roleSets.onlyGuest].map(requireRoles);
  const path = '/auth/example';

  it('lets in whoever has one of the roles, or one that includes it', () => {
    beginSession(tokenExpiring(inFuture), user);
    expect([visit(path, admins), visit(path, staff)]).toEqual([null, null]);
  });

  it('sends others to the path that the navigation remembers, else to the root', () => {
    beginSession(tokenExpiring(inFuture), { ...user, roles: ['USER'] });
    expect(visit(path, staff)).toBe('/');
    expect(visit(`${path}?next=%2Fapps%2Fmail`, staff)).toBe('/apps/mail');
    vi.stubGlobal('history', { state: { usr: { redirectUrl: '/apps/todo' } } });
    expect(visit(path, staff)).toBe('/apps/todo');
    vi.stubGlobal('history', { state: { usr: { redirectUrl: path } } });
    expect(visit(path, staff)).toBe('/');
  });

  it('sends guests to the login, which remembers the path', () => {
    expect(visit(path, admins)).toBe('/login?next=%2Fauth%2Fexample');
  });

  it('lets guests alone in where no role is named', () => {
    expect(visit(path, guests)).toBeNull();
    beginSession(tokenExpiring(inFuture), user);
    expect(visit(path, guests)).toBe('/');
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
    '/register?tab=google',
    '/callback?code=1',
    '/logout',
  ])('is the root instead of %j', (path) => {
    expect(safePath(path)).toBe('/');
  });

  it('stands beside the reason in the address of the login', () => {
    expect(loginAddress('/cameras', 'rejected')).toBe('/login?next=%2Fcameras&reason=rejected');
  });
});
