import { randomUUID } from 'node:crypto';
import type { CheckInScheduleInput, DueCheckIn } from '@carecircle/contracts';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { addRecipient } from '../api-conformance/fixture-records';
import type { OutputFor } from './call-operation';
import { startTestServer, type TestServer } from './start-test-server';
import type { TestCircle, TestPerson } from './test-person';

/**
 * A server with Ana, Ben, Cleo and Fran, and for each test a new circle of theirs that cares for Rosa, at noon of the 20th of
 * November 2026. Ana is its admin, Ben and Cleo give care, Fran is a friend, who may not see check-ins. Everything is in UTC.
 */
export class CheckInFixture {
  declare server: TestServer;
  declare ana: TestPerson;
  declare ben: TestPerson;
  declare cleo: TestPerson;
  declare fran: TestPerson;
  declare circle: TestCircle;
  declare rosa: string;

  /** Changes Rosa's schedule; unless told, it is switched on and asks Ben, with Cleo as contact. */
  edit(changes: Partial<CheckInScheduleInput> = {}, person = this.ana) {
    const usual = { isOn: true, askedId: this.ben.id, contactIds: [this.cleo.id] };
    return person.call('care.editCheckInSchedule', { ...this.ofRosa(), changes: { ...usual, ...changes } });
  }

  ofRosa() {
    return { circleId: this.circle.id, recipientId: this.rosa };
  }

  /** Lets the time be this, and everything happen that is due by then. */
  async at(moment: string): Promise<void> {
    this.server.clock.set(moment);
    await this.server.settled();
  }

  async plan(person = this.ana): Promise<OutputFor<'care.listCheckInPlans'>[number]> {
    const plans = await person.call('care.listCheckInPlans', { circleId: this.circle.id });
    const own = plans.find(({ schedule }) => schedule.recipientId === this.rosa);
    if (!own) throw new Error('Rosa has no plan.');
    return own;
  }

  async due(): Promise<DueCheckIn> {
    const { due } = await this.plan();
    if (!due) throw new Error('Nothing is due.');
    return due;
  }

  /** Day, time, state and reason of what is over, newest first. */
  async history(): Promise<string[]> {
    return (await this.plan()).history.map(
      ({ day, time, status, reason }) => `${day} ${time} ${status}${reason ? ` ${reason}` : ''}`,
    );
  }

  checkIn(person = this.ben, status: 'safe' | 'needs-help' = 'safe') {
    const fields = { status, mood: null, notes: '' };
    return person.call('care.addCheckIn', { ...this.ofRosa(), checkInId: randomUUID(), ...fields });
  }

  pause(from: string, until: string | null, person = this.ana) {
    const pauseId = randomUUID();
    return person.call('care.pauseCheckIns', {
      ...this.ofRosa(),
      pauseId,
      from,
      until,
      reason: 'In hospital',
    });
  }

  /** Cause and priority of what somebody was told about check-ins of this circle, oldest first. */
  async toldTo(person: TestPerson): Promise<string[]> {
    const { notifications } = await person.call('notifications.listNotifications', { type: 'checkin' });
    return notifications
      .filter(({ circleId }) => circleId === this.circle.id)
      .map(({ cause, priority }) => `${cause} ${priority}`)
      .reverse();
  }

  async eventsOf(type: string) {
    return (await this.server.eventsOf(this.circle.id)).filter((event) => event.type === type);
  }
}

/** Makes the fixture for the tests of a file. */
export function checkInFixture(): CheckInFixture {
  const fixture = new CheckInFixture();
  beforeAll(async () => {
    fixture.server = await startTestServer();
    for (const name of ['Ana', 'Ben', 'Cleo', 'Fran'] as const)
      fixture[name.toLowerCase() as 'ana'] = await fixture.server.signUp(name);
  });
  beforeEach(async () => {
    fixture.server.clock.set('2026-11-20T12:00:00Z');
    fixture.circle = await fixture.ana.createCircle({ timeZone: 'UTC' });
    await fixture.circle.join(fixture.ben, 'caregiver');
    await fixture.circle.join(fixture.cleo, 'caregiver');
    await fixture.circle.join(fixture.fran, 'friend');
    fixture.rosa = await addRecipient(fixture.circle, 'Rosa Example');
  });
  afterAll(() => fixture.server.stop());
  return fixture;
}
