import { apiContract } from '@carecircle/contracts/api';
import { hiddenRecipients } from '@carecircle/permissions';
import { grouped } from '../../../records/grouped';
import { addDays } from '../../../recurrence/day-number';
import { defineQuery } from '../../../spine/define-query';
import { readMedications } from '../medication-rows';
import { adherenceOf, countsOf, readOutcomes, type Outcome } from './read-adherence';
import { latestToday, readRecipients } from '../read-recipients';
import { readStock } from '../read-stock';

/** Raw counts, so that a screen shows 'no data' where there was none, never 0 or 100 % (MED-4). */
export const getAdherence = defineQuery(
  apiContract.care.getAdherence,
  async ({ db, input, circle, actor, now }) => {
    const { recipientId } = input;
    const recipients = await readRecipients(db, actor, recipientId);
    const besides = hiddenRecipients(actor, 'medications');
    const rows = (await readMedications(db, circle.id, recipientId)).filter(
      (row) => !besides.includes(row.recipientId),
    );
    const to = latestToday(recipients, circle, now);
    const from = addDays(to, 1 - Number(input.days));
    const outcomes = await readOutcomes(db, { circleId: circle.id, recipientId, besides, from, to });
    const days = Array.from({ length: Number(input.days) }, (_, index) => addDays(from, index));
    const byMedication = grouped(outcomes, ({ medicationId }) => medicationId);
    const byHour = grouped(outcomes, ({ hour }) => hour);
    return {
      from,
      to,
      medications: rows.map(({ id }) => {
        const own = byMedication.get(id) ?? [];
        return { medicationId: id, adherence: adherenceOf(own), days: byDay(days, own) };
      }),
      adherence: adherenceOf(outcomes),
      days: byDay(days, outcomes),
      hours: [...byHour]
        .sort(([one], [other]) => one - other)
        .flatMap(([hour, found]) => {
          const counts = countsOf(found);
          return counts ? [{ hour, counts }] : [];
        }),
      forecast: await readStock(db, rows, recipients, now),
    };
  },
);

function byDay(days: readonly string[], outcomes: readonly Outcome[]) {
  const found = grouped(outcomes, ({ day }) => day);
  return days.map((day) => ({ day, counts: countsOf(found.get(day) ?? []) }));
}
