import type { DueSoon, DueSoonPlace } from '../../../records/due-soon';
import type { Transaction } from '../../../database/database';
import { readEventsDueSoon } from '../../calendar';
import { readBillsDueSoon } from '../../finance';
import { readDosesDueSoon } from '../../medications';
import { readTasksDueSoon } from '../../tasks';

/** Everything that a circle's people are reminded of: a module that has more adds its line here (NOTE-4). */
const sources = {
  dose: readDosesDueSoon,
  event: readEventsDueSoon,
  task: readTasksDueSoon,
  bill: readBillsDueSoon,
};
export type DueKind = keyof typeof sources;

export async function readAllDueSoon(
  tx: Transaction,
  place: DueSoonPlace,
): Promise<(DueSoon & { kind: DueKind })[]> {
  const all: (DueSoon & { kind: DueKind })[] = [];
  for (const kind of Object.keys(sources) as DueKind[])
    for (const item of await sources[kind](tx, place)) all.push({ ...item, kind });
  return all;
}
