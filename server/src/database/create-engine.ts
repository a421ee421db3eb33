import { PGlite, type PGliteOptions } from '@electric-sql/pglite';

/**
 * What the engine keeps of its files. Its default of 128 MB outgrows the memory that it begins with and stays with the process
 * for good; what does not fit is read from the system's own cache of files.
 */
const sharedBuffers = '32MB';

/** The embedded engine, on a folder, on a dump or in memory alone. */
export function createEngine(options: PGliteOptions = {}): Promise<PGlite> {
  return PGlite.create({
    ...options,
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${sharedBuffers}`],
  });
}
