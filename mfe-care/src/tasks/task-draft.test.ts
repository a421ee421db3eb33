import { describe, expect, it } from 'vitest';
import { fieldCodes } from '@carecircle/contracts';
import { TaskForm } from '@carecircle/contracts/schemas';
import { aTask, idOf } from '../testing/a-task';
import { changesOf } from '@carecircle/remote-kit/forms';
import { draftOf, inputOf, newDraft } from './task-draft';

describe('TASK-1 the task form', () => {
  it('asks for a title and for who does it', () => {
    const codes = fieldCodes(TaskForm, inputOf(newDraft('2026-11-21', [])));
    expect(Object.keys(codes)).toEqual(['title', 'assigneeId']);
  });

  it('asks for a day when it was emptied', () => {
    const draft = { ...newDraft('2026-11-21', []), title: 'Groceries', assignee: 'everyone', dueDate: null };
    expect(Object.keys(fieldCodes(TaskForm, inputOf(draft)))).toEqual(['dueDate']);
  });

  it("keeps 'Anyone in the circle' apart from nobody chosen", () => {
    const draft = { ...newDraft('2026-11-21', []), title: 'Groceries', assignee: 'everyone' };
    expect(TaskForm.parse(inputOf(draft)).assigneeId).toBeNull();
  });

  it('means the one person cared for, and the circle where there are several', () => {
    expect(inputOf(newDraft('2026-11-21', [idOf(1)])).recipientId).toBe(idOf(1));
    expect(inputOf(newDraft('2026-11-21', [idOf(1), idOf(2)])).recipientId).toBeNull();
  });

  it('sends only the fields that were changed', () => {
    const task = aTask(1, { assigneeId: idOf(3) });
    const input = TaskForm.parse(inputOf({ ...draftOf(task), title: 'Other', assignee: 'everyone' }));
    expect(changesOf(task, input)).toEqual({ title: 'Other', assigneeId: null });
    expect(changesOf(task, TaskForm.parse(inputOf(draftOf(task))))).toEqual({});
  });
});
