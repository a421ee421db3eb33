import { randomUUID } from 'node:crypto';
import { dangerKeys, type Member } from '@carecircle/contracts';
import type { AcceptedDangers } from '@carecircle/contracts';
import { refuse } from '../../refuse';
import type { UnitOfWork } from '../../spine/context';
import { aboutMedication, interactionReport } from './interactions/interaction-report';
import { interactionAcceptances, type MedicationRow } from './medications.tables';
import { namedOf, readTaken } from './doses/read-taken';

interface Saving {
  unit: Pick<UnitOfWork, 'tx' | 'now'>;
  actor: Pick<Member, 'id'>;
  /** As it stood before an edit. */
  before?: MedicationRow;
  after: MedicationRow;
  acceptance: AcceptedDangers | undefined;
}

/**
 * Refuses a medication that is dangerous with what else is taken, unless whoever saves it names each danger and says why; their
 * word is kept (MED-3). What an edit leaves as it was is not asked again. Called where the circle is held already, so that of
 * two who add at once the second is asked.
 *
 * @throws INTERACTION
 */
export async function requireAcceptedDangers(saving: Saving): Promise<void> {
  const { unit, actor, before, after, acceptance } = saving;
  const { tx, now } = unit;
  const { circleId, recipientId, id: medicationId } = after;
  const { medications, allergies } = await readTaken(tx, circleId, recipientId);
  const others = medications.filter(({ id }) => id !== medicationId);
  const keysOf = (row: MedicationRow) =>
    dangerKeys(aboutMedication(interactionReport([...others, namedOf(row)], allergies), medicationId));
  const known = new Set(before?.recipientId === recipientId ? keysOf(before) : []);
  const keys = keysOf(after).filter((key) => !known.has(key));
  if (keys.length === 0) return;
  if (!acceptance || keys.some((key) => !acceptance.keys.includes(key))) {
    throw refuse('INTERACTION', {
      message:
        'It is dangerous with what else is taken. Accept what getMedicationWarnings tells, with a reason.',
    });
  }
  const { reason } = acceptance;
  await tx.insert(interactionAcceptances).values({
    ...{ circleId, id: randomUUID(), medicationId, recipientId, keys, reason },
    ...{ acceptedBy: actor.id, acceptedAt: now },
  });
}
