import type { ApiInputs } from '@carecircle/contracts/api';
import type { DemoClock } from './demo-clock';
import type { PersonKey } from './family';
import type { DemoStage, DemoStep } from './step';
import { alertReadings, readingsOfDay, readingsOfHour } from './wearable-readings';

type Facts = Omit<ApiInputs['wearables']['addDevice'], 'commandId' | 'circleId'>;

const daysOfData = 14;

/** Rosa's watch and Hugo's alert device with two weeks of what they measured, to the hour; Ana's Fitbit waits for a sign-in (WEAR-1, WEAR-2). */
export function wearableHistory(stage: DemoStage, clock: DemoClock): DemoStep[] {
  const { recipients, people, newId } = stage;
  const [watch, alert, fitbit] = [newId(), newId(), newId()];
  const add = (by: PersonKey, facts: Facts): DemoStep => ({
    ...{ at: clock.moment(-daysOfData - 1, '19:30'), as: by, operation: 'wearables.addDevice', input: facts },
  });
  const connect = (by: PersonKey, deviceId: string): DemoStep => ({
    at: clock.moment(-daysOfData - 1, '19:40'),
    ...{ as: by, operation: 'wearables.connectDevice', input: { deviceId } },
  });
  return [
    add('ana', {
      ...{ deviceId: watch, type: 'apple_watch', name: 'Rosa’s Apple Watch', wearerId: recipients.rosa },
      metrics: ['heartRate', 'steps', 'sleep', 'calories', 'fallDetection', 'bloodOxygen'],
      deviceNumber: null,
    }),
    connect('ana', watch),
    add('ben', {
      ...{ deviceId: alert, type: 'medical_alert', name: 'Hugo’s alert pendant', wearerId: recipients.hugo },
      ...{ metrics: ['heartRate', 'fallDetection'], deviceNumber: 'MA-20417' },
    }),
    connect('ben', alert),
    add('ana', {
      ...{ deviceId: fitbit, type: 'fitbit', name: 'Fitbit', wearerId: people.ana, deviceNumber: null },
      metrics: ['heartRate', 'steps', 'sleep', 'calories', 'bloodOxygen'],
    }),
    ...earlierDays(clock, watch, alert),
    ...today(clock, watch, alert),
  ];
}

function earlierDays(clock: DemoClock, watch: string, alert: string): DemoStep[] {
  return Array.from({ length: daysOfData }, (_, index) => index - daysOfData).flatMap((day) => [
    record(clock.moment(day, '23:47'), 'ana', watch, readingsOfDay(clock, day), 90),
    record(clock.moment(day, '23:52'), 'ben', alert, alertReadings(clock, day, 0, 24), 50),
  ]);
}

/** Each hour before its last quarter, so that the last sync is a quarter of an hour ago when the full hour has come. */
function today(clock: DemoClock, watch: string, alert: string): DemoStep[] {
  return Array.from({ length: 24 }, (_, hour) => hour).flatMap((hour) => {
    const at = (minute: string) => clock.moment(0, `${String(hour).padStart(2, '0')}:${minute}`);
    return [
      record(at('47'), 'ana', watch, readingsOfHour(clock, 0, hour), 96 - hour),
      record(at('48'), 'ben', alert, alertReadings(clock, 0, hour, hour + 1), 44),
    ];
  });
}

function record(
  at: Date,
  as: PersonKey,
  deviceId: string,
  readings: ApiInputs['wearables']['recordReadings']['readings'],
  batteryLevel: number,
): DemoStep {
  return { at, as, operation: 'wearables.recordReadings', input: { deviceId, readings, batteryLevel } };
}
