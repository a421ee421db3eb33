import { randomUUID } from 'node:crypto';
import { helpShownMinutes } from '@carecircle/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import type { TestCircle, TestPerson } from '../../testing/test-person';

let server: TestServer;
let ana: TestPerson;
let ben: TestPerson;
let fran: TestPerson;
let circle: TestCircle;
let rosa: string;

beforeAll(async () => {
  server = await startTestServer();
  [ana, ben, fran] = await Promise.all([server.signUp('Ana'), server.signUp('Ben'), server.signUp('Fran')]);
});
beforeEach(async () => {
  server.clock.set('2026-11-21T15:00:00Z');
  circle = await ana.createCircle();
  await circle.join(ben);
  await circle.join(fran, 'friend');
  rosa = await addRecipient('Rosa');
});
afterAll(() => server.stop());

async function addRecipient(name: string): Promise<string> {
  const recipientId = randomUUID();
  await ana.call('circles.addRecipient', {
    ...{ circleId: circle.id, recipientId, name, timeZone: 'UTC', birthDate: null, homeAddress: '' },
    ...{ languages: [], conditions: [], allergies: [], insurers: [], decisionMakerIds: [], memberId: null },
  });
  return recipientId;
}

async function askForHelp(person: TestPerson, recipientId = rosa, notes = 'She fell'): Promise<string> {
  const checkInId = randomUUID();
  server.clock.advance(1_000);
  const found = { status: 'needs-help', mood: null, notes } as const;
  await person.call('care.addCheckIn', { circleId: circle.id, checkInId, recipientId, ...found });
  return checkInId;
}

const open = (person: TestPerson) => person.call('care.listOpenHelp', { circleId: circle.id });
const claim = (person: TestPerson, checkInId: string) =>
  person.call('care.claimHelp', { circleId: circle.id, checkInId });
const handBack = (person: TestPerson, checkInId: string) =>
  person.call('care.handBackHelp', { circleId: circle.id, checkInId });
const eventsOf = async (type: string) =>
  (await server.eventsOf(circle.id)).filter((event) => event.type === type);
const toldTo = async (person: TestPerson) => {
  await server.settled();
  const { notifications } = await person.call('notifications.listNotifications', { type: 'checkin' });
  return notifications
    .filter(({ circleId }) => circleId === circle.id)
    .map(({ cause, priority }) => `${cause} ${priority}`);
};

describe('CHK-2 a check-in with ‘needs help’', () => {
  it('stands open for everyone until somebody is on it, and for a while after', async () => {
    const checkInId = await askForHelp(ana);
    expect(await open(ben)).toMatchObject([
      { checkInId, recipientId: rosa, askedBy: ana.id, notes: 'She fell', onItId: null },
    ]);
    server.clock.advance(3 * 24 * 3_600_000);
    expect(await open(ben)).toHaveLength(1);
    const claimed = await claim(ben, checkInId);
    expect(claimed).toMatchObject({ checkInId, onItId: ben.id, onItAt: server.clock.now().toISOString() });
    expect(await open(ana)).toEqual([claimed]);
    server.clock.advance(helpShownMinutes * 60_000);
    expect(await open(ana)).toEqual([]);
  });

  it('is nothing that ‘safe’ or ‘not great’ ask for', async () => {
    for (const status of ['safe', 'ok'] as const)
      await ana.call('care.addCheckIn', {
        ...{ circleId: circle.id, checkInId: randomUUID(), recipientId: rosa, status, mood: null, notes: '' },
      });
    expect(await open(ben)).toEqual([]);
    expect(await eventsOf('help.asked')).toEqual([]);
  });

  it('CIRC-4 tells who may not see check-ins who and for whom, and not the notes', async () => {
    const checkInId = await askForHelp(ana);
    expect(await open(fran)).toMatchObject([{ checkInId, recipientId: rosa, askedBy: ana.id, notes: '' }]);
    const stream = await server.openStream(fran, { [circle.id]: 0 });
    const { payload } = await stream.nextEvent('help.asked');
    expect(payload).toMatchObject({ helpRequest: { checkInId, notes: '' } });
    stream.close();
  });
});

describe('CHK-2 ‘I’m on it’', () => {
  it('belongs to the first of twenty at once; the others are refused and told who it is', async () => {
    const checkInId = await askForHelp(ana);
    const people = Array.from({ length: 20 }, (_, index) => (index % 2 ? ben : fran));
    const answers = await Promise.allSettled(people.map((person) => claim(person, checkInId)));
    const [{ onItId } = { onItId: null }] = await open(ana);
    answers.forEach((answer, index) => {
      if (people[index]?.id === onItId) expect(answer).toMatchObject({ value: { onItId } });
      else
        expect(answer).toMatchObject({
          reason: { body: { code: 'ALREADY_DONE', details: { memberId: onItId } } },
        });
    });
    expect(await eventsOf('help.claimed')).toHaveLength(1);
  });

  it('holds for all that was asked for the same person before, and for nobody else', async () => {
    const hugo = await addRecipient('Hugo');
    const first = await askForHelp(ana);
    const second = await askForHelp(fran);
    const other = await askForHelp(ana, hugo);
    await claim(ben, second);
    const onIt = Object.fromEntries((await open(ana)).map((help) => [help.checkInId, help.onItId]));
    expect(onIt).toEqual({ [first]: ben.id, [second]: ben.id, [other]: null });
    const third = await askForHelp(ana);
    expect((await open(ben)).find(({ checkInId }) => checkInId === third)?.onItId).toBeNull();
  });

  it('can be handed back by whoever is on it alone: everyone is asked again', async () => {
    const checkInId = await askForHelp(ana);
    await claim(ben, checkInId);
    await expect(handBack(fran, checkInId)).rejects.toMatchObject({ code: 'INVALID_STATE' });
    expect(await handBack(ben, checkInId)).toMatchObject({ onItId: null, onItAt: null });
    expect(await handBack(ben, checkInId)).toMatchObject({ onItId: null });
    expect(await claim(fran, checkInId)).toMatchObject({ onItId: fran.id });
    expect(await toldTo(ana)).toEqual(['help-on-it high', 'help-handed-back urgent', 'help-on-it high']);
  });

  it('NOTE-1 tells the others, also who may not see check-ins', async () => {
    const checkInId = await askForHelp(ana);
    await claim(ben, checkInId);
    expect(await toldTo(ana)).toEqual(['help-on-it high']);
    expect(await toldTo(fran)).toEqual(['help-on-it high', 'help-needed urgent']);
    expect(await toldTo(ben)).toEqual(['help-needed urgent']);
  });

  it('is refused for a check-in that calls nobody', async () => {
    const checkInId = randomUUID();
    const safe = { recipientId: rosa, status: 'safe', mood: null, notes: '' } as const;
    await ana.call('care.addCheckIn', { circleId: circle.id, checkInId, ...safe });
    await expect(claim(ben, checkInId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
