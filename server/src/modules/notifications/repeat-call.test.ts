import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addRecipient } from '../../api-conformance/fixture-records';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import type { TestCircle, TestPerson } from '../../testing/test-person';

let server: TestServer;
let ana: TestPerson;
let ben: TestPerson;
let fran: TestPerson;
let circle: TestCircle;

beforeAll(async () => {
  server = await startTestServer();
  [ana, ben, fran] = await Promise.all([server.signUp('Ana'), server.signUp('Ben'), server.signUp('Fran')]);
});
beforeEach(async () => {
  circle = await ana.createCircle({ name: 'Mom' });
  await circle.join(ben);
  await circle.join(fran);
  await server.settled();
});
afterAll(() => server.stop());

const minuteMs = 60_000;
async function pass(minutes: number): Promise<void> {
  for (let left = minutes; left > 0; left -= 1) {
    server.clock.advance(minuteMs);
    await server.settled();
  }
}
/** How often a person was told again of something in this circle. */
async function repeats(person: TestPerson, cause: string): Promise<number> {
  const events = await server.eventsOf(person.id);
  return events.filter(
    ({ type, payload }) =>
      type === 'notification.repeated' &&
      (payload as { notification: { cause: string; circleId: string } }).notification.cause === cause &&
      (payload as { notification: { circleId: string } }).notification.circleId === circle.id,
  ).length;
}

async function raiseAlert(): Promise<string> {
  const alertId = randomUUID();
  await ana.call('emergency.armAlert', {
    circleId: circle.id,
    alertId,
    type: 'panic',
    message: '',
    location: null,
  });
  server.clock.advance(11_000);
  await server.settled();
  return alertId;
}

describe('NOTE-5 what calls for help', () => {
  it('is told again every five minutes, read or not, until one member is on it, then to nobody', async () => {
    const alertId = await raiseAlert();
    await ben.call('notifications.readAllNotifications', {});
    await pass(14);
    expect([await repeats(ana, 'alert-raised'), await repeats(ben, 'alert-raised')]).toEqual([0, 2]);
    await fran.call('emergency.acknowledgeAlert', { circleId: circle.id, alertId });
    await server.settled();
    await pass(12);
    expect([await repeats(ben, 'alert-raised'), await repeats(fran, 'alert-raised')]).toEqual([2, 2]);
  });

  it('ends after twelve hours', async () => {
    await raiseAlert();
    for (let hours = 0; hours < 13; hours += 1)
      for (let fives = 0; fives < 12; fives += 1) {
        server.clock.advance(5 * minuteMs);
        await server.settled();
      }
    expect(await repeats(ben, 'alert-raised')).toBe(144);
  });

  it('is told no more to whoever was removed', async () => {
    await raiseAlert();
    await circle.remove(ben);
    await server.settled();
    await pass(6);
    expect([await repeats(ben, 'alert-raised'), await repeats(fran, 'alert-raised')]).toEqual([0, 1]);
  });

  it('ends with the claim of one call for all the earlier ones for the same person', async () => {
    const recipientId = await addRecipient(circle, 'Rosa');
    const ask = async () => {
      const checkInId = randomUUID();
      await ana.call('care.addCheckIn', {
        circleId: circle.id,
        checkInId,
        recipientId,
        status: 'needs-help',
        mood: null,
        notes: '',
      });
      await server.settled();
      return checkInId;
    };
    await ask();
    const checkInId = await ask();
    await pass(6);
    expect(await repeats(fran, 'help-needed')).toBe(2);
    await ben.call('care.claimHelp', { circleId: circle.id, checkInId });
    await server.settled();
    await pass(6);
    expect(await repeats(fran, 'help-needed')).toBe(2);
  });

  it('is not what only informs', async () => {
    await ana.call('communication.sendMessage', {
      circleId: circle.id,
      messageId: randomUUID(),
      recipientId: null,
      text: 'Dinner at six',
    });
    await pass(6);
    expect(await repeats(ben, 'message-received')).toBe(0);
  });
});
