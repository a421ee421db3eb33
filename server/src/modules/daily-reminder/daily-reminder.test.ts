import { randomUUID } from 'node:crypto';
import { languages } from '@carecircle/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import type { TestCircle, TestPerson } from '../../testing/test-person';
import { bandAndSeason, bands, seasons } from './band-and-season';
import { chooseReminder, type Signals } from './choose-reminder';
import { reminderWords, type ReminderWords } from './reminder-words';

const quiet: Signals = {
  ...{ hasActiveAlert: false, needingHelp: [], missedCritical: [], lateDoses: 0, overdueTasks: 0 },
  ...{ streak: 0, hasNewAchievement: false },
  ...{ band: 'morning', season: 'winter' },
};
const { en } = reminderWords;
const seeds = Array.from({ length: 2_000 }, (_, index) => `seed ${index}`);
const drawn = (signals: Partial<Signals>) =>
  seeds.map((seed) => chooseReminder({ ...quiet, ...signals }, en, seed));

/** All texts of a language, in the order of their kinds. */
const allOf = (words: ReminderWords) => [
  ...words.alert,
  ...words.needsHelp('Rosa'),
  ...words.missedCritical('Warfarin'),
  ...words.lateDoses(3),
  ...words.overdueTasks(3),
  ...words.streak(9),
  ...words.achievement,
  ...bands.flatMap((band) => words.bands[band]),
  ...seasons.flatMap((season) => words.seasons[season]),
];

describe('the choice of a reminder', () => {
  it('SHELL-6 has at least 40 texts in every language, none of them left in another', () => {
    const english = allOf(en);
    for (const language of languages) {
      const texts = allOf(reminderWords[language]);
      expect(texts.length, language).toBe(english.length);
      expect(new Set(texts).size, language).toBeGreaterThanOrEqual(40);
      if (language !== 'en') expect(texts.filter((text) => english.includes(text))).toEqual([]);
    }
  });

  it('SHELL-6 says of the parts of the day and the seasons what belongs to them, the first three most often', () => {
    const texts = drawn({}).map(({ text }) => text);
    const possible = [...en.bands.morning, ...en.seasons.winter];
    expect(new Set(texts)).toEqual(new Set(possible));
    const times = (text: string | undefined) => texts.filter((drawnText) => drawnText === text).length;
    const [least, most] = [
      Math.min(...possible.slice(0, 3).map(times)),
      Math.max(...possible.slice(3).map(times)),
    ];
    expect(least).toBeGreaterThan(most);
  });

  it('SHELL-6 speaks of what is true now before anything else, a crisis most often', () => {
    const kinds = drawn({ hasActiveAlert: true, needingHelp: ['Rosa'], overdueTasks: 2, streak: 7 }).map(
      ({ kind }) => kind,
    );
    const times = (kind: string) => kinds.filter((drawnKind) => drawnKind === kind).length;
    expect(times('everyday')).toBe(0);
    expect(times('crisis')).toBeGreaterThan(times('overdue'));
    expect(times('overdue')).toBeGreaterThan(times('success'));
    expect(times('success')).toBeGreaterThan(0);
    expect(drawn({ streak: 6 }).every(({ kind }) => kind === 'everyday')).toBe(true);
  });

  it.each([
    ['2026-11-22T12:00:00Z', 'Europe/Berlin', { day: '2026-11-22', band: 'midday', season: 'autumn' }],
    ['2026-11-22T12:00:00Z', 'Australia/Sydney', { day: '2026-11-22', band: 'rest', season: 'spring' }],
    [
      '2026-11-22T12:00:00Z',
      'America/Argentina/Salta',
      { day: '2026-11-22', band: 'morning', season: 'spring' },
    ],
    ['2026-01-01T05:00:00Z', 'America/Chicago', { day: '2025-12-31', band: 'rest', season: 'winter' }],
    ['2026-06-01T04:59:00Z', 'UTC', { day: '2026-06-01', band: 'rest', season: 'summer' }],
    ['2026-03-01T06:00:00Z', 'UTC', { day: '2026-03-01', band: 'morning', season: 'spring' }],
    ['2026-03-01T18:00:00Z', 'UTC', { day: '2026-03-01', band: 'evening', season: 'spring' }],
    ['2026-03-01T17:59:00Z', 'Pacific/Auckland', { day: '2026-03-02', band: 'morning', season: 'autumn' }],
  ])('SHELL-6 at %s in %s knows day, part of the day and season', (moment, zone, expected) => {
    expect(bandAndSeason(zone, new Date(moment))).toEqual(expected);
  });
});

describe('the reminder of a member', () => {
  let server: TestServer;
  let ana: TestPerson;
  let circle: TestCircle;
  const remind = () => ana.call('care.getDailyReminder', { circleId: circle.id });

  beforeAll(async () => {
    server = await startTestServer();
    ana = await server.signUp('Ana');
  });
  beforeEach(async () => {
    server.clock.set('2026-11-21T15:00:00Z');
    circle = await ana.createCircle({ timeZone: 'America/Chicago' });
  });
  afterAll(() => server.stop());

  it('SHELL-6 is the same however often the page is loaded', async () => {
    const first = await remind();
    expect(first.kind).toBe('everyday');
    expect([...en.bands.morning, ...en.seasons.autumn]).toContain(first.text);
    server.clock.set('2026-11-21T15:59:00Z');
    expect(await remind()).toEqual(first);
  });

  it('SHELL-6 speaks of a task only once its time has gone by, and not when it is done', async () => {
    const taskId = randomUUID();
    await ana.call('care.addTask', {
      ...{
        circleId: circle.id,
        taskId,
        title: 'Walk',
        description: '',
        recipientId: null,
        assigneeId: ana.id,
      },
      ...{ dueDate: '2026-11-21', dueTime: '09:30' },
    });
    expect((await remind()).kind).toBe('everyday');
    server.clock.set('2026-11-21T15:31:00Z');
    const reminder = await remind();
    expect(reminder.kind).toBe('overdue');
    expect(en.overdueTasks(1)).toContain(reminder.text);
    await ana.call('care.completeTask', { circleId: circle.id, taskId });
    expect((await remind()).kind).toBe('everyday');
  });

  it('SHELL-6 names who needs help, in the language of the reader', async () => {
    const recipientId = randomUUID();
    await ana.call('circles.addRecipient', {
      ...{ circleId: circle.id, recipientId, name: 'Rosa', timeZone: 'America/Chicago', birthDate: null },
      ...{
        homeAddress: '',
        languages: [],
        conditions: [],
        allergies: [],
        insurers: [],
        decisionMakerIds: [],
      },
      memberId: null,
    });
    await ana.call('care.addCheckIn', {
      ...{
        circleId: circle.id,
        checkInId: randomUUID(),
        recipientId,
        status: 'needs-help',
        mood: null,
        notes: '',
      },
    });
    await ana.call('account.changePreferences', { changes: { language: 'de' } });
    const reminder = await remind();
    expect(reminder.kind).toBe('crisis');
    expect(reminderWords.de.needsHelp('Rosa')).toContain(reminder.text);
  });
});
