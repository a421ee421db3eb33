import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { navigateTo, retryableLazy } from '@carecircle/remote-kit';
import { App } from './app';
import { loadOutside } from './outside';
import { renderShell } from './testing/render-shell';
import { testManifest } from './testing/test-manifest';
import { testNotificationPage } from './testing/test-notification';

const Outside = retryableLazy(loadOutside);
const answers = { 'notifications.listNotifications': testNotificationPage([]) };
const calendar = testManifest({
  name: 'mfe-pets',
  routes: [{ id: 'pets', path: '/pets', title: 'pets.title', backTo: 'home' }],
  navigation: [{ route: 'pets', label: 'pets.title', icon: 'heart', order: 10 }],
  words: { en: { 'pets.title': 'Pets' } },
});

const render = (path: string, isSignedOut = false) =>
  renderShell(<App Outside={Outside} />, { path, isSignedOut, answers, manifests: [calendar] });

// Read ahead: what is proved is where an address leads, not how fast a busy machine reads files.
beforeAll(async () => void (await loadOutside()), 60_000);
afterEach(() => vi.restoreAllMocks());

describe('SHELL-1 what an address shows', () => {
  it('SHELL-1 signed out, any other path goes to sign-in and is remembered', async () => {
    const reload = vi.spyOn(location, 'reload').mockReturnValue();
    await render('/pets?tab=2', true);
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(location.pathname + location.search).toBe('/login?to=%2Fpets%3Ftab%3D2');
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('SHELL-1 signed in, an unknown path goes to the dashboard', async () => {
    await render('/nowhere');
    expect(location.pathname).toBe('/dashboard');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/, Ana$/);
  });

  it('SHELL-1 AUTH-1 shows the terms and the policy without a session, with their version', async () => {
    await render('/privacy', true);
    expect(await screen.findByText('Version of November 1, 2026')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'How to leave' })).toBeTruthy();
  });
});

describe('SHELL-1 arriving at a screen', () => {
  it('SHELL-1 scrolls to the top, moves the focus to the title and names the window', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
    await render('/dashboard');
    scrollTo.mockClear();
    await act(async () => navigateTo('/pets'));
    const title = screen.getByRole('heading', { level: 1, name: 'Pets' });
    expect(document.activeElement).toBe(title);
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    expect(document.title).toBe('Pets · CareCircle');
  });

  it('SHELL-1 leaves focus and scroll alone while only the search of the address changes', async () => {
    await render('/notifications');
    const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
    const { activeElement } = document;
    await act(async () => navigateTo('/notifications?unread=true'));
    expect(scrollTo).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(activeElement);
  });

  it('SHELL-3 leads back to the screen above', async () => {
    const { user } = await render('/pets');
    await user.click(screen.getByRole('button', { name: 'Back to Home' }));
    expect(location.pathname).toBe('/dashboard');
  });
});
