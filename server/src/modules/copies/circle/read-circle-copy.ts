import { setImmediate } from 'node:timers/promises';
import { circleCopy, circleCopyLimits, type Circle, type Member } from '@carecircle/contracts';
import { can } from '@carecircle/permissions';
import { listMembers } from '../../../access/find-member';
import type { Reader } from '../../../database/database';
import { refuse } from '../../../refuse';
import type { CopiedKind, CopiedRecord } from '../../copied-kind';
import { idsIn, withIds, type CircleCopy } from './circle-copy';
import { copiedKinds } from './copied-kinds';
import { readRows } from './read-rows';

/** Rows that are made records of before others get their turn. */
const rowsAtOnce = 500;

/**
 * A circle as one member may see it, to take along and to restore (ALL-5): flags and switches hold for every record. What a record
 * names is in the copy too, or is not named.
 *
 * @throws OVER_LIMIT where it has more records than a copy can hold.
 */
export async function readCircleCopy(
  reader: Reader,
  { circle, member, now }: { circle: Circle; member: Member; now: Date },
): Promise<CircleCopy> {
  const records: CircleCopy['records'] = {};
  let room: number = circleCopyLimits.records;
  for (const kind of copiedKinds) {
    const found = await readRecords(reader, kind, member, room + 1);
    room -= found.read;
    if (room < 0)
      throw refuse('OVER_LIMIT', {
        message: `A copy holds ${circleCopyLimits.records} records at most.`,
        details: { most: circleCopyLimits.records },
      });
    records[kind.name] = found.records;
  }
  closeReferences(records);
  const named = new Set(copiedKinds.flatMap((kind) => peopleIn(kind, records[kind.name] ?? [])));
  const members = await listMembers(reader, circle.id, ['active', 'pending', 'former']);
  const { name, timeZone, currency } = circle;
  return {
    ...circleCopy,
    exportedAt: now.toISOString(),
    circle: { name, timeZone, currency },
    people: members.filter(({ id }) => named.has(id)).map((person) => ({ id: person.id, name: person.name })),
    records,
  };
}

async function readRecords(
  reader: Reader,
  kind: CopiedKind,
  member: Member,
  most: number,
): Promise<{ records: CopiedRecord[]; read: number }> {
  const rows = can(member, kind.action) ? await readRows(reader, kind, member, most) : [];
  const records: CopiedRecord[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % rowsAtOnce === rowsAtOnce - 1) await setImmediate();
    const record = recordOf(kind, row, member);
    if (record) records.push(record);
  }
  return { records, read: rows.length };
}

function recordOf(kind: CopiedKind, row: CopiedRecord, member: Member): CopiedRecord | null {
  const about = row.recipientId;
  if (typeof about === 'string' && !can(member, kind.action, about)) return null;
  const record: CopiedRecord = {};
  for (const field of Object.keys(kind.fields)) {
    const value = row[field];
    record[field] = value instanceof Date ? value.toISOString() : value;
  }
  return kind.shown ? kind.shown(record, member) : record;
}

/** Takes out what names something that is not in the copy, such as a record that this member may not see. */
function closeReferences(records: CircleCopy['records']): void {
  for (const kind of copiedKinds) {
    const refers = Object.entries(kind.refers ?? {});
    if (refers.length === 0) continue;
    const present = new Map(refers.map(([, name]) => [name, idsOf(records[name] ?? [])]));
    records[kind.name] = (records[kind.name] ?? []).flatMap((record) => {
      const closed = { ...record };
      for (const [field, name] of refers) {
        closed[field] = withIds(record[field], (id) => (present.get(name)?.has(id) ? id : null));
        const isLost = closed[field] === null && record[field] !== null;
        if (isLost && !kind.fields[field]?.safeParse(null).success) return [];
      }
      return [closed];
    });
  }
}

const idsOf = (records: readonly CopiedRecord[]) => new Set(records.map(({ id }) => String(id)));

function peopleIn({ people = [] }: CopiedKind, records: readonly CopiedRecord[]): string[] {
  return records.flatMap((record) => people.flatMap((field) => idsIn(record[field])));
}
