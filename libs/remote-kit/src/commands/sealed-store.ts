import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { CommandStore } from './command-store';
import { createSeal, readKey, type Seal, type Sealed } from './seal';
import type { QueuedCommand } from './queued-command';

interface StoredCommand {
  commandId: string;
  sealed: Sealed;
}

export type CommandConnection = () => Promise<IDBPDatabase<CommandSchema>>;

export interface CommandSchema extends DBSchema {
  commands: { key: number; value: StoredCommand; indexes: { commandId: string } };
  keys: { key: string; value: CryptoKey };
}

/** Another tab, for one that signs out, or the browser may take the database away: who needs it next opens it anew. */
function lastingConnection(): CommandConnection {
  let opened: Promise<IDBPDatabase<CommandSchema>> | null = null;
  const lose = () => {
    opened = null;
  };
  return () => {
    if (opened) return opened;
    opened = openCommandDatabase(lose);
    opened.catch(lose);
    return opened;
  };
}

/** Commands, and the one key that seals whatever is kept on this device. */
export function openCommandDatabase(onLost?: () => void): Promise<IDBPDatabase<CommandSchema>> {
  return openDB<CommandSchema>('carecircle-commands', 1, {
    upgrade: (database) => {
      const commands = database.createObjectStore('commands', { autoIncrement: true });
      commands.createIndex('commandId', 'commandId', { unique: true });
      database.createObjectStore('keys');
    },
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      onLost?.();
    },
    terminated: onLost,
  });
}

/** Rejects where the browser denies it. */
export async function openSealedStore(): Promise<CommandStore> {
  const connection = lastingConnection();
  await readKey(connection);
  const seal = createSeal(connection);
  return {
    survives: () => true,
    all: async () => {
      const stored = await (await connection()).getAll('commands');
      const commands = await Promise.all(stored.map(({ sealed }) => openOrForget(seal, sealed)));
      return commands.filter((command) => command !== null);
    },
    put: async (command) => {
      const value = { commandId: command.commandId, sealed: await seal.close(command) };
      const database = await connection();
      const transaction = database.transaction('commands', 'readwrite', { durability: 'strict' });
      const key = await transaction.store.index('commandId').getKey(command.commandId);
      await Promise.all([transaction.store.put(value, key), transaction.done]);
    },
    remove: async (commandId) => {
      const transaction = (await connection()).transaction('commands', 'readwrite');
      const key = await transaction.store.index('commandId').getKey(commandId);
      if (key !== undefined) await transaction.store.delete(key);
      await transaction.done;
    },
    clear: async () => {
      const database = await connection();
      await database.clear('commands');
      await database.clear('keys');
    },
  };
}

// Sealed with a key that was wiped meanwhile: nobody can read it any more.
async function openOrForget(seal: Seal, sealed: Sealed): Promise<QueuedCommand | null> {
  try {
    return (await seal.open(sealed)) as QueuedCommand;
  } catch {
    return null;
  }
}
