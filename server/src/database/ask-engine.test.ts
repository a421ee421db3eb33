import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openEmbedded } from '../testing/test-database';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function heapMb(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed / 1e6;
}

it('the embedded engine holds nothing of what it has answered', async () => {
  const database = await openEmbedded('bare');
  const read = () => database.db.execute(sql`select repeat('x', 100000) as text from generate_series(1, 10)`);
  await read();
  const before = heapMb();
  for (let round = 0; round < 50; round += 1) await read();
  expect(heapMb() - before).toBeLessThan(10);
  await database.close();
});
