import type { Circle, Member } from '@carecircle/contracts';
import { findMember } from '../../../access/find-member';
import type { Reader } from '../../../database/database';
import { refuse } from '../../../refuse';
import { findRecipient } from '../../circles';

/** Whom a device measures: somebody cared for, or a member. */
export interface Wearer {
  id: string;
  name: string;
  /** In which their days begin and end. */
  timeZone: string;
  /** The member that they are; null when they do not use the app. */
  memberId: string | null;
  /** Measured for themselves alone: nobody else changes anything of theirs. */
  isOwn: boolean;
}

/** NOT_FOUND for who is neither cared for nor an active member. */
export async function findWearer(
  reader: Reader,
  circle: Pick<Circle, 'id' | 'timeZone'>,
  wearerId: string,
): Promise<Wearer> {
  const recipient = await findRecipient(reader, circle.id, wearerId);
  if (recipient) {
    const { id, name, timeZone, memberId } = recipient;
    return { id, name, timeZone, memberId, isOwn: false };
  }
  const member = await findMember(reader, circle.id, wearerId);
  if (member?.status === 'active')
    return { id: member.id, name: member.name, timeZone: circle.timeZone, memberId: member.id, isOwn: true };
  throw refuse('NOT_FOUND', { message: 'There is no such person.' });
}

/** Of themselves members alone decide what is measured; of those cared for everyone who may edit. */
export async function findOwnWearer(
  reader: Reader,
  circle: Pick<Circle, 'id' | 'timeZone'>,
  actor: Member,
  wearerId: string,
): Promise<Wearer> {
  const wearer = await findWearer(reader, circle, wearerId);
  if (wearer.isOwn && wearer.memberId !== actor.id)
    throw refuse('NOT_ALLOWED', { message: 'Only they themselves can change this.' });
  return wearer;
}
