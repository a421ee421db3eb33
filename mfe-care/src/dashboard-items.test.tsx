import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { nowMs, wallMoment } from '@carecircle/remote-kit';
import { publish, renderFeature, testIds, testSession, type Answers } from '@carecircle/remote-kit/testing';
import { aDose, aMedication, aMedicationDay } from './testing/a-medication';
import { aTask, aTaskPage, idOf } from './testing/a-task';
import TasksTile from './tasks/tasks.tile';
import remote from './remote';
import NowItem from './now/now.item';

const today = wallMoment(nowMs(), 'America/Chicago').day;
const groceries = aTask(1, { title: 'Groceries', dueDate: today, recipientId: testIds.recipient });
const walk = aTask(2, { title: 'Walk', dueDate: '2020-01-01', assigneeId: testIds.ana });

function renderNow(
  tasks = [groceries, walk],
  role: 'admin' | 'medical' | 'friend' = 'admin',
  recipients = testSession().recipients,
  answers: Answers = {},
  members = testSession().members,
) {
  return renderFeature(
    <>
      <NowItem />
      <TasksTile />
    </>,
    {
      remote,
      session: { role, recipients, members },
      answers: {
        'care.listTasks': aTaskPage(tasks),
        'care.getMedicationDay': aMedicationDay([], { recipientId: testIds.recipient, day: today }),
        ...answers,
        'care.claimTask': { ...groceries, assigneeId: testIds.ana },
        'care.completeTask': { ...walk, status: 'completed' },
      },
    },
  );
}

