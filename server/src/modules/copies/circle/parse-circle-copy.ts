import { setImmediate } from 'node:timers/promises';
import { circleCopy, circleCopyLimits, type CircleCopyFault } from '@carecircle/contracts';
import * as z from 'zod';
import { refuse, type Refusal } from '../../../refuse';
import type { CopiedKind, CopiedRecord } from '../../copied-kind';
import { CircleCopyFile, idsIn, type CircleCopy } from './circle-copy';
import { copiedKinds } from './copied-kinds';

/** Records that are checked before others get their turn. */
const recordsAtOnce = 500;

/**
 * What the file of a copied circle says, every record of it checked before any is written.
 *
 * @throws INVALID_INPUT with a fault of `circleCopyFaults` at `file`, and in its details the kind and number of the record.
 */
export async function parseCircleCopy(text: string): Promise<CircleCopy> {
  const file = parseFile(text);
  await setImmediate();
  const records: CircleCopy['records'] = {};
  const unknown = Object.keys(file.records).find((name) => !copiedKinds.some((kind) => kind.name === name));
  if (unknown !== undefined) throw faulty('copy_kind', { kind: unknown.slice(0, 60) });
  const number = Object.values(file.records).reduce((sum, { length }) => sum + length, 0);
  if (number > circleCopyLimits.records) throw faulty('copy_large');
  for (const kind of copiedKinds)
    records[kind.name] = await parseRecords(kind, file.records[kind.name] ?? []);
  await requireReferences(records, new Set(file.people.map(({ id }) => id)));
  if (new Set(file.people.map(({ id }) => id)).size < file.people.length) throw faulty('copy_doubled');
  return { ...file, records };
}

function parseFile(text: string): z.infer<typeof CircleCopyFile> {
  const content = readJson(text);
  const { format, version } = (content ?? {}) as { format?: unknown; version?: unknown };
  if (format !== circleCopy.format) throw faulty('copy_format');
  if (version !== circleCopy.version) throw faulty('copy_version');
  const parsed = CircleCopyFile.safeParse(content);
  if (!parsed.success) throw faulty('copy_damaged');
  return parsed.data;
}

function readJson(text: string): unknown {
  try {
    // Some programs put a mark before the first character.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw faulty('copy_damaged');
  }
}

async function parseRecords(kind: CopiedKind, found: readonly unknown[]): Promise<CopiedRecord[]> {
  const { name, fields, holds, most } = kind;
  if (found.length > (most ?? Infinity)) throw faulty('copy_large', { kind: name, most: most ?? 0 });
  const shape = z.strictObject(fields);
  const records: CopiedRecord[] = [];
  const known = new Set<unknown>();
  for (const [index, each] of found.entries()) {
    if (index % recordsAtOnce === recordsAtOnce - 1) await setImmediate();
    const parsed = shape.safeParse(each);
    const at = { kind: name, number: index + 1 };
    if (!parsed.success || holds?.(parsed.data) === false) throw faulty('copy_record', at);
    const record: CopiedRecord = parsed.data;
    if (record.id !== undefined && known.has(record.id)) throw faulty('copy_doubled', at);
    known.add(record.id);
    records.push(record);
  }
  return records;
}

/** A record names others of the same file, and people whom it lists: ids of anything else are nobody's to bring along. */
async function requireReferences(records: CircleCopy['records'], people: ReadonlySet<string>): Promise<void> {
  const present = new Map(
    Object.entries(records).map(([name, list]) => [name, new Set(list.map(({ id }) => String(id)))]),
  );
  for (const { name, refers = {}, people: persons = [] } of copiedKinds)
    for (const [index, record] of (records[name] ?? []).entries()) {
      if (index % recordsAtOnce === recordsAtOnce - 1) await setImmediate();
      const isKnown =
        persons.every((field) => idsIn(record[field]).every((id) => people.has(id))) &&
        Object.entries(refers).every(([field, of]) =>
          idsIn(record[field]).every((id) => present.get(of)?.has(id)),
        );
      if (!isKnown) throw faulty('copy_reference', { kind: name, number: index + 1 });
    }
}

export function faulty(fault: CircleCopyFault, details?: Record<string, string | number>): Refusal {
  return refuse('INVALID_INPUT', {
    message: `This copy of a circle cannot be restored: ${fault}.`,
    fields: [{ path: 'file', code: fault }],
    ...(details && { details }),
  });
}
