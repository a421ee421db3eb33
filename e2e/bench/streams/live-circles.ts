import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { signUpMember, type Member } from '../member';
import { listen, type Listening } from './listen';

const circleCount = 100;
/** A person may belong to many circles but hold thirty streams. */
const circlesPerPair = 25;
/** Each circle's writer does something that often. */
const everyMs = 5_000;

export interface LiveCircles {
  /** Milliseconds from the sending of each change to its arrival on the other member's stream, oldest first. */
  taken: number[];
  stop(): Promise<void>;
}

interface Pair {
  writer: Member;
  reader: Member;
}

/** A hundred circles of two members, each with a stream; in each one of them adds a task every five seconds. */
export async function startLiveCircles(origin: string): Promise<LiveCircles> {
  const sent = new Map<string, number>();
  const taken: number[] = [];
  const streams: Listening[] = [];
  let isOver = false;
  const hear = (data: string) => {
    const { payload } = JSON.parse(data) as { payload: { task?: { id: string } } };
    const at = sent.get(payload.task?.id ?? '');
    if (at !== undefined) taken.push(performance.now() - at);
  };
  const live = async ({ writer }: Pair, circleId: string) => {
    await wait(Math.random() * everyMs);
    while (!isOver) {
      const taskId = randomUUID();
      sent.set(taskId, performance.now());
      await addTask(writer, circleId, taskId);
      await wait(everyMs * (0.5 + Math.random()));
    }
  };
  const lives: Promise<void>[] = [];
  for (let made = 0; made < circleCount; made += circlesPerPair) {
    const pair = { writer: await signUpMember(origin, 'Ana'), reader: await signUpMember(origin, 'Ben') };
    for (let count = 0; count < circlesPerPair; count += 1) {
      const circleId = await makeCircle(pair);
      streams.push(await listen(origin, pair.writer, circleId, () => undefined));
      streams.push(await listen(origin, pair.reader, circleId, hear));
      lives.push(live(pair, circleId));
    }
  }
  return {
    taken,
    async stop() {
      isOver = true;
      await Promise.all(lives);
      for (const stream of streams) stream.stop();
    },
  };
}

async function makeCircle({ writer, reader }: Pair): Promise<string> {
  const { id } = await writer.call('circles', 'createCircle', {
    newCircleId: randomUUID(),
    name: 'Rosa',
    timeZone: 'America/Chicago',
  });
  const { inviteCode } = await writer.call('circles', 'getInviteCode', { circleId: id });
  await reader.call('circles', 'joinCircle', { inviteCode });
  await writer.call('circles', 'admitMember', { circleId: id, memberId: reader.id });
  return id;
}

async function addTask(writer: Member, circleId: string, taskId: string): Promise<void> {
  await writer.call('care', 'addTask', {
    circleId,
    taskId,
    title: 'Walk with Hugo',
    description: '',
    recipientId: null,
    assigneeId: null,
    dueDate: '2030-01-15',
    dueTime: null,
  });
}
