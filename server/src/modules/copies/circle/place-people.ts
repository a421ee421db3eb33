import { presetFor } from '@carecircle/permissions';
import { members } from '../../../access/circles.tables';
import { people } from '../../../access/people.tables';
import type { UnitOfWork } from '../../../spine/context';
import type { RestorePlan } from './plan-restore';

/**
 * Gives everybody else of a copy a name in the new circle, without an account: a former member who can neither sign in nor be found and
 * goes with the circle. The person who restores it is themselves.
 */
export async function placePeople(
  { tx, now }: Pick<UnitOfWork, 'tx' | 'now'>,
  { circle, others }: RestorePlan,
): Promise<void> {
  if (others.length === 0) return;
  await tx.insert(people).values(
    others.map(({ id, name }) => ({
      ...{ id, name, email: `${id}@restored.invalid`, createdAt: now, updatedAt: now },
      restoredCircleId: circle.id,
    })),
  );
  const place = { circleId: circle.id, role: 'family', status: 'former', joinedAt: now } as const;
  await tx
    .insert(members)
    .values(others.map(({ id: personId }) => ({ ...place, personId, permissions: presetFor('family') })));
}
