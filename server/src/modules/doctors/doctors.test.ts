import { randomUUID } from 'node:crypto';
import { circleLimits } from '@carecircle/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insist } from '../../testing/insist';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import type { TestCircle, TestPerson } from '../../testing/test-person';

let server: TestServer;
let ana: TestPerson;
let ben: TestPerson;
let circle: TestCircle;

beforeAll(async () => {
  server = await startTestServer();
  [ana, ben] = await Promise.all([server.signUp('Ana'), server.signUp('Ben')]);
});
beforeEach(async () => {
  server.clock.set(new Date('2026-11-21T16:00:00Z'));
  circle = await ana.createCircle({ timeZone: 'America/Chicago' });
  await circle.join(ben, 'caregiver');
});
afterAll(() => server.stop());

const lee = {
  name: 'Dr. Susan Lee',
  specialty: 'cardiology' as const,
  address: '12 Main St',
  phone: '+13125550142',
  email: 'lee@example.org',
  notes: '',
  rating: 0,
  isFavorite: false,
  recipientIds: [] as string[],
};

const addDoctor = (changes: Partial<typeof lee> = {}) =>
  ana.call('doctors.addDoctor', { circleId: circle.id, doctorId: randomUUID(), ...lee, ...changes });
const listDoctors = (who = ana) => who.call('doctors.listDoctors', { circleId: circle.id });
const visits = () => ana.call('doctors.listDoctorVisits', { circleId: circle.id });
const importCards = (cards: string) =>
  ana.call('doctors.importDoctors', { circleId: circle.id, cards, specialty: 'primary-care' });

async function addEvent(date: string, time: string | null, doctor: string, repeat: 'weekly' | null = null) {
  return ana.call('care.addCalendarEvent', {
    ...{ circleId: circle.id, calendarEventId: randomUUID(), title: 'Visit', description: '' },
    ...{ recipientId: null, date, time, endTime: null, type: 'appointment', place: '', doctor },
    reminder: false,
    repeat: repeat && {
      ...{ frequency: repeat, interval: 1, weekdays: ['MO'], monthlyOn: 'day', until: null, count: null },
    },
  });
}

describe('doctors of a circle', () => {
  it('DOC-1 stand with favourites first, then by name, for every member', async () => {
    await addDoctor({ name: 'Dr. Young' });
    await addDoctor({ name: 'Dr. Adams' });
    await addDoctor({ name: 'Dr. Zhou', isFavorite: true });
    const names = (await listDoctors(ben)).map(({ name }) => name);
    expect(names).toEqual(['Dr. Zhou', 'Dr. Adams', 'Dr. Young']);
  });

  it('DOC-1 an edit changes only its fields, and two edits of different fields both hold', async () => {
    const { id: doctorId } = await addDoctor();
    const edit = (who: TestPerson, changes: object) =>
      insist(who, 'doctors.editDoctor', { circleId: circle.id, doctorId, changes });
    await Promise.all([edit(ana, { rating: 5 }), edit(ben, { isFavorite: true })]);
    expect(await listDoctors()).toMatchObject([{ ...lee, rating: 5, isFavorite: true }]);
  });

  it('DOC-1 ALL-6 a removed doctor is hidden and comes back by Undo', async () => {
    const { id: doctorId } = await addDoctor();
    await ben.call('doctors.deleteDoctor', { circleId: circle.id, doctorId });
    await ben.call('doctors.deleteDoctor', { circleId: circle.id, doctorId });
    expect(await listDoctors()).toEqual([]);
    await ana.call('doctors.restoreDoctor', { circleId: circle.id, doctorId });
    expect(await listDoctors()).toMatchObject([{ id: doctorId }]);
    const types = (await server.eventsOf(circle.id)).map(({ type }) => type);
    expect(types.filter((type) => type.startsWith('doctor.'))).toEqual([
      'doctor.added',
      'doctor.deleted',
      'doctor.restored',
    ]);
  });

  it.each([
    ['a blank name', { name: ' ' }, 'name'],
    ['a number that is none', { phone: '555-0142' }, 'phone'],
    ['an address of mail that is none', { email: 'lee at example' }, 'email'],
    ['six stars', { rating: 6 }, 'rating'],
    ['somebody whom the circle does not care for', { recipientIds: [randomUUID()] }, 'recipientIds.0'],
  ])('DOC-1 ALL-3 refuses %s at its field', async (_name, changes, path) => {
    await expect(addDoctor(changes)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: [expect.objectContaining({ path })],
    });
  });
});

describe('visits', () => {
  it('DOC-1 last visit and next appointment follow from the calendar, however the name is written', async () => {
    const { id: doctorId } = await addDoctor();
    await addEvent('2026-10-01', '09:00', 'Dr. Susan Lee');
    const last = await addEvent('2026-11-21', '09:30', ' dr. susan  LEE ');
    const next = await addEvent('2026-11-21', '10:30', 'Dr. Susan Lee');
    await addEvent('2026-12-01', '09:00', 'Dr. Susan Lee');
    await addEvent('2026-11-21', '10:05', 'Dr. Leeds');
    expect(await visits()).toEqual([
      {
        doctorId,
        last: { calendarEventId: last.id, date: '2026-11-21', time: '09:30' },
        next: { calendarEventId: next.id, date: '2026-11-21', time: '10:30' },
      },
    ]);
  });

  it('DOC-1 a cancelled or deleted appointment is none, one of a series is', async () => {
    await addDoctor();
    const cancelled = await addEvent('2026-11-22', '09:00', 'Dr. Susan Lee');
    const deleted = await addEvent('2026-11-22', '10:00', 'Dr. Susan Lee');
    const about = ({ id }: { id: string }) => ({ circleId: circle.id, calendarEventId: id });
    await ana.call('care.cancelCalendarEvent', about(cancelled));
    await ana.call('care.deleteCalendarEvent', about(deleted));
    expect(await visits()).toEqual([]);
    await addEvent('2026-11-23', '08:00', 'Dr. Susan Lee', 'weekly');
    expect(await visits()).toMatchObject([{ last: null, next: { date: '2026-11-23', time: '08:00' } }]);
  });

  it('DOC-1 a doctor whose name changes keeps their appointments', async () => {
    const { id: doctorId } = await addDoctor();
    await addEvent('2026-12-01', '09:00', 'Dr. Susan Lee');
    const changes = { name: 'Dr. Susan Lee-Park' };
    await ana.call('doctors.editDoctor', { circleId: circle.id, doctorId, changes });
    expect(await visits()).toMatchObject([{ doctorId, next: { date: '2026-12-01' } }]);
  });
});

