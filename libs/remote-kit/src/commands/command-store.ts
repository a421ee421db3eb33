import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { QueuedCommand } from './queued-command';

/** Where unsent commands lie, oldest first. */
export interface CommandStore {
  /** False when they are lost with the tab. */
  readonly survives: boolean;
  all: () => Promise<QueuedCommand[]>;
  /** Adds at the end, or replaces the command of the same id in its place. */
  put: (command: QueuedCommand) => Promise<void>;
  remove: (commandId: string) => Promise<void>;
  clear: () => Promise<void>;
}

interface Schema extends DBSchema {
  commands: { key: number; value: QueuedCommand; indexes: { commandId: string } };
}

/** Opens the store in IndexedDB; where the browser denies it (private mode, no space), one in memory. */
export async function openCommandStore(): Promise<CommandStore> {
  try {
    return persistentStore(await openDatabase());
  } catch {
    return memoryStore();
  }
}

function openDatabase(): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>('carecircle-commands', 1, {
    upgrade: (database) => {
      const commands = database.createObjectStore('commands', { autoIncrement: true });
      commands.createIndex('commandId', 'commandId', { unique: true });
    },
  });
}

function persistentStore(database: IDBPDatabase<Schema>): CommandStore {
  return {
    survives: true,
    all: () => database.getAll('commands'),
    put: async (command) => {
      const transaction = database.transaction('commands', 'readwrite', { durability: 'strict' });
      const key = await transaction.store.index('commandId').getKey(command.commandId);
      await Promise.all([transaction.store.put(command, key), transaction.done]);
    },
    remove: async (commandId) => {
      const transaction = database.transaction('commands', 'readwrite');
      const key = await transaction.store.index('commandId').getKey(commandId);
      if (key !== undefined) await transaction.store.delete(key);
      await transaction.done;
    },
    clear: () => database.clear('commands'),
  };
}

function memoryStore(): CommandStore {
  const commands = new Map<string, QueuedCommand>();
  return {
    survives: false,
    all: () => Promise.resolve([...commands.values()]),
    put: (command) => Promise.resolve(void commands.set(command.commandId, command)),
    remove: (commandId) => Promise.resolve(void commands.delete(commandId)),
    clear: () => Promise.resolve(commands.clear()),
  };
}
