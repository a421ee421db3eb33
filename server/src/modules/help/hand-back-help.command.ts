import { apiContract } from '@carecircle/contracts/api';
import { and, eq } from 'drizzle-orm';
import { refuse } from '../../refuse';
import { defineCommand } from '../../spine/define-command';
import { helpRequests } from './help-requests.tables';
import { helpFor, lockHelp, openHelpOf } from './help-rows';

/** A claim by mistake, or one that nobody can keep, must not leave somebody without help: everyone is asked again (CHK-2). */
export const handBackHelp = defineCommand(
  apiContract.care.handBackHelp,
  async ({ tx, input, circle, actor, record }) => {
    const call = await lockHelp(tx, circle.id, input.checkInId);
    const { onItId, onItAt, recipientId } = call.help;
    if (onItId === null || onItAt === null) return helpFor(actor, call);
    if (onItId !== actor.id) throw refuse('INVALID_STATE', { message: 'Somebody else is on it.' });
    const open = { onItId: null, onItAt: null };
    await tx
      .update(helpRequests)
      .set(open)
      .where(
        and(
          eq(helpRequests.circleId, circle.id),
          eq(helpRequests.recipientId, recipientId),
          eq(helpRequests.onItId, actor.id),
          eq(helpRequests.onItAt, onItAt),
        ),
      );
    const handedBack = { ...call, help: { ...call.help, ...open } };
    await record('help.handed-back', { helpRequest: openHelpOf(handedBack) });
    return helpFor(actor, handedBack);
  },
);
