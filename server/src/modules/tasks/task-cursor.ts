import { ClockTime, Day, Id, Instant } from '@carecircle/contracts/schemas';
import * as z from 'zod';
import { readCursor, writeCursor } from '../../records/page-cursor';
import type { TaskRow } from './tasks.tables';

const OpenPosition = z.tuple([z.literal('open'), Day, ClockTime.nullable(), Id]);
const CompletedPosition = z.tuple([z.literal('completed'), Instant, Id]);

/** Where a page of tasks begins: after an open task, after a completed one, or (null) at the start of the list. */
export type TaskPosition =
  | { part: 'open'; dueDate: string; dueTime: string | null; id: string }
  | { part: 'completed'; completedAt: string; id: string };

export function cursorAfter(row: TaskRow): string {
  return row.completedAt
    ? writeCursor(['completed', row.completedAt.toISOString(), row.id])
    : writeCursor(['open', row.dueDate, row.dueTime, row.id]);
}

export function readTaskCursor(cursor: string | undefined): TaskPosition | null {
  if (cursor === undefined) return null;
  const position = readCursor(z.union([OpenPosition, CompletedPosition]), cursor);
  if (position[0] === 'completed') return { part: 'completed', completedAt: position[1], id: position[2] };
  return { part: 'open', dueDate: position[1], dueTime: position[2], id: position[3] };
}
