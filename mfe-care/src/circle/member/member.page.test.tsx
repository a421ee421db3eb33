import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Member, MemberProfile } from '@carecircle/contracts';
import { presetFor } from '@carecircle/permissions';
import { Refusal } from '@carecircle/remote-kit';
import { publish, renderFeature, testIds, testSession, type Answers } from '@carecircle/remote-kit/testing';
import { ToastRegion } from '@carecircle/ui';
import remote from '../../remote';
import MemberPage from './member.page';

const profile: MemberProfile = {
  memberId: testIds.ben,
  phone: '+13125550142',
  address: null,
  dateOfBirth: null,
  emergencyContact: null,
};

const ben: Member = { ...(testSession().members[1] as Member), phone: profile.phone };

interface Options {
  answers?: Answers;
  role?: 'admin' | 'family';
  memberId?: string;
  search?: string;
  members?: Member[];
}

async function renderMember({
  answers = {},
  role = 'admin',
  memberId = ben.id,
  search = '',
  members,
}: Options = {}) {
  const [ana, , cleo] = testSession({ role }).members as [Member, Member, Member];
  const rendered = await renderFeature(
    <>
      <MemberPage />
      <ToastRegion />
    </>,
    {
      remote,
      routeId: 'member',
      path: `/circle/member/${memberId}${search}`,
      session: { role, members: members ?? [ana, ben, cleo] },
      answers: { 'circles.getMemberProfile': profile, ...answers },
    },
  );
  await screen.findAllByText(/Rivera|Member not found/);
  return rendered;
}

const card = (name: string) => within(screen.getByRole('region', { name }));

