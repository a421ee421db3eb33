import { randomUUID } from 'node:crypto';
// oxlint-disable-next-line house/projects -- An authenticator without a browser: as the server's tests have it.
import { createAuthenticator } from '../../../server/src/testing/software-authenticator';
import { callerPassword, callersOfOneCircle, type Caller } from '../../product/caller';
import { expect } from '@playwright/test';
import { dealTexts, textCount, type Deal } from './deal-texts';
import { addMedication, addRecipient, daysFromToday } from '../examples';
import { escaped, hostileCalendarFile } from './hostile-calendar-file';
import { addDocument } from '../../product/add-document';
import { pdf } from './hostile-files';
import { records, type Stage } from './hostile-records';
import { placesOf } from './text-places';

export interface HostileCircle {
  ana: Caller;
  ben: Caller;
  /** Tasks with checklists and comments. */
  taskIds: readonly string[];
  /** Where in the inputs of commands hostile texts were sent and taken. */
  places: ReadonlySet<string>;
  /** The path by which somebody without an account checks in. */
  linkPath: string;
}

const name = '<b>Rosa</b><img/src=x/onerror=globalThis.scriptRan=1>';

/** A circle in which every field holds hostile texts, and every kind of record each of them. */
export async function fillHostileCircle(origin: string): Promise<HostileCircle> {
  const dealt = new Set<unknown>();
  const places = new Set<string>();
  const people = await callersOfOneCircle(origin);
  const { circleId } = people;
  const [ana, ben] = [watched(people.ana, dealt, places), watched(people.ben, dealt, places)];
  const deal = dealTexts(dealt);
  await namePeople({ ana, ben, circleId }, deal);
  const recipientId = await addRecipient(ana, circleId, name, { memberId: ben.id });
  const taskIds: string[] = [];
  const stage = { ana, ben, circleId, recipientId, taskIds };
  await raiseAlerts(stage, dealTexts(dealt));
  const linkPath = await planCheckIns(stage, deal);
  await planCare(stage, deal);
  await letIn(stage, deal);
  await Promise.all(
    records.map(async (write) => {
      const ofKind = dealTexts(dealt);
      while (!ofKind.isDone()) await write(stage, ofKind);
    }),
  );
  // The newest of all documents: it stands in the first page.
  await addDocument(ana, circleId, {
    name: 'Power of attorney <img src=x onerror=globalThis.scriptRan=1>.pdf',
    kind: 'other',
    bytes: pdf,
  });
  await endAlerts(stage);
  return { ana, ben, taskIds, places, linkPath };
}

/** Notes where somebody's texts were taken. */
function watched(caller: Caller, dealt: ReadonlySet<unknown>, places: Set<string>): Caller {
  return {
    ...caller,
    async call(area, name, input) {
      const answer = await caller.call(area, name, input);
      for (const place of placesOf(dealt, input, `${area}.${name}`)) places.add(place);
      return answer;
    },
  };
}

async function namePeople(
  { ana, ben, circleId }: Pick<Stage, 'ana' | 'ben' | 'circleId'>,
  deal: Deal,
): Promise<void> {
  const another = { newCircleId: randomUUID(), name: deal.text(80), timeZone: 'UTC' };
  await ana.call('circles', 'createCircle', another);
  await ana.call('circles', 'chooseCircle', { chosenCircleId: circleId });
  await ana.call('circles', 'renameCircle', { circleId, name: deal.text(80) });
  for (const person of [ana, ben])
    await person.call('account', 'editAccount', {
      changes: { name: deal.text(80), address: deal.text(300), emergencyContact: deal.text(200) },
    });
}

/** Each is raised ten seconds later. */
async function raiseAlerts({ ben, circleId }: Stage, deal: Deal): Promise<void> {
  while (!deal.isDone()) {
    const message = deal.whole(deal.texts(6, 80).join(' '));
    await ben.call('emergency', 'armAlert', {
      ...{ circleId, alertId: randomUUID(), type: 'fall', message, location: null },
    });
  }
}

/** All but one are over once all have been raised. */
async function endAlerts({ ana, circleId }: Stage): Promise<void> {
  const armed = Math.ceil(textCount / 6);
  const raised = async () => (await ana.call('emergency', 'listAlerts', { circleId })).alerts;
  await expect.poll(async () => (await raised()).length, { timeout: 30_000 }).toBe(armed);
  for (const { id: alertId } of (await raised()).slice(1))
    await ana.call('emergency', 'resolveAlert', { circleId, alertId });
}

