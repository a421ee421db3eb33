import { setTimeout as wait } from 'node:timers/promises';
import { callersOfOneCircle, type Caller } from '../product/caller';
import { followLog, type LogReader } from '../product/follow-log';
import { effectsOfEvents, effectsOfRows } from './effects';
import { followUpsOf } from './follow-ups';
import { createWriter, type Effect, type Writer } from './restless-writer';

/** A circle in which Ana and Ben write without a pause while they follow its log; what they were told is compared at the end. */
export interface WitnessedCircle {
  ana: Caller;
  circleId: string;
  writers: readonly Writer[];
  /** How many commands the server said that it had done. */
  countAcknowledged(): number;
  /** Resolves once both readers have all of the log and every reaction has done its part. */
  catchUp(): Promise<void>;
  /** Compares what was acknowledged with rows, events, sequences and follow-ups. */
  compare(): Promise<Comparison>;
  stop(): Promise<void>;
}

/** Empty or equal in every part when nothing was lost, doubled or done by halves. */
export interface Comparison {
  acknowledgedWithoutRow: Effect[];
  rows: Effect[];
  events: Effect[];
  followUps: { due: string[]; made: string[] };
  /** Sequences that each reader got, log by log, beside those that there are. */
  sequences: { read: number[]; written: number[] }[];
  resets: number;
  breaks: number;
}

const patienceMs = 60_000;

export async function witnessCircle(origin: string): Promise<WitnessedCircle> {
  const { ana, ben, circleId } = await callersOfOneCircle(origin);
  // Nobody says that they are still there, as a page does: two hundred kills may take longer than a session is left unused.
  for (const person of [ana, ben])
    await person.call('account', 'changePreferences', { changes: { sessionTimeout: 0 } });
  const [hers, his] = [ana, ben].map((person) => followLog(person, { [circleId]: 0, [person.id]: 0 })) as [
    LogReader,
    LogReader,
  ];
  const writers = [ana, ana, ben, ben].map((person) => createWriter(person, circleId));
  const followUps = () => followUpsOf(logOf(hers, circleId), { ana, logOfBen: his.events });
  // The logs grow long: they are looked through only when they have grown.
  let seen = { count: -1, isDone: false };
  const areFollowUpsDone = () => {
    const count = hers.events.length + his.events.length;
    if (count !== seen.count) {
      const { due, made } = followUps();
      seen = { count, isDone: due.length === made.length };
    }
    return seen.isDone;
  };
  const isCaughtUp = (end: number) =>
    [hers, his].every(({ positions }) => (positions.get(circleId) ?? 0) >= end) && areFollowUpsDone();
  return {
    ana,
    circleId,
    writers,
    countAcknowledged: () => writers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0),
    async catchUp() {
      const { positions } = await ana.call('circles', 'getSession', {});
      await until(() => isCaughtUp(positions[circleId] ?? 0));
    },
    async compare() {
      const rows = await effectsOfRows(ben, circleId);
      const kept = new Set(rows);
      const acknowledged = writers.flatMap((writer) => writer.acknowledged);
      return {
        acknowledgedWithoutRow: acknowledged.filter((effect) => !kept.has(effect)),
        rows,
        events: effectsOfEvents(logOf(hers, circleId)),
        followUps: followUps(),
        sequences: [sequencesOf(hers, circleId), sequencesOf(hers, ana.id), sequencesOf(his, ben.id)],
        resets: hers.resets + his.resets,
        breaks: hers.breaks + his.breaks,
      };
    },
    stop: async () => void (await Promise.all([hers.stop(), his.stop()])),
  };
}

/** Waits for a condition, a minute at most. */
export async function until(condition: () => boolean): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error(`After ${patienceMs} ms still not: ${condition}`);
    await wait(2);
  }
}

const logOf = ({ events }: LogReader, scopeId: string) => events.filter((event) => event.scopeId === scopeId);

function sequencesOf(reader: LogReader, scopeId: string) {
  const end = reader.positions.get(scopeId) ?? 0;
  return {
    read: logOf(reader, scopeId).map(({ sequence }) => sequence),
    written: Array.from({ length: end }, (_, index) => index + 1),
  };
}
