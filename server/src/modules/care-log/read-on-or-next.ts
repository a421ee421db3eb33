import { can } from '@carecircle/permissions';
import { listMembers } from '../../access/find-member';
import type { Reader } from '../../database/database';
import { readShifts } from './shift-rows';

const dayMs = 86_400_000;

/**
 * Who has to know something of somebody now: who is on and who comes on next within a day, or all who keep the care log where
 * nobody does (CARE-1).
 */
export async function readOnOrNext(
  reader: Reader,
  circleId: string,
  recipientId: string,
  { now, authorId }: { now: Date; authorId: string },
): Promise<string[]> {
  const to = new Date(now.getTime() + dayMs);
  const shifts = (await readShifts(reader, circleId, recipientId, { from: now, to })).filter(
    ({ memberId }) => memberId !== authorId,
  );
  const next = shifts.find(({ startsAt }) => startsAt > now);
  const told = shifts.filter(({ startsAt }) => startsAt <= now || startsAt <= (next?.startsAt ?? now));
  if (told.length > 0) return [...new Set(told.map(({ memberId }) => memberId))];
  const members = await listMembers(reader, circleId, ['active']);
  return members
    .filter((member) => member.id !== authorId && can(member, 'care-log:edit'))
    .map(({ id }) => id);
}
