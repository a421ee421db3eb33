import { randomBytes, randomUUID } from 'node:crypto';
import {
  circleLimits,
  listLimits,
  medicationDefaults,
  mostCalendarFeeds,
  mostHeldMs,
  type CheckInPause,
} from '@carecircle/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '../recurrence/day-number';
import type { InputFor } from '../testing/call-operation';
import { isWhole } from '../testing/depth';
import { insist } from '../testing/insist';
import { startTestServer, type TestServer } from '../testing/start-test-server';
import type { TestCircle, TestPerson } from '../testing/test-person';
import { addRecipient } from './fixture-records';

let server: TestServer;
let ana: TestPerson;
let circle: TestCircle;
let rosa: string;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  server.clock.set(new Date('2026-11-20T12:00:00Z'));
  ana = await server.signUp('Ana');
  circle = await ana.createCircle({ timeZone: 'UTC' });
  rosa = await addRecipient(circle, 'Rosa');
});
afterAll(() => server.stop());

const ofRosa = () => ({ circleId: circle.id, recipientId: rosa });

/** Adds until there is no room for one more, and gives how many came in. */
async function fill(most: number, add: (index: number) => Promise<unknown>): Promise<void> {
  for (let index = 0; index < most; index += 1) await add(index);
  await expect(add(most)).rejects.toMatchObject({ code: 'FULL', body: { details: { most } } });
}

describe('ALL-3 of each kind there can be so many and no more, and its list shows them all', () => {
  it('CAL-4 calendar feeds of a member', async () => {
    const add = () =>
      ana.call('care.addCalendarFeed', {
        ...{ circleId: circle.id, feedId: randomUUID(), level: 'busy' },
        token: randomBytes(32).toString('base64url'),
      });
    await fill(mostCalendarFeeds, add);
    const feeds = await ana.call('care.listCalendarFeeds', { circleId: circle.id });
    expect(feeds).toHaveLength(mostCalendarFeeds);
    await ana.call('care.endCalendarFeed', { circleId: circle.id, feedId: feeds[0]?.id ?? '' });
    await add();
  });

  it('CARE-1 shifts of a person on one day', async () => {
    const halfHour = (number: number) =>
      `${String(Math.floor(number / 2)).padStart(2, '0')}:${number % 2 === 0 ? '00' : '30'}`;
    const add = (index: number, day = '2026-11-21') =>
      ana.call('care.addShift', {
        ...{ ...ofRosa(), shiftId: randomUUID(), memberId: ana.id, day },
        ...{ time: halfHour(index), endTime: halfHour(index + 1) },
      });
    await fill(circleLimits.shiftsOfDay, add);
    await add(0, '2026-11-22');
    const { shifts } = await ana.call('care.getCareNow', ofRosa());
    expect(shifts).toHaveLength(circleLimits.shiftsOfDay + 1);
  });

  if (isWhole)
    it('MED-5 doses as needed of a person on one day', async () => {
      const medicationId = randomUUID();
      await ana.call('care.addMedication', {
        ...{ ...ofRosa(), medicationId, ...medicationDefaults, name: 'Ibuprofen', dosage: '1 tablet' },
        ...{ frequency: 'as-needed', times: [], startDate: '2026-11-01', unitsLeft: null },
        ...{ sideEffects: [], interactions: [], ingredients: [], escalationChain: [] },
      } as InputFor<'care.addMedication'>);
      const give = () =>
        ana.call('care.takeAsNeeded', {
          ...{ circleId: circle.id, medicationId, doseId: randomUUID() },
          takenAt: '2026-11-20T11:00:00.000Z',
        });
      await fill(circleLimits.neededDosesOfDay, give);
      const { recipients } = await ana.call('care.getMedicationDay', { circleId: circle.id });
      expect(recipients[0]?.doses).toHaveLength(circleLimits.neededDosesOfDay);
    });

  it('CHK-4 pauses of check-ins', async () => {
    const add = (index: number): Promise<CheckInPause> => {
      const from = addDays('2026-12-01', 2 * index);
      return ana.call('care.pauseCheckIns', {
        ...ofRosa(),
        ...{ pauseId: randomUUID(), from, until: from, reason: '' },
      });
    };
    await fill(circleLimits.checkInPauses, add);
    const [plan] = await ana.call('care.listCheckInPlans', { circleId: circle.id });
    expect(plan?.pauses).toHaveLength(circleLimits.checkInPauses);
  });

  it('CHK-4 links for check-ins on behalf, those that are over not counted', async () => {
    const add = () => ana.call('care.addCheckInLink', { ...ofRosa(), linkId: randomUUID(), hours: 1 });
    await fill(circleLimits.checkInLinks, add);
    const links = await ana.call('care.listCheckInLinks', { circleId: circle.id });
    expect(links).toHaveLength(circleLimits.checkInLinks);
    server.clock.set(new Date('2026-11-20T13:30:00Z'));
    await add();
  });

  if (isWhole)
    it('CIRC-1 circles of a person, those they wait for too', async () => {
      const add = () => ana.createCircle({ name: 'Another' });
      for (let there = 1; there < circleLimits.circlesOfPerson; there += 1) await add();
      await expect(add()).rejects.toMatchObject({ code: 'FULL' });
      const { session } = await ana.call('circles.getSession', {});
      expect(session?.circles).toHaveLength(circleLimits.circlesOfPerson);
    });
});

