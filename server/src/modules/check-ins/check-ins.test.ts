import { randomUUID } from 'node:crypto';
import type { CheckInInput } from '@carecircle/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insist } from '../../testing/insist';
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
  server.clock.set('2026-11-21T14:00:00Z');
  circle = await ana.createCircle();
  await circle.join(ben);
  await circle.join(fran, 'friend');
  rosa = await addRecipient('Rosa', 'America/Chicago');
  server.clock.set('2026-11-21T15:00:00Z');
});
afterAll(() => server.stop());

async function addRecipient(name: string, timeZone: string): Promise<string> {
  const recipientId = randomUUID();
  await ana.call('circles.addRecipient', {
    ...{ circleId: circle.id, recipientId, name, timeZone, birthDate: null, homeAddress: '' },
    ...{ languages: [], conditions: [], allergies: [], insurers: [], decisionMakerIds: [], memberId: null },
  });
  return recipientId;
}

const safe = { status: 'safe', mood: null, notes: '' } as const;
const checkIn = (person: TestPerson, fields: Partial<CheckInInput> = {}) =>
  person.call('care.addCheckIn', {
    ...{ circleId: circle.id, checkInId: randomUUID(), recipientId: rosa, ...safe },
    ...fields,
  });
const list = (person: TestPerson, more: { recipientId?: string; cursor?: string; limit?: number } = {}) =>
  person.call('care.listCheckIns', { circleId: circle.id, ...more });
const dayOf = (person: TestPerson) => person.call('care.getCheckInDay', { circleId: circle.id });
const pointsOf = async (person: TestPerson) => {
  await server.settled();
  return (await person.call('points.getMemberPoints', { circleId: circle.id })).totalPoints;
};
const eventsOf = async (type: string) =>
  (await server.eventsOf(circle.id)).filter((event) => event.type === type);

describe('checking in', () => {
  it('CHK-1 keeps who was how, by whom, and on which day, and tells it', async () => {
    const made = await checkIn(ben, { status: 'ok', mood: 2, notes: ' Slept badly ' });
    expect(made).toMatchObject({
      ...{ recipientId: rosa, status: 'ok', mood: 2, notes: 'Slept badly' },
      ...{ checkedBy: ben.id, day: '2026-11-21', createdAt: '2026-11-21T15:00:00.000Z' },
    });
    expect(await eventsOf('check-in.added')).toMatchObject([{ actorId: ben.id, payload: { checkIn: made } }]);
    expect((await list(ana)).checkIns).toEqual([made]);
  });

  it('CHK-1 the same one sent twenty times at once is there once', async () => {
    const input = { circleId: circle.id, checkInId: randomUUID(), recipientId: rosa, ...safe };
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => insist(index % 2 ? ana : ben, 'care.addCheckIn', input)),
    );
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
    expect(refused.map(({ code }) => code)).toEqual(Array(19).fill('ALREADY_DONE'));
    expect(await eventsOf('check-in.added')).toHaveLength(1);
  });

  it('CHK-1 is refused for somebody whom this circle does not care for', async () => {
    await expect(checkIn(ana, { recipientId: randomUUID() })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: [{ path: 'recipientId', code: 'not_a_recipient' }],
    });
  });

  it.each([
    ['status', 'fine'],
    ['status', null],
    ['mood', 0],
    ['mood', 6],
    ['mood', 2.5],
    ['notes', 'x'.repeat(2_001)],
    ['notes', 'a\0b'],
  ])('ALL-3 %s %j is refused at its field', async (path, value) => {
    await expect(checkIn(ana, { [path]: value } as never)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: [expect.objectContaining({ path })],
    });
  });
});

describe('the list', () => {
  it('CHK-1 is newest first, its pages without a gap or a double, of all or of one recipient', async () => {
    const hugo = await addRecipient('Hugo', 'America/Chicago');
    const made: string[] = [];
    for (let index = 0; index < 7; index += 1) {
      const { id } = await checkIn(index % 2 ? ana : ben, { recipientId: index % 3 ? rosa : hugo });
      made.unshift(id);
      // Every other pair has the same moment.
      if (index % 2) server.clock.advance(1_000);
    }
    const read = async (recipientId?: string) => {
      const found: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await list(ana, { limit: 2, recipientId, cursor });
        found.push(...page.checkIns.map(({ id }) => id));
        cursor = page.nextCursor ?? undefined;
      } while (cursor);
      return found;
    };
    const all = await read();
    expect([...all].sort()).toEqual([...made].sort());
    const times = (await list(ana)).checkIns.map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
    expect((await read(hugo)).length + (await read(rosa)).length).toBe(7);
  });

  it('ALL-3 a made-up position is refused', async () => {
    await expect(list(ana, { cursor: 'bm9uc2Vuc2U' })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });
});

