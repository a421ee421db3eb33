import { keepsData } from '../offline-cache/keeps-data';
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

/**
 * Opens the store in IndexedDB, sealed by a key that no script can read out (ALL-2). Where this device
 * is told to keep nothing, or the browser denies or has no room for it, or its code does not come, commands are held in memory instead, so that everything goes on working while the page is open.
 */
export async function openCommandStore(): Promise<CommandStore> {
  const memory = memoryStore();
  if (!keepsData()) return memory;
  try {
    const { openSealedStore } = await import('./sealed-store');
    return withMemory(await openSealedStore(), memory);
  } catch {
    return memory;
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
