import type { PastDose, Recipient } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../../database/database';
import { dayIn } from '../../../records/circle-days';
import { grouped } from '../../../records/grouped';
import { momentOf } from '../../../recurrence/wall-moments';
import { refuse } from '../../../refuse';
import { defineCommand } from '../../../spine/define-command';
import { listRecipientsOf } from '../../circles';
import { hasDoses } from './dose-moments';
import { changeDose, doseOf, logDoses, logLine, openDose } from './dose-rows';
import { lockMedication } from '../medication-rows';
import { doses, type DoseRow, type MedicationRow } from '../medications.tables';
import { requireRoomForNeeded } from './require-room-for-needed';
import { isAsNeeded, statusOf } from './record-dose';
import { alreadyGiven } from './require-open-dose';

const dayMs = 86_400_000;

/** What was kept on paper, or forgotten, comes into the log later: all of it or, where one entry is wrong, none (MED-5). */
export const logPastDoses = defineCommand(
  apiContract.care.logPastDoses,
  async ({ tx, input, circle, actor, now, record }) => {
    const medicationIds = [...new Set(input.entries.map(({ medicationId }) => medicationId))].sort();
    const held = new Map<string, MedicationRow>();
    for (const id of medicationIds) held.set(id, await lockMedication(tx, circle.id, id));
    const zones = new Map((await listRecipientsOf(tx, circle.id)).map(({ id, timeZone }) => [id, timeZone]));
    const known = await readDosesOf(tx, circle.id, input.entries);
    const said: Said[] = [];
    for (const [index, entry] of input.entries.entries()) {
      const medication = held.get(entry.medicationId) as MedicationRow;
      const timeZone = zones.get(medication.recipientId) ?? 'UTC';
      const found = known.get(keyOf(entry)) ?? null;
      if (found && found.status !== 'due' && found.status !== 'missed')
        throw await alreadyGiven(tx, found, timeZone);
      const dose = sayOfPast({ entry, index, medication, timeZone, found, now, actorId: actor.id });
      if (entry.time !== null) known.set(keyOf(entry), dose);
      said.push({ dose, found, medication });
    }
    await writeDoses(tx, said);
    const lines = said.map(({ dose, medication }) =>
      logLine(dose, medication, {
        ...{ status: dose.status as Exclude<DoseRow['status'], 'due'>, memberId: actor.id },
        ...{ loggedAt: now, isBackFilled: true },
      }),
    );
    await logDoses(tx, lines);
    await record('doses.back-filled', { medicationIds, doses: said.length });
    return said.map(({ dose }) => doseOf(dose));
  },
);

interface Said {
  dose: DoseRow;
  found: DoseRow | null;
  medication: MedicationRow;
}

interface Past {
  entry: PastDose;
  index: number;
  medication: MedicationRow;
  timeZone: Recipient['timeZone'];
  found: DoseRow | null;
  now: Date;
  actorId: string;
}

/** The dose as an entry says it was; refuses at the entry's field what cannot have been. */
function sayOfPast(past: Past): DoseRow {
  const { entry, medication, timeZone, found, now, actorId } = past;
  const { day, time, status, reason } = entry;
  const dueAt = time === null ? null : momentOf(timeZone, day, time);
  const wrong = wrongField(past, dueAt);
  if (wrong) {
    const [field, code] = wrong;
    throw refuse('INVALID_INPUT', {
      message: 'This is no dose of the past.',
      fields: [{ path: `entries.${past.index}.${field}`, code }],
    });
  }
  const takenAt = status === 'taken' ? new Date(entry.takenAt ?? dueAt ?? now) : null;
  return {
    ...(found ?? openDose(medication, { day, time, dueAt })),
    ...{ status: takenAt ? statusOf({ dueAt }, takenAt) : status, takenAt, reason },
    ...{ loggedBy: actorId, loggedAt: now, watchAt: null, watchFor: null },
  };
}

type WrongField = readonly [field: string, code: string];

/** The field at fault, and why; null where all is well. */
function wrongField(
  { entry, medication, timeZone, found, now }: Past,
  dueAt: Date | null,
): WrongField | null {
  const takenAt = entry.takenAt === null ? null : new Date(entry.takenAt);
  if (takenAt && takenAt > now) return ['takenAt', 'in_the_future'];
  if (entry.status === 'skipped' && !entry.reason) return ['reason', 'required'];
  if (!dueAt) return wrongNeed(entry, medication, takenAt, timeZone);
  if (dueAt > now) return ['day', 'in_the_future'];
  const isScheduled = hasDoses(medication, entry.day) && medication.times.includes(entry.time ?? '');
  if (!found && !isScheduled) return ['time', 'not_scheduled'];
  if (takenAt && Math.abs(takenAt.getTime() - dueAt.getTime()) > dayMs) return ['takenAt', 'not_that_day'];
  return null;
}

function wrongNeed(
  entry: PastDose,
  medication: MedicationRow,
  takenAt: Date | null,
  timeZone: string,
): WrongField | null {
  if (!isAsNeeded(medication)) return ['time', 'required'];
  if (entry.status !== 'taken') return ['status', 'invalid_value'];
  if (!takenAt) return ['takenAt', 'required'];
  return dayIn(timeZone, takenAt) === entry.day ? null : ['takenAt', 'not_that_day'];
}

/** The doses that stand already on the days of these entries, by medication, day and time. */
async function readDosesOf(
  tx: Transaction,
  circleId: string,
  entries: readonly PastDose[],
): Promise<Map<string, DoseRow>> {
  const ids = [...new Set(entries.map(({ medicationId }) => medicationId))];
  const days = [...new Set(entries.map(({ day }) => day))];
  const rows = await tx
    .select()
    .from(doses)
    .where(and(eq(doses.circleId, circleId), inArray(doses.medicationId, ids), inArray(doses.day, days)));
  return new Map(rows.filter(({ time }) => time !== null).map((row) => [keyOf(row), row]));
}

async function writeDoses(tx: Transaction, said: readonly Said[]): Promise<void> {
  const added = said.filter(({ found }) => !found).map(({ dose }) => dose);
  const needed = added.filter(({ time }) => time === null);
  const ofDays = [...grouped(needed, ({ recipientId, day }) => `${recipientId} ${day}`)];
  // In the order of their keys, so that two at once never wait for each other.
  for (const [, [first, ...others]] of ofDays.sort(([a], [b]) => (a < b ? -1 : 1)))
    await requireRoomForNeeded(tx, first, 1 + others.length);
  if (added.length > 0) await tx.insert(doses).values(added);
  for (const { found, dose } of said) if (found) await changeDose(tx, found, dose);
}

function keyOf({ medicationId, day, time }: Pick<DoseRow, 'medicationId' | 'day' | 'time'>): string {
  return `${medicationId} ${day} ${time ?? ''}`;
}
