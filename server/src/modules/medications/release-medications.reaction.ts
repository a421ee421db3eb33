import { defineReaction } from '../../spine/reactions/define-reaction';
import { changeMedication, lockMedication, medicationOf, readMedications } from './medication-rows';

/** Whoever was removed gives no more medications and is told of no missed dose (MED-6). */
export const releaseMedications = defineReaction({
  name: 'care.release-medications',
  on: ['member.removed'],
  async react({ tx, event, record, now }) {
    const { circleId, id: memberId } = event.payload.member;
    const theirs = (await readMedications(tx, circleId)).filter(
      ({ giverId, escalationChain }) => giverId === memberId || escalationChain.includes(memberId),
    );
    // In the order in which everyone holds several of them.
    for (const id of theirs.map((medication) => medication.id).sort()) {
      const row = await lockMedication(tx, circleId, id);
      const changes = {
        ...(row.giverId === memberId && { giverId: null }),
        ...(row.escalationChain.includes(memberId) && {
          escalationChain: row.escalationChain.filter((other) => other !== memberId),
        }),
      };
      const after = await changeMedication(tx, row, { ...changes, updatedAt: now });
      await record('medication.edited', { medication: medicationOf(after), changed: Object.keys(changes) });
    }
  },
});
