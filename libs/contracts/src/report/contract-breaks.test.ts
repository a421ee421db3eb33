import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { command, query } from '../api/operation';
import { circleEvent } from '../events/domain-event';
import { contractBreaks, isOtherMajor } from './contract-breaks';
import { contractReport, servedContract, type Contract } from './contract-report';

const task = { title: z.string().max(80), state: z.enum(['open', 'done']), dueDate: z.string().nullable() };
const input = { title: z.string().max(80), note: z.string().optional() };
const contract = (
  {
    event = task,
    asked = input,
    answer = task,
  }: Partial<Record<'event' | 'asked' | 'answer', z.ZodRawShape>> = {},
  more: Partial<Contract> = {},
): Contract => ({
  version: '0.3.0',
  events: { 'task.added': circleEvent('task:view', event) },
  operations: {
    care: {
      addTask: command({
        area: 'care',
        name: 'addTask',
        summary: 'Add a task',
        scope: 'circle',
        action: 'task:edit',
        input: asked,
        output: z.object({}),
      }),
      getTask: query({
        area: 'care',
        name: 'getTask',
        summary: 'Read a task',
        scope: 'circle',
        action: 'task:view',
        input: {},
        output: z.object(answer),
      }),
    },
  },
  ...more,
});
const recorded = contractReport(contract());

describe('REL-5 what a changed contract breaks', () => {
  it('REL-5 nothing when it is the same, or only more', () => {
    expect(contractBreaks(recorded, contract())).toEqual([]);
    const more = { ...task, points: z.int() };
    const asked = { ...input, title: z.string().max(200), points: z.int().optional() };
    expect(contractBreaks(recorded, contract({ event: more, asked, answer: more }))).toEqual([]);
  });

  it('REL-5 what is told or answered no more, or otherwise', () => {
    const { title: _title, ...less } = task;
    const state = z.enum(['open', 'done', 'late']);
    expect(contractBreaks(recorded, contract({ event: less, answer: { ...task, state } }))).toEqual([
      'task.added: title may be missing',
      'care.getTask answer: state may be late',
    ]);
    expect(contractBreaks(recorded, contract({}, { events: {} }))).toEqual(['task.added is told no more']);
  });

  it('REL-5 what is asked for more strictly', () => {
    expect(contractBreaks(recorded, contract({ asked: { ...input, title: z.string().max(40) } }))).toEqual([
      'care.addTask input: title may go over maxLength 40',
    ]);
    expect(contractBreaks(recorded, contract({ asked: { ...input, points: z.int() } }))).toEqual([
      'care.addTask input: points may be missing',
    ]);
    const { note: _note, ...less } = input;
    expect(contractBreaks(recorded, contract({ asked: less }))).toEqual([
      'care.addTask input: note is not known',
    ]);
    expect(contractBreaks(recorded, contract({}, { operations: {} }))).toEqual([
      'care.addTask is no operation any more',
      'care.getTask is no operation any more',
    ]);
  });

  it('REL-5 the contract that is served breaks nothing of its own', () => {
    expect(contractBreaks(contractReport(servedContract), servedContract)).toEqual([]);
  });

  it.each([
    ['0.1.0', '0.1.4', false],
    ['0.1.4', '0.2.0', true],
    ['1.2.0', '1.9.0', false],
    ['1.2.0', '2.0.0', true],
  ])('REL-5 from %s to %s the major version moves: %s', (before, now, moves) => {
    expect(isOtherMajor(before, now)).toBe(moves);
  });
});
