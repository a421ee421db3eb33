import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { keepsData } from '../offline-cache/keeps-data';
import { createSeal, readKey, type Seal, type Sealed } from './seal';
import type { QueuedCommand } from './queued-command';

/** Where unsent commands lie, oldest first. */
export interface CommandStore {
  /** False once something is lost with the tab. */
  survives: () => boolean;
  all: () => Promise<QueuedCommand[]>;
  /** Adds at the end, or replaces the command of the same id in its place. */
  put: (command: QueuedCommand) => Promise<void>;
  remove: (commandId: string) => Promise<void>;
  /** Forgets all commands and the key that they were sealed with. */
  clear: () => Promise<void>;
}

interface StoredCommand {
  commandId: string;
  sealed: Sealed;
}

export type CommandConnection = () => Promise<IDBPDatabase<CommandSchema>>;

export interface CommandSchema extends DBSchema {
  commands: { key: number; value: StoredCommand; indexes: { commandId: string } };
  keys: { key: string; value: CryptoKey };
}

/**
 * Opens the store in IndexedDB, sealed by a key that no script can read out (ALL-2). Where this device
 * is told to keep nothing, or the browser denies or has no room for it, commands are held in memory instead, so that everything goes on working while the page is open.
 */
export async function openCommandStore(): Promise<CommandStore> {
  const memory = memoryStore();
  if (!keepsData()) return memory;
  try {
    const connection = lastingConnection();
    await readKey(connection);
    return withMemory(sealedStore(connection), memory);
  } catch {
    return memory;
  }
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

function sealedStore(connection: CommandConnection): CommandStore {
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

// A full disk refuses single writes: what it refuses is held in memory, in the place of what lies on the disk or else behind it.
function withMemory(disk: CommandStore, memory: CommandStore): CommandStore {
  let survives = true;
  return {
    survives: () => survives,
    all: async () => {
      const held = new Map((await memory.all()).map((command) => [command.commandId, command]));
      const stored = new Map((await disk.all()).map((command) => [command.commandId, command]));
      return [...new Map([...stored, ...held]).values()];
    },
    put: async (command) => {
      try {
        await disk.put(command);
        await memory.remove(command.commandId);
      } catch {
        survives = false;
        await memory.put(command);
      }
    },
    remove: async (commandId) => {
      await memory.remove(commandId);
      await disk.remove(commandId);
    },
    clear: async () => {
      await memory.clear();
      await disk.clear();
    },
  };
}

function memoryStore(): CommandStore {
  const commands = new Map<string, QueuedCommand>();
  return {
    survives: () => false,
    all: () => Promise.resolve([...commands.values()]),
    put: (command) => Promise.resolve(void commands.set(command.commandId, command)),
    remove: (commandId) => Promise.resolve(void commands.delete(commandId)),
    clear: () => Promise.resolve(commands.clear()),
  };
}
