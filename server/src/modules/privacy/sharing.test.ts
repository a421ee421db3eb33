import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCheckIn, addMedication, addRecipient } from '../../api-conformance/fixture-records';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import type { TestCircle, TestPerson } from '../../testing/test-person';

let server: TestServer;
let ana: TestPerson;
let ben: TestPerson;
let circle: TestCircle;
let rosa: string;

beforeAll(async () => {
  server = await startTestServer();
  ana = await server.signUp('Ana');
  ben = await server.signUp('Ben');
});
afterAll(() => server.stop());
beforeEach(async () => {
  circle = await ana.createCircle();
  await circle.join(ben, 'caregiver');
  rosa = await addRecipient(circle, 'Rosa');
  await ana.call('circles.editRecipient', {
    ...{ circleId: circle.id, recipientId: rosa, changes: { decisionMakerIds: [ana.id] } },
  });
});

const switchOff = (who: TestPerson, recipientId: string, changes: object) =>
  who.call('privacy.changeSharing', { circleId: circle.id, recipientId, changes } as never);
const streamOf = async (who: TestPerson) =>
  server.openStream(who, (await who.call('circles.getSession', { circleId: circle.id })).positions);
const settingsOf = async (who: TestPerson) =>
  (await who.call('privacy.getPrivacy', { circleId: circle.id })).recipients;

