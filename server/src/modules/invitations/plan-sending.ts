import type { Member } from '@carecircle/contracts';
import { circleLimits, invitationDays } from '@carecircle/contracts';
import { eq } from 'drizzle-orm';
import { members } from '../../access/circles.tables';
import type { Transaction } from '../../database/database';
import { countUpTo, takeMail } from '../../mail/take-mail';
import { requireRoomFor } from '../../records/require-room-for';
import { refuse } from '../../refuse';
import { requirePlace } from '../plans';
import type { UnitOfWork } from '../../spine/context';
import { countOpen } from './invitation-rows';
import type { InvitationRow } from './invitations.tables';
import { mailInvitation } from './mail-invitation.job';
import { textInvitation } from './text-invitation.job';

const dayMs = 86_400_000;
/** Of a day: invitations of one sender, and text messages to one telephone. */
const mostFrom = 30;
const mostTextsTo = 3;

type Reached = Pick<InvitationRow, 'circleId' | 'id' | 'email' | 'phone'>;

/** What stands in an invitation that is being sent now. */
export function sendingOf(
  { email, phone }: Reached,
  { now, services }: Pick<UnitOfWork, 'now' | 'services'>,
) {
  const { mail, sms } = services;
  const by = (to: string | null, channel: { isConfigured: boolean }) =>
    to === null ? null : channel.isConfigured ? ('waiting' as const) : ('unconfigured' as const);
  return {
    invitedAt: now,
    expiresAt: new Date(now.getTime() + invitationDays * dayMs),
    mail: by(email, mail),
    sms: by(phone, sms),
  };
}

/** Plans letter and text message of an invitation. */
export async function planSending(
  { schedule, now, services }: Pick<UnitOfWork, 'schedule' | 'now' | 'services'>,
  { circleId, id: invitationId, email, phone }: Reached,
): Promise<void> {
  const told = { circleId, invitationId };
  if (email !== null) await schedule(mailInvitation, told, now, { key: invitationId });
  if (phone !== null && services.sms.isConfigured)
    await schedule(textInvitation, told, now, { key: invitationId });
}

/** An address or telephone that somebody typed belongs to a person who agreed to nothing: it gets few of these a day. */
export async function requireFewSendings(
  tx: Transaction,
  { email, phone }: Reached,
  actor: Member,
  now: Date,
): Promise<void> {
  const mayGo =
    (await countUpTo(tx, `invitations from ${actor.id}`, mostFrom, now)) &&
    (email === null || (await takeMail(tx, email, actor.id, now))) &&
    (phone === null || (await countUpTo(tx, `texts to ${phone}`, mostTextsTo, now)));
  if (!mayGo) throw refuse('OVER_LIMIT', { message: 'That is enough for today. Try again tomorrow.' });
}

/** Open invitations count as members: whoever is invited will find a place. */
export async function requireRoomForInvitation(
  tx: Transaction,
  { circleId, id }: Reached,
  now: Date,
): Promise<void> {
  const room = { of: circleId, most: circleLimits.members };
  await requireRoomFor(tx, members, eq(members.circleId, circleId), room);
  const adding = 1 + (await countOpen(tx, circleId, { besides: id, now }));
  await requireRoomFor(tx, members, eq(members.circleId, circleId), { ...room, adding });
  await requirePlace(tx, circleId, { now, adding });
}
