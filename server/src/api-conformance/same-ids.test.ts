import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callOperation, metaOf, type OperationKey } from '../testing/call-operation';
import { startTestServer, type TestServer } from '../testing/start-test-server';
import { createUploader, pdf } from '../testing/test-documents';
import { createFileSender } from '../testing/test-messages';
import type { TestCircle, TestPerson } from '../testing/test-person';
import { makeCircleFixture, isNewId, type CircleFixture } from './circle-fixture';
import { idPlacesOf } from './id-places';
import { operationKeys } from './operations';
import { rowsOf } from './rows-of';

/** A change in a circle, with everything that its sender chose. */
type Sent = [key: OperationKey, input: Record<string, unknown>];

let server: TestServer;
let first: CircleFixture;
let second: TestCircle;
let family: TestPerson;
const sent: Sent[] = [];
const pending = randomUUID();

beforeAll(async () => {
  const send = () => Promise.reject(new Error('The mail server is away.'));
  server = await startTestServer({ mail: { isConfigured: true, send, close: () => undefined } });
  const people = { admin: await server.signUp('Ana'), family: await server.signUp('Ben') };
  keepWhatIsSent(people.admin);
  first = await makeCircleFixture(server, 'Quokka', people);
  await addWhatIsLacking(first);
  await server.quiet();
  family = await server.signUp('Cleo');
  second = await (await server.signUp('Dan')).createCircle();
  await second.join(family);
});
afterAll(() => server.stop());

/** From here on every change that this person makes in a circle is kept in `sent`, its command id too. */
function keepWhatIsSent(person: TestPerson): void {
  const call = person.call as (key: OperationKey, input: object) => Promise<unknown>;
  const keeping = (key: OperationKey, input: object) => {
    const { kind, scope } = metaOf(key);
    if (kind !== 'command' || scope !== 'circle' || isOfMembership(key)) return call(key, input);
    const whole = { commandId: randomUUID(), ...input };
    sent.push([key, whole]);
    return call(key, whole);
  };
  person.call = keeping as TestPerson['call'];
}

const isOfMembership = (key: OperationKey) => key.startsWith('circles.') && key !== 'circles.addRecipient';

/** Work that waits for its time, under ids that were chosen: a bill that pays itself, an alert that counts down. */
async function addWhatIsLacking({ circle: { id: circleId }, admin, ids, word }: CircleFixture) {
  await admin.call('care.startShift', {
    ...{ circleId, shiftId: randomUUID(), recipientId: ids.recipient },
  });
  await admin.call('finance.addBill', {
    ...{ circleId, billId: randomUUID(), name: word, category: 'housing', amountCents: 4_200 },
    ...{ dueDate: '2027-01-21', frequency: 'monthly', isRecurring: true, paymentMethod: 'auto' },
    ...{ reminderDays: 3, notes: '', accountNumber: null },
  });
  await admin.call('emergency.renewCardLink', {
    ...{ circleId, recipientId: ids.recipient, linkId: randomUUID() },
  });
  await admin.call('emergency.armAlert', {
    ...{ circleId, alertId: pending, type: 'panic', message: word, location: null },
  });
}

/** The same change in the second circle: all ids are as they were, but for those of circle and people. */
function inSecond([key, input]: Sent): Sent {
  const own = new Map([
    [first.circle.id, second.id],
    [first.admin.id, second.admin.id],
    [first.family.id, family.id],
  ]);
  const text = JSON.stringify(input).replace(/[0-9a-f-]{36}/g, (id) => own.get(id) ?? id);
  // An address that others know is no id: who chooses one has made it up.
  const token = 'token' in input && { token: randomBytes(32).toString('base64url') };
  return [key, { ...JSON.parse(text), ...token }];
}

const rowsOfFirst = () =>
  rowsOf(server.spine.database.db, [first.circle.id, first.admin.id, first.family.id]);

async function jobsOf(circleId: string): Promise<string[]> {
  const { rows } = await server.spine.database.db.execute<{ job: string }>(
    sql`select name || ' ' || replace(key, ${circleId}, 'circle') as job from jobs where circle_id = ${circleId}`,
  );
  return rows.map(({ job }) => job).sort();
}

