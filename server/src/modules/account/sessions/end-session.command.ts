import { apiContract } from '@carecircle/contracts/api';
import { and, eq } from 'drizzle-orm';
import { sessions } from '../../../access/people.tables';
import { refuse } from '../../../refuse';
import { defineCommand } from '../../../spine/define-command';

/** Signs out one browser of mine, wherever it is: what is open there learns of it at once. */
export const endSession = defineCommand(
  apiContract.account.endSession,
  async ({ tx, input, actor, record, sessionsChanged }) => {
    const ended = await tx
      .delete(sessions)
      .where(and(eq(sessions.userId, actor.id), eq(sessions.id, input.sessionId)))
      .returning({ id: sessions.id });
    if (ended.length === 0) throw refuse('NOT_FOUND', { message: 'This browser is not signed in.' });
    sessionsChanged(actor.id);
    await record.toPerson(actor.id, 'account.security-changed', {});
    return {};
  },
);