/** A schedule with a pause and a link, and a check-in over another link; gives the path of the unused one. */
async function planCheckIns({ ana, circleId, recipientId }: Stage, deal: Deal): Promise<string> {
  const changes = { isOn: true, times: ['09:00'], askedId: ana.id, contactIds: [ana.id] };
  await ana.call('care', 'editCheckInSchedule', { circleId, recipientId, changes });
  const days = { from: '2099-01-01', until: '2099-01-31', reason: deal.text(300) };
  await ana.call('care', 'pauseCheckIns', { circleId, pauseId: randomUUID(), recipientId, ...days });
  const used = await linkOf(ana, circleId, recipientId);
  await ana.call('care', 'addLinkedCheckIn', {
    ...{ token: used.split('/').at(-1) ?? '', checkInId: randomUUID(), name: deal.text(60) },
    ...{ status: 'needs-help', mood: 1, notes: deal.text(2_000) },
  });
  return linkOf(ana, circleId, recipientId);
}

async function linkOf(ana: Stage['ana'], circleId: string, recipientId: string): Promise<string> {
  const linkId = randomUUID();
  await ana.call('care', 'addCheckInLink', { circleId, linkId, recipientId, hours: 168 });
  const links = await ana.call('care', 'listCheckInLinks', { circleId });
  return links.find(({ link }) => link.id === linkId)?.path ?? '';
}

/** A dose that was skipped, one over its limit, two that go badly together, a shift that nobody has confirmed, and an imported file. */
async function planCare({ ana, circleId, recipientId }: Stage, deal: Deal): Promise<void> {
  const soon = new Date(Date.now() + 60_000);
  const [day, time] = new Intl.DateTimeFormat('sv-SE', {
    ...{ timeZone: 'America/Chicago', dateStyle: 'short', timeStyle: 'short' },
  })
    .format(soon)
    .split(' ') as [string, string];
  const daily = await addMedication(ana, circleId, recipientId, { times: [time] });
  await ana.call('care', 'skipDose', { circleId, medicationId: daily, day, time, reason: deal.text(300) });
  const rare = await addMedication(ana, circleId, recipientId, {
    ...{ frequency: 'as-needed', times: [], mostIn24Hours: 1 },
  });
  for (const overLimitReason of deal.texts(2, 300))
    await ana.call('care', 'takeAsNeeded', {
      circleId,
      medicationId: rare,
      doseId: randomUUID(),
      overLimitReason,
    });
  await addMedication(ana, circleId, recipientId, { name: 'Apixaban' });
  const acceptance = { keys: ['ibuprofen|apixaban|bleeding'], reason: deal.text(300) };
  await addMedication(ana, circleId, recipientId, { name: 'Ibuprofen', acceptance });
  await ana.call('care', 'addShift', {
    ...{ circleId, shiftId: randomUUID(), recipientId, memberId: ana.id, day: daysFromToday(-1) },
    ...{ time: '08:00', endTime: '12:00' },
  });
  const file = deal.whole(hostileCalendarFile());
  await ana.call('care', 'importCalendarFile', { circleId, recipientId: null, file, isPreview: false });
}

/** As many invitations as a circle without a plan has room for, passkeys, and the business cards of doctors. */
async function letIn({ ana, circleId }: Stage, deal: Deal): Promise<void> {
  for (const name of deal.texts(3, 80)) {
    const invitationId = randomUUID();
    const reached = { method: 'email', email: `${invitationId}@example.test`, phone: null } as const;
    await ana.call('invitations', 'inviteMember', { circleId, invitationId, name, ...reached });
  }
  for (const name of deal.texts(5, 60)) {
    const { ticket, options } = await ana.call('account', 'beginPasskey', { password: callerPassword });
    const response = createAuthenticator(ana.origin).register(options);
    await ana.call('account', 'addPasskey', { ticket, name, response });
  }
  const cards = deal.texts(50, 120).map((text) => {
    const value = escaped(text);
    const lines = [`FN:${value}`, `ADR:;;${value};;;;`, `NOTE:${value}`, `TEL;TYPE="x":${value}`];
    return ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD', ''].join('\r\n');
  });
  await ana.call('doctors', 'importDoctors', {
    ...{ circleId, cards: deal.whole(cards.join('')), specialty: 'neurology' },
  });
}
