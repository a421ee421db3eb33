import { randomUUID } from 'node:crypto';
import { medicationDefaults } from '@carecircle/contracts';
import type { Member } from '../member';

const timesOfDay = ['08:00', '12:00', '17:00', '21:00'];

/** A circle of one that cares for three people with so many medications, each taken three or four times a day; gives its id. */
export async function makeFamily(member: Member, medications: number): Promise<string> {
  const circleId = randomUUID();
  const timeZone = 'America/Chicago';
  await member.call('circles', 'createCircle', { newCircleId: circleId, name: 'Family', timeZone });
  const recipients = ['Rosa', 'Hugo', 'Mia'].map((name) => ({ name, recipientId: randomUUID() }));
  for (const { name, recipientId } of recipients) {
    await member.call('circles', 'addRecipient', {
      ...{ circleId, recipientId, name, timeZone, birthDate: null, homeAddress: '', memberId: null },
      ...{ languages: [], conditions: [], allergies: [], insurers: [], decisionMakerIds: [] },
    });
  }
  const startDate = new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());
  const { sideEffects, interactions, ingredients, escalationChain, ...defaults } = medicationDefaults;
  for (let index = 0; index < medications; index += 1) {
    const times = timesOfDay.slice(index % 5 < 2 ? 0 : 1);
    await member.call('care', 'addMedication', {
      ...defaults,
      ...{ sideEffects: [...sideEffects], interactions: [...interactions], ingredients: [...ingredients] },
      ...{ escalationChain: [...escalationChain], circleId, medicationId: randomUUID(), startDate, times },
      recipientId: recipients[index % recipients.length]?.recipientId ?? '',
      ...{ name: `Tablet ${index + 1}`, dosage: '1 tablet', unitsLeft: null },
      frequency: times.length === 4 ? 'four-times-daily' : 'three-times-daily',
    });
  }
  return circleId;
}