describe('a circle whose records have the ids of another circle', () => {
  it('is made by every operation that takes a new id, as if there were no other', async () => {
    const keys = operationKeys.filter((key) =>
      idPlacesOf(key).some((place) => place !== 'commandId' && isNewId(key, place)),
    );
    const elsewhere = [
      ...[
        'circles.createCircle',
        'copies.restoreCircle',
        'care.addLinkedCheckIn',
        'notifications.addPushDevice',
      ],
      ...['support.sendSupportMessage'],
      // The id is that of an open page, which is no record.
      ...['calls.joinCall', 'calls.leaveCall', 'calls.keepCall', 'calls.sendCallSignal'],
    ];
    expect(keys.filter((key) => !elsewhere.includes(key) && !sent.some(([made]) => made === key))).toEqual(
      [],
    );
    const before = await rowsOfFirst();
    for (const change of sent) {
      const [key, input] = inSecond(change);
      await callOperation(server.app, key, input as never, { cookie: second.admin.cookie });
      if (key === 'documents.startUpload') {
        const place = { circleId: second.id, id: String(input.uploadId) };
        await createUploader(server).sendPart(second.admin, place, 0, pdf);
      }
      if (key === 'communication.startMessageUpload') {
        const place = { circleId: second.id, id: String(input.uploadId) };
        await createFileSender(server).sendPart(second.admin, place, 0, pdf);
      }
    }
    expect(await rowsOfFirst()).toEqual(before);
    await server.quiet();
    expect(await rowsOfFirst()).toEqual(before);
  });

  it('takes no work from the other circle that waits for its time', async () => {
    const jobs = await jobsOf(first.circle.id);
    expect(new Set(jobs.map((job) => job.split(' ')[0]))).toEqual(
      new Set([
        ...['care.make-tasks-of-series', 'care.tend-check-ins', 'notifications.tend-reminders'],
        ...['emergency.climb-alert', 'emergency.raise-alert', 'finance.expect-automatic-payment'],
        ...['invitations.mail-invitation', 'points.close-week', 'documents.end-upload'],
        ...['communication.end-message-upload', 'notifications.repeat-call', 'notifications.mail-alert'],
        ...['calls.drop-lost', 'calls.end-ringing', 'wearables.end-health-import'],
      ]),
    );
    const own = await jobsOf(second.id);
    expect(own.filter((job) => job.startsWith('finance.') || job.includes(pending))).toEqual(
      jobs.filter((job) => job.startsWith('finance.') || job.includes(pending)),
    );
    const circleId = second.id;
    await second.admin.call('emergency.cancelAlert', { circleId, alertId: pending });
    expect(await jobsOf(first.circle.id)).toEqual(jobs);
  });

  it('EMER-2 EMER-3 cancels its own alert alone: the other one is raised, and climbs until somebody answers', async () => {
    server.clock.advance(10_000);
    await server.quiet();
    const open = await first.admin.call('emergency.listOpenAlerts', { circleId: first.circle.id });
    expect(new Set(open.map(({ id, status }) => `${id} ${status}`))).toEqual(
      new Set([`${first.ids.alert} active`, `${pending} active`]),
    );
    const isEscalation = (job: string) => job.startsWith('emergency.climb-alert');
    expect((await jobsOf(first.circle.id)).filter(isEscalation)).toHaveLength(2);
    expect((await jobsOf(second.id)).filter(isEscalation)).toHaveLength(1);
  });

  it('CHK-4 keeps what comes over its own link, under an id that the other circle has', async () => {
    const link = async (person: TestPerson, circleId: string) => {
      const [made] = await person.call('care.listCheckInLinks', { circleId });
      return made?.path.replace('/checkin-for/', '') ?? '';
    };
    const said = { name: 'Nurse Joy', status: 'safe', mood: 4, notes: '' } as const;
    const checkInId = randomUUID();
    const tokens = [await link(first.admin, first.circle.id), await link(second.admin, second.id)];
    await server.call('care.addLinkedCheckIn', { ...said, checkInId, token: tokens[0] ?? '' });
    await server.quiet();
    const before = await rowsOfFirst();
    await server.call('care.addLinkedCheckIn', { ...said, checkInId, token: tokens[1] ?? '' });
    await server.quiet();
    expect(await rowsOfFirst()).toEqual(before);
  });
});
