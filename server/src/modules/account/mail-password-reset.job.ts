import { and, eq, isNull } from 'drizzle-orm';
import * as z from 'zod';
import { people } from '../../access/people.tables';
import { preferencesOf } from '../../access/person-rows';
import { defineSendingJob } from '../../spine/define-sending-job';
import { resetLetter } from './account-letters';
import { keepLink, tokenOfLink, works } from './account-link-rows';

const PasswordReset = z.object({ linkId: z.uuid(), email: z.string(), askedAt: z.coerce.date() });

/**
 * Only here is looked up whether somebody has the address, after the answer was given: neither it nor the time it took can tell. The
 * link is made with the letter, once.
 */
export const mailPasswordReset = defineSendingJob({
  name: 'account.mail-password-reset',
  payload: PasswordReset,
  keyOf: ({ linkId }) => linkId,
  async prepare({ tx, payload, now, services }) {
    const { linkId: id, email, askedAt } = payload;
    const [person] = await tx
      .select()
      .from(people)
      .where(and(eq(people.email, email), isNull(people.demoCircleId)));
    if (!person) return null;
    const made = { id, personId: person.id, kind: 'password', email, createdAt: askedAt } as const;
    const link = await keepLink(tx, services.crypto, made);
    if (!link || !works(link, now)) return null;
    const { language } = preferencesOf(person);
    const url = `${services.origin}/reset-password/${tokenOfLink(services.crypto, id)}`;
    const letter = resetLetter({ to: email, name: person.name, language, url });
    return () => services.mail.send(letter);
  },
});
