import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useOptionalSession, Refusal } from '@carecircle/remote-kit';
import { publish, testIds, testSession, type Answers } from '@carecircle/remote-kit/testing';
import { keepSession } from '../session/keep-session';
import { renderShell } from '../testing/render-shell';
import OnboardingPage from './onboarding.page';

let stop: () => void;
beforeEach(() => {
  stop = keepSession();
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

const alone = { circle: null, circles: [], members: [], recipients: [] };
const waiting = [{ id: testIds.circle, name: 'Rivera family', role: 'family', status: 'pending' }] as const;

function Onboarding() {
  const session = useOptionalSession();
  return session && <OnboardingPage session={session} />;
}

const render = (
  answers: Answers = {},
  path = '/onboarding',
  circles: readonly (typeof waiting)[number][] = [],
) =>
  renderShell(<Onboarding />, {
    path,
    answers,
    session: { ...alone, circles: [...circles] } as never,
  });

it('AUTH-4 offers to create or to join, each with a way back to the choice', async () => {
  const { user } = await render();
  await user.click(screen.getByRole('link', { name: 'Join a care circle' }));
  await user.click(screen.getByRole('link', { name: 'Back' }));
  await user.click(screen.getByRole('link', { name: 'Create a care circle' }));
  await user.click(screen.getByRole('link', { name: 'Back' }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome, Ana');
});

it('AUTH-4 creates a circle only with a name, in the time zone of the browser, and opens the wanted path', async () => {
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  const { circle } = testSession();
  const { user, server } = await render(
    { 'circles.createCircle': circle },
    '/onboarding?step=create&to=%2Ftasks',
  );
  const create = screen.getByRole<HTMLButtonElement>('button', { name: 'Create circle' });
  await user.type(screen.getByLabelText('Circle name'), '   ');
  expect(create.disabled).toBe(true);
  await user.type(screen.getByLabelText('Circle name'), 'Rivera family');
  await user.click(create);
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/tasks'));
  expect(server.callsOf('circles.createCircle')[0]).toMatchObject({
    name: 'Rivera family',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
});

it('AUTH-4 ALL-3 refuses a wrong code at the field', async () => {
  const { user, server } = await render(
    { 'circles.joinCircle': new Refusal({ code: 'INVITE_CODE_INVALID', message: 'no' }) },
    '/onboarding?step=join',
  );
  const join = screen.getByRole<HTMLButtonElement>('button', { name: 'Join circle' });
  expect(join.disabled).toBe(true);
  await user.type(screen.getByLabelText('Invite code'), 'CARE');
  await user.click(join);
  expect(screen.getByText('A code looks like CARE-7F3K9Q2M')).toBeTruthy();
  expect(server.calls).toEqual([]);
  await user.type(screen.getByLabelText('Invite code'), '-00000000');
  await user.click(join);
  expect(await screen.findByText(/This code is not valid/)).toBeTruthy();
});

it('AUTH-4 CIRC-2 waits after joining until an admin admits, and then opens the circle by itself', async () => {
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  const { user } = await render(
    {
      'circles.joinCircle': { circleId: testIds.circle, status: 'pending' },
      'circles.getSession': {
        session: { ...testSession(), ...alone, member: null, circles: [...waiting] },
        positions: {},
      },
    },
    '/onboarding?step=join&to=%2Ftasks',
  );
  await user.type(screen.getByLabelText('Invite code'), 'care-7f3k9q2m');
  await user.click(screen.getByRole('button', { name: 'Join circle' }));
  expect(await screen.findByText('An admin of Rivera family will let you in.')).toBeTruthy();
  await publish('membership.changed', { circleId: testIds.circle, status: 'active' });
  expect(assign).toHaveBeenCalledWith('/tasks');
});

it('AUTH-4 says so when an admin did not accept', async () => {
  await render(
    {
      'circles.getSession': {
        session: { ...testSession(), ...alone, member: null },
        positions: {},
      },
    },
    '/onboarding',
    waiting,
  );
  await publish('membership.changed', { circleId: testIds.circle, status: 'rejected' });
  expect(await screen.findByText(/didn’t accept your request/)).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Join a care circle' })).toBeTruthy();
});

it('AUTH-4 AUTH-6 a code for a second circle says what happens next, and leads back to the first', async () => {
  const second = '22222222-2222-4222-8222-222222222222';
  const pending = { id: second, name: 'Aunt May', role: 'family', status: 'pending' } as const;
  const session = testSession();
  const { user, server } = await renderShell(<Onboarding />, {
    path: '/onboarding?step=join',
    answers: {
      'circles.joinCircle': { circleId: second, status: 'pending' },
      'circles.getSession': {
        session: { ...session, circles: [...session.circles, pending] },
        positions: {},
      },
    },
  });
  await user.type(screen.getByLabelText('Invite code'), 'care-7f3k9q2m');
  await user.click(screen.getByRole('button', { name: 'Join circle' }));
  expect(await screen.findByText('An admin of Aunt May will let you in.')).toBeTruthy();
  expect(screen.getByText(/in the list of your circles/)).toBeTruthy();
  const back = screen.getByRole('link', { name: 'Back to Rivera family' });
  expect(back.getAttribute('href')).toBe('/dashboard');
  server.answer({
    'circles.getSession': {
      session: { ...session, circles: [...session.circles, { ...pending, status: 'active' }] },
      positions: {},
    },
  });
  await publish('membership.changed', { circleId: second, status: 'active' });
  expect(await screen.findByRole('button', { name: 'Open Aunt May' })).toBeTruthy();
});

const closed = {
  ...{ id: testIds.circle, name: 'Rivera family', status: 'closed' as const },
  closing: { by: 'Ben Rivera', until: '2026-12-05T15:00:00.000Z' },
};

it.each(['admin', 'family'] as const)(
  'SET-3 says who deleted a circle and until when it can be kept, to a member who is %s',
  async (role) => {
    const assign = vi.spyOn(location, 'assign').mockReturnValue();
    const { circle } = testSession();
    const { user, server } = await render({ 'circles.keepCircle': circle }, '/onboarding', [
      { ...closed, role },
    ] as never);
    expect(screen.getByRole('heading', { name: 'Rivera family was deleted' })).toBeTruthy();
    expect(screen.getByText(/Ben Rivera deleted this circle. Until .*December 5, 2026/)).toBeTruthy();
    const keep = screen.queryByRole('button', { name: 'Keep circle' });
    if (role !== 'admin') return expect(keep).toBeNull();
    await user.click(keep as HTMLElement);
    expect(server.callsOf('circles.keepCircle')).toEqual([
      expect.objectContaining({ closedCircleId: testIds.circle }),
    ]);
    await publish('membership.changed', { circleId: testIds.circle, status: 'active' });
    await waitFor(() => expect(assign).toHaveBeenCalled());
  },
);

it('SET-3 leaves a circle that was closed while its page is open', async () => {
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  await renderShell(<Onboarding />, { path: '/onboarding' });
  await publish('membership.changed', { circleId: testIds.circle, status: 'closed' });
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/dashboard'));
});

it('CIRC-2 AUTH-4 a personal code admits at once; one that is over says so at the field', async () => {
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  const over = new Refusal({ code: 'INVALID_STATE', message: 'used' });
  let isOver = true;
  const { user, server } = await render(
    { 'invitations.acceptInvitation': () => (isOver ? over : { circleId: testIds.circle }) },
    '/onboarding?step=join',
  );
  await user.type(screen.getByLabelText(/^Invite code/), 'join-ab12cd34');
  await user.click(screen.getByRole('button', { name: 'Join circle' }));
  expect(await screen.findByText(/has been used, was withdrawn or has expired/)).toBeTruthy();
  isOver = false;
  await user.click(screen.getByRole('button', { name: 'Join circle' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/dashboard'));
  expect(server.callsOf('invitations.acceptInvitation').at(-1)).toMatchObject({ secret: 'JOIN-AB12CD34' });
  expect(server.callsOf('circles.joinCircle')).toEqual([]);
});

it('ALL-5 restores a copy as a new circle, with the name that stands in it until another is typed', async () => {
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  const { circle } = testSession();
  const { user, server } = await render(
    { 'copies.restoreCircle': { circle, records: 12 } },
    '/onboarding?step=restore',
  );
  const content = JSON.stringify({ circle: { name: 'Rivera family' } });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no file field.');
  await user.upload(input, new File([content], 'copy.json', { type: 'application/json' }));
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('Name of the new circle').value).toBe('Rivera family'),
  );
  await user.click(screen.getByRole('button', { name: 'Restore circle' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/dashboard'));
  expect(server.callsOf('copies.restoreCircle')[0]).toMatchObject({ name: 'Rivera family', file: content });
});

it('ALL-5 ALL-3 says at the file what is wrong with it', async () => {
  const refused = new Refusal({
    code: 'INVALID_INPUT',
    message: 'no',
    fields: [{ path: 'file', code: 'copy_record' }],
    details: { kind: 'tasks', number: 3 },
  });
  const { user } = await render({ 'copies.restoreCircle': refused }, '/onboarding?step=restore');
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no file field.');
  await user.upload(input, new File(['{}'], 'copy.json', { type: 'application/json' }));
  await user.type(screen.getByLabelText('Name of the new circle'), 'Home');
  await user.click(screen.getByRole('button', { name: 'Restore circle' }));
  expect(await screen.findByText(/Entry 3 under “tasks” in this file is not right/)).toBeTruthy();
});
