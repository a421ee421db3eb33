import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { testSession } from '@carecircle/remote-kit/testing';
import { renderShell } from '../testing/render-shell';
import { CircleSwitcher } from './circle-switcher';

afterEach(() => vi.restoreAllMocks());

const other = '22222222-2222-4222-8222-222222222222';
const { circles } = testSession();
const several = [...circles, { id: other, name: 'Aunt May', role: 'family', status: 'active' } as const];

it('AUTH-6 is not there for a person with one circle where there is no room', async () => {
  await renderShell(<CircleSwitcher />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('AUTH-6 leads whoever has one circle to a second one', async () => {
  const { user } = await renderShell(<CircleSwitcher isRoomy />);
  await user.click(screen.getByRole('button', { name: 'Switch circle, now Rivera family' }));
  const join = await screen.findByRole('menuitemradio', { name: 'Join another circle' });
  expect(join.getAttribute('href')).toBe('/onboarding?step=join');
});

it('AUTH-6 opens another circle of the person', async () => {
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  const { user, server } = await renderShell(<CircleSwitcher />, {
    session: { circles: several },
    answers: { 'circles.chooseCircle': { circleId: other } },
  });
  await user.click(screen.getByRole('button', { name: 'Switch circle, now Rivera family' }));
  expect((await screen.findByRole('menuitemradio', { checked: true })).textContent).toBe('Rivera family');
  await user.click(screen.getByRole('menuitemradio', { name: 'Aunt May' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/dashboard'));
  expect(server.callsOf('circles.chooseCircle')[0]).toMatchObject({ chosenCircleId: other });
});

it('AUTH-6 shows a circle that the person waits for, without a way in', async () => {
  const waiting = { id: other, name: 'Aunt May', role: 'family', status: 'pending' } as const;
  const { user } = await renderShell(<CircleSwitcher />, {
    session: { circles: [...circles, waiting] },
  });
  await user.click(screen.getByRole('button', { name: /Switch circle/ }));
  expect(await screen.findByText('Waiting for an admin')).toBeTruthy();
});
