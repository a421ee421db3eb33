import { randomUUID } from 'node:crypto';
import type { CareTimeInput, HandOffNoteInput, JournalInput, ShiftInput } from '@carecircle/contracts';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { startTestServer, type TestServer } from './start-test-server';
import type { TestCircle, TestPerson } from './test-person';

/** Ana (admin), Ben (caregiver), Fran (friend) and Mia (medical) look after Rosa, who lives in Chicago. */
export class CareLogFixture {
  server!: TestServer;
  circle!: TestCircle;
  ana!: TestPerson;
  ben!: TestPerson;
  fran!: TestPerson;
  mia!: TestPerson;
  rosa!: string;

  get of() {
    return { circleId: this.circle.id, recipientId: this.rosa };
  }

  async addRecipient(name: string, timeZone: string): Promise<string> {
    const recipientId = randomUUID();
    await this.ana.call('circles.addRecipient', {
      ...{ circleId: this.circle.id, recipientId, name, timeZone, birthDate: null, homeAddress: '' },
      ...{ languages: [], conditions: [], allergies: [], insurers: [], decisionMakerIds: [], memberId: null },
    });
    return recipientId;
  }

  addShift(by: TestPerson, fields: Partial<ShiftInput> = {}) {
    return by.call('care.addShift', {
      ...{ ...this.of, shiftId: randomUUID(), memberId: by.id },
      ...{ day: '2026-11-20', time: '08:00', endTime: '12:00', ...fields },
    });
  }

  start(by: TestPerson) {
    return by.call('care.startShift', { ...this.of, shiftId: randomUUID() });
  }

  end(by: TestPerson, shiftId: string) {
    return by.call('care.endShift', { circleId: this.circle.id, shiftId });
  }

  addNote(by: TestPerson, fields: Partial<HandOffNoteInput> = {}) {
    const note = { noteId: randomUUID(), text: 'She slept well', isImportant: false };
    return by.call('care.addHandOffNote', { ...this.of, ...note, ...fields });
  }

  addTime(by: TestPerson, fields: Partial<CareTimeInput> & { shiftId?: string } = {}) {
    return by.call('care.addCareTime', {
      ...{ ...this.of, careTimeId: randomUUID(), day: '2026-11-20', minutes: 60, kind: 'personal' },
      ...{ note: '', shiftId: null, ...fields },
    });
  }

  addEntry(by: TestPerson, fields: Partial<JournalInput> = {}) {
    return by.call('care.addJournalEntry', {
      ...{ ...this.of, entryId: randomUUID(), day: '2026-11-20', text: 'A quiet day', mood: 4 },
      ...{ audience: 'carers', ...fields },
    });
  }

  now(of: TestPerson) {
    return of.call('care.getCareNow', this.of);
  }

  async eventsOf(type: string) {
    return (await this.server.eventsOf(this.circle.id)).filter((event) => event.type === type);
  }
}

/** Makes the fixture for the tests of a file, at noon of the 20th of November in Chicago. */
export function careLogFixture(): CareLogFixture {
  const fixture = new CareLogFixture();
  beforeAll(async () => {
    fixture.server = await startTestServer();
    for (const name of ['Ana', 'Ben', 'Fran', 'Mia'] as const)
      fixture[name.toLowerCase() as 'ana'] = await fixture.server.signUp(name);
  });
  beforeEach(async () => {
    fixture.server.clock.set('2026-11-20T17:00:00Z');
    fixture.circle = await fixture.ana.createCircle({ timeZone: 'UTC' });
    await fixture.circle.join(fixture.ben, 'caregiver');
    await fixture.circle.join(fixture.fran, 'friend');
    await fixture.circle.join(fixture.mia, 'medical');
    fixture.rosa = await fixture.addRecipient('Rosa', 'America/Chicago');
    fixture.server.clock.set('2026-11-20T18:00:00Z');
  });
  afterAll(() => fixture.server.stop());
  return fixture;
}
