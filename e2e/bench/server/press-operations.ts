import { randomUUID } from 'node:crypto';
import { operationPath } from '@carecircle/contracts/api';
import { pressLoad } from './press-load';
import type { WriteCircles } from './write-circles';

/** People at work at once. */
export const connections = 16;

export interface Reads {
  cookie: string;
  circleId: string;
}

const taskFields = { description: '', recipientId: null, assigneeId: null, dueTime: null };

/** The first page of a circle's tasks, from the whole server. */
export function pressReads(origin: string, { cookie, circleId }: Reads, durationMs: number) {
  const path = `/api${operationPath('care', 'listTasks')}?circleId=${circleId}&limit=50`;
  return pressLoad({ origin, cookie, connections, durationMs, requestOf: () => ({ path }) });
}

/** The same page from the bare server. */
export function pressBareReads(origin: string, { circleId }: Reads, durationMs: number) {
  const path = `/?circleId=${circleId}&limit=50`;
  return pressLoad({ origin, cookie: '', connections, durationMs, requestOf: () => ({ path }) });
}

/** A new task that is for anyone, each connection in its own circle. */
export function pressWrites(origin: string, { writer, ids }: WriteCircles, durationMs: number) {
  const path = `/api${operationPath('care', 'addTask')}`;
  const requestOf = (connection: number) => ({
    path,
    body: { ...taskFor(ids[connection]), ...taskFields, commandId: randomUUID() },
  });
  return pressLoad({ origin, cookie: writer.cookie, connections, durationMs, requestOf });
}

export function pressBareWrites(origin: string, { writer, ids }: WriteCircles, durationMs: number) {
  const requestOf = (connection: number) => ({
    path: '/',
    body: { ...taskFor(ids[connection]), createdBy: writer.id },
  });
  return pressLoad({ origin, cookie: '', connections, durationMs, requestOf });
}

function taskFor(circleId: string | undefined) {
  return { circleId, taskId: randomUUID(), title: 'Walk with Hugo', dueDate: '2030-01-15' };
}
