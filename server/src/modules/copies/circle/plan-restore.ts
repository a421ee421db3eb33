import type { Circle } from '@carecircle/contracts';
import type { FieldCrypto } from '../../../crypto/field-crypto';
import type { UnitOfWork } from '../../../spine/context';
import type { CopiedKind, CopiedRecord } from '../../copied-kind';
import type { CircleCopy, CopiedPerson } from './circle-copy';
import { copiedKinds } from './copied-kinds';
import { newIds } from './new-ids';
import { writeRecords, type Place } from './write-records';

/** What one transaction writes, and of how many it derives rows. */
const [recordsAtOnce, sourcesAtOnce] = [500, 10];

/** What one transaction writes. */
interface Part {
  /** Kind and number of its records. */
  label: string;
  write(unit: Pick<UnitOfWork, 'tx' | 'now'>): Promise<void>;
}

/** All that a restore writes, the same whenever the same is sent. */
export interface RestorePlan {
  circle: Pick<Circle, 'id' | 'name' | 'timeZone' | 'currency'>;
  /** Tells it from every other: who restores which text as which circle, in which parts. */
  mark: string;
  /** Everybody in the copy but the person who restores it, by their ids in the new circle. */
  others: readonly CopiedPerson[];
  parts: readonly Part[];
  /** How many there are. */
  records: number;
}

interface Restore {
  input: { newCircleId: string; name: string; file: string };
  adminId: string;
  copy: CircleCopy;
}

export function planRestore(crypto: FieldCrypto, { input, adminId, copy }: Restore): RestorePlan {
  const { newCircleId: id, name, file } = input;
  const { timeZone, currency } = copy.circle;
  const text = crypto.fingerprint(`restore ${JSON.stringify([adminId, id, name])} ${file}`);
  const newId = newIds(new Map([[adminId, adminId]]), text);
  const place = { circle: { id, timeZone }, adminId, newId };
  const each = copiedKinds.map((kind) => ({ kind, records: copy.records[kind.name] ?? [] }));
  const parts = [
    ...each.flatMap(({ kind, records }) => recordParts(place, kind, records)),
    ...each.flatMap(({ kind, records }) => derivingParts(place, kind, records)),
  ];
  return {
    circle: { id, name, timeZone, currency },
    mark: crypto.fingerprint(JSON.stringify([text, parts.map(({ label }) => label)])),
    others: copy.people
      .filter((person) => person.id !== adminId)
      .map((person) => ({ ...person, id: newId(person.id) })),
    parts,
    records: each.reduce((sum, { records }) => sum + records.length, 0),
  };
}

function recordParts(place: Place, kind: CopiedKind, records: readonly CopiedRecord[]): Part[] {
  return inGroups(records, recordsAtOnce).map((group, index) => ({
    label: `${kind.name} ${group.length}`,
    write: (unit) => writeRecords(unit, place, { kind, records: group, from: index * recordsAtOnce }),
  }));
}

function derivingParts(place: Place, kind: CopiedKind, records: readonly CopiedRecord[]): Part[] {
  const { derive } = kind;
  if (!derive) return [];
  return inGroups(records, sourcesAtOnce).map((group) => ({
    label: `of ${kind.name} ${group.length}`,
    write: (unit) =>
      derive(
        unit,
        place.circle,
        group.map(({ id }) => place.newId(String(id))),
      ),
  }));
}

function inGroups<T>(all: readonly T[], size: number): T[][] {
  const number = Math.ceil(all.length / size);
  return Array.from({ length: number }, (_, index) => all.slice(index * size, (index + 1) * size));
}
