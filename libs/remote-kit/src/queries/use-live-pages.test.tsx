import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Task } from '@carecircle/contracts';
import { exampleRemote as remote } from '../testing/example/remote';
import { publish, renderFeature, testIds } from '../testing';
import { useLivePages } from './use-live-pages';

function task(number: number, changes: Partial<Task> = {}): Task {
  return {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    circleId: testIds.circle,
    title: `Task ${number}`,
    description: '',
    recipientId: null,
    assigneeId: null,
    dueDate: '2026-12-01',
    dueTime: null,
    status: 'pending',
    createdBy: testIds.ana,
    createdAt: '2026-11-20T10:00:00.000Z',
    updatedAt: '2026-11-20T10:00:00.000Z',
    completedBy: null,
    completedAt: null,
    seriesId: null,
    repeat: null,
    ...changes,
  };
}

const counts = { pending: 0, 'in-progress': 0, completed: 0 };

function TaskTitles() {
  const list = useLivePages(
    'care.listTasks',
    { limit: 2 },
    {
      next: ({ nextCursor }) => (nextCursor === null ? undefined : { cursor: nextCursor }),
      on: {
        'task.edited': (pages, { payload }) =>
          pages.map((page) => ({
            ...page,
            tasks: page.tasks.map((known) => (known.id === payload.task.id ? payload.task : known)),
          })),
        'task.added': ([first, ...rest], { payload }) =>
          first && [{ ...first, tasks: [payload.task, ...first.tasks] }, ...rest],
      },
    },
  );
  const titles = list.pages.flatMap(({ tasks }) => tasks).map(({ title }) => title);
  return (
    <>
      <p>{list.isPending ? 'waiting' : titles.join(', ')}</p>
      {list.hasMore ? <button onClick={list.fetchMore}>More</button> : null}
    </>
  );
}

const answers = {
  'care.listTasks': ({ cursor }: { cursor?: string }) =>
    cursor
      ? { tasks: [task(3)], nextCursor: null, counts }
      : { tasks: [task(1), task(2)], nextCursor: 'after-2', counts },
};

it('MFE-7 reads page by page and keeps all pages true by events', async () => {
  const { user, server } = await renderFeature(<TaskTitles />, { remote, answers });
  await screen.findByText('Task 1, Task 2');
  await user.click(screen.getByRole('button', { name: 'More' }));
  await screen.findByText('Task 1, Task 2, Task 3');
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
  await publish('task.edited', { task: task(3, { title: 'Renamed' }) });
  await publish('task.added', { task: task(4) });
  await screen.findByText('Task 4, Task 1, Task 2, Renamed');
  expect(server.callsOf('care.listTasks')).toEqual([
    { circleId: testIds.circle, limit: '2' },
    { circleId: testIds.circle, limit: '2', cursor: 'after-2' },
  ]);
});

it('MFE-7 loses no event that comes while the first page is on its way', async () => {
  let answer: () => void = () => undefined;
  const page = new Promise<ReturnType<(typeof answers)['care.listTasks']>>((resolve) => {
    answer = () => resolve({ tasks: [task(1)], nextCursor: null, counts });
  });
  await renderFeature(<TaskTitles />, { remote, answers: { 'care.listTasks': () => page } });
  await publish('task.added', { task: task(4) });
  await act(async () => answer());
  await screen.findByText('Task 4, Task 1');
});
