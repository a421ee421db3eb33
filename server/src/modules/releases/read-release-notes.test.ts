import type { RemoteManifest } from '@carecircle/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DatabaseHandle } from '../../database/database';
import { takeTestDatabase } from '../../testing/test-database';
import { readReleaseNotes } from './read-release-notes';
import { releases, rollouts } from './releases.tables';

let database: DatabaseHandle;
beforeAll(async () => {
  database = await takeTestDatabase();
});
afterAll(() => database.close());

const release = (version: string, day: string, notes?: Record<string, string>) => ({
  ...{ remote: 'mfe-pets', version, publishedAt: new Date(`${day}T08:00:00.000Z`) },
  manifest: { name: 'mfe-pets', version, notes } as unknown as RemoteManifest,
});

it('SET-5 the notes of published versions come newest first, in the reader’s language or in English', async () => {
  await database.db
    .insert(releases)
    .values([
      release('1.0.0', '2026-11-01'),
      release('1.1.0', '2026-11-10', { en: 'Feeding times', es: 'Horas de comer' }),
      release('1.2.0', '2026-11-20', { en: 'A vet’s number' }),
    ]);
  const served = { remote: 'mfe-pets', version: '1.1.0', previousVersion: '1.0.0' };
  await database.db.insert(rollouts).values({ ...served, changedAt: new Date('2026-11-21T08:00:00.000Z') });
  const told = await readReleaseNotes(database.db, { language: 'es', most: 2 });
  expect(told.map(({ version, notes, isServed }) => [version, notes, isServed])).toEqual([
    ['1.2.0', 'A vet’s number', false],
    ['1.1.0', 'Horas de comer', true],
  ]);
});
