import type { CalendarEventType } from '@carecircle/contracts';
import type { DemoClock } from './demo-clock';
import type { PersonKey, RecipientKey } from './family';
import type { DemoStage, DemoStep } from './step';
import { weekly } from './weekly';

interface DemoEvent {
  title: string;
  description?: string;
  recipient: RecipientKey;
  /** Days from today. */
  on: number;
  /** Clock time and end; none is all day. */
  time?: string;
  end?: string;
  type: CalendarEventType;
  place?: string;
  doctor?: string;
  by: PersonKey;
  /** Again on the same day of every week. */
  isWeekly?: boolean;
  needsDriver?: boolean;
  driver?: PersonKey;
  /** What became of it, and how many days from today that was said. */
  then?: { says: 'completeCalendarEvent' | 'cancelCalendarEvent'; as: PersonKey; on: number; at: string };
}

const home = '1420 W Byron St';

const events: DemoEvent[] = [
  {
    ...{ title: 'Dentist', recipient: 'hugo', on: -9, time: '14:00', end: '14:45', type: 'appointment' },
    ...{ place: 'Lakeview Dental', doctor: 'Dr. Ortiz', by: 'ana' },
    then: { says: 'completeCalendarEvent', as: 'ben', on: -9, at: '15:10' },
  },
  {
    ...{ title: 'Sunday lunch with the family', recipient: 'rosa', on: -6, time: '13:00', end: '15:00' },
    ...{ type: 'meal', place: home, by: 'ben' },
    then: { says: 'completeCalendarEvent', as: 'ben', on: -6, at: '17:30' },
  },
  {
    ...{ title: 'Eye check-up', recipient: 'rosa', on: -4, time: '11:00', end: '12:00', type: 'appointment' },
    ...{ place: 'Ravenswood Eye Center', doctor: 'Dr. Shah', by: 'ana' },
    then: { says: 'cancelCalendarEvent', as: 'ana', on: -5, at: '16:05' },
  },
  {
    ...{ title: 'Choir at the parish hall', recipient: 'rosa', on: -2, time: '17:00', end: '18:30' },
    ...{ type: 'activity', place: 'St. Benedict', by: 'ana' },
    then: { says: 'completeCalendarEvent', as: 'ana', on: -2, at: '18:45' },
  },
  {
    ...{ title: 'Cardiology', recipient: 'rosa', on: 0, time: '10:30', end: '11:30', type: 'appointment' },
    ...{ place: 'Lakeview Medical, level 2', doctor: 'Dr. Lee', by: 'ana' },
    description: 'Bring the pressure log and the list of medicines.',
  },
  {
    ...{ title: 'Lunch with Grace', recipient: 'hugo', on: 0, time: '12:30', end: '13:30', type: 'meal' },
    ...{ place: home, by: 'ben' },
  },
  {
    ...{ title: 'Choir at the parish hall', recipient: 'rosa', on: 0, time: '17:00', end: '18:30' },
    ...{ type: 'activity', place: 'St. Benedict', by: 'ana' },
  },
  {
    ...{ title: 'Memory group', recipient: 'hugo', on: 1, time: '10:00', end: '11:30', type: 'activity' },
    ...{ place: 'Sulzer Library, room B', by: 'ben' },
  },
  {
    ...{ title: 'Blood test', recipient: 'rosa', on: 2, time: '08:15', end: '08:45', type: 'appointment' },
    ...{ place: 'Lakeview Medical, ground floor', by: 'ana', driver: 'ben' },
    description: 'On an empty stomach.',
  },
  {
    ...{
      title: 'Physical therapy',
      recipient: 'hugo',
      on: 3,
      time: '15:00',
      end: '15:45',
      type: 'appointment',
    },
    ...{ place: home, by: 'ben', isWeekly: true },
  },
  { title: 'Lucía stays overnight', recipient: 'hugo', on: 4, type: 'other', place: home, by: 'ana' },
  {
    ...{ title: 'Sunday lunch with the family', recipient: 'rosa', on: 8, time: '13:00', end: '15:00' },
    ...{ type: 'meal', place: home, by: 'ben' },
  },
  {
    ...{ title: 'Neurology', recipient: 'hugo', on: 9, time: '09:45', end: '10:30', type: 'appointment' },
    ...{ place: 'Lakeview Medical, level 4', doctor: 'Dr. Novak', by: 'ana', needsDriver: true },
  },
  {
    ...{ title: 'Fitting of the walker', recipient: 'hugo', on: 12, time: '14:30', type: 'appointment' },
    by: 'ben',
  },
];

/** What the circle had in its calendar for the last days, and what this and the next weeks bring. */
export function calendarHistory(stage: DemoStage, clock: DemoClock): DemoStep[] {
  return events.flatMap((event): DemoStep[] => {
    const { recipient, on, time = null, end = null, by, then, isWeekly, driver, ...facts } = event;
    const calendarEventId = stage.newId();
    const added: DemoStep = {
      at: clock.moment(Math.min(on, 0) - 6, '20:15'),
      as: by,
      operation: 'care.addCalendarEvent',
      input: {
        calendarEventId,
        recipientId: stage.recipients[recipient],
        date: clock.day(on),
        time,
        endTime: end,
        reminder: true,
        ...{ description: '', place: '', doctor: '' },
        ...facts,
        driverId: driver ? stage.people[driver] : null,
        repeat: isWeekly ? weekly : null,
      },
    };
    if (!then) return [added];
    const { says, as, on: saidOn, at } = then;
    return [
      added,
      { at: clock.moment(saidOn, at), as, operation: `care.${says}`, input: { calendarEventId } },
    ];
  });
}
