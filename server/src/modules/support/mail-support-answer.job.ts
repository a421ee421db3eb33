import { screenLink } from '@carecircle/contracts';
import * as z from 'zod';
import { preferencesOf, requirePerson } from '../../access/person-rows';
import { layOutLetter } from '../../mail/lay-out-letter';
import { plainName } from '../../mail/plain-name';
import { defineSendingJob } from '../../spine/define-sending-job';
import { supportLetterWords } from './support-letter-words';
import { findMessage } from './support-message-rows';

/** What an operator answered, for a person who has closed the app since. */
export const mailSupportAnswer = defineSendingJob({
  name: 'support.mail-answer',
  payload: z.object({ personId: z.uuid(), messageId: z.uuid() }),
  keyOf: ({ personId, messageId }) => `${personId} ${messageId}`,
  async prepare({ tx, payload: { personId, messageId }, services }) {
    const answer = await findMessage(tx, personId, messageId);
    if (!answer) return null;
    const person = await requirePerson(tx, personId);
    const { language } = preferencesOf(person);
    const words = supportLetterWords[language];
    const letter = layOutLetter({
      ...{
        to: person.email,
        language,
        subject: words.subject,
        greeting: words.greeting(plainName(person.name)),
      },
      paragraphs: [words.answered, answer.text],
      button: { label: words.open, url: `${services.origin}${screenLink('helpContact')}` },
    });
    return () => services.mail.send(letter);
  },
});
