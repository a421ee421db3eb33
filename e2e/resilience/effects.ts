import type { DomainEvent } from '@carecircle/contracts';
import type { Caller } from '../product/caller';
import type { Effect } from './restless-writer';

/** What the circle's rows say was done: its messages and tasks, over all their pages. */
export async function effectsOfRows(person: Caller, circleId: string): Promise<Effect[]> {
  return [...(await messagesOf(person, circleId)), ...(await tasksOf(person, circleId))].sort();
}

/** What the circle's log says was done. */
export function effectsOfEvents(events: readonly DomainEvent[]): Effect[] {
  return events.flatMap(effectsOfEvent).sort();
}

function effectsOfEvent(event: DomainEvent): Effect[] {
  if (event.type === 'message.sent') return [`sent ${event.payload.message.id}`];
  if (event.type === 'task.added') return [`added ${event.payload.task.id}`];
  if (event.type === 'task.completed') return [`completed ${event.payload.task.id}`];
  return [];
}

async function messagesOf(person: Caller, circleId: string): Promise<Effect[]> {
  const effects: Effect[] = [];
  let before: number | null | undefined;
  do {
    const page = await person.call('communication', 'listMessages', {
      circleId,
      limit: 100,
      ...(before && { before }),
    });
    effects.push(...page.messages.map(({ id }) => `sent ${id}`));
    before = page.before;
  } while (before);
  return effects;
}

async function tasksOf(person: Caller, circleId: string): Promise<Effect[]> {
  const effects: Effect[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await person.call('care', 'listTasks', { circleId, limit: 100, ...(cursor && { cursor }) });
    for (const { id, status } of page.tasks)
      effects.push(`added ${id}`, ...(status === 'completed' ? [`completed ${id}`] : []));
    cursor = page.nextCursor;
  } while (cursor);
  return effects;
}
