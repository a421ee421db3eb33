import { beforeAll, describe, expect, it } from 'vitest';
import { defaultPreferences, type Preferences } from '@carecircle/contracts';
import { speakEveryLanguage } from '../testing/all-kit-words';
import { bringKitWords } from '../words/kit-words';
import { createFormats } from './create-formats';

const now = '2026-11-21T15:30:00.000Z';

function formats(preferences: Partial<Preferences> = {}, currency = 'USD', timeZone = 'America/Chicago') {
  return createFormats({
    preferences: { ...defaultPreferences, ...preferences },
    timeZone,
    currency,
    nowMs: Date.parse(now),
  });
}

// Intl writes narrow no-break spaces between a time and its half of the day.
const plain = (text: string) => text.replace(/[\u202f\u00a0]/g, ' ');

describe('SET-4 dates follow the chosen order and language', () => {
  it.each([
    ['mdy', '12/05/2026', 'Dec 5, 2026'],
    ['dmy', '05/12/2026', '5 Dec 2026'],
    ['ymd', '2026-12-05', 'Dec 5, 2026'],
  ] as const)('%s', (dateFormat, numeric, medium) => {
    const { date } = formats({ dateFormat });
    expect(date('2026-12-05', 'numeric')).toBe(numeric);
    expect(date('2026-12-05')).toBe(medium);
  });

  it('in Spanish', () => {
    const { date } = formats({ language: 'es' });
    expect(date('2026-12-05', 'long')).toBe('sábado, 5 de diciembre de 2026');
    expect(date('2026-12-05', 'weekday')).toBe('sábado');
  });

  it.each([
    ['fr', 'samedi 5 décembre 2026', '1 234,56 $US'],
    ['de', 'Samstag, 5. Dezember 2026', '1.234,56 $'],
    ['it', 'sabato 5 dicembre 2026', '1234,56 USD'],
    ['pt', 'sábado, 5 de dezembro de 2026', 'US$ 1.234,56'],
  ] as const)('in the way of %s', (language, long, money) => {
    const written = formats({ language });
    expect(written.date('2026-12-05', 'long')).toBe(long);
    expect(plain(written.money(123_456))).toBe(money);
  });

  it('shows the same day in every zone of the device', () => {
    expect(formats({}, 'USD', 'Pacific/Kiritimati').date('2026-01-01', 'short')).toBe('Jan 1');
  });
});

describe('SET-4 times follow the chosen clock', () => {
  it.each([
    ['12', '14:05', '2:05 PM'],
    ['12', '00:00', '12:00 AM'],
    ['24', '14:05', '14:05'],
    ['24', '00:00', '00:00'],
  ] as const)('%s hours: %s is %s', (timeFormat, clock, text) => {
    expect(plain(formats({ timeFormat }).time(clock))).toBe(text);
  });

  it('shows instants in the zone of the circle, also over daylight saving', () => {
    const { instant, dateTime, dayOf } = formats({ timeFormat: '24' });
    expect(instant('2026-07-01T05:30:00.000Z')).toBe('00:30');
    expect(instant('2026-12-01T05:30:00.000Z')).toBe('23:30');
    expect(dayOf('2026-12-01T05:30:00.000Z')).toBe('2026-11-30');
    expect(dateTime('2026-12-01T05:30:00.000Z')).toBe('Nov 30, 2026, 23:30');
    expect(instant('2026-12-01T05:30:00.000Z', 'Europe/Madrid')).toBe('06:30');
  });
});

describe('SHELL-4 relative times', () => {
  beforeAll(async () => {
    speakEveryLanguage();
    await bringKitWords('es');
  });

  it.each([
    ['2026-11-21T15:30:20.000Z', 'Just now', 'Ahora mismo'],
    ['2026-11-21T15:29:01.000Z', 'Just now', 'Ahora mismo'],
    ['2026-11-21T15:29:00.000Z', '1m ago', 'hace 1 min'],
    ['2026-11-21T14:30:01.000Z', '59m ago', 'hace 59 min'],
    ['2026-11-21T14:30:00.000Z', '1h ago', 'hace 1 h'],
    ['2026-11-20T15:30:01.000Z', '23h ago', 'hace 23 h'],
    ['2026-11-20T15:30:00.000Z', '1d ago', 'hace 1 d'],
    ['2026-10-21T15:30:00.000Z', '31d ago', 'hace 31 d'],
  ])('%s', (instant, english, spanish) => {
    expect(formats().relative(instant)).toBe(english);
    expect(formats({ language: 'es' }).relative(instant)).toBe(spanish);
  });
});

it('FIN-2 writes exact money in the currency of the circle', () => {
  expect(formats().money(123_456)).toBe('$1,234.56');
  expect(formats().money(-5)).toBe('-$0.05');
  expect(plain(formats({ language: 'es' }, 'EUR').money(100_000_000_000))).toContain('1,000,000,000.00');
});

it.each([
  ['JPY', '¥1,235'],
  ['KWD', 'KWD 1.235'],
  ['HUF', 'HUF 12.35'],
])('FIN-2 writes 1235 minor units of %s with the decimals of ISO 4217', (currency, text) => {
  expect(plain(formats({}, currency).money(1_235))).toBe(text);
});

it.each([
  [0, '0 Bytes'],
  [1023, '1,023 Bytes'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [1_234_567, '1.18 MB'],
  [5 * 1024 ** 3, '5 GB'],
  [2048 * 1024 ** 3, '2,048 GB'],
])('writes %i bytes as %s', (bytes, text) => {
  expect(formats().fileSize(bytes)).toBe(text);
});

it("knows the circle's own day", () => {
  expect(formats({}, 'USD', 'Pacific/Auckland').today()).toBe('2026-11-22');
  expect(formats().today()).toBe('2026-11-21');
});

it('joins names as the language does', () => {
  expect(formats().list(['Ana', 'Ben', 'Cleo'])).toBe('Ana, Ben, and Cleo');
  expect(formats({ language: 'es' }).list(['Ana', 'Ben'])).toBe('Ana y Ben');
});
