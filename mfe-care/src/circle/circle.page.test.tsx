import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ToastRegion } from '@carecircle/ui';
import type { Invitation, Member } from '@carecircle/contracts';
import { presetFor } from '@carecircle/permissions';
import { Refusal } from '@carecircle/remote-kit';
import { publish, renderFeature, testIds, testSession, type Answers } from '@carecircle/remote-kit/testing';
import remote from '../remote';
import CirclePage from './circle.page';

const dora: Member = {
  id: 'eeeeeeee-eeee-4eee-8eee-eeeeeeeeeeee',
  circleId: testIds.circle,
  name: 'Dora Lind',
  email: 'dora@example.org',
  phone: null,
  role: 'family',
  status: 'pending',
  permissions: presetFor('family'),
  joinedAt: new Date().toISOString(),
};

const grace: Invitation = {
  ...{
    id: 'dddddddd-dddd-4ddd-8ddd-dddddddddddd',
    circleId: testIds.circle,
    name: 'Grace',
    role: 'caregiver',
  },
  ...{ method: 'email', email: 'grace@example.org', phone: null, mail: 'sent', sms: null, status: 'open' },
  ...{ invitedBy: testIds.ben, invitedAt: new Date().toISOString() },
  expiresAt: new Date(Date.now() + 13.5 * 86_400_000).toISOString(),
};
const entryOf = (invitation: Invitation) => ({ invitation, path: '/join/abc', code: 'JOIN-AB12CD34' });

function renderCircle(answers: Answers = {}, role: 'admin' | 'family' = 'admin', path = '/circle') {
  const page = (
    <>
      <CirclePage />
      <ToastRegion />
    </>
  );
  return renderFeature(page, {
    ...{ remote, path },
    session: { role },
    answers: {
      'circles.getInviteCode': { inviteCode: 'CARE-AB12CD34' },
      'circles.listPendingMembers': [],
      'invitations.listInvitations': [],
      ...answers,
    },
  });
}

const list = (name: string) => within(screen.getByRole('list', { name }));

