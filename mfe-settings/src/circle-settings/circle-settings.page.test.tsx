import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { DefaultPermissions } from '@carecircle/contracts';
import { registerRoutes } from '@carecircle/remote-kit';
import { publish, renderFeature, testIds, testSession, type Answers } from '@carecircle/remote-kit/testing';
import remote from '../remote';
import CircleSettingsPage from './circle-settings.page';

const defaults: DefaultPermissions = {
  canViewMedications: true,
  canViewAppointments: true,
  canEditTasks: true,
  canUploadDocuments: false,
};

const care = {
  name: 'mfe-care',
  routes: [
    { id: 'circle', path: '/circle', title: 'circle' },
    { id: 'member', path: '/circle/member/:memberId', title: 'member' },
  ],
};

async function renderSettings(
  answers: Answers = {},
  session: Parameters<typeof testSession>[0] = { role: 'admin' },
) {
  const rendered = await renderFeature(<CircleSettingsPage />, {
    remote,
    session,
    answers: {
      'circles.getInviteCode': { inviteCode: 'CARE-AB12CD34' },
      'circles.getDefaultPermissions': defaults,
      ...answers,
    },
  });
  await act(async () => registerRoutes([remote, care]));
  return rendered;
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const toggle = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name });

describe('SET-3 circle settings', () => {
  it('show name, code with Copy, since when and by whom', async () => {
    const { user } = await renderSettings();
    const card = region('Circle Information');
    expect(card.getByText('Rivera family')).toBeTruthy();
    expect(card.getByText('Jan 5, 2026')).toBeTruthy();
    expect(card.getByText('Ana Rivera')).toBeTruthy();
    await user.click(await card.findByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('CARE-AB12CD34');
  });

  it('say Unknown of a creator who is not known here', async () => {
    const { circle } = testSession();
    await renderSettings({}, { circle: { ...circle, createdBy: testIds.recipient } });
    expect(region('Circle Information').getByText('Unknown')).toBeTruthy();
  });

  it('list the members with crown, You and mail address; the way to invite leads to the circle', async () => {
    await renderSettings();
    const rows = within(screen.getByRole('list', { name: 'Members' })).getAllByRole('listitem');
    expect(rows[0]?.textContent).toMatch(/Ana Rivera.*Admin.*You.*ana@example.org/);
    expect(rows[1]?.textContent).toMatch(/Ben Rivera.*ben@example.org.*Joined Jan 5, 2026/);
    expect(screen.getByRole('link', { name: 'Invite' }).getAttribute('href')).toBe('/circle?invite');
  });

  it('lead to the permissions of a member, on their page', async () => {
    const { user } = await renderSettings();
    await user.click(screen.getByRole('button', { name: 'Actions for Ben Rivera' }));
    const entry = await screen.findByRole('menuitem', { name: 'Permissions' });
    expect(entry.getAttribute('href')).toBe(`/circle/member/${testIds.ben}?permissions`);
    expect(screen.queryByRole('button', { name: 'Actions for Ana Rivera' })).toBeNull();
  });

  it('CIRC-4 switch what newcomers may do, at once and with what was seen', async () => {
    const { user, server } = await renderSettings({
      'circles.changeDefaultPermissions': { ...defaults, canUploadDocuments: true },
    });
    expect(toggle('Upload documents').checked).toBe(false);
    await user.click(toggle('Upload documents'));
    expect(toggle('Upload documents').checked).toBe(true);
    await waitFor(() =>
      expect(server.callsOf('circles.changeDefaultPermissions')).toEqual([
        expect.objectContaining({
          changes: { canUploadDocuments: true },
          seen: { canUploadDocuments: false },
        }),
      ]),
    );
    await publish('circle.defaults-changed', { defaults: { ...defaults, canEditTasks: false } });
    await waitFor(() => expect(toggle('Create tasks').checked).toBe(false));
  });

  it('keep code, invitation, switches and actions from those who are no admins', async () => {
    const { server } = await renderSettings({}, { role: 'family' });
    expect(await screen.findByRole('switch', { name: 'Create tasks' })).toHaveProperty('disabled', true);
    expect(screen.queryByText('Invite code')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Invite' })).toBeNull();
    expect(screen.queryByText('Circle Actions')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull();
    expect(server.callsOf('circles.getInviteCode')).toHaveLength(0);
  });
});

describe('SET-3 circle actions', () => {
  it('rename the circle, never to nothing', async () => {
    const { circle } = testSession();
    const { user, server } = await renderSettings({ 'circles.renameCircle': circle });
    await user.click(screen.getByRole('button', { name: 'Edit Circle Name' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Circle Name' }));
    await user.clear(dialog.getByRole('textbox', { name: /Circle name/ }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText('A circle needs a name.')).toBeTruthy();
    await user.type(dialog.getByRole('textbox', { name: /Circle name/ }), 'The Riveras');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.callsOf('circles.renameCircle')).toEqual([
      expect.objectContaining({ name: 'The Riveras' }),
    ]);
  });

  it('make a new code after a question, which then shows', async () => {
    let code = 'CARE-AB12CD34';
    const { user } = await renderSettings({
      'circles.getInviteCode': () => ({ inviteCode: code }),
      'circles.renewInviteCode': () => ({ inviteCode: (code = 'CARE-99999999') }),
    });
    await user.click(screen.getByRole('button', { name: 'Generate New Invite Code' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Generate New Invite Code' }));
    await publish('circle.invite-code-renewed', { circleId: testIds.circle });
    expect(await screen.findByText('CARE-99999999')).toBeTruthy();
  });

  it('delete the circle only by its name, typed', async () => {
    const { user, server } = await renderSettings({
      'circles.deleteCircle': { circleId: testIds.circle, until: '2026-12-05T15:00:00.000Z' },
    });
    await user.click(screen.getByRole('button', { name: 'Delete Circle' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Rivera family?' }));
    const name = dialog.getByRole('textbox', { name: /Type Rivera family to confirm/ });
    await user.type(name, 'Rivera');
    await user.click(dialog.getByRole('button', { name: 'Delete Circle' }));
    expect(dialog.getByText('Type the name exactly as it is written above.')).toBeTruthy();
    expect(server.callsOf('circles.deleteCircle')).toHaveLength(0);
    await user.type(name, ' family');
    await user.click(dialog.getByRole('button', { name: 'Delete Circle' }));
    await waitFor(() =>
      expect(server.callsOf('circles.deleteCircle')).toEqual([
        expect.objectContaining({ name: 'Rivera family' }),
      ]),
    );
  });

  it('ALL-4 never delete the demo circle', async () => {
    const { circle } = testSession();
    await renderSettings({}, { circle: { ...circle, isDemo: true } });
    expect(screen.queryByRole('button', { name: 'Delete Circle' })).toBeNull();
    expect(screen.getByText(/can’t be deleted/)).toBeTruthy();
  });
});
