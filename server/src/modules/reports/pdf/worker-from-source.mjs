/** Starts the thread that makes PDF files from the TypeScript sources: hooks of the main thread do not reach a worker. */
import { tsImport } from 'tsx/esm/api';

await tsImport('./report-pdf-worker.ts', import.meta.url);
