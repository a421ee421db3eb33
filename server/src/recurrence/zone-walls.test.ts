import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { dayName, dayNumber } from './day-number';
import { minuteOf, onWall, timeOf, zoneWalls } from './zone-walls';

/** Days around each time that the clocks of a zone change within two years. */
function daysOfChange(timeZone: string): number[] {
  const days: number[] = [];
  let moment = Temporal.ZonedDateTime.from(`2026-01-01T00:00[${timeZone}]`);
  for (;;) {
    const next = moment.getTimeZoneTransition('next');
    if (!next || next.year > 2027) return days;
    days.push(dayNumber(next.toPlainDate().toString()));
    moment = next;
  }
}

const zones = Intl.supportedValuesOf('timeZone').filter((timeZone) => daysOfChange(timeZone).length > 0);
const minutes = Array.from({ length: 24 * 4 }, (_, quarter) => quarter * 15);

it('CAL-4 every zone whose clocks change is tried', () => {
  expect(zones.length).toBeGreaterThan(100);
});

it('CAL-4 around every change of every zone, each quarter of an hour is on the same wall what the calendar library says', () => {
  for (const timeZone of zones) {
    for (const change of daysOfChange(timeZone)) {
      const walls = zoneWalls(timeZone, change - 1, change + 1);
      for (let day = change - 1; day <= change + 1; day += 1) {
        for (const minute of minutes) {
          const said = `${dayName(day)}T${timeOf(minute)}`;
          const expected = Temporal.PlainDateTime.from(said).toZonedDateTime(timeZone).toPlainDateTime();
          const shown = onWall({ day, minute }, walls, walls);
          const got = `${dayName(shown.day)}T${timeOf(shown.minute)}`;
          if (got !== expected.toString({ smallestUnit: 'minute' }))
            expect(`${timeZone} ${said} ${got}`).toBe(expected.toString());
        }
      }
    }
  }
});

it('CAL-4 on another wall, around the changes of both, it is the same moment', () => {
  const others = ['America/Chicago', 'Europe/Madrid', 'Pacific/Kiritimati', 'Asia/Kolkata'];
  for (const timeZone of zones) {
    for (const other of others) {
      for (const day of [...daysOfChange(timeZone), ...daysOfChange(other)]) {
        const [from, to] = [zoneWalls(timeZone, day, day), zoneWalls(other, day, day)];
        for (const time of ['00:30', '02:30', '13:00', '23:45']) {
          const moment = Temporal.PlainDateTime.from(`${dayName(day)}T${time}`).toZonedDateTime(timeZone);
          const expected = moment.withTimeZone(other).toPlainDateTime().toString({ smallestUnit: 'minute' });
          const shown = onWall({ day, minute: minuteOf(time) }, from, to);
          const got = `${dayName(shown.day)}T${timeOf(shown.minute)}`;
          if (got !== expected) expect(`${timeZone} ${time} ${other} ${got}`).toBe(expected);
        }
      }
    }
  }
});
