import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { metaOf, sendOperation, type OperationKey } from '../testing/call-operation';
import { startTestServer, type TestServer } from '../testing/start-test-server';
import { takeExport } from '../testing/take-export';
import type { TestPerson } from '../testing/test-person';
import { sampleInput } from './arbitrary-input';
import { makeCircleFixture, idFor, type CircleFixture } from './circle-fixture';
import { addCareLog, addMedication, addRecipient } from './fixture-records';
import { idPlacesOf, withValueAt } from './id-places';
import { operationKeys } from './operations';

/** What stands in the records of Rosa, who shares none of them. */
const secrets = ['Zykosis', 'Zzumab', 'Zahnarzt', 'Zitterig', 'Zettel'];

let server: TestServer;
let own: CircleFixture;
let ben: TestPerson;
let rosa: string;
let own_: Record<string, string>;

beforeAll(async () => {
  server = await startTestServer();
  own = await makeCircleFixture(server, 'Quokka');
  ben = await server.signUp('Ben');
  await own.circle.join(ben, 'caregiver');
  const { id: circleId, admin } = own.circle;
  rosa = await addRecipient(own.circle, 'Rosa');
  await admin.call('circles.editRecipient', {
    ...{ circleId, recipientId: rosa, changes: { conditions: ['Zykosis'], decisionMakerIds: [admin.id] } },
  });
  const { medication, dose } = await addMedication(own.circle, 'Zzumab', rosa);
  const calendarEvent = randomUUID();
  await admin.call('care.addCalendarEvent', {
    ...{ circleId, calendarEventId: calendarEvent, title: 'Zahnarzt', description: '', recipientId: rosa },
    ...{
      date: '2026-11-21',
      time: '10:30',
      endTime: '11:30',
      type: 'appointment',
      place: '',
      doctor: 'Quokka',
    },
    ...{ reminder: true, needsDriver: true },
  });
  const checkIn = randomUUID();
  await admin.call('care.addCheckIn', {
    ...{ circleId, checkInId: checkIn, recipientId: rosa, status: 'ok', mood: 2, notes: 'Zitterig' },
  });
  const careLog = await addCareLog(own.circle, 'Zettel', rosa);
  own_ = { medication, dose, calendarEvent, checkIn, ...careLog, recipient: rosa };
  const all = {
    shareHealthData: false,
    shareMedications: false,
    shareAppointments: false,
    shareCheckIns: false,
  };
  await admin.call('privacy.changeSharing', { circleId, recipientId: rosa, changes: all });
  await server.settled();
});
afterAll(() => server.stop());

const days = { from: '2026-11-01', to: '2026-11-30' };
const asked: Partial<Record<OperationKey, object>> = {
  'care.listCalendarEvents': days,
  'care.listTasksBetween': days,
  'care.listFullDays': days,
  'care.getCareHours': {},
  'reports.getDetailedReport': days,
  'reports.getCareReport': {},
};
const queries = operationKeys.filter((key) => metaOf(key).kind === 'query' && metaOf(key).scope !== 'public');

/** The answer about Rosa's records, and the one about everything. */
async function bodiesOf(person: TestPerson, key: OperationKey): Promise<string[]> {
  const made = sampleInput(key);
  const filled = (of: CircleFixture) =>
    idPlacesOf(key).reduce((to, at) => withValueAt(to, at, idFor(key, at, of)), { ...made, ...asked[key] });
  const ofRosa: Record<string, unknown> = filled({ ...own, ids: { ...own.ids, ...own_ } });
  const { recipientId: _recipientId, cursor: _cursor, ...ofAll } = ofRosa;
  const bodies: string[] = [];
  for (const input of [ofRosa, { ...ofRosa, cursor: undefined }, ofAll])
    bodies.push((await sendOperation(server.app, key, input, { cookie: person.cookie })).body);
  return bodies;
}

describe('PRIV-1 what a person does not share', () => {
  it.each(queries)('stands in no answer of %s to anyone else', async (key) => {
    for (const body of await bodiesOf(ben, key))
      for (const secret of secrets) expect(body).not.toContain(secret);
  });

  it('stands in answers to who decides for them', async () => {
    const bodies = (await Promise.all(queries.map((key) => bodiesOf(own.admin, key)))).flat().join(' ');
    for (const secret of secrets) expect(bodies).toContain(secret);
  });

  it('comes in no event of a stream from the beginning', async () => {
    const stream = await server.openStream(ben, { [own.circle.id]: 0, [ben.id]: 0 });
    await own.admin.call('circles.renameCircle', { circleId: own.circle.id, name: 'Renamed last' });
    await stream.nextEvent('circle.renamed');
    stream.close();
    for (const secret of secrets) expect(JSON.stringify(stream.received)).not.toContain(secret);
  });

  it('stands in no export', async () => {
    await own.admin.call('privacy.changeDataExport', { circleId: own.circle.id, allowDataExport: true });
    const text = JSON.stringify(await takeExport(server, ben));
    expect(text).toContain('Quokka');
    for (const secret of secrets) expect(text).not.toContain(secret);
  });
});
