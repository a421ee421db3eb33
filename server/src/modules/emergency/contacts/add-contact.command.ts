import { apiContract } from '@carecircle/contracts/api';
import { languageOf } from '../../../access/person-rows';
import { refuse } from '../../../refuse';
import { defineCommand } from '../../../spine/define-command';
import { askContact } from './ask-contact';
import { contactOf, demotePrimary, lockContactList } from './contact-rows';
import { emergencyContacts } from './contacts.tables';
import { requireRoomForContact } from './require-room-for-contact';

export const addContact = defineCommand(
  apiContract.emergency.addContact,
  async ({ tx, input, circle, actor, now, record, inBackground, services }) => {
    const { contactId, circleId, commandId, ...fields } = input;
    await lockContactList(tx, circle.id);
    await requireRoomForContact(tx, circle.id);
    if (fields.isPrimary) await demotePrimary({ tx, now, record }, circle.id, contactId);
    const [row] = await tx
      .insert(emergencyContacts)
      .values({ ...fields, circleId: circle.id, id: contactId, createdAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning();
    if (!row) throw refuse('ALREADY_DONE', { message: 'This contact was added before.' });
    const contact = await contactOf(tx, row);
    await record('contact.added', { contact });
    const language = await languageOf(tx, actor.id);
    inBackground((transact) =>
      askContact({ transact, services, circle, sender: actor, contact: row, language }),
    );
    return contact;
  },
);
