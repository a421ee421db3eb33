import { randomUUID } from 'node:crypto';
import type { TestCircle } from './test-person';

/** Somebody to care for; gives her id. */
export async function addRosa({ id: circleId, admin }: TestCircle): Promise<string> {
  const recipientId = randomUUID();
  await admin.call('circles.addRecipient', {
    ...{ circleId, recipientId, name: 'Rosa', birthDate: null, timeZone: 'America/Chicago', languages: [] },
    ...{ conditions: [], allergies: [], homeAddress: '', insurers: [], decisionMakerIds: [], memberId: null },
  });
  return recipientId;
}
