import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { circleCopyPath } from '@carecircle/contracts';
import { makeCircleFixture, type CircleFixture } from '../api-conformance/circle-fixture';
import { allRows } from '../api-conformance/rows-of';
import type { CircleCopy } from '../modules/copies/circle/circle-copy';
import { copiedKinds } from '../modules/copies/circle/copied-kinds';
import { openFolderDatabase } from '../database/open-folder-database';
import { callOperation, type OutputFor } from './call-operation';
import { startTestServer, type TestServer } from './start-test-server';
import type { TestPerson } from './test-person';

export interface CopyFixture {
  server: TestServer;
  own: CircleFixture;
  /** Nobody of that circle. */
  ben: TestPerson;
  /** The copy of that circle. */
  file: CircleCopy;
}

/** A circle with records of every kind, and its copy. */
export async function makeCopyFixture(): Promise<CopyFixture> {
  return fixtureOn(await startTestServer());
}

/** The same on a data folder, where everybody waits in one line for the database, as in an installation without PostgreSQL. */
export async function makeCopyFixtureInFolder(): Promise<CopyFixture & { end: () => Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'carecircle-'));
  const server = await startTestServer({ database: await openFolderDatabase(folder) });
  const end = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...(await fixtureOn(server)), end };
}

async function fixtureOn(server: TestServer): Promise<CopyFixture> {
  const own = await makeCircleFixture(server, 'Quokka');
  const ben = await server.signUp('Ben');
  await own.admin.call('finance.editBudget', {
    circleId: own.circle.id,
    month: '2026-11',
    changes: { housing: 123_456_789 },
  });
  await endAlerts(own);
  return { server, own, ben, file: await copyOf(server, own.admin, own.circle.id) };
}

/** What is going on is not in a copy. */
async function endAlerts({ circle, admin }: CircleFixture): Promise<void> {
  const alerts = await admin.call('emergency.listOpenAlerts', { circleId: circle.id });
  for (const { id: alertId } of alerts)
    await admin.call('emergency.resolveAlert', { circleId: circle.id, alertId });
}

export async function download({ app }: TestServer, person: TestPerson, circleId: string) {
  return app.inject({ url: `${circleCopyPath}?circleId=${circleId}`, headers: { cookie: person.cookie } });
}

export async function copyOf(server: TestServer, person: TestPerson, circleId: string): Promise<CircleCopy> {
  const answer = await download(server, person, circleId);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<CircleCopy>();
}

interface Sent {
  copy: unknown;
  newCircleId: string;
  commandId?: string;
}

/** Sends a copy to be restored, through whichever server. */
export function sendCopy(
  { app }: TestServer,
  { cookie }: TestPerson,
  { copy, newCircleId, commandId = randomUUID() }: Sent,
): Promise<OutputFor<'copies.restoreCircle'>> {
  const file = typeof copy === 'string' ? copy : JSON.stringify(copy);
  const input = { commandId, newCircleId, name: 'Restored', file };
  return callOperation(app, 'copies.restoreCircle', input, { cookie });
}

/** Every stored row but how many restores were begun, which are counted whatever becomes of them. */
export async function rowsBesideCounts({ spine }: TestServer): Promise<string[]> {
  return (await allRows(spine.database.db)).filter((row) => !row.includes('"restores of '));
}

const changing = ['updatedAt', 'madeUntil'];

/** What a copy says, whatever its ids and people. */
export function meaningOf({ records }: CircleCopy): Record<string, string[]> {
  const names = new Map<unknown, string>();
  const meaning: Record<string, string[]> = {};
  for (const { name, ids = [], refers = {}, people = [] } of copiedKinds) {
    const left = ['id', ...ids, ...people, ...changing];
    const told = (records[name] ?? []).map((record) => {
      const said = Object.entries(record).filter(([field]) => !left.includes(field));
      const text = JSON.stringify(
        said.map(([field, value]) => [
          field,
          field in refers ? [value].flat().map((id) => names.get(id) ?? null) : value,
        ]),
      );
      names.set(record.id, `${name} ${text}`);
      return text;
    });
    meaning[name] = told.sort();
  }
  return meaning;
}
