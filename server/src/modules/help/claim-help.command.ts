import { apiContract } from '@carecircle/contracts/api';
import { and, eq, isNull, lte } from 'drizzle-orm';
import { refuse } from '../../refuse';
import { defineCommand } from '../../spine/define-command';
import { helpRequests } from './help-requests.tables';
import { helpFor, lockHelp, openHelpOf } from './help-rows';

/** The first one is on it (CHK-2), and on what was asked for the same person before: nobody has to answer a call twice. */
export const claimHelp = defineCommand(
  apiContract.care.claimHelp,
  async ({ tx, input, circle, actor, now, record }) => {
    const call = await lockHelp(tx, circle.id, input.checkInId);
    const { onItId, recipientId, askedAt } = call.help;
    if (onItId === actor.id) return helpFor(actor, call);
    if (onItId !== null)
      throw refuse('ALREADY_DONE', { message: 'Somebody else is on it.', details: { memberId: onItId } });
    const claim = { onItId: actor.id, onItAt: now };
    await tx
      .update(helpRequests)
      .set(claim)
      .where(
        and(
          eq(helpRequests.circleId, circle.id),
          eq(helpRequests.recipientId, recipientId),
          isNull(helpRequests.onItAt),
          lte(helpRequests.askedAt, askedAt),
        ),
      );
    const claimed = { ...call, help: { ...call.help, ...claim } };
    await record('help.claimed', { helpRequest: openHelpOf(claimed) });
    return helpFor(actor, claimed);
  },
);
