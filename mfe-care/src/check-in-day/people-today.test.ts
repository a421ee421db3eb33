import { describe, expect, it } from 'vitest';
import { testSession } from '@carecircle/remote-kit/testing';
import { aCheckIn, aCheckInDay } from '../testing/a-check-in';
import { earliestDay, peopleToday } from './people-today';

const [ruth] = testSession().recipients;
if (!ruth) throw new Error('one recipient');
const hana = { ...ruth, id: 'hana', timeZone: 'Asia/Tokyo' };
const evening = Date.parse('2026-11-22T03:30:00Z');

describe('SHELL-6 today', () => {
  it('is each recipient’s own: in Tokyo the next day has begun', () => {
    const ofRuth = aCheckIn(1, { recipientId: ruth.id });
    const ofHana = aCheckIn(2, { recipientId: hana.id });
    const day = aCheckInDay([], {
      recipients: [ofRuth, ofHana].map((checkIn) => ({
        recipientId: checkIn.recipientId,
        day: checkIn.day,
        checkIn,
        pauses: [],
      })),
    });
    const people = peopleToday([ruth, hana], day, evening);
    expect(people.map(({ checkIn }) => checkIn)).toEqual([ofRuth, null]);
  });

  it('holds nobody twice and misses nobody, also who was added since', () => {
    expect(peopleToday([ruth, hana], aCheckInDay([]), evening)).toEqual([
      { recipient: ruth, checkIn: null, pause: null },
      { recipient: hana, checkIn: null, pause: null },
    ]);
  });

  it('CHK-4 knows the pause that is on in the zone of the person', () => {
    const day = aCheckInDay([ruth.id, hana.id]);
    const pauses = [{ from: '2026-11-22', until: null }];
    const paused = { ...day, recipients: day.recipients.map((entry) => ({ ...entry, pauses })) };
    const people = peopleToday([ruth, hana], paused, evening);
    expect(people.map(({ pause }) => pause)).toEqual([null, pauses[0]]);
  });

  it('CHK-3 for a streak is where the day is earliest', () => {
    expect(earliestDay(['Asia/Tokyo', 'America/Chicago'], evening)).toBe('2026-11-21');
  });
});