describe('PRIV-1 what is shared of a person', () => {
  it('is everything at first, and set by who decides for them', async () => {
    const all = {
      shareHealthData: true,
      shareMedications: true,
      shareAppointments: true,
      shareCheckIns: true,
    };
    expect(await settingsOf(ana)).toEqual([
      { recipientId: rosa, sharing: all, mayChange: true, setBy: 'decision-makers', isWithdrawn: false },
    ]);
    expect((await settingsOf(ben))[0]?.mayChange).toBe(false);
    await expect(switchOff(ben, rosa, { shareMedications: false })).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
    });
  });

  it('is set by the admins where nobody is named', async () => {
    const hugo = await addRecipient(circle, 'Hugo');
    await switchOff(ana, hugo, { shareCheckIns: false });
    expect((await settingsOf(ben))[1]).toMatchObject({ setBy: 'admins', sharing: { shareCheckIns: false } });
  });

  it('counts at once, for everyone else alone, and comes back', async () => {
    await addMedication(circle, 'Metformin', rosa);
    const read = (who: TestPerson) => who.call('care.listMedications', { circleId: circle.id });
    await switchOff(ana, rosa, { shareMedications: false });
    await expect(read(ben)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    expect((await read(ana)).medications).toHaveLength(1);
    await switchOff(ana, rosa, { shareMedications: true });
    expect((await read(ben)).medications).toHaveLength(1);
  });

  it('is of each person: the records of another go on being seen', async () => {
    const hugo = await addRecipient(circle, 'Hugo');
    const { medication } = await addMedication(circle, 'Metformin', rosa);
    await addMedication(circle, 'Ramipril', hugo);
    await switchOff(ana, rosa, { shareMedications: false, shareHealthData: false });
    const { medications, figures } = await ben.call('care.listMedications', { circleId: circle.id });
    expect(medications.map(({ name }) => name)).toEqual(['Ramipril']);
    expect(figures).toHaveLength(1);
    const ofRosa = { circleId: circle.id, recipientId: rosa };
    await expect(ben.call('care.listMedications', ofRosa)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const taking = ben.call('care.deleteMedication', { circleId: circle.id, medicationId: medication ?? '' });
    await expect(taking).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const found = await ben.call('circles.listRecipients', { circleId: circle.id });
    expect(found.map(({ conditions }) => conditions)).toEqual([[], ['Hugo']]);
  });

  it('leaves to everyone what they said themselves, and calls for help to all', async () => {
    const checkInId = randomUUID();
    await ben.call('care.addCheckIn', {
      ...{ circleId: circle.id, checkInId, recipientId: rosa, status: 'needs-help', mood: 1, notes: 'Fell' },
    });
    await addCheckIn(circle, 'Well', rosa);
    await switchOff(ana, rosa, { shareCheckIns: false });
    const { checkIns } = await ben.call('care.listCheckIns', { circleId: circle.id });
    expect(checkIns.map(({ id }) => id)).toEqual([checkInId]);
    expect(await ben.call('care.listOpenHelp', { circleId: circle.id })).toHaveLength(2);
  });

  it('leaves an open stream, the session and the notifications with the switch', async () => {
    await addMedication(circle, 'Metformin', rosa);
    const stream = await streamOf(ben);
    await switchOff(ana, rosa, { shareMedications: false });
    await stream.nextEvent('sharing.changed');
    await addMedication(circle, 'Secret', rosa);
    await ana.call('circles.renameCircle', { circleId: circle.id, name: 'Later' });
    await stream.nextEvent('circle.renamed');
    expect(JSON.stringify(stream.received)).not.toContain('Secret');
    stream.close();
    const { session } = await ben.call('circles.getSession', { circleId: circle.id });
    expect(session?.member).toMatchObject({ withheld: ['medications'], hidden: { [rosa]: ['medications'] } });
    await server.settled();
    const { notifications } = await ben.call('notifications.listNotifications', {});
    expect(JSON.stringify(notifications)).not.toContain('Secret');
  });

  it('is no way in for who names themselves', async () => {
    await switchOff(ana, rosa, { shareMedications: true, shareCheckIns: false });
    const naming = ben.call('circles.editRecipient', {
      ...{ circleId: circle.id, recipientId: rosa, changes: { decisionMakerIds: [ben.id] } },
    });
    await expect(naming).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    await ana.call('circles.editRecipient', {
      ...{ circleId: circle.id, recipientId: rosa, changes: { decisionMakerIds: [ana.id, ben.id] } },
    });
    expect((await ben.call('circles.getSession', { circleId: circle.id })).session?.member?.withheld).toEqual(
      [],
    );
  });

  it('of another circle cannot be set', async () => {
    const other = await ben.createCircle();
    const setting = ben.call('privacy.changeSharing', {
      ...{ circleId: other.id, recipientId: rosa, changes: { shareCheckIns: false } },
    });
    await expect(setting).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('PRIV-3 consents', () => {
  const isMember = (person: TestPerson) =>
    ana.call('circles.editRecipient', {
      ...{
        circleId: circle.id,
        recipientId: rosa,
        changes: { memberId: person.id, decisionMakerIds: [ana.id] },
      },
    });

  it('the HIPAA authorization taken back hides the person from everyone else, given again shows them', async () => {
    await isMember(ben);
    await addMedication(circle, 'Metformin', rosa);
    const read = (who: TestPerson) => who.call('care.listMedications', { circleId: circle.id });
    const stream = await streamOf(ana);
    await ben.call('privacy.changeConsent', { kind: 'hipaa', isGiven: false });
    await stream.nextEvent('sharing.changed');
    stream.close();
    await expect(read(ana)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    expect((await read(ben)).medications).toHaveLength(1);
    expect((await settingsOf(ana))[0]?.isWithdrawn).toBe(true);
    await ben.call('privacy.changeConsent', { kind: 'hipaa', isGiven: true });
    expect((await read(ana)).medications).toHaveLength(1);
  });

  it('are given by signing up, taken back all at once, with version and time', async () => {
    const cleo = await server.signUp('Cleo');
    const before = await cleo.call('privacy.listConsents', {});
    expect(before.map(({ isGiven, changedAt }) => [isGiven, changedAt])).toEqual([
      [true, null],
      [true, null],
    ]);
    const after = await cleo.call('privacy.revokeAllConsents', {});
    expect(after.map(({ kind, isGiven }) => [kind, isGiven])).toEqual([
      ['hipaa', false],
      ['data-processing', false],
    ]);
    expect(after.every(({ changedAt, version }) => changedAt !== null && version.length > 0)).toBe(true);
    expect(await cleo.call('privacy.listConsents', {})).toEqual(after);
  });
});
