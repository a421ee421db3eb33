import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { DomainEvent } from '@carecircle/contracts';
import { presetFor } from '@carecircle/permissions';
import { and, eq } from 'drizzle-orm';
import pino from 'pino';
import { members } from '../access/circles.tables';
import { basicPlanRow, circlePlans } from '../modules/plans';
import { createServer, type Server, type ServerParts } from '../create-server';
import { createFieldCrypto } from '../crypto/field-crypto';
import { createPasswords } from '../crypto/passwords';
import { createMemoryFileStore } from '../files/memory-file-store';
import { createIce } from '../ice/ice';
import type { Letter, Mail } from '../mail/mail';
import type { Push } from '../push/push';
import { createPush } from '../push/create-push';
import { vapidKeys } from '../push/vapid-keys';
import { createGoogleSignIn } from '../google/create-google-sign-in';
import { createHealthAccounts } from '../health-accounts/create-health-accounts';
import { createSms } from '../sms/create-sms';
import { createVoice } from '../voice/create-voice';
import { createMemoryRelay } from '../spine/relays/memory-relay';
import { noSupport } from '../spine/support-options';
import { readEvents } from '../spine/read-events';
import { testDemoPlan } from './test-demo-plan';
import { callOperation, type InputFor, type OperationKey, type OutputFor } from './call-operation';
import { createTestClock, type TestClock } from './test-clock';
import { takeTestDatabase } from './test-database';
import { signUpPerson, type CircleGifts, type TestPerson } from './test-person';
import { openTestStream, type TestStream } from './test-stream';

export interface TestServer extends Server {
  clock: TestClock;
  /** Letters that the server has sent. */
  letters: Letter[];
  signUp(name: string): Promise<TestPerson>;
  /** Puts a circle on a plan, as if it had been paid for. */
  givePlan: CircleGifts['givePlan'];
  /** Calls an operation as a stranger. */
  call<K extends OperationKey>(key: K, input: InputFor<K>): Promise<OutputFor<K>>;
  /** All events of a circle's or a person's log. */
  eventsOf(scopeId: string): Promise<DomainEvent[]>;
  /** Address of the server on a port of its own, opened when first asked for. */
  url(): Promise<string>;
  /** Opens the event stream from these positions, or from the person's session. */
  openStream(person: TestPerson, positions?: Record<string, number>): Promise<TestStream>;
}

/** One installation has one key: several servers of a test share a database. */
const crypto = createFieldCrypto(randomBytes(32));
/** Cheap ones: thousands of people sign up here. */
const passwords = createPasswords({ logCost: 4 });

interface TestServerParts extends Partial<ServerParts> {
  clock?: TestClock;
}

/** The whole server on an empty database. End it with `stop`. Options replace single parts. */
export async function startTestServer(options: TestServerParts = {}): Promise<TestServer> {
  const clock = options.clock ?? createTestClock();
  const letters: Letter[] = [];
  const server = await createServer({
    database: options.database ?? (await takeTestDatabase()),
    relay: createMemoryRelay(),
    clock,
    log: pino({ level: process.env.TEST_LOG ?? 'silent' }),
    mail: outbox(letters),
    sms: createSms(null),
    voice: createVoice(null),
    mapTiles: null,
    push: silentPush(),
    ice: createIce({ stunUrls: [], turn: null }),
    model: null,
    google: createGoogleSignIn(null),
    healthAccounts: createHealthAccounts(null),
    crypto,
    passwords,
    files: createMemoryFileStore(),
    scanner: null,
    payments: null,
    // Tests let weeks pass with the same browser.
    idleMinutes: 0,
    support: { ...noSupport, email: 'support@care.example' },
    publicOrigin: null,
    ownOrigin: 'https://care.example',
    requestsPerMinute: 1_000_000,
    trustedProxies: [],
    demo: testDemoPlan(),
    ...options,
  });
  await server.app.ready();
  const url = () => {
    opened ??= server.app.listen({ port: 0, host: '127.0.0.1' });
    return opened.then(() => `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`);
  };
  let opened: Promise<string> | undefined;
  const gifts = giftsOf(server);
  return {
    ...server,
    clock,
    letters,
    url,
    signUp: (name) => signUpPerson(server.app, name, gifts),
    givePlan: gifts.givePlan,
    call: (key, input) => callOperation(server.app, key, input),
    eventsOf: (scopeId) => readEvents(server.spine.database.db, scopeId, 0, { limit: 10_000 }),
    async openStream(person, positions) {
      const from = positions ?? (await person.call('circles.getSession', {})).positions;
      const text = Object.entries(from).map(([scopeId, sequence]) => `${scopeId}:${sequence}`);
      return openTestStream(`${await url()}/api/events?positions=${text.join(',')}`, person.cookie);
    },
  };
}

function giftsOf({ spine }: Server): CircleGifts {
  const { db } = spine.database;
  return {
    async givePreset(circleId, personId, role) {
      await db
        .update(members)
        .set({ permissions: presetFor(role) })
        .where(and(eq(members.circleId, circleId), eq(members.personId, personId)));
    },
    async givePlan(circleId, planId) {
      await db.insert(circlePlans).values({ ...basicPlanRow(circleId, new Date(0)), planId });
    },
  };
}

/** Knows the push services there are, and never calls them. */
function silentPush(): Push {
  const push = createPush({ keys: vapidKeys(crypto), contact: 'mailto:operator@care.example' });
  return { ...push, send: async () => undefined };
}

function outbox(letters: Letter[]): Mail {
  return {
    isConfigured: true,
    send: async (letter) => void letters.push(letter),
    close: () => undefined,
  };
}
