import { expect, it } from 'vitest';
import { aTask } from '../testing/a-task';
import { groupTasks } from './group-tasks';

it('TASK-1 puts tasks under what they ask for: overdue first, done last', () => {
  const groups = groupTasks(
    [
      aTask(1, { dueDate: '2026-11-20' }),
      aTask(2, { dueTime: '08:00' }),
      aTask(3, { dueTime: '18:00' }),
      aTask(4, { dueDate: '2026-12-01' }),
      aTask(5, { dueDate: '2026-11-01', status: 'completed', completedAt: '2026-11-02T10:00:00.000Z' }),
    ],
    { day: '2026-11-21', time: '10:00' },
  );
  expect(groups.map(({ name, tasks }) => [name, tasks.map(({ title }) => title)])).toEqual([
    ['overdue', ['Task 1', 'Task 2']],
    ['today', ['Task 3']],
    ['later', ['Task 4']],
    ['completed', ['Task 5']],
  ]);
});
