import type { RelayMessage } from './relays/relay';

const coalesceMs = 20;

/**
 * Collects messages for 20 ms and sends them together; of several looks at one log only the farthest is kept.
 * Passing facts keep their order.
 */
export function coalesce(send: (messages: RelayMessage[]) => Promise<void> | void) {
  const looks = new Map<string, RelayMessage>();
  let others: RelayMessage[] = [];
  let timer: NodeJS.Timeout | undefined;
  const flush = async () => {
    clearTimeout(timer);
    timer = undefined;
    const messages = [...looks.values(), ...others];
    looks.clear();
    others = [];
    if (messages.length > 0) await send(messages);
  };
  return {
    add(messages: RelayMessage[]) {
      for (const message of messages) {
        if (message.kind === 'look') looks.set(message.scopeId, message);
        else others.push(message);
      }
      timer ??= setTimeout(() => void flush(), coalesceMs);
    },
    flush,
  };
}
