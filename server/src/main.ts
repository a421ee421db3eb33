import { startDatabaseThread } from './database/database-thread';

// The engine of the embedded database gets ready while the rest of the server is still being read.
if (!process.env.DATABASE_URL) startDatabaseThread();
await import('./serve');
