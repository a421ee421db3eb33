import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Refusal } from '@carecircle/remote-kit';
import { publish, renderFeature, testIds, type Answers } from '@carecircle/remote-kit/testing';
import { ToastRegion } from '@carecircle/ui';
import { aTask, aTaskPage } from '../testing/a-task';
import remote from '../remote';
import TasksPage from './tasks.page';

const groceries = aTask(1, { title: 'Groceries', dueDate: '2999-01-01', circleId: testIds.circle });
const walk = aTask(2, { title: 'Walk', assigneeId: testIds.ben, dueDate: '2999-01-02' });

async function renderTasks(answers: Answers = {}, path = '/tasks', role: 'admin' | 'medical' = 'admin') {
  const page = (
    <>
      <TasksPage />
      <ToastRegion />
    </>
  );
  return renderFeature(page, {
    remote,
    path,
    session: { role },
    answers: { 'care.listTasks': aTaskPage([groceries, walk]), ...answers },
  });
}

const rowOf = (title: string) => {
  const row = screen.getByRole('button', { name: title }).closest('li');
  if (!row) throw new Error(`No row for ${title}`);
  return within(row);
};

describe('the task list', () => {
  it('TASK-1 shows who does it, also that nobody does yet', async () => {
    await renderTasks();
    expect(rowOf('Groceries').getByText('Unassigned')).toBeTruthy();
    expect(rowOf('Walk').getByText('Ben Rivera')).toBeTruthy();
  });

  it('TASK-1 says in each filter what will be there, and offers the first task on all', async () => {
    await renderTasks({ 'care.listTasks': aTaskPage([]) });
    expect(screen.getByRole('button', { name: 'Create First Task' })).toBeTruthy();
  });

  it('TASK-1 asks the server for the status of the filter', async () => {
    const { user, server } = await renderTasks();
    await user.click(screen.getByRole('radio', { name: /In progress/ }));
    await waitFor(() =>
      expect(server.callsOf('care.listTasks').at(-1)).toMatchObject({ status: 'in-progress' }),
    );
  });

  it('TASK-2 completes at once and counts, without a read', async () => {
    const { user, server } = await renderTasks({ 'care.completeTask': { ...walk, status: 'completed' } });
    await user.click(rowOf('Walk').getByRole('button', { name: 'Mark Complete: Walk' }));
    await waitFor(() => expect(server.callsOf('care.completeTask')).toHaveLength(1));
    expect(screen.getByRole('radio', { name: /Completed/ }).textContent).toContain('1');
    expect(rowOf('Walk').queryByRole('button', { name: 'Mark Complete: Walk' })).toBeNull();
    expect(server.callsOf('care.listTasks')).toHaveLength(1);
  });

  it('ALL-6 a completion can be taken back, by who made it', async () => {
    const own = { status: 'completed', completedBy: testIds.ana } as const;
    const { user, server } = await renderTasks({
      'care.completeTask': { ...walk, ...own },
      'care.reopenTask': walk,
    });
    await user.click(rowOf('Walk').getByRole('button', { name: 'Mark Complete: Walk' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(server.callsOf('care.reopenTask')).toMatchObject([{ taskId: walk.id, status: walk.status }]),
    );
    expect(await screen.findByRole('button', { name: 'Mark Complete: Walk' })).toBeTruthy();
  });

  it('TASK-1 takes a claim back calmly when somebody was faster', async () => {
    const { user } = await renderTasks({
      'care.claimTask': new Refusal({ code: 'ALREADY_DONE', message: 'taken' }),
    });
    await user.click(rowOf('Groceries').getByRole('button', { name: 'I’ll do it: Groceries' }));
    await waitFor(() => expect(rowOf('Groceries').getByText('Unassigned')).toBeTruthy());
  });

  it('TASK-3 hands an own task back from its menu, and no other', async () => {
    const own = { ...walk, assigneeId: testIds.ana };
    const { user, server } = await renderTasks({
      'care.listTasks': aTaskPage([own, groceries]),
      'care.handBackTask': { ...own, assigneeId: null },
    });
    await user.click(screen.getByRole('button', { name: 'Actions for Groceries' }));
    expect(await screen.findByRole('menuitem', { name: 'Edit' })).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: 'Hand back' })).toBeNull();
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Actions for Walk' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Hand back' }));
    expect(await rowOf('Walk').findByText('Unassigned')).toBeTruthy();
    expect(server.callsOf('care.handBackTask')).toEqual([expect.objectContaining({ taskId: own.id })]);
  });

  it('MFE-7 shows what another member does, without a read', async () => {
    const { server } = await renderTasks();
    await publish('task.claimed', {
      task: { ...groceries, assigneeId: testIds.ben, updatedAt: new Date().toISOString() },
    });
    expect(rowOf('Groceries').getByText('Ben Rivera')).toBeTruthy();
    expect(server.callsOf('care.listTasks')).toHaveLength(1);
  });

  it('CIRC-4 shows tasks without buttons to who may only see them', async () => {
    await renderTasks({}, '/tasks', 'medical');
    expect(screen.queryByRole('button', { name: 'Add Task' })).toBeNull();
    expect(rowOf('Walk').queryByRole('button', { name: 'Mark Complete: Walk' })).toBeNull();
  });
});