describe('CIRC-1 the circle', () => {
  it('CIRC-3 shows each member with the badge of their role, and who is you', async () => {
    await renderCircle();
    const rows = list('Members').getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Ana Rivera \(You\).*Admin/),
      expect.stringMatching(/Ben Rivera.*Caregiver/),
      expect.stringMatching(/Cleo Rivera.*Family/),
    ]);
  });

  it('explains the roles in the words of the specification', async () => {
    await renderCircle();
    const legend = screen.getByRole('region', { name: 'Member Roles' });
    for (const text of [
      'Can manage all aspects of the circle',
      'Primary care provider',
      'Family member with full access',
      'Limited access to sensitive information',
      'Healthcare professional',
    ]) {
      expect(within(legend).getByText(text)).toBeTruthy();
    }
  });

  it('copies the invite code and says so for two seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user } = await renderCircle();
    await user.click(await screen.findByRole('button', { name: 'Copy' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe('CARE-AB12CD34');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await screen.findByRole('button', { name: 'Copy' })).toBeTruthy();
    vi.useRealTimers();
  });

  it('renames the circle, never to nothing', async () => {
    const { circle } = testSession();
    const { user, server } = await renderCircle({
      'circles.renameCircle': ({ name }) => ({ ...circle, name }),
    });
    await user.click(screen.getByRole('button', { name: 'Edit Circle Name' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Circle Name' }));
    await user.clear(dialog.getByRole('textbox', { name: 'Circle name' }));
    expect(dialog.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
    await user.type(dialog.getByRole('textbox', { name: 'Circle name' }), 'The Riveras');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.callsOf('circles.renameCircle')).toEqual([
      expect.objectContaining({ name: 'The Riveras' }),
    ]);
  });

  it('keeps the name, the code and who waits from those who are no admins', async () => {
    const { server } = await renderCircle({}, 'family');
    expect(screen.queryByRole('button', { name: 'Edit Circle Name' })).toBeNull();
    expect(screen.queryByText('Share Invite Code')).toBeNull();
    expect(server.callsOf('circles.listPendingMembers')).toHaveLength(0);
    expect(server.callsOf('circles.getInviteCode')).toHaveLength(0);
    expect(server.callsOf('invitations.listInvitations')).toHaveLength(0);
    expect(screen.queryByRole('button', { name: 'Invite Members' })).toBeNull();
  });
});

describe('CIRC-2 people who wait', () => {
  it('MFE-7 appear by themselves and are accepted as family unless chosen otherwise', async () => {
    const { user, server } = await renderCircle({
      'circles.admitMember': { ...dora, status: 'active' },
    });
    await publish('member.requested', { member: dora });
    expect(list('Pending Invites').getByText('Dora Lind')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Accept: Dora Lind' }));
    await waitFor(() => expect(screen.queryByText('Pending Invites')).toBeNull());
    expect(server.callsOf('circles.admitMember')).toEqual([
      expect.objectContaining({ memberId: dora.id, role: 'family' }),
    ]);
  });

  it('are rejected after a question, since that cannot be undone', async () => {
    const { user, server } = await renderCircle({
      'circles.listPendingMembers': [dora],
      'circles.rejectMember': { memberId: dora.id },
    });
    await user.click(await screen.findByRole('button', { name: 'Reject: Dora Lind' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Turn Dora Lind down?' }));
    await user.click(question.getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(screen.queryByText('Dora Lind')).toBeNull());
    expect(server.callsOf('circles.rejectMember')).toHaveLength(1);
  });
});

const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('CIRC-2 invitations', () => {
  it('CIRC-2 are made with the phone number as (XXX) XXX-XXXX; what is missing is told at its field', async () => {
    const { user, server } = await renderCircle(
      { 'invitations.inviteMember': ({ invitationId }) => ({ ...grace, id: invitationId }) },
      'admin',
      '/circle?invite=1',
    );
    const dialog = await dialogOf('Invite Member');
    await user.click(dialog.getByRole('radio', { name: /Both/ }));
    await user.type(dialog.getByRole('textbox', { name: /^Email/ }), 'grace@example.org');
    const phone = dialog.getByRole<HTMLInputElement>('textbox', { name: /^Phone/ });
    await user.type(phone, '312555');
    await user.click(dialog.getByRole('button', { name: 'Send Invitation' }));
    expect(await dialog.findByText('Enter a whole phone number')).toBeTruthy();
    await user.type(phone, '0142');
    expect(phone.value).toBe('(312) 555-0142');
    await user.click(dialog.getByRole('button', { name: 'Send Invitation' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.callsOf('invitations.inviteMember')).toEqual([
      expect.objectContaining({
        ...{ method: 'both', email: 'grace@example.org', phone: '+13125550142', role: 'family', name: '' },
      }),
    ]);
    expect(await screen.findByText('Invitation sent to Grace')).toBeTruthy();
  });

  it('CIRC-2 by mail need an address', async () => {
    const { user, server } = await renderCircle({}, 'admin', '/circle?invite=1');
    const dialog = await dialogOf('Invite Member');
    await user.click(dialog.getByRole('button', { name: 'Send Invitation' }));
    expect(await dialog.findByText('Enter an email address, like name@example.com')).toBeTruthy();
    expect(server.callsOf('invitations.inviteMember')).toEqual([]);
  });

  it('CIRC-2 that nothing here can send are offered to be passed on', async () => {
    const unsent: Invitation = { ...grace, mail: 'unconfigured' };
    const { user } = await renderCircle(
      { 'invitations.inviteMember': unsent, 'invitations.listInvitations': [entryOf(unsent)] },
      'admin',
      '/circle?invite=1',
    );
    const form = await dialogOf('Invite Member');
    await user.type(form.getByRole('textbox', { name: /^Email/ }), 'grace@example.org');
    await user.click(form.getByRole('button', { name: 'Send Invitation' }));
    const dialog = await dialogOf('Pass the invitation on');
    expect(dialog.getByText(/can’t send email yet/)).toBeTruthy();
    await user.click(await dialog.findByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/join/abc`);
  });

  it('CIRC-2 wait in the list with who invited and until when; revoked at once, with Undo', async () => {
    const { user, server } = await renderCircle({
      'invitations.listInvitations': [entryOf(grace)],
      'invitations.revokeInvitation': { invitationId: grace.id },
      'invitations.restoreInvitation': grace,
    });
    const row = within(await screen.findByRole('list', { name: 'Pending Invites' }));
    for (const text of ['Grace', 'grace@example.org', 'Mail sent']) expect(row.getByText(text)).toBeTruthy();
    expect(row.getByText(/^Invited by Ben/)).toBeTruthy();
    expect(row.getByText(/^Expires \w+ \d/)).toBeTruthy();
    await user.click(row.getByRole('button', { name: 'Revoke: Grace' }));
    await waitFor(() => expect(screen.queryByText('grace@example.org')).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(server.callsOf('invitations.restoreInvitation')).toHaveLength(1));
  });

  it('CIRC-2 are sent again; an address that had enough today is told so', async () => {
    const { user, server } = await renderCircle({
      'invitations.listInvitations': [entryOf({ ...grace, status: 'expired' })],
      'invitations.resendInvitation': new Refusal({ code: 'OVER_LIMIT', message: 'Enough.' }),
    });
    expect(await screen.findByText('Expired')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Resend: Grace' }));
    expect(await screen.findByText(/enough for today/)).toBeTruthy();
    expect(server.callsOf('invitations.resendInvitation')).toHaveLength(1);
  });

  it('MFE-7 show live that the letter did not arrive, and go when somebody joins', async () => {
    await renderCircle({ 'invitations.listInvitations': [entryOf(grace)] });
    await screen.findByText('Mail sent');
    await publish('invitation.changed', { invitation: { ...grace, mail: 'failed' } });
    expect(screen.getByText('Mail not delivered')).toBeTruthy();
    await publish('invitation.accepted', { invitationId: grace.id, memberId: testIds.cleo });
    expect(screen.queryByText('grace@example.org')).toBeNull();
  });
});

describe('CIRC-2 roles', () => {
  it('are changed by admins for others, not for themselves', async () => {
    const ben = testSession().members[1] as Member;
    const { user, server } = await renderCircle({
      'circles.changeMemberRole': ({ role }) => ({ ...ben, role }),
    });
    expect(screen.queryByRole('button', { name: 'Role of Ana Rivera' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Role of Ben Rivera' }));
    await user.click(await screen.findByRole('menuitemradio', { name: /^Admin/ }));
    await waitFor(() =>
      expect(server.callsOf('circles.changeMemberRole')).toEqual([
        expect.objectContaining({ memberId: ben.id, role: 'admin' }),
      ]),
    );
  });

  it('cannot be changed by other members', async () => {
    await renderCircle({}, 'family');
    expect(screen.queryByRole('button', { name: 'Role of Ben Rivera' })).toBeNull();
  });
});

describe('REC-1 people cared for', () => {
  it('ALL-3 are told at its field that one of several lines is too long', async () => {
    const { user, server } = await renderCircle();
    await user.click(screen.getByRole('button', { name: 'Add Person' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Person' }));
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Otto');
    const allergies = dialog.getByRole('textbox', { name: /^Allergies/ });
    await user.click(allergies);
    await user.paste(`Nuts\n${'x'.repeat(121)}`);
    await user.click(dialog.getByRole('button', { name: 'Add Person' }));
    expect(await dialog.findByText('That is too long.')).toBeTruthy();
    expect(allergies.getAttribute('aria-invalid')).toBe('true');
    expect(server.callsOf('circles.addRecipient')).toEqual([]);
  });

  it('are added with who insures them and who may decide for them; what an insurer lacks is told at its field', async () => {
    const { user, server } = await renderCircle({
      'circles.addRecipient': ({ recipientId, name }) => ({
        ...(testSession().recipients[0] as NonNullable<ReturnType<typeof testSession>['recipients'][0]>),
        id: recipientId,
        name,
      }),
    });
    await user.click(screen.getByRole('button', { name: 'Add Person' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Person' }));
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Otto');
    const add = dialog.getByRole('button', { name: 'Add Insurer' });
    await user.click(add);
    await user.click(add);
    const second = within(dialog.getByRole('group', { name: 'Insurer 2' }));
    await user.type(second.getByRole('textbox', { name: /^Policy number/ }), 'HU-7');
    await user.click(dialog.getByRole('button', { name: 'Who can make decisions for them' }));
    await user.click(dialog.getByRole('checkbox', { name: /^Ben/ }));
    const save = dialog.getByRole('button', { name: 'Add Person' });
    await user.click(save);
    expect(await dialog.findByText('Enter the insurer’s name.')).toBeTruthy();
    expect(dialog.queryByRole('group', { name: 'Insurer 2' })).toBeNull();
    await user.type(dialog.getByRole('textbox', { name: 'Name of the insurer' }), 'Humana');
    await user.click(save);
    await waitFor(() =>
      expect(server.callsOf('circles.addRecipient')).toEqual([
        expect.objectContaining({
          insurers: [{ name: 'Humana', policyNumber: 'HU-7' }],
          decisionMakerIds: [testIds.ben],
        }),
      ]),
    );
  });

  it('are added with a name alone', async () => {
    const { user, server } = await renderCircle({
      'circles.addRecipient': ({ recipientId, name }) => ({
        ...(testSession().recipients[0] as NonNullable<ReturnType<typeof testSession>['recipients'][0]>),
        id: recipientId,
        name,
      }),
    });
    await user.click(screen.getByRole('button', { name: 'Add Person' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Person' }));
    await user.click(dialog.getByRole('button', { name: 'Add Person' }));
    expect(dialog.getByText('Enter the person’s name.')).toBeTruthy();
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Otto');
    await user.click(dialog.getByRole('button', { name: 'Add Person' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.callsOf('circles.addRecipient')).toEqual([
      expect.objectContaining({ name: 'Otto', timeZone: 'America/Chicago', conditions: [], birthDate: null }),
    ]);
  });
});
