import { screen, waitFor, within } from '@testing-library/react';
import { nowMs, Refusal } from '@carecircle/remote-kit';
import { publish, renderFeature, testIds, type Answers } from '@carecircle/remote-kit/testing';
import { ToastRegion } from '@carecircle/ui';
import { describe, expect, it } from 'vitest';
import remote from '../../remote';
import { aCheckInPlan, aDueCheckIn } from './a-check-in-plan';
import { CheckInPlans } from './check-in-plans';

const due = aDueCheckIn(testIds.recipient, nowMs(), { circleId: testIds.circle });
const planned = aCheckInPlan(testIds.recipient, { due });

const render = (answers: Answers = {}) =>
  renderFeature(
    <>
      <CheckInPlans />
      <ToastRegion />
    </>,
    {
      remote,
      path: '/checkin',
      answers: {
        'care.listCheckInPlans': [planned],
        'care.claimDueCheckIn': { ...due, onItId: testIds.ana },
        'care.listCheckInLinks': [],
        ...answers,
      },
    },
  );

describe('check-in times', { timeout: 20_000 }, () => {
  it("CHK-4 'I'm on it' shows at once who is", async () => {
    const { user, server } = await render();
    expect(screen.getByText('Waiting for a check-in')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^I’m on it/ }));
    await screen.findByText('You are on it');
    expect(server.callsOf('care.claimDueCheckIn')).toMatchObject([{ dueCheckInId: due.id }]);
    expect(screen.getByRole('button', { name: /^I can’t after all/ })).toBeTruthy();
  });

  it('CHK-4 whoever is second is told calmly', async () => {
    const { user } = await render({
      'care.claimDueCheckIn': new Refusal({ code: 'ALREADY_DONE', message: 'Somebody is.' }),
    });
    await user.click(screen.getByRole('button', { name: /^I’m on it/ }));
    await screen.findByText('Someone else is already on it');
  });

  it('MFE-7 CHK-4 shows live that another member is on it', async () => {
    await render();
    await publish('due-check-in.claimed', { dueCheckIn: { ...due, onItId: testIds.ben } });
    await waitFor(() => expect(screen.getByText(/^Ben.* is on it$/)).toBeTruthy());
    expect(screen.queryByRole('button', { name: /^I’m on it/ })).toBeNull();
  });

  it("CHK-4 says 'Paused until' instead", async () => {
    const pause = { ...{ id: due.id, circleId: testIds.circle, recipientId: testIds.recipient, reason: '' } };
    const days = { from: '2020-01-01', until: '2099-12-31', createdBy: testIds.ana, createdAt: due.dueAt };
    await render({
      'care.listCheckInPlans': [aCheckInPlan(testIds.recipient, { pauses: [{ ...pause, ...days }] })],
    });
    expect(screen.getByText('Paused until Dec 31, 2099')).toBeTruthy();
  });

  it('CHK-4 the ladder can be changed rung by rung, and only what changed is sent', async () => {
    const { user, server } = await render({
      'care.editCheckInSchedule': ({ changes }) => ({ ...planned.schedule, ...changes }),
    });
    await user.click(screen.getByRole('button', { name: /^Schedule/ }));
    const dialog = within(await screen.findByRole('dialog', {}, { timeout: 15_000 }));
    await user.click(dialog.getByRole('button', { name: 'Remove reminder 1' }));
    await user.click(dialog.getByRole('button', { name: 'Add a reminder' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.callsOf('care.editCheckInSchedule')).toMatchObject([
      {
        changes: {
          rungs: [
            ...[-60, -10, 0, 2].map((minutes) => ({ minutes, who: 'asked' })),
            { minutes: 10, who: 'contacts' },
            { minutes: 30, who: 'contacts' },
          ],
        },
      },
    ]);
  });

  it('CHK-4 ALL-3 a rung without minutes is told at itself, and nothing is sent', async () => {
    const { user, server } = await render();
    await user.click(screen.getByRole('button', { name: /^Schedule/ }));
    const dialog = within(await screen.findByRole('dialog', {}, { timeout: 15_000 }));
    const first = within(dialog.getByRole('group', { name: 'Reminder 1' }));
    await user.clear(first.getByRole('textbox', { name: 'Minutes' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await first.findByText(/^From 0 to/)).toBeTruthy();
    expect(server.callsOf('care.editCheckInSchedule')).toEqual([]);
  });
});