// Typing and choosing are slow in the simulated page when the machine is busy.
describe('the task dialog', { timeout: 20_000 }, () => {
  it('ALL-3 TASK-1 says at the fields what is missing, and sends nothing', async () => {
    const { user, server } = await renderTasks({}, '/tasks?add=1');
    const dialog = within(screen.getByRole('dialog', { name: 'Add Task' }));
    await user.click(dialog.getByRole('button', { name: 'Add Task' }));
    expect(dialog.getByText('Enter a title.')).toBeTruthy();
    expect(dialog.getByText('Choose a member, or Anyone in the circle.')).toBeTruthy();
    expect(server.callsOf('care.addTask')).toHaveLength(0);
  });

  it("TASK-1 adds a task for 'Anyone in the circle'", async () => {
    const { user, server } = await renderTasks(
      { 'care.addTask': (input) => aTask(3, { title: input.title }) },
      '/tasks?add=1',
    );
    const dialog = within(screen.getByRole('dialog', { name: 'Add Task' }));
    await user.type(dialog.getByLabelText('Title'), 'Plants');
    await user.selectOptions(dialog.getByRole('combobox', { name: /Assigned to/ }), 'Anyone in the circle');
    expect(await dialog.findByText('Whoever has time can take it')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Add Task' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.callsOf('care.addTask')).toEqual([
      expect.objectContaining({
        title: 'Plants',
        assigneeId: null,
        recipientId: testIds.recipient,
        dueTime: null,
      }),
    ]);
  });

  it("TASK-1 keeps the dialog and shows the server's refusal at its field", async () => {
    const refusal = new Refusal({
      code: 'INVALID_INPUT',
      message: 'no',
      fields: [{ path: 'changes.assigneeId', code: 'not_a_member' }],
    });
    const { user } = await renderTasks({ 'care.editTask': refusal });
    await user.click(screen.getByRole('button', { name: 'Actions for Walk' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Task' }));
    await user.type(dialog.getByLabelText('Title'), ' with Hugo');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Choose a member, or Anyone in the circle.')).toBeTruthy();
  });
});

describe('deleting a task', () => {
  it('ALL-6 hides it at once and brings it back with Undo', async () => {
    const { user, server } = await renderTasks({
      'care.deleteTask': { taskId: walk.id },
      'care.restoreTask': walk,
    });
    await user.click(screen.getByRole('button', { name: 'Actions for Walk' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Walk' })).toBeNull());
    expect(server.callsOf('care.deleteTask')).toEqual([expect.objectContaining({ taskId: walk.id })]);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(server.callsOf('care.restoreTask')).toEqual([expect.objectContaining({ taskId: walk.id })]),
    );
    await publish('task.restored', { task: { ...walk, updatedAt: new Date().toISOString() } });
    expect(screen.getByRole('button', { name: 'Walk' })).toBeTruthy();
  });
});
