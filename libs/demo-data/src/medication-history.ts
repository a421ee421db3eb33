import type { ApiInputs } from '@carecircle/contracts/api';
import type { DemoClock } from './demo-clock';
import type { PersonKey } from './family';
import { demoMedications, type DemoMedication, type MedicationKey } from './medications';
import { capsulePhoto } from './photos/capsule';
import { tabletPhoto } from './photos/tablet';
import type { DemoStage, DemoStep } from './step';

type PastDose = ApiInputs['care']['logPastDoses']['entries'][number];

/** The day on which the family went from the paper on the fridge to the app. */
const beganDaysAgo = 2;
const paperDays = 90;
const entriesAtOnce = 100;

const keys = Object.keys(demoMedications) as MedicationKey[];
const medicationOf = (key: MedicationKey): DemoMedication => demoMedications[key];

/**
 * Three months of doses: those of the paper entered in a few goes, those since then given one by one, among them a missed and a
 * skipped one, and the rest of today still to come.
 */
export function medicationHistory(stage: DemoStage, clock: DemoClock): DemoStep[] {
  const ids = Object.fromEntries(keys.map((key) => [key, stage.newId()])) as Record<MedicationKey, string>;
  return [
    ...keys.map((key, index) => added(stage, clock, key, ids[key], index)),
    photoOf(ids.metformin, tabletPhoto, clock.moment(-beganDaysAgo, '06:25')),
    photoOf(ids.vitaminD, capsulePhoto, clock.moment(-beganDaysAgo, '06:27')),
    pauseOfIbuprofen(clock, ids),
    ...fromPaper(clock, ids),
    ...keys.flatMap((key) => givenSince(clock, key, ids[key])),
    ...neededForTheKnee(stage, clock, ids.acetaminophen),
  ];
}

function added(
  stage: DemoStage,
  clock: DemoClock,
  key: MedicationKey,
  medicationId: string,
  index: number,
): DemoStep {
  const { whom, startsDaysAgo, endsDaysAgo, giver, chain = [], ...fields } = medicationOf(key);
  return {
    at: clock.moment(-beganDaysAgo, `06:1${index}`),
    as: 'ana',
    operation: 'care.addMedication',
    input: {
      ...fields,
      medicationId,
      recipientId: stage.recipients[whom],
      startDate: clock.day(-startsDaysAgo),
      endDate: endsDaysAgo === undefined ? null : clock.day(-endsDaysAgo),
      giverId: giver ? stage.people[giver] : null,
      escalationChain: chain.map((person) => stage.people[person]),
    },
  };
}

/** So that nobody mistakes one for another in the box. */
function photoOf(medicationId: string, photo: string, at: Date): DemoStep {
  return { at, as: 'ana', operation: 'care.setMedicationPhoto', input: { medicationId, photo } };
}

function pauseOfIbuprofen(clock: DemoClock, ids: Record<MedicationKey, string>): DemoStep {
  return {
    at: clock.moment(-beganDaysAgo, '06:20'),
    as: 'ana',
    operation: 'care.pauseMedication',
    input: { medicationId: ids.ibuprofen },
  };
}

function fromPaper(clock: DemoClock, ids: Record<MedicationKey, string>): DemoStep[] {
  const entries = keys.flatMap((key, index) => paperOf(clock, key, ids[key], index));
  const goes = Math.ceil(entries.length / entriesAtOnce);
  return Array.from({ length: goes }, (_, go): DemoStep => ({
    at: clock.moment(-beganDaysAgo, `06:${30 + go}`),
    as: go % 3 === 1 ? 'ben' : 'ana',
    operation: 'care.logPastDoses',
    input: { entries: entries.slice(go * entriesAtOnce, (go + 1) * entriesAtOnce) },
  }));
}

function paperOf(clock: DemoClock, key: MedicationKey, medicationId: string, index: number): PastDose[] {
  const { startsDaysAgo, endsDaysAgo = 0, times } = medicationOf(key);
  const entries: PastDose[] = [];
  const first = Math.min(startsDaysAgo, paperDays - 1);
  for (let ago = first; ago > Math.max(beganDaysAgo, endsDaysAgo - 1); ago -= 1) {
    if (!isDayOf(clock, key, -ago)) continue;
    for (const [turn, time] of times.entries())
      entries.push({
        medicationId,
        day: clock.day(-ago),
        time,
        ...outcome(clock, ago, index * 3 + turn, time),
      });
  }
  return entries;
}

type Outcome = Pick<PastDose, 'status' | 'takenAt' | 'reason'>;

/** What became of a dose: mostly given in time; evenings are forgotten more often, and it has become better. */
function outcome(clock: DemoClock, ago: number, seed: number, time: string): Outcome {
  const chance = (ago * 37 + seed * 11 + ago * ago * seed) % 100;
  const lapse = (time >= '20:00' ? 7 : 2) + Math.floor(ago / 22);
  if (chance < lapse) return { status: 'missed', takenAt: null, reason: '' };
  if (chance < lapse + 2) return { status: 'skipped', takenAt: null, reason: 'Felt sick' };
  const minutesLate = chance > 92 ? 75 + (chance % 7) * 9 : chance % 23;
  const moment = clock.moment(-ago, time).getTime() + minutesLate * 60_000;
  return { status: 'taken', takenAt: new Date(moment).toISOString(), reason: '' };
}

/** Whether a medication is taken on a day so many days from today. */
function isDayOf(clock: DemoClock, key: MedicationKey, away: number): boolean {
  const { frequency, weekday } = medicationOf(key);
  if (frequency !== 'weekly') return true;
  return new Date(clock.day(away)).getUTCDay() === (weekday ?? 0) % 7;
}

/** The dose of last night that nobody gave, and the one that Hugo slept through. */
const forgotten = { key: 'atorvastatin', ago: 1 };
const asleep = { key: 'donepezil', ago: 2 };

function givenSince(clock: DemoClock, key: MedicationKey, medicationId: string): DemoStep[] {
  const { times, endsDaysAgo } = medicationOf(key);
  if (endsDaysAgo !== undefined) return [];
  return Array.from({ length: beganDaysAgo + 1 }, (_, ago) => ago)
    .filter((ago) => isDayOf(clock, key, -ago) && !(forgotten.key === key && forgotten.ago === ago))
    .flatMap((ago) =>
      times.map((time, turn): DemoStep => {
        const slot = { medicationId, day: clock.day(-ago), time };
        const at = new Date(clock.moment(-ago, time).getTime() + (1 + ago * 4 + turn) * 60_000);
        return asleep.key === key && asleep.ago === ago
          ? { at, as: 'ben', operation: 'care.skipDose', input: { ...slot, reason: 'Already asleep' } }
          : { at, as: 'ben', operation: 'care.takeDose', input: slot };
      }),
    );
}

/** Rosa's knee, and a tap at the wrong line that was taken back. */
function neededForTheKnee(stage: DemoStage, clock: DemoClock, medicationId: string): DemoStep[] {
  const mistaken = stage.newId();
  const take = (ago: number, time: string, as: PersonKey, doseId = stage.newId()): DemoStep => ({
    at: clock.moment(-ago, time),
    as,
    operation: 'care.takeAsNeeded',
    input: { medicationId, doseId },
  });
  return [
    take(2, '10:40', 'ana'),
    take(2, '16:05', 'ben', mistaken),
    { at: clock.moment(-2, '16:06'), as: 'ben', operation: 'care.undoDose', input: { doseId: mistaken } },
    take(1, '15:30', 'ben'),
  ];
}