describe('CIRC-3 the page of a member', () => {
  it('shows the role from the role, and what they share and nothing else', async () => {
    await renderMember();
    expect(await card('Emergency Contact').findByText('Not shared')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Ben Rivera' })).toBeTruthy();
    expect(card('Circle Information').getByText('Caregiver')).toBeTruthy();
    const contact = card('Contact Information');
    expect(contact.getByRole('link', { name: '(312) 555-0142' }).getAttribute('href')).toBe(
      'tel:+13125550142',
    );
    expect(contact.queryByText('Address')).toBeNull();
    expect(contact.queryByText('Date of birth')).toBeNull();
    expect(screen.getByRole('link', { name: 'Call by phone' })).toBeTruthy();
  });

  it('offers no call where no number is shared', async () => {
    const [ana, , cleo] = testSession().members as [Member, Member, Member];
    await renderMember({
      members: [ana, { ...ben, phone: null, email: '' }, cleo],
      answers: { 'circles.getMemberProfile': { ...profile, phone: null } },
    });
    expect(await screen.findByText('Ben Rivera shares no contact details with this circle.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Call by phone' })).toBeNull();
  });

  it('MFE-7 follows a change of what is shared', async () => {
    let shared = profile;
    await renderMember({ answers: { 'circles.getMemberProfile': () => shared } });
    shared = { ...profile, address: 'Elm St 4' };
    await publish('member.profile-changed', { member: ben });
    expect(await screen.findByText('Elm St 4')).toBeTruthy();
  });

  it.each([
    ['unknown', testIds.recipient, undefined],
    ['former', ben.id, [{ ...ben, status: 'former' as const }]],
  ])('says of an %s id that there is no such member, with the way back', async (_, memberId, members) => {
    const { server } = await renderMember({ memberId, ...(members && { members }) });
    expect(screen.getByText('Member not found')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Return to Circle' }).getAttribute('href')).toBe('/circle');
    expect(server.callsOf('circles.getMemberProfile')).toHaveLength(0);
  });

  it('has no menu for members without the rights, nor on one’s own page', async () => {
    await renderMember({ role: 'family' });
    expect(screen.queryByRole('button', { name: /^Actions/ })).toBeNull();
    await renderMember({ memberId: testIds.ana });
    expect(screen.getByRole('heading', { name: 'Ana Rivera (You)' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Actions/ })).toBeNull();
  });

  it('lets an admin make another one', async () => {
    const { user, server } = await renderMember({
      answers: { 'circles.changeMemberRole': { ...ben, role: 'admin' } },
    });
    await user.click(screen.getByRole('button', { name: 'Actions for Ben Rivera' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Make Admin' }));
    await waitFor(() =>
      expect(server.callsOf('circles.changeMemberRole')).toEqual([
        expect.objectContaining({ memberId: ben.id, role: 'admin' }),
      ]),
    );
  });

  it('Edit Details changes the role', async () => {
    const { user, server } = await renderMember({
      answers: { 'circles.changeMemberRole': { ...ben, role: 'friend' } },
    });
    await user.click(screen.getByRole('button', { name: 'Actions for Ben Rivera' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit Details' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Role of Ben Rivera' }));
    await user.click(dialog.getByRole('radio', { name: /^Friend/ }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.callsOf('circles.changeMemberRole')).toEqual([expect.objectContaining({ role: 'friend' })]);
  });

  it('removes after a question and returns to the circle', async () => {
    const { user, server } = await renderMember({
      answers: { 'circles.removeMember': { ...ben, status: 'former' } },
    });
    await user.click(screen.getByRole('button', { name: 'Actions for Ben Rivera' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Remove Ben Rivera from the circle?' }),
    );
    await user.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(location.pathname).toBe('/circle'));
    expect(server.callsOf('circles.removeMember')).toHaveLength(1);
  });
});

describe('CIRC-4 permissions for a member', () => {
  const dialog = () => screen.findByRole('dialog', { name: 'Permissions for Ben Rivera' });
  const toggle = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name });

  it('opens by the address, sends what was changed and what was seen', async () => {
    const { user, server } = await renderMember({
      search: '?permissions',
      answers: { 'circles.changeMemberPermissions': presetFor('caregiver') },
    });
    const opened = within(await dialog());
    await user.click(toggle('View medications'));
    expect(toggle('Edit medications').checked).toBe(false);
    await user.click(opened.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.callsOf('circles.changeMemberPermissions')).toEqual([
      expect.objectContaining({
        memberId: ben.id,
        changes: { canViewMedications: false, canEditMedications: false },
        seen: { canViewMedications: true, canEditMedications: true },
      }),
    ]);
  });

  it('ALL-6 gives back what was taken with Undo', async () => {
    const { user, server } = await renderMember({
      search: '?permissions',
      answers: { 'circles.changeMemberPermissions': presetFor('caregiver') },
    });
    await dialog();
    await user.click(toggle('View finances'));
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Ben Rivera’s permissions are saved')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(server.callsOf('circles.changeMemberPermissions').at(-1)).toMatchObject({
        changes: { canViewFinances: true },
      }),
    );
  });

  it('takes the preset of a role with one button, and nothing on Cancel', async () => {
    const { user, server } = await renderMember({ search: '?permissions' });
    const opened = within(await dialog());
    expect(opened.getByRole('button', { name: 'Caregiver' }).getAttribute('aria-pressed')).toBe('true');
    await user.click(opened.getByRole('button', { name: 'Friend' }));
    expect(toggle('View medications').checked).toBe(false);
    expect(toggle('Create and edit tasks').checked).toBe(true);
    await user.click(opened.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(server.callsOf('circles.changeMemberPermissions')).toHaveLength(0));
  });

  it('ALL-3 says that somebody changed them meanwhile, and saves on the second try', async () => {
    let tries = 0;
    const { user, server } = await renderMember({
      search: '?permissions',
      answers: {
        'circles.changeMemberPermissions': () => {
          tries += 1;
          if (tries > 1) return presetFor('caregiver');
          return new Refusal({
            code: 'CHANGED_MEANWHILE',
            message: 'no',
            fields: [{ path: 'changes.canViewFinances', code: 'changed_meanwhile' }],
          });
        },
      },
    });
    const opened = within(await dialog());
    await user.click(toggle('View finances'));
    await user.click(opened.getByRole('button', { name: 'Save Changes' }));
    expect(await opened.findByText(/Someone changed this in the meantime/)).toBeTruthy();
    await user.click(opened.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.callsOf('circles.changeMemberPermissions')).toHaveLength(2);
  });

  it('stays closed for members without the right, and for admins, who have all', async () => {
    await renderMember({ search: '?permissions', role: 'family' });
    expect(screen.queryByRole('dialog')).toBeNull();
    const [ana, , cleo] = testSession().members as [Member, Member, Member];
    await renderMember({ search: '?permissions', members: [ana, { ...ben, role: 'admin' }, cleo] });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
