import { expect, it } from 'vitest';
import { TaskInput } from './tasks/task';
import { AccountInput } from './account/account';
import { fieldCodes } from './field-codes';

const task = {
  title: 'Groceries',
  description: '',
  recipientId: null,
  assigneeId: null,
  dueDate: '2026-11-21',
  dueTime: null,
};

it('ALL-3 says nothing about an input that fits', () => {
  expect(fieldCodes(TaskInput, task)).toEqual({});
});

it('ALL-3 TASK-1 names each field that is missing or blank', () => {
  const { assigneeId: _, ...noAssignee } = task;
  expect(fieldCodes(TaskInput, { ...noAssignee, title: '  ', dueDate: null })).toEqual({
    title: 'too_small',
    assigneeId: 'invalid_type',
    dueDate: 'invalid_type',
  });
});

it("ALL-3 gives a rule of ours by the rule's own code", () => {
  expect(fieldCodes(AccountInput.partial(), { phone: '12' })).toEqual({ phone: 'phone_shape' });
});
