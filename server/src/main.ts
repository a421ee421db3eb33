import { setFlagsFromString } from 'node:v8';
import { startDatabaseThread } from './database/database-thread';

// Node 20 begins to optimise parts of the embedded engine that have run a few milliseconds, on the processors that the start
// itself needs: a third of its work. Newer ones wait as long as this by themselves.
setFlagsFromString('--wasm-tiering-budget=13000000');
// The engine of the embedded database gets ready while the rest of the server is still being read.
if (!process.env.DATABASE_URL) startDatabaseThread();
await import('./start');
