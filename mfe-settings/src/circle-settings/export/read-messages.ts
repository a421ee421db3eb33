import { callOperation, type CircleSession } from '@carecircle/remote-kit';
import { readAll, type Whole } from './read-all';

/** The circle's chat and one's own threads with each member. */
export async function readMessages({ circle, members, person }: CircleSession): Promise<Whole<unknown>> {
  const others = members.filter(({ id, status }) => id !== person.id && status === 'active');
  const lists: Whole<unknown>[] = [];
  for (const withMemberId of [undefined, ...others.map(({ id }) => id)])
    lists.push(
      await readAll(async (before: number | undefined) => {
        const input = { circleId: circle.id, withMemberId, before, limit: 100 };
        const page = await callOperation('communication.listMessages', input);
        return { records: page.messages, next: page.before };
      }),
    );
  return {
    records: lists.flatMap(({ records }) => records),
    isComplete: lists.every(({ isComplete }) => isComplete),
  };
}
