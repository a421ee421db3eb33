import { apiContract } from '@carecircle/contracts/api';
import { languageOf } from '../../../access/person-rows';
import { changedFields } from '../../../records/changed-fields';
import { requireSeen } from '../../../records/require-seen';
import type { CommandContext } from '../../../spine/context';
import { defineCommand } from '../../../spine/define-command';
import { askContact } from './ask-contact';
import { changeContact, contactOf, demotePrimary, lockContact, lockContactList } from './contact-rows';
import type { ContactRow } from './contacts.tables';

export const editContact = defineCommand(apiContract.emergency.editContact, async (context) => {
  const { tx, input, circle, now, record } = context;
  await lockContactList(tx, circle.id);
  const row = await lockContact(tx, circle.id, input.contactId);
  requireSeen(await contactOf(tx, row), input.changes, input.seen);
  const changes = changedFields(row, input.changes);
  if (Object.keys(changes).length === 0) return contactOf(tx, row);
  if (changes.isPrimary) await demotePrimary({ tx, now, record }, circle.id, row.id);
  const contact = await changeContact(tx, row, { ...changes, updatedAt: now });
  await record('contact.edited', { contact });
  if (changes.email) await mailNewAddress(context, { ...row, ...changes });
  return contact;
});

/** Whoever is at another address has agreed to nothing yet. */
async function mailNewAddress(
  { tx, circle, actor, services, inBackground }: CommandContext<typeof apiContract.emergency.editContact>,
  contact: ContactRow,
): Promise<void> {
  const language = await languageOf(tx, actor.id);
  inBackground((transact) => askContact({ transact, services, circle, sender: actor, contact, language }));
}
