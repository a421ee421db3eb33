import { helpShownMinutes, mostOpenHelp, type HelpRequest, type Member } from '@carecircle/contracts';
import { can } from '@carecircle/permissions';
import { and, desc, eq, gt, isNull, or } from 'drizzle-orm';
import type { Reader, Transaction } from '../../database/database';
import { refuse } from '../../refuse';
import { type CheckInRow, checkIns } from '../check-ins';
import { lockRecipient } from '../circles';
import { helpRequests, type HelpRow } from './help-requests.tables';

const isSameCheckIn = and(
  eq(checkIns.circleId, helpRequests.circleId),
  eq(checkIns.id, helpRequests.checkInId),
);

interface Call {
  help: HelpRow;
  checkIn: CheckInRow;
}

/** As everybody may know it: without the notes. */
export function openHelpOf({ help, checkIn }: Call): HelpRequest {
  const { checkedBy, overLinkBy } = checkIn;
  return {
    checkInId: help.checkInId,
    circleId: help.circleId,
    recipientId: help.recipientId,
    askedBy: checkedBy,
    overLinkBy,
    notes: '',
    askedAt: help.askedAt.toISOString(),
    onItId: help.onItId,
    onItAt: help.onItAt?.toISOString() ?? null,
  };
}

/** As this member may know it (CIRC-4). */
export function helpFor(actor: Member, call: Call): HelpRequest {
  const { checkedBy, notes } = call.checkIn;
  const maySeeNotes = checkedBy === actor.id || can(actor, 'check-in:view', call.help.recipientId);
  return { ...openHelpOf(call), notes: maySeeNotes ? notes : '' };
}

/** What stands on the screens at a moment, newest first. */
export async function readOpenHelp(reader: Reader, actor: Member, now: Date): Promise<HelpRequest[]> {
  const shownSince = new Date(now.getTime() - helpShownMinutes * 60_000);
  const calls = await reader
    .select({ help: helpRequests, checkIn: checkIns })
    .from(helpRequests)
    .innerJoin(checkIns, isSameCheckIn)
    .where(
      and(
        eq(helpRequests.circleId, actor.circleId),
        or(isNull(helpRequests.onItAt), gt(helpRequests.onItAt, shownSince)),
      ),
    )
    .orderBy(desc(helpRequests.askedAt), desc(helpRequests.checkInId))
    .limit(mostOpenHelp);
  return calls.map((call) => helpFor(actor, call));
}

/** A call for help. Whoever changes it holds the person it is for, so that of two at once the second sees the first. */
export async function lockHelp(tx: Transaction, circleId: string, checkInId: string): Promise<Call> {
  const of = () =>
    tx
      .select({ help: helpRequests, checkIn: checkIns })
      .from(helpRequests)
      .innerJoin(checkIns, isSameCheckIn)
      .where(and(eq(helpRequests.circleId, circleId), eq(helpRequests.checkInId, checkInId)));
  const [found] = await of();
  if (!found) throw refuse('NOT_FOUND', { message: 'Nobody called for help by this check-in.' });
  await lockRecipient(tx, circleId, found.help.recipientId);
  const [call = found] = await of();
  return call;
}
