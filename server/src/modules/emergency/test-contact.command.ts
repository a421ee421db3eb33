import { apiContract } from '@carecircle/contracts/api';
import { and, eq, isNull } from 'drizzle-orm';
import { definePublicCommand } from '../../spine/define-public-command';
import { refuse } from '../../spine/refuse';
import { languageOf } from '../account/person-rows';
import { testLetter } from './alert-letter';
import { emergencyContacts } from './contacts.tables';

/** Tells at once whether a mail can reach the contact (EMER-3); 'call' means that nothing can be sent automatically. */
export const testContact = definePublicCommand(
  apiContract.emergency.testContact,
  async ({ db, input, circle, actor, services }) => {
    const [contact] = await db
      .select()
      .from(emergencyContacts)
      .where(
        and(
          eq(emergencyContacts.circleId, circle.id),
          eq(emergencyContacts.id, input.contactId),
          isNull(emergencyContacts.deletedAt),
        ),
      );
    if (!contact) throw refuse('NOT_FOUND', { message: 'There is no such contact.' });
    const { name, email } = contact;
    if (email === null || !services.mail.isConfigured) return { status: 'call' as const };
    try {
      const language = await languageOf(db, actor.id);
      await services.mail.send(
        testLetter({ circleName: circle.name, sender: actor.name, contact: { name, email }, language }),
      );
      return { status: 'sent' as const };
    } catch (error) {
      services.log.warn({ err: error, contactId: contact.id }, 'a test mail did not go out');
      return { status: 'failed' as const };
    }
  },
);
