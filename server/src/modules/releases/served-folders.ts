import type { Reader } from '../../database/database';
import { rollouts } from './releases.tables';

/** Where the files lie that pages made now may ask for: of each remote the version served and the last good one before it. */
export async function servedFolders(reader: Reader): Promise<string[]> {
  const rows = await reader.select().from(rollouts);
  return rows.flatMap(({ remote, version, previousVersion }) =>
    [version, previousVersion].filter((one) => one !== null).map((one) => `${remote}/${one}`),
  );
}
