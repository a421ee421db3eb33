import type { Circle } from '@carecircle/contracts';
import { presetFor } from '@carecircle/permissions';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { circles, members } from '../../access/circles.tables';
import { requireMember } from '../../access/find-member';
import { people } from '../../access/people.tables';
import type { Person } from '../../access/person';
import { refuse, type Refusal } from '../../refuse';
import type { UnitOfWork } from '../../spine/context';
import { circleOf } from './circle-rows';
import { makeInviteCode } from './invite-code';
import { requireRealPerson } from './require-real-person';
import { requireRoomOfPerson } from './require-room-of-person';

type CircleRow = typeof circles.$inferSelect;
type Founding = Pick<UnitOfWork, 'tx' | 'now'> & { actor: Person };
type Founded = Pick<Circle, 'id' | 'name' | 'timeZone' | 'currency'>;

/** Makes a circle with its founder as the only member and admin; it is the one that they look at from now on. */
export async function foundCircle(
  unit: Founding & Pick<UnitOfWork, 'record'>,
  founded: Founded,
): Promise<Circle> {
  const row = await insertCircle(unit, founded, null);
  if (!row) throw takenId();
  return admitFounder(unit, row);
}

/**
 * Makes a circle of which records are still being written: it is closed, nobody belongs to it, and so nobody sees or enters it before
 * `openCircle`. Gives false where there is a circle of this id.
 */
export async function beginCircle(unit: Founding, founded: Founded): Promise<boolean> {
  return (await insertCircle(unit, founded, unit.now)) !== undefined;
}

/** Opens a circle that was begun. */
export async function openCircle(
  unit: Founding & Pick<UnitOfWork, 'record'>,
  circleId: string,
): Promise<Circle> {
  const { tx, actor } = unit;
  const isOwn = and(eq(circles.id, circleId), eq(circles.createdBy, actor.id));
  const isBegun = and(isNotNull(circles.closedAt), isNull(circles.closedBy));
  const [row] = await tx.update(circles).set({ closedAt: null }).where(and(isOwn, isBegun)).returning();
  if (!row) throw takenId();
  await requireRoomOfPerson(tx, actor.id);
  return admitFounder(unit, row);
}

/** Gives nothing where there is a circle of this id. */
async function insertCircle(
  unit: Founding,
  founded: Founded,
  closedAt: Date | null,
): Promise<CircleRow | undefined> {
  const { tx, now, actor } = unit;
  requireRealPerson(actor, 'name');
  // A circle under a person's id would share that person's own event log.
  const [person] = await tx.select({ id: people.id }).from(people).where(eq(people.id, founded.id));
  if (person) throw takenId();
  const [row] = await tx
    .insert(circles)
    .values({ ...founded, inviteCode: makeInviteCode(), createdBy: actor.id, createdAt: now, closedAt })
    .onConflictDoNothing()
    .returning();
  if (row) await requireRoomOfPerson(tx, actor.id);
  return row;
}

async function admitFounder(
  { tx, now, record, actor }: Founding & Pick<UnitOfWork, 'record'>,
  row: CircleRow,
): Promise<Circle> {
  const { id } = row;
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

export function takenId(): Refusal {
  return refuse('ALREADY_DONE', { message: 'This id is taken.' });
}
