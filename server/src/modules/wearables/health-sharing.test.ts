import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addRecipient } from '../../api-conformance/fixture-records';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import type { TestCircle, TestPerson } from '../../testing/test-person';
import { wearableFixture } from '../../testing/wearable-fixture';

let server: TestServer;
let ana: TestPerson;
let ben: TestPerson;
let circle: TestCircle;
let rosa: string;
let hugo: string;

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
  hugo = await addRecipient(circle, 'Hugo');
});

/** Ana, who decides as the only admin, switches what Rosa shares. */
const share = (shareHealthData: boolean) =>
  ana.call('privacy.changeSharing', {
    ...{ circleId: circle.id, recipientId: rosa, changes: { shareHealthData } },
  });
const wearersSeenBy = async (person: TestPerson) =>
  (await person.call('wearables.listDevices', { circleId: circle.id })).devices.map(
    ({ wearerId }) => wearerId,
  );
const summary = (person: TestPerson, wearerId: string) =>
  person.call('wearables.getHealthSummary', { circleId: circle.id, wearerId });

describe('PRIV-1 what devices measure of somebody', () => {
  it('follows their switch of health data, of them alone, and comes back with it', async () => {
    const fixture = wearableFixture(server, circle.id);
    const { id: deviceId } = await fixture.connect(ana, rosa);
    await fixture.connect(ana, hugo);
    await share(false);
    expect(await wearersSeenBy(ben)).toEqual([hugo]);
    expect((await wearersSeenBy(ana)).sort()).toEqual([rosa, hugo].sort());
    await expect(summary(ben, rosa)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await summary(ben, hugo)).wearerId).toBe(hugo);
    await expect(
      ben.call('wearables.disconnectDevice', { circleId: circle.id, deviceId }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await share(true);
    expect((await summary(ben, rosa)).wearerId).toBe(rosa);
  });

  it('leaves an open stream with the switch', async () => {
    const fixture = wearableFixture(server, circle.id);
    await share(false);
    await server.settled();
    const { positions } = await ben.call('circles.getSession', { circleId: circle.id });
    const stream = await server.openStream(ben, positions);
    await fixture.connect(ana, rosa);
    await fixture.connect(ana, hugo);
    await server.settled();
    await ana.call('circles.renameCircle', { circleId: circle.id, name: 'Later' });
    await stream.nextEvent('circle.renamed');
    expect(JSON.stringify(stream.received)).toContain(hugo);
    expect(JSON.stringify(stream.received)).not.toContain(rosa);
    stream.close();
  });
});