describe('who may see what', () => {
  it('CIRC-4 who may not see check-ins sees their own and adds them, strangers see nothing', async () => {
    await checkIn(ana, { notes: 'Private' });
    const own = await checkIn(fran);
    expect((await list(fran)).checkIns).toEqual([own]);
    expect((await dayOf(fran)).recipients).toMatchObject([{ checkIn: { id: own.id } }]);
    expect((await list(ben)).checkIns).toHaveLength(2);
    const stranger = await server.signUp('Sam');
    for (const call of [list(stranger), dayOf(stranger), checkIn(stranger)])
      await expect(call).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('CIRC-4 the stream brings a check-in to who may see it, and to nobody else', async () => {
    const from = { [circle.id]: 0 };
    const [streamOfBen, streamOfFran] = await Promise.all([
      server.openStream(ben, from),
      server.openStream(fran, from),
    ]);
    const made = await checkIn(ana, { notes: 'Private' });
    expect((await streamOfBen.nextEvent('check-in.added')).payload).toEqual({ checkIn: made });
    await ana.call('circles.renameCircle', { circleId: circle.id, name: 'Later' });
    await streamOfFran.nextEvent('circle.renamed');
    expect(JSON.stringify(streamOfFran.received)).not.toContain('Private');
    for (const stream of [streamOfBen, streamOfFran]) stream.close();
  });
});

describe('the day', () => {
  it('SHELL-6 holds the latest check-in of each recipient today, or none', async () => {
    const hugo = await addRecipient('Hugo', 'America/Chicago');
    await checkIn(ana);
    server.clock.advance(60_000);
    const latest = await checkIn(ben, { status: 'needs-help' });
    expect((await dayOf(ana)).recipients).toEqual([
      { recipientId: rosa, day: '2026-11-21', checkIn: latest, pauses: [] },
      { recipientId: hugo, day: '2026-11-21', checkIn: null, pauses: [] },
    ]);
  });

  it('SHELL-6 is the recipient’s own: what is today in Chicago is tomorrow in Tokyo', async () => {
    const hana = await addRecipient('Hana', 'Asia/Tokyo');
    const first = await checkIn(ana, { recipientId: hana });
    const ofRosa = await checkIn(ana);
    expect([first.day, ofRosa.day]).toEqual(['2026-11-22', '2026-11-21']);
    server.clock.set('2026-11-22T15:00:00Z');
    const { recipients } = await dayOf(ana);
    expect(recipients).toEqual([
      { recipientId: rosa, day: '2026-11-22', checkIn: null, pauses: [] },
      { recipientId: hana, day: '2026-11-23', checkIn: null, pauses: [] },
    ]);
  });

  it.each([
    [
      'on the day when the clocks go forward',
      '2026-03-08T05:59:59Z',
      '2026-03-07',
      '2026-03-08T06:00:00Z',
      '2026-03-08',
    ],
    ['after that day', '2026-03-09T04:59:59Z', '2026-03-08', '2026-03-09T05:00:00Z', '2026-03-09'],
    [
      'after the day when they go back',
      '2026-11-02T05:59:59Z',
      '2026-11-01',
      '2026-11-02T06:00:00Z',
      '2026-11-02',
    ],
  ])('SHELL-6 begins at midnight there %s', async (_when, before, dayBefore, after, dayAfter) => {
    server.clock.set(before);
    expect((await checkIn(ana)).day).toBe(dayBefore);
    server.clock.set(after);
    expect((await dayOf(ana)).recipients).toEqual([
      { recipientId: rosa, day: dayAfter, checkIn: null, pauses: [] },
    ]);
    expect((await checkIn(ana)).day).toBe(dayAfter);
  });

  it('SHELL-6 of a circle that cares for nobody is empty', async () => {
    const empty = await ana.createCircle();
    expect(await ana.call('care.getCheckInDay', { circleId: empty.id })).toEqual({
      recipients: [],
      streak: { current: 0, longest: 0, lastDay: null },
      pausedDays: [],
    });
  });
});

describe('streak and points', () => {
  const streakOf = async (person: TestPerson) => (await dayOf(person)).streak;
  const checkInOn = async (person: TestPerson, ...days: string[]) => {
    for (const day of days) {
      server.clock.set(`${day}T18:00:00Z`);
      await checkIn(person);
    }
  };

  it('CHK-3 counts the days in a row of each member, over a change of the clocks; the longest is kept', async () => {
    await checkInOn(ana, '2026-10-30', '2026-10-31', '2026-11-01', '2026-11-02', '2026-11-05', '2026-11-06');
    await checkInOn(ben, '2026-11-06');
    expect(await streakOf(ana)).toEqual({ current: 2, longest: 4, lastDay: '2026-11-06' });
    expect((await streakOf(ben)).current).toBe(1);
    server.clock.set('2026-11-08T05:59:59Z');
    expect((await streakOf(ana)).current).toBe(2);
    server.clock.set('2026-11-08T06:00:00Z');
    expect(await streakOf(ana)).toEqual({ current: 0, longest: 4, lastDay: '2026-11-06' });
  });

  it('CHK-3 lives while it could still go on where the day is earliest', async () => {
    const hana = await addRecipient('Hana', 'Asia/Tokyo');
    await checkInOn(ana, '2026-11-18');
    server.clock.set('2026-11-19T23:00:00Z');
    expect((await streakOf(ana)).current).toBe(1);
    await checkIn(ana, { recipientId: hana });
    expect(await streakOf(ana)).toEqual({ current: 1, longest: 1, lastDay: '2026-11-20' });
    await checkIn(ana);
    expect(await streakOf(ana)).toEqual({ current: 3, longest: 3, lastDay: '2026-11-20' });
  });

  it('CHK-3 GAME-1 the first check-in of a day earns 15 points, further ones add neither days nor points', async () => {
    const hugo = await addRecipient('Hugo', 'America/Chicago');
    await checkIn(ana);
    await checkIn(ana);
    await checkIn(ana, { recipientId: hugo, status: 'needs-help' });
    expect(await pointsOf(ana)).toBe(15);
    expect((await streakOf(ana)).current).toBe(1);
    expect(await pointsOf(ben)).toBe(0);
    server.clock.set('2026-11-22T15:00:00Z');
    await checkIn(ana);
    expect(await pointsOf(ana)).toBe(30);
    expect(await eventsOf('points.awarded')).toMatchObject([
      { payload: { points: 15, member: { totalPoints: 15 } } },
      { payload: { points: 15, member: { totalPoints: 30 } } },
    ]);
  });

  it('CHK-3 GAME-1 twenty check-ins at once under two servers earn once', async () => {
    const shared = { ...server.spine.database, close: async () => undefined };
    const other = await startTestServer({ database: shared, relay: server.spine.relay, clock: server.clock });
    await Promise.all(
      Array.from({ length: 20 }, () =>
        insist(ben, 'care.addCheckIn', {
          ...{ circleId: circle.id, checkInId: randomUUID(), recipientId: rosa, ...safe },
        }),
      ),
    );
    await other.settled();
    expect(await pointsOf(ben)).toBe(15);
    expect(await eventsOf('points.awarded')).toHaveLength(1);
    await other.app.close();
  });
});

describe('who is told', () => {
  const told = async (person: TestPerson) => {
    await server.settled();
    const { notifications } = await person.call('notifications.listNotifications', { type: 'checkin' });
    return notifications
      .filter(({ circleId }) => circleId === circle.id)
      .map(({ cause, priority, link, values }) => ({ cause, priority, link, ...values }));
  };
  const notes = `Fell in the kitchen, ${'please come '.repeat(5)}`;

  it('CHK-2 a needs-help is urgent for every member; its notes are for who may see check-ins', async () => {
    await checkIn(ana, { status: 'needs-help', notes });
    const urgent = { cause: 'help-needed', priority: 'urgent', link: '/to/check-in', actor: 'Ana' };
    const preview = `${notes.slice(0, 50)}…`;
    expect(await told(ben)).toMatchObject([{ ...urgent, recipient: 'Rosa', notes: 1, preview }]);
    expect(await told(fran)).toMatchObject([{ ...urgent, recipient: 'Rosa', notes: 0, preview: '' }]);
    expect(await told(ana)).toEqual([]);
  });

  it('CHK-2 NOTE-1 any other is low, for who may see it', async () => {
    await checkIn(ana, { status: 'ok' });
    expect(await told(ben)).toMatchObject([
      { cause: 'check-in-added', priority: 'low', recipient: 'Rosa', status: 'ok', notes: 0 },
    ]);
    expect([await told(fran), await told(ana)]).toEqual([[], []]);
  });
});
