import {
  emergencyNumberFor,
  mostCardMedications,
  mostCardPeople,
  type CardContent,
  type Member,
  type Recipient,
} from '@carecircle/contracts';
import { can } from '@carecircle/permissions';
import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { Reader } from '../../../database/database';
import { readDoctorsOf } from '../../doctors';
import { readCurrentMedications } from '../../medications';
import { emergencyContacts } from '../contacts/contacts.tables';

/** What a card says today, as far as this member may see it (EMER-7, CIRC-4). */
export async function readCardContent(
  reader: Reader,
  member: Member,
  recipient: Recipient,
  now: Date,
): Promise<CardContent> {
  const { circleId, id } = recipient;
  const seesMedications = can(member, 'medication:view', id);
  const seesDoctors = can(member, 'doctor:view', id);
  return {
    name: recipient.name,
    birthDate: recipient.birthDate,
    homeAddress: recipient.homeAddress,
    languages: recipient.languages,
    allergies: recipient.allergies,
    conditions: recipient.conditions,
    insurers: recipient.insurers,
    medications: seesMedications ? await medicationsOf(reader, recipient) : null,
    doctors: seesDoctors ? await doctorsOf(reader, recipient) : null,
    contacts: await contactsOf(reader, circleId),
    emergencyNumber: emergencyNumberFor(recipient.timeZone).number,
    asOf: now.toISOString(),
  };
}

async function medicationsOf(
  reader: Reader,
  { circleId, id }: Recipient,
): Promise<CardContent['medications']> {
  const current = await readCurrentMedications(reader, circleId, id, mostCardMedications);
  return current.map(({ name, strength, dosage, times, frequency }) => ({
    ...{ name, strength, dosage, times },
    isAsNeeded: frequency === 'as-needed',
  }));
}

async function doctorsOf(reader: Reader, { circleId, id }: Recipient): Promise<CardContent['doctors']> {
  const found = await readDoctorsOf(reader, circleId, id, mostCardPeople);
  return found.map(({ name, phone }) => ({ name, phone: phone ?? '' }));
}

async function contactsOf(reader: Reader, circleId: string): Promise<CardContent['contacts']> {
  return reader
    .select({
      name: emergencyContacts.name,
      relationship: emergencyContacts.relationship,
      phone: emergencyContacts.phone,
    })
    .from(emergencyContacts)
    .where(and(eq(emergencyContacts.circleId, circleId), isNull(emergencyContacts.deletedAt)))
    .orderBy(desc(emergencyContacts.isPrimary), asc(emergencyContacts.name), asc(emergencyContacts.id))
    .limit(mostCardPeople);
}
