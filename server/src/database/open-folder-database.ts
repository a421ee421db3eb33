import path from 'node:path';
import { CannotStart } from '../cannot-start';
import type { DatabaseHandle } from './database';
import { databaseOn } from './database-on';
import { poolOnEngine } from './engine-stream';
import { openFolderClient } from './folder-client';
import { lockFolder } from './folder-lock';

/** The data folder is there but the engine cannot open it. */
class FolderDamaged extends CannotStart {
  constructor(folder: string, cause: unknown) {
    super(
      `The database in ${folder} cannot be opened. Nothing was changed; restore a backup or choose another DATA_DIR.`,
      {
        cause,
      },
    );
    this.name = 'FolderDamaged';
  }
}

/**
 * The embedded database in `<folder>/database`, held by this process alone. It survives the end of the process at any
 * moment; it does not survive loss of power, for the engine never asks the disk to finish.
 *
 * @throws FolderLocked, FolderDamaged
 */
export async function openFolderDatabase(folder: string): Promise<DatabaseHandle> {
  const unlock = lockFolder(folder);
  const inner = path.join(folder, 'database');
  try {
    const client = await openFolderClient(inner);
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
  } catch (error) {
    unlock();
    throw new FolderDamaged(inner, error);
  }
}
