import { describe, expect, it } from 'vitest';
import type { Task } from '@carecircle/contracts';
import { aTask, aTaskPage, idOf } from '../testing/a-task';
import { applyTask, applyTaskDeleted, type TaskPage } from './apply-task-event';

const morning = aTask(1, { dueTime: '09:00' });
const anyTime = aTask(2);
const tomorrow = aTask(3, { dueDate: '2026-11-22', status: 'in-progress' });
const whole = [aTaskPage([morning, anyTime, tomorrow])];

const titles = (pages: TaskPage[] | undefined) => pages?.map(({ tasks }) => tasks.map(({ id }) => id.at(-1)));
const later = (task: Task, fields: Partial<Task>): Task => ({
  ...task,
  updatedAt: '2026-11-21T12:00:00.000Z',
  ...fields,
});
const done = later(anyTime, {
  status: 'completed',
  completedBy: idOf(9),
  completedAt: '2026-11-21T12:00:00.000Z',
});

describe('MFE-7 a task event on the list', () => {
  it('TASK-1 puts a new task where it is due', () => {
    const pages = applyTask(whole, aTask(4, { dueTime: '18:00' }));
    expect(titles(pages)).toEqual([['1', '4', '2', '3']]);
    expect(pages?.[0]?.counts).toEqual({ pending: 3, 'in-progress': 1, completed: 0 });
  });

  it('TASK-2 moves a completed task behind the open ones and counts it once, however often it is told', () => {
    const once = applyTask(whole, done) ?? [];
    expect(titles(once)).toEqual([['1', '3', '2']]);
    expect(once[0]?.counts).toEqual({ pending: 1, 'in-progress': 1, completed: 1 });
    expect(applyTask(once, done)).toEqual(once);
  });

  it('TASK-1 takes a started task out of the pending list', () => {
    const pending = [aTaskPage([morning, anyTime])];
    const pages = applyTask(pending, later(morning, { status: 'in-progress' }), 'pending');
    expect(titles(pages)).toEqual([['2']]);
    expect(pages?.[0]?.counts).toEqual({ pending: 1, 'in-progress': 1, completed: 0 });
  });

  it('TASK-1 takes a completed task out of the open ones, and asks for them anew when one comes back', () => {
    const pages = applyTask(whole, done, 'open');
    expect(titles(pages)).toEqual([['1', '3']]);
    expect(pages?.[0]?.counts).toEqual({ pending: 1, 'in-progress': 1, completed: 1 });
    const reopened = later(done, { status: 'pending', updatedAt: '2026-11-21T13:00:00.000Z' });
    expect(applyTask(pages ?? [], reopened, 'open')).toBeUndefined();
    expect(titles(applyTask(pages ?? [], aTask(4, { dueTime: '08:00' }), 'open'))).toEqual([['4', '1', '3']]);
  });

  it('leaves a newer task alone when an older event comes late', () => {
    const pages = applyTask(whole, done) ?? [];
    expect(applyTask(pages, anyTime)).toBe(pages);
  });

  it('asks for the list anew when it cannot tell what was counted', () => {
    const firstPage = [aTaskPage([morning, anyTime], { nextCursor: 'more' })];
    expect(applyTask(firstPage, tomorrow)).toBeUndefined();
    expect(applyTask([aTaskPage([])], done, 'pending')).toBeUndefined();
    expect(applyTaskDeleted(firstPage, tomorrow.id)).toBeUndefined();
  });

  it('keeps tasks on the page that holds their place', () => {
    const pages = [aTaskPage([morning], { nextCursor: 'more' }), aTaskPage([tomorrow])];
    expect(titles(applyTask(pages, aTask(4, { dueTime: '08:00' })))).toEqual([['4', '1'], ['3']]);
    expect(titles(applyTask(pages, aTask(4, { dueTime: '10:00' })))).toEqual([['1'], ['4', '3']]);
  });

  it('ALL-6 takes a deleted task out, once', () => {
    const pages = applyTaskDeleted(whole, anyTime.id) ?? [];
    expect(titles(pages)).toEqual([['1', '3']]);
    expect(pages[0]?.counts.pending).toBe(1);
    expect(applyTaskDeleted(pages, anyTime.id)).toBe(pages);
  });
});
