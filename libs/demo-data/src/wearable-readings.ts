import type { HealthMetric, HealthReading } from '@carecircle/contracts';
import type { DemoClock } from './demo-clock';

const clockOf = (hour: number, minute: number) =>
  `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;

/** A number from 0 to 1 that is the same for the same place: the days differ, and are the same for every visitor. */
function chance(day: number, hour: number, of: number): number {
  const wave = Math.sin(day * 127.1 + hour * 311.7 + of * 74.7) * 43_758.5453;
  return wave - Math.floor(wave);
}

/** How lively an hour of Rosa's day is: asleep, about the house, out for a walk at ten and at five. */
const liveliness = [
  0, 0, 0, 0, 0, 0, 0.1, 0.35, 0.4, 0.3, 0.9, 0.5, 0.4, 0.3, 0.2, 0.3, 0.4, 0.85, 0.4, 0.3, 0.2, 0.1, 0, 0,
];

function reading(
  clock: DemoClock,
  day: number,
  [hour, minute]: readonly [number, number],
  metric: HealthMetric,
  value: number,
  minutes = 0,
): HealthReading {
  const start = clock.moment(day, clockOf(hour, minute));
  const endAt = minutes > 0 ? new Date(start.getTime() + minutes * 60_000).toISOString() : null;
  return { metric, startAt: start.toISOString(), endAt, value };
}

/** What Rosa's watch measured within an hour, up to its third quarter; a night comes with the hour in which it ends. */
export function readingsOfHour(clock: DemoClock, day: number, hour: number): HealthReading[] {
  const lively = liveliness[hour] ?? 0;
  const pulse = [5, 25, 45].map((minute) =>
    reading(
      clock,
      day,
      [hour, minute],
      'heartRate',
      Math.round(57 + lively * 34 + chance(day, hour, minute) * 9),
    ),
  );
  const steps = Math.round(lively * (900 + chance(day, hour, 1) * 700));
  const walked =
    steps > 0
      ? [
          reading(clock, day, [hour, 0], 'steps', steps, 45),
          reading(clock, day, [hour, 0], 'calories', Math.round(steps * 0.04), 45),
        ]
      : [];
  const oxygen =
    hour % 4 === 2
      ? [reading(clock, day, [hour, 20], 'bloodOxygen', Math.round(95 + chance(day, hour, 2) * 3))]
      : [];
  return [...pulse, ...walked, ...oxygen, ...(hour === 6 ? night(clock, day) : [])];
}

export function readingsOfDay(clock: DemoClock, day: number): HealthReading[] {
  return Array.from({ length: 24 }, (_, hour) => readingsOfHour(clock, day, hour)).flat();
}

const stages = [
  ['lightSleep', 55],
  ['deepSleep', 40],
  ['lightSleep', 70],
  ['remSleep', 30],
  ['deepSleep', 25],
  ['lightSleep', 80],
  ['remSleep', 45],
] as const satisfies readonly (readonly [HealthMetric, number])[];

/** From shortly after midnight until before half past six, one stage after the other. */
function night(clock: DemoClock, day: number): HealthReading[] {
  let minute = Math.round(chance(day, 0, 3) * 20);
  return stages.map(([metric, usual], index) => {
    const minutes = Math.round(usual * (0.8 + chance(day, index, 4) * 0.35));
    const at = [Math.floor(minute / 60), minute % 60] as const;
    minute += minutes;
    return reading(clock, day, at, metric, minutes, minutes);
  });
}

/** Hugo's pendant feels his pulse once an hour. */
export function alertReadings(clock: DemoClock, day: number, from: number, to: number): HealthReading[] {
  return Array.from({ length: to - from }, (_, index) => from + index).map((hour) =>
    reading(
      clock,
      day,
      [hour, 40],
      'heartRate',
      Math.round(66 + (liveliness[hour] ?? 0) * 15 + chance(day, hour, 5) * 8),
    ),
  );
}
