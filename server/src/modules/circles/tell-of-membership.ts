import type { EventPayload } from '@carecircle/contracts';
import { listMembers } from '../../access/find-member';
import type { UnitOfWork } from '../../spine/context';

/** Tells each active member that the whole circle was closed, opened again or erased, for their pages follow their own logs. */
export async function tellOfMembership(
  { tx, record }: Pick<UnitOfWork, 'tx' | 'record'>,
  circleId: string,
  status: EventPayload<'membership.changed'>['status'],
): Promise<void> {
  for (const { id } of await listMembers(tx, circleId, ['active'])) {
    await record.toPerson(id, 'membership.changed', { circleId, status });
  }
}
