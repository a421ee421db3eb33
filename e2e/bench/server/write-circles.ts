import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { signUpMember, type Member } from '../member';

/** Circles that one person writes into, and somebody in each who is told of the last write. */
export interface WriteCircles {
  writer: Member;
  ids: string[];
  /** Resolves when the follow-ups of all writes so far have run. */
  settled(): Promise<void>;
}

const longestWaitMs = 120_000;

export async function makeWriteCircles(origin: string, count: number): Promise<WriteCircles> {
  const writer = await signUpMember(origin, 'Writer');
  const reader = await signUpMember(origin, 'Reader');
  const ids: string[] = [];
  for (let made = 0; made < count; made += 1) {
    const circle = await writer.call('circles', 'createCircle', {
      newCircleId: randomUUID(),
      name: `Circle ${made}`,
      timeZone: 'America/Chicago',
    });
    const { inviteCode } = await writer.call('circles', 'getInviteCode', { circleId: circle.id });
    await reader.call('circles', 'joinCircle', { inviteCode });
    await writer.call('circles', 'admitMember', { circleId: circle.id, memberId: reader.id });
    ids.push(circle.id);
  }
  const lastOnes = async () => {
    const asked = { type: 'task', unread: 'true', limit: 100 } as const;
    const { notifications } = await reader.call('notifications', 'listNotifications', asked);
    return notifications.filter(({ values }) => values.title === lastTitle).length;
  };
  return {
    writer,
    ids,
    async settled() {
      await reader.call('notifications', 'readAllNotifications', {});
      for (const circleId of ids) await assign(writer, circleId, reader.id);
      const givenUp = Date.now() + longestWaitMs;
      while ((await lastOnes()) < ids.length) {
        if (Date.now() > givenUp) throw new Error('The follow-ups did not end in time.');
        await wait(100);
      }
    },
  };
}

const lastTitle = 'The last one';

/** A log is followed up in order: once the assignee is told of this task, everything before it is done. */
async function assign(writer: Member, circleId: string, assigneeId: string): Promise<void> {
  await writer.call('care', 'addTask', {
    circleId,
    taskId: randomUUID(),
    title: lastTitle,
    description: '',
    recipientId: null,
    assigneeId,
    dueDate: '2030-01-15',
    dueTime: null,
  });
}
