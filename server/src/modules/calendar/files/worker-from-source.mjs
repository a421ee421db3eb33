/** Starts the thread that reads calendar files from the TypeScript sources: hooks of the main thread do not reach a worker. */
import { tsImport } from 'tsx/esm/api';

await tsImport('./calendar-file-worker.ts', import.meta.url);