describe('ALL-3 what is more than one answer holds', () => {
  it('EMER-2 the newest open alerts are shown, oldest first', async () => {
    const alertIds: string[] = [];
    for (let index = 0; index < listLimits.openAlerts + 2; index += 1) {
      const alertId = randomUUID();
      alertIds.push(alertId);
      await insist(ana, 'emergency.armAlert', {
        ...{ circleId: circle.id, alertId, type: 'panic', message: '', location: null },
        heldMs: mostHeldMs,
      });
      server.clock.set(new Date(server.clock.now().getTime() + 1000));
    }
    const open = await ana.call('emergency.listOpenAlerts', { circleId: circle.id });
    expect(open.map(({ id }) => id)).toEqual(alertIds.slice(2));
  });

  it('MED-2 doses go on after the last one that was listed', async () => {
    const medicationId = randomUUID();
    await ana.call('care.addMedication', {
      ...{ ...ofRosa(), medicationId, ...medicationDefaults, name: 'Metformin', dosage: '1 tablet' },
      ...{ frequency: 'twice-daily', times: ['08:00', '20:00'], startDate: '2026-11-01', unitsLeft: null },
      ...{ sideEffects: [], interactions: [], ingredients: [], escalationChain: [] },
    } as InputFor<'care.addMedication'>);
    const range = { circleId: circle.id, from: '2026-11-20', to: '2026-11-27' };
    const all = (await ana.call('care.listDoses', range)).map(({ id }) => id);
    expect(all.length).toBeGreaterThan(10);
    for (const at of [0, 4, all.length - 1]) {
      const rest = await ana.call('care.listDoses', { ...range, after: all[at] });
      expect(rest.map(({ id }) => id)).toEqual(all.slice(at + 1));
    }
  });

  it('TASK-3 the coverage board says how much more there is', async () => {
    for (let index = 0; index < listLimits.uncovered + 3; index += 1)
      await ana.call('care.addTask', {
        ...{ circleId: circle.id, taskId: randomUUID(), title: `Errand ${index}`, description: '' },
        ...{ recipientId: null, assigneeId: null, dueDate: '2026-11-21', dueTime: null },
      });
    const board = await ana.call('care.listUncovered', { circleId: circle.id });
    expect(board.tasks).toHaveLength(listLimits.uncovered);
    expect(board.more).toBe(3);
  });
});
