import { describe, expect, it } from 'vitest';
import { fieldCodes } from '../field-codes';
import { CalendarEventForm } from './calendar-event';

const event = {
  title: 'Cardiology',
  description: '',
  recipientId: null,
  date: '2026-11-24',
  time: '10:30',
  endTime: '11:30',
  type: 'appointment',
  place: '',
  doctor: '',
  reminder: true,
  needsDriver: false,
  driverId: null,
  companionId: null,
};

describe('CAL-2 an event fits', () => {
  it.each([
    ['with an end', {}],
    ['without an end', { endTime: null }],
    ['all day', { time: null, endTime: null }],
  ])('%s', (_name, fields) => {
    expect(fieldCodes(CalendarEventForm, { ...event, ...fields })).toEqual({});
  });
});

describe('CAL-2 ALL-3 an event is refused at its field', () => {
  it.each([
    ['a blank title', { title: '  ' }, { title: 'too_small' }],
    ['no time and not all day', { time: undefined }, { time: 'invalid_type' }],
    ['an end before its beginning', { endTime: '10:29' }, { endTime: 'end_before_start' }],
    ['an end with its beginning', { endTime: '10:30' }, { endTime: 'end_before_start' }],
    ['an end of a whole day', { time: null }, { endTime: 'end_before_start' }],
    ['a day that is none', { date: '2026-02-29' }, { date: 'invalid_format' }],
    ['a kind that is none', { type: 'surgery' }, { type: 'invalid_value' }],
  ])('%s', (_name, fields, codes) => {
    expect(fieldCodes(CalendarEventForm, { ...event, ...fields })).toEqual(codes);
  });
});
