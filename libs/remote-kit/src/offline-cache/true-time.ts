import { useSyncExternalStore } from 'react';
import type { Query } from '@tanstack/react-query';
import { bus } from '@carecircle/event-bus';
import { queryClient } from '../queries/query-client';

const status = bus.state('connection.status');

/** Answers that came from this device and were not read since, by the hash of their key: when each was true. */
const fromDevice = new Map<string, number>();
let liveUntilMs = 0;

/** Notes until when events kept the answers true; the answer stops it. */
export function followLiveness(): () => void {
  return status.subscribe((now) => {
    if (now === 'live') liveUntilMs = Infinity;
    else if (liveUntilMs === Infinity) liveUntilMs = Date.now();
  });
}

export function markFromDevice({ queryHash }: Pick<Query, 'queryHash'>, trueAt: number): void {
  fromDevice.set(queryHash, trueAt);
}

export function isFromDevice({ queryHash, state }: Query): boolean {
  return fromDevice.get(queryHash) === state.dataUpdatedAt;
}

/** Whether there were any; from now on there are none. */
export function unmarkAll(): boolean {
  const had = fromDevice.size > 0;
  fromDevice.clear();
  return had;
}

/** When an answer was true at last: as long as the connection lived, events kept it so. */
export function trueAt(query: Query): number {
  const { dataUpdatedAt, isInvalidated } = query.state;
  if (isFromDevice(query) || isInvalidated) return dataUpdatedAt;
  return Math.max(dataUpdatedAt, Math.min(liveUntilMs, Date.now()));
}

export interface TrueTime {
  /** When the oldest answer shown was true, in milliseconds since 1970; null when none is shown. */
  asOfMs: number | null;
  /** Whether something is shown that has no answer. */
  isIncomplete: boolean;
}

/** How old is what the screen shows, for times without a connection (ALL-2). */
export function useTrueTime(): TrueTime {
  const [asOf, isIncomplete] = useSyncExternalStore(subscribe, snapshot).split(' ');
  return { asOfMs: asOf ? Number(asOf) : null, isIncomplete: isIncomplete === 'true' };
}

function subscribe(listener: () => void): () => void {
  const stops = [queryClient.getQueryCache().subscribe(listener), status.subscribe(listener)];
  return () => stops.forEach((stop) => stop());
}

/** As text, which is the same while nothing changes. To the minute, since that is what is shown. */
function snapshot(): string {
  const shown = queryClient.getQueryCache().findAll({ type: 'active' });
  const answered = shown.filter(({ state }) => state.data !== undefined);
  const times = answered.map((query) => Math.floor(trueAt(query) / 60_000) * 60_000);
  return `${times.length > 0 ? Math.min(...times) : ''} ${answered.length < shown.length}`;
}
