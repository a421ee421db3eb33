import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setBusState } from '@carecircle/remote-kit';
import { renderShell } from '../testing/render-shell';
import { testManifest } from '../testing/test-manifest';
import { BottomBar } from './bottom-bar';

const chat = testManifest({
  name: 'mfe-communication',
  routes: [{ id: 'chat', path: '/chat', title: 'chat' }],
  navigation: [{ route: 'chat', label: 'chat', icon: 'chat', order: 30, badge: 'chat.unread' }],
  words: { en: { chat: 'Chat' }, es: { chat: 'Mensajes' } },
});
const finance = testManifest({
  name: 'mfe-finance',
  routes: [
    { id: 'finance', path: '/finance', title: 'money', action: 'bill:view' },
    { id: 'bill', path: '/finance/:billId', title: 'bill', action: 'bill:view', backTo: 'finance' },
  ],
  navigation: [{ route: 'finance', label: 'money', icon: 'wallet', order: 20 }],
  words: { en: { money: 'Money', bill: 'Bill' } },
});

const places = () => screen.getAllByRole('link').map((link) => link.textContent);

it('MFE-3 SHELL-5 shows Home and what the manifests bring, in their order', async () => {
  await renderShell(<BottomBar />, { manifests: [chat, finance] });
  expect(places()).toEqual(['Home', 'Money', 'Chat']);
});

it("MFE-3 speaks the person's language and hides what the member may not see", async () => {
  await renderShell(<BottomBar />, {
    manifests: [chat, finance],
    session: { role: 'friend', preferences: { language: 'es' } },
  });
  expect(places()).toEqual(['Inicio', 'Mensajes']);
});

it('SHELL-5 shows the true count of a place, live', async () => {
  await renderShell(<BottomBar />, { manifests: [chat], states: { 'chat.unread': 0 } });
  const link = within(screen.getByRole('link', { name: /Chat/ }));
  expect(link.queryByText(/unread/)).toBeNull();
  await act(async () => setBusState('chat.unread', 12));
  expect(link.getByText('9+')).toBeTruthy();
  expect(link.getByText('12 unread')).toBeTruthy();
});

it('SHELL-5 marks the place above the screen that is shown', async () => {
  await renderShell(<BottomBar />, { manifests: [chat, finance], path: '/finance/42' });
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Money');
});
