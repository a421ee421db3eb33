import * as z from 'zod';
import { requirePerson } from '../../access/person-rows';
import { layOutLetter } from '../../mail/lay-out-letter';
import { plainName } from '../../mail/plain-name';
import { defineSendingJob } from '../../spine/define-sending-job';
import { findMessage, setState } from './support-message-rows';

/** Brings a message to the operators' mailbox; their mail program answers to its writer. */
export const mailSupportMessage = defineSendingJob({
  name: 'support.mail-message',
  payload: z.object({ personId: z.uuid(), messageId: z.uuid() }),
  keyOf: ({ personId, messageId }) => `${personId} ${messageId}`,
  async prepare({ tx, payload: { personId, messageId }, services }) {
    const message = await findMessage(tx, personId, messageId);
    const to = services.support.email;
    if (!message || !to) return null;
    const { name, email, emailVerified } = await requirePerson(tx, personId);
    const letter = layOutLetter({
      // For the operators, whose language nobody has said.
      ...{
        to,
        language: 'en',
        subject: `Support: ${plainName(name)} wrote`,
        greeting: 'A message from CareCircle:',
      },
      paragraphs: [message.text],
      closing: [
        `${plainName(name)} <${email}>${emailVerified ? '' : ' (this address is not confirmed)'}\n${message.at.toISOString()}`,
        `To answer on their screen too: npm run support -- ${messageId} "your answer"`,
      ],
    });
    return () => services.mail.send({ ...letter, replyTo: email });
  },
  settle: (unit, told, outcome) =>
    setState(unit, told, outcome === 'sent' ? 'sent' : outcome === 'failed' ? 'waiting' : 'failed'),
});
