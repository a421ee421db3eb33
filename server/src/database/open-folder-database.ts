import type { DatabaseHandle } from './database';
import { databaseOn } from './database-on';
import { poolOnEngine } from './engine-stream';
import { openFolder, type OpenFolder } from './open-folder';

/**
 * The embedded database in `<folder>/database`, held by this process alone. It survives the end of the process at any
 * moment; it does not survive loss of power, for the engine never asks the disk to finish.
 *
 * @param opening the folder, when it is being opened already.
 * @throws FolderLocked, FolderDamaged
 */
export async function openFolderDatabase(
  folder: string,
  opening: Promise<OpenFolder> = openFolder(folder),
): Promise<DatabaseHandle> {
  const { client, unlock } = await opening;
  const pool = poolOnEngine(client.engine);
  return {
    kind: 'folder',
    ...databaseOn(pool),
    async backUp(order) {
      const turn = await pool.connect();
      return client.backUp(order).finally(() => turn.release());
    },
    async close() {
      await pool.end();
      await client.close();
      unlock();
    },
  };
}
