import { wearableLimits, type HealthReading } from '@carecircle/contracts';

/** A sensor tells every second; a value of each five is kept. */
const keptEveryMs = 5_000;

/** Gathers what a sensor tells, and gives back what could not be sent. */
export function createBatch() {
  let readings: HealthReading[] = [];
  let lastMs = 0;
  return {
    add(value: number, nowMs: number) {
      if (nowMs - lastMs < keptEveryMs) return;
      lastMs = nowMs;
      const reading = {
        metric: 'heartRate',
        startAt: new Date(nowMs).toISOString(),
        endAt: null,
        value,
      } as const;
      readings = [...readings, reading].slice(-wearableLimits.readings);
    },
    take(): HealthReading[] {
      const taken = readings;
      readings = [];
      return taken;
    },
    putBack(taken: readonly HealthReading[]) {
      readings = [...taken, ...readings].slice(-wearableLimits.readings);
    },
  };
}
