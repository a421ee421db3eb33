import type { DoctorVisit } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { can } from '@carecircle/permissions';
import { clockIn, dayIn } from '../../records/circle-days';
import { addDays } from '../../recurrence/day-number';
import { defineQuery } from '../../spine/define-query';
import { readDoctorEvents } from '../calendar';
import { readDoctors } from './doctor-rows';

type DoctorEvent = Awaited<ReturnType<typeof readDoctorEvents>>[number];

/** Events name doctors in words, whoever wrote them or wherever they were imported from: the name, or a former one, is the link. */
export const listDoctorVisits = defineQuery(
  apiContract.doctors.listDoctorVisits,
  async ({ db, circle, actor, now }) => {
    const [today, clock] = [dayIn(circle.timeZone, now), clockIn(circle.timeZone, now)];
    const range = { from: addDays(today, -365), to: addDays(today, 365) };
    const doctors = await readDoctors(db, circle.id);
    const found = doctors.length === 0 ? [] : await readDoctorEvents(db, circle, range);
    const events = found.filter(({ recipientId }) => can(actor, 'event:view', recipientId));
    return doctors.flatMap(({ id, name, formerNames }) => {
      const names = new Set([name, ...formerNames].map(spelling));
      const own = events.filter(({ doctor }) => names.has(spelling(doctor)));
      const isOver = (event: DoctorEvent) => hasBeen(event, today, clock);
      const visits = { last: visitOf(own.findLast(isOver)), next: visitOf(own.find((one) => !isOver(one))) };
      return own.length === 0 ? [] : [{ doctorId: id, ...visits }];
    });
  },
);

function spelling(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase();
}

/** One without a time is over with its day, or when somebody says so. */
function hasBeen({ date, time, status }: DoctorEvent, today: string, clock: string): boolean {
  return status === 'completed' || date < today || (date === today && time !== null && time <= clock);
}

function visitOf(event: DoctorEvent | undefined): DoctorVisit | null {
  return event ? { calendarEventId: event.id, date: event.date, time: event.time } : null;
}
