import { apiContract } from '@carecircle/contracts/api';
import { Id, Instant } from '@carecircle/contracts/schemas';
import * as z from 'zod';
import { readCursor, writeCursor } from '../../records/page-cursor';
import { defineQuery } from '../../spine/define-query';
import { checkInOf, readCheckIns, type CheckInPosition } from './read-check-ins';

const Position = z.tuple([Instant, Id]);

export const listCheckIns = defineQuery(apiContract.care.listCheckIns, async ({ db, input, actor }) => {
  const { recipientId, cursor, limit } = input;
  const rows = await readCheckIns(db, actor, { recipientId, after: positionAt(cursor), limit: limit + 1 });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    checkIns: page.map(checkInOf),
    nextCursor: last && rows.length > limit ? writeCursor([last.createdAt.toISOString(), last.id]) : null,
  };
});

function positionAt(cursor: string | undefined): CheckInPosition | null {
  if (cursor === undefined) return null;
  const [createdAt, id] = readCursor(Position, cursor);
  return { createdAt, id };
}
