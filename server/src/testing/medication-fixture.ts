import { randomUUID } from 'node:crypto';
import { medicationDefaults, type Dose, type Medication } from '@carecircle/contracts';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { DatabaseHandle } from '../database/database';
import { addRecipient } from '../api-conformance/fixture-records';
import type { InputFor, OutputFor } from './call-operation';
import { startTestServer, type TestServer } from './start-test-server';
import type { TestCircle, TestPerson } from './test-person';

export type MedicationInputOf = InputFor<'care.addMedication'>;

/** What most medications of the tests are: one tablet at 08:00, every day. */
const usual = {
  ...medicationDefaults,
  name: 'Metformin',
  dosage: '1 tablet',
  frequency: 'once-daily',
  times: ['08:00'],
  startDate: '2026-11-01',
  unitsLeft: null,
  sideEffects: [],
  interactions: [],
  ingredients: [],
  escalationChain: [],
};

/**
 * A server with Ana, Ben, Cleo and Fran, and for each test a new circle of theirs that cares for Rosa, at noon of the 20th of
 * November 2026. Ana is its admin; the others join where they are wanted. Everything is in UTC.
 */
export class MedicationFixture {
  declare server: TestServer;
  declare ana: TestPerson;
  declare ben: TestPerson;
  declare cleo: TestPerson;
  declare fran: TestPerson;
  declare circle: TestCircle;
  declare rosa: string;

  inputOf(changes: Partial<MedicationInputOf> = {}): MedicationInputOf {
    const ids = { circleId: this.circle.id, medicationId: randomUUID(), recipientId: this.rosa };
    return { ...ids, ...usual, ...changes } as MedicationInputOf;
  }

  add(changes: Partial<MedicationInputOf> = {}, person = this.ana): Promise<Medication> {
    return person.call('care.addMedication', this.inputOf(changes));
  }

  ofMedication(medicationId: string) {
    return { circleId: this.circle.id, medicationId };
  }

  slot(medicationId: string, day: string, time = '08:00') {
    return { ...this.ofMedication(medicationId), day, time };
  }

  edit(medicationId: string, changes: object): Promise<Medication> {
    return this.ana.call('care.editMedication', { ...this.ofMedication(medicationId), changes } as never);
  }

  /** Lets the time be this, and everything happen that is due by then. */
  async at(moment: string): Promise<void> {
    this.server.clock.set(moment);
    await this.server.settled();
  }

  doses(from: string, to = from): Promise<Dose[]> {
    return this.ana.call('care.listDoses', { circleId: this.circle.id, from, to });
  }

  /** Day, time and state of each dose, in their order. */
  async states(from: string, to = from): Promise<string[]> {
    return (await this.doses(from, to)).map(({ day, time, status }) => `${day} ${time} ${status}`);
  }

  list(): Promise<OutputFor<'care.listMedications'>> {
    return this.ana.call('care.listMedications', { circleId: this.circle.id });
  }

  async logOf(medicationId: string) {
    return (await this.ana.call('care.listDoseLog', this.ofMedication(medicationId))).entries;
  }

  /** Types of the events about a medication, in their order. */
  async typesAbout(medicationId: string): Promise<string[]> {
    const events = await this.server.eventsOf(this.circle.id);
    return events
      .filter(({ payload }) => JSON.stringify(payload).includes(medicationId))
      .map(({ type }) => type);
  }

  /** Cause and priority of what somebody was told about medications of this circle, oldest first. */
  async toldTo(person: TestPerson): Promise<string[]> {
    const { notifications } = await person.call('notifications.listNotifications', { type: 'medication' });
    return notifications
      .filter(({ circleId }) => circleId === this.circle.id)
      .map(({ cause, priority }) => `${cause} ${priority}`)
      .reverse();
  }

  async pointsOf(person: TestPerson): Promise<number> {
    const { id: circleId } = this.circle;
    return (await person.call('points.getMemberPoints', { circleId })).totalPoints;
  }
}

/** Makes the fixture for the tests of a file, on a database of their own where they ask for one. */
export function medicationFixture(
  joining: ('ben' | 'cleo' | 'fran')[] = [],
  openDatabase?: () => Promise<DatabaseHandle>,
): MedicationFixture {
  const fixture = new MedicationFixture();
  beforeAll(async () => {
    fixture.server = await startTestServer(openDatabase ? { database: await openDatabase() } : {});
    for (const name of ['Ana', 'Ben', 'Cleo', 'Fran'] as const)
      fixture[name.toLowerCase() as 'ana'] = await fixture.server.signUp(name);
  });
  beforeEach(async () => {
    fixture.server.clock.set('2026-11-20T12:00:00Z');
    fixture.circle = await fixture.ana.createCircle({ timeZone: 'UTC' });
    for (const name of joining)
      await fixture.circle.join(fixture[name], name === 'fran' ? 'family' : 'caregiver');
    fixture.rosa = await addRecipient(fixture.circle, 'Rosa');
  });
  afterAll(() => fixture.server.stop());
  return fixture;
}

/** How a refusal at a field looks. */
export const refusedAt = (path: string, code: string) => ({
  code: 'INVALID_INPUT',
  fields: [{ path, code }],
});
