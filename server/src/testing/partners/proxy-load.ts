import { randomUUID } from 'node:crypto';
import type { DomainEvent } from '@carecircle/contracts';
import { expect } from 'vitest';
import { CallRefused } from '../call-operation';
import type { RemotePerson } from '../remote-person';
import { openTestStream, type TestStream } from '../test-stream';

const patience = { timeout: 60_000, interval: 20 };
const answersOfEach = 10;

/** What people do without a pause: some write, some read, one follows the log. */
export interface Load {
  /** Requests that were refused or had no answer. */
  failures: string[];
  /** Messages that a server said that it had taken. */
  messageIds: string[];
  /** Those that the log tells of. */
  toldMessageIds: string[];
  /** Numbers of the log, as they came. */
  sequences: number[];
  /** Resolves once each of those who write and read has had ten more answers. */
  answersMore(): Promise<void>;
  /** Ends writing and reading, each with its last answer. */
  stop(): Promise<void>;
  stopReading(): Promise<void>;
}

interface LoadOptions {
  /** Commands that nobody answered are sent again, the same, as browsers do. */
  repeatsUnanswered?: boolean;
}

export function startLoad(
  url: string,
  person: RemotePerson,
  circleId: string,
  { repeatsUnanswered = false }: LoadOptions = {},
): Load {
  const failures: string[] = [];
  const messageIds: string[] = [];
  let isStopped = false;
  const counts: number[] = [];
  const go = async (turn: () => Promise<unknown>) => {
    const place = counts.push(0) - 1;
    while (!isStopped) {
      await turn().catch((error: unknown) => failures.push(String(error)));
      counts[place] = (counts[place] ?? 0) + 1;
    }
  };
  const write = async () => {
    const message = { circleId, messageId: randomUUID(), commandId: randomUUID(), recipientId: null };
    const send = () => person.call(url, 'communication.sendMessage', { ...message, text: 'Still here' });
    await (repeatsUnanswered ? untilAnswered(send) : send());
    messageIds.push(message.messageId);
  };
  const read = () => person.call(url, 'communication.listMessages', { circleId });
  const running = [write, write, write, read, read, read].map(go);
  const follower = followLog(url, person, circleId);
  return {
    failures,
    messageIds,
    ...follower,
    async answersMore() {
      const before = [...counts];
      const haveMore = () => counts.every((count, place) => count >= (before[place] ?? 0) + answersOfEach);
      await expect.poll(haveMore, patience).toBe(true);
    },
    async stop() {
      isStopped = true;
      await Promise.all(running);
    },
  };
}

/** A refusal is an answer; without one, or with that of a server or proxy that cannot serve, nobody knows what was done. */
async function untilAnswered(send: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      await send();
      return;
    } catch (error) {
      if (error instanceof CallRefused && error.status < 500) throw error;
    }
  }
}

/** Reads the log from its beginning and goes on where it was whenever its connection ends. */
function followLog(url: string, person: RemotePerson, circleId: string) {
  const sequences: number[] = [];
  const toldMessageIds: string[] = [];
  let stream: TestStream | undefined;
  let isStopped = false;
  const take = (event: DomainEvent) => {
    sequences.push(event.sequence);
    if (event.type === 'message.sent') toldMessageIds.push(event.payload.message.id);
  };
  const follow = async () => {
    const positions = `${circleId}:${sequences.at(-1) ?? 0}`;
    const opened = (stream = await openTestStream(`${url}/api/events?positions=${positions}`, person.cookie));
    // It may be cut off; the next one goes on from there.
    opened.ended.catch(() => undefined);
    try {
      for (;;) take((await opened.next(({ event }) => event === 'domain')).data as DomainEvent);
    } finally {
      opened.close();
    }
  };
  const following = (async () => {
    while (!isStopped) await follow().catch(() => undefined);
  })();
  return {
    sequences,
    toldMessageIds,
    async stopReading() {
      isStopped = true;
      stream?.close();
      await following;
    },
  };
}
