import * as z from 'zod';
import { preferencesOf, requirePerson } from '../../access/person-rows';
import { defineSendingJob } from '../../spine/define-sending-job';
import { verificationLetter } from './account-letters';
import { findLink, tokenOfLink, works } from './account-link-rows';

export const mailVerification = defineSendingJob({
  name: 'account.mail-verification',
  payload: z.object({ personId: z.uuid(), linkId: z.uuid() }),
  keyOf: ({ linkId }) => linkId,
  async prepare({ tx, payload: { personId, linkId }, now, services }) {
    const link = await findLink(tx, { personId, id: linkId });
    if (!link || !works(link, now)) return null;
    const person = await requirePerson(tx, personId);
    const url = `${services.origin}/verify/${tokenOfLink(services.crypto, linkId)}`;
    const { language } = preferencesOf(person);
    const letter = verificationLetter({ to: link.email, name: person.name, language, url });
    return () => services.mail.send(letter);
  },
});
