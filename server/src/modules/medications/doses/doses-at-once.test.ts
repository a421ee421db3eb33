import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { times } from '../../../testing/depth';
import { insist } from '../../../testing/insist';
import { medicationFixture } from '../../../testing/medication-fixture';
import { hasPostgres } from '../../../testing/test-database';
import { makeWatchedPostgres, type WatchedPostgres } from '../../../testing/watched-postgres';

/** Of six doses each: one person is given 100 in a day at most. */
const rounds = times(16, 8);

/** The embedded database does one thing after another; what meets there meets only on a PostgreSQL. */
describe.runIf(hasPostgres)('doses that two give at the same moment', () => {
  let postgres: WatchedPostgres;
  // What is to be done at the end is done in the opposite order: the server has ended by then.
  afterAll(async () => expect(await postgres.countDeadlocks()).toBe(0));
  const s = medicationFixture(['ben'], async () => {
    postgres = await makeWatchedPostgres();
    return postgres.database;
  });

  it('MED-5 of two products of one person never wait for each other crosswise', async () => {
    const asNeeded = { frequency: 'as-needed' as const, times: [] };
    const products = [];
    for (const name of ['Ibuprofen', 'Paracetamol', 'Naproxen'])
      products.push((await s.add({ name, ...asNeeded })).id);
    for (let round = 0; round < rounds; round += 1) {
      const given = await Promise.all(
        [...products, ...products.toReversed()].map((medicationId, index) =>
          insist(index % 2 ? s.ben : s.ana, 'care.takeAsNeeded', {
            ...{ ...s.ofMedication(medicationId), doseId: randomUUID() },
            overLimitReason: 'They asked for it',
          }),
        ),
      );
      expect(given.every(({ dose }) => dose.status === 'taken')).toBe(true);
    }
  });
});
