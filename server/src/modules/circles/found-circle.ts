import type { Circle } from '@carecircle/contracts';
import { presetFor } from '@carecircle/permissions';
import { eq } from 'drizzle-orm';
import { circles, members } from '../../access/circles.tables';
import { requireMember } from '../../access/find-member';
import { people } from '../../access/people.tables';
import type { Person } from '../../access/person';
import { refuse } from '../../refuse';
import type { UnitOfWork } from '../../spine/context';
import { circleOf } from './circle-rows';
import { makeInviteCode } from './invite-code';
import { requireRealPerson } from './require-real-person';
import { requireRoomOfPerson } from './require-room-of-person';

/** Makes a circle with its founder as the only member and admin; it is the one that they look at from now on. */
export async function foundCircle(
  { tx, now, record, actor }: Pick<UnitOfWork, 'tx' | 'now' | 'record'> & { actor: Person },
  founded: Pick<Circle, 'id' | 'name' | 'timeZone' | 'currency'>,
): Promise<Circle> {
  const { id } = founded;
  requireRealPerson(actor, 'name');
  await requireRoomOfPerson(tx, actor.id);
  // A circle under a person's id would share that person's own event log.
  const [person] = await tx.select({ id: people.id }).from(people).where(eq(people.id, id));
  const [row] = person
    ? []
    : await tx
        .insert(circles)
        .values({ ...founded, inviteCode: makeInviteCode(), createdBy: actor.id, createdAt: now })
        .onConflictDoNothing()
        .returning();
  if (!row) throw refuse('ALREADY_DONE', { message: 'This id is taken.' });
  await tx.insert(members).values({
    circleId: id,
    personId: actor.id,
    role: 'admin',
    status: 'active',
    permissions: presetFor('admin'),
    joinedAt: now,
  });
  await tx.update(people).set({ chosenCircleId: id }).where(eq(people.id, actor.id));
  const circle = circleOf(row);
  await record.toCircle(id, 'circle.created', { circle, member: await requireMember(tx, id, actor.id) });
  await record.toPerson(actor.id, 'membership.changed', { circleId: id, status: 'active' });
  return circle;
}