describe('SHELL-6 what is due now', () => {
  it('stands with the person it is for, what is for nobody with the circle', async () => {
    await renderNow();
    expect(within(screen.getByRole('list', { name: 'Ruth Rivera' })).getByText('Groceries')).toBeTruthy();
    const circle = within(screen.getByRole('list', { name: 'Rivera family' }));
    expect(circle.getByText('Walk')).toBeTruthy();
    expect(circle.getByText('1 overdue')).toBeTruthy();
  });

  it('reads the tasks once for all that shows them', async () => {
    const { server } = await renderNow();
    expect(server.callsOf('care.listTasks')).toHaveLength(1);
    expect(screen.getByText('2 open')).toBeTruthy();
    expect(screen.getByText('1 unassigned')).toBeTruthy();
  });

  it("TASK-1 takes what nobody has by I'll do it, in the tile too", async () => {
    const { user } = await renderNow();
    await user.click(screen.getByRole('button', { name: 'I’ll do it: Groceries' }));
    await waitFor(() => expect(screen.getByText('all assigned')).toBeTruthy());
    expect(screen.getByRole('button', { name: 'Done: Groceries' })).toBeTruthy();
  });

  it('TASK-2 lets a completed task go at once', async () => {
    const { user } = await renderNow();
    await user.click(screen.getByRole('button', { name: 'Done: Walk' }));
    await waitFor(() => expect(screen.queryByText('Walk')).toBeNull());
    expect(screen.getByText('1 open')).toBeTruthy();
  });

  it('is calm when nothing is due, and offers to add a task', async () => {
    const counts = { pending: 0, 'in-progress': 0, completed: 1 };
    await renderNow([], 'admin', undefined, { 'care.listTasks': aTaskPage([], { counts }) });
    expect(screen.getByText('Nothing is due today')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add a task' }).getAttribute('href')).toBe('/tasks?add=1');
  });

  it('MFE-7 shows a new task of another member by itself', async () => {
    await renderNow([]);
    await publish('task.added', { task: groceries });
    expect(screen.getByText('Groceries')).toBeTruthy();
  });

  it('REC-1 begins for somebody cared for with the way to their own screen', async () => {
    const own = testSession().recipients.map((ruth) => ({ ...ruth, memberId: testIds.ana }));
    await renderNow(undefined, undefined, own);
    const link = screen.getByRole('link', { name: 'Check in, call family or get help' });
    expect(link.getAttribute('href')).toBe('/for-you');
    expect(screen.getByText('Groceries')).toBeTruthy();
  });

  it('REC-1 shows that way to nobody else', async () => {
    const bens = testSession().recipients.map((ruth) => ({ ...ruth, memberId: testIds.ben }));
    await renderNow(undefined, undefined, bens);
    expect(screen.getByText('Groceries')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Check in, call family or get help' })).toBeNull();
  });

  const ofRuth = { circleId: testIds.circle, recipientId: testIds.recipient };
  const metformin = aMedication(1, { ...ofRuth, name: 'Metformin', giverId: testIds.ben });
  const aspirin = aMedication(2, { ...ofRuth, name: 'Aspirin' });
  const doseOf = (
    digit: number,
    { id: medicationId }: typeof metformin,
    minutesAgo: number,
    status = 'due',
  ) => {
    const dueMs = nowMs() - minutesAgo * 60_000;
    const { day, time } = wallMoment(dueMs, 'America/Chicago');
    return aDose(digit, {
      ...{ ...ofRuth, medicationId, day, time, dueAt: new Date(dueMs).toISOString() },
      status: status as 'due',
    });
  };
  const dueDay = aMedicationDay([doseOf(6, aspirin, 90, 'missed'), doseOf(5, metformin, 5)], {
    ...{ recipientId: testIds.recipient, day: today, medications: [metformin, aspirin] },
  });
  const withDoses: Answers = {
    'care.getMedicationDay': dueDay,
    'care.takeDose': { dose: doseOf(6, aspirin, 90, 'late'), medication: aspirin },
  };

  it('SHELL-6 MED-1 shows doses first, due and missed, each with who is on it and Mark Taken', async () => {
    const { user, server } = await renderNow([groceries], 'admin', undefined, withDoses);
    const rows = within(await screen.findByRole('list', { name: 'Ruth Rivera' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => /Aspirin|Metformin|Groceries/.exec(textContent ?? '')?.[0])).toEqual(
      [...[undefined, 'Aspirin', 'Metformin', 'Groceries']],
    );
    const [, missed, due] = rows.map((row) => within(row));
    expect(missed?.getByText(/^Missed/)).toBeTruthy();
    expect(missed?.getByText('Anyone in the circle')).toBeTruthy();
    expect(due?.getByText('Ben')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Mark Taken: Aspirin' }));
    await waitFor(() => expect(screen.queryByText('Aspirin, 1 tablet')).toBeNull());
    expect(server.callsOf('care.takeDose')).toMatchObject([{ medicationId: idOf(2) }]);
    expect(server.callsOf('care.listMedications')).toEqual([]);
  });

  it('SHELL-6 ALL-2 reads doses anew that a device kept from before they were named, and meanwhile calls nothing done', async () => {
    const [unnamed] = dueDay.recipients.map(({ medications: _, ...entry }) => entry);
    const kept = { 'care.getMedicationDay': { recipients: [unnamed], openDoses: 2 } } as Answers;
    const { server } = await renderNow([], 'admin', undefined, kept);
    await waitFor(() => expect(server.callsOf('care.getMedicationDay')).toHaveLength(2));
    expect(screen.queryByText('Nothing is due today')).toBeNull();
  });

  it('CIRC-4 asks for no medications where they may not be seen', async () => {
    const { server } = await renderNow([groceries], 'friend');
    expect(await screen.findByText('Groceries')).toBeTruthy();
    expect(server.callsOf('care.getMedicationDay')).toEqual([]);
  });

  it('CIRC-4 offers nothing to do to who may only see', async () => {
    await renderNow(undefined, 'medical');
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('SHELL-6 a new circle', () => {
  const alone = testSession().members.slice(0, 1);

  it('is led in three steps, each to its dialog and back', async () => {
    await renderNow([], 'admin', [], {}, alone);
    const steps = within(screen.getByRole('list', { name: 'Three steps to begin' }));
    expect(steps.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/circle?add=person&from=home',
      '/circle?invite=1&from=home',
      '/tasks?add=1&from=home',
    ]);
  });

  it('ticks off what is true, and is done with all three', async () => {
    await renderNow([groceries], 'admin', testSession().recipients, {}, alone);
    const steps = within(screen.getByRole('list', { name: 'Three steps to begin' }));
    expect(steps.getAllByText('Done')).toHaveLength(2);
    expect(steps.getByRole('link', { name: 'Share the code' })).toBeTruthy();
  });

  it('shows no steps to who may not take them, nor once all are taken', async () => {
    await renderNow([], 'medical', [], {}, alone);
    await renderNow();
    expect(screen.queryByText('Three steps to begin')).toBeNull();
  });
});
