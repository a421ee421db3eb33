import { defineReaction } from '../../../spine/reactions/define-reaction';
import { remakeDueCheckIns } from './make-due-check-ins';
import { readSchedules } from './schedule-rows';
import { planCheckIns } from './tend-check-ins.job';

/** Due check-ins follow the person into another time zone: what is open keeps its day and time there (CHK-4). */
export const moveCheckIns = defineReaction({
  name: 'care.move-check-ins',
  on: ['recipient.edited'],
  async react({ tx, now, event, record, schedule }) {
    const { circleId, id, timeZone } = event.payload.recipient;
    const row = (await readSchedules(tx, circleId)).find(({ recipientId }) => recipientId === id);
    if (!row) return;
    await remakeDueCheckIns({ tx, now, record }, row, timeZone);
    await planCheckIns({ tx, schedule }, circleId);
  },
});
