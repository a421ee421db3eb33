import { describe, expect, it } from 'vitest';
import { aTask, idOf } from '../testing/a-task';
import { dueNow } from './due-now';

const rosa = idOf(5);
const hugo = idOf(6);
const now = { day: '2026-11-21', time: '10:00' };

describe('SHELL-6 what is due now', () => {
  it('stands with the person it is for, and with the circle where it is for nobody', () => {
    const groups = dueNow(
      [
        aTask(1, { recipientId: rosa, dueTime: '09:00' }),
        aTask(2, { recipientId: rosa }),
        aTask(3, { recipientId: null }),
        aTask(4, { recipientId: hugo, dueDate: '2026-11-22' }),
      ],
      [rosa, hugo],
      now,
    );
    expect(
      groups.map(({ recipientId, tasks, overdueCount }) => [recipientId, tasks.length, overdueCount]),
    ).toEqual([
      [rosa, 2, 1],
      [hugo, 0, 0],
      [null, 1, 0],
    ]);
  });

  it('leaves the circle out when it has nothing of its own', () => {
    expect(dueNow([], [rosa], now).map(({ recipientId }) => recipientId)).toEqual([rosa]);
  });

  it('keeps the task of a person who is not cared for any more', () => {
    expect(dueNow([aTask(1, { recipientId: hugo })], [rosa], now).at(-1)?.tasks).toHaveLength(1);
  });
});
