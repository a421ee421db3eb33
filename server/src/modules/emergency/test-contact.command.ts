import { apiContract } from '@carecircle/contracts/api';
import { and, eq, isNull } from 'drizzle-orm';
import { languageOf } from '../../access/person-rows';
import { refuse } from '../../refuse';
import { definePublicCommand } from '../../spine/define-public-command';
import { mailContact } from './ask-contact';
import { emergencyContacts } from './contacts.tables';

/** Tells at once whether a mail can reach the contact (EMER-3); 'call' means that nothing can be sent automatically. */
export const testContact = definePublicCommand(
  apiContract.emergency.testContact,
  async ({ db, input, circle, actor, services, transact }) => {
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
    const language = await languageOf(db, actor.id);
    return { status: await mailContact({ transact, services, circle, sender: actor, contact, language }) };
  },
);
