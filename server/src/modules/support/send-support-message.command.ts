import { supportLimits } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { countUpTo } from '../../mail/take-mail';
import { refuse } from '../../refuse';
import { defineCommand } from '../../spine/define-command';
import { deskOf } from './desk-of';
import { mailSupportMessage } from './mail-support-message.job';
import { messageOf } from './support-message-rows';
import { supportMessages } from './support-messages.tables';

/** Keeps what somebody writes to the operators and plans its mail in the same transaction: none is lost (SET-5). */
export const sendSupportMessage = defineCommand(
  apiContract.support.sendSupportMessage,
  async ({ tx, input, actor, now, services, record, schedule, addRow }) => {
    const { writing } = deskOf(services.support, actor);
    if (writing === 'demo') throw refuse('NOT_IN_DEMO', { message: 'Nothing is sent from the demo.' });
    if (writing === 'not-configured')
      throw refuse('INVALID_STATE', { message: 'Nobody here takes messages for support.' });
    if (!(await countUpTo(tx, `support from ${actor.id}`, supportLimits.perDay, now)))
      throw refuse('OVER_LIMIT', {
        message: `At most ${supportLimits.perDay} messages can be sent on one day.`,
        details: { most: supportLimits.perDay },
      });
    const { messageId: id, text } = input;
    const row = {
      ...{ personId: actor.id, id, at: now, text },
      ...{ author: 'person' as const, state: 'waiting' as const },
    };
    addRow(supportMessages, row, () => refuse('ALREADY_DONE', { message: 'This message was sent before.' }));
    const message = messageOf(row);
    await record.toPerson(actor.id, 'support.message-changed', { message });
    await schedule(mailSupportMessage, { personId: actor.id, messageId: id }, now);
    return message;
  },
);
