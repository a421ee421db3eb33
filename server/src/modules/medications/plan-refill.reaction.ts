import { randomUUID } from 'node:crypto';
import { languageOf } from '../../access/person-rows';
import { dayIn } from '../../records/circle-days';
import { addDays } from '../../recurrence/day-number';
import { defineReaction } from '../../spine/reactions/define-reaction';
import { findRecipient } from '../circles';
import { putTask } from '../tasks';
import { changeMedication, lockMedicationEvenDeleted, medicationOf } from './medication-rows';
import { readStock } from './read-stock';
import { refillTitle } from './refill-title';
import { isWithinLead, mayRunOutSoon } from './stock-forecast';

/**
 * A stock that runs out within the lead time becomes a task for anyone in the circle, once until it is filled up (MED-7). Its words
 * are in the language of whoever keeps the medication.
 */
export const planRefill = defineReaction({
  name: 'care.plan-refill',
  on: [
    'dose.taken',
    'medication.added',
    'medication.edited',
    'medication.resumed',
    'medication.stock-changed',
  ],
  concerns: ({ payload: { medication } }) =>
    medication.refillTaskId === null && medication.status === 'active' && mayRunOutSoon(medication),
  async react(unit) {
    const { tx, now, record } = unit;
    const { circleId, id } = unit.event.payload.medication;
    const row = await lockMedicationEvenDeleted(tx, circleId, id);
    if (row.deletedAt || row.refillTaskId !== null || row.status !== 'active') return;
    const recipient = await findRecipient(tx, circleId, row.recipientId);
    const [stock] = await readStock(tx, [row], recipient ? [recipient] : [], now);
    const today = dayIn(recipient?.timeZone ?? 'UTC', now);
    if (!stock?.runsOutOn || !isWithinLead(stock.runsOutOn, row.refillLeadDays, today)) return;
    const dayBefore = addDays(stock.runsOutOn, -1);
    const task = await putTask(unit, circleId, row.createdBy, {
      taskId: randomUUID(),
      title: refillTitle(await languageOf(tx, row.createdBy), row.name),
      description: '',
      recipientId: row.recipientId,
      assigneeId: null,
      dueDate: dayBefore > today ? dayBefore : today,
      dueTime: null,
    });
    const medication = await changeMedication(tx, row, { refillTaskId: task.id });
    await record('medication.refill-planned', { medication: medicationOf(medication) });
  },
});
