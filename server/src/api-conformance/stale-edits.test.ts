import * as fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { sendOperation, type OperationKey } from '../testing/call-operation';
import { startTestServer, type TestServer } from '../testing/start-test-server';
import { arbitraryInput } from './arbitrary-input';
import { makeCircleFixture, idFor, type CircleFixture } from './circle-fixture';
import { idPlacesOf, withValueAt } from './id-places';
import { inputSchemaOf, operationKeys } from './operations';
import { allRows } from './rows-of';

let server: TestServer;
let own: CircleFixture;
beforeAll(async () => {
  server = await startTestServer();
  own = await makeCircleFixture(server, 'Quokka');
  await server.settled();
});
afterAll(() => server.stop());

const shapeOf = (key: OperationKey) => inputSchemaOf(key).shape as Record<string, z.ZodType>;
const editKeys = operationKeys.filter((key) => 'changes' in shapeOf(key));
/** Each is a switch of one's own, and the last tap is what its owner wants. */
const switches = ['account.changePreferences', 'notifications.changeNotificationSettings'];

const staleKeys = editKeys.filter((key) => !switches.includes(key));
const fieldsOf = (key: OperationKey) => Object.keys((shapeOf(key).changes as z.ZodObject).shape);

/** What else an edit of a series has to say, so that there is a series. */
const daily = { frequency: 'daily', interval: 1, monthlyOn: 'day', weekdays: [], until: null, count: null };
const ofSeries = { seriesScope: 'all', repeat: daily };

type Fields = Record<string, unknown>;

async function edit(key: OperationKey, changes: Fields, seen: Fields) {
  const places = idPlacesOf(key).filter((place) => !/^(commandId|changes|seen)\b/.test(place));
  const ids = places.reduce<Fields>((input, place) => withValueAt(input, place, idFor(key, place, own)), {});
  const ofMonth = 'month' in shapeOf(key) && { month: '2026-11' };
  const input = { ...ids, ...ofMonth, ...('repeat' in shapeOf(key) && ofSeries), changes, seen };
  const answer = await sendOperation(server.app, key, input, { cookie: own.admin.cookie });
  await server.settled();
  return { status: answer.statusCode, body: asShown(answer.json<Fields>()) };
}

/** Of an account number an editor sees the last four; what somebody shares stands in a part of its own. */
function asShown({ accountNumberLastFour, sharing, ...record }: Fields): Fields {
  if (sharing) return { ...record, ...(sharing as Fields) };
  return accountNumberLastFour === undefined ? record : { ...record, accountNumber: accountNumberLastFour };
}

/** The record as it is now. */
async function present(key: OperationKey): Promise<Fields> {
  const { status, body } = await edit(key, {}, {});
  if (status !== 200) throw new Error(`${key}: a furnished circle has no record to edit.`);
  return body;
}

const samples = new Map<OperationKey, Fields[]>();

/** Values of a field that the contract accepts, and that do not stand there now. */
function otherValues(key: OperationKey, field: string, now: unknown): unknown[] {
  const made = samples.get(key) ?? fc.sample(arbitraryInput(key), { numRuns: 30, seed: 1 });
  samples.set(key, made);
  return made
    .map(({ changes }) => (changes as Fields)[field])
    .filter((value) => value !== undefined && !isDeepStrictEqual(value, now));
}

/** Changes fields until some other ones than `kept` were taken; gives the first, and what then stands in it. */
async function changeOne(key: OperationKey, kept: string | null) {
  const before = await present(key);
  for (const field of fieldsOf(key).filter((name) => name !== kept))
    for (const value of otherValues(key, field, before[field]).slice(0, 3)) {
      const { status, body } = await edit(key, { [field]: value }, { [field]: before[field] });
      if (status === 200 && !isDeepStrictEqual(body[field], before[field]))
        return { field, was: before[field], is: body[field] };
    }
  throw new Error(`${key}: no change of a field was taken.`);
}

it('ALL-3 every edit can say what its editor has seen', () => {
  expect(editKeys.filter((key) => !('seen' in shapeOf(key)))).toEqual(switches);
});

describe.each(staleKeys)('%s', (key) => {
  it('ALL-3 overwrites no field that holds something else than its editor has seen', async () => {
    const now = await present(key);
    const before = await allRows(server.spine.database.db);
    for (const field of fieldsOf(key)) {
      expect(now, field).toHaveProperty(field);
      const [value] = otherValues(key, field, now[field]);
      const { body } = await edit(key, { [field]: value }, { [field]: value });
      expect([body.code, body.fields]).toEqual([
        'CHANGED_MEANWHILE',
        [{ path: `changes.${field}`, code: 'changed_meanwhile' }],
      ]);
    }
    expect(await allRows(server.spine.database.db)).toEqual(before);
  });

  it('ALL-3 of two editors the second is refused at the field of the first, and taken at another: both hold', async () => {
    const first = await changeOne(key, null);
    const late = await edit(key, { [first.field]: first.was }, { [first.field]: first.was });
    expect([late.status, late.body.code]).toEqual([409, 'CHANGED_MEANWHILE']);
    const second = await changeOne(key, first.field);
    expect(await present(key)).toMatchObject({ [first.field]: first.is, [second.field]: second.is });
  });
});
