import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import type { TestCircle, TestPerson } from '../../testing/test-person';

let server: TestServer;
let ana: TestPerson;
let ben: TestPerson;
let circle: TestCircle;

const facts = {
  phone: '+13125550142',
  address: 'Elm St 4',
  dateOfBirth: '1980-02-01',
  emergencyContact: 'Cleo - 312 555 0187',
};

beforeAll(async () => {
  server = await startTestServer();
  [ana, ben] = await Promise.all([server.signUp('Ana'), server.signUp('Ben')]);
  circle = await ana.createCircle();
  await circle.join(ben);
  await ben.call('account.editAccount', { changes: facts });
});
afterAll(() => server.stop());

const profileOf = ({ id }: TestPerson) =>
  ana.call('circles.getMemberProfile', { circleId: circle.id, memberId: id });
const share = (changes: object) => ben.call('account.editAccount', { changes });

describe('CIRC-3 the profile of a member', () => {
  it('shows the telephone number and nothing else unless they share it', async () => {
    expect(await profileOf(ben)).toEqual({
      memberId: ben.id,
      phone: facts.phone,
      address: null,
      dateOfBirth: null,
      emergencyContact: null,
    });
  });

  it('shows each field that they share, and hides the number that they do not', async () => {
    await share({
      sharesPhone: false,
      sharesAddress: true,
      sharesDateOfBirth: true,
      sharesEmergencyContact: true,
    });
    expect(await profileOf(ben)).toEqual({ memberId: ben.id, ...facts, phone: null });
    const { session } = await ana.call('circles.getSession', { circleId: circle.id });
    expect(session?.members.find(({ id }) => id === ben.id)?.phone).toBeNull();
    expect((await ben.call('account.getAccount', {})).phone).toBe(facts.phone);
    await share({ sharesPhone: true, sharesAddress: false });
    expect(await profileOf(ben)).toMatchObject({ phone: facts.phone, address: null });
  });

  it('MFE-7 a change of what is shared is told to the circle, without what it is', async () => {
    await share({ sharesAddress: true });
    const last = (await server.eventsOf(circle.id)).at(-1);
    expect(last?.type).toBe('member.profile-changed');
    expect(JSON.stringify(last)).not.toContain(facts.address);
  });

  it('is not found for another circle’s member, for whoever waits and for whoever has left', async () => {
    const [stranger, waiting, former] = await Promise.all(
      ['Stranger', 'Waiting', 'Former'].map((name) => server.signUp(name)),
    );
    await stranger?.createCircle();
    await circle.request(waiting as TestPerson);
    await circle.join(former as TestPerson);
    await circle.remove(former as TestPerson);
    for (const person of [stranger, waiting, former])
      await expect(profileOf(person as TestPerson)).rejects.toMatchObject({
        body: { code: 'NOT_FOUND', message: 'Member not found' },
      });
  });
});
