/** Starts the database thread from the TypeScript sources: hooks of the main thread do not reach a worker. */
import { tsImport } from 'tsx/esm/api';

await tsImport('./database-worker.ts', import.meta.url);
