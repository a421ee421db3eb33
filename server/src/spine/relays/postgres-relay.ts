import { randomUUID } from 'node:crypto';
import { Client, type Pool } from 'pg';
import type { Logger } from 'pino';
import { coalesce } from '../coalesce';
import { createMemoryRelay } from './memory-relay';
import type { Relay, RelayMessage } from './relay';

const channel = 'carecircle';
const largestNotice = 7_000;
const reconnectMs = 500;

interface Parts {
  url: string;
  pool: Pool;
  log: Logger;
}

/**
 * Tells the processes on one PostgreSQL of each other's commits, by notifications on a connection of their own. What is
 * announced was committed before, so a lost notice costs time, not truth: after a lost connection everyone catches up.
 */
export async function createPostgresRelay({ url, pool, log }: Parts): Promise<Relay> {
  const local = createMemoryRelay();
  const self = randomUUID();
  let client: Client | null = null;
  let isClosed = false;

  const send = async (messages: RelayMessage[]) => {
    try {
      for (const notice of packNotices(self, messages))
        await pool.query({ text: 'select pg_notify($1, $2)' }, [channel, notice]);
    } catch (error) {
      log.warn({ err: error }, 'telling the other servers failed');
    }
  };
  const outgoing = coalesce(send);
  const hear = (notice: string | undefined) => {
    const { from, messages } = JSON.parse(notice ?? '{}') as { from: string; messages: RelayMessage[] };
    if (from !== self) local.announce(messages);
  };
  const connect = async () => {
    const next = new Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 2_000 });
    next.on('notification', ({ payload }) => hear(payload));
    next.on('error', () => undefined);
    await next.connect();
    await next.query(`listen ${channel}`);
    next.once('end', reconnect);
    client = next;
  };
  const reconnect = () => {
    if (isClosed) return;
    log.warn('lost the connection that hears the other servers');
    setTimeout(() => {
      if (isClosed) return;
      connect().then(() => local.announce([{ kind: 'catch-up' }]), reconnect);
    }, reconnectMs).unref();
  };
  await connect();

  return {
    listen: local.listen,
    announce(messages) {
      local.announce(messages);
      outgoing.add(messages);
    },
    async close() {
      isClosed = true;
      await outgoing.flush();
      await client?.end();
      await local.close();
    },
  };
}

/** Notices of at most 7,000 bytes: PostgreSQL takes less than 8,000. */
function packNotices(from: string, messages: RelayMessage[]): string[] {
  const notices: RelayMessage[][] = [[]];
  let size = 0;
  for (const message of messages) {
    const length = Buffer.byteLength(JSON.stringify(message)) + 1;
    if (size + length > largestNotice) {
      notices.push([]);
      size = 0;
    }
    notices.at(-1)?.push(message);
    size += length;
  }
  return notices
    .filter((notice) => notice.length > 0)
    .map((notice) => JSON.stringify({ from, messages: notice }));
}
