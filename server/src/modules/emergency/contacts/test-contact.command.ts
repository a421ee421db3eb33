import { contactWays } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { and, eq, isNull } from 'drizzle-orm';
import { languageOf } from '../../../access/person-rows';
import { refuse } from '../../../refuse';
import { definePublicCommand } from '../../../spine/define-public-command';
import { mailContact, testPhone } from './ask-contact';
import { emergencyContacts } from './contacts.tables';

/** Tries the way that an alert would take and tells how it went (EMER-3); 'call' means that nothing can be sent automatically. */
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
    const trial = { transact, services, circle, sender: actor, contact, language };
    const isOpen = {
      email: contact.email !== null && services.mail.isConfigured,
      sms: services.sms.isConfigured,
      call: services.voice.isConfigured,
    };
    const way = contactWays[contact.preferredChannel].find((each) => isOpen[each]);
    if (way === 'sms' || way === 'call') return { channel: way, status: await testPhone(way, trial) };
    const status = await mailContact(trial);
    return { channel: status === 'call' ? ('call' as const) : ('email' as const), status };
  },
);
