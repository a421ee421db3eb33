import { apiContract } from '@carecircle/contracts/api';
import { defineQuery } from '../../spine/define-query';
import { addDays } from '../../recurrence/day-number';
import { medicationOf, readMedications } from './medication-rows';
import { adherenceOf, readOutcomeTotals } from './doses/read-adherence';
import { latestToday, readRecipients } from './read-recipients';
import { readStock } from './read-stock';

const adherenceDays = 30;

export const listMedications = defineQuery(
  apiContract.care.listMedications,
  async ({ db, input: { recipientId }, circle, actor, now }) => {
    const recipients = await readRecipients(db, actor, recipientId);
    const isShown = ({ recipientId: of }: { recipientId: string }) => recipients.some(({ id }) => id === of);
    const rows = (await readMedications(db, circle.id, recipientId)).filter(isShown);
    const to = latestToday(recipients, circle, now);
    const from = addDays(to, 1 - adherenceDays);
    const known = new Set(rows.map(({ id }) => id));
    const outcomes = (await readOutcomeTotals(db, { circleId: circle.id, recipientId, from, to })).filter(
      ({ medicationId }) => known.has(medicationId),
    );
    const stocks = await readStock(db, rows, recipients, now);
    return {
      medications: rows.map(medicationOf),
      figures: stocks.map((stock) => ({
        medicationId: stock.medicationId,
        adherence: adherenceOf(outcomes.filter(({ medicationId }) => medicationId === stock.medicationId)),
        stock,
      })),
      adherence: adherenceOf(outcomes),
    };
  },
);
