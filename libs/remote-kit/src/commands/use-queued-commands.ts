import { useMemo, useSyncExternalStore } from 'react';
import type { CommandKey } from '../operations/operation-types';
import { useOptionalSession } from '../session/use-session';
import { commandQueue } from './command-queue';
import type { QueuedCommand } from './queued-command';

export interface QueuedCommands<K extends CommandKey> {
  /** Waiting and refused ones of the chosen circle (or of the person), oldest first. */
  commands: QueuedCommand<K>[];
  retry: (commandId: string) => void;
  discard: (commandId: string) => void;
}

/** Commands of one operation that the server has not taken yet, so that a screen can show their state (CHAT-3). */
export function useQueuedCommands<K extends CommandKey>(operation: K): QueuedCommands<K> {
  const all = useSyncExternalStore(commandQueue.subscribe, commandQueue.commands);
  const session = useOptionalSession();
  const personId = session?.person.id;
  const circleId = session?.circle?.id;
  const commands = useMemo(
    () =>
      all.filter(
        (command): command is QueuedCommand<K> =>
          command.operation === operation &&
          command.personId === personId &&
          (command.circleId === null || command.circleId === circleId),
      ),
    [all, operation, personId, circleId],
  );
  return {
    commands,
    retry: (commandId) => void commandQueue.retry(commandId),
    discard: (commandId) => void commandQueue.discard(commandId),
  };
}

/** All commands of this person that would be lost with this device, oldest first: waiting and refused ones (SET-4). */
export function useUnsentCommands(): QueuedCommand[] {
  const all = useSyncExternalStore(commandQueue.subscribe, commandQueue.commands);
  const personId = useOptionalSession()?.person.id;
  return useMemo(() => all.filter((command) => command.personId === personId), [all, personId]);
}
