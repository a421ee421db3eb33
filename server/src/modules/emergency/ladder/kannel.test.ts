import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import type { EmergencyContact } from '@carecircle/contracts';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { GatewayOptions } from '../../../gateway/gateway';
import { createSms } from '../../../sms/create-sms';
import { isWhole } from '../../../testing/depth';
import { freePort } from '../../../testing/partners/free-port';
import { hasKannel, startKannel, unroutable, type Kannel } from '../../../testing/partners/kannel';
import { startTestServer, type TestServer } from '../../../testing/start-test-server';
import type { TestCircle, TestPerson } from '../../../testing/test-person';
import { eventually } from '../../../testing/eventually';

const raiserName = 'Begoña סבתא جدتي Núñez';
const lee = '+13125550101';

describe.runIf(hasKannel)('NOTE-5 EMER-2 an alert’s texts over a real Kannel', () => {
  let kannel: Kannel;
  let server: TestServer;
  let begona: TestPerson;
  let ben: TestPerson;
  let circle: TestCircle;
  let logged: string;

  beforeEach(async () => {
    kannel = await startKannel();
    await texting(kannel.sms);
  });
  afterEach(async () => {
    await server.stop();
    await kannel.remove();
  });

  /** A server that Kannel can reach, which texts over this gateway, and a circle of two. */
  async function texting(gateway: GatewayOptions): Promise<void> {
    logged = '';
    const keep = new Writable({
      write(line: Buffer, _encoding, done) {
        logged += line.toString();
        done();
      },
    });
    const port = await freePort();
    server = await startTestServer({
      sms: createSms(gateway),
      ownOrigin: `http://127.0.0.1:${port}`,
      log: pino({ level: 'debug' }, keep),
    });
    await server.app.listen({ port, host: '127.0.0.1' });
    [begona, ben] = [await server.signUp(raiserName), await server.signUp('Ben')];
    circle = await begona.createCircle({ name: 'Casa Núñez' });
    await circle.join(ben);
    await begona.call('account.changePreferences', { changes: { language: 'es' } });
  }
  const addLee = (fields: Partial<Pick<EmergencyContact, 'email' | 'phone'>> = {}) =>
    begona.call('emergency.addContact', {
      ...{ circleId: circle.id, contactId: randomUUID(), name: 'Lee', relationship: 'Neighbor' },
      ...{ phone: lee, email: null, preferredChannel: 'text', isPrimary: true, canReceiveAlerts: true },
      ...fields,
    });
  async function pass(seconds: number): Promise<void> {
    server.clock.advance(seconds * 1000);
    await server.settled();
  }
  /** Until the contact's rung. */
  async function raise(): Promise<void> {
    const alert = { type: 'panic', message: '', location: null } as const;
    await begona.call('emergency.armAlert', { circleId: circle.id, alertId: randomUUID(), ...alert });
    await pass(10);
    await pass(120);
  }
  const noticesBecome = (expected: string[]) =>
    eventually(async () => {
      await server.settled();
      const open = await ben.call('emergency.listOpenAlerts', { circleId: circle.id });
      const shown = open.flatMap(({ notices }) => notices);
      expect(shown.map(({ channel, status }) => `${channel} ${status}`)).toEqual(expected);
    });
  /** The one text there is. Kannel tells that the first part arrived before the last one has. */
  const textOfLee = () =>
    eventually(() => {
      const [text, ...more] = kannel.texts();
      if (!text || more.length > 0) throw new Error('There is not one text.');
      return text;
    });

  it('NOTE-5 EMER-3 arrive whole in whatever letters, and Kannel tells that they did', async () => {
    await addLee();
    await raise();
    await noticesBecome(['sms delivered']);
    const { to, text, parts } = await textOfLee();
    expect(to).toBe(lee);
    expect(text).toContain(`${raiserName} necesita ayuda`);
    expect(text).toMatch(/Casa Núñez[^]*\/alert-notice\/[\w-]{65}$/);
    expect(parts).toBe(Math.ceil(text.length / 67));
  });

  if (isWhole)
    it('NOTE-5 EMER-3 that Kannel has no network for go on to the next way, once', async () => {
      await addLee({ phone: `${unroutable}5550101`, email: 'lee@example.org' });
      await raise();
      await noticesBecome(['email sent']);
      await pass(3_600);
      expect(server.letters.filter(({ subject }) => subject.startsWith('EMERGENCIA'))).toHaveLength(1);
    });

  if (isWhole)
    it('NOTE-5 EMER-3 with a wrong password fail, the next way is tried, and the log says why without the password', async () => {
      await server.stop();
      const url = kannel.sms.url.replace('password=secret', 'password=guessed-wrong');
      await texting({ ...kannel.sms, url });
      await addLee({ email: 'lee@example.org' });
      await raise();
      await noticesBecome(['email sent']);
      expect(logged).toMatch(/The gateway answered 403\.[^\n]*an alert notice did not go out/);
      expect(logged).not.toMatch(/guessed-wrong|555010|sendsms/);
      expect(kannel.texts()).toEqual([]);
    });

  it('NOTE-5 EMER-3 while Kannel is away fail, and go out once it is back', async () => {
    await addLee();
    await kannel.stop();
    await raise();
    await noticesBecome(['sms failed']);
    expect(logged).toMatch(/an alert notice did not go out/);
    expect(logged).not.toMatch(/password|555010|sendsms/);
    await kannel.start();
    await pass(60);
    await noticesBecome(['sms delivered']);
    expect((await textOfLee()).text).toContain(raiserName);
  });
});
