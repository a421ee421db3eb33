import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { registerRoutes } from '@carecircle/remote-kit';
import { renderFeature, testSession } from '@carecircle/remote-kit/testing';
import remote from '../remote';
import MorePage from './more.page';

const otherArea = {
  name: 'mfe-other',
  routes: [
    { id: 'finance', path: '/finance', title: 'finance.title', action: 'bill:view' as const },
    { id: 'circle', path: '/circle', title: 'circle.title' },
  ],
  menu: [
    { route: 'finance', label: 'finance.title', icon: 'wallet', group: 'care' as const, order: 20 },
    { route: 'circle', label: 'circle.title', icon: 'circle', group: 'care' as const, order: 10 },
  ],
  words: { en: { 'finance.title': 'Bills & Budget', 'circle.title': 'Care Circle' } },
};

describe('SET-1 the More menu', () => {
  it('shows who is signed in, as admin of which circle', async () => {
    await renderFeature(<MorePage />, { remote });
    expect(screen.getByRole('heading', { name: 'Ana Rivera' })).toBeTruthy();
    expect(screen.getByText('ana@example.org')).toBeTruthy();
    expect(screen.getByText('Circle Admin')).toBeTruthy();
    expect(screen.getByText('Rivera family')).toBeTruthy();
  });

  it('shows no admin badge to others', async () => {
    await renderFeature(<MorePage />, { remote, session: { role: 'family' } });
    expect(screen.queryByText('Circle Admin')).toBeNull();
  });

  it('MFE-3 shows the links of all areas in their order, without those the member may not follow', async () => {
    await renderFeature(<MorePage />, { remote, session: { role: 'friend' } });
    await act(async () => registerRoutes([otherArea]));
    const care = within(screen.getByRole('list', { name: 'Care' }));
    expect(care.getAllByRole('link').map((link) => link.textContent)).toEqual(['Care Circle']);
  });

  it('MFE-3 orders links by their manifests', async () => {
    await renderFeature(<MorePage />, { remote });
    await act(async () => registerRoutes([otherArea]));
    const care = within(screen.getByRole('list', { name: 'Care' }));
    expect(care.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Care Circle',
      'Bills & Budget',
    ]);
  });

  it('REL-6 leads operators to the releases, and nobody else', async () => {
    await renderFeature(<MorePage />, { remote });
    expect(screen.queryByRole('link', { name: /Releases/ })).toBeNull();
    await renderFeature(<MorePage />, { remote, session: { isOperator: true } });
    expect(screen.getByRole('link', { name: /Releases/ })).toBeTruthy();
  });

  it('shows the version that is installed, and nothing more', async () => {
    await renderFeature(<MorePage />, { remote, states: { 'installation.version': '0.1.0' } });
    expect(screen.getByRole('contentinfo').textContent).toBe('CareCircle 0.1.0');
  });

  it('ALL-4 offers to reset the demo circle, and only that one, after a question', async () => {
    const { circle } = testSession();
    await renderFeature(<MorePage />, { remote });
    expect(screen.queryByRole('button', { name: 'Reset the demo circle' })).toBeNull();
    const { user, server } = await renderFeature(<MorePage />, {
      remote,
      session: { circle: { ...circle, isDemo: true } },
      answers: { 'circles.resetDemoCircle': { circleId: circle.id } },
    });
    await user.click(screen.getByRole('button', { name: 'Reset the demo circle' }));
    await user.click(await screen.findByRole('button', { name: 'Reset' }));
    expect(server.callsOf('circles.resetDemoCircle')).toHaveLength(1);
  });

  it('ALL-2 asks before signing out while something is still unsent', async () => {
    const { user, server } = await renderFeature(<MorePage />, {
      remote,
      states: { 'commands.waiting': 2 },
    });
    await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(await screen.findByText(/2 entries are still waiting/)).toBeTruthy();
    expect(server.callsOf('account.signOut')).toHaveLength(0);
  });
});
