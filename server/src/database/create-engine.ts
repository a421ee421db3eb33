import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/**
 * What the engine keeps of its files. Its default of 128 MB outgrows the memory that it begins with and stays with the process
 * for good; what does not fit is read from the system's own cache of files.
 */
const sharedBuffers = '32MB';

/** The embedded engine, on a folder, on a dump or in memory alone. */
export function createEngine(options: PGliteOptions = {}): Promise<PGlite> {
  return PGlite.create({
    ...options,
    extensions: { btree_gin, pg_trgm },
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${sharedBuffers}`],
  });
}
