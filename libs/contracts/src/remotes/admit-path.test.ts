import { describe, expect, it } from 'vitest';
import { admitPath, wantedPath } from './admit-path';
import { bestMatch, matchPath } from './match-path';

const routes = [
  { id: 'calendar', path: '/calendar' },
  { id: 'circle', path: '/circle' },
  { id: 'page', path: '/more/:page' },
  { id: 'account', path: '/more/account' },
];
const visit = { path: '/calendar', search: '', isSignedIn: true, hasCircle: true, routes };

describe('SHELL-1 which path may be shown', () => {
  it('SHELL-1 lets a stranger see the signed-out screens only and keeps the wanted path', () => {
    const stranger = { ...visit, isSignedIn: false, hasCircle: false };
    expect(admitPath({ ...stranger, path: '/terms' })).toBeNull();
    expect(admitPath({ ...stranger, search: '?day=2' })).toEqual({
      redirect: '/login?to=%2Fcalendar%3Fday%3D2',
    });
    expect(admitPath({ ...stranger, path: '/' })).toEqual({ redirect: '/login' });
    expect(admitPath({ ...stranger, path: '/onboarding' })).toEqual({ redirect: '/login?to=%2Fonboarding' });
  });

  it('SHELL-1 sends a signed-in person from an unknown path, and from the sign-in page, to the dashboard', () => {
    expect(admitPath({ ...visit, path: '/nowhere' })).toEqual({ redirect: '/dashboard' });
    expect(admitPath({ ...visit, path: '/login' })).toEqual({ redirect: '/dashboard' });
    expect(admitPath(visit)).toBeNull();
  });

  it.each(['/forgot-password', '/reset-password'])(
    'SHELL-1 leads within the app from %s, which is a page of the server’s, to a screen',
    (path) => {
      const stranger = { ...visit, path, isSignedIn: false, hasCircle: false };
      expect(admitPath(stranger)).toEqual({ redirect: '/login' });
      expect(admitPath({ ...visit, path })).toEqual({ redirect: '/dashboard' });
      expect(admitPath({ ...visit, path, hasCircle: false })).toEqual({ redirect: '/onboarding' });
    },
  );

  it('SHELL-1 sends a person without a circle to the beginning, save to /circle', () => {
    const newcomer = { ...visit, hasCircle: false };
    expect(admitPath(newcomer)).toEqual({ redirect: '/onboarding?to=%2Fcalendar' });
    expect(admitPath({ ...newcomer, path: '/circle' })).toBeNull();
    expect(admitPath({ ...newcomer, path: '/nowhere' })).toEqual({ redirect: '/onboarding' });
  });

  it('SHELL-1 NOTE-1 leads from the id of a screen to its path, and keeps the link for after the way in', () => {
    const link = { ...visit, path: '/to/calendar', search: '?day=2' };
    expect(admitPath(link)).toEqual({ redirect: '/calendar?day=2' });
    expect(admitPath({ ...link, path: '/to/nowhere' })).toEqual({ redirect: '/dashboard' });
    const wanted = '?to=%2Fto%2Fcalendar%3Fday%3D2';
    expect(admitPath({ ...link, isSignedIn: false, routes: [] })).toEqual({ redirect: `/login${wanted}` });
    expect(admitPath({ ...link, hasCircle: false })).toEqual({ redirect: `/onboarding${wanted}` });
  });

  it('SHELL-1 never returns to another site', () => {
    expect(wantedPath('?to=%2Fcalendar%3Fday%3D2')).toBe('/calendar?day=2');
    expect(wantedPath('?to=%2F%2Fevil.example')).toBeNull();
    expect(wantedPath('?to=%2F%5Cevil.example')).toBeNull();
    expect(wantedPath('?to=https%3A%2F%2Fevil.example')).toBeNull();
    expect(wantedPath('?to=%2F%09%2Fevil.example')).toBeNull();
    expect(wantedPath('')).toBeNull();
  });

  it('SHELL-1 prefers the route without parameters', () => {
    expect(bestMatch(routes, '/more/account')?.route.path).toBe('/more/account');
    expect(bestMatch(routes, '/more/help')).toEqual({ route: routes[2], params: { page: 'help' } });
    expect(matchPath('/circle/member/:memberId', '/circle/member/a%20b/')).toEqual({ memberId: 'a b' });
    expect(matchPath('/circle/member/:memberId', '/circle/member')).toBeNull();
    expect(matchPath('/chat/:memberId?', '/chat')).toEqual({});
    expect(matchPath('/chat/:memberId?', '/chat/ben')).toEqual({ memberId: 'ben' });
    expect(matchPath('/x/:id', '/x/%E0%A4%A')).toEqual({ id: '%E0%A4%A' });
  });

  it('MFE-4 gives a remote all pages below a path of its own, unless another says more of it', () => {
    const vault = [{ path: '/vault/*' }, { path: '/vault/:folder' }, { path: '/vault/shared' }];
    const chosen = (path: string) => bestMatch(vault, path);
    expect(chosen('/vault/shared')?.route).toBe(vault[2]);
    expect(chosen('/vault/taxes')?.route).toBe(vault[1]);
    expect(chosen('/vault/taxes/2026')).toEqual({ route: vault[0], params: { '*': 'taxes/2026' } });
    expect(chosen('/vault')?.params).toEqual({ '*': '' });
    expect(chosen('/vaults')).toBeNull();
  });
});
