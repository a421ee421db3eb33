import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { metaOf, sendOperation, type OperationKey } from '../testing/call-operation';
import { isWhole } from '../testing/depth';
import { startTestServer, type TestServer } from '../testing/start-test-server';
import { sampleInput } from './arbitrary-input';
import { makeCircleFixture, idFor, isNewId, type CircleFixture } from './circle-fixture';
import { idPlacesOf, withValueAt } from './id-places';
import { operationKeys } from './operations';
import { rowsOf } from './rows-of';

let server: TestServer;
let own: CircleFixture;
let other: CircleFixture;

beforeAll(async () => {
  server = await startTestServer();
  own = await makeCircleFixture(server, 'Quokka');
  other = await makeCircleFixture(server, 'Zebrafish');
});
afterAll(() => server.stop());

const day = '2026-11-03';
const invited = { name: '', method: 'email', email: 'grace@example.org', phone: null, role: 'family' };
/** What a call made at random would be refused for, whatever its ids. */
const fitting: Partial<Record<OperationKey, object>> = {
  'circles.addRecipient': { birthDate: '1943-05-14' },
  'care.addShift': { day },
  'care.addCareTime': { day, minutes: 1, shiftId: null },
  'care.addJournalEntry': { day },
  'invitations.inviteMember': invited,
  'communication.sendFile': { kind: 'file', peaks: [] },
  'notifications.addPushDevice': { endpoint: 'https://fcm.googleapis.com/fcm/send/quokka' },
  'doctors.addDirectoryDoctor': { npi: '1000000101' },
  'services.requestBooking': {
    ...{ providerId: 'sample-byron-pharmacy', serviceType: 'Blister packs', date: '2099-11-21' },
    useInsurance: false,
  },
};
/**
 * Nobody is on twice at the same time or invited twice, a device brings one file at a time, a file becomes one document, only so many people are cared for, links open,
 * secrets guessed and bytes kept, and a doctor who was added by hand has the id: what comes after the first, or the last, is
 * refused.
 */
const refusedLater: Partial<Record<OperationKey, number>> = {
  'care.addShift': 422,
  'care.startShift': 409,
  'care.addCheckInLink': 409,
  'circles.addRecipient': 409,
  'care.addLinkedCheckIn': 429,
  'documents.startUpload': 409,
  'documents.addDocument': 404,
  'communication.sendFile': 404,
  'doctors.addDirectoryDoctor': 409,
  'invitations.inviteMember': 409,
  'wearables.startHealthImport': 409,
  'support.sendSupportMessage': 409,
};

/** Names of open pages are no ids of records: whoever is in a call is told them. */
const isPage = (key: OperationKey, place: string) =>
  key.startsWith('calls.') && /^(?:d|toD)eviceId$/.test(place);

const places = operationKeys.flatMap((key) =>
  idPlacesOf(key)
    .filter((place) => place !== 'commandId' && !isPage(key, place))
    .map((place) => [key, place] as const),
);

/** One input of each operation, made once: its ids alone differ from call to call. */
const madeOf = new Map(
  [...new Set(places.map(([key]) => key))].map((key) => {
    const made = sampleInput(key);
    return [key, made] as const;
  }),
);

/** The answer to a call whose ids are our own but for the one at `place`, with that id written as `?`. */
async function answerTo(key: OperationKey, place: string, id: string) {
  const made = madeOf.get(key) ?? {};
  const ours = idPlacesOf(key).reduce((input, at) => withValueAt(input, at, idFor(key, at, own)), made);
  // A rule made at random may never happen, which is refused.
  const once = 'repeat' in ours ? { ...ours, repeat: null } : ours;
  // A day made at random may lie ahead, and many minutes at once may fill it.
  const past = key in fitting ? { ...once, ...fitting[key] } : once;
  // Whoever gives no reason is asked whether the admin's dose of just now is the same one, unless they name it.
  const isAsked = place === 'besidesDoseId';
  const filled = isAsked ? { ...past, takenAt: undefined, overLimitReason: undefined } : past;
  const sent = { ...withValueAt(filled, place, id), commandId: randomUUID() };
  const { commandId: _commandId, ...read } = sent;
  const { cookie } = isAsked ? own.family : own.admin;
  const answer = await sendOperation(server.app, key, metaOf(key).kind === 'query' ? read : sent, { cookie });
  return { status: answer.statusCode, body: answer.body.replaceAll(id, '?') };
}

const othersIds = () => [...new Set([...Object.values(other.ids), other.admin.id])];
const othersRows = () => rowsOf(server.spine.database.db, [other.circle.id, other.admin.id, other.family.id]);

/** Nothing of the other circle but the id that was sent. */
async function expectSilentAnswer(key: OperationKey, place: string, id: string) {
  const answer = await answerTo(key, place, id);
  expect(answer.body).not.toContain(other.word);
  for (const inner of othersIds()) expect(answer.body).not.toContain(inner);
  return answer;
}

/** A whole run sends every id of the other circle, each other run that of the same kind, of the circle and of a person. */
function triedIds(key: OperationKey, place: string): string[] {
  if (isWhole) return othersIds();
  return [...new Set([idFor(key, place, other), other.circle.id, other.admin.id])];
}

describe.each(places.filter(([key, place]) => !isNewId(key, place)))('%s %s', (key, place) => {
  it('takes any id of another circle for one that never was, and leaves its records alone', async () => {
    const before = await othersRows();
    const unknown = await answerTo(key, place, randomUUID());
    expect([200, 403, 404, 409, 422]).toContain(unknown.status);
    for (const id of triedIds(key, place)) expect(await expectSilentAnswer(key, place, id)).toEqual(unknown);
    expect(await othersRows()).toEqual(before);
  });
});

/**
 * What is refused whatever its id: circles share their ids, a pause or the copy of a circle made at random does not fit, and a link's
 * secret is none.
 */
const statusOf: Record<string, number> = {
  'circles.createCircle newCircleId': 409,
  'copies.restoreCircle newCircleId': 422,
  'care.pauseCheckIns pauseId': 422,
  'care.addLinkedCheckIn checkInId': 404,
};

/** Each circle has records of its own under the same id; only a circle's or a person's id is one for the whole server. */
describe.each(places.filter(([key, place]) => isNewId(key, place)))('%s %s', (key, place) => {
  it('makes a record of our own under an id that another circle uses, or refuses', async () => {
    const before = await othersRows();
    const taken = [other.circle.id, other.admin.id];
    const records = isWhole ? othersIds() : [...taken, ...Object.values(other.ids).slice(0, 2)];
    for (const id of new Set(place === 'newCircleId' ? taken : records)) {
      const { status } = await expectSilentAnswer(key, place, id);
      expect([statusOf[`${key} ${place}`] ?? 200, refusedLater[key]]).toContain(status);
    }
    expect(await othersRows()).toEqual(before);
  });
});
