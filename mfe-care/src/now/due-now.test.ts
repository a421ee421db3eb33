import { describe, expect, it } from 'vitest';
import { aDose, aMedication, aMedicationDay } from '../testing/a-medication';
import { aTask, idOf } from '../testing/a-task';
import { dueDoses } from './due-doses';
import { dueNow } from './due-now';

const rosa = idOf(5);
const hugo = idOf(6);
const now = { day: '2026-11-21', time: '10:00' };
const timeMs = Date.parse('2026-11-21T16:00:00Z');
const dueTasks = (tasks: ReturnType<typeof aTask>[], recipientIds: string[]) =>
  dueNow({ tasks, doses: [] }, recipientIds, now, timeMs);

describe('SHELL-6 what is due now', () => {
  it('stands with the person it is for, and with the circle where it is for nobody', () => {
    const groups = dueTasks(
      [
        aTask(1, { recipientId: rosa, dueTime: '09:00' }),
        aTask(2, { recipientId: rosa }),
        aTask(3, { recipientId: null }),
        aTask(4, { recipientId: hugo, dueDate: '2026-11-22' }),
      ],
      [rosa, hugo],
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
    expect(dueTasks([], [rosa]).map(({ recipientId }) => recipientId)).toEqual([rosa]);
  });

  it('keeps the task of a person who is not cared for any more', () => {
    expect(dueTasks([aTask(1, { recipientId: hugo })], [rosa]).at(-1)?.tasks).toHaveLength(1);
  });

  it('MED-1 has the dose in turn of each medication, missed ones first, and counts those that wait too long', () => {
    const at = (time: string) => ({ time, dueAt: `2026-11-21T${time}:00.000Z` });
    const doses = [
      aDose(1, { medicationId: idOf(3), recipientId: rosa, ...at('16:30') }),
      aDose(2, { medicationId: idOf(4), recipientId: rosa, status: 'missed', ...at('14:00') }),
      aDose(4, { medicationId: idOf(4), recipientId: rosa, ...at('20:00') }),
      aDose(5, { medicationId: idOf(8), recipientId: rosa, ...at('21:00') }),
    ];
    const medications = [aMedication(3), aMedication(4), aMedication(8)];
    const due = dueDoses(aMedicationDay(doses, { recipientId: rosa, medications }), timeMs);
    expect(due.map(({ dose, medication }) => [dose.id, medication.name])).toEqual([
      [idOf(2), 'Medication 4'],
      [idOf(1), 'Medication 3'],
    ]);
    const [group] = dueNow({ tasks: [], doses: due }, [rosa], now, timeMs);
    expect([group?.doses.length, group?.overdueCount]).toEqual([2, 1]);
  });
});
