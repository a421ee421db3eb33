import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { CannotStart } from '../cannot-start';
import type { Database, DatabaseHandle } from './database';
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
    return {
      kind: 'folder',
      db: drizzle({ client: client as unknown as PGlite }) as unknown as Database,
      backUp: client.backUp,
      async close() {
        await client.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw new FolderDamaged(inner, error);
  }
}
