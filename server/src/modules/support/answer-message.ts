import { randomUUID } from 'node:crypto';
import { supportLimits } from '@carecircle/contracts';
import { desc, eq } from 'drizzle-orm';
import { people } from '../../access/people.tables';
import type { Reader } from '../../database/database';
import type { UnitOfWork } from '../../spine/context';
import { mailSupportAnswer } from './mail-support-answer.job';
import { messageOf } from './support-message-rows';
import { supportMessages } from './support-messages.tables';

/** An operator's answer cannot be given; the message says why. */
export class AnswerRefused extends Error {}

/** The newest messages of everybody, a line each. */
export async function listSupportMessages(reader: Reader): Promise<string[]> {
  const rows = await reader
    .select({
      ...{ id: supportMessages.id, at: supportMessages.at, author: supportMessages.author },
      ...{ text: supportMessages.text, email: people.email },
    })
    .from(supportMessages)
    .innerJoin(people, eq(people.id, supportMessages.personId))
    .orderBy(desc(supportMessages.at))
    .limit(50);
  const lines = rows.map(({ id, at, author, text, email }) =>
    [id, at.toISOString(), author === 'person' ? email : `to ${email}`, JSON.stringify(text)].join('  '),
  );
  return lines.length > 0 ? lines : ['Nobody has written.'];
}

/**
 * An operator's answer to a message: on its writer's open screens, and by mail.
 *
 * @throws AnswerRefused when there is no such message, or the answer is empty or too long.
 */
export async function answerMessage(
  { tx, now, record, schedule }: UnitOfWork,
  { messageId, text }: { messageId: string; text: string },
): Promise<string> {
  const answer = text.trim();
  if (answer === '' || answer.length > supportLimits.text)
    throw new AnswerRefused(`An answer has 1 to ${supportLimits.text} characters.`);
  const [asked] = await tx
    .select({ personId: supportMessages.personId, email: people.email })
    .from(supportMessages)
    .innerJoin(people, eq(people.id, supportMessages.personId))
    .where(eq(supportMessages.id, messageId));
  if (!asked) throw new AnswerRefused(`There is no message ${messageId}.`);
  const { personId, email } = asked;
  const row = {
    ...{ personId, id: randomUUID(), at: now, text: answer },
    ...{ author: 'operator' as const, state: 'sent' as const },
  };
  await tx.insert(supportMessages).values(row);
  await record.toPerson(personId, 'support.message-changed', { message: messageOf(row) });
  await schedule(mailSupportAnswer, { personId, messageId: row.id }, now);
  return email;
}
