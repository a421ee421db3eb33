import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { CannotStart } from '../../cannot-start';
import { coalesce } from '../coalesce';
import { createMemoryRelay } from './memory-relay';
import type { Relay, RelayMessage } from './relay';

const subject = 'carecircle.relay';

/**
 * Tells many processes of each other's commits over NATS. After a lost connection everyone catches up from the log.
 *
 * @throws CannotStart
 */
export async function createNatsRelay({ url, log }: { url: string; log: Logger }): Promise<Relay> {
  const local = createMemoryRelay();
  const self = randomUUID();
  const { connect } = await import('@nats-io/transport-node');
  const connection = await connect({ servers: url, maxReconnectAttempts: -1, reconnectTimeWait: 500 }).catch(
    (cause: Error) => {
      throw new CannotStart(`NATS cannot be reached: ${cause.message}. See NATS_URL.`, { cause });
    },
  );
  const outgoing = coalesce((messages) => {
    connection.publish(subject, JSON.stringify({ from: self, messages }));
  });

  connection.subscribe(subject, {
    callback(error, message) {
      if (error) return log.warn({ err: error }, 'a message of another server was lost');
      const { from, messages } = message.json<{ from: string; messages: RelayMessage[] }>();
      if (from !== self) local.announce(messages);
    },
  });
  void (async () => {
    for await (const status of connection.status()) {
      if (status.type === 'reconnect') local.announce([{ kind: 'catch-up' }]);
    }
  })();
  await connection.flush();

  return {
    listen: local.listen,
    announce(messages) {
      local.announce(messages);
      outgoing.add(messages);
    },
    async close() {
      await outgoing.flush();
      await connection.drain();
      await local.close();
    },
  };
}
