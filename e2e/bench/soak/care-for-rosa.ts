import { randomUUID } from 'node:crypto';
import { medicationDefaults } from '@carecircle/contracts';
import type { Member } from '../member';

/** Somebody whom a circle cares for. */
export interface InCare {
  circleId: string;
  recipientId: string;
}

const zone = 'America/Chicago';
/** A picture of one pixel. */
const photo = Buffer.from(
  'ffd8ffe000104a46494600010100000100010000ffc0000b080001000101011100ffda0008010100003f00d2cf20ffd9',
  'hex',
).toString('base64');

const dayMs = 86_400_000;
const dayIn = (timeZone: string, ms: number) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(ms);
const today = () => dayIn(zone, Date.now());
const tomorrow = () => dayIn(zone, Date.now() + dayMs);

/** Rosa, who has tablets four times a day, and on whom her circle checks in three times. */
export async function takeIn(ana: Member, circleId: string): Promise<InCare> {
  const inCare = { circleId, recipientId: randomUUID() };
  await ana.call('circles', 'addRecipient', {
    ...{ ...inCare, name: 'Rosa', timeZone: zone, birthDate: null, homeAddress: '', memberId: null },
    ...{ languages: [], conditions: [], allergies: [], insurers: [], decisionMakerIds: [] },
  });
  await ana.call('care', 'addMedication', {
    ...medicationDefaults,
    ...{ ...inCare, medicationId: randomUUID(), name: 'Metformin', dosage: '1 tablet', unitsLeft: 200 },
    ...{ frequency: 'four-times-daily', times: ['03:00', '09:00', '15:00', '21:00'], startDate: today() },
    ...{ sideEffects: [], interactions: [], ingredients: [], escalationChain: [ana.id] },
  });
  const changes = { isOn: true, times: ['06:00', '12:00', '18:00'], askedId: ana.id, contactIds: [ana.id] };
  await ana.call('care', 'editCheckInSchedule', { ...inCare, changes });
  return inCare;
}

/**
 * Rosa's day: her photo, a check-in, an entry of the journal, an appointment of which people are reminded, a shift, and the doses
 * that have come due: one after another.
 *
 * @returns how many changes it made.
 */
export async function careForRosa(ana: Member, inCare: InCare): Promise<number> {
  const { circleId } = inCare;
  await ana.call('circles', 'setRecipientPhoto', { ...inCare, photo });
  await ana.call('care', 'addCheckIn', {
    ...{ ...inCare, checkInId: randomUUID(), status: 'safe', mood: 4, notes: '' },
  });
  await ana.call('care', 'addJournalEntry', {
    ...{ ...inCare, entryId: randomUUID(), day: today(), text: 'Slept well', mood: 4, audience: 'everyone' },
  });
  const [calendarEventId, shiftId] = [randomUUID(), randomUUID()];
  await ana.call('care', 'addCalendarEvent', {
    ...{ ...inCare, calendarEventId, title: 'Doctor', description: '', date: tomorrow(), time: '10:30' },
    ...{ endTime: null, type: 'appointment', place: '', doctor: '', reminder: true },
  });
  await ana.call('care', 'startShift', { ...inCare, shiftId });
  await ana.call('care', 'endShift', { circleId, shiftId });
  return 6 + (await takeDoses(ana, circleId));
}

/** All doses that can be taken; one whose time has not come is refused. */
async function takeDoses(ana: Member, circleId: string): Promise<number> {
  const { recipients } = await ana.call('care', 'getMedicationDay', { circleId });
  let taken = 0;
  for (const { medicationId, day, time, status } of recipients.flatMap(({ doses }) => doses)) {
    if (time === null || (status !== 'due' && status !== 'missed')) continue;
    taken += await ana.call('care', 'takeDose', { circleId, medicationId, day, time }).then(
      () => 1,
      (refusal: Error) => {
        if (!refusal.message.includes('too_early')) throw refusal;
        return 0;
      },
    );
  }
  return taken;
}
