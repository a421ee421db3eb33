import { commandQueue } from './command-queue';

/** Gives a stored command up, unless the server has answered it already. */
export function discardCommand(commandId: string): Promise<void> {
  return commandQueue.discard(commandId);
}
