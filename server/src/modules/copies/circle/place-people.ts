import { randomUUID } from 'node:crypto';
import type { Circle } from '@carecircle/contracts';
import { presetFor } from '@carecircle/permissions';
import { members } from '../../../access/circles.tables';
import { people } from '../../../access/people.tables';
import type { UnitOfWork } from '../../../spine/context';
import type { CopiedPerson } from './circle-copy';

/**
 * Whom each person of a copy becomes in the new circle. The person who restores it is themselves; of everybody else there is a name without
 * an account, a former member who can neither sign in nor be found and goes with the circle.
 */
export async function placePeople(
  { tx, now }: Pick<UnitOfWork, 'tx' | 'now'>,
  copied: readonly CopiedPerson[],
  circle: Circle,
): Promise<Map<string, string>> {
  const placed = new Map([[circle.createdBy, circle.createdBy]]);
  for (const { id, name } of copied) {
    if (placed.has(id)) continue;
    const personId = randomUUID();
    placed.set(id, personId);
    await tx.insert(people).values({
      ...{ id: personId, name, email: `${personId}@restored.invalid`, createdAt: now, updatedAt: now },
      restoredCircleId: circle.id,
    });
    const place = { circleId: circle.id, personId, role: 'family', status: 'former' } as const;
    await tx.insert(members).values({ ...place, permissions: presetFor('family'), joinedAt: now });
  }
  return placed;
}
