import type { Database } from '../../../database/database';
import { providerRow } from './provider-row';
import { providers, type ProviderRow } from './providers.tables';

/** So many are read and compared for each look; a region has far fewer. */
const most = 5_000;

/**
 * Replaces all providers by the lines of a file, all of it or nothing. Of an id that comes twice the first line counts.
 *
 * @throws RangeError when there are too many.
 */
export async function importProviders(
  db: Database,
  lines: AsyncIterable<Record<string, string>>,
): Promise<{ added: number; left: number }> {
  const found = new Map<string, ProviderRow>();
  let left = 0;
  for await (const line of lines) {
    const row = providerRow(line);
    if (row && !found.has(row.id)) found.set(row.id, row);
    else left += 1;
    if (found.size > most) throw new RangeError(`A directory holds ${most} providers at most.`);
  }
  await db.transaction(async (tx) => {
    await tx.delete(providers);
    const rows = [...found.values()];
    for (let start = 0; start < rows.length; start += 500)
      await tx.insert(providers).values(rows.slice(start, start + 500));
  });
  return { added: found.size, left };
}
