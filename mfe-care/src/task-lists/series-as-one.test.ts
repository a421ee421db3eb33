import { describe, expect, it } from 'vitest';
import { aTask, aTaskPage, idOf } from '../testing/a-task';
import { applyTask } from './apply-task-event';
import { countRows, seriesAsOne } from './series-as-one';

const daily = (digit: number, day: string) => aTask(digit, { seriesId: idOf(7), dueDate: day });
const [monday, tuesday, wednesday] = [daily(1, '2026-11-23'), daily(2, '2026-11-24'), daily(3, '2026-11-25')];
const once = aTask(4, { dueDate: '2026-11-24' });
const done = { ...monday, status: 'completed', completedAt: '2026-11-23T09:00:00.000Z' } as const;

describe('TASK-1 a task that repeats', () => {
  it('is one row, the next open one, with the days on which it goes on', () => {
    const rows = seriesAsOne([monday, once, tuesday, wednesday]);
    expect(rows.map(({ task }) => task.id)).toEqual([monday.id, once.id]);
    expect(rows[0]?.followingDays).toEqual(['2026-11-24', '2026-11-25']);
  });

  it('goes on with its next day when one is done, which then stands for itself', () => {
    const rows = seriesAsOne([tuesday, once, wednesday, done]);
    expect(rows.map(({ task }) => task.id)).toEqual([tuesday.id, once.id, done.id]);
  });

  it('counts once while it is open, also after an event', () => {
    const tasks = [monday, once, tuesday, wednesday];
    expect(countRows(tasks)).toEqual({ pending: 2, 'in-progress': 0, completed: 0 });
    const page = aTaskPage(tasks, { counts: countRows(tasks) });
    const [after] = applyTask([page], { ...done, updatedAt: '2026-11-23T09:00:00.000Z' }) ?? [];
    expect(after?.counts).toEqual({ pending: 2, 'in-progress': 0, completed: 1 });
  });

  it('is read anew where the pages do not hold all of it', () => {
    const page = aTaskPage([monday], { nextCursor: 'more' });
    expect(applyTask([page], { ...done, updatedAt: '2026-11-23T09:00:00.000Z' })).toBeUndefined();
  });
});
