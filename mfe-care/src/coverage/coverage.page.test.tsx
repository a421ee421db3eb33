import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderFeature, testIds, type Answers } from '@carecircle/remote-kit/testing';
import { ToastRegion } from '@carecircle/ui';
import remote from '../remote';
import { aCalendarEvent } from '../testing/a-calendar-event';
import { aTask } from '../testing/a-task';
import CoveragePage from './coverage.page';

const circleId = testIds.circle;
const walk = aTask(1, { circleId, dueDate: '2026-11-24', dueTime: '09:00', title: 'Walk' });
const dentist = aCalendarEvent(2, { circleId, date: '2026-11-25', title: 'Dentist', needsDriver: true });
const board = { tasks: [walk], calendarEvents: [dentist], more: 0 };

const renderBoard = (answers: Answers = {}) =>
  renderFeature(
    <>
      <CoveragePage />
      <ToastRegion />
    </>,
    { remote, path: '/tasks/coverage', answers: { 'care.listUncovered': board, ...answers } },
  );

describe('the coverage board', () => {
  it('TASK-3 CAL-4 shows by day what nobody has taken, and what is taken goes', async () => {
    const { user } = await renderBoard({
      'care.claimTask': { ...walk, assigneeId: testIds.ana },
      'care.claimDrive': { ...dentist, driverId: testIds.ana },
    });
    expect(screen.getByRole('list', { name: 'Tuesday, Nov 24' }).textContent).toContain('Walk');
    expect(screen.getByRole('list', { name: 'Wednesday, Nov 25' }).textContent).toContain('Dentist');
    await user.click(screen.getByRole('button', { name: 'I’ll drive: Dentist' }));
    await waitFor(() => expect(screen.queryByText('Dentist')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'I’ll do it: Walk' }));
    expect(await screen.findByText('Everything is covered')).toBeTruthy();
  });

  it('TASK-3 says so when everything is taken', async () => {
    await renderBoard({ 'care.listUncovered': { tasks: [], calendarEvents: [], more: 0 } });
    expect(screen.getByText('Everything is covered')).toBeTruthy();
  });
});