describe('business cards', () => {
  const card = (version: string, ...lines: string[]) =>
    ['BEGIN:VCARD', `VERSION:${version}`, ...lines, 'END:VCARD', ''].join('\r\n');

  it('DOC-1 cards of 3.0 and 4.0 become doctors, the same file twice adds nothing', async () => {
    const file =
      card(
        '3.0',
        'FN:Dr. Jürgen Müller',
        'TITLE:Internal Medicine',
        'TEL;TYPE=WORK:(312) 555-0142',
        'ADR;TYPE=WORK:;;12 Main St\\, level 2;Chicago;IL;60613;USA',
        'EMAIL:m@example.org',
      ) + card('4.0', 'FN:Dr. Ana Ruiz', 'TEL;VALUE=uri:tel:+34-612-34-56-78');
    expect(await importCards(file)).toMatchObject({
      doctors: [
        {
          name: 'Dr. Jürgen Müller',
          specialty: 'internal-medicine',
          phone: '+13125550142',
          address: '12 Main St, level 2, Chicago, IL, 60613, USA',
          email: 'm@example.org',
        },
        { name: 'Dr. Ana Ruiz', specialty: 'primary-care', phone: '+34612345678' },
      ],
      known: 0,
      left: 0,
    });
    expect(await importCards(file)).toMatchObject({ doctors: [], known: 2 });
    expect(await listDoctors(ben)).toHaveLength(2);
  });

  it.each([
    ['card_version', card('2.1', 'FN;ENCODING=QUOTED-PRINTABLE:M=C3=BCller')],
    ['no_cards', 'hello'],
    ['no_cards', ''],
    ['no_cards', 'BEGIN:VCALENDAR\r\nEND:VCALENDAR'],
    ['too_many_cards', card('4.0', 'FN:A').repeat(101)],
  ])('DOC-1 ALL-3 a file is refused as %s', async (code, file) => {
    await expect(importCards(file)).rejects.toMatchObject({ fields: [{ path: 'cards', code }] });
  });

  it('DOC-1 no more come than a circle holds', async () => {
    const cards = (from: number) =>
      Array.from({ length: 100 }, (_, index) => card('4.0', `FN:Dr. ${from + index}`)).join('');
    await importCards(cards(0));
    await importCards(cards(100));
    await expect(addDoctor()).rejects.toMatchObject({
      body: { code: 'FULL', details: { most: circleLimits.doctors } },
    });
  });
});

describe('the directory', () => {
  const find = (asked: object) => ana.call('doctors.listDirectoryDoctors', { circleId: circle.id, ...asked });

  it('DOC-2 shows a sample and says so; found by parts of name, town and specialty', async () => {
    expect(await find({})).toMatchObject({ isSample: true, more: false });
    expect((await find({ search: 'mari alv' })).doctors).toMatchObject([{ name: 'Marisol Alvarez, DO' }]);
    const named = await find({ search: 'urology', named: 'urology' });
    expect(named.doctors.map(({ specialty }) => specialty)).toEqual(['urology', 'urology']);
    const both = await find({ search: 'evanston', specialty: 'cardiology' });
    expect(both.doctors.every(({ address }) => address.includes('Evanston'))).toBe(true);
    expect((await find({ search: `'); drop | & ! :*` })).doctors).toEqual([]);
  });

  it('DOC-2 Add copies the doctor and tells the others, not the one who did it', async () => {
    const { doctors } = await find({ search: 'alvarez' });
    const npi = doctors[0]?.npi ?? '';
    const doctorId = randomUUID();
    await ana.call('doctors.addDirectoryDoctor', { circleId: circle.id, doctorId, npi });
    const copied = { id: doctorId, name: 'Marisol Alvarez, DO', notes: '', isFavorite: false, rating: 0 };
    expect(await listDoctors(ben)).toMatchObject([copied]);
    await server.settled();
    const told = async (who: TestPerson) =>
      (await who.call('notifications.listNotifications', {})).notifications.filter(
        ({ circleId, type }) => circleId === circle.id && type === 'doctor',
      );
    expect(await told(ben)).toMatchObject([
      {
        cause: 'doctor-added',
        priority: 'medium',
        link: '/to/doctors',
        read: false,
        values: { name: copied.name },
      },
    ]);
    expect(await told(ana)).toEqual([]);
  });

  it('DOC-2 an unknown number is refused', async () => {
    const wanted = { circleId: circle.id, doctorId: randomUUID(), npi: '9999999999' };
    await expect(ana.call('doctors.addDirectoryDoctor', wanted)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
